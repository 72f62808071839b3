// The curtain between two people at one screen: nothing private is in the page while it hangs.

import { $, colour, el, icon, say, spans, still, svg } from "./dom.js";

const HOLD = 600;

export class Curtain {
  constructor() {
    this.element = $("#curtain");
    this.raised = null;
  }

  get hangs() {
    return !this.element.hidden;
  }

  /** Fall for `seat`; `raise()` is called when they have held the button, `peek()` shows the open board, where anybody may see it. */
  fall(seat, name, raise, peek) {
    if (this.hangs && this.raised?.seat === seat) return;
    this.raised = { seat };
    const hold = this.button(name, () => {
      if (this.raised?.seat !== seat) return;
      this.raised = null;
      raise();
      this.rise();
    });
    const title = say("js-curtain-pass", { name: "\u0000" }).split("\u0000");
    const heading = el(
      "h2",
      { id: "curtain-title", tabindex: "-1" },
      title[0],
      el("span", { class: "who" }, name),
      title[1] || "",
    );
    const plate = el(
      "section",
      { class: `card pl p${seat + 1}` },
      el("span", { class: "bnd" }),
      svg(
        "svg",
        { class: "hat", viewBox: "0 3 24 18", "aria-hidden": "true" },
        svg("use", { href: `#hat-${seat + 1}` }),
      ),
      el("p", { class: "caps" }, say("js-curtain-down")),
      heading,
      el("p", { class: "quiet" }, say("js-curtain-why")),
      hold,
    );
    this.lines = el("section", { class: "card pub", hidden: true });
    const open =
      peek && el("button", { class: "btn", type: "button", on: { click: peek } }, icon("eye"), say("js-curtain-peek"));
    $(".mid", this.element).replaceChildren(plate, this.lines, ...(open ? [open] : []));
    this.element.classList.remove("rising");
    this.element.hidden = false;
    $(".table").inert = true;
    hold.focus();
  }

  /** What everybody saw since their last turn may be read in front of the curtain. */
  tell(lines) {
    if (!this.hangs || !lines.length) return;
    this.lines.replaceChildren(
      el("h3", {}, icon("log"), say("js-since")),
      el(
        "ul",
        {},
        lines
          .slice(-6)
          .map((line) =>
            el(
              "li",
              { class: colour(line.seat) },
              el("span", { class: "sw" }),
              el("span", {}, ...spans(line.spans)),
            ),
          ),
      ),
    );
    this.lines.hidden = false;
  }

  rise() {
    $(".table").inert = false;
    const gone = () => {
      if (!this.element.classList.contains("rising")) return; // it has fallen again meanwhile
      this.element.hidden = true;
      this.element.classList.remove("rising");
      $(".mid", this.element).replaceChildren();
    };
    this.element.classList.add("rising");
    if (still()) return gone();
    this.element.addEventListener("transitionend", gone, { once: true });
    setTimeout(gone, 700);
  }

  drop() {
    this.raised = null;
    this.element.hidden = true;
    $(".table").inert = false;
  }

  /** Held for a moment, by finger or key; where nothing moves, a second press confirms. */
  button(name, done) {
    const fill = el("span", { class: "fill" });
    const hint = el("small", {}, say(still() ? "js-curtain-twice" : "js-curtain-hold"));
    const button = el(
      "button",
      { class: "hold", type: "button" },
      fill,
      el("span", { class: "tx" }, icon("curtain", "i-m"), el("b", {}, say("js-curtain-me", { name })), hint),
    );
    let timer = 0;
    let pressed = false;
    const begin = () => {
      if (still() || timer) return;
      button.classList.add("held");
      timer = setTimeout(done, HOLD);
    };
    const end = () => {
      clearTimeout(timer);
      timer = 0;
      button.classList.remove("held");
    };
    button.addEventListener("pointerdown", begin);
    for (const name of ["pointerup", "pointerleave", "pointercancel", "blur"]) button.addEventListener(name, end);
    button.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        if (!still()) event.preventDefault();
        if (!event.repeat) begin();
      }
    });
    button.addEventListener("keyup", end);
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    button.addEventListener("click", () => {
      if (!still()) return;
      if (pressed) return done();
      pressed = true;
      hint.textContent = say("js-curtain-again");
    });
    return button;
  }
}

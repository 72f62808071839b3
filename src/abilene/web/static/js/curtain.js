// The curtain between two people at one screen: nothing private is in the page while it hangs.

import { $, button, colour, el, icon, say, spans, still, svg } from "./dom.js";

const HOLD = 600;

export class Curtain {
  element = $("#curtain");
  lines = el("section", { class: "card pub", hidden: true });
  /** @type {number | null} */
  seat = null; // for whom it hangs, until they raise it

  get hangs() {
    return !this.element.hidden;
  }

  /**
   * Fall for a seat.
   * @param {number} seat
   * @param {string} name
   * @param {() => void} raise is called when they have held the button
   * @param {(() => void) | null} peek shows the open board, where anybody may see it
   */
  fall(seat, name, raise, peek) {
    if (this.hangs && this.seat === seat) return;
    this.seat = seat;
    const hold = this.button(name, () => {
      if (this.seat !== seat) return;
      this.seat = null;
      raise();
      this.rise();
    });
    this.lines = el("section", { class: "card pub", hidden: true });
    const open = peek ? [button("eye", say("js-curtain-peek"), peek)] : [];
    this.middle.replaceChildren(plate(seat, name, hold), this.lines, ...open);
    this.element.classList.remove("rising");
    this.element.hidden = false;
    $(".table").inert = true;
    hold.focus();
  }

  get middle() {
    return $(".mid", HTMLElement, this.element);
  }

  /** What everybody saw since their last turn may be read in front of the curtain. @param {Wire.LogLine[]} lines */
  tell(lines) {
    if (!this.hangs || !lines.length) return;
    const told = lines
      .slice(-6)
      .map(({ seat, spans: pieces }) =>
        el("li", { class: colour(seat) }, el("span", { class: "sw" }), el("span", {}, spans(pieces))),
      );
    this.lines.replaceChildren(el("h3", {}, icon("log"), say("js-since")), el("ul", {}, told));
    this.lines.hidden = false;
  }

  rise() {
    $(".table").inert = false;
    const gone = () => {
      if (!this.element.classList.contains("rising")) return; // it has fallen again meanwhile
      this.element.hidden = true;
      this.element.classList.remove("rising");
      this.middle.replaceChildren();
    };
    this.element.classList.add("rising");
    if (still()) gone();
    else {
      this.element.addEventListener("transitionend", gone, { once: true });
      setTimeout(gone, 700);
    }
  }

  drop() {
    this.seat = null;
    this.element.hidden = true;
    $(".table").inert = false;
  }

  /**
   * Held for a moment, by finger or key; where nothing moves, a second press confirms.
   * @param {string} name
   * @param {() => void} done
   */
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
      if (pressed) done();
      pressed = true;
      hint.textContent = say("js-curtain-again");
    });
    return button;
  }
}

/**
 * The plate in front of the curtain: whose turn it is to look.
 * @param {number} seat
 * @param {string} name
 * @param {Node} hold
 */
function plate(seat, name, hold) {
  const [before, after = ""] = say("js-curtain-pass", { name: "\u0000" }).split("\u0000");
  const hat = svg("use", { href: `#hat-${seat + 1}` });
  return el(
    "section",
    { class: `card pl p${seat + 1}` },
    el("span", { class: "bnd" }),
    svg("svg", { class: "hat", viewBox: "0 3 24 18", "aria-hidden": "true" }, hat),
    el("p", { class: "caps" }, say("js-curtain-down")),
    el("h2", { id: "curtain-title", tabindex: "-1" }, before, el("span", { class: "who" }, name), after),
    el("p", { class: "quiet" }, say("js-curtain-why")),
    hold,
  );
}

// What comes to light in a told turn: a card turned over and stamped, and the recap of what has come to its end.

import { $, colour, el, icon, say, spans, still, swatch } from "./dom.js";

const BEAT = 400; // to turn over; then to be stamped; what the board shows of it is the third
const EDGE = 6; // pixels between a reveal and the edge of the window

/** The style of all this comes with it. @param {import("./table.js").Table} table */
export async function reveals(table) {
  const style = el("link", { rel: "stylesheet", href: new URL("../css/reveals.css", import.meta.url).href });
  const loaded = new Promise((done) => {
    style.onload = style.onerror = done;
  });
  document.head.append(style);
  await loaded;
  return new Reveals(table);
}

export class Reveals {
  /** @type {HTMLElement | null} */
  shown = null; // what is turned over
  /** @type {HTMLElement | null} */
  recap = null;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    addEventListener("keydown", (event) => this.press(event), true);
  }

  /**
   * Show what comes to light with these lines. Resolves when the board may show what comes of it: after two beats, or
   * at once where nothing moves.
   * @param {Wire.LogLine[]} lines
   * @param {boolean} beats
   */
  async show(lines, beats) {
    this.clear();
    const turned = lines.find(({ reveal }) => reveal?.turns)?.reveal;
    const ended = lines.find(({ recap }) => recap)?.recap;
    if (ended) this.sumUp(ended);
    if (!turned) return;
    this.shown = this.drawn(turned);
    $(".table").append(this.shown);
    this.place(this.shown, turned.at);
    if (beats && !still()) await new Promise((done) => setTimeout(done, 2 * BEAT));
  }

  clear() {
    const held = this.recap?.contains(document.activeElement);
    this.shown?.remove();
    this.recap?.remove();
    this.shown = this.recap = null;
    if (held) this.table.actions.prompt.focus({ preventScroll: true });
  }

  /** Any key goes on from what was turned over, but those that step through the turn. @param {KeyboardEvent} event */
  press(event) {
    const { target, key } = event;
    const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    const steps = ["Shift", "Alt", "Control", "Meta", "Tab", "Escape", "[", "]"].includes(key);
    if (!this.shown || typing || event.metaKey || event.ctrlKey || steps) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.goOn();
  }

  goOn() {
    this.table.told.move(1, true);
  }

  // ------------------------------------------------------------------ drawn

  /** @param {Wire.Reveal} reveal */
  drawn({ icon: sign, name, stamp, good, lead, claim }) {
    const face = el("div", { class: "face" }, icon(sign, "i-reveal"), el("b", {}, name));
    const back = el("div", { class: "back", "aria-hidden": "true" });
    const said = lead.length > 0 && el("p", { class: "lead" }, spans(lead));
    const claimed = claim && (good ? el("p", { class: "claim" }, claim) : el("s", { class: "claim" }, claim));
    return el(
      "section",
      { class: "reveal", "aria-label": say("js-reveal"), on: { click: () => this.goOn() } },
      el("div", { class: "card" }, face, back),
      el(
        "div",
        { class: "words" },
        said,
        claimed,
        stamp && el("strong", { class: `stamp ${good ? "good" : "bad"}` }, stamp),
      ),
      el("span", { class: "on" }, say("js-go-on"), " ", icon("step-forward")),
    );
  }

  /** Over the thing on the board where it happens. @param {HTMLElement} element @param {string} at */
  place(element, at) {
    const { board } = this.table;
    const box = (board.drawn.get(at) ?? board.holder).getBoundingClientRect();
    const { offsetWidth: w, offsetHeight: h } = element;
    element.style.left = `${inside(box.left + box.width / 2 - w / 2, innerWidth - w)}px`;
    element.style.top = `${inside(box.top + box.height / 2 - h / 2, innerHeight - h)}px`;
  }

  // ------------------------------------------------------------------ recap

  /** Sum up what has come to its end; it stands until one goes on. @param {Wire.Recap} recap */
  sumUp({ title, lead, steps, heading, columns, seats, notes, next }) {
    const go = { click: () => this.goOn() };
    const on = el("button", { class: "btn btn-ink finish", type: "button", on: go }, say("js-go-on"));
    const made = el(
      "section",
      { class: "recap", role: "dialog", "aria-labelledby": "recap-title" },
      el(
        "div",
        { class: "scroll", tabindex: "0" },
        el("h2", { id: "recap-title" }, title),
        el("p", { class: "lead" }, lead),
        el(
          "ol",
          {},
          steps.map((step) => el("li", {}, icon(step.icon), el("span", {}, spans(step.spans)))),
        ),
        el("h3", { class: "caps" }, heading),
        el(
          "table",
          {},
          el(
            "thead",
            {},
            el(
              "tr",
              {},
              el("th"),
              columns.map((name) => el("th", { scope: "col" }, name)),
            ),
          ),
          el(
            "tbody",
            {},
            seats.map((seat) => this.row(seat)),
          ),
        ),
        notes.map((note) => el("p", {}, spans(note))),
      ),
      el("footer", {}, el("p", {}, spans(next)), on),
    );
    this.recap = made;
    $(".table").append(made);
    const { activeElement: busy } = document;
    if (!(busy instanceof HTMLInputElement)) on.focus({ preventScroll: true });
  }

  /** @param {Wire.RecapSeat} seat */
  row({ seat, icons, numbers }) {
    const { seats = [] } = this.table.now ?? {};
    const name = seats.find((one) => one.seat === seat)?.name ?? this.table.at.names[seat];
    return el(
      "tr",
      {},
      el(
        "th",
        { scope: "row", class: colour(seat) },
        swatch(seat),
        name,
        el(
          "span",
          { class: "icons" },
          icons.map((sign) => icon(sign)),
        ),
      ),
      numbers.map(([value, change]) => el("td", {}, el("b", {}, value), change && el("small", {}, change))),
    );
  }
}

/** @param {number} at @param {number} most */
const inside = (at, most) => Math.max(EDGE, Math.min(most - EDGE, at));

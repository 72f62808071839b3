// What comes to light: turned over, stamped, and then shown on the board; and the recap of what has come to its end.
// The table goes on meanwhile: it is only this page that waits.

import { $, around, colour, el, icon, page, plain, say, spans, still, swatch } from "./dom.js";

const BEAT = 400; // to turn over; then to be stamped; what the board shows of it is the third
const MOST = 8; // that wait; of more only the last ones are shown
const STAND = 2200; // that one stands while others wait behind it
const LONGEST = 40_000; // that a recap waits
const EDGE = 6; // pixels between a reveal and the edge of the window

/** @typedef {Wire.LogLine & { reveal: Wire.Reveal }} Revealing */

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
  /** @type {Revealing[]} */
  waiting = [];
  /** @type {Wire.LogLine | null} */
  ended = null; // a line with a recap that is still to be shown
  /** @type {HTMLElement | null} */
  shown = null;
  /** @type {HTMLElement | null} */
  recap = null;
  timer = 0;
  cut = () => {}; // the beats come to their end

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    addEventListener("keydown", (event) => this.press(event), true);
    addEventListener("click", (event) => this.click(event), true);
  }

  /**
   * Show what came to light. Resolves when the board may show what comes of it: when all but the last was shown, and
   * that for two beats; at once where nothing moves. At one screen for several people all of it is seen before the
   * curtain falls.
   * @param {Heard.Together} message
   */
  async tell({ log, since, position }) {
    const lines = log.filter(({ undone }) => !undone);
    if (since >= 0 && page.settings.told !== "skip") this.waiting.push(...lines.filter(revealing));
    this.waiting.splice(0, this.waiting.length - MOST);
    const ended = lines.findLast((line) => line.recap && line.ply > this.kept());
    if (ended && !position.over && (since >= 0 || position.seat !== null)) this.ended = ended;
    if (this.shown) this.soon();
    else await this.next();
    const several = position.your_seats.length > 1;
    while (this.shown && (several || (this.waiting.length && !still()))) await this.stands(); // then the board goes on
  }

  /** The next one, then the recap. */
  async next() {
    clearTimeout(this.timer);
    this.shown?.remove();
    this.shown = null;
    const line = this.waiting.shift();
    if (!line) return this.sumUp();
    this.shown = this.drawn(line);
    $(".table").append(this.shown);
    this.place(this.shown, line.reveal.at);
    if (this.waiting.length) this.soon();
    if (!still() && document.visibilityState === "visible") await this.pause(line.reveal.turns ? 2 * BEAT : BEAT);
  }

  /** Others wait behind it: it goes by itself. Where nothing moves, nothing goes by itself. */
  soon() {
    clearTimeout(this.timer);
    if (!still()) this.timer = setTimeout(() => this.next(), STAND);
  }

  /** One more moment in which what is shown can be seen, before a curtain falls. */
  stands() {
    const was = this.shown;
    return this.pause(STAND).then(() => (was === this.shown ? this.next() : undefined));
  }

  /** @param {number} time @returns {Promise<void>} */
  pause(time) {
    return new Promise((done) => {
      this.cut = done;
      setTimeout(done, time);
    });
  }

  /** Go on to what is next. */
  goOn() {
    this.cut();
    this.next();
  }

  /** Nothing is shown, nor waits: a curtain falls, behind which are other eyes. */
  hush() {
    this.waiting.length = 0;
    this.ended = null;
    this.recap?.remove();
    this.recap = null;
    this.goOn();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const { target, key } = event;
    const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!this.shown || typing || event.metaKey || event.ctrlKey || ["Shift", "Alt", "Control", "Meta"].includes(key))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === "Escape") this.waiting.length = 0;
    this.goOn();
  }

  /** A click goes on, wherever it is; on what is shown it does nothing else. @param {MouseEvent} event */
  click(event) {
    if (!this.shown || !(event.target instanceof Node)) return;
    if (this.shown.contains(event.target)) event.stopPropagation();
    else if (around(event, ".s-legal, .choice")) this.waiting.length = 0; // who plays has seen enough
    this.goOn();
  }

  // ------------------------------------------------------------------ drawn

  /** @param {Revealing} line */
  drawn({ reveal, spans: sentence }) {
    const { icon: sign, name, stamp, good, lead, claim, turns } = reveal;
    const face = el("div", { class: "face" }, icon(sign, "i-reveal"), el("b", {}, name));
    const back = turns && el("div", { class: "back", "aria-hidden": "true" });
    const said = lead.length > 0 && el("p", { class: "lead" }, spans(lead));
    const claimed = claim && (good ? el("p", { class: "claim" }, claim) : el("s", { class: "claim" }, claim));
    return el(
      "section",
      { class: `reveal${turns ? " turns" : ""}`, "aria-label": say("js-reveal") },
      el("div", { class: "card" }, face, back),
      el(
        "div",
        { class: "words" },
        said,
        claimed,
        stamp && el("strong", { class: `stamp ${good ? "good" : "bad"}` }, stamp),
        el("p", { class: "sentence", role: "status" }, plain(sentence)),
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

  /** Sum up what has come to its end; it stands until one goes on, but not for ever. */
  sumUp() {
    const { ended } = this;
    if (!ended?.recap) return;
    this.ended = null;
    this.recap?.remove();
    const { title, lead, steps, heading, columns, seats, notes, next } = ended.recap;
    const close = () => this.close(ended.ply);
    const on = el(
      "button",
      { class: "btn btn-ink finish soon", type: "button", on: { click: close } },
      say("js-go-on"),
    );
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
    setTimeout(() => this.recap === made && close(), LONGEST);
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

  /** @param {number} ply */
  close(ply) {
    const held = this.recap?.contains(document.activeElement);
    this.recap?.remove();
    this.recap = null;
    if (held) this.table.actions.prompt.focus({ preventScroll: true });
    try {
      localStorage.setItem(this.seenAt, String(ply));
    } catch {
      // a browser that keeps nothing is told again
    }
  }

  get seenAt() {
    return `recap.${this.table.at.id}`;
  }

  /** Up to where this browser has seen the recaps of this table. */
  kept() {
    return Number(localStorage.getItem(this.seenAt) ?? -1);
  }
}

/** @param {Wire.LogLine} line @returns {line is Revealing} */
const revealing = (line) => Boolean(line.reveal);

/** @param {number} at @param {number} most */
const inside = (at, most) => Math.max(EDGE, Math.min(most - EDGE, at));

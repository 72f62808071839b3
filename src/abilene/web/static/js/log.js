// The log: one stop per event, sections per round, and a mark where your last turn was.

import { colour, el, icon, say, spans, theTable } from "./dom.js";

const RULE = /\b([A-Z]{2,5}(?:-[A-Z]+)+-\d+)\b/;

/** @typedef {{ line: Wire.LogLine, shown: HTMLElement }} Entry */

export class Log {
  /** @type {Entry[]} */
  entries = [];
  /** @type {number | null} */
  seat = null; // whose last turn is marked
  /** @type {number | null} */
  first = null; // the round in which the game begins, where it has rounds
  /** @type {number | null} */
  round = null;
  follows = true;

  /**
   * @param {HTMLElement} list
   * @param {(ply: number) => void} jump shows the board as it was then
   * @param {import("./rulebook.js").Rulebook} rules
   */
  constructor(list, jump, rules) {
    this.list = list;
    this.jump = jump;
    this.rules = rules;
    if (list.parentElement) this.follow(list.parentElement);
  }

  /** Stay at the end, however the lines break, until the reader scrolls back. @param {HTMLElement} box */
  follow(box) {
    let reading = false; // the reader has taken the wheel
    for (const touch of ["wheel", "touchmove", "pointerdown", "keydown"])
      box.addEventListener(touch, () => (reading = true), { passive: true });
    box.addEventListener("scroll", () => {
      const end = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
      if (end || reading) this.follows = end;
      if (end) reading = false;
    });
    new ResizeObserver(() => {
      if (this.follows) box.scrollTop = box.scrollHeight;
    }).observe(this.list);
  }

  /** Replace what is there. @param {Wire.LogLine[]} lines @param {number | null} seat */
  whole(lines, seat) {
    this.entries = [];
    this.seat = seat;
    this.round = null;
    this.list.replaceChildren();
    this.add(lines);
  }

  /** Strike what was taken back, then add what happened. @param {Wire.LogLine[]} lines @param {number[]} undone */
  since(lines, undone) {
    for (const { line, shown } of this.entries)
      if (undone.includes(line.ply)) {
        line.undone = true;
        shown.classList.add("undone");
      }
    const last = this.entries.at(-1)?.line.ply ?? -1;
    this.add(lines.filter(({ ply }) => ply > last));
  }

  /** @param {Wire.LogLine[]} lines */
  add(lines) {
    if (!lines.length) return;
    if (this.entries.length === 0) this.follows = true;
    for (const line of lines) {
      this.section(line.round ?? this.first);
      const shown = this.show(line);
      this.entries.push({ line, shown });
      this.list.append(shown);
    }
    this.mark();
  }

  /** Head a new round. @param {number | null} round */
  section(round) {
    if (!round || round === this.round) return;
    this.round = round;
    this.list.append(el("li", { class: "sec" }, el("span", { class: "caps" }, say("js-round", { round }))));
  }

  /** @param {Wire.LogLine} line */
  show({ ply, seat, undone, spans: pieces }) {
    const classes = ["entry"];
    if (seat >= 0) classes.push(colour(seat));
    if (seat >= theTable().players) classes.push("guest");
    if (undone) classes.push("undone");
    const moment = { "aria-label": say("js-show-moment"), title: say("js-show-moment") };
    const go = { class: "at", type: "button", tabindex: "-1", ...moment, on: { click: () => this.jump(ply) } };
    return el(
      "li",
      { class: classes.join(" "), "data-ply": ply },
      el("span", {}, this.words(pieces)),
      el("button", go, icon("replay")),
    );
  }

  /** The words of a line; the rules that it cites can be opened. @param {Wire.Span[]} pieces */
  words(pieces) {
    return spans(pieces).flatMap((piece) => (piece instanceof Text ? this.cited(piece.data) : [piece]));
  }

  /** @param {string} text @returns {(Node | string)[]} */
  cited(text) {
    return text.split(RULE).map((part, n) => (n % 2 ? this.rules.link(part) : part));
  }

  /** "Since your last turn": a line before the first thing that happened after it. */
  mark() {
    this.list.querySelector(".since")?.remove();
    const lines = this.entries.map(({ line }) => line);
    const next = this.entries[sinceTurn(lines, this.seat)];
    next?.shown.before(el("li", { class: "since" }, el("span", { class: "caps" }, say("js-since"))));
  }
}

/**
 * Where in the log the last choices of a seat ended, not counting those that it makes now; -1 where it made none.
 * What others answer in its turn comes after them.
 * @param {Wire.LogLine[]} lines
 * @param {number | null} seat
 */
export function sinceTurn(lines, seat) {
  const stand = lines.filter(({ undone }) => !undone);
  const chose = new Map(stand.toReversed().map((line) => [line.ply, line.seat])); // the first line of a ply says who
  /** @param {Wire.LogLine} line */
  const isOwn = (line) => chose.get(line.ply) === seat && (line.turn === seat || line.seat === seat);
  const other = stand.findLastIndex((line) => !isOwn(line));
  const last = stand.slice(0, other + 1).findLast(isOwn);
  return last ? lines.indexOf(last) + 1 : -1;
}

// The line along a game: a lane for each who plays with their turns, bars for rounds, marks where something notable happened.

import { $, colour, el, icon, say, shape } from "./dom.js";

const TURN = 24; // pixels a turn has at least where the line is scrolled
const MARK = 15; // so far from each other marks of one lane stand, at least

/** The next stop in this direction, or the end of the line. @param {number[]} stops @param {number} at @param {number} end */
export const after = (stops, at, end) => stops.find((stop) => stop > at) ?? end;

/** @param {number[]} stops @param {number} at @param {number} start */
export const before = (stops, at, start) => stops.findLast((stop) => stop < at) ?? start;

export class Timeline {
  slider = $("#slider", HTMLInputElement);
  strip = $("#strip");
  at = 0;
  /** @type {HTMLElement[]} */
  bars = []; // of the turns

  /**
   * @param {Wire.Replay} line what can be stepped through
   * @param {string[]} names
   * @param {(step: number) => void} go
   */
  constructor(line, names, go) {
    this.start = line.start;
    this.most = line.decisions.length;
    this.line = line;
    this.names = names;
    this.go = go;
    this.turns = stops(line.turns, line.start);
    this.rounds = stops(line.rounds, line.start);
    this.slider.min = String(this.start);
    this.slider.max = String(this.most);
    this.strip.style.setProperty("--lanes", String(names.length));
    this.strip.style.setProperty("--least", `${line.turns.length * TURN}px`);
    this.draw();
    this.slider.addEventListener("input", () => go(Number(this.slider.value)));
    this.strip.addEventListener("click", (event) => this.tap(event));
    new ResizeObserver(() => this.lay()).observe(this.strip);
  }

  /** On a phone the line is scrolled by the finger; a tap goes to the turn there. @param {MouseEvent} event */
  tap(event) {
    if (shape() !== "tall") return;
    const { left, width } = this.strip.getBoundingClientRect();
    const step = this.start + ((event.clientX - left) / width) * (this.most - this.start);
    this.go(before(this.turns, step, this.start));
  }

  /** How far along the line a step is. @param {number} step */
  share(step) {
    return `${((step - this.start) / Math.max(1, this.most - this.start)) * 100}%`;
  }

  /** Lanes with their turns, and rounds behind them. */
  draw() {
    const { turns, rounds } = this.line;
    const bands = rounds.map(({ decisions, round }, n) => {
      const band = el("span", { class: "band-round" }, el("b", {}, say("js-round", { round })));
      return this.span(band, decisions, rounds[n + 1]?.decisions ?? this.most);
    });
    this.bars = turns.map(({ decisions, seat }, n) => {
      const bar = el("span", { class: `bar-turn ${colour(seat)}` });
      bar.style.setProperty("--seat", String(seat));
      return this.span(bar, decisions, turns[n + 1]?.decisions ?? this.most);
    });
    $("#lanes").replaceChildren(...bands, ...this.bars);
    $("#lane-names").replaceChildren(
      ...this.names.map((name, seat) => el("li", { class: colour(seat) }, el("span", {}, name))),
    );
  }

  /** @param {HTMLElement} element @param {number} from @param {number} to */
  span(element, from, to) {
    const first = Math.max(this.start, from);
    element.style.left = this.share(first);
    element.style.width = this.share(this.start + Math.max(0, to - first));
    return element;
  }

  /** What is notable, as whoever looks may see it. @param {Wire.Marked[]} marks */
  mark(marks) {
    this.marks = marks;
    this.lay();
  }

  /** Marks of a lane stand beside each other, as far as possible where they belong. */
  lay() {
    const width = this.strip.clientWidth;
    if (!width || !this.marks) return;
    /** @type {Map<number, number>} */
    const free = new Map(); // from where on a lane has room
    const shown = this.marks.map((mark) => {
      const lane = Math.max(0, mark.seat);
      const place = ((mark.decisions - this.start) / Math.max(1, this.most - this.start)) * width;
      const x = Math.min(Math.max(place, free.get(lane) ?? 0), width);
      free.set(lane, x + MARK);
      return this.sign(mark, lane, x / width);
    });
    $("#marks").replaceChildren(...shown);
    this.light();
  }

  /** @param {Wire.Marked} mark @param {number} lane @param {number} share */
  sign({ decisions, seat, icon: name, spans }, lane, share) {
    const go = (/** @type {Event} */ event) => {
      event.stopPropagation();
      this.go(decisions);
    };
    const words = spans.map(({ text }) => text).join("");
    const button = el(
      "button",
      { class: `sign-mark ${colour(seat)}`, type: "button", tabindex: "-1", title: words, on: { click: go } },
      icon(name),
    );
    button.dataset.decisions = String(decisions);
    button.style.setProperty("--seat", String(lane));
    button.style.left = `${share * 100}%`;
    return button;
  }

  /** Stand here. @param {number} at @param {string} words */
  place(at, words) {
    this.at = at;
    this.slider.value = String(at);
    this.slider.setAttribute("aria-valuetext", words);
    this.strip.style.setProperty("--at", this.share(at));
    this.light();
    const box = this.strip.parentElement;
    const here = ((at - this.start) / Math.max(1, this.most - this.start)) * this.strip.clientWidth;
    if (box && box.scrollWidth > box.clientWidth) box.scrollLeft = here - box.clientWidth / 2;
  }

  /** The turn we are in, and the marks of this decision. */
  light() {
    const now = this.turn(this.at);
    for (const [n, bar] of this.bars.entries()) bar.classList.toggle("on", n === now);
    for (const mark of $("#marks").children)
      if (mark instanceof HTMLElement) mark.classList.toggle("on", mark.dataset.decisions === String(this.at));
  }

  /** Which turn a step belongs to: the one that led to it, at its end the next; -1 before the first. @param {number} at */
  turn(at) {
    return this.line.turns.findLastIndex(({ decisions }) => decisions <= at);
  }
}

/** Where one can stop, each once. @param {{ decisions: number }[]} all @param {number} start */
const stops = (all, start) => [...new Set(all.map(({ decisions }) => Math.max(start, decisions)))];

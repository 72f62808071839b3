// The log: one stop per event, sections per round, and a mark where your last turn was.

import { colour, el, icon, page, say, spans } from "./dom.js";

const RULE = /\b([A-Z]{2,5}(?:-[A-Z]+)+-\d+)\b/;

export class Log {
  /** `jump(ply)` shows the board as it was then; `link(id)` leads to a rule. */
  constructor(list, jump, link) {
    this.list = list;
    this.scroller = list.parentNode;
    this.jump = jump;
    this.link = link;
    this.entries = [];
    this.seat = null; // whose last turn is marked
    this.first = null; // the round in which the game begins, where it has rounds
    this.follow();
  }

  /** Stay at the end, however the lines break, until the reader scrolls back. */
  follow() {
    const box = this.scroller;
    let reading = false; // the reader has taken the wheel
    this.follows = true;
    for (const touch of ["wheel", "touchmove", "pointerdown", "keydown"])
      box.addEventListener(touch, () => (reading = true), { passive: true });
    box.addEventListener("scroll", () => {
      const end = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
      if (end || reading) this.follows = end;
      if (end) reading = false;
    });
    new ResizeObserver(() => this.follows && (box.scrollTop = box.scrollHeight)).observe(this.list);
  }

  /** Replace what is there. */
  whole(entries, seat) {
    this.entries = [];
    this.seat = seat;
    this.round = null;
    this.list.replaceChildren();
    this.add(entries);
  }

  /** Strike what was taken back, then add what happened. */
  since(entries, undone) {
    for (const entry of this.entries)
      if (undone.includes(entry.ply)) {
        entry.undone = true;
        entry.line.classList.add("undone");
      }
    const last = this.entries.at(-1)?.ply ?? -1;
    this.add(entries.filter((entry) => entry.ply > last));
  }

  add(entries) {
    if (!entries.length) return;
    if (this.entries.length === 0) this.follows = true;
    for (const entry of entries) {
      this.entries.push(entry);
      const round = entry.round ?? this.first;
      if (round && round !== this.round) {
        this.round = round;
        this.list.append(el("li", { class: "sec" }, el("span", { class: "caps" }, say("js-round", { round }))));
      }
      entry.line = this.line(entry);
      this.list.append(entry.line);
    }
    this.mark();
  }

  line(entry) {
    const guest = entry.seat >= page.table.players ? " guest" : "";
    const seat = entry.seat === null || entry.seat === undefined || entry.seat < 0 ? "" : ` ${colour(entry.seat)}${guest}`;
    const go = el(
      "button",
      {
        class: "at",
        type: "button",
        tabindex: "-1",
        "aria-label": say("js-show-moment"),
        title: say("js-show-moment"),
      },
      icon("replay"),
    );
    go.addEventListener("click", () => this.jump(entry.ply));
    return el(
      "li",
      { class: `entry${seat}${entry.undone ? " undone" : ""}`, "data-ply": entry.ply },
      el("span", {}, ...this.words(entry.spans)),
      go,
    );
  }

  /** The words of a line; the rules that it cites can be opened. */
  words(pieces) {
    return spans(pieces).flatMap((piece) =>
      piece.nodeType === Node.TEXT_NODE
        ? piece.data.split(RULE).map((text, n) => (n % 2 ? this.link(text) : text))
        : [piece],
    );
  }

  /** "Since your last turn": a line before the first thing that happened after it. */
  mark() {
    this.list.querySelector(".since")?.remove();
    const next = this.entries[sinceTurn(this.entries, this.seat)];
    next?.line.before(el("li", { class: "since" }, el("span", { class: "caps" }, say("js-since"))));
  }
}

/** Where in the log the last turn of a seat ended, not counting the one that it has now; -1 where it had none. */
export function sinceTurn(entries, seat) {
  const own = ({ turn, undone }) => !undone && turn === seat;
  const other = entries.findLastIndex(({ turn, undone }) => !undone && turn !== seat);
  const last = entries.slice(0, other + 1).findLastIndex(own);
  return last < 0 ? -1 : last + 1;
}

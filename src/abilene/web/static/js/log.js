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
    this.mine = [];
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
  whole(entries, mine) {
    this.entries = [];
    this.mine = mine;
    this.round = null;
    this.list.replaceChildren();
    this.add(entries);
  }

  /** Strike what was taken back, then add what happened. */
  since(entries, undone) {
    for (const ply of undone) {
      for (const line of this.list.querySelectorAll(`[data-ply="${ply}"]`)) line.classList.add("undone");
      for (const entry of this.entries) if (entry.ply === ply) entry.undone = true;
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
      this.list.append(this.line(entry));
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

  /** "Since your last turn": a line before the first event after your last decision. */
  mark() {
    this.list.querySelector(".since")?.remove();
    const last = this.entries.findLastIndex((entry) => this.mine.includes(entry.seat));
    if (last < 0 || last === this.entries.length - 1) return;
    const ply = this.entries[last].ply;
    const next = this.entries.find((entry) => entry.ply > ply);
    if (!next) return;
    const before = this.list.querySelector(`[data-ply="${next.ply}"]`);
    before?.before(el("li", { class: "since" }, el("span", { class: "caps" }, say("js-since"))));
  }
}

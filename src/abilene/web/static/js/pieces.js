// A choice of several pieces, such as a total that is split: each click on a thing adds one of its pieces, until only
// one choice has all that was clicked. A thing stands so often for a choice as it has pieces in it.

import { svg } from "./dom.js";
import { boxOf } from "./marks.js";

const RADIUS = 13; // pixels of a number

export class Pieces {
  /** @type {Map<string, number>} */
  picked = new Map(); // pieces by the key of their thing
  ply = -1;

  /** @param {import("./choosing.js").Choosing} choosing */
  constructor(choosing) {
    this.choosing = choosing;
    this.board = choosing.table.board;
    this.board.holder.addEventListener("laid", () => this.paint());
  }

  /** One piece more; where the thing has no more to give, none of it. @param {string} key @param {number} ply */
  add(key, ply) {
    if (ply !== this.ply) this.picked.clear();
    this.ply = ply;
    this.picked.set(key, (this.picked.get(key) ?? 0) + 1);
    if (!this.left().length) this.picked.delete(key);
    const left = this.left();
    if (left.length === 1) {
      this.clear();
      this.choosing.wish(left[0]);
      return;
    }
    this.paint();
    this.choosing.table.actions.tell(left.map(({ choice }) => choice));
  }

  /** Nothing is picked any more; whether something was. */
  clear() {
    const was = this.picked.size > 0 && this.ply === this.choosing.table.now?.ply;
    this.picked.clear();
    this.paint();
    return was;
  }

  /** The options that have all that is picked. */
  left() {
    const picked = [...this.picked];
    return (this.choosing.table.now?.options ?? []).filter(({ choice }) =>
      picked.every(([key, count]) => this.count(key, choice) >= count),
    );
  }

  /** How many pieces a thing has in a choice. @param {string} key @param {number} choice */
  count(key, choice) {
    return this.board.nodes.get(key)?.choices.filter((one) => one === choice).length ?? 0;
  }

  /** How many are picked stands at the corner of each thing. */
  paint() {
    for (const old of this.board.root?.querySelectorAll(".s-pieces") ?? []) old.remove();
    if (this.ply !== this.choosing.table.now?.ply) return;
    for (const [key, count] of this.picked) {
      const element = this.board.drawn.get(key);
      const part = /** @type {SVGGraphicsElement | null} */ (element?.closest("svg.s-part"));
      const box = element && part && boxOf(element, part);
      if (!box) continue;
      const unit = 1 / (part.getScreenCTM()?.a || 1);
      const at = `translate(${(box.right - RADIUS * unit).toFixed(1)} ${box.top.toFixed(1)}) scale(${unit.toFixed(3)})`;
      const disc = svg("circle", { r: RADIUS });
      const number = svg("text", { y: 5.4, "text-anchor": "middle" }, String(count));
      part.append(svg("g", { class: "s-pieces", "aria-hidden": "true", transform: at }, disc, number));
    }
  }
}

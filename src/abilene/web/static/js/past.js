// The board as it was: while a step is told, it shows the position to which that step led, as these eyes saw it.
// The present waits behind it, and nothing of what may be chosen now is lit before it is shown.

import { $, shape } from "./dom.js";
import { showFar } from "./head.js";
import { after, read, unlit } from "./scene.js";
import { get } from "./wire.js";

/** What the page's head says. @typedef {{ plates: (Wire.GuestSeat & { active?: boolean })[], far: Wire.Far | null }} Head */
/** @typedef {Head & { scene: Scene.Shown }} Then */

/** @param {Heard.Position} position @returns {Head} */
export const headOf = ({ seats, guests, far }) => ({ plates: [...seats, ...guests], far });

export class Past {
  /** @type {Map<string, Promise<Then>>} */
  scenes = new Map(); // by whose eyes, on what screen, at which ply
  /** @type {Scene.Shown | null} */
  present = null; // as it is drawn when nothing is told; null: it is shown
  /** @type {Head | null} */
  head = null; // what it says now
  /** @type {Map<number, Then>} */
  imagined = new Map(); // by ply of a line that the coach shows: what has not happened
  wanted = 0; // counts what was asked for: only the last is shown

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** The position after a ply, or when so much of it had been heard. @param {number} ply @returns {Promise<Then>} */
  moment(ply, within = 0) {
    const at = { at: String(ply), ...(within && { within: String(within) }) };
    const asked = this.table.asked({ shape: shape(), ...at }).toString();
    const known = this.scenes.get(asked);
    if (known) return known;
    const drawn = get(`${this.table.api}/scene?${asked}`).then(
      (/** @type {Head & { whole: Scene.Whole }} */ { whole: { nodes, ...whole }, ...head }) => ({
        scene: { ...whole, ply, nodes: new Map(nodes.map((sent) => [sent.key, read(sent, undefined, false)])) },
        ...head,
      }),
    );
    this.scenes.set(asked, drawn);
    drawn.catch(() => this.scenes.delete(asked));
    return drawn;
  }

  /** Show that position; where it cannot be had, the board stays as it is. @param {number} ply */
  async show(ply, within = 0) {
    this.wanted += 1;
    const mine = this.wanted;
    const then = this.imagined.get(ply) ?? (await this.moment(ply, within).catch(() => null));
    if (mine !== this.wanted || !then || !this.table.board.root) return;
    this.present ??= this.table.board.scene();
    this.table.board.become(then.scene, true);
    this.laid();
    this.had(then);
  }

  /** What is imagined, from what there is now. @param {Heard.Imagined[]} moments */
  imagine(moments) {
    const { board } = this.table;
    let scene = board.scene();
    for (const { ply, scene: diff, plates, far } of moments) {
      scene = after(scene, [diff], ply, false);
      this.imagined.set(ply, { scene, plates, far });
    }
  }

  /** The board has changed: all that lies on it goes where it belongs. */
  laid() {
    this.table.parts.show();
    this.table.ahead?.mark();
    return true;
  }

  /** The head of the page does not run ahead of the board. @param {Head} head */
  had(head) {
    this.head = head;
    this.table.seats.had(head.plates);
    showFar($("#far"), head.far);
  }

  /** Back to the present, and to what is asked there. */
  leave() {
    this.wanted += 1;
    this.imagined.clear();
    const { present, table } = this;
    this.present = null;
    if (table.now) this.had(headOf(table.now));
    if (!present || !table.board.root) return;
    table.board.become(present, true);
    this.laid();
    if (table.answers) return;
    table.actions.settle();
    if (table.now?.options.length) table.parts.ask(table.parts.beside);
  }

  /**
   * What has changed is drawn; while something is told, it waits behind that. False: another moment is known, and the whole
   * scene is needed.
   * @param {Scene.Diff[]} diffs
   * @param {number} ply
   * @param {boolean} waits
   */
  change(diffs, ply, waits) {
    const { board } = this.table;
    const { present } = this;
    this.present = null;
    if (!waits) {
      if (present) board.become(present, false);
      return board.apply(diffs, ply) && this.laid();
    }
    const before = present ?? board.scene();
    if (!board.root || diffs[0].since !== before.ply) return false;
    if (!present && board.legal().length) {
      board.become(unlit(before), false);
      this.laid();
    }
    this.present = after(before, diffs, ply, board.playing);
    return true;
  }

  /** The present was drawn anew: it waits, and this is shown on. @param {Scene.Shown} shown */
  stay(shown) {
    const { board } = this.table;
    this.present = board.scene();
    board.become(unlit(shown), false);
    this.laid();
  }

  /** Other eyes look now. */
  forget() {
    this.wanted += 1;
    this.imagined.clear();
    this.present = null;
    this.scenes.clear();
  }
}

// What is picked on a sheet changes the plan that its button plays; nothing is played before that. The sheet is drawn for
// it by the server, as a difference from the drawing of the position, which comes back before anything else is drawn.

import { shape } from "./dom.js";
import { after } from "./scene.js";
import { headed } from "./tips.js";
import { touched } from "./touch.js";
import { get } from "./wire.js";

export class Picks {
  /** @type {Map<string, string>} */
  picked = new Map(); // by name, the latest last
  /** @type {Scene.Shown | null} */
  plain = null; // the drawing without them
  asked = 0; // counts what was asked for: only the last is shown
  /** @type {Heard.Position | null} */
  at = null; // what was asked when the first of them was picked

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** One more, of which this thing tells what comes of it. @param {string} pick @param {string} key */
  async add(pick, key) {
    const [name, value] = pick.split("=");
    if (!this.picked.size) this.at = this.table.now;
    this.picked.delete(name);
    this.picked.set(name, value);
    await this.draw(key);
  }

  /** @param {string} key */
  async draw(key = "") {
    const { now, board, api, told, parts, actions } = this.table;
    this.asked += 1;
    const mine = this.asked;
    const query = this.table.asked({ shape: shape() });
    for (const pick of this.picked) query.append("pick", pick.join("="));
    /** @type {Scene.Diff} */
    const drawn = await get(`${api}/sheet?${query}`);
    if (mine !== this.asked || this.table.now !== now || drawn.since !== board.ply || told.past.present) return;
    this.plain ??= board.scene();
    board.become(after(this.plain, [drawn], board.ply, board.playing), true);
    parts.show();
    actions.settle();
    board.preview([], touched() ? key : ""); // no finger rests on it: it is told until the next tap
    if (!touched()) return;
    const ready = board.ready();
    const [, sum] = headed((ready && board.data(ready)?.title) || "");
    if (sum) actions.glow.textContent = sum;
  }

  /** The drawing of the position comes back. */
  lift() {
    const { board, told } = this.table;
    this.asked += 1;
    if (!this.plain) return;
    if (told.past.present) told.past.present = this.plain;
    else board.become(this.plain, false);
    this.plain = null;
  }

  /** What was picked stays so in this phase of the turn, unless more is taken back: a token may be spent meanwhile. */
  renew() {
    const { at } = this;
    const { now, board } = this.table;
    const on = at && now && at.player === now.player && at.phase === now.phase && at.decisions <= now.decisions;
    if (!on) this.picked.clear();
    else if (this.picked.size && [...board.nodes.values()].some(({ pick }) => pick)) this.draw().catch(() => {});
  }
}

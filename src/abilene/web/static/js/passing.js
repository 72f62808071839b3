// One screen for several people: a curtain falls between them, and nothing private is in the page while it hangs.

import { NOTHING } from "./actions.js";
import { el, page, pictograms, say, shape, sheet } from "./dom.js";
import { sinceTurn } from "./log.js";
import { PanZoom } from "./panzoom.js";
import { Parts } from "./parts.js";
import { Board } from "./scene.js";
import { get } from "./wire.js";

export class Passing {
  /** @type {import("./curtain.js").Curtain | null} */
  curtain = null; // from when it falls first

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.open = table.at.visibility !== "private"; // anybody may look on
  }

  /**
   * Whether another local seat must decide: the curtain falls before anything of theirs is asked for.
   * @param {Heard.Position} position
   */
  passes({ your_seats: mine, player, over }) {
    if (mine.length < 2) return false;
    if (over) this.curtain?.drop();
    return !over && mine.includes(player) && player !== this.table.eyes;
  }

  /** @param {Heard.Position} position */
  fall({ player, seats }) {
    this.hang(player, seats[player].name);
  }

  /** @param {number} seat @param {string} name */
  async hang(seat, name) {
    this.hush();
    const { Curtain } = await import("./curtain.js");
    this.curtain ??= new Curtain();
    const { curtain } = this;
    const raise = () => {
      this.table.eyes = seat;
      this.table.stream.open();
    };
    curtain.fall(seat, name, raise, this.open ? () => this.peek() : null);
    this.seenByAll()
      .then(({ log = [] }) => curtain.tell(log.slice(Math.max(0, sinceTurn(log, seat)))))
      .catch(() => {});
  }

  /** Put away all that is private. */
  hush() {
    const { table } = this;
    table.stream.close();
    table.waiting.length = 0;
    table.tips.hide();
    table.board.clear();
    table.zoom.told();
    table.now = null;
    table.log.whole([], null);
    table.told.end();
    table.actions.show(NOTHING);
  }

  /** The position as anybody may see it. @returns {Promise<Wire.Position>} */
  seenByAll() {
    return publicly(this.table.api);
  }

  /** The open board, in front of the curtain. */
  async peek() {
    /** @type {[{ whole: Scene.Whole }, void]} */
    const [{ whole }] = await Promise.all([publicly(`${this.table.api}/scene`), pictograms()]);
    const holder = el("div", { class: "peek" });
    const tabs = el("nav", { class: "tabs part-tabs", "aria-label": say("js-views") });
    sheet(say("js-curtain-peek"), [holder, tabs], { kind: "wide-sheet" });
    const board = new Board(holder, false);
    board.whole(whole, 0);
    new Parts(board, new PanZoom(board, { fit: el("button") }), tabs).show();
  }
}

/**
 * What anybody may see: asked without saying who we are.
 * @template T
 * @param {string} address
 * @returns {Promise<T>}
 */
const publicly = (address) =>
  get(`${address}?${new URLSearchParams({ lang: page.lang, shape: shape() })}`, { credentials: "omit" });

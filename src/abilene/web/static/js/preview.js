// The board at the start, drawn for a table that is only planned.

import { pictograms } from "./dom.js";
import { Board } from "./scene.js";
import { post } from "./wire.js";

export class Preview {
  asked = 0;

  /** @param {HTMLElement} holder */
  constructor(holder) {
    this.board = new Board(holder, false);
  }

  /**
   * Draw the plan's board and say what else the server tells; null when a later plan has been asked for meanwhile.
   * @param {object} plan
   */
  async show(plan) {
    this.asked += 1;
    const mine = this.asked;
    /** @type {[Page.Planned, void]} */
    const [answer] = await Promise.all([post("/new/preview", plan), pictograms()]);
    if (mine !== this.asked) return null;
    this.board.whole({ ...answer.scene, nodes: answer.scene.nodes.map(({ title, ...node }) => node) }, 0);
    return answer;
  }
}

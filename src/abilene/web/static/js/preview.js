// The board at the start, drawn for a table that is only planned.

import { pictograms } from "./dom.js";
import { Board } from "./scene.js";
import { post } from "./wire.js";

let asked = 0;

/** Draw the plan's board and say what else the server tells; null when a later plan has been asked for meanwhile. */
export async function preview(holder, plan) {
  asked += 1;
  const mine = asked;
  const [answer] = await Promise.all([post("/new/preview", plan), pictograms()]);
  if (mine !== asked) return null;
  const board = (holder.board ??= new Board(holder, false));
  board.whole({ ...answer.scene, nodes: answer.scene.nodes.map(({ title, ...node }) => node) }, 0);
  return answer;
}

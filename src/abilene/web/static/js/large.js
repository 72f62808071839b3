// A thing of the board drawn larger, with all that is to be said of it. Loaded when one is opened.

import { el, sheet } from "./dom.js";
import { headed } from "./tips.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 4; // units around it
const LARGE = 2.4; // pixels a unit, where there is room

/** A pile is looked through. @param {import("./table.js").Table} table @param {Element} element */
export function look(table, element) {
  if (!(element instanceof SVGGElement)) return;
  table.tips.hide();
  const { x, y, width, height } = element.getBBox();
  const copy = /** @type {SVGGElement} */ (element.cloneNode(true));
  copy.removeAttribute("transform");
  for (const one of [copy, ...copy.querySelectorAll("[data-key]")]) one.removeAttribute("data-key");
  const picture = document.createElementNS(SVG, "svg");
  const room = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  picture.setAttribute("class", "scene large");
  picture.setAttribute("viewBox", room.join(" "));
  Object.assign(picture.style, { width: `${LARGE * room[2]}px`, maxWidth: "100%", height: "auto" });
  picture.setAttribute("aria-hidden", "true"); // its words say it
  picture.append(copy);
  const [what, more] = headed(table.board.data(element)?.title ?? "");
  sheet(what, [picture, el("p", {}, more)], { kind: "middle" });
}

// On a phone: a small map of the whole board, in the corner with the fewest pieces; a tap or a drag on it goes there.

import { say, shape, svg } from "./dom.js";
import { meet } from "./lamps.js";
import { leftHanded } from "./panzoom.js";

const WIDE = 92;
const EDGE = 8;
const CALM = 3; // it leaves its corner for one that is better by more pieces than that
const LIT = 50; // so many pieces is worth what can be chosen

export class MiniMap {
  drawn = ""; // of which board
  corner = 0;
  pressed = false; // what was last pointed at is the map itself
  view = svg("rect", { class: "mini-view" });
  dots = svg("g", { class: "mini-dots" });
  ground = svg("g", { class: "scene" });
  map = svg(
    "svg",
    { class: "mini", role: "img", "aria-label": say("js-mini"), width: WIDE },
    this.ground,
    this.dots,
    this.view,
  );

  /** @param {import("./scene.js").Board} board @param {import("./panzoom.js").PanZoom} zoom */
  constructor(board, zoom) {
    this.board = board;
    this.zoom = zoom;
    this.map.addEventListener("pointerdown", (event) => {
      this.map.setPointerCapture(event.pointerId);
      this.go(event);
    });
    this.map.addEventListener("pointermove", (event) => event.buttons && this.go(event));
    // The map may leave its corner under the finger: what is tapped then is not what comes to light there.
    addEventListener(
      "pointerdown",
      ({ target }) => (this.pressed = this.map.contains(/** @type {Node} */ (target))),
      true,
    );
    addEventListener("click", (event) => this.pressed && event.detail && event.stopImmediatePropagation(), true);
  }

  /** The window goes where the finger is. @param {PointerEvent} event */
  go(event) {
    const found = this.zoom.frame();
    const matrix = this.map.getScreenCTM();
    if (!found || !matrix) return;
    const { w, h } = this.zoom.extent(found);
    this.zoom.centre(new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()), w, h);
  }

  show() {
    const found = this.zoom.frame();
    const [part] = this.board.parts();
    const shown = Boolean(found?.key && part?.mini && shape() === "tall" && this.zoom.scale > 1);
    const high = found ? (WIDE * found.height) / found.width : 0;
    const fits = high + 2 * EDGE <= (this.zoom.room?.height ?? Infinity);
    if (!found || !shown || !fits) return this.map.remove();
    if (!this.map.isConnected) this.board.holder.append(this.map);
    const { width, height } = found;
    this.map.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.map.setAttribute("height", high.toFixed(1));
    this.draw(found.element, part.mini);
    this.light(found.element, width);
    const { w, h } = this.zoom.extent(found);
    const { x, y } = this.zoom;
    const seen = { x, y, width: Math.min(w, width), height: Math.min(h, height) };
    for (const [name, value] of Object.entries(seen)) this.view.setAttribute(name, value.toFixed(1));
    if (!this.zoom.gestures?.fingers.size) this.settle();
  }

  /** The ground of the board, once. @param {SVGGraphicsElement} part @param {string} key */
  draw(part, key) {
    const ground = this.board.drawn.get(key);
    const [from, to] = [part.getScreenCTM(), ground?.getScreenCTM()];
    if (!ground || !from || !to) return;
    const { width, height } = this.board;
    const known = `${key} ${width} ${height} ${ground.childElementCount}`;
    if (known === this.drawn) return;
    this.drawn = known;
    const { a, b, c, d, e, f } = from.inverse().multiply(to);
    const copy = /** @type {SVGGraphicsElement} */ (ground.cloneNode(true));
    for (const one of copy.querySelectorAll("text, use, .s-halo")) one.remove();
    for (const one of [copy, ...copy.querySelectorAll("*")]) {
      for (const { name } of [...one.attributes])
        if (/^(data-.*|aria-.*|role|tabindex|id)$/.test(name)) one.removeAttribute(name);
      one.classList.remove("s-legal", "s-hot");
    }
    copy.removeAttribute("transform");
    const placed = svg("g", { transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` }, copy);
    this.ground.replaceChildren(placed);
  }

  /** Where something can be chosen. @param {SVGGraphicsElement} part @param {number} width */
  light(part, width) {
    const lit = this.board.legal().filter((one) => part.contains(one));
    const r = (2.6 * width) / WIDE;
    const dots = this.zoom
      .places(lit)
      .map(({ left, top, right, bottom }) =>
        svg("circle", { cx: ((left + right) / 2).toFixed(1), cy: ((top + bottom) / 2).toFixed(1), r: r.toFixed(1) }),
      );
    this.dots.replaceChildren(...dots);
  }

  /** Into the corner where it hides least; not into that of the buttons. */
  settle() {
    const { holder } = this.board;
    const room = this.zoom.room;
    const root = this.board.root?.getBoundingClientRect();
    if (!room || !root) return;
    const own = this.map.getBoundingClientRect();
    const [left, right] = [root.left + EDGE, root.left + room.width - own.width - EDGE];
    const [top, bottom] = [root.top + EDGE, root.top + room.height - own.height - EDGE];
    const corners = [[left, top], [right, top], leftHanded() ? [right, bottom] : [left, bottom]].map(
      ([x, y]) => new DOMRect(x, y, own.width, own.height),
    );
    const lit = new Set(this.board.legal());
    const buttons = [...holder.querySelectorAll(".zooms")].map((one) => one.getBoundingClientRect());
    const part = this.board.parts()[0].element;
    const things = this.board
      .titled()
      .filter((one) => part.contains(one))
      .map((one) => ({ box: one.getBoundingClientRect(), worth: lit.has(one) ? LIT : 1 }))
      .filter(({ box }) => box.width < 3 * own.width);
    const cost = corners.map(
      (corner) =>
        things.reduce((sum, { box, worth }) => sum + (meet(corner, box) ? worth : 0), 0) +
        (buttons.some((box) => meet(corner, box)) ? LIT * LIT : 0),
    );
    const least = Math.min(...cost);
    if (cost[this.corner] > least + CALM) this.corner = cost.indexOf(least);
    this.map.classList.toggle("off", least >= LIT); // it would hide what can be chosen, wherever it stands
    const { x, y } = corners[this.corner];
    const box = holder.getBoundingClientRect();
    this.map.style.transform = `translate(${Math.round(x - box.left)}px, ${Math.round(y - box.top)}px)`;
  }
}

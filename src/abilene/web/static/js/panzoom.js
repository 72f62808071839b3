// Pan and zoom: wheel, drag, pinch, double click, keys, buttons. At rest the whole board fits.
// What is zoomed is the first part of the drawing, or all of it where it has no parts.

import { around, shape } from "./dom.js";
import { Gestures } from "./gestures.js";

const MOST = 5; // of a drawing without parts
const PART = [0.5, 3]; // of the board beside other parts
const FINE = 2; // pixels a unit, at most, on a phone
const TAP = 44; // pixels that a target needs
const BUTTONS = 56; // pixels that the buttons cover on a phone, on the side of the thumb
const EDGE = 8;
const ARROW = 60; // units that an arrow key moves a board that is not zoomed

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const leftHanded = () => document.documentElement.dataset.hand === "left";

/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

/**
 * What is zoomed: its own size, the size of the window it is seen through, and how far it can be zoomed.
 * @typedef {object} Frame
 * @property {string} key of the part; none: all of the drawing
 * @property {SVGGraphicsElement} element
 * @property {number} width
 * @property {number} height
 * @property {Size} window
 * @property {[number, number]} range
 * @property {number} piece how high the smallest thing is that a finger must hit, in units
 * @property {boolean} sheets the board is more than its window can show at full width, so that one scrolls
 */

/** @typedef {{ unit: number, x: number, y: number, opened: boolean }} Seen pixels to a unit of the board, and its middle */

export class PanZoom {
  scale = 1;
  x = 0;
  y = 0;
  /** @type {Size | null} */
  room = null; // how large the board part is shown, in pixels, where the page lays out the parts
  opened = false; // a board that is more than its window can show has been brought close once
  /** @type {Seen | null} */
  kept = null; // how the board was seen when the page was left
  /** @type {Point | null} */
  before = null; // the middle of the window before it went to what is told, unless somebody has moved it since
  /** @type {(() => void)[]} */
  watchers = []; // those who are told that the window has moved

  /**
   * @param {import("./scene.js").Board} board
   * @param {{ fit: HTMLElement, more?: HTMLElement, less?: HTMLElement, half?: HTMLElement }} buttons
   */
  constructor(board, { fit, more, less, half }) {
    this.board = board;
    this.fitButton = fit;
    this.halfButton = half;
    half?.addEventListener("click", () => this.other());
    fit.addEventListener("click", () => this.fit());
    more?.addEventListener("click", () => this.zoom(1.5));
    less?.addEventListener("click", () => this.zoom(1 / 1.5));
    this.listen(board.holder);
  }

  /** @param {HTMLElement} holder */
  listen(holder) {
    holder.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    holder.addEventListener("dblclick", (event) => this.doubleClick(event));
    holder.addEventListener("keydown", (event) => this.key(event));
    holder.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target !== this.frame()?.element && this.ours(target)) this.bring([target]);
    });
    this.gestures = new Gestures(holder, {
      ours: (event) => !around(event, "button, a, .menu") && this.under(event),
      drag: (from, to) => this.drag(from, to),
      pinch: (factor, x, y) => this.zoom(factor, this.inside(x, y)),
      end: () => this.told(),
      twice: () => this.fit(),
    });
  }

  // ------------------------------------------------------------------ what is zoomed

  /** @returns {Frame | null} null: nothing is drawn yet */
  frame() {
    const { root, width, height } = this.board;
    if (!root) return null;
    const [part, ...others] = this.board.parts();
    if (!part || !(others.length || this.room))
      // a part that is alone is the drawing itself
      return {
        key: "",
        element: root,
        width,
        height,
        window: { width, height },
        range: [1, MOST],
        piece: TAP,
        sheets: false,
      };
    const { key, element, piece } = part;
    const [behind, high] = part.whole;
    const most = PART[1] * Math.max(1, high / part.height);
    const sheets = high > part.height && shape() === "wide";
    const size = sheets ? { width: behind, height: high } : { width: part.width, height: part.height };
    if (!this.room) {
      const least = sheets ? 1 : PART[0];
      return {
        key,
        element,
        ...size,
        window: { width: part.width, height: part.height },
        range: [least, most],
        piece,
        sheets,
      };
    }
    const whole = Math.min(this.room.width / size.width, this.room.height / size.height);
    const finest = shape() === "tall" ? Math.max(1, FINE / whole) : most;
    return { key, element, ...size, window: this.room, range: [1, finest], piece, sheets };
  }

  /** Whether something lies in what is zoomed. @param {EventTarget | null} target */
  ours(target) {
    const found = this.frame();
    return found !== null && (!found.key || (target instanceof Node && found.element.contains(target)));
  }

  /**
   * Whether a pointer is on what is zoomed: also where nothing that is drawn there takes it.
   * @param {MouseEvent} event
   */
  under({ target, clientX, clientY }) {
    const found = this.frame();
    if (!found?.key || !(target instanceof Element) || !this.board.root?.contains(target)) return this.ours(target);
    const part = target.closest(".s-part");
    if (part) return part === found.element;
    const { left, top, right, bottom } = this.board.seenThrough(found.element);
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  }

  /** How large the window is, in units of the board. @param {Frame} frame */
  extent({ width, height, window }, scale = this.scale) {
    const unit = Math.min(window.width / width, window.height / height) * scale;
    return { w: window.width / unit, h: window.height / unit, unit };
  }

  /** A point of the screen on the board. @param {number} clientX @param {number} clientY */
  inside(clientX, clientY) {
    const matrix = this.frame()?.element.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : new DOMPoint();
  }

  /** Where these are on the board. @param {Element[]} elements @returns {Box[]} */
  places(elements) {
    return elements.map((element) => {
      const box = element.getBoundingClientRect();
      const [a, b] = [this.inside(box.left, box.top), this.inside(box.right, box.bottom)];
      return { left: a.x, top: a.y, right: b.x, bottom: b.y };
    });
  }

  // ------------------------------------------------------------------ showing it

  show() {
    const found = this.frame();
    if (!found) return;
    if (found.sheets && !this.opened) {
      this.opened = true;
      this.scale = Math.max(1, (found.height * found.window.width) / (found.window.height * found.width));
    }
    const { w, h } = this.extent(found);
    this.x = within(this.x, w, found.width);
    this.y = within(this.y, h, found.height);
    this.look(found.key, [this.x, this.y, w, h].map((n) => Number(n.toFixed(2))).join(" "));
    this.fitButton.hidden = this.scale === 1 && !(this.room && shape() === "tall");
    this.board.holder.classList.toggle("zoomed", this.scale !== 1);
    this.board.holder.classList.toggle("sheets", found.sheets);
    if (this.halfButton) this.halfButton.hidden = !found.sheets;
    if (found.key && !this.fitButton.hidden) this.corner(found.element);
    this.told();
  }

  /** The window has moved, or what it shows has changed. */
  told() {
    for (const watch of this.watchers) watch();
  }

  /** @param {string} key @param {string} viewBox */
  look(key, viewBox) {
    const { board, room } = this;
    if (!key) board.frame(viewBox);
    else if (room)
      board.window(key, { x: "0", y: "0", width: String(room.width), height: String(room.height), viewBox });
    else board.window(key, this.scale === 1 ? null : { viewBox });
  }

  /** The buttons are in the lower corner of the part that they zoom, on the side of the hand. @param {Element} part */
  corner(part) {
    const { holder } = this.board;
    const at = this.board.seenThrough(part);
    const box = holder.getBoundingClientRect();
    holder.style.setProperty("--from-right", `${Math.round(box.right - at.right) + EDGE}px`);
    holder.style.setProperty("--from-bottom", `${Math.round(box.bottom - at.bottom) + EDGE}px`);
  }

  /** The window, for those who must know what lies beyond it; none, where nothing does. */
  windows() {
    const found = this.frame();
    if (!found || (this.scale <= 1 && !found.sheets)) return [];
    const box = found.key ? this.board.seenThrough(found.element) : this.board.holder.getBoundingClientRect();
    return [{ key: found.key, box, bring: (/** @type {Element[]} */ lit) => this.reach(lit) }];
  }

  /**
   * The page lays out the parts: the board has so much room (null: it is shown as it is drawn).
   * @param {Size | null} size
   */
  give(size) {
    if (Boolean(size) !== Boolean(this.room)) {
      this.scale = 1;
      this.opened = false;
    }
    if (size && this.kept) this.keep(size, this.kept);
    else if (size && this.room && this.scale > 1 && shape() === "tall") this.keep(size, this.seen());
    this.room = size;
    this.show();
  }

  /** What is seen, whatever the size of the window. @returns {Seen | null} */
  seen() {
    const found = this.frame();
    if (!found) return null;
    const { w, h, unit } = this.extent(found);
    return { unit, x: this.x + w / 2, y: this.y + h / 2, opened: this.opened };
  }

  /** It keeps its size and its middle, where the window gets another size. @param {Size} size @param {Seen | null} seen */
  keep(size, seen) {
    this.room = size;
    const found = this.frame();
    if (!found || !seen) return;
    const [least, most] = found.range;
    this.scale = Math.min(most, Math.max(least, seen.unit / this.extent(found, 1).unit));
    const { w, h } = this.extent(found);
    Object.assign(this, { x: seen.x - w / 2, y: seen.y - h / 2, opened: seen.opened, kept: null });
  }

  // ------------------------------------------------------------------ moving it

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.before = null;
    this.x += dx;
    this.y += dy;
    this.show();
  }

  /**
   * Zoom around a point, which stays where it is; else around the middle.
   * @param {number} factor
   * @param {Point} [point]
   */
  zoom(factor, point) {
    const found = this.frame();
    if (!found) return;
    const { w, h } = this.extent(found);
    const [least, most] = found.range;
    const next = Math.min(most, Math.max(least, this.scale * factor));
    const at = point ?? { x: this.x + w / 2, y: this.y + h / 2 };
    const kept = 1 - this.scale / next;
    this.scale = next;
    this.pan((at.x - this.x) * kept, (at.y - this.y) * kept);
  }

  /** The other half of a board that is higher than its window. */
  other() {
    const found = this.frame();
    if (!found?.sheets) return;
    const { h } = this.extent(found);
    this.y = this.y > (found.height - h) / 2 ? 0 : found.height - h;
    this.show();
  }

  fit() {
    this.before = null;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.show();
  }

  /**
   * Put this point into the middle of so much of the window.
   * @param {Point} centre
   * @param {number} w
   * @param {number} h
   */
  centre({ x, y }, w, h) {
    this.before = null;
    this.x = x - w / 2;
    this.y = y - h / 2;
    this.show();
  }

  /**
   * Scroll a board that is higher than its window to the targets, unless all of them can be seen.
   * @param {Element[]} elements
   */
  bring(elements) {
    if (this.frame()?.sheets) this.reveal(elements);
  }

  /** Move a board that is zoomed to these, unless all of them can be seen; its scale stays. @param {Element[]} elements */
  reveal(elements) {
    const found = this.frame();
    if (!found || this.scale <= 1) return;
    const boxes = this.places(elements);
    const { w, h } = this.extent(found);
    const { x, y } = this;
    const seen = boxes.every(
      ({ left, top, right, bottom }) => left >= x && top >= y && right <= x + w && bottom <= y + h,
    );
    if (!seen) this.centre(crowd(boxes, w, h), w, h);
  }

  /** On a phone what is told comes into sight for as long as it is told. @param {Element[]} elements */
  visit(elements) {
    const found = this.frame();
    if (!found) return;
    const { w, h } = this.extent(found);
    const before = this.before ?? { x: this.x + w / 2, y: this.y + h / 2 };
    this.reveal(elements);
    if (shape() === "tall") this.before = before;
  }

  /** Where the window was before anything was told. */
  back() {
    const found = this.frame();
    if (!found || !this.before) return;
    const { w, h } = this.extent(found);
    this.centre(this.before, w, h);
  }

  /**
   * A new question on a phone: the first brings the board so close that a finger can hit its pieces, there where most
   * of the targets are, else in its middle; then the scale stays, and the window moves only if it shows no target.
   * @param {Element[]} elements
   */
  aim(elements) {
    const found = this.frame();
    if (!found) return;
    this.back();
    if (!this.opened) {
      this.opened = true;
      this.scale = Math.min(found.range[1], Math.max(1, TAP / found.piece / this.extent(found, 1).unit));
      const { w, h } = this.extent(found);
      if (elements.length) this.reach(elements);
      else this.centre({ x: found.width / 2, y: found.height / 2 }, w, h);
      return;
    }
    if (!elements.length) return;
    const { left, top, w, h } = this.free(found);
    const seen = this.places(elements).some(
      (box) => box.left >= left && box.top >= top && box.right <= left + w && box.bottom <= top + h,
    );
    if (seen) this.show();
    else this.reach(elements);
  }

  /** As many of these as there is room for come into sight, at the same scale. @param {Element[]} elements */
  reach(elements) {
    const found = this.frame();
    if (!found) return;
    this.before = null;
    const { w, h } = this.free(found);
    const { x, y } = crowd(this.places(elements), w, h);
    const beside = leftHanded() ? this.extent(found).w - w : 0;
    this.x = x - w / 2 - beside;
    this.y = y - h / 2;
    this.show();
  }

  /** What of the window no button covers, in units of the board. @param {Frame} found */
  free(found) {
    const { w, h, unit } = this.extent(found);
    const covered = shape() === "tall" ? Math.min(BUTTONS / unit, w / 3) : 0;
    return { left: this.x + (leftHanded() ? covered : 0), top: this.y, w: w - covered, h };
  }

  // ------------------------------------------------------------------ what is done to it

  /** @param {WheelEvent} event */
  wheel(event) {
    const found = this.frame();
    if (!found || !this.under(event)) return;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (plain && found.sheets && this.scale > 1) {
      const unit = found.element.getScreenCTM()?.a || 1;
      this.pan(event.deltaX / unit, event.deltaY / unit);
    } else if (plain && this.scale === found.range[0] && event.deltaY > 0) return;
    else this.zoom(Math.exp(-event.deltaY * 0.0016), this.inside(event.clientX, event.clientY));
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  doubleClick(event) {
    const found = this.frame();
    if (!found || !this.under(event) || around(event, ".s-legal, button")) return;
    if (this.scale < found.range[1]) this.zoom(2, this.inside(event.clientX, event.clientY));
    else this.fit();
  }

  /** @param {PointerEvent} from @param {PointerEvent} to */
  drag(from, to) {
    if (this.scale <= 1) return false;
    const [a, b] = [this.inside(from.clientX, from.clientY), this.inside(to.clientX, to.clientY)];
    this.pan(a.x - b.x, a.y - b.y);
    return true;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!event.altKey || !(event.key in ARROWS) || this.scale <= 1) return;
    const [dx, dy] = ARROWS[event.key];
    this.pan((dx * ARROW) / this.scale, (dy * ARROW) / this.scale);
    event.preventDefault();
  }

  /** What keys do, wherever the focus is. @returns {Record<string, () => void>} */
  get signs() {
    const [closer, away, all] = [() => this.zoom(1.25), () => this.zoom(0.8), () => this.fit()];
    return { "+": closer, "=": closer, "-": away, "\u2212": away, 0: all };
  }
}

/**
 * Where a window of this size begins: inside the whole, or around it where it is smaller.
 * @param {number} at
 * @param {number} size
 * @param {number} whole
 */
const within = (at, size, whole) => (size >= whole ? (whole - size) / 2 : Math.min(whole - size, Math.max(0, at)));

/** @param {Box} box @returns {Point} */
const middle = ({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The box around all of these. @param {Box[]} boxes @returns {Box} */
const bounds = (boxes) => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/**
 * The middle of the window of this size that holds most of the boxes.
 * @param {Box[]} boxes
 * @param {number} w
 * @param {number} h
 */
function crowd(boxes, w, h) {
  const all = bounds(boxes);
  if (all.right - all.left <= w && all.bottom - all.top <= h) return middle(all);
  const crowds = boxes.map(middle).map((at) =>
    boxes.filter((box) => {
      const { x, y } = middle(box);
      return Math.abs(x - at.x) < w / 2 && Math.abs(y - at.y) < h / 2;
    }),
  );
  return middle(bounds(crowds.reduce((best, one) => (one.length > best.length ? one : best))));
}

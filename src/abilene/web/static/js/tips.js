// The tip of a thing on the board: what it is, and which rule speaks of it.

import { around, el } from "./dom.js";
import { isLit } from "./scene.js";
import { meantFocus, touched } from "./touch.js";

const REST = 350;
const LIT_REST = 900; // on what can be chosen: the question says what it does
const LONG_PRESS = 500;
const LEAVE = 250;
const WHILE = 4000; // that a reason can be read
const TREMBLE = 6; // pixels that a finger may move and still press
const AWAY = 12; // pixels between a thing and its tip
const EDGE = 8; // pixels between a tip and the edge of the window
const STEP = 16; // pixels between two places where a tip may be

/** @typedef {{ node: Element, data: Scene.Node }} Titled */

export class Tips {
  timer = 0;
  /** @type {Element | null} */
  about = null;
  typing = false; // a tip that comes with the focus is for those who use keys
  explains = false; // it says why something cannot be, and stays for that
  mouse = ""; // where it was last
  still = ""; // where it was when the drawing changed under it: that alone is no wish to know
  /** @type {{ x: number, y: number, found: Titled } | null} */
  pressed = null; // where a finger presses, and on what
  held = false; // a finger has pressed so long that the tip came: lifting it chooses nothing

  /** @param {import("./scene.js").Board} board @param {import("./rulebook.js").Rulebook} rules */
  constructor(board, rules) {
    this.board = board;
    this.rules = rules;
    this.tip = el("div", { class: "tip", role: "tooltip", id: "tip", hidden: true });
    document.body.append(this.tip);
    this.listen(board.holder);
  }

  /** @param {HTMLElement} holder */
  listen(holder) {
    addEventListener("keydown", () => (this.typing = true), true);
    addEventListener("pointerdown", (event) => this.away(event), true);
    addEventListener("scroll", () => this.hide(), true);
    addEventListener("pointermove", ({ clientX, clientY }) => (this.mouse = `${clientX} ${clientY}`), true);
    holder.addEventListener("pointerover", (event) => {
      const moved = `${event.clientX} ${event.clientY}` !== this.still;
      const found = this.titled(event);
      if (event.pointerType === "mouse" && moved) this.rest(found && saysMore(found.data) ? found : null);
    });
    holder.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.rest(null));
    holder.addEventListener("focusout", () => this.typing && this.hide());
    holder.addEventListener("focusin", (event) => {
      const found = this.titled(event);
      if (found && this.typing && meantFocus()) this.show(found);
    });
    holder.addEventListener("pointerdown", (event) => this.press(event));
    holder.addEventListener("pointermove", (event) => this.tremble(event));
    holder.addEventListener("click", (event) => this.lift(event), true);
    for (const end of ["pointerup", "pointercancel"])
      holder.addEventListener(end, () => !this.shown && clearTimeout(this.timer)); // a tap is not a long press
    this.tip.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.hide());
    this.tip.addEventListener("click", () => this.hide(), true); // its rule is opened, or it was tapped away
  }

  /** A tip stays until somebody points elsewhere. @param {PointerEvent} event */
  away({ target }) {
    this.typing = false;
    if (!this.tip.contains(/** @type {Node} */ (target))) this.hide();
  }

  get shown() {
    return !this.tip.hidden;
  }

  /** The nearest thing with a name around what an event is about. @param {Event} event @returns {Titled | null} */
  titled(event) {
    for (let node = around(event, "[data-key]"); node; node = node.parentElement?.closest("[data-key]") ?? null) {
      const data = this.board.data(node);
      if (data?.title) return { node, data };
    }
    return null;
  }

  /** The mouse rests on something, or on nothing: the tip of what it has left goes first. @param {Titled | null} found */
  rest(found) {
    if (this.explains) return;
    clearTimeout(this.timer);
    if (found && found.node === this.about) return;
    this.timer = setTimeout(() => {
      if (this.tip.matches(":hover")) return;
      this.hide();
      if (found) this.timer = setTimeout(() => this.show(found), (isLit(found.data) ? LIT_REST : REST) - LEAVE);
    }, LEAVE);
  }

  /** A finger presses: long where a tap would choose; else a tap is enough. @param {PointerEvent} event */
  press(event) {
    const found = event.pointerType === "mouse" ? null : this.titled(event);
    this.held = false;
    this.hide();
    this.pressed = found && { x: event.clientX, y: event.clientY, found };
    if (!found || !canBeChosen(found)) return;
    this.timer = setTimeout(() => {
      this.held = true;
      this.show(found);
    }, LONG_PRESS);
  }

  /** A finger that moves drags the board, and asks nothing. @param {PointerEvent} event */
  tremble({ clientX, clientY }) {
    if (!this.pressed || Math.hypot(clientX - this.pressed.x, clientY - this.pressed.y) <= TREMBLE) return;
    this.pressed = null;
    if (!this.held) clearTimeout(this.timer);
  }

  /** The finger is lifted after a long press: the tip stays, and nothing else comes of it. @param {MouseEvent} event */
  lift(event) {
    if (this.pressed && !canBeChosen(this.pressed.found)) this.show(this.pressed.found);
    this.pressed = null;
    if (!this.held) return;
    this.held = false;
    event.stopPropagation();
  }

  /** A new drawing comes under the mouse. */
  renew() {
    this.hide();
    this.still = this.mouse;
  }

  hide() {
    clearTimeout(this.timer);
    this.tip.hidden = true;
    this.about = null;
    this.explains = false;
  }

  /** @param {Titled} found */
  show({ node, data }) {
    this.about = node;
    this.explains = false;
    const [heading, rest] = headed(data.title);
    this.tip.replaceChildren(el("b", {}, heading), ...(rest ? [el("p", {}, rest)] : []));
    if (data.rule) this.tip.append(this.rules.link(data.rule));
    this.tip.hidden = false;
    this.place(node.getBoundingClientRect(), node.closest(".s-part"));
  }

  /**
   * Say here why something cannot be, for a while; to a finger until it taps, and below that what it is: it cannot rest there.
   * @param {DOMRect} at
   * @param {string} reason
   * @param {string} rule
   * @param {Titled | null} [found]
   */
  explain(at, reason, rule, found = null) {
    clearTimeout(this.timer);
    this.about = null;
    this.explains = true;
    const what = touched() && found ? [el("p", {}, found.data.title)] : [];
    this.tip.replaceChildren(el("b", { role: "alert" }, reason), ...what, rule ? this.rules.link(rule) : "");
    this.tip.hidden = false;
    this.place(at);
    if (!touched()) this.timer = setTimeout(() => this.hide(), WHILE);
  }

  /**
   * At a side of the thing, else as near to it as it hides nothing that can be chosen; of what lies beside the board, nothing at all.
   * @param {DOMRect} box
   * @param {Element | null} [part]
   */
  place(box, part = null) {
    const { offsetWidth: w, offsetHeight: h } = this.tip;
    const taken = this.taken();
    const parts = [...this.board.holder.querySelectorAll(".s-part")];
    if (parts.indexOf(part ?? parts[0]) > 0) taken.push(...parts.slice(1).map((one) => one.getBoundingClientRect()));
    /** @param {DOMRect} spot */
    const hidden = (spot) => (meet(spot, box) ? taken.length + 1 : taken.filter((one) => meet(spot, one)).length);
    const spots = [...beside(box, w, h), ...anywhere(w, h).sort((a, b) => gap(a, box) - gap(b, box))];
    const best = spots.find((spot) => !hidden(spot)) ?? least(spots, hidden);
    this.tip.style.left = `${best.x}px`;
    this.tip.style.top = `${best.y}px`;
  }

  /** What is not to be hidden: what glows, as far as it is seen, and the buttons of the question. */
  taken() {
    const glows = this.board.legal().map((element) => {
      const part = element.closest(".s-part");
      const box = element.getBoundingClientRect();
      return part instanceof SVGElement ? common(box, this.board.seenThrough(part)) : box;
    });
    const buttons = [...document.querySelectorAll("#act button")].map((button) => button.getBoundingClientRect());
    return [...glows, ...buttons].filter(({ width, height }) => width > 0 && height > 0);
  }
}

/** Above, below, right and left of a thing. @param {DOMRect} box @param {number} w @param {number} h */
function beside(box, w, h) {
  const [middle, centre] = [box.left + box.width / 2 - w / 2, box.top + box.height / 2 - h / 2];
  const corners = [
    [middle, box.top - h - AWAY],
    [middle, box.bottom + AWAY],
    [box.right + AWAY, centre],
    [box.left - w - AWAY, centre],
  ];
  return corners.map(([x, y]) => new DOMRect(inside(x, innerWidth - w), inside(y, innerHeight - h), w, h));
}

/** All over the window. @param {number} w @param {number} h */
function anywhere(w, h) {
  const spots = [];
  for (let y = EDGE; y <= innerHeight - h - EDGE; y += STEP)
    for (let x = EDGE; x <= innerWidth - w - EDGE; x += STEP) spots.push(new DOMRect(x, y, w, h));
  return spots;
}

/** @param {DOMRect[]} spots @param {(spot: DOMRect) => number} hidden */
function least(spots, hidden) {
  const counts = spots.map(hidden);
  return spots[counts.indexOf(Math.min(...counts))];
}

/** How far apart they are. @param {DOMRect} a @param {DOMRect} b */
const gap = (a, b) =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

/** What two have in common. @param {DOMRect} a @param {DOMRect} b */
function common(a, b) {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  return new DOMRect(left, top, Math.min(a.right, b.right) - left, Math.min(a.bottom, b.bottom) - top);
}

/** Whether a tap on it chooses it, or what it is a part of: now, in advance, or instead of what was chosen last. @param {Titled} found */
const canBeChosen = ({ node }) => node.closest(".s-legal, .s-instead, .s-ahead") !== null;

/** Whether a tip would say more than the question does of what is pointed at. @param {Scene.Node} data */
const saysMore = (data) => !isLit(data) || headed(data.title)[1] !== "";

/** @param {number} at @param {number} most */
const inside = (at, most) => Math.min(most - EDGE, Math.max(EDGE, at));

/** @param {DOMRect} a @param {DOMRect} b */
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * A title as its heading, the first sentence or line, and the rest; a colon or "St. Louis" ends neither.
 * @param {string} title
 */
export function headed(title) {
  const [, heading, rest] = title.match(/^(.*?(?:(?<!\bSt)[.!?](?=\s)|$))\s*(.*)$/ms) ?? ["", title, ""];
  return [heading.replace(/[.\s]+$/, ""), rest];
}

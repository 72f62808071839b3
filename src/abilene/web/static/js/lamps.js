// What glows out of sight: at the edge beyond which it lies, a lamp with its number; a click goes there.

import { el, icon, sayCount } from "./dom.js";
import { leftHanded } from "./panzoom.js";

const EDGE = 6; // pixels between a lamp and the edge
const STEP = 12; // pixels that a lamp steps aside at a time
const ASIDE = 60; // and away from its edge, where the page's own buttons stand along it
const LARGE = 200; // pixels: over a thing that is no larger, a lamp lies only where it must
// What it is worth to keep clear of the page's own buttons, of what can be chosen, of any other thing.
const [BUTTON, LIT, THING] = [1000, 30, 1];

/** @typedef {"left" | "right" | "top" | "bottom"} Side */
/**
 * A window of the drawing through which not all may be seen, and the rim beside it where its lamps stand, if it has one.
 * @typedef {{ key: string, box: DOMRect, bring: (lit: Element[]) => void, rim?: DOMRect }} Window
 */
/** @typedef {{ box: DOMRect, worth: number }} Taken */

/** @param {DOMRect} a @param {DOMRect} b */
export const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** With the badges that may hang on it. @param {DOMRect} box */
const wider = ({ x, y, width, height }) => new DOMRect(x - STEP, y - STEP, width + 2 * STEP, height + 2 * STEP);

/** @param {DOMRect} box */
const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/**
 * Beyond which edge something lies; null: it can be seen.
 * @param {DOMRect} window
 * @param {DOMRect} box
 * @returns {Side | null}
 */
export function beyond(window, box) {
  const { x, y } = middle(box);
  const over = { left: window.left - x, right: x - window.right, top: window.top - y, bottom: y - window.bottom };
  const [[side, most]] = /** @type {[Side, number][]} */ (Object.entries(over)).sort((a, b) => b[1] - a[1]);
  return most > 0 ? side : null;
}

export class Lamps {
  /** @type {Map<string, HTMLElement>} */
  lamps = new Map(); // by window and side
  due = 0;

  /**
   * @param {import("./scene.js").Board} board
   * @param {() => Window[]} windows that may show only a part of what lies behind them
   */
  constructor(board, windows) {
    this.board = board;
    this.windows = windows;
    this.holder = el("div", { class: "lamps" });
    board.holder.append(this.holder);
  }

  /** Once for all that moves before the next picture. */
  soon() {
    this.due ||= requestAnimationFrame(() => {
      this.due = 0;
      this.show();
    });
  }

  show() {
    const lit = this.board.legal().filter((one) => one.getClientRects().length);
    const boxes = new Map(lit.map((one) => [one, one.getBoundingClientRect()]));
    const buttons = [...this.board.holder.querySelectorAll(".zooms, .mini")].map((one) => one.getBoundingClientRect());
    const taken = buttons.map((box) => ({ box, worth: BUTTON }));
    const shown = new Set();
    for (const window of this.windows()) {
      const part = this.board.drawn.get(window.key) ?? this.board.root;
      const inside = lit.filter((one) => part?.contains(one));
      const sides = Map.groupBy(inside, (one) => beyond(window.box, /** @type {DOMRect} */ (boxes.get(one))));
      const seen = (sides.get(null) ?? []).map((one) => ({
        box: wider(/** @type {DOMRect} */ (boxes.get(one))),
        worth: LIT,
      }));
      if (sides.size > (sides.has(null) ? 1 : 0) && !window.rim) seen.push(...this.things(part));
      for (const [side, those] of sides) {
        if (!side) continue;
        const name = `${window.key} ${side}`;
        shown.add(name);
        const lamp = this.lamp(name, side, those.length, () => window.bring(those));
        const wanted = those.map((one) => middle(/** @type {DOMRect} */ (boxes.get(one))));
        const box = window.rim
          ? onRim(lamp, window.rim, side)
          : this.place(lamp, window.box, side, wanted, [...seen, ...taken]);
        const { left, top } = this.board.holder.getBoundingClientRect();
        lamp.style.transform = `translate(${Math.round(box.x - left)}px, ${Math.round(box.y - top)}px)`;
        taken.push({ box, worth: BUTTON });
      }
    }
    for (const [name, lamp] of this.lamps) if (!shown.has(name)) this.drop(name, lamp);
  }

  /** All that has a name, as far as it is small. @param {Element | null} part @returns {Taken[]} */
  things(part) {
    const named = this.board.titled().filter((one) => part?.contains(one));
    return named
      .map((one) => ({ box: one.getBoundingClientRect(), worth: THING }))
      .filter(({ box }) => Math.max(box.width, box.height) < LARGE);
  }

  /** @param {string} name @param {HTMLElement} lamp */
  drop(name, lamp) {
    lamp.remove();
    this.lamps.delete(name);
  }

  /** @param {string} name @param {Side} side @param {number} count @param {() => void} bring */
  lamp(name, side, count, bring) {
    const words = sayCount("js-places", count);
    const known = this.lamps.get(name);
    const lamp = known ?? el("button", { class: "lamp", type: "button", "data-side": side });
    if (lamp.dataset.count !== String(count)) lamp.replaceChildren(el("span", {}, words), icon("chevron"));
    lamp.ariaLabel = words;
    lamp.dataset.count = String(count); // where there is little room, it stands for the words
    lamp.onclick = bring;
    if (!known) {
      this.lamps.set(name, lamp);
      this.holder.append(lamp);
    }
    return lamp;
  }

  /**
   * At this edge, as near to what it stands for as it hides least.
   * @param {HTMLElement} lamp
   * @param {DOMRect} window
   * @param {Side} side
   * @param {{ x: number, y: number }[]} wanted
   * @param {Taken[]} taken
   */
  place(lamp, window, side, wanted, taken) {
    const { offsetWidth: w, offsetHeight: h } = lamp;
    const level = side === "left" || side === "right";
    const mean = wanted.reduce((sum, { x, y }) => sum + (level ? y : x), 0) / wanted.length;
    const [least, most] = level
      ? [window.top + EDGE, window.bottom - h - EDGE]
      : [window.left + EDGE, window.right - w - EDGE];
    const ideal = Math.min(most, Math.max(least, mean - (level ? h : w) / 2));
    const across = { left: window.left, right: window.right - w, top: window.top, bottom: window.bottom - h }[side];
    const inward = side === "left" || side === "top" ? 1 : -1;
    /** @type {number[]} */
    const spots = [ideal];
    for (let at = least; at <= most; at += STEP) spots.push(at);
    spots.sort((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal));
    const boxes = [EDGE, EDGE + ASIDE]
      .map((far) => across + inward * far)
      .flatMap((fixed) => spots.map((at) => new DOMRect(level ? fixed : at, level ? at : fixed, w, h)));
    const hidden = boxes.map((box) => taken.reduce((sum, one) => sum + (meet(box, one.box) ? one.worth : 0), 0));
    return boxes[hidden.indexOf(Math.min(...hidden))];
  }
}

/**
 * On the rim of its window: what lies further down on the side of the hand, what lies above opposite.
 * @param {HTMLElement} lamp
 * @param {DOMRect} rim
 * @param {Side} side
 */
function onRim({ offsetWidth: w, offsetHeight: h }, rim, side) {
  const atRight = (side === "top") === leftHanded();
  return new DOMRect(atRight ? rim.right - w - EDGE : rim.left + EDGE, rim.top + (rim.height - h) / 2, w, h);
}

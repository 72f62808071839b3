// The handle of what lies below the board on a phone: drawn up and down, it stops at one of three heights.

import { el, say } from "./dom.js";

const TREMBLE = 6; // pixels that a finger may move and still tap

export class Grip {
  from = NaN; // where the finger pressed
  moved = false;
  at = 0; // how high what lies below is now, as a share of all

  /**
   * @param {HTMLElement} holder
   * @param {number[]} heights as shares of the holder, the lowest first
   * @param {(share: number) => void} raise
   */
  constructor(holder, heights, raise) {
    this.holder = holder;
    this.heights = heights;
    this.raise = raise;
    const label = say("js-grip");
    this.bar = el("button", { class: "grip", type: "button", "aria-label": label, title: label, hidden: true });
    holder.append(this.bar);
    this.bar.addEventListener("pointerdown", (event) => this.press(event));
    this.bar.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"]) this.bar.addEventListener(end, () => this.stop());
    this.bar.addEventListener("click", () => this.tap());
  }

  /** @param {number} top @param {number} share */
  show(top, share) {
    this.at = share;
    this.bar.hidden = false;
    this.bar.style.transform = `translateY(${Math.round(top)}px)`;
  }

  hide() {
    this.bar.hidden = true;
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.from = event.clientY;
    this.moved = false;
    this.bar.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  drag({ clientY }) {
    if (Number.isNaN(this.from)) return;
    this.moved ||= Math.abs(clientY - this.from) > TREMBLE;
    if (!this.moved) return;
    const { bottom, height } = this.holder.getBoundingClientRect();
    const [least, most] = [this.heights[0], this.heights[this.heights.length - 1]];
    this.raise(Math.min(most, Math.max(least, (bottom - clientY) / height)));
  }

  /** The nearest of the heights. */
  stop() {
    this.from = NaN;
    if (!this.moved) return;
    const away = this.heights.map((height) => Math.abs(height - this.at));
    this.raise(this.heights[away.indexOf(Math.min(...away))]);
  }

  /** A tap is for those who cannot draw it: one height further, then the first again. */
  tap() {
    if (!this.moved) this.raise(this.heights.find((height) => height > this.at) ?? this.heights[0]);
    this.moved = false;
  }
}

// Fingers and mouse on a holder, told as drags and pinches; a drag is no click on what it ends on.

const STEADY = 4; // pixels that a hand trembles
const CLICK = 6; // pixels that a click may move
const BRIEF = 350; // milliseconds that two fingers may rest and still tap

/**
 * What gestures do.
 * @typedef {object} Deeds
 * @property {(event: PointerEvent) => boolean} ours whether a gesture may begin here
 * @property {(from: PointerEvent, to: PointerEvent) => boolean} drag whether something moved along
 * @property {(factor: number, x: number, y: number) => void} pinch two fingers spread around a point
 * @property {() => void} end the last finger is lifted
 * @property {() => void} [twice] two fingers have tapped
 */

export class Gestures {
  /** @type {Map<number, PointerEvent>} */
  fingers = new Map();
  spread = 0; // between two fingers
  dragged = 0; // pixels since the press
  both = -Infinity; // when the second of two fingers pressed
  way = 0; // pixels that they have moved since

  /** @param {HTMLElement} holder @param {Deeds} deeds */
  constructor(holder, deeds) {
    this.holder = holder;
    this.deeds = deeds;
    holder.addEventListener("pointerdown", (event) => this.press(event));
    holder.addEventListener("pointermove", (event) => this.move(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"]))
      holder.addEventListener(end, (event) => this.lift(event));
    holder.addEventListener("click", (event) => this.click(event), true);
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.dragged = 0;
    if (event.button !== 0 || !this.deeds.ours(event)) return;
    this.fingers.set(event.pointerId, event);
    this.spread = this.reach();
    this.both = this.fingers.size === 2 ? event.timeStamp : -Infinity;
    this.way = 0;
  }

  /** @param {PointerEvent} event */
  lift(event) {
    const last = this.fingers.delete(event.pointerId) && !this.fingers.size;
    this.spread = 0;
    if (!last) return;
    this.deeds.end();
    const tapped = event.timeStamp - this.both < BRIEF && this.way < 2 * CLICK;
    if (tapped && event.type === "pointerup") this.deeds.twice?.();
    this.both = -Infinity;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    this.fingers.set(event.pointerId, event);
    if (this.fingers.size === 2) {
      this.way += Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY);
      this.pinch();
    } else if (this.deeds.drag(last, event)) {
      this.dragged += Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY);
      if (this.dragged > STEADY) this.holder.setPointerCapture(event.pointerId);
    }
  }

  pinch() {
    const [a, b] = this.fingers.values();
    const now = this.reach();
    if (this.spread) this.deeds.pinch(now / this.spread, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    this.spread = now;
    this.dragged += CLICK + 1;
  }

  reach() {
    const [a, b] = [...this.fingers.values()];
    return b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  }

  /** @param {Event} event */
  click(event) {
    if (this.dragged > CLICK) event.stopPropagation();
    this.dragged = 0;
  }
}

// The ring around what has the focus on the board: over everything, so that no window of the drawing clips it.

import { el } from "./dom.js";

const AWAY = 5; // pixels between a thing and its ring
const EDGE = 2;

export class Ring {
  ring = el("div", { class: "ring", "aria-hidden": "true" });

  /** @param {HTMLElement} holder of the board */
  constructor(holder) {
    this.holder = holder;
    holder.append(this.ring);
    for (const event of ["focusin", "focusout"]) holder.addEventListener(event, () => this.soon());
  }

  soon() {
    requestAnimationFrame(() => this.show());
  }

  show() {
    const at = this.holder.querySelector(".scene [data-key]:focus-visible");
    this.ring.classList.toggle("on", Boolean(at));
    if (!at) return;
    const box = at.getBoundingClientRect();
    const room = this.holder.getBoundingClientRect();
    const left = Math.max(EDGE, box.left - room.left - AWAY);
    const top = Math.max(EDGE, box.top - room.top - AWAY);
    const right = Math.min(room.width - EDGE, box.right - room.left + AWAY);
    const bottom = Math.min(room.height - EDGE, box.bottom - room.top + AWAY);
    this.ring.classList.toggle("lit", at.matches(".s-legal"));
    Object.assign(this.ring.style, {
      transform: `translate(${left}px, ${top}px)`,
      width: `${Math.max(0, right - left)}px`,
      height: `${Math.max(0, bottom - top)}px`,
    });
  }
}

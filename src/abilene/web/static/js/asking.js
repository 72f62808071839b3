// A thing that asks ("s-asks-x") has what answers ("s-answers-x") come forward while it is pointed at or has the focus.
// Not by `:has(:hover)`: with that in a style sheet, every change anywhere on the page styles the whole drawing again.

import { where } from "./pointing.js";

const WORD = /(?:^| )s-asks-([\w-]+)/;

export class Asking {
  word = ""; // what is asked for
  /** @type {Element | null} */
  by = null;
  clicked = ""; // where something was chosen: what comes there is not pointed at until the mouse has moved

  /** @param {import("./scene.js").Board} board */
  constructor(board) {
    this.board = board;
    const { holder } = board;
    // a finger does not rest on things: what it taps would stay asked until it taps elsewhere
    holder.addEventListener("pointerover", (event) => {
      if (event.pointerType !== "touch" && where(event) !== this.clicked) this.ask(event.target);
    });
    holder.addEventListener("click", (event) => this.leave(event), true);
    holder.addEventListener("pointerleave", () => this.ask(null));
    holder.addEventListener("focusin", ({ target }) => target instanceof Element && this.focused(target));
    holder.addEventListener("focusout", () => this.ask(null));
  }

  /** What is chosen is no longer asked for. @param {MouseEvent} event */
  leave(event) {
    if (!(event.target instanceof Element) || !event.target.closest(".s-legal")) return;
    this.clicked = where(event);
    this.ask(null);
  }

  /** @param {Element} target */
  focused(target) {
    this.ask(target.matches(":focus-visible") ? target : null);
  }

  /** @param {EventTarget | null} target what is pointed at */
  ask(target) {
    this.by = target instanceof Element ? target.closest("[class*=s-asks-]") : null;
    const word = this.by?.getAttribute("class")?.match(WORD)?.[1] ?? "";
    if (word === this.word) return;
    this.word = word;
    this.renew();
  }

  /** What is drawn anew answers as well. */
  renew() {
    const { root } = this.board;
    if (!root || (!this.word && !root.dataset.asks)) return;
    if (!this.by?.isConnected) this.word = "";
    if (this.word) root.dataset.asks = this.word;
    else delete root.dataset.asks;
    for (const element of root.querySelectorAll(".s-answering")) element.classList.remove("s-answering");
    if (!this.word) return;
    for (const element of root.querySelectorAll(`.s-answers-${this.word}`)) element.classList.add("s-answering");
  }
}

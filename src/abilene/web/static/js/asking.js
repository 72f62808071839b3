// A thing that asks ("s-asks-x") has what answers ("s-answers-x") come forward while it is pointed at or has the focus.
// Not by `:has(:hover)`: with that in a style sheet, every change anywhere on the page styles the whole drawing again.

const WORD = /(?:^| )s-asks-([\w-]+)/;

export class Asking {
  word = ""; // what is asked for
  /** @type {Element | null} */
  by = null;

  /** @param {import("./scene.js").Board} board */
  constructor(board) {
    this.board = board;
    const { holder } = board;
    // a finger does not rest on things: what it taps would stay asked until it taps elsewhere
    holder.addEventListener("pointerover", ({ target, pointerType }) => pointerType !== "touch" && this.ask(target));
    holder.addEventListener("pointerleave", () => this.ask(null));
    holder.addEventListener("focusin", ({ target }) => target instanceof Element && this.focused(target));
    holder.addEventListener("focusout", () => this.ask(null));
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

// The tip of a thing on the board: what it is, and which rule speaks of it.

import { around, el } from "./dom.js";

const REST = 350;
const LONG_PRESS = 500;
const LEAVE = 250;

/** @typedef {{ node: Element, data: Scene.Node }} Titled */

export class Tips {
  timer = 0;
  /** @type {Element | null} */
  about = null;
  typing = false; // a tip that comes with the focus is for those who use keys

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
    addEventListener("pointerdown", () => (this.typing = false), true);
    addEventListener("scroll", () => this.hide(), true);
    holder.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.rest(this.titled(event)));
    holder.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.rest(null));
    holder.addEventListener("focusout", () => this.hide());
    holder.addEventListener("focusin", (event) => {
      const found = this.titled(event);
      if (found && this.typing) this.show(found);
    });
    holder.addEventListener("pointerdown", (event) => this.press(event));
    this.tip.addEventListener("pointerleave", () => this.hide());
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

  /** The mouse rests on something, or on nothing. @param {Titled | null} found */
  rest(found) {
    if (found && found.node === this.about) return;
    clearTimeout(this.timer);
    this.timer = found
      ? setTimeout(() => this.show(found), REST)
      : setTimeout(() => !this.tip.matches(":hover") && this.hide(), LEAVE);
  }

  /** A finger presses: at once, or long where a tap would choose. @param {PointerEvent} event */
  press(event) {
    const found = event.pointerType === "mouse" ? null : this.titled(event);
    if (!found) return this.hide();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(found), found.data.choices.length ? LONG_PRESS : 0);
  }

  hide() {
    clearTimeout(this.timer);
    this.tip.hidden = true;
    this.about = null;
  }

  /** @param {Titled} found */
  show({ node, data }) {
    this.about = node;
    const [heading, rest] = headed(data.title);
    this.tip.replaceChildren(el("b", {}, heading), ...(rest ? [el("p", {}, rest)] : []));
    if (data.rule) this.tip.append(this.rules.link(data.rule));
    this.tip.hidden = false;
    this.place(node.getBoundingClientRect());
  }

  /** Above or below, so that neighbours can still be clicked. @param {DOMRect} box */
  place(box) {
    const { offsetWidth: w, offsetHeight: h } = this.tip;
    const left = Math.min(innerWidth - w - 8, Math.max(8, box.left + box.width / 2 - w / 2));
    const top = box.top - h - 12 > 8 ? box.top - h - 12 : box.bottom + 12;
    this.tip.style.left = `${left}px`;
    this.tip.style.top = `${Math.min(innerHeight - h - 8, Math.max(8, top))}px`;
  }
}

/**
 * A title as its heading, the first sentence or line, and the rest; a colon or "St. Louis" ends neither.
 * @param {string} title
 */
export function headed(title) {
  const [, heading, rest] = title.match(/^(.*?(?:(?<!\bSt)[.!?](?=\s)|$))\s*(.*)$/ms) ?? ["", title, ""];
  return [heading.replace(/[.\s]+$/, ""), rest];
}

// The rulebook as a drawer at the table, open at the rule that was asked for.

import { $, el, say, sheet } from "./dom.js";

export class Rulebook {
  /** @type {HTMLElement | null} */
  book = null;

  /** @param {string} game @param {string} title */
  constructor(game, title) {
    this.page = `/rules/${game}`;
    this.title = title;
  }

  /** The id of a rule, which opens the book there; in another tab where that is wanted. @param {string} id */
  link(id) {
    const link = el("a", { class: "rid", href: `${this.page}#${id}` }, id);
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      this.open(id);
    });
    return link;
  }

  async fetch() {
    const response = await fetch(this.page);
    return $("#book", HTMLElement, new DOMParser().parseFromString(await response.text(), "text/html"));
  }

  /** @param {string} id */
  async open(id) {
    this.book ??= await this.fetch();
    const copy = document.importNode(this.book, true);
    copy.removeAttribute("id");
    const holder = { class: "drawer-book", tabindex: "0", role: "region", "aria-label": say("js-rules") };
    sheet(this.title, el("div", holder, copy), { kind: "drawer" });
    const rule = [...copy.querySelectorAll("[id]")].find((node) => node.id === id);
    rule?.classList.add("hit");
    rule?.scrollIntoView({ block: "center" });
  }
}

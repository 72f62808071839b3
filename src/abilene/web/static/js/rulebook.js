// The rulebook as a drawer at the table, open at the rule that was asked for.

import { $, el, say, sheet } from "./dom.js";

export function rulebook(game, title) {
  let book = null;

  const fetchBook = async () => {
    const response = await fetch(`/rules/${game}`);
    const read = new DOMParser().parseFromString(await response.text(), "text/html");
    return document.importNode($("#book", read), true);
  };

  const made = {
    address: (id) => `/rules/${game}#${id}`,
    /** The id of a rule, which opens the book there; in another tab where that is wanted. */
    link(id) {
      const link = el("a", { class: "rid", href: made.address(id) }, id);
      link.addEventListener("click", (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        made.open(id);
      });
      return link;
    },
    async open(id) {
      book ??= await fetchBook();
      const copy = book.cloneNode(true);
      copy.removeAttribute("id");
      sheet(
        title,
        el("div", { class: "drawer-book", tabindex: "0", role: "region", "aria-label": say("js-rules") }, copy),
        { kind: "drawer" },
      );
      const rule = [...copy.querySelectorAll("[id]")].find((node) => node.id === id);
      if (rule) {
        rule.classList.add("hit");
        rule.scrollIntoView({ block: "center" });
      }
    },
  };
  return made;
}

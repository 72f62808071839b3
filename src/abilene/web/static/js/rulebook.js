// The rulebook as a drawer at the table, open at the rule that was asked for.

import { $, el, say, sheet } from "./dom.js";

export function rulebook(game, title) {
  let book = null;

  const fetchBook = async () => {
    const response = await fetch(`/rules/${game}`);
    const read = new DOMParser().parseFromString(await response.text(), "text/html");
    return document.importNode($("#book", read), true);
  };

  return {
    address: (id) => `/rules/${game}#${id}`,
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
}

// The head of a page about a table: how far off the end is.

import { el } from "./dom.js";

/** @param {HTMLElement} end @param {Wire.Far | null} far */
export function showFar(end, far) {
  end.hidden = !far;
  if (!far) return;
  const now = far.whole - far.left - 1;
  const ticks = Array.from({ length: far.whole }, (_, n) =>
    el("i", {
      class: [n < now && "done", n === now && "now", far.marks.includes(n) && "mark"].filter(Boolean).join(" "),
    }),
  );
  end.replaceChildren(
    el("span", {}, far.text),
    el("b", { "aria-hidden": "true" }, far.brief),
    el("span", { class: "ticks", "aria-hidden": "true" }, ticks),
  );
  end.title = far.text;
}

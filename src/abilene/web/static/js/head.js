// The head of a page about a table: how far off the end is.

import { el } from "./dom.js";

/** @param {HTMLElement} end @param {Wire.Far | null} far */
export function showFar(end, far) {
  end.hidden = !far;
  if (!far) return;
  const ticks = Array.from({ length: far.whole }, (_, n) =>
    el("i", { class: n < far.whole - far.left ? "done" : null }),
  );
  end.replaceChildren(
    el("span", {}, far.text),
    el("b", { "aria-hidden": "true" }, far.brief),
    el("span", { class: "ticks", "aria-hidden": "true" }, ticks),
  );
  end.title = far.text;
}

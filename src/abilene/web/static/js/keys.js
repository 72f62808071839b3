// The keyboard: every game can be played with it alone.

import { $, $$, el, page, say, sheet } from "./dom.js";
import { closeMenu } from "./menu.js";

const ROWS = [
  ["Tab", "js-key-tab"],
  ["← ↑ → ↓", "js-key-arrows"],
  ["Enter", "js-key-enter"],
  ["1 – 9", "js-key-digits"],
  ["A – Z", "js-key-letters"],
  ["Esc", "js-key-esc"],
  ["Ctrl Z", "js-key-undo"],
  ["[ ]", "js-key-steps"],
  ["+ − 0", "js-key-zoom"],
  ["/", "js-key-chat"],
  ["F6", "js-key-region"],
  ["?", "js-key-help"],
];

export function help() {
  sheet(
    say("js-keys"),
    el(
      "table",
      { class: "keys" },
      el(
        "tbody",
        {},
        ROWS.map(([key, text]) =>
          el("tr", {}, el("th", { scope: "row" }, el("kbd", { class: "kbd" }, key)), el("td", {}, say(text))),
        ),
      ),
    ),
    { kind: "small" },
  );
}

const writing = (target) =>
  target.closest?.("input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select");

/** Keys of the table page. `deeds`: choose(key), activate(element), undo(), back(), on(), first(), last(). */
export function keys(board, deeds) {
  const regions = () =>
    $$("[data-region]").filter((region) => region.offsetParent !== null || region.getClientRects().length);

  const nextRegion = (back) => {
    const all = regions();
    const at = all.findIndex((region) => region.contains(document.activeElement));
    const next = all[(at + (back ? all.length - 1 : 1) + (at < 0 && back ? 1 : 0)) % all.length];
    const inside = next.querySelector("[tabindex='0'], button:not([hidden]), a[href], input") || next;
    if (inside === next) next.tabIndex = -1;
    inside.focus();
  };

  document.addEventListener("keydown", (event) => {
    if (event.key === "F6") {
      event.preventDefault();
      nextRegion(event.shiftKey);
      return;
    }
    if (event.defaultPrevented || $("dialog[open]") || writing(event.target)) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !event.shiftKey) {
      event.preventDefault();
      deeds.undo?.();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const letters = page.settings.keys !== "off";
    const drawn = event.target.closest?.(".scene [data-key]");
    if (event.key === "Escape") {
      if (!closeMenu()) deeds.escape?.();
    } else if ((event.key === "Enter" || event.key === " ") && drawn) deeds.activate?.(drawn);
    else if (event.key.startsWith("Arrow") && (drawn || event.target === board.holder)) {
      const next = neighbour(board, drawn, event.key);
      if (!next) return;
      next.focus();
    } else if (/^[1-9]$/.test(event.key)) {
      if (!deeds.choose?.(event.key)) return;
    } else if (event.key === "[" || event.key === "{") (event.key === "{" ? deeds.first : deeds.back)?.();
    else if (event.key === "]" || event.key === "}") (event.key === "}" ? deeds.last : deeds.on)?.();
    else if (event.key === "?") help();
    else if (event.key === "/" && letters) deeds.chat?.();
    else if (/^\p{L}$/u.test(event.key) && letters) {
      if (!deeds.choose?.(event.key)) return;
    } else return;
    event.preventDefault();
  });
}

/** The nearest named thing in the direction of the arrow, legal or not. */
function neighbour(board, from, key) {
  const things = board.titled().filter((element) => element !== from);
  if (!from) return things[0];
  const at = centre(from);
  const [ux, uy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  let least = Infinity;
  for (const element of things) {
    const to = centre(element);
    const [dx, dy] = [to.x - at.x, to.y - at.y];
    const along = dx * ux + dy * uy;
    const across = Math.abs(dx * uy) + Math.abs(dy * ux);
    if (along < 4 || across > along * 2.5) continue;
    const cost = along + across * 2;
    if (cost < least) [best, least] = [element, cost];
  }
  return best;
}

function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

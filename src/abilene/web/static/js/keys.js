// The keyboard: every game can be played with it alone.

import { $$, around, el, maybe, page, say, shape, sheet } from "./dom.js";
import { isLent } from "./touch.js";

/**
 * Each key, its text, and where it does something: on a page that is asked (choose), that has these letters, or steps.
 * @type {[string, string, (deeds: Deeds, letters: boolean) => unknown][]}
 */
const ROWS = [
  ["Tab", "js-key-tab", ({ choose }) => choose],
  ["← ↑ → ↓", "js-key-arrows", () => true],
  ["Enter", "js-key-enter", ({ choose }) => choose],
  ["1 – 9", "js-key-digits", ({ choose }) => choose],
  ["A – Z", "js-key-letters", ({ choose }, letters) => choose && letters],
  ["A", "js-key-answers", has("a")],
  ["Esc", "js-key-esc", (deeds) => deeds.escape],
  ["Ctrl Z", "js-key-undo", ({ undo }) => undo],
  ["Ctrl Shift Z", "js-key-restart", ({ restart }) => restart],
  ["Z · Shift Z", "js-key-undo-letters", has("z")],
  ["[", "js-key-again", ({ back, turnOn }) => back && !turnOn],
  ["[ ]", "js-key-steps", ({ on }) => on],
  ["Shift [ ]", "js-key-turns", ({ turnOn }) => turnOn],
  ["PgUp PgDn", "js-key-rounds", ({ turnOn }) => turnOn],
  ["+ − 0", "js-key-zoom", ({ signs }) => signs],
  ["Alt ← ↑ → ↓", "js-key-pan", () => true],
  ["F", "js-key-fold", has("f")],
  ["I", "js-key-legend", has("i")],
  ["L C P", "js-key-panes", has("l")],
  ["T", "js-key-first", has("t")],
  ["M", "js-key-mat", has("m")],
  ["N", "js-key-half", has("n")],
  ["H", "js-key-coach", has("h")],
  ["/", "js-key-chat", ({ chat }, letters) => chat && letters],
  ["F6", "js-key-region", () => true],
  ["?", "js-key-help", () => true],
];

/** @param {string} letter @returns {(deeds: Deeds, letters: boolean) => unknown} */
function has(letter) {
  return (deeds, letters) => letters && deeds.letters?.[letter];
}

const ONCE = /^(Enter|Escape| |\d|\p{L})$/u; // held down, it is meant once
/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What fingers do, and its text. @type {[string, string][]} */
const FINGERS = [
  ["js-finger-tap", "js-first-tap"],
  ["js-finger-long", "js-finger-tip"],
  ["js-finger-two", "js-finger-fit"],
  ["js-finger-drag", "js-key-pan"],
  ["js-finger-pinch", "js-finger-zoom"],
  ["js-grip", "js-finger-heights"],
];

/** The keys that do something here; on a phone, what fingers do. @param {Deeds} deeds */
function help(deeds) {
  const letters = page.settings.keys !== "off";
  const tall = shape() === "tall";
  const rows = tall
    ? FINGERS.map(([key, text]) => [say(key), text])
    : ROWS.filter(([, , does]) => does(deeds, letters));
  sheet(
    say(tall ? "js-fingers" : "js-keys"),
    el(
      "table",
      { class: "keys" },
      el(
        "tbody",
        {},
        rows.map(([key, text]) =>
          el("tr", {}, el("th", { scope: "row" }, el("kbd", { class: "kbd" }, key)), el("td", {}, say(text))),
        ),
      ),
    ),
    { kind: "small" },
  );
}

/** @param {Event} event */
const writing = (event) =>
  around(event, "input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select") !== null;

/**
 * What keys do on a page; each may be left out.
 * @typedef {object} Deeds
 * @property {(key: string) => boolean} [choose] whether there is an option for the key
 * @property {(element: SVGElement) => void} [activate]
 * @property {() => void} [undo]
 * @property {() => void} [restart]
 * @property {() => void} [escape]
 * @property {() => boolean} [enter] whether there was something to end
 * @property {Record<string, () => void>} [letters] where no option has the letter; a capital is Shift and the letter
 * @property {Record<string, () => void>} [signs] such as + and 0, wherever the focus is
 * @property {() => void} [chat]
 * @property {() => void} [back]
 * @property {() => void} [on]
 * @property {() => void} [turnBack]
 * @property {() => void} [turnOn]
 */

export class Keys {
  /** @param {import("./scene.js").Board} board @param {Deeds} deeds */
  constructor(board, deeds) {
    this.board = board;
    this.deeds = deeds;
    document.addEventListener("keydown", (event) => {
      if (this.press(event)) event.preventDefault();
    });
  }

  /** Whether a key was ours. @param {KeyboardEvent} event */
  press(event) {
    if (event.key === "F6") return nextRegion(event.shiftKey);
    if (event.defaultPrevented || maybe("dialog[open]") || writing(event)) return false;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !event.shiftKey)
      return did(this.deeds.undo);
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") return did(this.deeds.restart);
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.repeat && ONCE.test(event.key)) return true;
    const own = event.key === "Enter" && around(event, "button, a");
    if (own && !isLent(own)) return false; // a button that has the focus is meant
    return this.onBoard(event) || this.plain(event.key);
  }

  /** What is pressed where a thing of the board has the focus. @param {KeyboardEvent} event */
  onBoard(event) {
    const drawn = around(event, ".scene [data-key]");
    const entered = event.key === "Enter" || event.key === " ";
    if (entered && drawn instanceof SVGElement && drawn.matches(".s-legal") && !isLent(drawn)) {
      this.deeds.activate?.(drawn);
      return true;
    }
    if (!(event.key in WAYS) || !(drawn || event.target === this.board.holder)) return false;
    const next = neighbour(this.board, drawn, WAYS[event.key]);
    next?.focus();
    return Boolean(next);
  }

  /** @param {string} key */
  plain(key) {
    const { deeds } = this;
    const letters = page.settings.keys !== "off";
    if (key === "Escape") return did(deeds.escape);
    if (key === "Enter") return deeds.enter?.() ?? false;
    if (key === "[") return did(deeds.back);
    if (key === "{") return did(deeds.turnBack);
    if (key === "]") return did(deeds.on);
    if (key === "}") return did(deeds.turnOn);
    if (key === "?") return did(() => this.help());
    if (deeds.signs?.[key]) return did(deeds.signs[key]);
    if (key === "/" && letters) return did(deeds.chat);
    const option = /^[1-9]$/.test(key) || (/^\p{L}$/u.test(key) && letters);
    if (option && deeds.choose?.(key)) return true;
    const deed = letters && (deeds.letters?.[key] ?? deeds.letters?.[key.toLowerCase()]);
    return Boolean(deed) && did(deed || undefined);
  }

  help() {
    help(this.deeds);
  }
}

/** @param {(() => void) | undefined} deed */
function did(deed) {
  deed?.();
  return true;
}

/** @param {boolean} back */
function nextRegion(back) {
  const all = $$("[data-region]").filter((region) => region.getClientRects().length);
  const at = all.findIndex((region) => region.contains(document.activeElement));
  const next = all[(at + (back ? all.length - 1 : 1) + (at < 0 && back ? 1 : 0)) % all.length];
  /** @type {NodeListOf<HTMLElement | SVGElement>} */
  const within = next.querySelectorAll("[tabindex='0'], button, a[href], input");
  const inside = [...within].find((one) => one.getClientRects().length);
  if (!inside) next.tabIndex = -1;
  (inside ?? next).focus();
  return true;
}

/**
 * The nearest named thing in the direction of the arrow, legal or not.
 * @param {import("./scene.js").Board} board
 * @param {Element | null} from
 * @param {[number, number]} way
 */
function neighbour(board, from, [ux, uy]) {
  const things = board.titled().filter((element) => element !== from);
  if (!from) return things[0];
  const at = centre(from);
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

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

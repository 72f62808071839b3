// Small words for building the page: elements, pictograms, texts, spans, notices.

import { restore } from "./touch.js";

/** What the server says about this page: language, sprite, settings, words. @type {Page.Data} */
export const page = JSON.parse(document.getElementById("page")?.textContent || "{}");

export const still = () =>
  document.documentElement.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The table that this page is about. */
export function theTable() {
  if (!page.table) throw new Error("this page is about no table");
  return page.table;
}

const phone = matchMedia("(max-width: 719px)");

/** How boards are drawn on this screen. */
export const shape = () => (phone.matches ? "tall" : "wide");

/** The screen has become a phone's, or is one no more. @param {() => void} deed */
export const onShape = (deed) => phone.addEventListener("change", deed);

/**
 * The text `key` in the reader's language, with {name} filled in.
 * @param {string} key
 * @param {Record<string, string | number | undefined>} values
 */
export function say(key, values = {}) {
  const text = page.words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/**
 * The same for a number of things: `key-one` or `key-many`.
 * @param {string} key
 * @param {number} count
 */
export function sayCount(key, count) {
  const one = new Intl.PluralRules(document.documentElement.lang).select(count) === "one";
  return say(`${key}-${one ? "one" : "many"}`, { count });
}

/**
 * The colour of a seat; guests of the game and those who only watch have the neutral one.
 * @param {number | null} seat
 */
export const colour = (seat) =>
  seat === null || seat < 0 || seat >= (page.table?.players ?? Infinity) ? "p6" : `p${seat + 1}`;

/** A number as it is set: with a true minus sign. @param {number | string} number */
export const signed = (number) => String(number).replace("-", "−");

/** The time of day in the reader's own clock. @param {Date} at */
export const clock = (at) =>
  at.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/**
 * The element of this kind that the page has for sure.
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {new () => T} kind
 * @param {ParentNode} root
 * @returns {T}
 */
export function $(selector, kind = /** @type {new () => T} */ (/** @type {unknown} */ (HTMLElement)), root = document) {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`this page has no ${kind.name} ${selector}`);
  return found;
}

/** What may be there. @param {string} selector @returns {HTMLElement | null} */
export const maybe = (selector) => document.querySelector(selector);

/**
 * All elements of this kind.
 * @template {Element} [T=HTMLElement]
 * @param {string} selector
 * @param {new () => T} kind
 * @param {ParentNode} root
 * @returns {T[]}
 */
export const $$ = (
  selector,
  kind = /** @type {new () => T} */ (/** @type {unknown} */ (HTMLElement)),
  root = document,
) => /** @type {T[]} */ ([...root.querySelectorAll(selector)].filter((one) => one instanceof kind));

/** The nearest element for a selector around what an event is about. @param {Event} event @param {string} selector */
export const around = ({ target }, selector) =>
  target instanceof Element ? /** @type {HTMLElement | SVGElement | null} */ (target.closest(selector)) : null;

/** What is chosen in the fields of a name. @param {HTMLFormElement} form @param {string} name */
export function chosen(form, name) {
  const field = form.elements.namedItem(name);
  const known = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return known || field instanceof RadioNodeList ? field.value.trim() : "";
}

/** @typedef {{ [event: string]: (event: Event) => void }} Listeners */
/** @typedef {{ [name: string]: string | number | boolean | null | undefined | Listeners, on?: Listeners }} Attributes */
/** @typedef {Node | string | number | null | undefined | false} Child */

/**
 * An element with its attributes and children; `on` holds listeners, `null` children are left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attributes} attributes
 * @param {(Child | Child[])[]} children
 */
export function el(tag, { on = {}, ...attributes } = {}, ...children) {
  const node = document.createElement(tag);
  for (const [event, listener] of Object.entries(on)) node.addEventListener(event, listener);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat().filter(present));
  return node;
}

/** @param {Child} child @returns {child is Node | string} */
const present = (child) => child !== null && child !== undefined && child !== false;

/** The next time that the page is painted; soon, where nobody looks at it. */
export const frame = () =>
  new Promise((painted) => {
    requestAnimationFrame(painted);
    setTimeout(painted, 100);
  });

/**
 * The same for a drawing.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | null>} attributes
 * @param {(Node | string)[]} children
 */
export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** A pictogram of the sprite. @param {string} name @param {string} size */
export function icon(name, size = "i") {
  return svg("svg", { class: size, "aria-hidden": "true" }, svg("use", { href: `${page.sprite}#i-${name}` }));
}

/** The patch of a seat's colour before its name. @param {number} seat */
export const swatch = (seat) => el("span", { class: `sw p${seat + 1}` });

/** @type {Promise<void> | undefined} */
let sprite; // asked for once

/** Put all pictograms into this page, for drawings that point to them by name. */
export function pictograms() {
  sprite ??= fetch(page.sprite)
    .then((response) => response.text())
    .then((text) => {
      const read = new DOMParser().parseFromString(text, "image/svg+xml");
      const holder = svg("svg", { class: "defs", "aria-hidden": "true" });
      for (const symbol of read.querySelectorAll("symbol")) holder.append(document.importNode(symbol, true));
      document.body.append(holder);
    });
  return sprite;
}

/**
 * A text cut into spans: seats in their colour, other names with their pictogram.
 * @param {Wire.Span[]} pieces
 */
export function spans(pieces) {
  return pieces.map(({ text, sort, number, icon: sign }) => {
    if (sort === "seat") return el("span", { class: `who ${colour(Number(number))}` }, text);
    if (!sort) return document.createTextNode(text);
    return el("span", { class: sign ? "named marked" : "named" }, sign && icon(sign), el("b", {}, text));
  });
}

/** @param {Wire.Span[]} pieces */
export const plain = (pieces) => pieces.map(({ text }) => text).join("");

/**
 * A notice at the bottom of the board: one line, gone after a while or at the next one.
 * @param {string} text
 * @param {string} sign
 * @param {Node | null} action
 */
export function toast(text, sign = "bell", action = null) {
  const note = el("div", { class: "toast" }, icon(sign), el("span", {}, text), action);
  $("#toasts").replaceChildren(note);
  setTimeout(() => note.remove(), 6000);
  return note;
}

/** Copy a text and say so. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = el("textarea", { class: "aside", "aria-hidden": "true" });
    (maybe("dialog[open]") || document.body).append(field);
    field.value = text;
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  toast(say("js-copied"), "check");
}

/**
 * A sheet over the page: closes with Esc, its cross, or a click beside it; gives the focus back.
 * @param {string | (Node | string)[]} title
 * @param {Child | Child[]} content
 * @param {{ kind?: string, closable?: boolean }} settings
 */
export function sheet(title, content, { kind = "", closable = true } = {}) {
  const back = document.activeElement;
  const id = `sheet-${Math.random().toString(36).slice(2)}`;
  const dialog = el("dialog", { class: `sheet ${kind}`, "aria-labelledby": id });
  const head = el("header", {}, el("h2", { id, tabindex: "-1" }, title));
  if (closable) head.append(iconButton("cross", say("js-close"), () => dialog.close()));
  dialog.append(head, ...[content].flat().filter(present));
  if (closable) dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  else dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", () => {
    // The event comes later than the closing: whoever has gone on to write in the meantime keeps the focus.
    const adrift = dialog.contains(document.activeElement) || document.activeElement === document.body;
    dialog.remove();
    if (adrift) refocus(back);
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Give the focus back to what had it, where that is still there. @param {Element | null} element */
export function refocus(element) {
  const focusable = element instanceof HTMLElement || element instanceof SVGElement;
  if (focusable && element.isConnected) restore(element);
}

/**
 * A button with a pictogram and words.
 * @param {string} sign
 * @param {string} words
 * @param {() => void} deed
 * @param {string} kind
 */
export const button = (sign, words, deed, kind = "btn") =>
  el("button", { class: kind, type: "button", on: { click: deed } }, icon(sign), words);

/**
 * A button that is a pictogram.
 * @param {string} sign
 * @param {string} words
 * @param {() => void} deed
 * @param {Attributes} more
 * @param {string} size
 */
export const iconButton = (sign, words, deed, more = {}, size = "i-m") =>
  el(
    "button",
    { class: "btn-i", type: "button", "aria-label": words, title: words, ...more, on: { click: deed } },
    icon(sign, size),
  );

/** Pictograms, each with its number. @param {[string, number | string][]} figures */
export const figured = (figures) =>
  figures.map(([sign, n]) => el("span", { class: "figure" }, icon(sign), el("i", {}, signed(n))));

/** The tab of a part of the drawing, of what is a player's in that colour. @param {Scene.Part} part @param {(key: string) => void} pick */
export function tabOf({ key, name, icon: sign, seat }, pick) {
  const whose = seat && `whose ${colour(Number(seat))}`;
  const more = { class: whose || null, "data-part": key, title: name, on: { click: () => pick(key) } };
  return el("button", { type: "button", ...more }, icon(sign), el("span", {}, name));
}

/** What a player has, as a tab shows it. @param {string} has */
export function hasOf(has) {
  const words = has.split(" ");
  return figured(words.flatMap((sign, n) => (n % 2 ? [] : [[sign, words[n + 1]]])));
}

// Small words for building the page: elements, pictograms, texts, spans, notices.

const data = (id) => JSON.parse(document.getElementById(id)?.textContent || "{}");

export const page = data("page"); // what the server says about this page: language, sprite, settings, words
export const words = page.words || {};
const icons = new Set(page.icons || []);
export const still = () =>
  document.documentElement.dataset.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The text `key` in the reader's language, with {name} filled in. */
export function say(key, values = {}) {
  const text = words[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

/** The same for a number of things: `key-one` or `key-many`. */
export function sayCount(key, count, values = {}) {
  const one = new Intl.PluralRules(document.documentElement.lang).select(count) === "one";
  return say(`${key}-${one ? "one" : "many"}`, { count, ...values });
}

/** The colour of a seat; guests of the game and those who only watch have the neutral one. */
export const colour = (seat) =>
  seat === null || seat === undefined || seat < 0 || seat >= (page.table?.players ?? Infinity) ? "p6" : `p${seat + 1}`;

/** A number as it is set: with a true minus sign. */
export const signed = (number) => String(number).replace("-", "−");

export const $ = (selector, root = document) => root.querySelector(selector);
export const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];

/** An element with its attributes and children; `on` holds listeners, `null` children are left out. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** The next time that the page is painted; soon, where nobody looks at it. */
export const frame = () =>
  new Promise((painted) => {
    requestAnimationFrame(painted);
    setTimeout(painted, 100);
  });

const SVG = "http://www.w3.org/2000/svg";

export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) node.setAttribute(name, value);
  node.append(...children.flat());
  return node;
}

export const hasIcon = (name) => icons.has(name);

/** A pictogram of the sprite. */
export function icon(name, size = "i") {
  return svg("svg", { class: size, "aria-hidden": "true" }, svg("use", { href: `${page.sprite}#i-${name}` }));
}

let sprite = null;

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

/** A text cut into spans: seats in their colour, other names with their pictogram. */
export function spans(pieces) {
  return (pieces || []).map((piece) => {
    if (piece.sort === "seat") return el("span", { class: `who ${colour(Number(piece.number))}` }, piece.text);
    if (!piece.sort) return document.createTextNode(piece.text);
    const mark = hasIcon(piece.number) ? [icon(piece.number)] : [];
    return el("span", { class: mark.length ? "named marked" : "named" }, ...mark, el("b", {}, piece.text));
  });
}

export const plain = (pieces) => (pieces || []).map((piece) => piece.text).join("");

/** A notice at the bottom of the board: one line, gone after a while or at the next one. */
export function toast(text, sign = "bell", action = null) {
  const holder = $("#toasts");
  if (!holder) return;
  const note = el("div", { class: "toast" }, icon(sign), el("span", {}, text), action);
  holder.replaceChildren(note);
  setTimeout(() => note.remove(), 6000);
}

/** Copy a text and say so. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = el("textarea", { class: "aside", "aria-hidden": "true" });
    (document.querySelector("dialog[open]") || document.body).append(field);
    field.value = text;
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  toast(say("js-copied"), "check");
}

/** A sheet over the page: closes with Esc, its cross, or a click beside it; gives the focus back. */
export function sheet(title, content, { kind = "", closable = true, onclose = null } = {}) {
  const back = document.activeElement;
  const id = `sheet-${Math.random().toString(36).slice(2)}`;
  const dialog = el("dialog", { class: `sheet ${kind}`, "aria-labelledby": id });
  const head = el("header", {}, el("h2", { id, tabindex: "-1" }, ...[title].flat()));
  if (closable)
    head.append(
      el(
        "button",
        {
          class: "btn-i",
          type: "button",
          "aria-label": say("js-close"),
          title: say("js-close"),
          on: { click: () => dialog.close() },
        },
        icon("cross", "i-m"),
      ),
    );
  dialog.append(head, ...[content].flat());
  if (closable) dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  else dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", () => {
    // The event comes later than the closing: whoever has gone on to write in the meantime keeps the focus.
    const adrift = dialog.contains(document.activeElement) || document.activeElement === document.body;
    dialog.remove();
    onclose?.();
    if (adrift && back?.isConnected) back.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

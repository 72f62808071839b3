// What the pictures say: a page of its own, and a sheet over any table. It is only fetched when it is asked for.

import { $, $$, el, page, pictograms, sheet } from "./dom.js";

/** A text in which accents and capitals do not matter. @param {string | null} text */
const fold = (text) =>
  (text ?? "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** Let a legend be searched, by words and by the numbers of tiles. @param {HTMLElement} legend */
export function searchable(legend) {
  const field = $("input", HTMLInputElement, legend);
  field.addEventListener("input", () => {
    const wanted = fold(field.value.trim());
    const entries = $$(".entry", HTMLElement, legend);
    const isTile = entries.some((entry) => entry.dataset.tile === wanted); // 3a is no part of 13a
    for (const entry of entries) {
      const words = $$("dt, dd:not(.sy)", HTMLElement, entry).map((one) => one.textContent);
      const found = isTile ? entry.dataset.tile === wanted : fold(words.join(" ")).includes(wanted);
      entry.classList.toggle("away", !found);
    }
    for (const group of $$("section", HTMLElement, legend))
      group.classList.toggle("away", !group.querySelector(".entry:not(.away)"));
    $(".none", HTMLElement, legend).hidden = Boolean(legend.querySelector(".entry:not(.away)"));
    tell(legend, field.value.trim());
  });
}

const SHORTEST = 3; // letters of a word that is looked up

/** What the booklet and the rules tell of a word, each with its figure. @param {HTMLElement} legend @param {string} word */
async function tell(legend, word) {
  const told = $(".told", HTMLElement, legend);
  legend.dataset.word = word;
  told.hidden = word.length < SHORTEST;
  if (told.hidden) return;
  const answer = await fetch(`/games/${legend.dataset.game}/find?word=${encodeURIComponent(word)}`);
  if (!answer.ok || legend.dataset.word !== word) return;
  pictograms();
  /** @type {Wire.Told[]} */
  const places = await answer.json();
  told.hidden = !places.length;
  if (places.length) $(".none", HTMLElement, legend).hidden = true;
  $("ul", HTMLElement, told).replaceChildren(...places.map(place));
}

/** @param {Wire.Told} told */
function place({ title, text, href, where, picture }) {
  const shown = el("div", { class: "shown", "aria-hidden": "true" });
  if (picture)
    fetch(picture)
      .then((answer) => (answer.ok ? answer.text() : ""))
      .then((html) => {
        const drawing = new DOMParser().parseFromString(html, "text/html").querySelector("svg");
        if (drawing) shown.append(document.importNode(drawing, true));
      });
  const link = el("a", { href, target: "_blank", rel: "noopener" }, where);
  return el("li", {}, shown, el("p", {}, el("b", {}, title), " ", text, " ", link));
}

/** @type {HTMLElement | null} */
let kept = null;

/** The legend over the table, and in it what is looked for. @param {string} game @param {string} word */
export async function open(game, word = "") {
  if (!kept) {
    const answer = await fetch(`/games/${game}/icons`);
    if (!answer.ok) return; // a game of another package may have none
    const there = new DOMParser().parseFromString(await answer.text(), "text/html");
    kept = $("#legend", HTMLElement, there);
    kept.title = $("h1", HTMLElement, there).textContent ?? "";
    const style = el("link", { rel: "stylesheet", href: page.sprite.replace("look/icons.svg", "css/pictures.css") });
    const ready = new Promise((done) => style.addEventListener("load", done));
    document.head.append(style);
    await ready;
  }
  const legend = document.importNode(kept, true);
  const { title } = legend;
  legend.removeAttribute("id");
  legend.removeAttribute("title");
  searchable(legend);
  sheet(title, legend, { kind: "wide-sheet" });
  if (!word) return;
  const field = $("input", HTMLInputElement, legend);
  field.value = word;
  field.dispatchEvent(new Event("input"));
}

// The rulebook: search, the chapter in view, addresses of rules, figures, and the board at the start.

import { $, $$, around, copy, maybe, page, say } from "./dom.js";
import { Preview } from "./preview.js";

/** A text in which accents and capitals do not matter. @param {string} text */
const fold = (text) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

class Search {
  hits = $("#hits");
  /** @type {HTMLElement[]} */
  marks = [];
  at = -1;

  /** @param {HTMLElement} book @param {HTMLInputElement} field */
  constructor(book, field) {
    this.book = book;
    field.addEventListener("input", () => this.search(field.value));
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      const rule = document.getElementById(field.value.trim().toUpperCase());
      if (rule) location.hash = rule.id;
      else this.step(event.shiftKey);
    });
  }

  /** Mark every hit. @param {string} text */
  search(text) {
    this.unmark();
    const wanted = fold(text.trim());
    this.hits.textContent = "";
    if (wanted.length < 2) return;
    const walker = document.createTreeWalker(this.book, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
    for (const node of found) this.markIn(node, wanted);
    this.hits.textContent = this.marks.length ? String(this.marks.length) : say("js-no-hits");
  }

  /** @param {Text} node @param {string} wanted */
  markIn(node, wanted) {
    const folded = fold(node.data);
    const place = folded.indexOf(wanted);
    if (place < 0 || folded.length !== node.data.length) return;
    const found = node.splitText(place);
    const rest = found.splitText(wanted.length);
    const mark = document.createElement("mark");
    found.replaceWith(mark);
    mark.append(found);
    this.marks.push(mark);
    this.markIn(rest, wanted);
  }

  unmark() {
    for (const mark of this.marks) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    }
    this.marks = [];
    this.at = -1;
  }

  /** To the next hit, or the one before. @param {boolean} back */
  step(back) {
    const { marks } = this;
    if (!marks.length) return;
    marks[this.at]?.classList.remove("at");
    this.at = (this.at + (back ? marks.length - 1 : 1) + (this.at < 0 && back ? 1 : 0)) % marks.length;
    marks[this.at].classList.add("at");
    marks[this.at].scrollIntoView({ block: "center" });
    this.hits.textContent = say("js-hits", { at: this.at + 1, count: marks.length });
  }
}

/** Show in the list which chapter is in view. @param {HTMLElement} book */
function followChapters(book) {
  const items = $$(".chs li").map((item) => ({ item, id: $("a", HTMLAnchorElement, item).hash.slice(1) }));
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        const here = items.findIndex(({ id }) => id === target.id);
        items.forEach(({ item }, n) => {
          item.classList.toggle("now", n === here);
          item.classList.toggle("done", n < here);
        });
      }
    },
    { rootMargin: "-10% 0px -75% 0px" },
  );
  for (const chapter of $$(".chapter", HTMLElement, book)) seen.observe(chapter);
}

/** The board at the start, for as many as are chosen. */
function drawBoard() {
  const board = new Preview($("#preview"));
  const draw = () => {
    const players = Number($("input[name=players]:checked", HTMLInputElement).value);
    return board.show({ game: page.game, players, seats: [], visibility: "link" });
  };
  for (const radio of $$("input[name=players]")) radio.addEventListener("change", draw);
  draw();
}

/** Figures of the booklet at the rules they help to understand, each when it comes into view. @param {HTMLElement} book */
function drawFigures(book) {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        seen.unobserve(target);
        fill(/** @type {HTMLElement} */ (target));
      }
    },
    { rootMargin: "50%" },
  );
  for (const place of $$("[data-figure]", HTMLElement, book)) seen.observe(place);
}

/** @param {HTMLElement} place */
async function fill(place) {
  const answer = await fetch(place.dataset.figure ?? "");
  if (!answer.ok) return;
  const drawn = new DOMParser().parseFromString(await answer.text(), "text/html");
  place.replaceChildren(document.importNode($("figure", HTMLElement, drawn), true));
}

const book = $("#book");
new Search(book, $("#find", HTMLInputElement));
followChapters(book);
drawFigures(book);
drawBoard();
book.addEventListener("click", (event) => {
  const link = around(event, ".mg .rid");
  if (link instanceof HTMLAnchorElement) copy(link.href);
});
if (maybe("#which")) {
  const which = $("#which", HTMLSelectElement);
  which.addEventListener("change", () => (location.href = which.value));
}

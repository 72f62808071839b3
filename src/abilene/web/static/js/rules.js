// The rulebook: search, the chapter in view, addresses of rules, and the board at the start.

import { $, $$, copy, page, say } from "./dom.js";
import { preview } from "./preview.js";

const book = $("#book");
const find = $("#find");
const hits = $("#hits");
let marks = [];
let at = -1;

const fold = (text) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

function unmark() {
  for (const mark of marks) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent.normalize();
  }
  marks = [];
  at = -1;
}

/** Mark every hit; accents do not matter. */
function search(text) {
  unmark();
  const wanted = fold(text.trim());
  if (wanted.length < 2) {
    hits.textContent = "";
    return;
  }
  const walker = document.createTreeWalker(book, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    let rest = node;
    for (
      let place = fold(rest.data).indexOf(wanted);
      place >= 0 && fold(rest.data).length === rest.data.length;
      place = fold(rest.data).indexOf(wanted)
    ) {
      const found = rest.splitText(place);
      rest = found.splitText(wanted.length);
      const mark = document.createElement("mark");
      found.replaceWith(mark);
      mark.append(found);
      marks.push(mark);
    }
  }
  hits.textContent = marks.length ? String(marks.length) : say("js-no-hits");
}

function step(back) {
  if (!marks.length) return;
  marks[at]?.classList.remove("at");
  at = (at + (back ? marks.length - 1 : 1) + (at < 0 && back ? 1 : 0)) % marks.length;
  marks[at].classList.add("at");
  marks[at].scrollIntoView({ block: "center" });
  hits.textContent = say("js-hits", { at: at + 1, count: marks.length });
}

find.addEventListener("input", () => search(find.value));
find.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const rule = document.getElementById(find.value.trim().toUpperCase());
  if (rule) location.hash = rule.id;
  else step(event.shiftKey);
});

book.addEventListener("click", (event) => {
  const link = event.target.closest(".mg .rid");
  if (link) copy(link.href);
});

$("#which")?.addEventListener("change", (event) => (location.href = event.target.value));

const items = new Map($$(".chs li").map((item) => [item.querySelector("a").hash.slice(1), item]));
const seen = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      let before = true;
      for (const [id, item] of items) {
        const here = id === entry.target.id;
        item.classList.toggle("now", here);
        item.classList.toggle("done", before && !here);
        if (here) before = false;
      }
    }
  },
  { rootMargin: "-10% 0px -75% 0px" },
);
for (const chapter of $$(".chapter", book)) seen.observe(chapter);

async function figure() {
  const players = Number($("input[name=players]:checked").value);
  await preview($("#preview"), { game: page.game, players, seats: [], visibility: "link" });
}
for (const radio of $$("input[name=players]")) radio.addEventListener("change", figure);
figure();

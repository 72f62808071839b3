// What the lamp says, and the lamp once its lesson has let go: it stays for questions.

import { $, button, el, icon, iconButton, maybe, theTable } from "./dom.js";

const words = theTable().lesson?.words ?? {};

/** @param {string} key @param {Record<string, string | number>} values */
export const says = (key, values = {}) =>
  (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));

/** The look of lessons, which only the tables need where one is taught. */
export function dress() {
  document.head.append(el("link", { rel: "stylesheet", href: new URL("../css/lesson.css", import.meta.url).href }));
}

/** A field that looks a word up in legend, booklet and rules; none where the game has no legend. @param {import("./table.js").Table} table */
export function whatIs(table) {
  if (!maybe("[data-deed=legend]")) return null;
  const field = el("input", { type: "search", placeholder: says("lamp-what"), autocomplete: "off", name: "word" });
  field.ariaLabel = says("lamp-what");
  const form = el(
    "form",
    { class: "inp find what" },
    icon("search"),
    field,
    el("kbd", { class: "kbd wide-only" }, "I"),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    table.legend(field.value.trim());
    field.value = "";
  });
  return form;
}

export class Questions {
  /** @type {HTMLElement | null} */
  card = null;

  /** @param {import("./table.js").Table} table @param {HTMLElement | null} further the way to the next lesson */
  constructor(table, further = null) {
    this.table = table;
    this.further = further;
    this.lamp = el("button", { class: "lamp-asks", type: "button", "aria-expanded": "false" });
    this.lamp.append(
      el("span", { class: "lampbox" }, icon("lamp")),
      el("span", { class: "wide-only" }, says("lamp-questions")),
    );
    this.lamp.ariaLabel = says("lamp-questions");
    this.lamp.addEventListener("click", () => this.open(!this.card));
    const coach = maybe(".top [data-deed=coach]");
    if (coach) coach.hidden = true; // one lamp: its card leads to the coach
    $(".desk > .top .sp").before(this.lamp);
  }

  /** @param {boolean} open */
  open(open) {
    this.card?.remove();
    this.card = null;
    this.lamp.ariaExpanded = String(open);
    if (!open) return;
    const coach = maybe("[data-deed=coach]") && button("lamp", says("lamp-coach"), () => this.coach(), "btn coaches");
    const field = whatIs(this.table);
    this.card = el(
      "section",
      { class: "say asks", role: "dialog", "aria-labelledby": "asks-h" },
      el(
        "header",
        {},
        el("h2", { id: "asks-h" }, says("lamp-stays")),
        iconButton("cross", says("lamp-fold"), () => this.close(), { class: "btn-i folds" }, "i"),
      ),
      field,
      coach,
      this.further && el("p", { class: "further" }, this.further),
    );
    this.card.addEventListener("submit", () => this.open(false));
    this.card.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
    });
    this.lamp.after(this.card);
    const { left } = this.lamp.getBoundingClientRect();
    this.card.style.setProperty("--below", `${Math.min(left, innerWidth - this.card.offsetWidth)}px`);
    this.card.querySelector("input")?.focus();
  }

  close() {
    this.open(false);
    this.lamp.focus();
  }

  coach() {
    this.open(false);
    this.table.coach();
  }
}

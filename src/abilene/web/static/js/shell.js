// On every page: day and night, the language, the settings that act at once, and what a form still needs.

import { $$, el, page, say } from "./dom.js";
import { post } from "./wire.js";

const root = document.documentElement;
const night = () =>
  root.dataset.light === "night" || (!root.dataset.light && matchMedia("(prefers-color-scheme: dark)").matches);

/** @type {Promise<unknown>} */
let saving = Promise.resolve(); // one after the other, or a slow one would undo the next

/** Show a setting at once; the server keeps it. @param {string} name @param {string} value */
export async function set(name, value) {
  page.settings[name] = value;
  if (name === "light") {
    if (value === "system") delete root.dataset.light;
    else root.dataset.light = value;
  }
  if (name === "motion") root.dataset.motion = value === "reduced" ? "none" : value;
  if (name === "patterns" || name === "text" || name === "hand") root.dataset[name] = value;
  saving = saving.catch(() => {}).then(() => post("/api/people/settings", { [name]: value }));
  await saving;
}

for (const button of $$("[data-deed='light']"))
  button.addEventListener("click", () => set("light", night() ? "day" : "night"));

for (const button of $$("[data-deed='lang']"))
  button.addEventListener("click", async () => {
    await set("lang", button.dataset.lang ?? "");
    location.reload();
  });

// What must be filled in is said in the page's own words, below the field: a bubble of the browser's would cover others.
document.addEventListener(
  "invalid",
  (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    event.preventDefault();
    if (field !== field.form?.querySelector(":invalid:not(fieldset)")) return; // one thing at a time
    field.form.querySelector(".needed")?.remove();
    const words = field.validity.valueMissing ? say("js-needed") : field.validationMessage;
    const note = el("small", { class: "wrong needed", role: "alert" }, words);
    field.closest(".field, .join, form")?.append(note);
    field.addEventListener("input", () => note.remove(), { once: true });
    setTimeout(() => field.focus()); // it may have to be unfolded first
  },
  true,
);

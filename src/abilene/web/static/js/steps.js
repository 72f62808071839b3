// New table on a phone: each step shows what is chosen in one line, and opens on a tap.

import { $$, chosen, el, icon, say } from "./dom.js";

/** @typedef {(step: HTMLElement) => string} Told what is chosen in a step */

export class Steps {
  /** @type {Map<HTMLElement, HTMLButtonElement>} */
  lines = new Map();

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    for (const step of $$(".stp", HTMLElement, form)) this.add(step);
    // A field that must be filled in is no use where nobody sees it.
    form.addEventListener("invalid", ({ target }) => this.open(/** @type {Element} */ (target).closest(".stp")), true);
    const needed = form.querySelector("input:required");
    if (needed) this.open(needed.closest(".stp"));
    this.show();
  }

  /** @param {HTMLElement} step */
  add(step) {
    const click = () => this.open(step, !step.classList.contains("open"));
    const heading = step.getAttribute("aria-labelledby");
    const named = { id: `${heading}-line`, "aria-labelledby": `${heading} ${heading}-line`, "aria-expanded": "false" };
    const line = el("button", { class: "chosen", type: "button", ...named, on: { click } });
    step.querySelector("h2")?.after(line);
    this.lines.set(step, line);
  }

  /** @param {Element | null} step */
  open(step, open = true) {
    if (!(step instanceof HTMLElement)) return;
    step.classList.toggle("open", open);
    this.lines.get(step)?.setAttribute("aria-expanded", String(open));
  }

  /** Each line as things are chosen now. */
  show() {
    const told = [() => labels(this.form, "game"), options, () => this.seats(), () => this.eyes()];
    for (const [n, [step, line]] of [...this.lines].entries())
      line.replaceChildren(el("span", {}, told[n](step)), icon("chevron"));
  }

  /** Who sits there: by name, else by what they are. */
  seats() {
    const rows = $$(".sr", HTMLElement, this.form).filter((row) => !row.hidden);
    return rows
      .map((row) => chosen(this.form, `name-${row.dataset.seat}`) || labels(this.form, `kind-${row.dataset.seat}`))
      .join(" · ");
  }

  eyes() {
    return `${labels(this.form, "visibility")} · ${labels(this.form, "pace")}`;
  }
}

/** The words of what is chosen in a row of radio buttons. @param {HTMLFormElement} form @param {string} name */
function labels(form, name) {
  const input = form.querySelector(`input[name="${name}"]:checked`);
  const label = input?.closest("label");
  return (label?.querySelector("b") ?? label)?.textContent?.trim() ?? "";
}

/** The rules that differ from what is usual. @param {HTMLElement} step */
function options(step) {
  const changed = $$("[data-option]", HTMLElement, step).filter((row) => {
    const radio = row.querySelector("input:checked");
    const select = row.querySelector("select");
    const usual =
      radio instanceof HTMLInputElement ? radio.defaultChecked : !select || select.selectedOptions[0]?.defaultSelected;
    return !row.hidden && !usual;
  });
  return changed.map((row) => row.querySelector("b")?.textContent ?? "").join(" · ") || say("js-usual-rules");
}

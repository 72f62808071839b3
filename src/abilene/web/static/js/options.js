// The options of a table that is planned: only those it has, and none that does not go with another.

import { $, $$, chosen, el, page } from "./dom.js";

/** @typedef {HTMLInputElement | HTMLOptionElement} Field one value of an option */
/** @typedef {Page.Clash & { rule: string }} Ruled */

/** @param {unknown} a @param {unknown} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** @param {Field} field */
const meant = (field) => JSON.parse(field.value);

export class Options {
  all = page.options ?? [];
  /** @type {Map<string, unknown>} */
  put = new Map(); // by name: what was chosen before something else stood against it

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    for (const option of this.all) this.spell(option);
  }

  /** @param {string} name */
  row(name) {
    return $(`[data-option="${name}"]`, HTMLElement, this.form);
  }

  /** @param {string} name */
  value(name) {
    return JSON.parse(chosen(this.form, `option-${name}`));
  }

  /** @param {string} name @returns {Field[]} */
  fields(name) {
    const row = this.row(name);
    return [...$$("input", HTMLInputElement, row), ...$$("option", HTMLOptionElement, row)];
  }

  /** What is chosen of the options that this table has. */
  chosen() {
    const has = this.all.filter(({ name }) => !this.row(name).hidden);
    return Object.fromEntries(has.map(({ name }) => [name, this.value(name)]));
  }

  /** The titles of those that are not as a first game has them. */
  unlike() {
    const has = this.all.filter(({ name }) => !this.row(name).hidden && name in (page.first ?? {}));
    return has.filter(({ name }) => !same(this.value(name), page.first?.[name])).map(({ title }) => title);
  }

  /** All as for a first game. */
  recommend() {
    this.put.clear();
    for (const [name, value] of Object.entries(page.first ?? {})) this.choose(name, value);
  }

  /**
   * Where an option is spelled letter by letter, a press on a letter turns it into the next one.
   * @param {Page.Option} option
   */
  spell({ name, spelled }) {
    if (!spelled) return;
    const row = this.row(name);
    const field = $("[data-spelled]", HTMLInputElement, row);
    for (const [n, key] of $$(".letters button", HTMLElement, row).entries())
      key.addEventListener("click", () => {
        const word = [...meant(field)];
        const next = (spelled.letters.indexOf(word[n]) + 1) % spelled.letters.length;
        word[n] = spelled.letters[next];
        $("i", HTMLElement, key).textContent = word[n];
        key.setAttribute("aria-checked", String(next > 0));
        field.value = JSON.stringify(word.join(""));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      });
  }

  /**
   * Show the options of a table of so many; what does not go together is barred, and says why.
   * @param {number} players
   * @param {string} changed
   */
  fit(players, changed = "") {
    this.put.delete(changed.replace("option-", "")); // what is chosen now counts, not what was chosen before
    /** @param {Page.Option} option */
    const has = ({ players: sizes }) => !sizes.length || sizes.includes(players);
    for (const option of this.all) this.row(option.name).hidden = !has(option);
    const present = this.all.filter(has);
    // Whatever cannot be left out decides what the others may be; else an option yields to those before it.
    const strict = present
      .filter(({ always }) => always)
      .flatMap(({ clashes, rule }) => clashes.map((clash) => ({ ...clash, rule })));
    for (const option of present) this.bar(option, players, strict);
    for (const { name } of present) this.tell(name);
  }

  /** Of a list only what is chosen is explained. @param {string} name */
  tell(name) {
    const said = this.row(name).querySelector(".is");
    const chosen = this.fields(name).find((field) => field instanceof HTMLOptionElement && field.selected);
    if (said) said.textContent = chosen?.dataset.help ?? "";
  }

  /**
   * The clash that is there as others stand.
   * @param {Page.Clash[]} clashes
   * @param {string} rule
   * @returns {Ruled | undefined}
   */
  met(clashes, rule) {
    const found = clashes.find(({ option, value }) => same(this.value(option), value));
    return found && { ...found, rule };
  }

  /**
   * What stands against one value of an option.
   * @param {Page.Option} option
   * @param {Field} field
   * @param {Ruled[]} strict
   */
  against({ name, spelled, rule }, field, strict) {
    const barred = strict.find(({ option, value }) => option === name && same(value, meant(field)));
    return barred || (spelled && "spelled" in field.dataset ? this.met(spelled.clashes, rule) : undefined);
  }

  /** @param {Page.Option} option @param {number} players @param {Ruled[]} strict */
  bar(option, players, strict) {
    const { name, or_seat: seats } = option;
    const clash = option.always ? undefined : this.met(option.clashes, option.rule);
    const wanted = this.put.has(name) ? this.put.get(name) : this.value(name);
    const reasons = new Map(clash ? [[clash.reason, clash.rule]] : []);
    let barred = false; // what is or was wanted
    for (const field of this.fields(name)) {
      const stands = meant(field);
      const other = this.against(option, field, strict);
      if (other) reasons.set(other.reason, other.rule);
      const away = seats && Number.isInteger(stands) && stands >= players; // a seat that this table lacks
      field.disabled = Boolean(other || clash) || away;
      field.hidden = away;
      if (same(stands, wanted)) barred = field.disabled;
    }
    if (barred) this.put.set(name, wanted);
    else this.put.delete(name);
    this.choose(name, barred ? option.default : wanted);
    this.row(name).classList.toggle("barred", Boolean(clash));
    explain($(".why", HTMLElement, this.row(name)), reasons);
  }

  /** @param {string} name @param {unknown} wanted */
  choose(name, wanted) {
    for (const field of this.fields(name)) {
      if (!same(meant(field), wanted)) continue;
      if (field instanceof HTMLOptionElement) field.selected = true;
      else field.checked = true;
    }
  }
}

/**
 * Say what stands against something, with the rules behind it.
 * @param {HTMLElement} why
 * @param {Map<string, string>} reasons
 */
function explain(why, reasons) {
  const lines = [...reasons].flatMap(([reason, rule]) => [
    reason,
    " ",
    el("a", { class: "rid", href: `/rules/${page.game}#${rule}` }, rule),
    " ",
  ]);
  if (why.textContent.trim() !== [...reasons].flat().join(" ")) why.replaceChildren(...lines);
  why.hidden = !lines.length;
}

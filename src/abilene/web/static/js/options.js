// The options of a table that is planned: only those it has, and none that does not go with another.

import { $, $$, el, page } from "./dom.js";

const put = new Map(); // name -> what was chosen before something else stood against it

const row = (form, name) => $(`[data-option="${name}"]`, form);
const value = (form, name) => JSON.parse(form.elements[`option-${name}`].value);
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

function choose(form, name, wanted) {
  for (const field of $$("input, option", row(form, name)))
    if (same(JSON.parse(field.value), wanted)) field[field.tagName === "OPTION" ? "selected" : "checked"] = true;
}

/** What is chosen of the options that this table has. */
export function fitting(form) {
  const has = page.options.filter(({ name }) => !row(form, name).hidden);
  return Object.fromEntries(has.map(({ name }) => [name, value(form, name)]));
}

/** Where an option is spelled letter by letter, a press on a letter turns it into the next one. */
export function spell(form) {
  for (const { name, spelled } of page.options.filter(({ spelled }) => spelled)) {
    const field = $("[data-spelled]", row(form, name));
    const keys = $$(".letters button", row(form, name));
    keys.forEach((key, n) =>
      key.addEventListener("click", () => {
        const word = [...JSON.parse(field.value)];
        const next = (spelled.letters.indexOf(word[n]) + 1) % spelled.letters.length;
        word[n] = $("i", key).textContent = spelled.letters[next];
        key.setAttribute("aria-checked", next > 0);
        field.value = JSON.stringify(word.join(""));
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }),
    );
  }
}

/** Show the options of a table of so many; what does not go together is barred, and says why. */
export function fit(form, players, changed = "") {
  put.delete(changed.replace("option-", "")); // what is chosen now counts, not what was chosen before
  const has = ({ players: sizes }) => !sizes.length || sizes.includes(players);
  for (const option of page.options) row(form, option.name).hidden = !has(option);
  const present = page.options.filter(has);
  for (const option of present) {
    const { name } = option;
    // Whatever cannot be left out decides what the others may be; else an option yields to those before it.
    const met = (clashes) => clashes.find((one) => same(value(form, one.option), one.value));
    const named = (clash) => clash && { ...clash, rule: option.rule };
    const against = (field) =>
      present
        .filter(({ always }) => always)
        .flatMap(({ clashes, rule }) => clashes.map((clash) => ({ ...clash, rule })))
        .find((clash) => clash.option === name && same(clash.value, JSON.parse(field.value))) ||
      ("spelled" in field.dataset && named(met(option.spelled.clashes)));
    bar(form, option, players, against, named(option.always ? null : met(option.clashes)));
  }
}

function bar(form, { name, default: usual, or_seat: seats }, players, against, clash) {
  const holder = row(form, name);
  const reasons = new Map(clash ? [[clash.reason, clash.rule]] : []);
  let barred = false; // what is or was wanted
  const wanted = put.has(name) ? put.get(name) : value(form, name);
  for (const field of $$("input, option", holder)) {
    const stands = JSON.parse(field.value);
    const other = against(field);
    if (other) reasons.set(other.reason, other.rule);
    const away = seats && Number.isInteger(stands) && stands >= players; // a seat that this table lacks
    field.disabled = Boolean(other) || away || Boolean(clash);
    field.hidden = away;
    if (same(stands, wanted)) barred = field.disabled;
  }
  if (barred) put.set(name, wanted);
  else put.delete(name);
  choose(form, name, barred ? usual : wanted);
  holder.classList.toggle("barred", Boolean(clash));
  const why = $(".why", holder);
  const lines = [...reasons].map(([reason, rule]) => [
    reason,
    " ",
    el("a", { class: "rid", href: `/rules/${page.game}#${rule}` }, rule),
    " ",
  ]);
  if (why.textContent.trim() !== [...reasons].flat().join(" ")) why.replaceChildren(...lines.flat());
  why.hidden = !lines.length;
}

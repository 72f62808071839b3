// Figures from somebody's box: what is typed is kept here, drawn and judged by the server, and opens a table.

import { $, $$, around, el, icon, maybe, page, pictograms, say, svg, toast } from "./dom.js";
import { textOf } from "./file.js";
import { keepLinks } from "./share.js";
import { post, Refused, refusal } from "./wire.js";

const WAIT = 250; // milliseconds after the last key
const AGAIN = 5000; // until something is asked again that was asked too often

class Figures {
  form = $("#figures", HTMLFormElement);
  about = page.form ?? fail();
  store = `figures:${page.game}`;
  /** @type {Record<string, Wire.Kept>} */
  kept = {};
  /** @type {Record<string, unknown>} */
  beyond = {}; // of a file: what the form does not ask for
  /** @type {Wire.Mistaken | null} */
  wrong = null;
  /** @type {(string | Node)[]} */
  refused = []; // why nothing was answered, no file read or no table opened: of the figures that says nothing
  data = {};
  toml = "";
  bot = ""; // who can play with these figures
  asked = 0;
  timer = 0;
  /** @type {Set<string>} */
  stale = new Set(); // groups whose picture shows other figures

  constructor() {
    this.remember();
    for (const field of this.fields()) {
      this.fill(field);
      if (this.pathOf(field) in this.kept) this.stale.add(String(field.dataset.group));
    }
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("input", (event) => this.typed(around(event, ".fl")));
    this.form.addEventListener("click", (event) => this.step(event));
    this.form.addEventListener("focusin", (event) => this.ring(around(event, ".fl")));
    this.form.addEventListener("focusout", () => this.ring(null));
    $("#changed").addEventListener("click", (event) => this.putBack(around(event, "[data-back]")));
    $("#play").addEventListener("click", () => this.play());
    $("#export").addEventListener("click", () => this.save());
    $("#reset").addEventListener("click", () => this.reset());
    const file = maybe("#import");
    if (file instanceof HTMLInputElement) file.addEventListener("change", () => this.read(file));
    // What another tab has kept is what stands here too: else whoever types last would lose it for both.
    addEventListener("storage", ({ key }) => key === this.store && this.afresh());
    addEventListener("pageshow", ({ persisted }) => persisted && this.afresh()); // by "Back": other buttons, other figures
    addEventListener("online", () => this.ask());
    pictograms();
    this.arrange();
    this.show();
    this.ask();
  }

  fields() {
    return $$(".fl:not(.sure)", HTMLElement, this.form);
  }

  /** @param {HTMLElement} field */
  pathOf(field) {
    return String(field.dataset.path);
  }

  /** @param {Element} field */
  entry(field) {
    const found = field.querySelector("input, select");
    return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : fail();
  }

  /** What stands in a field; undefined: no number, and there must be one. @param {HTMLElement} field @returns {unknown} */
  valueOf(field) {
    const entry = this.entry(field);
    if (entry instanceof HTMLSelectElement) return entry.value;
    if (entry.type === "checkbox") return entry.checked;
    if (entry.validity.badInput) return undefined;
    if (entry.value.trim() === "") return field.dataset.ours === "null" || this.mayLack(field) ? null : undefined;
    return Number.isInteger(Number(entry.value)) ? Number(entry.value) : undefined;
  }

  /** A list has an empty field at its end where it may be shorter. @param {HTMLElement} field */
  mayLack(field) {
    const list = this.pathOf(field).replace(/\.\d+$/, "");
    return this.fields().some((one) => one.dataset.ours === "null" && this.pathOf(one).startsWith(`${list}.`));
  }

  /** @param {HTMLElement} field */
  fill(field) {
    const entry = this.entry(field);
    const kept = this.kept[this.pathOf(field)];
    const value = kept ? kept.value : JSON.parse(String(field.dataset.ours));
    if (entry instanceof HTMLInputElement && entry.type === "checkbox") entry.checked = Boolean(value);
    else entry.value = String(value ?? "");
  }

  /** @param {HTMLElement | SVGElement | null} field */
  typed(field) {
    if (!(field instanceof HTMLElement)) return;
    const path = this.pathOf(field);
    const value = this.valueOf(field);
    const ours = JSON.parse(String(field.dataset.ours));
    if (value === ours || (ours === null && value === "")) delete this.kept[path];
    else {
      const entry = this.entry(field);
      const said = entry instanceof HTMLSelectElement ? entry.selectedOptions[0].text : inWords(entry, value);
      this.kept[path] = { value, name: String(field.dataset.name), ours: String(field.dataset.said), said };
    }
    this.stale.add(String(field.dataset.group));
    this.keep();
    this.show();
    this.asked += 1; // what is answered yet is of what stood here before
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), WAIT);
  }

  /** One more or one less; a click on a picture leads to the field of what was hit. @param {Event} event */
  step(event) {
    const by = around(event, "[data-by]");
    if (by instanceof HTMLElement) {
      const field = around(event, ".fl");
      const entry = field && this.entry(field);
      if (!(entry instanceof HTMLInputElement)) return;
      entry.value = String((Number(entry.value) || 0) + Number(by.dataset.by));
      this.typed(field);
      return;
    }
    const back = around(event, "[data-back]");
    if (back) this.putBack(back);
    const picture = around(event, ".piece");
    const drawing = picture?.querySelector("svg");
    if (!(event instanceof MouseEvent) || !picture || !drawing) return;
    const { left, top, width, height } = drawing.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    const places = Object.entries(this.about.places[String(picture.dataset.group)] ?? {});
    const hit = places.find(([, [l, t, w, h]]) => x >= l && x <= l + w && y >= t && y <= t + h);
    if (hit) this.lead(hit[0]);
  }

  /** Go to the field of a figure. @param {string} path */
  lead(path) {
    const field = this.fields().find((one) => this.pathOf(one) === path);
    if (field) this.entry(field).focus();
  }

  /** Show where the figure of a field is printed. @param {Element | null} field */
  ring(field) {
    for (const old of $$(".here", SVGElement, this.form)) old.remove();
    if (!(field instanceof HTMLElement)) return;
    const group = String(field.dataset.group);
    const place = this.about.places[group]?.[this.pathOf(field)];
    const drawing = $(`#p-${group}`).querySelector("svg");
    if (!place || !drawing) return;
    const { x, y, width, height } = drawing.viewBox.baseVal;
    const [left, top, w, h] = place;
    const box = { x: x + left * width - 4, y: y + top * height - 4, width: w * width + 8, height: h * height + 8 };
    drawing.append(svg("rect", { class: "here", rx: 7, ...box }));
  }

  /** Beside and above a picture the fields stand where their figures are printed. */
  arrange() {
    for (const group of $$(".grp.beside, .grp.above", HTMLElement, this.form)) {
      const places = this.about.places[String($(".piece", HTMLElement, group).dataset.group)] ?? {};
      let [x, step] = [0, 0];
      for (const field of $$(".fl", HTMLElement, group)) {
        const place = places[this.pathOf(field)];
        const at = place ? place[0] + place[2] / 2 : x + step; // where nothing is printed yet, it would be the next
        step = at - x;
        x = at;
        field.style.setProperty("--x", String(at));
        if (place) field.style.setProperty("--y", String(place[1] + place[3] / 2));
      }
      group.classList.add("arranged");
    }
  }

  // ---------------------------------------------------------------- what the server says

  values() {
    return Object.fromEntries(Object.entries(this.kept).map(([path, { value }]) => [path, value]));
  }

  /** What the server says of all that stands here; whether it can be played. */
  async ask() {
    clearTimeout(this.timer);
    const blank = Object.entries(this.kept).find(([, { value }]) => value === undefined);
    if (blank) {
      this.wrong = { path: blank[0], reason: say("js-form-number"), rule: "" };
      this.show();
      return false;
    }
    this.asked += 1;
    const mine = this.asked;
    const { chapter, page: number } = this.about;
    const draw = [...this.stale];
    try {
      const plan = { chapter, page: number, values: this.values(), beyond: this.beyond, draw };
      /** @type {Wire.Tried} */
      const told = await post(`/games/${page.game}/figures`, plan);
      if (mine !== this.asked) return false;
      this.wrong = told.wrong;
      this.data = told.data;
      this.toml = told.toml;
      this.bot = told.bot;
      this.refused = [];
      Object.assign(this.kept, told.names); // in the language of this page
      if (!told.wrong) this.stale.clear(); // the last picture that was right stays while something is wrong
      for (const [group, picture] of Object.entries(told.pictures)) {
        $(`#p-${group}`).innerHTML = picture.svg; // drawn by the engine, which escapes what it says
        this.about.places[group] = picture.places;
      }
    } catch (error) {
      if (mine !== this.asked) return false;
      const { status, reason } = refusal(error);
      this.refused = [reason];
      if (status === 429) this.timer = setTimeout(() => this.ask(), AGAIN);
      this.show();
      return false;
    }
    this.show();
    return !this.wrong;
  }

  // ---------------------------------------------------------------- what is seen

  show() {
    for (const field of this.fields()) this.mark(field);
    const changed = Object.entries(this.kept);
    const wrong = this.wrong;
    $("#count").textContent = say("js-form-count", { changed: changed.length, wrong: wrong ? 1 : 0 });
    const lines = changed.map(([path, { name, ours, said }]) =>
      el(
        "li",
        { class: wrong?.path === path ? "bad" : null },
        el("span", {}, name),
        el("span", { class: "to" }, el("s", {}, ours), " → ", el("b", {}, said)),
        el(
          "button",
          {
            class: "btn-i",
            type: "button",
            "data-back": path,
            "aria-label": `${say("js-form-back", { ours })}: ${name}`,
          },
          icon("undo"),
        ),
      ),
    );
    $("#changed").replaceChildren(...lines);
    const elsewhere = wrong && !this.fields().some((field) => this.pathOf(field) === wrong.path);
    const told = this.refused.length ? this.refused : elsewhere && wrong ? this.reason(wrong) : [];
    $("#wrong").replaceChildren(icon("warning"), el("span", {}, ...told));
    $("#wrong").hidden = !told.length;
    $("#play", HTMLButtonElement).disabled = Boolean(wrong) || !changed.length;
    $("#export", HTMLButtonElement).disabled = Boolean(wrong) || (!changed.length && !Object.keys(this.beyond).length);
    $("#reset", HTMLButtonElement).disabled = !changed.length && !Object.keys(this.beyond).length;
  }

  /** @param {HTMLElement} field */
  mark(field) {
    const path = this.pathOf(field);
    const wrong = this.wrong?.path === path ? this.wrong : null;
    const mine = path in this.kept;
    field.classList.toggle("bad", Boolean(wrong));
    field.classList.toggle("yours", mine && !wrong);
    this.entry(field).setAttribute("aria-invalid", String(Boolean(wrong)));
    const source = $(".src", HTMLElement, field);
    const ours = String(field.dataset.said);
    if (wrong) {
      const back = el("button", { type: "button", class: "link", "data-back": path }, say("js-form-back", { ours }));
      source.replaceChildren(icon("warning"), el("span", {}, ...this.reason(wrong), " ", back));
    } else if (mine)
      source.replaceChildren(
        icon("check"),
        el("span", {}, `${say("js-form-mine")} · `, el("i", {}, say("js-form-was", { ours }))),
      );
    else source.replaceChildren(icon("warning"), el("span", {}, say("js-form-ours")));
  }

  /** @param {Wire.Mistaken} wrong */
  reason({ reason, rule }) {
    const link = rule && el("a", { class: "rid", href: `/rules/${page.game}#${rule}` }, rule);
    return link ? [`${reason} `, link] : [reason];
  }

  /** @param {Element | null} button */
  putBack(button) {
    if (!(button instanceof HTMLElement)) return;
    const path = String(button.dataset.back);
    delete this.kept[path];
    const field = this.fields().find((one) => this.pathOf(one) === path);
    if (field) {
      this.fill(field);
      this.stale.add(String(field.dataset.group));
      this.entry(field).focus();
    }
    this.keep();
    this.wrong = null;
    this.show();
    this.ask();
  }

  // ---------------------------------------------------------------- kept, saved, played

  remember() {
    try {
      const { kept = {}, beyond = {} } = JSON.parse(localStorage.getItem(this.store) ?? "{}");
      this.kept = kept;
      this.beyond = beyond;
    } catch {
      localStorage.removeItem(this.store); // what another release wrote
    }
  }

  keep() {
    this.refused = [];
    localStorage.setItem(this.store, JSON.stringify({ kept: this.kept, beyond: this.beyond }));
  }

  /** What is kept, in all fields. */
  afresh() {
    this.remember();
    this.wrong = null;
    for (const field of this.fields()) {
      this.fill(field);
      this.stale.add(String(field.dataset.group));
    }
    this.show();
    this.ask();
  }

  /** @param {Record<string, Wire.Kept>} kept @param {Record<string, unknown>} beyond */
  put(kept, beyond) {
    this.kept = kept;
    this.beyond = beyond;
    this.keep();
    this.afresh();
  }

  /** Ours everywhere, and a way back: it was much to type. */
  reset() {
    const { kept, beyond } = this;
    const back = () => this.put(kept, beyond);
    this.put({}, {});
    toast(
      String(this.form.dataset.reset),
      "undo",
      el("button", { class: "btn sm", type: "button", on: { click: back } }, String(this.form.dataset.undo)),
    );
  }

  async save() {
    if (!(await this.ask())) return;
    const address = URL.createObjectURL(new Blob([`${this.toml}\n`], { type: "application/toml" }));
    el("a", { href: address, download: `${page.game}.toml` }).click();
    URL.revokeObjectURL(address);
  }

  /** @param {HTMLInputElement} field */
  async read(field) {
    const file = field.files?.[0];
    if (!file) return;
    const { chapter, page: number } = this.about;
    try {
      const plan = { toml: await textOf(file, this.form), chapter, page: number };
      /** @type {Wire.FileRead} */
      const { names, beyond } = await post(`/games/${page.game}/figures/file`, plan);
      if (!Object.keys({ ...names, ...beyond }).length)
        throw new Refused(200, { message: String(this.form.dataset.same) });
      this.put(names, beyond);
      toast(say("js-form-read"), "check");
    } catch (error) {
      this.refuse(error);
    }
    field.value = ""; // the same file may be read again
  }

  async play() {
    const button = $("#play", HTMLButtonElement);
    const { plan } = this.about;
    this.refused = [];
    if (!(await this.ask())) return;
    if ("guest" in button.dataset) {
      location.href = String(button.dataset.signIn);
      return;
    }
    const others = Array(plan.players - 1).fill({ kind: "bot", bot: this.bot });
    button.disabled = true;
    try {
      /** @type {Wire.TableMade} */
      const made = await post("/api/tables", { ...plan, seats: [{ kind: "me" }, ...others], data: this.data });
      keepLinks(made);
      location.href = `/t/${made.table}`;
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Said until something else is done. @param {unknown} error */
  refuse(error) {
    const { code, reason } = refusal(error);
    this.refused = [reason];
    if (code === "needs_account")
      this.refused.push(" ", el("a", { href: $("#play").dataset.signIn }, String(this.form.dataset.account)));
    this.show();
  }
}

/** @param {HTMLInputElement} entry @param {unknown} value */
const inWords = (entry, value) => (entry.type === "checkbox" ? (value ? "✓" : "–") : String(value ?? "–"));

/** @returns {never} */
function fail() {
  throw new Error("this page has no form");
}

new Figures();

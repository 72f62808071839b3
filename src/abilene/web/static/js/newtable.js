// New table: the form, its sentence, its board, and the table it opens.

import { $, $$, around, chosen, maybe, page, say, sayCount } from "./dom.js";
import { textOf } from "./file.js";
import { Options } from "./options.js";
import { Preview } from "./preview.js";
import { keepLinks } from "./share.js";
import { Steps } from "./steps.js";
import { post, refusal } from "./wire.js";

class NewTable {
  form = $("#plan", HTMLFormElement);
  rows = $$(".sr");
  wrong = $("#wrong");
  options = new Options(this.form);
  board = new Preview($("#preview"));
  /** @type {Record<string, unknown>} */
  own = {}; // figures from the owner's box
  /** @type {string[] | null} */
  able = null; // the bots that can play with them; none: with ours all can
  /** @type {string[] | null} */
  met = null; // the bots that can play with these options, once that is known

  constructor() {
    this.form.addEventListener("change", (event) => this.change(around(event, "[name]")));
    // What was wrong goes as soon as somebody types: gone only when they press the button, it would move from under them.
    this.form.addEventListener("input", () => this.forgive());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.open();
    });
    const file = maybe("#own-figures");
    if (file instanceof HTMLInputElement) file.addEventListener("change", () => this.correct(file));
    maybe("#own-account")?.addEventListener("click", () => keep(this.form, /./));
    addEventListener("pageshow", () => this.submit(true)); // also when somebody comes back to it
    $("#first button").addEventListener("click", () => {
      this.options.recommend();
      this.changed();
      $("#more summary").focus(); // the button goes
    });
    recall(this.form);
    this.arrange();
    this.steps = new Steps(this.form);
    this.show();
  }

  /** @param {string} name */
  chosen(name) {
    return chosen(this.form, name);
  }

  get players() {
    return Number(this.chosen("players"));
  }

  plan() {
    const seats = this.rows.slice(0, this.players).map((_, n) => ({
      kind: this.chosen(`kind-${n}`),
      bot: this.chosen(`bot-${n}`),
      name: this.chosen(`name-${n}`),
    }));
    return {
      game: this.chosen("game"),
      players: this.players,
      options: this.options.chosen(),
      seats,
      visibility: this.chosen("visibility"),
      pace: Number(this.chosen("pace")),
      data: this.own,
    };
  }

  /** @param {Element | null} field */
  change(field) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    if (field.name === "game" && field.value !== page.game) {
      keep(this.form, COMMON);
      location.href = `/new?game=${field.value}`;
      return;
    }
    if (field.name.startsWith("kind-") && field.value === "me") this.moveMe(field.name);
    this.changed(field.name);
  }

  /** Something is chosen anew. @param {string} name the field, where it is one */
  changed(name = "") {
    if (!/^(?:me$|name-)/.test(name)) this.forgive();
    this.arrange(name);
    this.steps?.show();
    this.show();
  }

  forgive() {
    this.wrong.textContent = "";
  }

  /** "Me" is one seat only: the one that was chosen last. @param {string} chosen */
  moveMe(chosen) {
    for (const { name, checked } of $$("input[value=me]", HTMLInputElement, this.form)) {
      const others = this.form.elements.namedItem(name);
      if (name !== chosen && checked && others instanceof RadioNodeList) others.value = "local";
    }
  }

  /** Show the seats that there are, and of each what its kind needs. @param {string} changed the name of a field */
  arrange(changed = "") {
    this.rows.forEach((row, n) => {
      row.hidden = n >= this.players;
      for (const detail of $$("[data-for]", HTMLElement, row))
        detail.hidden = detail.dataset.for !== this.chosen(`kind-${n}`);
    });
    this.met = null;
    this.options.fit(this.players, changed);
    const rest = $$("#more li", HTMLElement).filter(({ hidden }) => !hidden);
    $("#more summary").textContent = sayCount("js-more", rest.length + 1); // and the figures of one's box
    const unlike = this.options.unlike();
    $("#first .unlike").hidden = !unlike.length;
    $("#first .unlike span").textContent = unlike.join(" · ");
    this.bots();
  }

  /** Which bots can play a table of this size, what to expect of them there, and what each will be called. */
  bots() {
    const expected = page.expected?.[this.players] ?? {};
    const unusual = page.options?.some(({ name, default: usual }) => (this.options.chosen()[name] ?? usual) !== usual);
    /** @param {string} bot */
    const able = (bot) => [this.able, this.met].every((bots) => !bots || bots.includes(bot));
    /** @type {Map<string, number>} */
    const met = new Map();
    this.rows.forEach((row, n) => {
      for (const line of $$(".lv", HTMLElement, row)) {
        const bot = String(line.dataset.bot);
        line.hidden = !(bot in expected) || !able(bot);
        const usual = unusual && expected[bot] !== say("js-expect-none"); // what is said was measured at another table
        $(".exp", HTMLElement, line).textContent = `${expected[bot]} ${usual ? say("js-usual-measured") : ""}`;
      }
      if (!(this.chosen(`bot-${n}`) in expected) || !able(this.chosen(`bot-${n}`)))
        $("[value=greedy]", HTMLInputElement, row).checked = true;
      const bot = this.chosen(`bot-${n}`);
      const line = $(".lv:has(:checked)", HTMLElement, row);
      $("summary b", HTMLElement, row).textContent = $("b", HTMLElement, line).textContent;
      $("summary span", HTMLElement, row).textContent = $(".exp", HTMLElement, line).textContent;
      const name = $(".nm", HTMLInputElement, row);
      name.dataset.seat ||= name.placeholder;
      name.placeholder = name.dataset.seat;
      if (this.chosen(`kind-${n}`) !== "bot") return;
      const names = page.names?.[bot] ?? page.names?.[""] ?? [];
      const which = page.names?.[bot] ? (met.get(bot) ?? 0) : n;
      name.placeholder = names[which % names.length];
      met.set(bot, which + 1);
    });
  }

  async show() {
    const { game, players, options, seats, visibility } = this.plan();
    const kinds = seats.map(({ kind, bot }) => (kind === "bot" ? `bot:${bot}` : kind));
    try {
      const told = await this.board.show({ game, players, options, seats: kinds, visibility });
      if (told === null) return;
      $("#sum").textContent = told.sentence;
      $("#reconstructed").hidden = !told.reconstructed.length;
      const before = kinds.join();
      this.met = told.bots;
      this.bots();
      const after = this.plan().seats.map(({ kind, bot }) => (kind === "bot" ? `bot:${bot}` : kind));
      if (after.join() !== before) await this.show(); // with another bot than the sentence says
    } catch (error) {
      this.wrong.textContent = refusal(error).reason;
    }
  }

  /** Figures from a file, if they fit the game. @param {HTMLInputElement} field */
  async correct(field) {
    const said = $("#own-said");
    this.own = {};
    this.able = null;
    this.forgive();
    said.textContent = "";
    const file = field.files?.[0];
    if (!file) return this.changed();
    const { game, players, options } = this.plan();
    try {
      /** @type {Wire.Corrected} */
      const { data, bots } = await post("/new/figures", {
        game,
        players,
        options,
        toml: await textOf(file, this.form),
      });
      this.own = data;
      this.able = bots;
      said.textContent = say("js-own-figures-good");
    } catch (error) {
      said.textContent = refusal(error).reason;
      field.value = "";
    }
    this.changed();
  }

  /** @param {boolean} may */
  submit(may) {
    $("button[type=submit]", HTMLButtonElement, this.form).disabled = !may;
  }

  async open() {
    this.submit(false);
    try {
      const mine = this.chosen("me");
      if (mine) await post("/api/people/guest", { name: mine });
      const plan = this.plan();
      /** @type {Wire.TableMade} */
      const made = await post("/api/tables", plan);
      keepLinks(made);
      const invites = plan.seats.some(({ kind }) => kind === "link");
      location.href = `/t/${made.table}${invites ? "#share" : ""}`;
    } catch (error) {
      this.submit(true);
      const { code, reason } = refusal(error);
      this.wrong.textContent = code === "sign_in" ? say("js-new-name") : reason;
      this.wrong.scrollIntoView({ block: "center" });
    }
  }
}

const KEPT = "abilene:plan"; // while another game is chosen
const COMMON = /^(?:me|players|visibility|pace|(?:kind|name|bot)-\d+)$/; // what tables of all games have

/** On another page, and back on this one, stands what was chosen and typed. @param {HTMLFormElement} form @param {RegExp} what */
function keep(form, what) {
  const told = [...new FormData(form)].filter(([name]) => what.test(name));
  sessionStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(told)));
}

/** What was typed before the page was left, as far as it is possible here. @param {HTMLFormElement} form */
function recall(form) {
  const told = Object.entries(JSON.parse(sessionStorage.getItem(KEPT) ?? "{}"));
  sessionStorage.removeItem(KEPT);
  for (const [name, value] of told) {
    for (const field of $$(`select[name="${name}"]`, HTMLSelectElement, form)) field.value = value;
    for (const field of $$(`input[name="${name}"]`, HTMLInputElement, form)) {
      if (field.type !== "radio") field.value = value;
      else if (field.value === value) field.checked = true;
    }
  }
}

new NewTable();

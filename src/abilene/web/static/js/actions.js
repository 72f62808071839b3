// The action bar: the question, every option as a labelled button, the greyed ones with their reason.

import { $, button, el, icon, iconButton, page, plain, say, sayCount, sheet, spans } from "./dom.js";
import { set } from "./shell.js";

const MOST = 4; // labels of one thing, at most, in words
const WAIT = 4000; // milliseconds before a turn ends by itself
const FEW = 4; // so many options are large buttons with a letter; more are chips, which scroll

/**
 * What is asked, and what may be answered.
 * @typedef {Pick<Heard.Position, "prompt" | "options" | "refused" | "impossible" | "rules" | "over">} Asked
 */

/**
 * An answer, or several that are one plan, and the key of the thing that stands for them.
 * @typedef {{ choices: number[], label: string, at: string }} Wanted
 */

/** Nothing is asked. @type {Asked} */
export const NOTHING = { prompt: [], options: [], refused: [], impossible: 0, rules: [], over: false };

export class Actions {
  /** @type {Wire.Option[]} */
  options = [];
  /** @type {Map<string, Wire.Option>} */
  letters = new Map();
  question = "";
  glowing = 0; // how many of the options are on the board
  /** @type {Wanted | null} */
  armed = null; // waits to be confirmed
  waits = 0; // the timer of a turn that ends by itself

  /**
   * @param {HTMLElement} bar
   * @param {import("./scene.js").Board} board
   * @param {import("./rulebook.js").Rulebook} rules
   * @param {(option: Wire.Option) => void} choose plays it
   * @param {(wanted: Wanted) => void} confirm plays what was shown
   * @param {() => Promise<Wire.RefusedAt[]>} refusals asks for all that is not possible
   */
  constructor(bar, board, rules, choose, confirm, refusals) {
    this.bar = bar;
    this.prompt = $(".prompt", HTMLElement, bar);
    this.memo = $(".memo", HTMLElement, bar);
    this.holder = $(".choices", HTMLElement, bar);
    this.pointed = $(".pointed", HTMLElement, bar);
    this.every = $("#answers");
    this.every.addEventListener("click", () => this.list());
    this.end = $("#end", HTMLButtonElement);
    this.first = $("#first", HTMLButtonElement);
    this.board = board;
    this.rules = rules;
    this.choose = choose;
    this.confirm = confirm;
    this.refusals = refusals;
  }

  /** Show the question of this position. @param {Asked} asked */
  show(asked) {
    this.options = asked.options;
    this.bar.classList.toggle("yours", asked.options.length > 0);
    this.bar.classList.toggle("over", asked.over);
    const question = plain(asked.prompt);
    if (question !== this.question) {
      this.question = question;
      this.prompt.replaceChildren(...spans(asked.prompt));
    }
    this.disarm();
    this.stay();
    this.memo.replaceChildren(...this.notes(asked));
    const focused = this.holder.contains(document.activeElement);
    this.holder.replaceChildren(...this.buttons(asked));
    this.holder.scrollTo(0, 0); // a new row of answers begins at its beginning
    this.bar.classList.remove("every");
    this.every.setAttribute("aria-pressed", "false");
    if (focused) this.focus();
  }

  /** The board is drawn: what glows there needs no button, which is one key away. */
  settle() {
    const lit = this.board.legal().map((element) => this.board.data(element));
    const glowing = new Set(lit.flatMap((data) => (data ? [...data.choices, ...data.plan.slice(0, 1)] : [])));
    const buttons = [...this.holder.querySelectorAll("[data-choice]")];
    const onBoard = buttons.filter((one) => glowing.has(Number(one.getAttribute("data-choice"))));
    for (const one of buttons) one.classList.toggle("on-board", onBoard.includes(one));
    this.every.hidden = !onBoard.length;
    this.glowing = lit.length;
    this.tell([]);
  }

  /** All answers as buttons, or only those that are nowhere on the board. */
  list() {
    const all = this.bar.classList.toggle("every");
    this.every.setAttribute("aria-pressed", String(all));
    if (all) this.focus();
  }

  /** The turn ends, if it can; whether it did. */
  finish() {
    if (this.end.hidden) return false;
    this.end.click();
    return true;
  }

  /** The turn ends by itself in a while, where nothing else is left to do. */
  endSoon() {
    if (this.end.hidden || this.options.some(({ role }) => role === "")) return;
    this.end.classList.add("soon");
    this.waits = setTimeout(() => this.finish(), WAIT);
  }

  /** The turn does not end by itself; whether it would have. */
  stay() {
    clearTimeout(this.waits);
    const soon = this.end.classList.contains("soon");
    this.end.classList.remove("soon");
    return soon;
  }

  /** Say what these choices would be: those of what is pointed at. @param {number[]} choices */
  tell(choices) {
    const labels = this.options.filter(({ choice }) => choices.includes(choice)).map(({ label }) => label);
    this.say(labels.slice(0, MOST).join(" · ") + (labels.length > MOST ? " …" : ""));
  }

  /** Say what is pointed at; nothing: how much there is to point at. @param {string} words */
  say(words) {
    this.pointed.textContent = words || (this.glowing ? sayCount("js-glowing", this.glowing) : "");
  }

  /** The keyboard goes on with the first answer, or with the question. */
  focus() {
    const [first = this.prompt] = this.holder.querySelectorAll("button, a");
    /** @type {HTMLElement} */ (first).focus({ preventScroll: true });
  }

  /** Below the question: the rules behind it, and what is not possible now. @param {Asked} asked */
  notes(asked) {
    /** @type {HTMLElement[]} */
    const notes = asked.rules.slice(0, 2).map((id) => this.rules.link(id));
    const count = asked.refused.length || asked.impossible;
    const click = () => this.why(asked);
    if (asked.options.length && count && !beside(asked))
      notes.push(el("button", { class: "why", type: "button", on: { click } }, sayCount("js-refused", count)));
    return notes;
  }

  /** All that is not possible now, by the reason why. @param {Asked} asked */
  async why({ refused }) {
    const all = refused.length ? refused : await this.refusals();
    const reasons = Map.groupBy(all, ({ rule, reason }) => `${rule} ${reason}`);
    const groups = [...reasons.values()].map((options) => {
      if (options.length === 1) return this.greyed(options[0]);
      const [{ rule, reason }] = options;
      return el(
        "div",
        { class: "choice offc bare", role: "group", "aria-disabled": "true" },
        el("b", {}, reason, " · ", this.rules.link(rule)),
        el("small", {}, options.map(({ label }) => label).join(" · ")),
      );
    });
    sheet(say("js-greyed"), el("div", { class: "chips reasons" }, groups), { kind: "middle" });
  }

  /** @param {Asked} asked */
  buttons(asked) {
    this.letters.clear();
    const large = asked.options.length <= FEW;
    const apart = [this.stand(this.end, asked, "end"), this.stand(this.first, asked, "first")];
    /** @type {HTMLElement[]} */
    const shown = asked.options.flatMap((option, i) => (apart.includes(option) ? [] : this.button(option, i, large)));
    // Few options in all: the greyed ones keep their place beside the others, with their reason.
    if (beside(asked)) shown.push(...asked.refused.map((option) => this.greyed(option)));
    return shown;
  }

  /**
   * What has a button of its own, always in the same place: the end of the turn, what may be done before an answer.
   * @param {HTMLButtonElement} button
   * @param {Asked} asked
   * @param {Wire.Option["role"]} role
   */
  stand(button, { options }, role) {
    const [option, ...others] = options.filter((one) => one.role === role);
    const stands = option && !others.length ? option : null;
    button.hidden = !stands;
    button.onclick = stands && (() => this.choose(stands));
    button.dataset.choice = String(stands?.choice ?? "");
    $("span", HTMLElement, button).textContent = stands?.label ?? "";
    return stands;
  }

  /** @param {Wire.Option} option @param {number} i @param {boolean} large */
  button(option, i, large) {
    const letter = large ? this.letter(option.label) : "";
    if (letter) this.letters.set(letter.toLowerCase(), option);
    const on = () => this.point(option.choice, true);
    const off = () => this.point(option.choice, false);
    const click = () => this.choose(option);
    return el(
      "button",
      {
        class: `choice${large ? "" : " chip"}${option.icon ? "" : " bare"}`,
        type: "button",
        "data-choice": option.choice,
        on: { click, pointerenter: on, pointerleave: off, focus: on, blur: off },
      },
      option.icon && icon(option.icon),
      el("b", {}, option.label),
      option.follows && el("small", {}, option.follows),
      (large || i < 9) && el("span", { class: "kbd", "aria-hidden": "true" }, letter || String(i + 1)),
    );
  }

  /** @param {Wire.Refused} option */
  greyed(option) {
    return el(
      "div",
      { class: `choice offc${option.icon ? "" : " bare"}`, role: "group", "aria-disabled": "true" },
      option.icon && icon(option.icon),
      el("b", {}, option.label),
      el("small", {}, option.reason, " · ", this.rules.link(option.rule)),
    );
  }

  /**
   * The thing on the board that an option stands for lights up with its button, and what would come of it is shown.
   * @param {number} choice
   * @param {boolean} on
   */
  point(choice, on) {
    for (const element of this.board.legal())
      if (this.board.data(element)?.choices.includes(choice)) element.classList.toggle("s-hot", on);
    if (!this.armed) this.board.preview(on ? [choice] : []);
  }

  /** Show on the board what would come of it; whether there is anything to be seen. @param {Wanted} wanted */
  preview({ choices, at }) {
    return this.board.preview(at ? [] : choices, at);
  }

  /** @param {Wanted} wanted */
  isArmed({ choices, at }) {
    return this.armed?.at === at && String(this.armed.choices) === String(choices);
  }

  /** Show what would come of it, and let it be confirmed: where no pointer can rest on it. @param {Wanted} wanted */
  arm(wanted) {
    this.disarm();
    this.armed = wanted;
    this.preview(wanted);
    const not = button("cross", say("js-not-that"), () => this.disarm());
    const confirm = button("check", say("js-confirm"), () => this.confirm(wanted), "btn btn-ink");
    this.bar.append(el("div", { class: "confirm" }, el("b", {}, wanted.label), not, confirm, firstTap()));
    this.bar.classList.add("armed");
    confirm.focus({ preventScroll: true });
  }

  disarm() {
    if (!this.armed) return;
    this.armed = null;
    this.board.preview([]);
    this.bar.querySelector(".confirm")?.remove();
    this.bar.classList.remove("armed");
  }

  /** The first letter of a label that stands for no other option. @param {string} text */
  letter(text) {
    for (const sign of text.normalize("NFD").toUpperCase())
      if (/[A-Z]/.test(sign) && !this.letters.has(sign.toLowerCase())) return sign;
    return "";
  }

  /** @param {string} key */
  byKey(key) {
    if (/^[1-9]$/.test(key)) return this.options[Number(key) - 1];
    return this.options.length <= FEW ? this.letters.get(key.toLowerCase()) : undefined;
  }

  /** @param {boolean} on */
  busy(on) {
    this.bar.setAttribute("aria-busy", String(on));
    for (const button of this.bar.querySelectorAll("[data-choice]")) button.classList.toggle("sent", on);
  }
}

/** Once: the first tap only shows. It is a setting, so that it can be said again. */
function firstTap() {
  if (page.settings.taps !== "told") return null;
  const close = iconButton("cross", say("js-close"), () => {
    said.remove();
    set("taps", "known").catch(() => {});
  });
  const said = el("small", { class: "first-tap" }, icon("hint"), el("span", {}, say("js-first-tap")), close);
  return said;
}

/** @param {Asked} asked */
const beside = ({ options, refused, impossible }) =>
  options.length > 0 && options.length + Math.max(refused.length, impossible) <= FEW;

// The action bar: the question, every option as a labelled button, the greyed ones with their reason.

import { $, button, el, icon, iconButton, page, plain, say, sayCount, shape, sheet, spans } from "./dom.js";
import { set } from "./shell.js";
import { headed } from "./tips.js";
import { meantFocus, restore, touched } from "./touch.js";

const MOST = 4; // labels of one thing, at most, in words
const WAIT = 4000; // milliseconds before a turn ends by itself
const [FEW_LETTERS, MOST_LETTERS] = [22, 64]; // on the button that ends a turn: more of them are smaller, and more than that left out
const LONG = 48; // letters: a longer label is set smaller on the button that confirms it
const READ = 500; // milliseconds in which nobody has read a question: a tap that comes sooner was meant for the one before
const FEW = 4; // so many options are large buttons with a letter; more are chips, which scroll

/**
 * What is asked, and what may be answered.
 * @typedef {Pick<Heard.Position, "prompt" | "options" | "refused" | "impossible" | "rules" | "over" | "first">} Asked
 */

/**
 * A thing that stands for an answer, or for several that are one plan: its key, what it is, and what choosing it does.
 * `instead`: of what was chosen last.
 * @typedef {{ choices: number[], plan: boolean, label: string, at: string, title: string, instead?: boolean }} Wanted
 * @typedef {Pick<Wanted, "choices"> & Partial<Wanted>} Meant
 */

/** Nothing is asked. @type {Asked} */
export const NOTHING = { prompt: [], options: [], refused: [], impossible: 0, rules: [], over: false, first: null };

export class Actions {
  /** @type {Wire.Option[]} */
  options = [];
  /** @type {Map<string, Wire.Option>} */
  letters = new Map();
  question = "";
  glowing = false; // some of the options are on the board
  /** @type {Wire.Option | null} */
  ending = null; // the turn can end, with this
  own = true; // the turn is this player's, not only the question
  /** @type {Wanted | null} */
  armed = null; // waits to be confirmed
  /** @type {Wire.First | null} */
  before = null; // what may be done before an answer, as it was said last
  waits = 0; // the timer of a turn that ends by itself
  due = 0; // the rows are about to be fitted
  since = 0; // when the question came

  /**
   * @param {HTMLElement} bar
   * @param {import("./scene.js").Board} board
   * @param {import("./rulebook.js").Rulebook} rules
   * @param {(option: Wire.Option) => void} choose plays it
   * @param {(wanted: Meant) => void} confirm plays what was shown, at once
   * @param {() => Promise<Wire.RefusedAt[]>} refusals asks for all that is not possible
   * @param {import("./tips.js").Tips} tips
   * @param {string} ends the game's words for the end of a turn; none: its turns end by themselves
   */
  constructor(bar, board, rules, choose, confirm, refusals, tips, ends) {
    this.tips = tips;
    this.ends = ends;
    this.bar = bar;
    this.prompt = $(".prompt", HTMLElement, bar);
    this.memo = $(".memo", HTMLElement, bar);
    this.holder = $(".choices", HTMLElement, bar);
    this.pointed = $(".pointed", HTMLElement, bar);
    this.every = $("#answers", HTMLButtonElement);
    this.every.addEventListener("click", () => this.list());
    this.all = button("log", "", () => this.listAll(), "btn sm all phone-only");
    this.glow = el("span", { class: "glow phone-only", "aria-hidden": "true" });
    this.holder.addEventListener("scroll", () => this.cue());
    new ResizeObserver(() => this.fit()).observe(bar);
    this.end = $("#end", HTMLButtonElement);
    this.first = $("#first", HTMLButtonElement);
    this.board = board;
    this.rules = rules;
    this.choose = choose;
    this.confirm = confirm;
    this.refusals = refusals;
  }

  /** Show the question of this position. @param {Asked} asked @param {boolean} own it is whoever is asked that has the turn */
  show(asked, own = true) {
    this.own = own;
    this.options = asked.options;
    this.bar.classList.toggle("yours", asked.options.length > 0);
    this.bar.classList.toggle("over", asked.over);
    const prompt = isDone(asked) ? [{ text: say(isBare(asked) ? "js-nothing-left" : "js-may-end") }] : asked.prompt;
    const question = plain(prompt);
    this.since = performance.now();
    if (question !== this.question) {
      this.question = question;
      this.prompt.replaceChildren(...spans(prompt));
    }
    this.disarm();
    this.stay();
    this.memo.replaceChildren(...this.notes(asked));
    const focused = this.holder.contains(document.activeElement);
    this.holder.replaceChildren(this.glow, ...this.buttons(asked), this.all);
    this.close();
    if (focused) this.focus();
  }

  /** The board is drawn: what glows there needs no button, which is one key away. */
  settle() {
    const lit = this.board.legal().map((element) => this.board.data(element));
    const glowing = new Set(lit.flatMap((data) => (data ? [...data.choices, ...data.plan.slice(0, 1)] : [])));
    const buttons = [...this.holder.querySelectorAll("[data-choice]")];
    const onBoard = buttons.filter((one) => glowing.has(Number(one.getAttribute("data-choice"))));
    for (const one of buttons) one.classList.toggle("on-board", onBoard.includes(one));
    this.every.hidden = false; // in its place for every question
    this.every.disabled = !onBoard.length;
    this.reserve(onBoard);
    this.offer();
    const first = this.options.filter(({ role }) => role === "first").map(({ choice }) => choice);
    this.glowing = lit.some((data) => data?.plan.length || data?.choices.some((choice) => !first.includes(choice)));
    this.tell([]);
    this.glow.textContent = onBoard.length ? this.pointed.textContent : "";
    this.due ||= requestAnimationFrame(() => {
      this.fit();
      this.holder.scrollTo(0, 0); // a new row of answers begins at its beginning
    }); // measured with all else
  }

  /** The key that lists all answers stands for none of those on the board. @param {Element[]} onBoard */
  reserve(onBoard) {
    const option = this.letters.get("a");
    const taken = onBoard.find((one) => one.getAttribute("data-choice") === String(option?.choice));
    if (!option || !taken) return;
    this.letters.delete("a");
    $(".kbd", HTMLElement, taken).textContent = String(this.options.indexOf(option) + 1);
  }

  /** On a phone a sheet may be scrolled: what lies ready on it can be played where the turn will be ended, too. */
  offer() {
    const ready = shape() === "tall" && !this.ending && !this.end.hidden && this.board.ready();
    const { plan = [], title = "", key = "" } = (ready && this.board.data(ready)) || {};
    if (!plan.length) return;
    const drawn = ready ? ready.querySelector(":scope > text")?.textContent : ""; // shorter than what it comes to
    const label = drawn || headed(title)[0];
    this.hold(this.end, label, title, "");
    this.end.setAttribute("aria-disabled", "false");
    this.end.onclick = (event) => this.sure({ choices: plan, plan: true, label, at: key, title }, event);
  }

  /**
   * A button that says all that it does needs no second tap, unless one comes so soon that it was meant for something else.
   * @param {Wanted} wanted
   * @param {Event} event
   */
  sure(wanted, { timeStamp }) {
    if (touched() && timeStamp - this.since < READ) this.arm(wanted);
    else this.confirm(wanted);
  }

  /** Whole rows of answers, and a sign of those that are out of sight. */
  fit() {
    const { bar, holder, all } = this;
    this.due = 0;
    bar.classList.remove("crowded");
    holder.style.maxHeight = "";
    all.lastChild?.remove();
    all.append(String(this.options.length));
    all.setAttribute("aria-label", say("js-all-answers", { count: this.options.length }));
    all.hidden = this.every.disabled && holder.scrollWidth <= holder.clientWidth + 1;
    const crowded = holder.scrollHeight > holder.clientHeight + 1 && !bar.classList.contains("every");
    bar.classList.toggle("crowded", crowded);
    if (crowded) holder.style.maxHeight = `${wholeRows(holder)}px`;
    this.fitPhases();
    this.fitQuestion();
    this.fitPointed();
    this.cue();
  }

  /** What is pointed at has so many whole lines, the last of which tells if there is more. */
  fitPointed() {
    const { pointed } = this;
    const box = pointed.getBoundingClientRect();
    const below = [this.end, pointed.closest(".act")?.querySelector(".backs")].map((one) =>
      one?.getBoundingClientRect(),
    );
    const bottom = below.find((one) => one?.height && one.top > box.top)?.top ?? box.bottom;
    const high = Number.parseFloat(getComputedStyle(pointed).lineHeight);
    pointed.style.setProperty("-webkit-line-clamp", String(Math.max(2, Math.floor((bottom - box.top) / high) || 2)));
  }

  /** A question that answers leave too little room goes without the rules below it, and then in smaller type. */
  fitQuestion() {
    const { bar, memo } = this;
    const asked = /** @type {HTMLElement} */ (memo.parentElement);
    bar.classList.remove("curt", "tight");
    for (const less of ["curt", "tight"]) if (asked.scrollHeight > asked.clientHeight + 1) bar.classList.add(less);
  }

  /** Where the names of the phases have no room, their letters do: measured once the answers leave them their row. */
  fitPhases() {
    const line = this.bar.querySelector(".line");
    line?.classList.remove("brief");
    line?.classList.toggle("brief", isCut(line));
  }

  /** There is more to the right or below. */
  cue() {
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = this.holder;
    this.holder.classList.toggle("on-right", scrollLeft + clientWidth < scrollWidth - 2);
    this.holder.classList.toggle("on-below", scrollTop + clientHeight < scrollHeight - 2);
  }

  /** All answers as a list on a sheet: where the bar has no room for them. */
  listAll() {
    const answers = this.options.map((option) => {
      const click = () => {
        dialog.close();
        this.choose(option);
      };
      const sign = option.icon && icon(option.icon);
      return el("button", { class: "btn wide", type: "button", on: { click } }, sign, option.label);
    });
    const dialog = sheet(this.question, el("div", { class: "deeds" }, answers), { kind: "middle" });
  }

  /** All answers as buttons, or only those that are nowhere on the board. */
  list() {
    if (this.close() || this.every.disabled) return;
    this.bar.classList.add("every");
    this.every.setAttribute("aria-pressed", "true");
    this.fit();
    this.focus();
  }

  /** The list of all answers is put away; whether it was open. */
  close() {
    const open = this.bar.classList.contains("every");
    this.bar.classList.remove("every");
    this.every.setAttribute("aria-pressed", "false");
    return open;
  }

  /** The turn ends, if it can; whether it did. */
  finish() {
    if (this.ending) this.confirm({ choices: [this.ending.choice, ...this.ending.then] });
    return this.ending !== null;
  }

  /** The turn ends by itself in a while, where nothing else is left to do. */
  endSoon() {
    if (!isDone(this)) return;
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

  /** Say what these choices would be: those of what is pointed at; and what that is. @param {number[]} choices */
  tell(choices, title = "") {
    const labels = this.options.filter(({ choice }) => choices.includes(choice)).map(({ label }) => label);
    const words = labels.slice(0, MOST).join(" · ") + (labels.length > MOST ? " …" : "");
    const [what] = labels.length === 1 ? headed(title) : [""]; // one sentence: its tip says the rest
    const says = what.toLowerCase().includes(words.toLowerCase()); // it names what its option does, and more
    this.say(says ? what : capital(words) + (what && `. ${what}`));
  }

  /** The title of a thing begins with what its option does, in more words: "Offer the Goat". @param {Pick<Wanted, "choices" | "title">} thing */
  isMore({ choices: [choice], title }) {
    const { label } = this.options.find((option) => option.choice === choice) ?? { label: "" };
    const [heading] = headed(title);
    const described = heading.includes(":"); // "1 card: plain white" is what it is, no deed
    return label !== "" && heading !== label && heading.endsWith(label) && !described;
  }

  /** Say what is pointed at; nothing: that there is something to point at. @param {string} words */
  say(words) {
    this.pointed.textContent = words || (this.glowing && !isDone(this) ? say("js-glowing") : "");
  }

  /** The keyboard goes on with the first answer, or with the question; a finger needs no answer that looks chosen. */
  focus() {
    const [first = this.prompt] = touched() ? [] : this.holder.querySelectorAll("button, a");
    restore(/** @type {HTMLElement} */ (first));
  }

  /** Below the question: the rules behind it, and what is not possible now. @param {Asked} asked */
  notes(asked) {
    const [first = ""] = asked.rules;
    const book = iconButton("rules", say("js-rules"), () => this.rules.open(first), { class: "btn-i book phone-only" });
    if (!asked.options.length) return asked.over ? [] : [book]; // in others' turns, too, a phone has the rules one tap away
    /** @type {HTMLElement[]} */
    const notes = [...(first ? [book] : []), ...asked.rules.slice(0, 2).map((id) => this.rules.link(id))];
    const count = asked.refused.length || asked.impossible;
    const click = (/** @type {Event} */ { currentTarget }) => this.why(asked, /** @type {Element} */ (currentTarget));
    if (asked.options.length && count && (!beside(asked) || shape() === "tall"))
      notes.push(el("button", { class: "why", type: "button", on: { click } }, sayCount("js-refused", count)));
    return notes;
  }

  /**
   * All that is not possible now, by the reason why; a single reason is said where it was asked for.
   * @param {Asked} asked
   * @param {Element} at
   */
  async why({ refused }, at) {
    const all = refused.length ? refused : await this.refusals();
    if (all.length === 1)
      return this.tips.explain(at.getBoundingClientRect(), `${all[0].label}: ${all[0].reason}`, all[0].rule);
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
    this.ending = this.stand(this.end, asked, "end");
    this.keepEnd(asked);
    const apart = [this.ending, this.stand(this.first, asked, "first")];
    this.keepFirst(asked);
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
    const { label = "", brief = "" } = stands ?? {};
    const whole = role === "end" && shape() === "tall" && label.length <= MOST_LETTERS; // no finger can rest on it to read the rest
    button.classList.toggle("long", whole && label.length > FEW_LETTERS);
    button.onclick = stands && ((event) => (role === "end" ? this.sure(ofItself(stands), event) : this.choose(stands)));
    button.dataset.choice = String(stands?.choice ?? "");
    $("span", HTMLElement, button).textContent = (!whole && brief) || label; // the rest is told by its title
    button.title = label;
    return stands;
  }

  /** The end of the turn keeps its place while something must be done first, and says what. @param {Asked} asked */
  keepEnd({ options, rules: [rule] }) {
    const asked = this.own && this.ends !== "" && options.length > 0;
    const waits = asked && options.every(({ role }) => role !== "end");
    this.end.setAttribute("aria-disabled", String(waits));
    if (waits) this.hold(this.end, this.ends, say("js-end-first", { question: this.question }), rule);
  }

  /** What may be done before an answer keeps its place, with how often it can be. @param {Asked} asked */
  keepFirst({ options, first: known }) {
    const { first } = this;
    const label = $("span", HTMLElement, first).textContent ?? "";
    this.before = known ?? (first.hidden ? this.before : { label, left: 1 });
    const waits = first.hidden && this.before !== null && options.length > 0;
    first.setAttribute("aria-disabled", String(waits));
    first.classList.toggle("stopped", waits);
    if (!this.before) return;
    const { left, label: said } = this.before;
    const why = say(left ? "js-first-not" : "js-first-none", { label: said });
    if (waits) this.hold(first, said, why, "");
    if (known) $("span", HTMLElement, first).append(el("b", {}, `×${left}`));
  }

  /**
   * A button that does nothing now keeps its place and says why.
   * @param {HTMLButtonElement} button
   * @param {string} label
   * @param {string} why
   * @param {string} rule
   */
  hold(button, label, why, rule) {
    button.hidden = false;
    button.title = why;
    button.onclick = () => this.tips.explain(button.getBoundingClientRect(), why, rule);
    $("span", HTMLElement, button).textContent = label;
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
    if (on && !meantFocus()) return;
    for (const element of this.board.legal())
      if (this.board.data(element)?.choices.includes(choice)) element.classList.toggle("s-hot", on);
    if (!this.armed) this.board.preview(on ? [choice] : []);
  }

  /** Show on the board what would come of it. @param {Wanted} wanted */
  preview({ choices, at, plan }) {
    this.board.preview(plan ? [] : choices.slice(0, 1), at);
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
    const at = this.board.drawn.get(wanted.at);
    at?.classList.add("s-hot", "s-armed");
    const not = iconButton("cross", say("js-not-that"), () => this.disarm(), { class: "btn not" }, "i");
    const style = `btn btn-ink${wanted.label.length > LONG ? " long" : ""}`;
    const [what, more] = headed(besides(wanted) || say("js-tap-again"));
    const deed = this.isMore(wanted) ? what : wanted.label;
    const confirm = button("check", capital(deed), () => this.play(wanted), style);
    const told = el(
      "p",
      { class: "told-of" },
      el("small", { class: "asks" }, this.question), // it may be a name alone that stands on the button
      el("b", {}, capital(what), more && /[\p{L}\d)$]$/u.test(what) && "."),
      more && ` ${more}`,
    );
    this.bar.append(el("div", { class: "confirm" }, told, not, confirm, firstTap()));
    this.bar.classList.add("armed");
    for (const less of ["curt", "small", "smaller"])
      if (told.scrollHeight > told.clientHeight + 1) told.classList.add(less);
    confirm.focus({ preventScroll: true });
    this.board.asking.ask(at ?? null); // a finger does not rest on it: what is armed asks in its place
  }

  /** The second tap. @param {Wanted} wanted */
  play(wanted) {
    learned();
    this.confirm(wanted);
  }

  disarm() {
    if (!this.armed) return;
    this.board.drawn.get(this.armed.at)?.classList.remove("s-hot", "s-armed");
    this.armed = null;
    this.board.asking.ask(null);
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

  /** A letter stands for the answer on which it can be read. @param {string} key */
  byKey(key) {
    if (/^[1-9]$/.test(key)) return this.options[Number(key) - 1];
    const option = this.options.length <= FEW ? this.letters.get(key.toLowerCase()) : undefined;
    return option && this.holder.querySelector(`[data-choice="${option.choice}"]`)?.getClientRects().length
      ? option
      : undefined;
  }

  /** @param {boolean} on */
  busy(on) {
    this.bar.setAttribute("aria-busy", String(on));
    for (const button of this.bar.querySelectorAll("[data-choice]")) button.classList.toggle("sent", on);
  }
}

/** How high the answers are allowed to be so that none is cut. @param {HTMLElement} holder */
function wholeRows(holder) {
  const tops = [...holder.querySelectorAll(".choice")].filter((one) => one.getClientRects().length);
  const box = holder.getBoundingClientRect();
  const pad = Number.parseFloat(getComputedStyle(holder).paddingBottom);
  const bottoms = tops.map((one) => one.getBoundingClientRect().bottom - box.top + holder.scrollTop);
  const fits = bottoms.filter((bottom) => bottom + pad <= holder.clientHeight + 1);
  return Math.max(Math.min(...bottoms), ...fits) + pad;
}

/** @param {Element} element */
const isCut = ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1;

/** Nothing is left to do but to end the turn. @param {Pick<Asked, "options">} asked */
const isDone = ({ options }) =>
  options.some(({ role }) => role === "end") && options.every(({ role }) => role === "end" || role === "first");

/** Nothing can be done before the end either, which might open more. @param {Pick<Asked, "options">} asked */
const isBare = ({ options }) => options.every(({ role }) => role === "end");

/** What stands on a button of its own. @param {Wire.Option} option @returns {Wanted} */
const ofItself = ({ choice, then, label }) => ({ choices: [choice, ...then], plan: false, label, at: "", title: "" });

/** @param {string} words */
const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** What a thing is, besides what choosing it does. @param {Pick<Wanted, "title" | "label">} wanted */
function besides({ title, label }) {
  const [heading, rest] = headed(title);
  return heading.toLowerCase() === label.toLowerCase() ? rest : title;
}

/** Who has played by a second tap knows how, and is not told again. */
export function learned() {
  if (page.settings.taps === "told") set("taps", "known").catch(() => {});
}

/** Once: the first tap only shows. It is a setting, so that it can be said again. */
function firstTap() {
  if (page.settings.taps !== "told") return null;
  const close = iconButton("cross", say("js-close"), () => {
    said.remove();
    learned();
  });
  const said = el("small", { class: "first-tap" }, icon("hint"), el("span", {}, say("js-first-tap")), close);
  return said;
}

/** @param {Asked} asked */
const beside = ({ options, refused, impossible }) =>
  options.length > 0 && options.length + Math.max(refused.length, impossible) <= FEW;

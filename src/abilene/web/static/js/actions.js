// The action bar: the question, every option as a labelled button, the greyed ones with their reason.

import { $, el, icon, hasIcon, plain, say, sayCount, sheet, spans } from "./dom.js";

const FEW = 4; // so many options are large buttons with a letter; more are chips, which scroll

export class Actions {
  /** `choose(option)` plays it; `rule.open(id)` opens the rulebook; `refusals()` asks for all that is not possible. */
  constructor(bar, board, choose, rule, refusals) {
    this.bar = bar;
    this.prompt = $(".prompt", bar);
    this.memo = $(".memo", bar);
    this.holder = $(".choices", bar);
    this.board = board;
    this.choose = choose;
    this.rule = rule;
    this.refusals = refusals;
    this.options = [];
    this.letters = new Map();
    this.asked = "";
    this.armed = null; // the option that waits to be confirmed
  }

  /** Show the question of this position. */
  show(position) {
    const mine = position.choices.length > 0;
    this.options = position.choices;
    this.bar.classList.toggle("yours", mine);
    this.bar.classList.toggle("over", Boolean(position.over));
    const question = plain(position.prompt);
    if (question !== this.asked) {
      this.asked = question;
      this.prompt.replaceChildren(...spans(position.prompt));
    }
    this.disarm();
    this.memo.replaceChildren(...this.notes(position));
    const focused = this.holder.contains(document.activeElement);
    this.holder.replaceChildren(...this.buttons(position));
    if (focused) (this.holder.querySelector("button") || this.prompt).focus({ preventScroll: true });
  }

  /** Below the question: the rules behind it, and what is not possible now. */
  notes(position) {
    const notes = (position.rules || []).slice(0, 2).map((id) => this.link(id));
    const { choices, refused, impossible } = position;
    const count = refused.length || impossible;
    if (choices.length && count && !beside(position))
      notes.push(
        el(
          "button",
          { class: "why", type: "button", on: { click: () => this.why(position) } },
          sayCount("js-refused", count),
        ),
      );
    return notes;
  }

  /** All that is not possible now, by the reason why. */
  async why(position) {
    const refused = position.refused.length ? position.refused : await this.refusals();
    const reasons = new Map();
    for (const option of refused) {
      const key = `${option.rule} ${option.reason}`;
      reasons.set(key, [...(reasons.get(key) || []), option]);
    }
    const groups = [...reasons.values()].map((options) => {
      if (options.length === 1) return this.greyed(options[0]);
      const [{ rule, reason }] = options;
      return el(
        "div",
        { class: "choice offc bare", role: "group", "aria-disabled": "true" },
        el("b", {}, reason, " · ", this.link(rule)),
        el("small", {}, options.map(({ label: text }) => text).join(" · ")),
      );
    });
    sheet(say("js-greyed"), el("div", { class: "chips reasons" }, groups), { kind: "middle" });
  }

  link(id) {
    return this.rule.link(id);
  }

  buttons(position) {
    this.letters.clear();
    const { choices, refused } = position;
    const large = choices.length <= FEW;
    const legal = choices.map((option, i) => this.button(option, i, large));
    // Few options in all: the greyed ones keep their place beside the others, with their reason.
    if (beside(position)) legal.push(...refused.map((option) => this.greyed(option)));
    return legal;
  }

  button(option, i, large) {
    const key = large ? this.letter(option.label) : String(i + 1);
    if (large && key) this.letters.set(key.toLowerCase(), option);
    const sign = pictogram(option);
    const inside = [
      sign ? icon(sign) : null,
      el("b", {}, ...label(option)),
      option.small ? el("small", {}, option.small) : null,
      large || i < 9 ? el("span", { class: "kbd", "aria-hidden": "true" }, key || String(i + 1)) : null,
    ];
    const button = el(
      "button",
      { class: `choice${large ? "" : " chip"}${sign ? "" : " bare"}`, type: "button", "data-choice": option.choice },
      inside,
    );
    button.addEventListener("click", () => this.choose(option));
    button.addEventListener("pointerenter", () => this.point(option.choice, true));
    button.addEventListener("pointerleave", () => this.point(option.choice, false));
    button.addEventListener("focus", () => this.point(option.choice, true));
    button.addEventListener("blur", () => this.point(option.choice, false));
    return button;
  }

  greyed(option) {
    const rule = option.rule ? [" · ", this.link(option.rule)] : [];
    const sign = pictogram(option);
    return el(
      "div",
      { class: `choice offc${sign ? "" : " bare"}`, role: "group", "aria-disabled": "true" },
      sign ? icon(sign) : null,
      el("b", {}, ...label(option)),
      el("small", {}, option.reason, ...rule),
    );
  }

  /** The thing on the board that an option stands for lights up with its button, and what would come of it is shown. */
  point(choice, on) {
    for (const element of this.board.legal())
      if (this.board.data(element).choices.includes(choice)) element.classList.toggle("s-hot", on);
    if (!this.armed) this.board.preview(on ? [choice] : []);
  }

  /** Show what would come of an option, and let it be confirmed: where no pointer can rest on it. */
  arm(option) {
    this.disarm();
    this.armed = option;
    this.board.preview([option.choice]);
    const play = () => this.choose(option);
    const confirm = el(
      "div",
      { class: "confirm" },
      el("b", {}, ...label(option)),
      el(
        "button",
        { class: "btn", type: "button", on: { click: () => this.disarm() } },
        icon("cross"),
        say("js-not-that"),
      ),
      el("button", { class: "btn btn-ink", type: "button", on: { click: play } }, icon("check"), say("js-confirm")),
    );
    this.bar.append(confirm);
    this.bar.classList.add("armed");
    confirm.lastChild.focus({ preventScroll: true });
  }

  disarm() {
    if (!this.armed) return;
    this.armed = null;
    this.board.preview([]);
    this.bar.querySelector(".confirm")?.remove();
    this.bar.classList.remove("armed");
  }

  letter(text) {
    for (const sign of text.normalize("NFD").toUpperCase())
      if (/[A-Z]/.test(sign) && !this.letters.has(sign.toLowerCase())) return sign;
    return "";
  }

  byKey(key) {
    if (/^[1-9]$/.test(key)) return this.options[Number(key) - 1];
    return this.options.length <= FEW ? this.letters.get(key.toLowerCase()) : undefined;
  }

  busy(on) {
    this.bar.setAttribute("aria-busy", String(on));
    for (const button of this.holder.querySelectorAll("button.choice")) button.classList.toggle("sent", on);
  }
}

const beside = ({ choices, refused, impossible }) =>
  choices.length > 0 && choices.length + Math.max(refused.length, impossible || 0) <= FEW;

function label(option) {
  return option.spans
    ? spans(option.spans.map(({ text, sort, number }) => (sort === "seat" ? { text, sort, number } : { text })))
    : [option.label];
}

const SIGNS = { accept: "take", refuse: "push-back", pass: "step-forward", more: "search" }; // words that games share

/** The last word of the notation that has a pictogram: "slide banker" shows the Banker. */
function pictogram(option) {
  const names = (option.notation || "").split(" ").map((word) => SIGNS[word] || word);
  return names.reverse().find(hasIcon) || null;
}

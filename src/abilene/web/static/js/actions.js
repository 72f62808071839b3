// The action bar: the question, every option as a labelled button, the greyed ones with their reason.

import { $, el, icon, hasIcon, plain, say, sayCount, sheet, spans } from "./dom.js";

const FEW = 4; // so many options are large buttons with a letter; more are chips
const MANY = 12; // more than that wait behind "all options"

export class Actions {
  /** `choose(option)` plays it; `rule(id)` opens the rulebook there. */
  constructor(bar, board, choose, rule) {
    this.bar = bar;
    this.prompt = $(".prompt", bar);
    this.memo = $(".memo", bar);
    this.holder = $(".choices", bar);
    this.board = board;
    this.choose = choose;
    this.rule = rule;
    this.options = [];
    this.letters = new Map();
    this.asked = "";
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
    this.memo.replaceChildren(...this.notes(position));
    const focused = this.holder.contains(document.activeElement);
    this.holder.replaceChildren(...this.buttons(position));
    if (focused) (this.holder.querySelector("button") || this.prompt).focus({ preventScroll: true });
  }

  /** Below the question: the rules behind it, and what is not possible now. */
  notes(position) {
    const notes = (position.rules || []).slice(0, 2).map((id) => this.link(id));
    const { refused } = position;
    if (position.choices.length && refused.length && !beside(position)) {
      const open = () =>
        sheet(
          say("js-greyed"),
          el(
            "div",
            { class: "chips" },
            refused.map((option) => this.greyed(option)),
          ),
          { kind: "middle" },
        );
      notes.push(
        el("button", { class: "why", type: "button", on: { click: open } }, sayCount("js-refused", refused.length)),
      );
    }
    return notes;
  }

  link(id) {
    const link = el("a", { class: "rid", href: this.rule.address(id) }, id);
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      this.rule.open(id);
    });
    return link;
  }

  buttons(position) {
    this.letters.clear();
    const { choices, refused } = position;
    const large = choices.length <= FEW;
    const legal = choices.map((option, i) => this.button(option, i, large));
    // Few options in all: the greyed ones keep their place beside the others, with their reason.
    if (beside(position)) legal.push(...refused.map((option) => this.greyed(option)));
    if (choices.length > MANY) {
      return [
        el("p", { class: "quiet pick-there" }, say("js-pick-on-board")),
        el(
          "details",
          { class: "all" },
          el("summary", { class: "btn" }, say("js-all-options", { count: choices.length })),
          el("div", { class: "chips" }, legal),
        ),
      ];
    }
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

  /** The thing on the board that an option stands for lights up with its button. */
  point(choice, on) {
    for (const element of this.board.legal())
      if (this.board.data(element).choices.includes(choice)) element.classList.toggle("hot", on);
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

const beside = ({ choices, refused }) => choices.length > 0 && choices.length + refused.length <= FEW;

function label(option) {
  return option.spans
    ? spans(option.spans.map(({ text, sort, number }) => (sort === "seat" ? { text, sort, number } : { text })))
    : [option.label];
}

const SIGNS = { accept: "take", refuse: "push-back", pass: "step-forward" }; // words that games share

/** The last word of the notation that has a pictogram: "slide banker" shows the Banker. */
function pictogram(option) {
  const names = (option.notation || "").split(" ").map((word) => SIGNS[word] || word);
  return names.reverse().find(hasIcon) || null;
}

// Said for one turn: what may be done before an answer stops no question that has one answer only.

import { $, el, icon, say, shape, toast } from "./dom.js";
import { touched } from "./touch.js";

export class Spare {
  said = -1; // with which ply the turn began for which it was said
  turn = 0; // the same of the turn that is shown

  /** @param {HTMLElement} first the button of what may be done first @param {() => void} then */
  constructor(first, then) {
    this.first = first;
    const click = () => {
      this.said = this.on ? -1 : this.turn;
      this.mark();
      if (this.on && touched()) toast(this.button.title, "round-forward"); // no finger can rest on it
      then();
    };
    this.button = el("button", { class: "btn sm spare", type: "button", on: { click } }, icon("round-forward"));
  }

  get on() {
    return this.said === this.turn;
  }

  /** Which turn it is. @param {Pick<Wire.LogLine, "ply" | "begins" | "undone">[]} lines the log */
  begin(lines) {
    this.turn = lines.findLast(({ begins, undone }) => begins && !undone)?.ply ?? 0;
  }

  /** Beside that button, on a phone below the question. @param {boolean} none it can be done no more */
  show(none) {
    const label = $("span", HTMLElement, this.first).firstChild?.textContent ?? "";
    this.button.hidden = this.first.hidden;
    this.button.disabled = none;
    this.button.title = say("js-spare", { label });
    this.button.setAttribute("aria-label", this.button.title);
    this.mark();
    if (shape() === "wide") this.first.after(this.button);
    else $("#act .memo").append(this.button);
  }

  mark() {
    this.button.setAttribute("aria-pressed", String(this.on));
  }
}

// Undo: one step when the rules allow it; else the reason, and the question to the table.

import { el, icon, say, sheet, spans, toast } from "./dom.js";
import { post, Refused } from "./wire.js";

export class Undo {
  constructor(button, table, names) {
    this.button = button;
    this.table = table;
    this.names = names;
    this.state = { can: false, reason: "", asked: null };
    this.ply = 0;
    this.dialog = null;
    this.seat = null;
    button.addEventListener("click", () => this.press());
  }

  show(position) {
    this.state = position.undo;
    this.ply = position.ply;
    this.seat = position.seat;
    this.mine = position.your_seats;
    this.button.hidden = position.seat === null || position.over;
    this.button.classList.toggle("stopped", !this.state.can);
    const label = this.state.can ? say("js-undo") : say("js-undo-not", { reason: this.state.reason });
    this.button.setAttribute("aria-label", label);
    this.button.title = label;
    this.ask(this.state.asked);
  }

  async press() {
    if (this.button.hidden) return;
    if (!this.state.can) return this.explain();
    await this.tell("undo", { ply: this.ply });
  }

  async tell(address, body) {
    try {
      await post(`/api/tables/${this.table}/${address}${this.seat === null ? "" : `?seat=${this.seat}`}`, body);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      toast(error.body.reason || error.message, "warning");
      return false;
    }
  }

  /** The buffer stop: why undo ends here, and the way beyond. */
  explain() {
    const ask = el("button", { class: "btn wide", type: "button" }, icon("vote"), say("js-ask-table"));
    const dialog = sheet(
      [icon("undo", "i-m"), " ", say("js-undo")],
      [
        el(
          "p",
          { class: "stopbox" },
          icon("buffer", "i-m"),
          el("span", {}, el("b", {}, say("js-line-ends")), el("br"), this.state.reason),
        ),
        ...(this.state.may_ask ? [el("p", { class: "quiet" }, say("js-ask-help")), ask] : []),
      ],
      { kind: "small" },
    );
    ask.addEventListener("click", async () => {
      dialog.close();
      if (await this.tell("undo/ask", { ply: this.ply })) toast(say("js-asked"), "vote");
    });
  }

  /** Somebody asks the table: show it to whoever has still to answer. */
  ask(asked) {
    const key = asked && `${asked.ply} ${asked.waiting} ${asked.agreed}`;
    if (key === this.asked) return;
    this.asked = key;
    this.dialog?.close();
    this.dialog = null;
    if (!asked) return;
    const name = this.names()[asked.seat];
    const waiting = (asked.waiting || []).filter((seat) => this.mine.includes(seat));
    if (!waiting.length) {
      if (this.mine.includes(asked.seat)) toast(say("js-asked"), "vote");
      return;
    }
    const seats = [...(asked.agreed || []), ...asked.waiting];
    const rows = seats.map((seat) =>
      el(
        "li",
        { class: `p${seat + 1}` },
        el("span", { class: "sw" }),
        el("b", { class: "who" }, this.names()[seat]),
        el("span", { class: "quiet" }, say(asked.agreed.includes(seat) ? "js-agreed" : "js-wonders")),
        icon(asked.agreed.includes(seat) ? "check" : "hourglass"),
      ),
    );
    const reply = (agree) => async () => {
      this.dialog?.close();
      this.dialog = null;
      for (const _ of waiting)
        await post(`/api/tables/${this.table}/undo/answer`, { ply: asked.ply, agree }).catch((error) =>
          toast(error.message, "warning"),
        );
    };
    this.dialog = sheet(
      spans(
        say("js-asks", { name: "\u0000" })
          .split("\u0000")
          .flatMap((text, i) => (i ? [{ text: name, sort: "seat", number: asked.seat }, { text }] : [{ text }])),
      ),
      [
        el("ul", { class: "votes" }, rows),
        el(
          "div",
          { class: "eq" },
          el("button", { class: "btn", type: "button", on: { click: reply(true) } }, icon("check"), say("js-agree")),
          el(
            "button",
            { class: "btn", type: "button", on: { click: reply(false) } },
            icon("cross"),
            say("js-disagree"),
          ),
        ),
      ],
      { kind: "small", closable: false },
    );
  }
}

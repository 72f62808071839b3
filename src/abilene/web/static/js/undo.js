// Undo: one step when the rules allow it; else the reason, and the question to the table.

import { button, el, icon, say, sheet, spans, toast } from "./dom.js";
import { post, refusal } from "./wire.js";

const LONG_PRESS = 500;

export class Undo {
  /** @type {Heard.Position | null} */
  position = null;
  /** @type {HTMLDialogElement | null} */
  dialog = null;
  /** @type {HTMLElement | null} */
  note = null; // that the table is asked
  timer = 0;
  asked = ""; // what the table was asked last
  from = -1; // the ply from which the turn is taken back
  busy = false; // something is on its way: a second click is not another wish

  /**
   * @param {HTMLElement} button
   * @param {HTMLElement} restart takes back the whole turn
   * @param {string} table
   * @param {(seat: number) => string} name
   */
  constructor(button, restart, table, name) {
    this.button = button;
    this.restartButton = restart;
    this.api = `/api/tables/${table}`;
    this.name = name;
    button.addEventListener("click", () => (button.classList.contains("held") ? this.menu() : this.press()));
    button.addEventListener("pointerdown", () => this.hold());
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    for (const end of ["pointerup", "pointercancel", "pointerleave"])
      button.addEventListener(end, () => clearTimeout(this.timer));
    restart.addEventListener("click", () => this.restart());
  }

  /** @param {Heard.Position} position @param {boolean} stands something that this player has done in the turn stands */
  show(position, stands = false) {
    this.position = position;
    const { can, reason, asked } = position.undo;
    if (this.from >= 0 && this.from !== position.ply) {
      this.from = -1;
      if (stands) toast(`${say("js-line-ends")}. ${reason}`, "buffer");
    }
    const label = can ? say("js-undo") : say("js-undo-not", { reason });
    this.button.hidden = position.over || position.seats[position.seat ?? -1]?.bot !== "";
    this.restartButton.hidden = this.button.hidden;
    for (const one of [this.button, this.restartButton]) one.classList.toggle("stopped", !can);
    this.restartButton.setAttribute("aria-disabled", String(!can));
    this.restartButton.title = can ? "" : label;
    this.button.setAttribute("aria-label", label);
    this.button.title = label;
    this.ask(asked, position.your_seats);
  }

  async press() {
    if (this.button.hidden || !this.position) return;
    const { ply, undo } = this.position;
    if (undo.can) await this.tell("undo", { ply });
    else this.explain(undo, ply);
  }

  /** A long press asks how much is to be taken back. */
  hold() {
    this.button.classList.remove("held");
    this.timer = setTimeout(() => this.button.classList.toggle("held", this.position?.undo.can), LONG_PRESS);
  }

  /** One step or the whole turn: where there is no room for two buttons. */
  menu() {
    this.button.classList.remove("held");
    /** @param {() => void} deed */
    const then = (deed) => () => {
      dialog.close();
      deed();
    };
    const one = button(
      "undo",
      say("js-undo-one"),
      then(() => this.press()),
    );
    const turn = button(
      "step-back",
      say("js-restart-turn"),
      then(() => this.restart()),
    );
    const dialog = sheet(say("js-undo"), el("div", { class: "deeds" }, one, turn), { kind: "small" });
  }

  /** Take back the turn, as far as nothing has come to light. */
  async restart() {
    if (!this.position || this.restartButton.hidden) return;
    const { ply, undo } = this.position;
    if (!undo.can) return this.explain(undo, ply);
    this.from = ply;
    await this.tell("undo", { ply, turn: true });
  }

  /** @param {string} what @param {object} body */
  async tell(what, body) {
    const seat = this.position?.seat ?? null;
    if (this.busy) return;
    this.busy = true;
    try {
      await post(`${this.api}/${what}${seat === null ? "" : `?seat=${seat}`}`, body);
    } catch (error) {
      toast(refusal(error).reason, "warning");
    } finally {
      this.busy = false;
    }
  }

  /** The buffer stop: why undo ends here, and the way beyond. @param {Wire.Undo} undo @param {number} ply */
  explain({ reason, may_ask: may }, ply) {
    const why = el("span", {}, el("b", {}, say("js-line-ends")), el("br"), reason);
    const ask = async () => {
      dialog.close();
      await this.tell("undo/ask", { ply });
    };
    const beyond = [
      el("p", { class: "quiet" }, say("js-ask-help")),
      button("vote", say("js-ask-table"), ask, "btn wide"),
    ];
    const dialog = sheet(
      [icon("undo", "i-m"), " ", say("js-undo")],
      [el("p", { class: "stopbox" }, icon("buffer", "i-m"), why), ...(may ? beyond : [])],
      { kind: "small" },
    );
  }

  /**
   * Somebody asks the table: show it to whoever has still to answer.
   * @param {Wire.UndoAsked | null} asked
   * @param {number[]} mine
   */
  ask(asked, mine) {
    const key = asked ? `${asked.ply} ${asked.waiting} ${asked.agreed}` : "";
    if (key === this.asked) return;
    this.asked = key;
    this.dialog?.close();
    this.dialog = null;
    this.note?.remove();
    if (!asked) return;
    const waiting = asked.waiting.filter((seat) => mine.includes(seat));
    if (waiting.length) this.dialog = this.vote(asked, waiting.length);
    else if (mine.includes(asked.seat)) this.note = toast(say("js-asked"), "vote");
  }

  /** The sheet on which so many seats of ours answer. @param {Wire.UndoAsked} asked @param {number} ours */
  vote({ seat, ply, agreed, waiting }, ours) {
    const rows = [...agreed, ...waiting].map((one) => this.voter(one, agreed.includes(one)));
    /** @param {boolean} agree */
    const reply = async (agree) => {
      this.dialog?.close();
      this.dialog = null;
      for (let n = 0; n < ours; n += 1)
        await post(`${this.api}/undo/answer`, { ply, agree }).catch((error) =>
          toast(refusal(error).message, "warning"),
        );
    };
    const [before, after] = say("js-asks", { name: "\u0000" }).split("\u0000");
    /** @type {Wire.Span[]} */
    const title = [{ text: before }, { text: this.name(seat), sort: "seat", number: String(seat) }, { text: after }];
    const yes = button("check", say("js-agree"), () => reply(true));
    const no = button("cross", say("js-disagree"), () => reply(false));
    return sheet(spans(title), [el("ul", { class: "votes" }, rows), el("div", { class: "eq" }, yes, no)], {
      kind: "small",
      closable: false,
    });
  }

  /** @param {number} seat @param {boolean} agreed */
  voter(seat, agreed) {
    return el(
      "li",
      { class: `p${seat + 1}` },
      el("span", { class: "sw" }),
      el("b", { class: "who" }, this.name(seat)),
      el("span", { class: "quiet" }, say(agreed ? "js-agreed" : "js-wonders")),
      icon(agreed ? "check" : "hourglass"),
    );
  }
}

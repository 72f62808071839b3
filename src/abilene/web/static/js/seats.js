// The seats in the rail: who sits there, what the game says of them, whether they are here, and what can be done about it.

import { colour, el, icon, page, say, sayCount, sheet, signed, toast } from "./dom.js";
import { post, Refused } from "./wire.js";
import { links, shareSeat } from "./share.js";

const { visibility } = page.table;

export class Seats {
  /** `bots`: the names of the bots, in words. */
  constructor(list, watching, table, bots, host) {
    this.list = list;
    this.watching = watching;
    this.table = table;
    this.bots = bots;
    this.host = host; // whether this person opened the table
    this.seats = [];
    this.position = null;
  }

  names() {
    return this.seats.map((seat) => seat.name);
  }

  show(position) {
    const lost = position.seats.find((seat) => this.seats[seat.seat]?.yours && !seat.yours && !seat.free);
    if (lost) toast(say("js-seat-elsewhere", { name: lost.name }), "warning");
    this.position = position;
    this.seats = position.seats;
    const at = this.list.contains(document.activeElement) ? document.activeElement.dataset.seat : null;
    const guests = position.guests.map((guest) => this.guest(guest));
    this.list.replaceChildren(...this.seats.map((seat) => this.row(seat)), ...guests);
    this.watching.replaceChildren(icon("eye"), ` ${sayCount("js-watching", position.watching)}`);
    this.watching.hidden = !position.watching;
    if (at) this.list.querySelector(`[data-seat="${at}"]`)?.focus();
  }

  row(seat) {
    const turn = this.position?.player === seat.seat;
    const sign = seat.bot ? "robot" : seat.free ? "link" : seat.kind === "local" ? "screen" : "person";
    const classes = ["seat", `p${seat.seat + 1}`, turn ? "turn" : ""];
    return el(
      "li",
      { class: classes.filter(Boolean).join(" "), "aria-current": turn ? "true" : null },
      el("span", { class: "band" }),
      el("span", { class: "sign" }, icon(sign, "i-m"), this.presence(seat)),
      el("span", { class: "whom" }, el("b", {}, seat.name), el("small", {}, this.line(seat))),
      el(
        "span",
        { class: "clk" },
        seat.score !== null && seat.score !== undefined
          ? el("b", { title: say("js-score") }, signed(seat.score))
          : null,
        this.button(seat),
      ),
    );
  }

  /** Somebody who plays by the rules alone: there is a score, and nothing to be done. */
  guest({ seat, name, line, score }) {
    const words = [say("js-guest"), line].filter(Boolean).join(" · ");
    return el(
      "li",
      { class: `seat guest ${colour(seat)}` },
      el("span", { class: "band" }),
      el("span", { class: "sign" }, icon("robot", "i-m")),
      el("span", { class: "whom" }, el("b", {}, name), el("small", {}, words)),
      el("span", { class: "clk" }, score === null ? null : el("b", { title: say("js-score") }, signed(score))),
    );
  }

  line(seat) {
    const words = [];
    if (seat.yours) words.push(say("js-you"));
    if (seat.bot) words.push(say("js-bot", { bot: this.bots[seat.bot] || seat.bot }));
    else if (seat.free) words.push(say("js-free"));
    else if (!seat.yours && !seat.here) words.push(say("js-away"));
    if (seat.line) words.push(seat.line);
    return words.join(" · ");
  }

  presence(seat) {
    if (seat.bot || seat.free) return null;
    return el("span", {
      class: `here${seat.here ? " on" : ""}`,
      role: "img",
      "aria-label": say(seat.here ? "js-here" : "js-away"),
    });
  }

  button(seat) {
    const acts = this.acts(seat);
    if (!acts.length) return null;
    const label = say("js-seat-menu", { name: seat.name });
    return el(
      "button",
      {
        class: "btn-i more",
        type: "button",
        "data-seat": seat.seat,
        "aria-label": label,
        title: label,
        on: { click: () => this.menu(seat, acts) },
      },
      icon("more"),
    );
  }

  /** What this person may do about this seat: [label, pictogram, deed]. */
  acts(seat) {
    const { your_seats: yours = [], over } = this.position;
    if (over) return [];
    const acts = [];
    const ours = seat.yours || (this.host && (seat.free || seat.bot || !seat.here));
    if (seat.free && !yours.length && visibility === "public")
      acts.push(["js-sit-here", "person", () => this.sit(seat)]);
    if (seat.yours && seat.bot) acts.push(["js-take-back", "person", () => this.tell(seat, { action: "return" })]);
    if (ours)
      for (const [bot, name] of Object.entries(this.bots))
        if (bot !== seat.bot)
          acts.push([say("js-hand-to", { bot: name }), "robot", () => this.tell(seat, { action: "bot", bot })]);
    if (seat.free && links(this.table)[seat.seat]) acts.push(["js-show-link", "qr", () => shareSeat(this.table, seat)]);
    if (ours && (seat.owned || seat.free)) acts.push(["js-new-link", "link", () => this.revoke(seat)]);
    if (seat.yours) acts.push(["js-rename", "person", () => this.rename(seat)]);
    if (seat.yours) acts.push(["js-leave", "cross", () => this.tell(seat, { action: "leave" })]);
    return acts;
  }

  menu(seat, acts) {
    const dialog = sheet(
      [el("span", { class: `sw p${seat.seat + 1}` }), " ", seat.name],
      el(
        "div",
        { class: "deeds" },
        acts.map(([label, sign, deed]) =>
          el(
            "button",
            { class: "btn wide", type: "button", on: { click: () => (dialog.close(), deed()) } },
            icon(sign),
            label.startsWith("js-") ? say(label) : label,
          ),
        ),
      ),
      { kind: "small" },
    );
  }

  async tell(seat, body) {
    try {
      return await post(`/api/tables/${this.table}/seats/${seat.seat}`, body);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      toast(error.message, "warning");
      return null;
    }
  }

  async revoke(seat) {
    const made = await this.tell(seat, { action: "revoke" });
    if (!made?.token) return;
    links(this.table, { [seat.seat]: made.url });
    shareSeat(this.table, seat);
  }

  ask(title, help, label, value, done) {
    const input = el("input", {
      class: "inp",
      name: "name",
      maxlength: "24",
      required: true,
      autocomplete: "nickname",
      value,
    });
    const wrong = el("p", { class: "wrong", role: "alert" });
    const form = el(
      "form",
      { class: "stack" },
      el("p", { class: "quiet" }, help),
      el("label", { class: "field" }, el("span", {}, say("js-name")), input),
      wrong,
      el("button", { class: "btn btn-ink wide", type: "submit" }, label),
    );
    const dialog = sheet(title, form, { kind: "small" });
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      try {
        await done(input.value);
        dialog.close();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        wrong.textContent = error.message;
      }
    });
    input.select();
    return dialog;
  }

  rename(seat) {
    this.ask(say("js-rename"), say("js-rename-help"), say("js-rename"), seat.name, (name) =>
      post(`/api/tables/${this.table}/seats/${seat.seat}`, { action: "rename", name }),
    );
  }

  /** Sit down on a free seat of a table that is open to all. */
  sit(seat) {
    const title = [el("span", { class: `sw p${seat.seat + 1}` }), " ", say("js-sit-title", { seat: seat.seat + 1 })];
    return this.ask(title, say("js-sit-help"), say("js-sit"), page.me, async (given) => {
      if (!page.me) await post("/api/people/guest", { name: given });
      await post(`/api/tables/${this.table}/seats/${seat.seat}`, { action: "sit", name: given });
      location.reload();
    });
  }
}

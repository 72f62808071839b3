// The seats in the rail: who sits there, what the game says of them, whether they are here, and what can be done about it.

import {
  $,
  $$,
  around,
  button,
  colour,
  el,
  figured,
  icon,
  iconButton,
  page,
  say,
  sayCount,
  sheet,
  signed,
  swatch,
  toast,
} from "./dom.js";
import { links, shareSeat } from "./share.js";
import { meantFocus } from "./touch.js";
import { post, refusal } from "./wire.js";

const LEAST = 5; // letters of a name
const ENDING = 3; // letters of a name that are left where its beginning is another's, too

/** What can be done about a seat. @typedef {{ label: string, sign: string, deed: () => void }} Act */

export class Seats {
  /** @type {Wire.Seat[]} */
  seats = [];
  fitted = ""; // which names were cut last
  /** @type {{ name: string }[]} */
  guests = [];
  /** @type {string[]} */
  cut = []; // what stands on the plates

  /**
   * @param {HTMLElement} list
   * @param {HTMLElement} plates in the page's head: who plays, what they have, whose turn it is
   * @param {HTMLElement} watching
   * @param {Page.Table} at
   * @param {(seat: number) => void} look shows what belongs to a player
   * @param {(at: DOMRect, name: string) => void} whole says a name that is cut
   */
  constructor(list, plates, watching, at, look, whole) {
    this.look = look;
    this.whole = whole;
    this.list = list;
    this.plates = plates;
    this.watching = watching;
    this.at = at;
    this.api = `/api/tables/${at.id}/seats`;
    plates.addEventListener("click", (event) => {
      const seat = around(event, "[data-seat]")?.dataset.seat;
      if (!seat) return;
      this.look(Number(seat));
      this.sayWhole(Number(seat));
    });
    plates.addEventListener("focusin", (event) => {
      const { dataset } = around(event, "[data-seat]:focus-visible") ?? {};
      if (dataset && meantFocus()) this.sayWhole(Number(dataset.seat));
    });
    new ResizeObserver(() => this.cutNames(true)).observe(plates);
  }

  /** The whole name of somebody whose plate has no room for it. @param {number} seat */
  sayWhole(seat) {
    const plate = this.plates.children[seat];
    if (this.cut[seat] !== this.seats[seat].name) this.whole(plate.getBoundingClientRect(), this.seats[seat].name);
  }

  /** Where there is no room for a name, it is cut so that it can still be told from the others. */
  cutNames(anew = false) {
    const shown = $$(".plate > b", HTMLElement, this.plates);
    const names = [...this.seats, ...this.guests].map(({ name }) => name);
    const fitted = names.join("\n");
    if (anew || fitted !== this.fitted) {
      this.fitted = fitted;
      let room = Math.max(...names.map(({ length }) => length));
      do {
        this.cut = names.map((name, n) => shorter(name, room, names.toSpliced(n, 1)));
        for (const [n, b] of shown.entries()) b.textContent = this.cut[n];
        room -= 1;
      } while (room >= LEAST && shown.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
    }
    for (const [n, b] of shown.entries()) b.textContent = this.cut[n];
  }

  /** @param {number} seat */
  name(seat) {
    return this.seats[seat].name;
  }

  /** @param {Heard.Position} position */
  show(position) {
    const lost = position.seats.find((seat) => this.seats[seat.seat]?.yours && !seat.yours && !seat.free);
    if (lost) toast(say("js-seat-elsewhere", { name: lost.name }), "warning");
    for (const seat of position.seats)
      if (seat.instead && (this.seats[seat.seat] ?? seat).instead !== seat.instead)
        toast(say("js-replaced", { name: seat.name, bot: this.bot(seat.bot) }), "robot");
    this.seats = position.seats;
    const held = document.activeElement;
    const at = held instanceof HTMLElement && this.list.contains(held) ? held.dataset.seat : null;
    const rows = position.seats.map((seat) => this.row(seat, position));
    this.list.replaceChildren(...rows, ...position.guests.map(guest));
    const guests = position.guests.map((guest) => ({ ...guest, active: false }));
    this.plates.replaceChildren(...position.seats.map(opening), ...guests.map(plate));
    this.guests = guests;
    this.cutNames();
    this.watching.replaceChildren(icon("eye"), ` ${sayCount("js-watching", position.watching)}`);
    this.watching.hidden = !position.watching;
    if (at && this.list.querySelector(`[data-seat="${at}"]`)) $(`[data-seat="${at}"]`, HTMLElement, this.list).focus();
  }

  /** What each of them had, and whose turn it was; or has again, and is. @param {import("./past.js").Head["plates"]} plates */
  had(plates) {
    for (const { seat, line, figures, score, active } of plates) {
      const plate = this.plates.children[seat];
      plate.querySelector("small")?.replaceWith(had({ line, figures, score }));
      plate.classList.toggle("turn", Boolean(active));
      plate.ariaCurrent = active ? "true" : null;
    }
  }

  /** What a told turn has brought or cost each of them so far. @param {Map<number, number>} sums */
  paid(sums) {
    for (const [n, plate] of [...this.plates.children].entries()) {
      const sum = sums.get(n) ?? 0;
      $(".paid", HTMLElement, plate).textContent = sum > 0 ? `+${sum}` : sum ? signed(sum) : "";
    }
  }

  /** @param {Wire.Seat} seat @param {Heard.Position} position */
  row(seat, position) {
    const turn = position.player === seat.seat;
    const sign = seat.bot ? "robot" : seat.free ? "link" : seat.kind === "local" ? "screen" : "person";
    return el(
      "li",
      { class: `seat p${seat.seat + 1}${turn ? " turn" : ""}`, "aria-current": turn ? "true" : null },
      el("span", { class: "band" }),
      el("span", { class: "sign" }, icon(sign, "i-m"), presence(seat)),
      el("span", { class: "whom" }, el("b", {}, seat.name), el("small", {}, this.line(seat))),
      el("span", { class: "clk" }, score(seat.score), this.button(seat, this.acts(seat, position))),
    );
  }

  /** @param {Wire.Seat} seat */
  line(seat) {
    const words = [];
    if (seat.yours) words.push(say("js-you"));
    const [bot, failed] = [this.bot(seat.bot), this.bot(seat.instead)];
    if (seat.bot) words.push(say(failed ? "js-bot-instead" : "js-bot", { bot, failed }));
    else if (seat.free) words.push(say("js-free"));
    else if (!seat.yours && !seat.here) words.push(say("js-away"));
    if (seat.coached) words.push(say("js-coached"));
    if (seat.line) words.push(seat.line);
    return words.join(" · ");
  }

  /** What a bot is called. @param {string} bot */
  bot(bot) {
    return this.at.bots[bot] || bot;
  }

  /** @param {Wire.Seat} seat @param {Act[]} acts */
  button(seat, acts) {
    if (!acts.length) return null;
    const label = say("js-seat-menu", { name: seat.name });
    const more = { class: "btn-i more", "data-seat": seat.seat };
    return iconButton("more", label, () => this.menu(seat, acts), more, "i");
  }

  /** What this person may do about this seat. @param {Wire.Seat} seat @param {Heard.Position} position */
  acts(seat, { your_seats: yours, over }) {
    /** @type {Act[]} */
    const acts = [];
    /** @param {string} label @param {string} sign @param {() => void} deed */
    const may = (label, sign, deed) => acts.push({ label, sign, deed });
    if (over) return acts;
    const ours = seat.yours || (this.at.host && (seat.free || seat.bot || !seat.here));
    if (seat.free && !yours.length && this.at.visibility === "public")
      may(say("js-sit-here"), "person", () => this.sit(seat));
    if (seat.yours && seat.bot) may(say("js-take-back"), "person", () => this.tell(seat, { action: "return" }));
    if (ours)
      for (const [bot, name] of Object.entries(this.at.bots))
        if (bot !== seat.bot)
          may(say(seat.bot ? "js-change-bot" : "js-hand-to", { bot: name }), "robot", () =>
            this.tell(seat, { action: "bot", bot }),
          );
    if (seat.free && links(this.at.id)[seat.seat]) may(say("js-show-link"), "qr", () => shareSeat(this.at.id, seat));
    if (ours && (seat.owned || seat.free)) may(say("js-new-link"), "link", () => this.revoke(seat));
    if (seat.yours) may(say("js-rename"), "person", () => this.rename(seat));
    if (seat.yours) may(say("js-leave"), "cross", () => this.tell(seat, { action: "leave" }));
    return acts;
  }

  /** @param {Wire.Seat} seat @param {Act[]} acts */
  menu(seat, acts) {
    const deeds = acts.map(({ label, sign, deed }) => {
      const click = () => {
        dialog.close();
        deed();
      };
      return el("button", { class: "btn wide", type: "button", on: { click } }, icon(sign), label);
    });
    const dialog = sheet([swatch(seat.seat), " ", seat.name], el("div", { class: "deeds" }, deeds), { kind: "small" });
  }

  /** @param {Wire.Seat} seat @param {Wire.SeatAction} body @returns {Promise<Wire.SeatLink | null>} */
  async tell(seat, body) {
    try {
      return await post(`${this.api}/${seat.seat}`, body);
    } catch (error) {
      toast(refusal(error).message, "warning");
      return null;
    }
  }

  /** What stands where the question was while a bot plays. @param {Wire.Seat} seat */
  takeBack(seat) {
    return button("person", say("js-take-back"), () => this.tell(seat, { action: "return" }), "btn btn-lamp");
  }

  /** @param {Wire.Seat} seat */
  async revoke(seat) {
    const made = await this.tell(seat, { action: "revoke" });
    if (!made?.url) return;
    links(this.at.id, { [seat.seat]: made.url });
    shareSeat(this.at.id, seat);
  }

  /** @param {Wire.Seat} seat */
  rename(seat) {
    askName(say("js-rename"), say("js-rename-help"), say("js-rename"), seat.name, (name) =>
      post(`${this.api}/${seat.seat}`, { action: "rename", name }),
    );
  }

  /** Sit down on a free seat of a table that is open to all. @param {Wire.Seat} seat */
  sit({ seat }) {
    const title = [swatch(seat), " ", say("js-sit-title", { seat: seat + 1 })];
    askName(title, say("js-sit-help"), say("js-sit"), page.me, async (name) => {
      if (!page.me) await post("/api/people/guest", { name });
      await post(`${this.api}/${seat}`, { action: "sit", name });
      location.reload();
    });
  }
}

/** Somebody who plays by the rules alone: there is a score, and nothing to be done. @param {Wire.GuestSeat} guest */
function guest({ seat, name, line, score: points }) {
  const words = [say("js-guest"), line].filter(Boolean).join(" · ");
  return el(
    "li",
    { class: `seat guest ${colour(seat)}` },
    el("span", { class: "band" }),
    el("span", { class: "sign" }, icon("robot", "i-m")),
    el("span", { class: "whom" }, el("b", {}, name), el("small", {}, words)),
    el("span", { class: "clk" }, score(points)),
  );
}

/** In the page's head. @param {Pick<Wire.Seat, "seat" | "name" | "line" | "figures" | "score" | "active">} seat */
export function plate({ seat, name, line, figures, score, active }) {
  return el(
    "li",
    { class: `plate ${colour(seat)}${active ? " turn" : ""}`, "aria-current": active ? "true" : null },
    el("span", { class: "lit", "aria-hidden": "true" }),
    el("b", {}, name),
    had({ line, figures, score }),
    el("span", { class: "paid" }), // it has its place, so that no plate is wider while a turn is told
  );
}

/**
 * What somebody has, in pictograms and figures, the first most important: each has the room of two digits, so that no
 * plate is wider for what is earned. At the end their points, and of guests only words.
 * @param {Pick<Wire.Seat, "line" | "figures" | "score">} seat
 */
function had({ line, figures, score }) {
  if (score !== null) return el("small", {}, signed(score));
  if (!figures.length) return el("small", {}, line);
  return el("small", { title: line, role: "img", "aria-label": line }, figured(figures));
}

/** The same as a button. @param {Wire.Seat} seat */
function opening(seat) {
  const shown = plate(seat);
  const label = say("js-look", { name: seat.name });
  shown.append(
    el("button", { class: "look", type: "button", "data-seat": seat.seat, "aria-label": label, title: label }),
  );
  return shown;
}

/**
 * A name in so many letters: where others begin the same, with those in which it differs from them.
 * @param {string} name
 * @param {number} room
 * @param {string[]} others
 */
function shorter(name, room, others) {
  if (name.length <= room) return name;
  const same = Math.max(...others.map((other) => [...name].findIndex((letter, n) => letter !== other[n])));
  const end = same < room - 1 ? "" : name.slice(same, same + ENDING);
  return `${name.slice(0, Math.max(1, room - 1 - end.length)).trimEnd()}…${end}`;
}

/** @param {number | null} points */
const score = (points) => points !== null && el("b", { title: say("js-score") }, signed(points));

/** @param {Wire.Seat} seat */
function presence({ bot, free, here }) {
  if (bot || free) return null;
  const label = say(here ? "js-here" : "js-away");
  return el("span", { class: `here${here ? " on" : ""}`, role: "img", "aria-label": label });
}

/**
 * A sheet that asks for a name.
 * @param {string | (Node | string)[]} title
 * @param {string} help
 * @param {string} label
 * @param {string} value
 * @param {(name: string) => Promise<unknown>} done
 */
function askName(title, help, label, value, done) {
  const named = { name: "name", maxlength: "24", required: true, autocomplete: "nickname" };
  const input = el("input", { class: "inp", ...named, value });
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
      wrong.textContent = refusal(error).message;
    }
  });
  input.select();
}

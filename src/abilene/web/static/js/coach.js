// The coach: the best answers by the strongest bot, in a pane beside the board and as numbers on it.

import { $, el, icon, page, say, shape, sheet, toast } from "./dom.js";
import { get, post } from "./wire.js";

const LOOKS = 4; // that it takes by itself, one after the other; more when it is asked for more

export class Coach {
  ply = -1; // what was last asked about
  run = 0; // which asking is waited for: the answer to one that was put away shows nothing
  pane = el("section", { class: "pane coach-pane", "data-region": "coach", "aria-live": "polite" });

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    const style = el("link", { rel: "stylesheet", href: new URL("../css/coach.css", import.meta.url).href });
    document.head.append(style);
    $(".rail").prepend(this.pane);
  }

  /** Look at what is asked now; asked again, put it away. */
  ask() {
    const { now } = this.table;
    const open = $(".table").dataset.tab === "coach";
    if (open && this.ply === now?.ply) return this.close();
    if (!now?.options.length) return toast(say("js-coach-wait"), "lamp");
    this.pane.replaceChildren(el("p", { class: "quiet" }, icon("lamp"), say("js-coach-thinks")));
    this.table.showTab("coach");
    this.look(LOOKS);
  }

  /** Whether the answer to this asking is still wanted: nobody is called back from where they have gone since. @param {number} run */
  awaits(run) {
    return run === this.run && $(".table").dataset.tab === "coach";
  }

  /** No look that is under way is waited for any more. */
  leave() {
    this.run += 1;
    this.pane.setAttribute("aria-busy", "false");
  }

  close() {
    this.leave();
    this.table.showTab("board");
    this.table.told.marks.show([]);
    if (this.table.told.imagined) this.table.told.end();
  }

  /** How an answer's typical deal went on, told as turns are that have happened. @param {Wire.Advised} advised @param {() => void} then */
  async line({ choice }, then) {
    const { api, told, now } = this.table;
    try {
      /** @type {Heard.Line} */
      const line = await get(`${api}/coach/line/${choice}?${this.table.asked({ shape: shape() })}`);
      if (this.table.now !== now || line.ply !== now?.ply) return;
      this.leave(); // a look that is under way would cover what is told now
      if (shape() === "tall") this.table.showTab("board");
      const { title, told: which } = line;
      const leave = el(
        "button",
        { class: "btn sm", type: "button", on: { click: () => told.end() } },
        say("js-told-back"),
      );
      this.pane.replaceChildren(
        el("h2", {}, icon("lamp"), title, this.closer()),
        el("p", { class: "quiet" }, which),
        leave,
      );
      told.imagine(line, then);
    } catch (error) {
      toast(/** @type {Error} */ (error).message, "lamp");
    }
  }

  /** As long as nothing has moved on. @param {number} looks @param {number} [run] */
  async look(looks, run = ++this.run) {
    const { now, api } = this.table;
    if (!now || !this.awaits(run)) return;
    this.ply = now.ply;
    this.pane.setAttribute("aria-busy", "true");
    try {
      /** @type {Wire.Advice} */
      const advice = await post(`${api}/coach?${this.table.asked()}`, { ply: now.ply });
      if (!this.awaits(run)) return;
      if (this.table.now?.ply !== advice.ply) return this.close();
      this.show(advice, looks);
      if (looks > 1 && !advice.enough) await this.look(looks - 1, run);
    } catch (error) {
      if (!this.awaits(run)) return;
      if (this.table.now?.ply !== this.ply) return this.close();
      this.pane.replaceChildren(el("p", {}, /** @type {Error} */ (error).message));
    } finally {
      if (run === this.run) this.pane.setAttribute("aria-busy", "false");
    }
  }

  /** @param {Wire.Advice} advice @param {number} looks */
  show(advice, looks) {
    const { title, head, choices, notes, more, enough, knows, line } = advice;
    const seat = this.table.now?.seat ?? 0;
    const again = () => {
      if (this.table.now?.ply !== advice.ply) return this.close();
      this.table.showTab("coach");
      this.show(advice, 1);
    };
    /** @param {Wire.Advised} one */
    const shows = (one) =>
      el("button", { class: "why", type: "button", on: { click: () => this.line(one, again) } }, line);
    this.pane.replaceChildren(
      el("h2", {}, icon("lamp"), title, this.closer()),
      el("p", { class: "quiet" }, head),
      el(
        "ol",
        {},
        choices.map((one, n) => answer(one, n, shows(one))),
      ),
      ...notes.map((note) => el("p", { class: "quiet" }, note)),
      el("button", { class: "why", type: "button", on: { click: () => explain(knows) } }, knows[0]),
      enough
        ? ""
        : looks > 1
          ? el("progress", { max: LOOKS, value: LOOKS + 1 - looks, "aria-label": title })
          : el("button", { class: "btn sm", type: "button", on: { click: () => this.look(LOOKS) } }, more),
    );
    const none = { put: [], ways: [], stamps: [], paid: new Map() };
    this.table.told.marks.show(
      choices.map(({ keys, ways }, n) => ({
        ...none,
        number: n + 1,
        seat,
        now: n === 0,
        at: keys.length ? [keys.join("|")] : [],
        ways,
        quiet: keys.length > 0,
      })),
    );
  }

  closer() {
    const name = say("js-close");
    return el(
      "button",
      { class: "btn-i", type: "button", "aria-label": name, on: { click: () => this.close() } },
      icon("cross"),
    );
  }
}

/** How it knows. @param {string[]} knows */
const explain = ([title, ...all]) =>
  sheet(
    title,
    el(
      "div",
      { class: "prose" },
      all.map((text) => el("p", {}, text)),
    ),
  );

/** @param {Wire.Advised} advised @param {number} n @param {HTMLElement} line */
function answer({ label, chance, give, told, reason }, n, line) {
  const sure = chance !== null;
  return el(
    "li",
    { class: n ? null : "best" },
    el("b", { class: "step" }, String(n + 1)),
    el("h3", {}, label),
    sure && el("span", { class: "chance" }, percent(chance), el("small", {}, ` ± ${Math.round(100 * give)}`)),
    sure && bar(chance, give),
    reason && el("p", {}, reason),
    el("p", { class: "after" }, line, el("span", { class: "quiet" }, told)),
  );
}

/** @param {number} share */
const percent = (share) => new Intl.NumberFormat(page.lang, { style: "percent" }).format(share);

/** A line from 0 to 1 with the chance, and how far off it may be. @param {number} chance @param {number} give */
function bar(chance, give) {
  const line = el("span", { class: "odds", "aria-hidden": "true" }, el("i"), el("b"));
  const [from, to] = [Math.max(0, chance - give), Math.min(1, chance + give)];
  line.style.setProperty("--from", `${100 * from}%`);
  line.style.setProperty("--to", `${100 * (1 - to)}%`);
  line.style.setProperty("--at", `${100 * chance}%`);
  return line;
}

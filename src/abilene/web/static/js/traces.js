// What happened, turn by turn and step by step: told in the question's place, marked on the board, numbered in the log.
// A step is a line of the log; it says which things of the board it is about.

import { $, button, colour, el, icon, page, plain, say, shape, spans } from "./dom.js";
import { sinceTurn } from "./log.js";
import { drawnAt, Marks } from "./marks.js";
import { set } from "./shell.js";

const PACE = 900; // milliseconds a step
const SENTENCE = /(?:^| )s-(told|why)-(\d+)(?: |$)/; // a drawing may tell a turn itself: its sentences, and their reasons

/** @typedef {Wire.LogLine & { trace: Wire.Trace }} Step */
/** @typedef {{ seat: number, steps: Step[] }} Turn */

/** @param {Wire.LogLine} line @returns {line is Step} */
const isStep = (line) => Boolean(line.trace);

/** The turns of a log, each with its steps; what was taken back is none. @param {Wire.LogLine[]} lines @returns {Turn[]} */
export function turnsOf(lines) {
  /** @type {Turn[]} */
  const turns = [];
  for (const line of lines) {
    if (line.undone) continue;
    if (line.begins || line.turn !== turns.at(-1)?.seat) turns.push({ seat: line.turn, steps: [] });
    if (isStep(line)) turns.at(-1)?.steps.push(line);
  }
  return turns.filter(({ steps }) => steps.length);
}

/**
 * Number the steps in the log; a click on a number shows the step.
 * @param {import("./log.js").Entry[]} entries
 * @param {(step: Step) => void} pick
 */
export function numberSteps(entries, pick) {
  /** @type {Map<Wire.LogLine, number>} */
  const numbers = new Map();
  for (const { steps } of turnsOf(entries.map(({ line }) => line)))
    for (const [n, step] of steps.entries()) numbers.set(step, n + 1);
  for (const { line, shown } of entries) {
    const number = numbers.get(line);
    if (shown.dataset.step === (number && String(number))) continue;
    shown.querySelector(".step")?.remove();
    delete shown.dataset.step;
    if (!number || !isStep(line)) continue;
    shown.dataset.step = String(number);
    const label = say("js-told-show", { n: number });
    // No stop of Tab: a long log would part the question from the board; [ and ] step for those who use keys.
    const way = { tabindex: "-1", on: { click: () => pick(line) } };
    shown.firstElementChild?.prepend(
      el("button", { class: "step", type: "button", "aria-label": label, ...way }, number),
    );
  }
}

/** A turn as marks: up to a step, or all of it. @param {Turn} turn @param {Step | null} now @returns {import("./marks.js").Mark[]} */
export function marksOf({ steps }, now = null) {
  const most = now ? steps.indexOf(now) + 1 : steps.length;
  return steps
    .slice(0, most)
    .map((step, n) => ({ number: n + 1, seat: step.seat, trace: step.trace, now: step === now }));
}

export class Traces {
  /** @type {Step | null} */
  now = null; // the step that is told; null: none is
  /** @type {Turn[]} */
  told = []; // the turns that are told
  away = false; // they happened while nobody looked
  known = -1; // the last ply that was told or skipped
  clicked = -1; // the last ply at which this player has chosen something: what came before needs no marks
  timer = 0;
  /** @type {string | null} */
  shown = null; // the part of the drawing that was shown before
  heading = el("span", { class: "caps" });
  title = el("h3");
  stops = el("div", { class: "told-stops" });
  sentence = el("p", { class: "sentence", role: "status" });
  back = keyed("js-told-back", "step-back", "[", () => this.move(-1));
  on = keyed("js-told-next", "step-forward", "]", () => this.move(1), "btn sm btn-ink");
  never = el("button", { class: "why", type: "button", on: { click: () => this.refuse() } }, say("js-told-never"));
  fold = el("button", { class: "fold", type: "button", "aria-expanded": "false", on: { click: () => this.unfold() } });

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.marks = new Marks(table.board);
    this.bar = $("#told");
    const skip = keyed("js-told-skip", "check", "Esc", () => this.end());
    const buttons = el("div", { class: "told-keys" }, this.back, this.on, skip);
    const head = el("div", { class: "told-head" }, this.heading, this.never);
    this.bar.append(this.fold, el("div", { class: "told-body" }, head, this.title, this.stops, this.sentence, buttons));
    table.board.holder.addEventListener("pointerover", (event) => this.point(event));
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.begin(true));
  }

  get lines() {
    return this.table.log.entries.map(({ line }) => line);
  }

  get seat() {
    return this.table.now?.seat ?? null;
  }

  /** Something happened, or the page has just come: tell what is new. @param {boolean} live */
  show(live) {
    numberSteps(this.table.log.entries, (step) => this.recall(step));
    if (!live) this.known = this.kept();
    if (this.now) this.goOn();
    else this.begin(!live);
    this.strip();
  }

  /** Tell the turns of others that are not told yet. @param {boolean} away */
  begin(away) {
    if (this.now || document.visibilityState !== "visible") return;
    const fresh = this.fresh();
    const [first] = fresh.flatMap(({ steps }) => steps.filter((step) => this.news(step)));
    this.told = fresh;
    this.away = away;
    if (first && page.settings.told !== "skip") this.go(first, true);
    else this.end();
  }

  /** The turns in which somebody else has done something since. */
  fresh() {
    const turns = turnsOf(this.lines);
    return turns.filter(({ seat, steps }) => seat !== this.seat && steps.some((step) => this.news(step)));
  }

  /** @param {Step} step */
  news({ ply, seat }) {
    return ply > this.known && seat !== this.seat;
  }

  /** More has happened while something is told: it is told as well; what was taken back is not. */
  goOn() {
    const turns = turnsOf(this.lines);
    const [first] = this.told.flatMap(({ steps }) => steps);
    const begun = turns.findIndex(({ steps }) => steps.includes(first));
    this.told = begun < 0 ? [] : turns.slice(begun).filter(({ seat }) => seat !== this.seat);
    if (this.now && this.steps().includes(this.now)) this.paint();
    else this.end();
  }

  steps() {
    return this.told.flatMap(({ steps }) => steps);
  }

  /** Show a step, and by itself the next ones. @param {Step} step */
  go(step, playing = false) {
    clearTimeout(this.timer);
    this.timer = 0;
    this.now = step;
    this.known = Math.max(this.known, step.ply);
    this.shown ??= this.table.parts.shown;
    const { at = [], put = [], way = [] } = step.trace;
    this.table.parts.bring([...way, ...put, ...at].flatMap((key) => drawnAt(this.board, key) ?? []));
    this.paint();
    if (playing) this.timer = setTimeout(() => this.move(1, true), PACE);
  }

  /** One step back or on; after the last one all stands as it is. False: nothing is told. @param {number} by */
  move(by, playing = false) {
    if (!this.now) return false;
    const steps = this.steps();
    const next = steps[steps.indexOf(this.now) + by];
    if (next) this.go(next, playing);
    else if (by > 0) this.end();
    return true;
  }

  /** A step that was clicked on in the log. @param {Step} step */
  recall(step) {
    this.told = turnsOf(this.lines).filter(({ steps }) => steps.includes(step));
    this.away = false;
    if (shape() === "tall") this.table.showTab("board");
    this.go(step);
  }

  /** Nothing is told any more; what the others did since the last turn is still marked, faintly. */
  end() {
    clearTimeout(this.timer);
    const was = this.now !== null;
    this.bar.classList.remove("open");
    this.fold.setAttribute("aria-expanded", "false");
    this.now = null;
    this.told = [];
    if (this.shown !== null && this.shown !== this.table.parts.shown) this.table.parts.turn(this.shown);
    this.shown = null;
    this.keep();
    this.paint();
    return was;
  }

  /** This player chooses something: that ends what is told, and what was marked. */
  clear() {
    this.clicked = this.table.now?.ply ?? -1;
    this.end();
  }

  refuse() {
    this.end();
    set("told", "skip").catch(() => {});
  }

  // ------------------------------------------------------------------ on the board

  /** What the others did since this player's last turn. @returns {import("./marks.js").Mark[]} */
  recalled() {
    const { lines, seat } = this;
    if (seat === null)
      return turnsOf(lines.slice(-60))
        .slice(-1)
        .flatMap((turn) => marksOf(turn));
    if (this.acted()) return [];
    const since = turnsOf(lines.slice(Math.max(0, sinceTurn(lines, seat))));
    return since
      .filter((turn) => turn.seat !== seat && turn.steps.some(({ ply }) => ply > Math.max(0, this.clicked)))
      .flatMap((turn) => marksOf(turn));
  }

  /** This player has begun to play, and knows what happened. */
  acted() {
    const last = turnsOf(this.lines.slice(-80)).at(-1);
    return last?.seat === this.seat && last.steps.some(({ seat, unasked }) => seat === this.seat && !unasked);
  }

  paint() {
    const { now, told } = this;
    const turn = told.find(({ steps }) => now && steps.includes(now));
    this.table.desk.table.classList.toggle("telling", Boolean(turn));
    this.bar.hidden = !turn && shape() === "wide";
    if (turn && now) {
      this.tell(turn, now);
      this.marks.show(marksOf(turn, now));
    } else this.marks.show(this.recalled(), true);
    this.paid(turn, now);
    this.sentences(turn && now);
    this.strip();
  }

  /** @param {Turn} turn @param {Step} now */
  tell(turn, now) {
    const { told, away } = this;
    const name = this.name(turn.seat);
    const count = told.length > 1 ? say("js-told-turn", { n: told.indexOf(turn) + 1, most: told.length }) : "";
    this.heading.textContent = [away ? say("js-told-away") : "", count].filter(Boolean).join(" · ");
    this.title.className = colour(turn.seat);
    this.title.textContent = name ? say("js-told-of", { name }) : say("js-told-all");
    this.stops.replaceChildren(
      ...turn.steps.map((step, n) => {
        const at = turn.steps.indexOf(now);
        const style = n < at ? "done" : n === at ? "now" : null;
        const label = say("js-told-show", { n: n + 1 });
        const on = { click: () => this.go(step) };
        return el(
          "button",
          { class: style, type: "button", "aria-label": label, "aria-current": n === at && "step", on },
          n + 1,
        );
      }),
    );
    this.stops.querySelector(".now")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.sentence.replaceChildren(...spans(now.spans));
    this.back.disabled = this.steps()[0] === now;
  }

  /** @param {number} seat */
  name(seat) {
    const { seats = [], guests = [] } = this.table.now ?? {};
    return [...seats, ...guests].find((one) => one.seat === seat)?.name ?? "";
  }

  /** What was paid so far in the turn stands beside whoever paid or gained it. @param {Turn | undefined} turn @param {Step | null} now */
  paid(turn, now) {
    /** @type {Map<number, string[]>} */
    const sums = new Map();
    for (const { trace } of turn && now ? turn.steps.slice(0, turn.steps.indexOf(now) + 1) : [])
      for (const [seat, money] of trace.paid ?? [])
        sums.set(seat, [...(sums.get(seat) ?? []), money > 0 ? `+${money}` : `−${-money}`]);
    this.table.seats.paid(sums);
  }

  /** A drawing that tells the turn itself: its sentence of this step lights up. @param {Step | null | undefined} now */
  sentences(now) {
    const key = now?.trace.at?.find((key) => this.board.drawn.get(key)?.classList.contains("s-told"));
    const at = key ? Number(key.split(":").pop()) : 0;
    for (const [key, { attributes }] of this.board.nodes) {
      const found = attributes.class?.match(SENTENCE);
      if (!found) continue;
      const element = this.board.drawn.get(key);
      element?.classList.toggle("s-now", Number(found[2]) === at);
      element?.classList.toggle("s-later", at > 0 && Number(found[2]) > at);
    }
  }

  get board() {
    return this.table.board;
  }

  /** A sentence in the drawing that is pointed at shows its marks. @param {Event} event */
  point({ target }) {
    if (this.now || !(target instanceof Element)) return;
    const key = target.closest(".s-told")?.getAttribute("data-key");
    const turn = key && turnsOf(this.lines).findLast(({ steps }) => steps.some(({ trace }) => trace.at?.includes(key)));
    const step = turn ? turn.steps.find(({ trace }) => key && trace.at?.includes(key)) : undefined;
    if (turn && step) this.marks.show(marksOf(turn, step).filter(({ now }) => now));
    else if (!this.marks.faint) this.marks.show(this.recalled(), true);
  }

  // ------------------------------------------------------------------ on a phone

  /** One line above the board: the step that is told, or the last one. */
  strip() {
    const steps = this.now ? [] : turnsOf(this.lines.slice(-80)).flatMap((turn) => turn.steps);
    const step = this.now ?? steps.at(-1);
    const turn = step && turnsOf(this.lines).find((one) => one.steps.includes(step));
    const number = turn && step ? turn.steps.indexOf(step) + 1 : "";
    this.fold.className = `fold ${colour(step?.seat ?? null)}${this.now ? " now" : ""}`;
    this.fold.disabled = !step;
    this.fold.setAttribute("aria-label", step ? plain(step.spans) : say("js-told"));
    this.fold.replaceChildren(
      el("b", { class: "step" }, number),
      el("span", {}, step ? plain(step.spans) : ""),
      icon("step-forward"),
    );
  }

  /** The strip opens and shows the turn of its step, or closes. */
  unfold() {
    const open = this.bar.classList.toggle("open");
    this.fold.setAttribute("aria-expanded", String(open));
    const last = turnsOf(this.lines).at(-1);
    if (!open) this.end();
    else if (this.now) this.go(this.now);
    else if (last) this.recall(last.steps[last.steps.length - 1]);
  }

  // ------------------------------------------------------------------ what was told before

  get place() {
    return `told.${this.table.at.id}.${this.seat ?? ""}`;
  }

  /** The ply up to which this browser has told the table; where it never has, all since this player's last turn is new. */
  kept() {
    const { lines, seat } = this;
    const last = lines.at(-1)?.ply ?? 0;
    if (seat === null || this.acted()) return last;
    const kept = Number(localStorage.getItem(this.place) ?? Number.NaN);
    const since = sinceTurn(lines, seat);
    const usual = since > 0 ? lines[since - 1].ply : 0;
    return Math.min(last, Math.max(usual, Number.isNaN(kept) ? 0 : kept));
  }

  keep() {
    this.known = Math.max(this.known, this.lines.at(-1)?.ply ?? 0);
    try {
      localStorage.setItem(this.place, String(this.known));
    } catch {
      // a browser that keeps nothing is told again
    }
  }
}

/** @param {string} key @param {string} sign @param {string} letter @param {() => void} deed @param {string} kind */
function keyed(key, sign, letter, deed, kind = "btn sm") {
  const made = /** @type {HTMLButtonElement} */ (button(sign, say(key), deed, kind));
  made.append(el("kbd", { class: "kbd", "aria-hidden": "true" }, letter));
  return made;
}

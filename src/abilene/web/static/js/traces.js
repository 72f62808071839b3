// What happened, turn by turn and step by step: told in the question's place, marked on the board, numbered in the log.
// A step is a deed: lines of the log that are told in one breath. They say which things of the board they are about.

import { $, button, colour, el, icon, page, plain, say, shape } from "./dom.js";
import { sinceTurn } from "./log.js";
import { drawnAt, Marks } from "./marks.js";
import { Past } from "./past.js";
import { spend } from "./pointing.js";
import { set } from "./shell.js";

const PACE = 900; // milliseconds a step
const MORE = 700; // for each further sentence of it
const STAND = 1800; // more, for what is turned over
const LAST = 40_000; // that the recap of the last round stands before the score
const SENTENCE = /(?:^| )s-(told|why)-(\d+)(?: |$)/; // a drawing may tell a turn itself: its sentences, and their reasons

const ALONG = "+"; // the deed of what goes with the line before
const APART = "."; // the deed of what goes with none

/** @typedef {Wire.LogLine & { trace: Wire.Trace }} Line */
/** @typedef {{ lines: Line[], seat: number, ply: number, deed: string }} Step whose it is; its last ply */
/** @typedef {{ seat: number, steps: Step[] }} Turn */

/** What lay ready at the start is nobody's deed. @param {Wire.LogLine} line @returns {line is Line} */
const isTold = (line) => Boolean(line.trace) && line.ply > 0;

/** The turns of a log, each with its steps; what was taken back is none. @param {Wire.LogLine[]} lines @returns {Turn[]} */
export function turnsOf(lines) {
  /** @type {Turn[]} */
  const turns = [];
  for (const line of lines) {
    if (line.undone) continue;
    if (line.begins || line.turn !== turns.at(-1)?.seat) turns.push({ seat: line.turn, steps: [] });
    if (isTold(line)) add(turns[turns.length - 1], line);
  }
  return turns.filter(({ steps }) => steps.length);
}

/** @param {Turn} turn @param {Line} line */
function add({ seat, steps }, line) {
  const { deed = "" } = line.trace;
  const last = steps.at(-1);
  const together = seat < 0 && last?.seat === line.seat; // where it is nobody's turn, what each of them did is a step
  if (last && (together || goesWith(last, line))) {
    last.lines.push(line);
    last.ply = line.ply;
    if (deed !== ALONG) last.deed = deed;
  } else steps.push({ lines: [line], seat: line.seat, ply: line.ply, deed });
}

/** Whether a line is of the same deed: it follows from it, or is the same player's. @param {Step} step @param {Line} line */
function goesWith(step, { seat, ply, trace: { deed = "" } }) {
  if (deed === ALONG || deed === APART) return deed === ALONG;
  return seat === step.seat && (ply === step.ply || (deed !== "" && deed === step.deed));
}

/** @param {Step | null} one @param {Step | null} other as it was before more came of it */
const isSame = (one, other) => one?.lines[0] === other?.lines[0];

/** Something is turned over or stamped in it, or summed up. @param {Step} step */
const comesToLight = ({ lines }) => lines.some(({ reveal, recap }) => reveal || recap);

/** Something has come to its end with it, which is summed up. @param {Step} step */
const closes = ({ lines }) => lines.some(({ recap }) => recap);

/** How long a step stands by itself. @param {Step} step */
const paceOf = (step) => PACE + MORE * (step.lines.length - 1) + (comesToLight(step) ? STAND : 0);

/** All that a step says, line by line. @param {Step} step */
const words = ({ lines }) => lines.map(({ spans }) => plain(spans)).join(" ");

/**
 * Number the steps in the log; a click on a number shows the step.
 * @param {import("./log.js").Entry[]} entries
 * @param {(step: Step) => void} pick
 */
export function numberSteps(entries, pick) {
  /** @type {Map<Wire.LogLine, { step: Step, number: number }>} */
  const numbers = new Map();
  for (const { steps } of turnsOf(entries.map(({ line }) => line)))
    for (const [n, step] of steps.entries()) numbers.set(step.lines[0], { step, number: n + 1 });
  for (const { line, shown } of entries) {
    const { step, number } = numbers.get(line) ?? {};
    if (shown.dataset.step === (number && String(number))) continue;
    shown.querySelector(".step")?.remove();
    delete shown.dataset.step;
    if (!step || !number) continue;
    shown.dataset.step = String(number);
    const label = say("js-told-show", { n: number });
    // No stop of Tab: a long log would part the question from the board; [ and ] step for those who use keys.
    const way = { tabindex: "-1", on: { click: () => pick(step) } };
    shown.firstElementChild?.prepend(
      el("button", { class: "step", type: "button", "aria-label": label, ...way }, number),
    );
  }
}

/** A turn as marks: up to a step, or all of it. @param {Turn} turn @param {Step | null} now @returns {import("./marks.js").Mark[]} */
export function marksOf({ steps }, now = null) {
  const most = now ? at(steps, now) + 1 : steps.length;
  return steps
    .slice(0, most)
    .map((step, n) => ({ number: n + 1, seat: step.seat, ...marked(step), now: isSame(step, now) }));
}

/** What all the lines of a step are about, each thing once. @param {Step} step */
function marked({ lines }) {
  const traces = lines.map(({ trace }) => trace);
  const put = new Set(traces.flatMap(({ put = [] }) => put));
  const used = new Set(traces.flatMap(({ at = [] }) => at));
  /** @type {Map<number, number>} */
  const paid = new Map();
  for (const [seat, money] of traces.flatMap(({ paid = [] }) => paid)) paid.set(seat, (paid.get(seat) ?? 0) + money);
  return {
    at: [...used].filter((key) => !put.has(key)),
    put: [...put],
    ways: traces.flatMap(({ way = [] }) => (way.length > 1 ? [way] : [])),
    paid,
    stamps: lines.flatMap(({ reveal }) => (reveal && !reveal.turns ? [reveal] : [])),
  };
}

/** @param {Step[]} steps @param {Step | null} step */
const at = (steps, step) => steps.findIndex((one) => isSame(one, step));

export class Traces {
  /** @type {Step | null} */
  now = null; // the step that is told; null: none is
  /** @type {Turn[]} */
  told = []; // the turns that are told
  /** @type {(() => void) | null} */
  imagined = null; // they have not happened: what follows when they are told
  away = false; // they happened while nobody looked
  known = -1; // the last ply that was told or skipped
  heard = 0; // lines of the log that may be read
  clicked = -1; // the last ply at which this player has chosen something: what came before needs no marks
  spared = false; // all that this player has done in this turn was done by the page
  timer = 0;
  /** @type {import("./reveals.js").Reveals | null} */
  reveals = null; // from the first one on
  turning = Promise.resolve(); // until the board may show what comes of what is turned over
  over = () => {}; // nothing is told any more
  /** @type {string | null} */
  shown = null; // the part of the drawing that was shown before
  heading = el("span", { class: "caps" });
  title = el("h3");
  stops = el("div", { class: "told-stops" });
  sentence = el("div", { class: "sentence", role: "status" });
  back = keyed("js-told-back", "step-back", "[", () => this.move(-1));
  on = keyed("js-told-next", "step-forward", "]", () => this.move(1), "btn sm btn-ink");
  never = el("button", { class: "why", type: "button", on: { click: () => this.refuse() } }, say("js-told-never"));
  fold = el("button", { class: "fold", type: "button", "aria-expanded": "false", on: { click: () => this.unfold() } });

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.marks = new Marks(table.board);
    this.past = new Past(table);
    this.bar = $("#told");
    const skip = keyed("js-told-skip", "check", "Esc", () => this.skip());
    const buttons = el("div", { class: "told-keys" }, this.back, this.on, skip);
    const head = el("div", { class: "told-head" }, this.heading, this.never);
    this.bar.append(this.fold, el("div", { class: "told-body" }, head, this.title, this.stops, this.sentence, buttons));
    spend(buttons, $("#act")); // the question comes by itself, and its keys lie where these did
    table.board.holder.addEventListener("pointerover", (event) => this.point(event));
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.begin(true));
  }

  get lines() {
    return this.table.log.entries.map(({ line }) => line);
  }

  get seat() {
    return this.table.now?.seat ?? null;
  }

  /** Whether something that this player has done in the turn stands. */
  stands() {
    const last = turnsOf(this.lines).at(-1);
    return last?.seat === this.seat && last.steps.some(({ seat }) => seat === this.seat);
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
    const { turns, first } = this.fresh();
    this.told = turns;
    this.away = away;
    if (first) this.go(first, true);
    else this.end();
  }

  /** Whether something is told, or is about to be: then the board waits for it. */
  tells() {
    return this.now !== null || (document.visibilityState === "visible" && Boolean(this.fresh().first));
  }

  /** The board shows, or is about to show, what was before: nothing is asked until it shows what there is now. */
  held() {
    return this.now ? this.isPast(this.now) : Boolean(this.fresh().first);
  }

  /** More has happened since, or something comes to light, which stands for itself. @param {Step} step */
  isPast(step) {
    if (this.imagined) return true;
    const later = turnsOf(this.lines).filter(
      (turn) => this.isTold(turn) && turn.steps.some(({ ply }) => ply > step.ply),
    );
    return comesToLight(step) || Boolean(lastOf(step).within) || later.length > 0;
  }

  /** Whoever reaches for an answer is first shown what there is now; what is summed up stands. Whether that was so. */
  interrupts() {
    const held = this.held();
    if (held && this.now && !closes(this.now)) this.skip();
    return held;
  }

  /** The turns in which something is news, and the first step that is; with the setting "skip" only what is summed up. */
  fresh() {
    const turns = turnsOf(this.lines);
    const sum = this.unsummed(turns);
    /** @param {Turn} turn @returns {(step: Step) => boolean} */
    const isNews = (turn) => (step) =>
      step === sum || (page.settings.told !== "skip" && this.news(step) && this.isTold(turn));
    const told = turns.filter((turn) => turn.steps.some(isNews(turn)));
    const first = told.flatMap((turn) => turn.steps.filter(isNews(turn)))[0];
    return { turns: told, first };
  }

  /** Turns of others are told, and what comes to light in one's own. @param {Turn} turn */
  isTold({ seat, steps }) {
    return seat !== this.seat || steps.some(comesToLight);
  }

  /** @param {Step} step */
  news(step) {
    return step.ply > this.known && (step.seat !== this.seat || comesToLight(step));
  }

  /** The last step that sums up something, unless this browser has shown it. @param {Turn[]} turns */
  unsummed(turns) {
    const last = turns.flatMap(({ steps }) => steps.filter(closes)).at(-1);
    const { over = true } = this.table.now ?? {};
    return !over && last && !this.isSummed(last) ? last : undefined;
  }

  /** @param {Step} step */
  isSummed({ ply }) {
    return ply <= Number(localStorage.getItem(this.summed) ?? -1);
  }

  /** More has happened while something is told: it is told as well; what was taken back is not. */
  goOn() {
    if (this.imagined) {
      this.end();
      return;
    }
    const turns = turnsOf(this.lines);
    const [first] = this.told.flatMap(({ steps }) => steps);
    const begun = turns.findIndex(({ steps }) => at(steps, first) >= 0);
    this.told = begun < 0 ? [] : turns.slice(begun).filter((turn) => this.isTold(turn));
    const step = this.steps()[at(this.steps(), this.now)];
    if (step) this.turnTo(step);
    else this.end();
  }

  steps() {
    return this.told.flatMap(({ steps }) => steps);
  }

  /** Show a step, and by itself the next ones. @param {Step} step */
  go(step, playing = false) {
    clearTimeout(this.timer);
    this.timer = 0;
    this.table.actions.stay();
    if (!this.imagined) this.known = Math.max(this.known, step.ply);
    this.shown ??= this.table.parts.shown;
    this.turnTo(step, playing);
    // A recap waits until it is read, for as long as that takes: nobody else waits for it. At the end the score follows.
    const pace = closes(step) ? this.table.now?.over && LAST : playing && paceOf(step);
    if (pace) this.timer = setTimeout(() => this.move(1, true), pace);
  }

  /** The board shows what a step led to. @param {Step} step */
  async turnTo(step, playing = false) {
    if (!isSame(this.now, step)) this.turning = this.reveal(step, playing);
    this.now = step;
    this.paint();
    await this.turning;
    if (this.now !== step) return;
    const steps = this.steps();
    const next = steps[at(steps, step) + 1];
    const { ply, within } = lastOf(step);
    const { at: used, put, ways } = marked(step);
    this.board.ways = ways;
    if (this.isPast(step)) {
      const shown = this.past.show(ply, within);
      if (next && !this.imagined) this.past.moment(lastOf(next).ply, lastOf(next).within).catch(() => {});
      await shown;
    } else this.past.leave();
    if (this.now !== step) return;
    this.table.parts.bring([...ways.flat(), ...put, ...used].flatMap((key) => drawnAt(this.board, key) ?? []));
    this.marks.soon();
  }

  /** What comes to light with a step is shown for itself; all that is loaded when it is needed. @param {Step} step @param {boolean} beats */
  async reveal(step, beats) {
    if (comesToLight(step)) this.reveals ??= await (await import("./reveals.js")).reveals(this.table);
    await this.reveals?.show(step.lines, beats);
  }

  /** One step back or on; after the last one all stands as it is. False: nothing is told. @param {number} by */
  move(by, playing = false) {
    if (!this.now) return false;
    clearTimeout(this.timer);
    if (by > 0) this.sumUp();
    if (by > 0 && closes(this.now) && page.settings.told === "skip") return this.end();
    const steps = this.steps();
    const next = steps[at(steps, this.now) + by];
    if (next) this.go(next, playing);
    else if (by > 0) this.end();
    return true;
  }

  /** The last turn that was told, from its last step back. */
  again() {
    const last = turnsOf(this.lines).findLast((turn) => this.isTold(turn));
    if (last) this.recall(last.steps[last.steps.length - 1]);
  }

  /** A step that was clicked on in the log. @param {Step} step */
  recall(step) {
    this.told = turnsOf(this.lines).filter(({ steps }) => at(steps, step) >= 0);
    this.away = false;
    if (shape() === "tall") this.table.showTab("board");
    this.go(step);
  }

  /** What could come, as the coach has imagined it. @param {Heard.Line} line @param {() => void} then */
  imagine({ lines, moments }, then) {
    this.end();
    this.told = turnsOf(lines);
    const [first] = this.steps();
    if (!first) return then();
    this.past.imagine(moments);
    this.imagined = then;
    if (shape() === "tall") this.unfolded(true);
    this.go(first);
  }

  /** Tell no more, but sum up what has come to its end. */
  skip() {
    const steps = this.steps();
    const sum = steps.slice(at(steps, this.now) + 1).find(closes);
    if (!this.now || !sum) return this.end();
    this.go(sum);
    return true;
  }

  /** Nothing is told any more; what the others did since the last turn is still marked, faintly. */
  end() {
    clearTimeout(this.timer);
    const was = this.now !== null;
    this.sumUp();
    this.unfolded(false);
    this.now = null;
    this.told = [];
    const then = this.imagined;
    this.imagined = null;
    this.reveals?.clear();
    this.past.leave();
    if (this.shown !== null && this.shown !== this.table.parts.shown) this.table.parts.turn(this.shown);
    this.shown = null;
    this.table.parts.zoom.back();
    this.keep();
    this.paint();
    this.over();
    then?.();
    if (was) this.table.actions.since = performance.now(); // the question comes where the keys of the telling were
    if (was) queueMicrotask(() => this.table.goOn()); // unless it was ended by choosing something
    return was;
  }

  /** This player chooses something: that ends what is told, and what was marked. */
  clear() {
    this.clicked = this.table.now?.ply ?? -1;
    this.spared = false;
    this.end();
  }

  /** The page chooses something: whoever plays still wants to see what happened. */
  spare() {
    this.spared = !this.acted();
  }

  refuse() {
    this.skip();
    set("told", "skip").catch(() => {});
  }

  /** All that is new is told, at one screen before other eyes look. @returns {Promise<void>} */
  ended() {
    return new Promise((done) => {
      this.over = done;
      if (!this.now) done();
    });
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
    const steps = since.flatMap(({ steps }) => steps);
    const open = new Set(steps.slice(steps.findLastIndex(closes) + 1)); // what is summed up needs no marks
    return since
      .filter((turn) => turn.seat !== seat && turn.steps.some(({ ply }) => ply > Math.max(0, this.clicked)))
      .flatMap((turn) => marksOf(turn).filter((_, n) => open.has(turn.steps[n])));
  }

  /** This player has begun to play, and knows what happened. */
  acted() {
    const last = turnsOf(this.lines.slice(-80)).at(-1);
    const chosen = last?.steps.findLast(({ lines }) => lines.some(({ unasked }) => !unasked));
    return !this.spared && last?.seat === this.seat && chosen?.seat === this.seat;
  }

  paint() {
    const { now, told } = this;
    const turn = told.find(({ steps }) => now && at(steps, now) >= 0);
    this.table.desk.table.classList.toggle("telling", Boolean(turn));
    this.hold();
    this.bar.hidden = !turn && shape() === "wide";
    if (turn && now) {
      this.tell(turn, now);
      this.marks.show(marksOf(turn, now));
    } else this.marks.show(this.recalled(), true);
    this.paid(turn, now);
    this.sentences(turn && now);
    this.strip();
  }

  /** What comes after what is told stays out of sight, in the log too. */
  hold() {
    const { now } = this;
    const held = this.held();
    const {
      desk,
      log: { entries },
    } = this.table;
    desk.table.classList.toggle("held", held);
    const told = now ? entries.findIndex(({ line }) => line === lastOf(now)) + 1 : 0;
    this.heard = now || held ? Math.max(this.heard, told) : entries.length;
    for (const [n, { shown }] of entries.entries()) shown.hidden = n >= this.heard;
  }

  /** @param {Turn} turn @param {Step} now */
  tell(turn, now) {
    const { told, away } = this;
    const name = this.name(turn.seat);
    const count = told.length > 1 ? say("js-told-turn", { n: told.indexOf(turn) + 1, most: told.length }) : "";
    const when = this.imagined ? say("js-coach-imagined") : away ? say("js-told-away") : "";
    this.heading.textContent = [when, count].filter(Boolean).join(" · ");
    this.never.hidden = Boolean(this.imagined);
    this.title.className = colour(turn.seat);
    this.title.textContent = name ? say("js-told-of", { name }) : say("js-told-all");
    this.stops.replaceChildren(
      ...turn.steps.map((step, n) => {
        const here = at(turn.steps, now);
        const style = n < here ? "done" : n === here ? "now" : null;
        const label = say("js-told-show", { n: n + 1 });
        const on = { click: () => this.go(step) };
        return el(
          "button",
          { class: style, type: "button", "aria-label": label, "aria-current": n === here && "step", on },
          n + 1,
        );
      }),
    );
    requestAnimationFrame(() =>
      this.stops.querySelector(".now")?.scrollIntoView({ block: "nearest", inline: "nearest" }),
    );
    this.sentence.replaceChildren(...now.lines.map((line) => el("p", {}, this.table.log.words(line.spans))));
    this.back.disabled = isSame(this.steps()[0], now);
  }

  /** @param {number} seat */
  name(seat) {
    const { seats = [], guests = [] } = this.table.now ?? {};
    return [...seats, ...guests].find((one) => one.seat === seat)?.name ?? "";
  }

  /** What was paid so far in the turn stands beside whoever paid or gained it. @param {Turn | undefined} turn @param {Step | null} now */
  paid(turn, now) {
    /** @type {Map<number, number>} */
    const sums = new Map();
    for (const step of turn && now ? turn.steps.slice(0, at(turn.steps, now) + 1) : [])
      for (const [seat, money] of marked(step).paid) sums.set(seat, (sums.get(seat) ?? 0) + money);
    this.table.seats.paid(sums);
  }

  /** A drawing that tells the turn itself: its sentence of this step lights up. @param {Step | null | undefined} now */
  sentences(now) {
    const key = now && marked(now).at.find((key) => this.board.drawn.get(key)?.classList.contains("s-told"));
    const told = key ? Number(key.split(":").pop()) : 0;
    for (const [key, { attributes }] of this.board.nodes) {
      const found = attributes.class?.match(SENTENCE);
      if (!found) continue;
      const element = this.board.drawn.get(key);
      element?.classList.toggle("s-now", Number(found[2]) === told);
      element?.classList.toggle("s-later", told > 0 && Number(found[2]) > told);
    }
  }

  get board() {
    return this.table.board;
  }

  /** A sentence in the drawing that is pointed at shows its marks. @param {Event} event */
  point({ target }) {
    if (this.now || !(target instanceof Element)) return;
    const key = target.closest(".s-told")?.getAttribute("data-key");
    /** @param {Step} step */
    const isMeant = (step) => Boolean(key) && step.lines.some(({ trace }) => trace.at?.includes(key ?? ""));
    const turn = turnsOf(this.lines).findLast(({ steps }) => steps.some(isMeant));
    const step = turn?.steps.find(isMeant);
    if (turn && step) this.marks.show(marksOf(turn, step).filter(({ now }) => now));
    else if (!this.marks.faint) this.marks.show(this.recalled(), true);
  }

  // ------------------------------------------------------------------ on a phone

  /** One line above the board: the step that is told, or the last one. */
  strip() {
    const steps = this.now ? [] : turnsOf(this.lines.slice(-80)).flatMap((turn) => turn.steps);
    const step = this.now ?? steps.at(-1);
    const turn = step && [...this.told, ...turnsOf(this.lines)].find(({ steps }) => at(steps, step) >= 0);
    const number = turn && step ? at(turn.steps, step) + 1 : "";
    this.fold.className = `fold ${colour(step?.seat ?? null)}${this.now ? " now" : ""}`;
    this.fold.disabled = !step;
    this.fold.setAttribute("aria-label", step ? words(step) : say("js-told"));
    const open = this.bar.classList.contains("open"); // then the sentence stands below
    this.fold.replaceChildren(
      el("b", { class: "step" }, number),
      el(
        "span",
        {},
        open
          ? `${this.imagined ? `${say("js-coach-imagined")} · ` : ""}${this.title.textContent}`
          : step
            ? words(step)
            : "",
      ),
      icon("step-forward"),
    );
  }

  /** The strip opens and shows the turn of its step, or closes. */
  unfold() {
    const open = !this.bar.classList.contains("open");
    this.unfolded(open);
    const last = turnsOf(this.lines).at(-1);
    if (!open) this.end();
    else if (this.now) this.go(this.now);
    else if (last) this.recall(last.steps[last.steps.length - 1]);
  }

  /** @param {boolean} open */
  unfolded(open) {
    this.bar.classList.toggle("open", open);
    this.fold.setAttribute("aria-expanded", String(open));
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

  get summed() {
    return `recap.${this.table.at.id}`;
  }

  /** What is summed up has been seen. */
  sumUp() {
    if (this.now && closes(this.now)) this.remember(this.summed, this.now.ply);
  }

  keep() {
    this.known = Math.max(this.known, this.lines.at(-1)?.ply ?? 0);
    this.remember(this.place, this.known);
  }

  /** @param {string} place @param {number} ply */
  remember(place, ply) {
    try {
      localStorage.setItem(place, String(ply));
    } catch {
      // a browser that keeps nothing is told again
    }
  }
}

/** Where the board stands after a step. @param {Step} step */
const lastOf = ({ lines }) => lines[lines.length - 1];

/** @param {string} key @param {string} sign @param {string} letter @param {() => void} deed @param {string} kind */
function keyed(key, sign, letter, deed, kind = "btn sm") {
  const made = /** @type {HTMLButtonElement} */ (button(sign, say(key), deed, kind));
  made.append(el("kbd", { class: "kbd", "aria-hidden": "true" }, letter));
  return made;
}

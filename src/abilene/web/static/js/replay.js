// Replay: a game stepped through by decisions, turns and rounds, through chosen eyes; every moment has a link.

import { Desk } from "./desk.js";
import {
  $,
  $$,
  around,
  colour,
  copy,
  el,
  icon,
  onShape,
  page,
  pictograms,
  say,
  shape,
  spans,
  theTable,
  toast,
} from "./dom.js";
import { showFar } from "./head.js";
import { Keys } from "./keys.js";
import { Log } from "./log.js";
import { Marks } from "./marks.js";
import { PanZoom } from "./panzoom.js";
import { Parts } from "./parts.js";
import { Rulebook } from "./rulebook.js";
import { Board } from "./scene.js";
import { plate } from "./seats.js";
import { tabs } from "./tabs.js";
import { after, before, Timeline } from "./timeline.js";
import { Tips } from "./tips.js";
import { marksOf, numberSteps, turnsOf } from "./traces.js";
import { get, refusal } from "./wire.js";

const PACE = 900; // milliseconds a decision, at 1x
const SPEEDS = [1, 2, 4];

class Replay {
  board = new Board($("#board"), false);
  zoom = new PanZoom(this.board, { fit: $("#fit"), more: $("#more"), less: $("#less"), half: $("#half") });
  desk = new Desk(this.board, this.zoom, $(".table"), $("#mats"));
  showTab = tabs();
  parts = new Parts(this.board, this.zoom, $("nav.tabs"), () => this.showTab("board"), this.desk);
  marks = new Marks(this.board);
  at = -1;
  speed = SPEEDS[0];
  timer = 0;
  wanted = 0; // counts what was asked for: only the last is shown

  /** @param {Page.Table} table @param {Wire.Replay} line what can be stepped through @param {string} eyes that see it so */
  constructor(table, line, eyes) {
    this.table = table;
    this.line = line;
    this.eyes = eyes;
    this.api = `/api/tables/${table.id}/replay`;
    const rules = new Rulebook(table.game, table.title);
    this.log = new Log($("#log"), (ply) => this.go(this.stepOf(ply)), rules);
    new Tips(this.board, rules);
    this.timeline = new Timeline(line, table.names, (step) => this.go(step));
    this.steps = this.ways();
    this.listen();
  }

  // ------------------------------------------------------------------ going

  /** Where each button and key leads. */
  ways() {
    const { start, most, turns, rounds } = this.timeline;
    /** @type {Record<string, () => number>} */
    return {
      "go-back": () => this.at - 1,
      "go-on": () => this.at + 1,
      "turn-back": () => before(turns, this.at, start),
      "turn-on": () => after(turns, this.at, most),
      "round-back": () => before(rounds, this.at, start),
      "round-on": () => after(rounds, this.at, most),
      first: () => start,
      last: () => most,
    };
  }

  listen() {
    for (const name of Object.keys(this.steps))
      for (const button of $$(`#${name}`)) button.addEventListener("click", () => this.take(name));
    for (const button of $$("#round-back, #round-on")) button.hidden = !this.timeline.rounds.length;
    $("#play").addEventListener("click", () => this.play());
    $("#speed").addEventListener("click", () => this.faster());
    $("#copy-link").addEventListener("click", () => copy(location.href));
    for (const button of $$("[data-deed=keys]")) button.addEventListener("click", () => this.keys?.help());
    const field = $("#eyes", HTMLSelectElement);
    field.addEventListener("change", () => this.look(field.value));
    onShape(() => this.show(this.at, false));
    this.listenToKeys();
  }

  listenToKeys() {
    this.keys = new Keys(this.board, {
      back: () => this.take("go-back"),
      on: () => this.take("go-on"),
      turnBack: () => this.take("turn-back"),
      turnOn: () => this.take("turn-on"),
      letters: { l: () => this.turnTo("log"), m: () => this.desk.next(), n: () => this.zoom.other() },
      signs: this.zoom.signs,
    });
    /** @type {Record<string, () => void>} */
    const deeds = {
      ArrowLeft: () => this.take("go-back"),
      ArrowRight: () => this.take("go-on"),
      "Shift ArrowLeft": () => this.take("turn-back"),
      "Shift ArrowRight": () => this.take("turn-on"),
      PageUp: () => this.take("round-back"),
      PageDown: () => this.take("round-on"),
      Home: () => this.take("first"),
      End: () => this.take("last"),
      " ": () => this.play(),
    };
    document.addEventListener("keydown", (event) => {
      const key = `${event.shiftKey ? "Shift " : ""}${event.key}`;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !(key in deeds)) return;
      const plain = !event.shiftKey && !event.key.startsWith("Page");
      if (plain && around(event, "input, .scene [data-key]")) return; // the slider has these keys of its own
      if (around(event, "select, textarea, .scroll") || (key === " " && around(event, "button, a"))) return;
      event.preventDefault();
      deeds[key]();
    });
  }

  /** @param {string} name of a way */
  take(name) {
    if (name.startsWith("round") && !this.timeline.rounds.length) return;
    this.go(this.steps[name]());
  }

  /** Stop playing, and go to a step. @param {number} step */
  go(step) {
    this.stop();
    this.show(step);
  }

  /** The step at which a ply of the journal stands. @param {number} ply */
  stepOf(ply) {
    const step = this.line.decisions.findIndex((one) => one.ply >= ply);
    return ply <= 0 ? this.timeline.start : step < 0 ? this.timeline.most : step + 1;
  }

  /** Open one of the panes beside the board, or put it away. @param {string} name */
  turnTo(name) {
    this.showTab($(".table").dataset.tab === name ? "board" : name);
  }

  // ------------------------------------------------------------------ showing

  /**
   * Show the first moment: the one that the address names, else the beginning, or the end of a game that runs.
   * @param {URLSearchParams} asked
   */
  async begin(asked) {
    const { start, most } = this.timeline;
    const named = asked.get("n") === null ? this.stepOf(Number(asked.get("ply"))) : Number(asked.get("n"));
    const step = asked.has("n") || asked.has("ply") ? named : this.line.over ? start : most;
    await this.show(Number.isInteger(step) ? step : start, false);
    this.timeline.mark(this.line.marks);
  }

  /** See with other eyes: the board, the words, and what is notable along the line. @param {string} eyes */
  async look(eyes) {
    this.eyes = eyes;
    const [{ marks }] = await Promise.all([theLine(this.table.id, eyes), this.show(this.at, false)]);
    if (eyes === this.eyes) this.timeline.mark(marks);
  }

  /** @param {number} step */
  async show(step, glide = true) {
    const next = Math.max(this.timeline.start, Math.min(this.timeline.most, step));
    const near = Math.abs(next - this.at) === 1;
    this.wanted += 1;
    const mine = this.wanted;
    this.at = next;
    this.place();
    try {
      const asked = new URLSearchParams({ eyes: this.eyes, lang: page.lang, shape: shape() });
      /** @type {[Moment, void]} */
      const [moment] = await Promise.all([get(`${this.api}/${next}?${asked}`), pictograms()]);
      if (mine === this.wanted) this.draw(moment, glide && near && document.visibilityState === "visible");
    } catch (error) {
      this.stop();
      toast(refusal(error).message, "warning");
    }
  }

  /** @param {Moment} moment @param {boolean} glide */
  draw(moment, glide) {
    this.board.whole(moment.scene.whole, this.at, glide);
    this.parts.show();
    this.tell(moment);
    this.trace(moment);
    $("#plates").replaceChildren(...moment.plates.map(plate));
    showFar($("#far"), moment.far);
    const here = new URLSearchParams({ n: String(this.at), ...(this.eyes && { eyes: this.eyes }) });
    history.replaceState(history.state, "", `${location.pathname}?${here}`);
  }

  /** The turn that led here, its steps numbered; those of the last decision stand out. @param {Moment} moment */
  trace({ log, ply }) {
    numberSteps(this.log.entries, (step) => this.go(this.stepOf(step.ply)));
    const turn = turnsOf(log).at(-1);
    const marks = turn ? marksOf(turn).map((mark, n) => ({ ...mark, now: turn.steps[n].ply === ply })) : [];
    this.marks.show(marks);
  }

  /** What the last decision was, and all that came of it. @param {Moment} moment */
  tell({ caption, log, ply, view }) {
    this.log.first = view.round ? 1 : null;
    this.log.whole(log, null);
    $("#what").replaceChildren(...spans(caption));
    const said = log.filter((line) => line.ply === ply && this.at > this.timeline.start).slice(1);
    $("#also").replaceChildren(
      ...said.map(({ seat, spans: words }) => el("li", { class: colour(seat) }, spans(words))),
    );
  }

  /** The line, the counts and the buttons stand where we are. */
  place() {
    const { start, most, line } = this.timeline;
    const { at } = this;
    const number = this.timeline.turn(at);
    const turn = line.turns[number];
    const whose = turn ? say("js-turn", { n: number + 1, name: this.table.names[turn.seat] }) : say("js-start");
    this.timeline.place(at, `${say("js-decision", { n: at })}, ${whose}`);
    $("#at").textContent = at >= most && line.over ? say("js-end") : whose;
    $("#whose").hidden = !turn;
    $("#whose").className = `sw ${colour(turn?.seat ?? null)}`;
    $("#count").textContent = say("js-of", { n: at, most });
    $("#count").title = say("js-decision", { n: at });
    for (const button of $$(".steppers [id$=-back]")) button.toggleAttribute("disabled", at <= start);
    for (const button of $$(".steppers [id$=-on]")) button.toggleAttribute("disabled", at >= most);
  }

  // ------------------------------------------------------------------ playing

  play() {
    if (this.timer) return this.stop();
    this.playing(true);
    const { start, most } = this.timeline;
    if (this.at >= most) this.show(start);
    const step = async () => {
      if (this.at >= most) return this.stop();
      await this.show(this.at + 1);
      if (this.timer) this.timer = setTimeout(step, PACE / this.speed);
    };
    this.timer = setTimeout(step, PACE / this.speed);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.playing(false);
  }

  /** @param {boolean} on */
  playing(on) {
    const button = $("#play");
    button.replaceChildren(icon(on ? "pause" : "play", "i-m"));
    button.setAttribute("aria-label", say(on ? "js-pause" : "js-play"));
    button.setAttribute("aria-pressed", String(on));
  }

  faster() {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length];
    $("#speed").textContent = `${this.speed}×`;
  }
}

/** @param {string} id of a table @param {string} eyes @returns {Promise<Wire.Replay>} */
const theLine = (id, eyes) => get(`/api/tables/${id}/replay?${new URLSearchParams({ eyes, lang: page.lang })}`);

/**
 * Offer the eyes there are to see with; says which are used.
 * @param {Page.Table} table
 * @param {HTMLSelectElement} field
 */
function offerEyes({ over, yours }, field) {
  const { as: seats, spectator, all } = page.seen ?? { as: [], spectator: "", all: "" };
  const list = seats
    .map((name, seat) => ({ value: String(seat), name }))
    .filter((_, seat) => over || yours.includes(seat));
  list.push({ value: "spectator", name: spectator });
  if (over) list.push({ value: "all", name: all });
  field.replaceChildren(...list.map(({ value, name }) => el("option", { value }, name)));
  const given = new URLSearchParams(location.search).get("eyes") ?? "";
  const usual = yours.length ? String(yours[0]) : over ? "all" : "spectator";
  field.value = list.some(({ value }) => value === given) ? given : usual;
  return field.value;
}

try {
  const table = theTable();
  const eyes = offerEyes(table, $("#eyes", HTMLSelectElement));
  await new Replay(table, await theLine(table.id, eyes), eyes).begin(new URLSearchParams(location.search));
} catch (error) {
  $("#what").textContent = refusal(error).message;
}

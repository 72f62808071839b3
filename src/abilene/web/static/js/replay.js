// Replay: a game stepped through by slider, buttons and keys, through chosen eyes; every moment has a link.

import { $, $$, around, copy, el, icon, onShape, page, pictograms, say, shape, spans, theTable, toast } from "./dom.js";
import { Keys } from "./keys.js";
import { Log } from "./log.js";
import { PanZoom } from "./panzoom.js";
import { Parts } from "./parts.js";
import { Rulebook } from "./rulebook.js";
import { Board } from "./scene.js";
import { Tips } from "./tips.js";
import { get, refusal } from "./wire.js";

const PACE = 900; // milliseconds a decision, at 1x

class Replay {
  board = new Board($("#board"), false);
  zoom = new PanZoom(this.board, { fit: $("#fit"), more: $("#more"), less: $("#less") });
  parts = new Parts(this.board, this.zoom, $("#parts"));
  slider = $("#slider", HTMLInputElement);
  eyesField = $("#eyes", HTMLSelectElement);
  at = -1;
  eyes = "";
  speed = 1;
  timer = 0;
  wanted = 0; // counts what was asked for: only the last is shown

  /** @param {Page.Table} table @param {Wire.Replay} line what can be stepped through */
  constructor(table, line) {
    this.table = table;
    this.line = line;
    this.start = line.start;
    this.most = line.plies.length;
    const rules = new Rulebook(table.game, table.title);
    this.log = new Log($("#log"), (ply) => this.show(this.stepOf(ply)), rules);
    new Tips(this.board, rules);
    this.slider.min = String(this.start);
    this.slider.max = String(this.most);
    this.offerEyes();
    this.stops();
    this.listen();
  }

  listen() {
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    $("#go-back").addEventListener("click", () => this.go(this.at - 1));
    $("#go-on").addEventListener("click", () => this.go(this.at + 1));
    $("#play").addEventListener("click", () => this.play());
    $("#copy-link").addEventListener("click", () => copy(location.href));
    this.eyesField.addEventListener("change", () => {
      this.eyes = this.eyesField.value;
      this.show(this.at, false);
    });
    for (const radio of $$("input[name=speed]", HTMLInputElement))
      radio.addEventListener("change", () => (this.speed = Number(radio.value)));
    onShape(() => this.show(this.at, false));
    const back = () => this.go(this.at - 1);
    const on = () => this.go(this.at + 1);
    const first = () => this.go(this.start);
    const last = () => this.go(this.most);
    new Keys(this.board, { back, on, first, last });
    /** @type {Record<string, () => void>} */
    const deeds = { ArrowLeft: back, ArrowRight: on, Home: first, End: last, " ": () => this.play() };
    document.addEventListener("keydown", (event) => {
      const { key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || !(key in deeds)) return;
      if (around(event, "input, select, textarea, .scene [data-key], .scroll")) return;
      if (key === " " && around(event, "button, a")) return;
      event.preventDefault();
      deeds[key]();
    });
  }

  /**
   * Show the first moment: the one that the address names, else the beginning, or the end of a game that runs.
   * @param {URLSearchParams} asked
   */
  begin(asked) {
    const named = asked.get("n") === null ? this.stepOf(Number(asked.get("ply"))) : Number(asked.get("n"));
    const usual = this.line.over ? this.start : this.most;
    const step = asked.has("n") || asked.has("ply") ? named : usual;
    return this.show(Number.isInteger(step) ? step : this.start, false);
  }

  /** The step at which a ply of the journal stands. @param {number} ply */
  stepOf(ply) {
    const step = this.line.plies.findIndex((one) => one.ply >= ply);
    return ply <= 0 ? this.start : step < 0 ? this.most : step + 1;
  }

  /** @param {number} step */
  async show(step, glide = true) {
    const next = Math.max(this.start, Math.min(this.most, step));
    const near = Math.abs(next - this.at) === 1;
    this.wanted += 1;
    const mine = this.wanted;
    this.at = next;
    this.place();
    try {
      const asked = new URLSearchParams({ eyes: this.eyes, lang: page.lang, shape: shape() });
      /** @type {[Moment, void]} */
      const [moment] = await Promise.all([get(`/api/tables/${this.table.id}/replay/${next}?${asked}`), pictograms()]);
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
    this.log.first = moment.view.round ? 1 : null;
    this.log.whole(moment.log, null);
    $("#what").replaceChildren(...spans(moment.caption));
    const here = new URLSearchParams({ n: String(this.at), ...(this.eyes && { eyes: this.eyes }) });
    history.replaceState(null, "", `${location.pathname}?${here}`);
  }

  /** The locomotive, the slider and the count stand where we are. */
  place() {
    const { at, start, most } = this;
    const decision = this.line.plies[at - 1];
    const words = decision ? say("js-decision", { n: at }) : say("js-start");
    this.slider.value = String(at);
    this.slider.setAttribute("aria-valuetext", decision ? `${words}, ${this.table.names[decision.seat]}` : words);
    $("#loc").style.left = this.share(at);
    $("#count").textContent = say("js-of", { n: at, most });
    $("#at").textContent = words;
    $("#go-back").toggleAttribute("disabled", at <= start);
    $("#go-on").toggleAttribute("disabled", at >= most);
  }

  /** How far along the line a step is. @param {number} step */
  share(step) {
    return `${((step - this.start) / Math.max(1, this.most - this.start)) * 100}%`;
  }

  /** Stop playing, and go to a step. @param {number} step */
  go(step) {
    this.stop();
    this.show(step);
  }

  play() {
    if (this.timer) return this.stop();
    this.playing(true);
    if (this.at >= this.most) this.show(this.start);
    const step = async () => {
      if (this.at >= this.most) return this.stop();
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

  /** One stop per round on the line. */
  stops() {
    const { rounds, over } = this.line;
    const marks = rounds
      .filter(({ decisions }) => decisions >= this.start && decisions < this.most)
      .map(({ decisions, round }) => ({
        step: decisions,
        name: round === rounds[0].round ? say("js-start") : say("js-round", { round }),
      }));
    const all = [...marks, { step: this.most, name: over ? say("js-end") : "" }];
    $("#stops").replaceChildren(
      ...all.map(({ step, name }) => {
        const stop = el("span", { class: "st" }, el("i"), name);
        stop.style.left = this.share(step);
        return stop;
      }),
    );
  }

  /** Whose eyes there are to see with. */
  offerEyes() {
    const { over } = this.line;
    const { yours } = this.table;
    const { as: seats, spectator, all } = page.seen ?? { as: [], spectator: "", all: "" };
    const list = seats
      .map((name, seat) => ({ value: String(seat), name }))
      .filter((_, seat) => over || yours.includes(seat));
    list.push({ value: "spectator", name: spectator });
    if (over) list.push({ value: "all", name: all });
    this.eyesField.replaceChildren(...list.map(({ value, name }) => el("option", { value }, name)));
    const given = new URLSearchParams(location.search).get("eyes") ?? "";
    const usual = yours.length ? String(yours[0]) : over ? "all" : "spectator";
    this.eyes = list.some(({ value }) => value === given) ? given : usual;
    this.eyesField.value = this.eyes;
  }
}

try {
  const table = theTable();
  /** @type {Wire.Replay} */
  const line = await get(`/api/tables/${table.id}/replay`);
  await new Replay(table, line).begin(new URLSearchParams(location.search));
} catch (error) {
  $("#what").textContent = refusal(error).message;
}

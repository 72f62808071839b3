// The table: listens to the wire, shows what it hears, sends what is chosen.

import { Actions } from "./actions.js";
import { bell } from "./bell.js";
import { Chat } from "./chat.js";
import { Choosing } from "./choosing.js";
import { Desk } from "./desk.js";
import { $, $$, el, frame, maybe, onShape, page, pictograms, say, shape, sheet, theTable, toast } from "./dom.js";
import { Keys } from "./keys.js";
import { Lamps } from "./lamps.js";
import { Log } from "./log.js";
import { News } from "./news.js";
import { PanZoom } from "./panzoom.js";
import { Parts } from "./parts.js";
import { Passing } from "./passing.js";
import { headOf } from "./past.js";
import { meantFirst } from "./pointing.js";
import { Ring } from "./ring.js";
import { Rulebook } from "./rulebook.js";
import { Board } from "./scene.js";
import { Seats } from "./seats.js";
import { shareTable } from "./share.js";
import { Spare } from "./spare.js";
import { banner, Stream } from "./stream.js";
import { tabs } from "./tabs.js";
import { Tips } from "./tips.js";
import { together } from "./together.js";
import { restore, touched } from "./touch.js";
import { Traces } from "./traces.js";
import { Undo } from "./undo.js";
import { keepView } from "./view.js";
import { get } from "./wire.js";

export class Table {
  /** @type {Heard.Position | null} */
  now = null; // the position that is shown
  /** @type {number | null} */
  eyes = null; // whose eyes, where this person has several seats
  /** @type {Set<number>} */
  passed = new Set(); // the phases that were seen in this turn: not every turn has all of them
  turn = -1; // whose it is in the position that is shown
  onward = false; // what has one answer only may be given by the page itself
  answers = false; // it is about to: nobody is shown what is asked
  reached = 0; // decisions in the position before: fewer now, and something was taken back
  /** @type {Heard.Moved[]} */
  waiting = []; // what has happened and is not shown yet
  showing = false;
  mapped = false; // there is a small map
  /** @type {import("./orders.js").Orders | null} */
  ahead = null; // from when something may be said in advance
  /** @type {import("./coach.js").Coach | null} */
  advice = null; // from when somebody asks for it

  /** @param {Page.Table} at */
  constructor(at) {
    this.at = at;
    this.api = `/api/tables/${at.id}`;
    this.board = new Board($("#board"));
    this.rules = new Rulebook(at.game, at.title);
    this.tips = new Tips(this.board, this.rules);
    this.log = new Log($("#log"), (ply) => this.replay(`?ply=${ply}`), this.rules);
    this.chat = new Chat($("#said"), $("#write"), at.id, $$(".unread"));
    this.news = new News($(".news"));
    this.showTab = tabs({ chat: () => this.chat.count(0), log: () => this.news.clear() });
    this.seats = new Seats(
      $("#seats"),
      $("#plates"),
      $("#watching"),
      at,
      (seat) => this.look(seat),
      (at, name) => this.tips.explain(at, name, ""),
    );
    this.undo = new Undo($("#undo"), $("#restart"), at.id, (seat) => this.seats.name(seat));
    const zoom = new PanZoom(this.board, { fit: $("#fit"), more: $("#more"), less: $("#less"), half: $("#half") });
    const desk = new Desk(this.board, zoom, $(".table"), $("#mats"));
    this.desk = desk;
    this.zoom = zoom;
    this.told = new Traces(this);
    this.parts = new Parts(this.board, zoom, $("nav.tabs"), () => this.showTab("board"), desk);
    keepView(`abilene.view.${at.id}`, this.parts, zoom);
    const lamps = new Lamps(this.board, () => [...zoom.windows(), ...this.parts.windows()]);
    const ring = new Ring(this.board.holder);
    zoom.watchers.push(
      () => lamps.soon(),
      () => ring.soon(),
    );
    this.offerMap();
    this.choosing = new Choosing(this);
    this.actions = new Actions(
      $("#act"),
      this.board,
      this.rules,
      (option) => this.choosing.wish(option),
      (wanted) => {
        if (this.early()) return;
        this.told.clear();
        this.choosing.choose(wanted);
      },
      () => this.choosing.refusals(),
      this.tips,
      at.ends,
    );
    this.spare = new Spare(this.actions.first, () => this.goOn());
    this.passing = new Passing(this);
    meantFirst([this.board.holder, this.actions.bar], () => this.now?.ply);
    this.stream = this.listen();
    this.offerDeeds();
    if (at.lesson) this.learn(at.lesson.over);
  }

  /** A small map, once the screen is one that needs it. */
  async offerMap() {
    if (this.mapped || shape() === "wide") return;
    this.mapped = true;
    const { MiniMap } = await import("./minimap.js");
    const map = new MiniMap(this.board, this.zoom);
    this.zoom.watchers.unshift(() => map.show());
    this.zoom.told();
  }

  /** Whose eyes and which language are meant, for a request. @param {Record<string, string>} more */
  asked(more = {}) {
    return new URLSearchParams({ lang: page.lang, ...(this.eyes !== null && { seat: String(this.eyes) }), ...more });
  }

  // ------------------------------------------------------------------ hearing

  listen() {
    const wire = banner($("#banner"), () => this.stream.open(true));
    return new Stream(
      (last) => `${this.api}/stream?${this.asked({ shape: shape(), ...(last && { since: last }) })}`,
      {
        position: (message) => this.hear(message),
        chat: (message) => this.chat.add(message),
        seats: (news) => this.hearOfSeats(news),
        orders: (orders) => this.now && this.orders(Object.assign(this.now, { orders })),
        gone: () => this.leave(),
      },
      wire,
    );
  }

  /** Somebody came or went, asked for something, or opened a rematch. @param {Heard.Seats} news */
  hearOfSeats(news) {
    if (!this.now) return;
    Object.assign(this.now, news);
    this.seats.show(this.now);
    this.undo.show(this.now);
    if (this.now.over) this.end();
  }

  /** The game is over: what is said then is loaded then. */
  async end() {
    const { showEnd } = await import("./ended.js");
    if (this.now?.over) showEnd(this.actions, this.at.id, this.now);
  }

  /** This person may no longer look. */
  leave() {
    this.stream.close();
    this.board.clear();
    this.actions.prompt.textContent = say("js-gone");
  }

  /**
   * Something happened at the table. What comes while something is being drawn is then drawn together.
   * @param {Heard.Moved} message
   */
  async hear(message) {
    this.waiting.push(message);
    if (this.showing) return;
    this.showing = true;
    try {
      for (; this.waiting.length; await frame()) await this.show(together(this.waiting.splice(0)));
    } finally {
      this.showing = false;
    }
  }

  // ------------------------------------------------------------------ showing

  /** @param {Heard.Together} message */
  async show(message) {
    const { position, scenes, log } = message;
    const passes = this.passing.passes(position);
    if (passes && !log.some(({ reveal, recap }) => reveal || recap)) return this.passing.fall(position);
    const known = this.now?.ply ?? -1;
    const turned = position.options.length > 0 && known !== position.ply;
    const held = this.held();
    this.tips.renew();
    this.now = position;
    this.tell(message);
    this.board.ways = log.flatMap(({ trace }) => (trace?.way ? [trace.way] : []));
    await this.draw(position, scenes, known >= 0);
    if (this.now !== position) return;
    this.told.show(known >= 0);
    if (!this.answers) this.settle(position, turned);
    this.choosing.picks?.renew();
    this.choosing.rest();
    $(".table").dataset.ply = String(position.ply);
    this.regain(held);
    this.announce(position, turned && !this.answers);
    if (!passes) return;
    await this.told.ended(); // what comes to light is seen by all before the curtain falls
    this.passing.fall(position);
  }

  /** What is asked is pointed out on the board. @param {Heard.Position} position @param {boolean} turned */
  settle({ options, ply }, turned) {
    this.actions.settle();
    const beside = options.filter(({ role }) => role === "first").map(({ choice }) => choice);
    if (turned) this.parts.ask(new Set(beside), ply);
    else this.parts.approach();
  }

  /** All around the board. @param {Heard.Together} message */
  tell({ position, since, log, undone }) {
    this.log.first = position.view.round ? 1 : null;
    if (since < 0) this.log.whole(log, position.seat);
    else this.log.since(log, undone);
    if (since >= 0 && $(".table").dataset.tab !== "log")
      this.news.add(log.filter(({ seat }) => seat >= 0 && seat !== position.seat).length);
    const { past } = this.told;
    this.seats.show(position);
    this.told.hold();
    this.spare.begin(this.log.entries.map(({ line }) => line));
    // Not after something was taken back: that would do it again.
    this.onward = position.decisions >= this.reached && !position.seats[position.player]?.bot; // none is asked at the end
    this.reached = position.decisions;
    this.leaves(this.onward && this.answer(position) !== undefined);
    if (this.answers) this.actions.disarm();
    else this.ask(position);
    const mine = position.seats[position.seat ?? -1];
    if (mine?.bot) this.actions.holder.append(this.seats.takeBack(mine));
    this.undo.show(position, this.told.stands());
    this.orders(position);
    this.head(position);
    past.had((this.told.held() && past.head) || headOf(position));
    if (position.over) this.end();
  }

  /** The question of this position. @param {Heard.Position} position */
  ask(position) {
    const turn = this.log.entries.findLast(({ line }) => !line.undone)?.line.turn ?? -1;
    this.actions.show(position, turn < 0 || turn === position.seat);
    this.spare.show(this.actions.before?.left === 0);
  }

  /** Whether the page is about to answer: what was asked before stays in its place, and nothing glows. @param {boolean} answers */
  leaves(answers) {
    this.answers = this.board.answered = answers;
    $(".table").classList.toggle("answers", answers);
  }

  /** The page does not answer after all: then whoever plays is asked. */
  askAfterAll() {
    const { now, answers } = this;
    if (!now || !answers) return;
    this.leaves(false);
    this.ask(now);
    this.parts.show();
    this.settle(now, true);
  }

  /** Whoever reaches for an answer too early is not heard: first all that is told, or answered by the page, is over. */
  early() {
    if (this.told.interrupts()) return true;
    if (this.answers) this.told.skip();
    return this.answers;
  }

  /** What may be said in advance: that is rare, and loaded when it is needed. @param {Heard.Position} position */
  async orders(position) {
    if (!position.orders && !this.ahead) return;
    const { Orders } = await import("./orders.js");
    this.ahead ??= new Orders(this);
    if (this.now === position) this.ahead.show(position);
  }

  /**
   * Draw the scene of a position, unless the page has moved on meanwhile (a curtain may have fallen).
   * @param {Heard.Position} position
   * @param {Heard.Together["scenes"]} scenes
   * @param {boolean} glide
   */
  async draw(position, scenes, glide) {
    await pictograms();
    if (this.now !== position) return;
    this.choosing.picks?.lift();
    const diffs = scenes.filter((scene) => "since" in scene);
    const [first] = scenes;
    const { past } = this.told;
    if ("whole" in first) {
      past.forget();
      this.board.whole(first.whole, diffs[0]?.since ?? position.ply, glide);
    }
    const waits = glide && this.told.tells();
    const shown = this.board.scene();
    if (diffs.length && past.change(diffs, position.ply, waits)) return;
    if (diffs.length) await this.drawWhole(position);
    if (waits) past.stay(shown);
    else past.laid();
  }

  /** @param {Heard.Position} position */
  async drawWhole(position) {
    /** @type {{ ply: number, whole: Scene.Whole }} */
    const drawn = await get(`${this.api}/scene?${this.asked({ shape: shape() })}`);
    if (this.now === position) this.board.whole(drawn.whole, drawn.ply);
  }

  /** The phases of the turn. @param {Heard.Position} position */
  head({ phase, player }) {
    if (player !== this.turn) this.passed.clear();
    this.turn = player;
    if (phase !== null) this.passed.add(phase);
    const line = $("#phases");
    const at = phase ?? -1;
    line.hidden = phase === null;
    line.replaceChildren(
      ...this.at.phases.map((name, i) =>
        el(
          "li",
          {
            class: i === at ? "now" : i < at && this.passed.has(i) ? "done" : null,
            "aria-current": i === at ? "step" : null,
            title: name,
          },
          ...shortened(name),
        ),
      ),
    );
  }

  /** @param {Heard.Position} position @param {boolean} turned */
  announce(position, turned) {
    const { title } = this.at;
    const { options } = position;
    document.title = options.length ? `● ${say("js-your-turn")} · ${title}` : `${title} · Abilene`;
    if (turned && document.visibilityState === "hidden" && page.settings.sound === "on") bell();
    this.goOn();
  }

  /** What has one answer is not asked: the page gives it, once what the others did is told, and marks that still. */
  goOn() {
    const { now, told, choosing, actions } = this;
    if (!now || !this.onward || told.now || choosing.busy || actions.armed) return;
    const answer = this.answer(now);
    if (answer) {
      this.leaves(true);
      told.spare();
      choosing.choose({ choices: this.board.forced(answer.choice) });
    } else {
      this.askAfterAll();
      if (page.settings.ends === "on") actions.endSoon();
    }
  }

  /** The one answer to what is asked, where the page may give it. @param {Heard.Position} position */
  answer({ options, idle, waits }) {
    const given = (idle || (waits && this.spare.on)) && page.settings.autoplay === "on";
    return given ? options.find(({ role }) => role !== "first") : undefined;
  }

  /** Where the keyboard is, so that it can stay there when the thing under it goes. */
  held() {
    const at = document.activeElement;
    return this.board.holder.contains(at) ? "board" : this.actions.bar.contains(at) ? "bar" : null;
  }

  /** @param {"board" | "bar" | null} held */
  regain(held) {
    if (held === null || document.activeElement !== document.body) return;
    const [first] = held === "board" && !touched() ? this.board.legal() : []; // a finger would seem to point at it
    if (first) restore(first);
    else if (held === "board") restore(this.actions.prompt);
    else this.actions.focus();
  }

  // ------------------------------------------------------------------ around the board

  offerDeeds() {
    const keys = new Keys(this.board, {
      choose: (key) => this.choosing.byKey(key),
      activate: (element) => this.choosing.activate(element),
      undo: () => this.undo.press(),
      restart: () => this.undo.restart(),
      escape: () => this.escape(),
      enter: () => this.actions.finish() || this.choosing.commit(),
      letters: {
        a: () => this.actions.list(),
        z: () => this.undo.press(),
        Z: () => this.undo.restart(),
        f: () => this.desk.fold(),
        i: () => this.legend(),
        l: () => this.turnTo("log"),
        c: () => this.turnTo("chat"),
        p: () => this.turnTo("seats"),
        m: () => this.desk.next(),
        n: () => this.turnOver(),
        t: () => this.actions.first.click(),
        ...(maybe("[data-deed=coach]") && { h: () => this.coach() }),
      },
      signs: this.zoom.signs,
      chat: () => this.write(),
      back: () => this.told.move(-1) || this.told.again(),
      on: () => this.told.move(1),
    });
    const deeds = {
      standing: () => this.standing(),
      coach: () => this.coach(),
      describe: () => this.describe(),
      keys: () => keys.help(),
      legend: () => this.legend(),
      share: () => this.share(this.now?.seats ?? []),
    };
    for (const [name, deed] of Object.entries(deeds))
      for (const button of $$(`[data-deed=${name}]`)) button.addEventListener("click", deed);
    onShape(() => this.offerMap());
    onShape(() => this.stream.source && this.stream.open());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && !this.stream.source && this.now) this.stream.open();
    });
  }

  escape() {
    if (this.choosing.menu.close() || this.ahead?.menu.close() || this.actions.close() || this.told.skip()) return;
    if (this.choosing.pieces?.clear() || this.actions.stay()) return;
    if (this.actions.armed) this.actions.disarm();
    else if (this.tips.shown) this.tips.hide();
    else if (this.desk.aside()) return;
    else if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement)
      document.activeElement.blur();
  }

  /** The other half of the board; what was said of this one goes with it. */
  turnOver() {
    this.tips.hide();
    this.zoom.other();
  }

  /** Open one of the panes beside the board, or put it away. @param {string} name */
  turnTo(name) {
    this.showTab($(".table").dataset.tab === name ? "board" : name);
  }

  /** Show what belongs to a player; else who sits at the table. @param {number} seat */
  look(seat) {
    if (!this.parts.look(seat)) this.turnTo("seats");
  }

  write() {
    this.showTab("chat");
    this.chat.input.focus();
  }

  async standing() {
    const { openStanding } = await import("./standing.js");
    if (this.now) openStanding(`${this.api}/standing?${this.asked()}`, this.now.over);
  }

  /** A lesson is taught here; once it has let go, its lamp answers questions. @param {boolean} over */
  async learn(over) {
    if (!over) return new (await import("./lesson.js")).Lesson(this);
    const { dress, Questions } = await import("./questions.js");
    dress();
    return new Questions(this);
  }

  /** What the strongest bot would do here. */
  async coach() {
    const { Coach } = await import("./coach.js");
    this.advice ??= new Coach(this);
    this.advice.ask();
  }

  replay(at = "") {
    location.href = `/t/${this.at.id}/replay${at}`;
  }

  /** @param {Wire.Seat[]} seats */
  share(seats) {
    shareTable(this.at.id, seats, this.passing.open);
  }

  async legend(word = "") {
    const { open } = await import("./legend.js");
    open(this.at.game, word);
  }

  /** The board in words. */
  describe() {
    const lines = this.board
      .twin()
      .map(({ depth, text, rule }) =>
        el("li", { class: `deep${Math.min(depth, 3)}` }, text, rule ? [" ", this.rules.link(rule)] : null),
      );
    sheet(say("js-describe"), el("ul", { class: "twin", tabindex: "0" }, lines), { kind: "middle" });
  }

  // ------------------------------------------------------------------ sitting down

  /** At one screen the curtain hangs first. */
  begin() {
    const { yours, player, names, over, other_rules: otherRules } = this.at;
    if (location.hash === "#share") {
      history.replaceState(null, "", location.pathname);
      this.passing
        .seenByAll()
        .then(({ seats }) => this.share(seats))
        .catch(() => this.share([]));
    }
    if (otherRules) toast(say("js-other-rules"), "rules");
    pictograms();
    if (yours.length > 1 && !over) {
      const seat = yours.includes(player) ? player : yours[0];
      this.passing.hang(seat, names[seat]);
    } else this.stream.open();
  }
}

/** The name of a phase: its letter, and the rest, which is left out where there is no room. @param {string} name */
function shortened(name) {
  const [letter, ...rest] = name.split(/(?= · )/);
  return [letter, el("span", {}, rest.join(""))];
}

new Table(theTable()).begin();

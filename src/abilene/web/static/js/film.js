// The moving picture of a turn: real drawings of a game, one after the other, seen closely. Knows no game.
// It plays once and rests; whoever wants no motion gets its stops as stills, one by one.

import { $, $$, el, icon, pictograms, say, still } from "./dom.js";
import { Marks } from "./marks.js";
import { Board } from "./scene.js";
import { get } from "./wire.js";

const STEP = 900; // milliseconds between two drawings
const REST = 2600; // and at the end of a stop: so long it takes to read what was done
const PAN = 420; // of the way from one part of the drawing to another

/** @typedef {{ at: string[], put: string[], way: string[], paid: number[][] }} Trace */
/** @typedef {Scene.Diff & { traces: Trace[] }} Frame */
/** @typedef {Omit<Wire.FilmStop, "frames"> & { frames: Frame[] }} Stop */
/** @typedef {Omit<Wire.Film, "scene" | "stops"> & { scene: Scene.Whole, stops: Stop[] }} Reel */

class Film {
  /** @type {Promise<void> | null} */
  loading = null;
  /** @type {Stop[]} */
  stops = [];
  seat = 0; // whose turn it is
  panning = 0;
  /** @type {{ stop: number, frame: Frame }[]} */
  frames = [];
  /** @type {Scene.Shown[]} */
  shown = []; // as far as they were drawn
  at = -1;
  timer = 0;
  playing = false;

  /**
   * @param {HTMLElement} screen where it is shown, over whatever lies there as a still
   * @param {string} address
   * @param {(stop: Stop, n: number) => void} tell what is shown now
   * @param {(playing: boolean) => void} turned it has begun or stopped
   */
  constructor(screen, address, tell, turned) {
    this.screen = screen;
    this.address = address;
    this.tell = tell;
    this.turned = turned;
    this.board = new Board(screen, false);
    this.marks = new Marks(this.board);
  }

  load() {
    this.loading ??= Promise.all([get(this.address), pictograms()]).then(([reel]) =>
      this.open(/** @type {Reel} */ (reel)),
    );
    return this.loading;
  }

  /** @param {Reel} reel */
  open({ scene, seat, stops }) {
    this.stops = stops;
    this.seat = seat;
    this.frames = stops.flatMap(({ frames }, stop) => frames.map((frame) => ({ stop, frame })));
    this.screen.replaceChildren();
    this.board.whole(scene, 0);
    this.board.root?.setAttribute("aria-hidden", "true"); // what it shows is said in words
    this.board.frame(stops[0].view);
    this.shown = [this.board.scene()];
    this.at = 0;
  }

  /** Show a drawing; all those before it are made on the way. @param {number} n */
  show(n) {
    while (this.shown.length <= n) {
      const known = this.shown.length;
      const { frame } = this.frames[known];
      if (this.at < known - 1) this.board.become(this.shown[known - 1], false);
      this.at = known;
      this.board.apply([{ ...frame, since: this.board.ply }], known);
      this.shown.push(this.board.scene());
    }
    if (this.at !== n) this.board.become(this.shown[n], n === this.at + 1);
    this.at = n;
    const { stop, frame } = this.frames[n];
    this.look(this.stops[stop].view);
    this.mark(stop, frame.traces);
    this.tell(this.stops[stop], stop);
  }

  /** The window moves there, where it is near; else it is there at once. @param {string} view */
  look(view) {
    const { root } = this.board;
    cancelAnimationFrame(this.panning);
    const from = root?.getAttribute("viewBox")?.split(" ").map(Number) ?? [];
    const to = view.split(" ").map(Number);
    const near = Math.abs(from[0] - to[0]) < to[2] && Math.abs(from[1] - to[1]) < to[3];
    if (!root || still() || !near || from.join() === to.join()) {
      this.board.frame(view);
      return;
    }
    const begun = performance.now();
    /** @param {number} now */
    const step = (now) => {
      const part = Math.min((now - begun) / PAN, 1);
      const eased = part * part * (3 - 2 * part);
      root.setAttribute("viewBox", from.map((value, n) => (value + (to[n] - value) * eased).toFixed(1)).join(" "));
      if (part < 1) this.panning = requestAnimationFrame(step);
    };
    this.panning = requestAnimationFrame(step);
  }

  /** @param {number} stop @param {Trace[]} traces */
  mark(stop, traces) {
    const paid = new Map(traces.flatMap(({ paid }) => paid).map(([seat, more]) => [seat, more]));
    const marks = traces.map(({ at, put, way }, n) => ({
      number: stop + 1,
      seat: this.seat,
      at,
      put,
      ways: way.length ? [way] : [],
      paid: n ? new Map() : paid,
      stamps: [],
      now: true,
    }));
    this.marks.show(marks);
  }

  /** From where it is, or once more from the start, to the end. */
  async play() {
    await this.load();
    this.turn(true);
    this.show(this.at >= this.frames.length - 1 ? 0 : this.at);
    this.onward();
  }

  onward() {
    const [here, next] = [this.frames[this.at], this.frames[this.at + 1]];
    const ends = !next || next.stop !== here.stop;
    this.timer = window.setTimeout(
      () => {
        if (!next) this.pause();
        else {
          this.show(this.at + 1);
          this.onward();
        }
      },
      ends ? REST : STEP,
    );
  }

  pause() {
    clearTimeout(this.timer);
    this.turn(false);
  }

  /** @param {boolean} playing */
  turn(playing) {
    clearTimeout(this.timer);
    this.playing = playing;
    this.turned(playing);
  }

  /** One stop, as it ends. @param {number} stop */
  async goTo(stop) {
    await this.load();
    this.pause();
    const first = this.frames.findIndex((one) => one.stop === stop);
    const last = this.frames.findLastIndex((one) => one.stop === stop);
    if (!still()) this.show(first);
    this.show(last);
  }

  /** Back to what lay there before. */
  end() {
    this.pause();
    this.board.clear();
    this.loading = null;
  }
}

/** Dress a button that begins and stops. @param {HTMLElement} button @param {boolean} playing */
export function dress(button, playing) {
  const words = say(playing ? "js-pause" : "js-play");
  button.replaceChildren(icon(playing ? "pause" : "play", "i-m"));
  button.setAttribute("aria-label", words);
  button.title = words;
}

/** The picture with its line of stops, on the page of a game. @param {HTMLElement} figure */
export function stage(figure) {
  const [button, told] = [$(".reel > button", HTMLElement, figure), $(".said", HTMLElement, figure)];
  const stops = $$(".reel ol button", HTMLElement, figure);
  const film = new Film(
    $(".screen", HTMLElement, figure),
    figure.dataset.film ?? "",
    (stop, at) => {
      told.textContent = stop.told;
      for (const [n, one] of stops.entries()) {
        one.toggleAttribute("data-past", n < at);
        if (n === at) one.setAttribute("aria-current", "step");
        else one.removeAttribute("aria-current");
      }
    },
    (playing) => {
      dress(button, playing);
      // What moves by itself is not read out; what somebody asks for is.
      if (playing) told.removeAttribute("aria-live");
      else told.setAttribute("aria-live", "polite");
    },
  );
  button.addEventListener("click", () => (film.playing ? film.pause() : film.play()));
  for (const [n, stop] of stops.entries()) stop.addEventListener("click", () => film.goTo(n));
  const { top, bottom } = figure.getBoundingClientRect();
  const inSight = Math.min(bottom, innerHeight) - Math.max(top, 0) > (bottom - top) / 2;
  if (inSight && !still() && document.visibilityState === "visible") film.play();
}

/** The picture on a card of the lobby: one plays at a time, since each game has a style of its own. @param {HTMLElement} button */
export function onCard(button) {
  const screen = el("div", { class: "screen" });
  const line = el("p", { class: "film-line" });
  const sheet = el("link", { rel: "stylesheet", href: button.dataset.sheet ?? "" });
  const film = new Film(
    screen,
    button.dataset.film ?? "",
    ({ name, told }, n) => line.replaceChildren(el("b", {}, `${n + 1} · ${name}`), ` ${told}`),
    (playing) => dress(button, playing),
  );
  const close = () => {
    film.end();
    screen.remove();
    line.remove();
    sheet.remove();
  };
  const press = () => {
    if (film.playing) return film.pause();
    if (!screen.isConnected) {
      document.dispatchEvent(new Event("film"));
      document.addEventListener("film", close, { once: true });
      document.head.append(sheet);
      button.before(screen, line);
    }
    return still() ? film.goTo(nextStop(film)) : film.play();
  };
  button.addEventListener("click", press);
  press();
}

/** Without motion each press shows the next stop. @param {Film} film */
function nextStop(film) {
  const at = film.frames[film.at]?.stop ?? -1;
  return at + 1 < (film.stops.length || 1) ? at + 1 : 0;
}

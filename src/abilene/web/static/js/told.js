// A guest's turn told step by step: the drawing numbers its steps, this page shows them one after the other.

import { el, icon, page, say } from "./dom.js";
import { set } from "./shell.js";

const PACE = 1400; // milliseconds a step
const STEP = /(?:^| )s-(told|mark|why)-(\d+)(?: |$)/; // the class of a sentence, of its mark on the board, of its reason

/** @typedef {{ element: Element | undefined, kind: string, step: number, title: string }} Numbered */

export class Told {
  story = ""; // what is told, so that the same is not told again
  steps = 0;
  at = 0; // the step shown; 0: all are
  timer = 0;
  count = el("b", { class: "num", role: "status" });
  back = labelled("js-told-back", "step-back", () => this.go(this.at - 1));
  playing = labelled("js-told-play", "play", () => (this.timer ? this.stop() : this.play()));
  bar = el(
    "div",
    { class: "told-bar", role: "group", "aria-label": say("js-told") },
    this.count,
    this.back,
    this.playing,
    labelled("js-told-next", "step-forward", () => this.go(this.at + 1)),
    labelled("js-told-skip", "check", () => this.end()),
    labelled("js-told-never", "cross", () => this.never()),
  );

  /**
   * @param {import("./scene.js").Board} board
   * @param {() => HTMLElement} home where on this screen the buttons belong
   */
  constructor(board, home) {
    this.board = board;
    this.home = home;
  }

  never() {
    this.end();
    set("told", "skip").catch(() => {});
  }

  /** A drawing has come: tell what is new in it; `fresh`: it happened just now. @param {boolean} fresh */
  show(fresh) {
    const told = [...this.numbered()].filter(({ kind }) => kind === "told");
    const story = told.map(({ title }) => title).join("\n");
    const news = story !== this.story;
    this.story = story;
    this.steps = told.length;
    if (!this.steps || (news && (!fresh || page.settings.told === "skip"))) this.end();
    else if (news) this.go(1);
    else this.paint();
  }

  /** All that belongs to a step. @returns {Generator<Numbered>} */
  *numbered() {
    for (const [key, { attributes, title }] of this.board.nodes) {
      const found = attributes.class?.match(STEP);
      if (found) yield { element: this.board.drawn.get(key), kind: found[1], step: Number(found[2]), title };
    }
  }

  play() {
    this.timer = setInterval(() => this.go(this.at + 1, true), PACE);
    this.playing.setAttribute("aria-pressed", "true");
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.playing.setAttribute("aria-pressed", "false");
  }

  /** Show up to this step; after the last one all is shown as it stands. @param {number} step */
  go(step, playing = false) {
    if (!playing) this.stop();
    if (step > this.steps) this.end();
    else {
      this.at = Math.max(1, step);
      this.paint();
    }
  }

  end() {
    this.stop();
    this.at = 0;
    this.paint();
  }

  paint() {
    const { at, steps } = this;
    const home = this.home();
    if (!at) this.bar.remove();
    else if (this.bar.parentNode !== home.parentNode) home.after(this.bar);
    this.count.textContent = at ? say("js-of", { n: at, most: steps }) : "";
    this.back.disabled = at <= 1;
    for (const { element, step } of this.numbered()) {
      element?.classList.toggle("s-now", step === at);
      element?.classList.toggle("s-later", at > 0 && step > at);
    }
  }
}

/** @param {string} key @param {string} sign @param {() => void} deed */
function labelled(key, sign, deed) {
  const words = { "aria-label": say(key), title: say(key) };
  return el(
    "button",
    { class: "btn sm", type: "button", ...words, on: { click: deed } },
    icon(sign),
    el("span", {}, say(key)),
  );
}

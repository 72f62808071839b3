// On a phone: the board above, and below it one of the drawing's other parts at a time, each with a tab.

import { el, hasIcon, icon } from "./dom.js";

const SHARE = 0.42; // of the height, at most, for the part below
const LARGE = 0.82; // the same after a second tap on its tab
const GAP = 6;
const SIGNS = {
  hand: "card",
  market: "store",
  mat: "ranch",
  players: "hat",
  train: "locomotive",
  poker: "dealer",
  sam: "robot",
}; // words that games share

export class Parts {
  /** `nav` gets the tabs; `tall()` says whether this is a phone; `choose()` is called when a tab is tapped. */
  constructor(board, zoom, nav, tall, choose = () => {}) {
    this.board = board;
    this.zoom = zoom;
    this.nav = nav;
    this.tall = tall;
    this.choose = choose;
    this.below = ""; // the key of the part below the board
    this.large = false;
    this.down = 0; // how far the part below is scrolled, in its units
    this.tabs = new Map();
    new ResizeObserver(() => this.show()).observe(board.holder);
    this.scrolls();
  }

  /** The parts besides the board, where this page is to lay them out. */
  others() {
    return this.tall() && this.board.root ? this.board.parts().slice(1) : [];
  }

  /** Lay out what is drawn; after every drawing, and when the room changes. */
  show() {
    const { board, zoom } = this;
    if (!board.root) return;
    const others = this.others();
    board.root.classList.toggle("parted", others.length > 0);
    board.root.classList.toggle("large", this.large);
    this.list(others);
    if (!others.length) {
      for (const key of [...board.windows.keys()]) board.window(key, null);
      if (board.parts().length) board.root.setAttribute("viewBox", `0 0 ${board.width} ${board.height}`);
      zoom.give(null);
      return;
    }
    if (!others.some(({ key }) => key === this.below)) this.below = others[0].key;
    const { clientWidth: width, clientHeight: height } = board.root;
    if (!width || !height) return;
    board.root.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const part = others.find(({ key }) => key === this.below);
    const whole = (part.height * width) / part.width;
    const shown = Math.min(whole, height * (this.large ? LARGE : SHARE));
    const units = (shown * part.width) / width;
    this.down = Math.max(0, Math.min(part.height - units, this.down));
    for (const { key } of others)
      board.window(
        key,
        key === part.key
          ? {
              x: "0",
              y: String(height - shown),
              width: String(width),
              height: String(shown),
              viewBox: `0 ${this.down.toFixed(1)} ${part.width} ${units.toFixed(1)}`,
            }
          : { display: "none" },
      );
    zoom.give({ width, height: height - shown - GAP });
  }

  /** A new question: show what can be chosen, above and below. */
  ask() {
    const others = this.others();
    const legal = this.board.legal();
    const [first] = this.board.parts();
    const targets = first ? legal.filter((one) => first.element.contains(one)) : [];
    if (!others.length && targets.length) this.zoom.bring(targets);
    if (!others.length || !legal.length) return;
    const holds = ({ element }) => legal.filter((one) => element.contains(one)).length;
    if (!holds(others.find(({ key }) => key === this.below))) {
      const [best] = [...others].sort((a, b) => holds(b) - holds(a));
      if (holds(best)) this.below = best.key;
    }
    this.down = 0;
    this.show();
    this.reach(legal.filter((one) => one.closest(".s-part")?.dataset.key === this.below));
    if (targets.length) this.zoom.aim(targets);
  }

  /** Scroll the part below to the first of these, where they are out of sight. */
  reach(elements) {
    if (!elements.length) return;
    const { element, key } = this.others().find((part) => part.key === this.below);
    const room = Number(this.board.windows.get(key).height);
    const { top } = this.board.root.getBoundingClientRect();
    const edge = top + this.board.root.clientHeight - room;
    const boxes = elements.map((one) => one.getBoundingClientRect());
    if (Math.max(...boxes.map((box) => box.bottom)) <= edge + room) return;
    this.down += (Math.min(...boxes.map((box) => box.top)) - edge - 2 * GAP) / element.getScreenCTM().a;
    this.show();
  }

  /** The player wants to see this part; once more, and it gets more room. */
  pick(key) {
    this.large = key === this.below && !this.large;
    if (key !== this.below) this.down = 0;
    this.below = key;
    this.show();
    this.choose();
  }

  list(others) {
    const known = others.map(({ key, name }) => `${key} ${name}`).join("|");
    if (known !== this.known) {
      this.known = known;
      for (const tab of this.tabs.values()) tab.remove();
      this.tabs = new Map(others.map((part) => [part.key, this.tab(part)]));
      this.nav.prepend(...this.tabs.values());
      this.nav.classList.toggle("with-parts", others.length > 0);
    }
    for (const [key, tab] of this.tabs) tab.setAttribute("aria-pressed", String(key === this.below));
  }

  tab({ key, name }) {
    const words = key.split(":").flatMap((word) => [SIGNS[word] || word, word.replace(/s$/, "")]);
    return el(
      "button",
      { type: "button", "data-part": key, on: { click: () => this.pick(key) } },
      icon(words.find(hasIcon) || "card"),
      el("span", {}, name),
    );
  }

  /** A part that is higher than its room is drawn up and down. */
  scrolls() {
    const { holder } = this.board;
    const under = (target) => target.closest?.(".s-part")?.dataset.key === this.below && this.others().length > 0;
    const move = (pixels) => {
      const part = this.others().find(({ key }) => key === this.below);
      this.down += (pixels * part.width) / this.board.root.clientWidth;
      this.show();
    };
    let last = null;
    holder.addEventListener("pointerdown", (event) => (last = under(event.target) ? event.clientY : null));
    holder.addEventListener("pointermove", (event) => {
      if (last === null) return;
      move(last - event.clientY);
      last = event.clientY;
    });
    for (const end of ["pointerup", "pointercancel"]) holder.addEventListener(end, () => (last = null));
    holder.addEventListener("wheel", (event) => under(event.target) && move(event.deltaY), { passive: true });
  }
}

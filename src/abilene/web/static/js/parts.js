// On a phone: the board above, and below it one of the drawing's other parts at a time, each with a tab.

import { around, shape, still, tabOf } from "./dom.js";
import { Grip } from "./grip.js";
import { boxOf } from "./marks.js";

const HEIGHTS = [0.2, 0.42, 0.82]; // of the height, at most, for the part below: a peek, half, all
const [, HALF, FULL] = HEIGHTS;
const GRIP = 24; // pixels between the board and the part below, by which that is drawn up and down
const GAP = 6;
const OURS = 2; // tabs of the page's own: the log, and the chat or a sheet
const FLASH = 400; // milliseconds

/** @typedef {import("./scene.js").Board} Board */

export class Parts {
  below = ""; // the key of the part below the board
  share = HALF; // of the height, at most, for the part below
  wanted = HALF; // the same, as it was drawn last: what is asked on the board is given half of it
  down = 0; // how far the part below is scrolled, in its units
  known = ""; // the parts that have tabs
  due = ""; // the key of the part that the last question is about
  kept = -1; // the ply at which the page was left: its question was shown already
  looked = ""; // the key of the part that was below before somebody looked at a player
  /** @type {Set<number>} */
  beside = new Set(); // choices that can be made at any question
  /** @type {Map<string, HTMLElement>} */
  tabs = new Map();

  /**
   * @param {Board} board
   * @param {import("./panzoom.js").PanZoom} zoom
   * @param {HTMLElement} nav gets the tabs
   * @param {() => void} choose is called when a tab is tapped
   * @param {import("./desk.js").Desk | null} desk lays them out on a larger screen; null: they are shown as they are drawn
   */
  constructor(board, zoom, nav, choose = () => {}, desk = null) {
    this.desk = desk;
    this.board = board;
    this.zoom = zoom;
    this.nav = nav;
    this.choose = choose;
    new ResizeObserver(() => {
      if (desk) desk.room = null;
      this.show();
    }).observe(board.holder);
    this.scrolls();
    this.grip = new Grip(board.holder, HEIGHTS, (share) => this.raise(share));
  }

  /** The parts besides the board, where this page is to lay them out. */
  others() {
    return shape() === "tall" && this.board.root ? this.board.parts().slice(1) : [];
  }

  /** Lay out what is drawn; after every drawing, and when the room changes. */
  show() {
    const { root } = this.board;
    if (!root) return;
    const others = this.others();
    const desk = shape() === "wide" ? this.desk : null;
    if (!desk) {
      root.classList.toggle("parted", others.length > 0);
      Object.assign(root.style, { width: "", height: "" });
    }
    root.classList.toggle("large", this.share > (HALF + FULL) / 2);
    if (others.length && !others.some(({ key }) => key === this.below)) this.below = others[0].key;
    this.list(others);
    const part = others.find(({ key }) => key === this.below);
    if (!part) this.grip.hide();
    if (part) this.lay(root, part, others);
    else if (desk) desk.show();
    else this.leave();
    if (part || !this.desk) this.board.holder.dispatchEvent(new Event("laid"));
  }

  /** All as it is drawn. */
  leave() {
    const { board } = this;
    for (const key of [...board.windows.keys()]) board.window(key, null);
    if (board.parts().length) board.frame(`0 0 ${board.width} ${board.height}`);
    this.zoom.give(null);
  }

  /**
   * One part below the board, the others out of sight.
   * @param {SVGSVGElement} root
   * @param {Scene.Part} part
   * @param {Scene.Part[]} others
   */
  lay(root, part, others) {
    const { clientWidth: width, clientHeight: height } = root;
    if (!width || !height) return;
    const top = root.getBoundingClientRect().top - this.board.holder.getBoundingClientRect().top;
    this.board.frame(`0 0 ${width} ${height}`);
    const shown = Math.min(this.whole(part), height * this.share);
    const units = (shown * part.width) / width;
    this.down = Math.max(0, Math.min(part.height - units, this.down));
    const window = {
      x: "0",
      y: String(height - shown),
      width: String(width),
      height: String(shown),
      viewBox: `0 ${this.down.toFixed(1)} ${part.width} ${units.toFixed(1)}`,
    };
    for (const { key } of others) this.board.window(key, key === part.key ? window : { display: "none" });
    this.zoom.give({ width, height: height - shown - GRIP });
    this.grip.show(top + height - shown - GRIP, this.share);
  }

  /** The part below gets so much of the height. @param {number} share */
  raise(share) {
    this.share = this.wanted = share;
    this.show();
  }

  /**
   * A new question: show what it is about, above and below.
   * @param {Set<number>} beside choices that can be made at any question: it is not about them
   * @param {number} ply
   */
  ask(beside = new Set(), ply = -1) {
    this.beside = beside;
    if (this.desk && shape() === "wide") {
      this.desk.ask(beside);
      this.due = this.holding(this.desk.tab);
      return;
    }
    const others = this.others();
    const legal = this.board.legal(beside);
    if (this.looked) this.below = this.looked;
    this.looked = "";
    const [first] = this.board.parts();
    const targets = first ? legal.filter((one) => first.element.contains(one)) : [];
    if (!others.length && targets.length) this.zoom.bring(targets);
    if (!legal.length) this.approach();
    if (!others.length || !legal.length) return;
    if (ply < 0 || ply !== this.kept) this.below = this.best(others, legal);
    this.share = targets.length ? Math.min(this.wanted, HALF) : this.wanted;
    this.due = this.holding(this.below);
    this.down = 0;
    this.show();
    this.reach(legal);
    this.zoom.aim(targets);
  }

  /** Whoever comes to a phone while nothing on the board is asked sees the board as close as for a question. */
  approach() {
    if (!this.zoom.opened && this.others().length) this.zoom.aim([]);
  }

  /**
   * The part to be shown below: a sheet; else the present one, unless another alone has something to choose.
   * @param {Scene.Part[]} others
   * @param {Element[]} legal
   */
  best(others, legal) {
    /** @param {Scene.Part} part */
    const holds = ({ element }) => legal.filter((one) => element.contains(one)).length;
    const sheet = others.find(({ slot }) => slot === "sheet");
    if (sheet) return sheet.key;
    const now = others.find(({ key }) => key === this.below);
    const [most] = [...others].sort((a, b) => holds(b) - holds(a));
    return holds(most) && !(now && holds(now)) ? most.key : this.below;
  }

  /** The key of a part that has something to choose: another one may just have been shown for what is told. @param {string} key */
  holding(key) {
    const part = this.board.drawn.get(key);
    return this.board.legal(this.beside).some((one) => part?.contains(one)) ? key : "";
  }

  /** Which part is shown, of those that share a place. */
  get shown() {
    return this.desk && shape() === "wide" ? this.desk.tab : this.below;
  }

  /** Back to what was shown, or to what a question that has come meanwhile is about. @param {string} key */
  turn(key) {
    const asked = this.due && this.board.drawn.has(this.due) && this.board.legal().length > 0;
    if (this.desk) this.desk.under = key;
    this.open(asked ? this.due : key);
  }

  /** @param {string} key */
  open(key) {
    if (this.desk && shape() === "wide") return this.desk.turn(key);
    this.below = key;
    this.show();
  }

  /** What is pointed out comes into sight: on the board or, where none of it is there, in its own part. @param {Element[]} elements */
  bring(elements) {
    const [board, ...others] = this.board.parts();
    const here = elements.filter((one) => board?.element.contains(one));
    if (here.length) return this.zoom.visit(here);
    const now = others.find(({ key }) => key === this.shown);
    const lit = this.board.legal().some((one) => now?.element.contains(one)); // on a phone it stays in sight
    if ((lit && shape() === "tall") || elements.some((one) => one.getClientRects().length)) return;
    const part = others.find(({ element }) => elements.some((one) => element.contains(one)));
    if (part) this.open(part.key);
  }

  /** Scroll the part below to the first of these in it, where all of them will be out of sight once they have come. @param {Element[]} legal */
  reach(legal) {
    const part = this.others().find(({ key }) => key === this.below);
    const window = this.board.windows.get(this.below);
    if (!part || !window) return;
    const inside = legal.filter((one) => part.element.contains(one));
    const boxes = inside.flatMap((one) => boxOf(/** @type {SVGGraphicsElement} */ (one), part.element) ?? []);
    const [, , width, units] = window.viewBox.split(" ").map(Number);
    if (!boxes.length || Math.min(...boxes.map(({ bottom }) => bottom)) <= this.down + units) return;
    this.down = Math.min(...boxes.map(({ top }) => top)) - (2 * GAP * width) / Number(window.width);
    this.show();
  }

  /** The player wants to see this part; once more, and it gets more room. @param {string} key */
  pick(key) {
    if (key === this.below) this.share = this.wanted = this.share === FULL ? HALF : FULL;
    this.due = "";
    if (key !== this.below) this.down = 0;
    this.below = key;
    this.show();
    this.choose();
  }

  /** Show what belongs to a player, until the next question; whether anything is drawn. @param {number} seat */
  look(seat) {
    const place = this.board.of(seat).at(-1); // the whole, where it is drawn in brief before
    const part = place?.closest(".s-part");
    const key = part?.getAttribute("data-key") ?? "";
    if (!place || !part) return false;
    if (this.desk && shape() === "wide") this.desk.look(key);
    else if (this.others().some((one) => one.key === key)) this.lookBelow(key, place, part);
    if (!still()) this.board.run(place, [{ opacity: 0.3 }, { opacity: 1 }], { duration: FLASH });
    return true;
  }

  /** @param {string} key @param {Element} place @param {Element} part */
  lookBelow(key, place, part) {
    this.looked ||= this.below;
    this.below = key;
    this.down = 0;
    this.show();
    this.choose();
    this.move(place.getBoundingClientRect().top - this.board.seenThrough(part).top);
  }

  /** @param {Scene.Part[]} others */
  list(others) {
    const known = others.map(({ key, name }) => `${key} ${name}`).join("|");
    if (known !== this.known) {
      this.known = known;
      for (const tab of this.tabs.values()) tab.remove();
      this.tabs = new Map(others.map((part) => [part.key, tabOf(part, (key) => this.pick(key))]));
      const sheets = others.filter(({ slot }) => slot === "sheet").map(({ key }) => this.tabs.get(key) ?? "");
      this.nav.prepend(...this.tabs.values());
      this.nav.append(...sheets); // the last one, in the place of the chat: it moves none of the others
      this.nav.classList.toggle("with-parts", others.length > 0);
      this.nav.classList.toggle("with-sheet", sheets.length > 0);
      this.nav.style.setProperty("--count", String(others.length - sheets.length + OURS));
    }
    const legal = this.board.legal();
    for (const [key, tab] of this.tabs) {
      const part = this.board.drawn.get(key);
      const lit = legal.some((one) => part?.contains(one));
      tab.setAttribute("aria-pressed", String(key === this.below));
      tab.classList.toggle("lit", lit);
    }
  }

  /** The window of the part below, where that is higher than its room. */
  windows() {
    const part = this.others().find(({ key }) => key === this.below);
    if (!part || Number(part.element.getAttribute("height")) >= this.whole(part)) return [];
    const box = this.board.seenThrough(part.element);
    const bring = (/** @type {Element[]} */ lit) => {
      const tops = lit.map((one) => one.getBoundingClientRect().top);
      const bottoms = lit.map((one) => one.getBoundingClientRect().bottom);
      const above = Math.min(...tops) < box.top;
      this.move(above ? Math.min(...tops) - box.top - 2 * GAP : Math.max(...bottoms) - box.bottom + 2 * GAP);
    };
    return [{ key: part.key, box, bring, rim: new DOMRect(box.left, box.top - GRIP, box.width, GRIP) }];
  }

  /** How high a part is at full width, in pixels. @param {Scene.Part} part */
  whole(part) {
    return (part.height * (this.board.root?.clientWidth ?? 0)) / part.width;
  }

  /** A part that is higher than its room is drawn up and down. */
  scrolls() {
    const { holder } = this.board;
    let last = NaN; // where the finger was
    holder.addEventListener("pointerdown", (event) => (last = this.under(event) ? event.clientY : NaN));
    holder.addEventListener("pointermove", (event) => {
      if (Number.isNaN(last)) return;
      this.move(last - event.clientY);
      last = event.clientY;
    });
    for (const end of ["pointerup", "pointercancel"]) holder.addEventListener(end, () => (last = NaN));
    holder.addEventListener("wheel", (event) => this.under(event) && this.move(event.deltaY), { passive: true });
  }

  /** @param {Event} event */
  under(event) {
    return around(event, ".s-part")?.dataset.key === this.below && this.others().length > 0;
  }

  /** @param {number} pixels */
  move(pixels) {
    const part = this.others().find(({ key }) => key === this.below);
    if (!part || !this.board.root) return;
    this.down += (pixels * part.width) / this.board.root.clientWidth;
    this.show();
  }
}

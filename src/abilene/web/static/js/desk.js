// On a screen that is no phone: how the room is shared out between the board, the question and all else.
// Knows no game: a part of the drawing says into which slot it belongs (`data-slot`), and this page scales it to that.

import { $$, el, hasOf, iconButton, say, tabOf, toast } from "./dom.js";

const SIDE = [342, 0.2246]; // the side column, at least: pixels, and of the width
const FOOT = 77; // the hand below the board, at least
const ASK = [118, 206, 238]; // the question, in a flat window, in a low one and in a high one
const LOW = 700;
const FLAT = 480; // a phone that lies on its side
const BELOW = [96, 134]; // the question below a board that is alone
const TABLET = 1054; // narrower than that, the question stands below the board, unless the window is flat
const SMALL = [420, 134, 144]; // there: width and height of the question, and what is left beside the board
const GOALS = 0.34; // of the foot's width, where the goals stand beside the hand
const HAND = 0.5; // of the foot's height, where they stand below it
const NARROW = 300; // a side that has no room for a mat
const FOLDED = 58; // the question below the board, where the side is folded away
const GROWS = 1.03; // folding is worth it where the board gets so much larger
const TABS = 38;
const GAP = 6;
const WIDE_GAP = 20; // where there is room to spare
const TIGHT = 1; // where there is none

const large = matchMedia("(min-width: 1200px)");
const huge = matchMedia("(min-width: 1800px)");

const FOLD = "abilene.side"; // where this device remembers that the side is folded

/** @typedef {{ x: number, y: number, w: number, h: number }} Frame */
/** @typedef {{ board: Frame, ask: Frame, side: Frame, hand: Frame, goals: Frame }} Shares */

/** Whether a part shares its place beside the board with others. @param {Scene.Part} part */
const isShared = ({ slot }) => slot === "tab" || slot === "sheet";

/** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Frame} */
const frame = (x, y, w, h) => ({ x, y, w: Math.max(0, w), h: Math.max(0, h) });

/**
 * Who gets which part of the room.
 * @param {number} width
 * @param {number} height
 * @param {number} aspect of the board
 * @param {{ alone: boolean, foot: boolean, type: number }} drawn whether there is nothing but the board, whether a hand
 * lies below it, and how large the page's type is
 * @returns {Shares}
 */
export function shares(width, height, aspect, { alone, foot, type }) {
  const none = frame(0, height, 0, 0);
  if (alone) {
    const low = BELOW[height < LOW ? 0 : 1] * type;
    const [board, ask] = [frame(0, 0, width, height - low), frame(0, height - low, width, low)];
    return { board, ask, side: none, hand: none, goals: none };
  }
  if (width < TABLET && height > FLAT) {
    const [wide, lowest, beside] = SMALL;
    const low = lowest * type;
    const w = Math.min(width - beside, (height - low) * aspect);
    const h = Math.min(height - low, w / aspect);
    const upper = (height - h) * HAND;
    return {
      board: frame(0, 0, w, h),
      ask: frame(0, h, foot ? wide : w, height - h),
      side: frame(w, 0, width - w, foot ? h : height),
      hand: frame(wide, h, width - wide, upper),
      goals: frame(wide, h + upper, width - wide, height - h - upper),
    };
  }
  const side = Math.max(SIDE[0], width * SIDE[1]);
  const asked = ASK[height > FLAT ? (height < LOW ? 1 : 2) : 0] * type;
  if (!foot) {
    const w = Math.min(height * aspect, width - side);
    const ask = frame(w, 0, width - w, asked);
    return {
      board: frame(0, 0, w, height),
      ask,
      side: frame(w, asked, width - w, height - asked),
      hand: none,
      goals: none,
    };
  }
  const w = Math.min(width - side, (height - FOOT) * aspect);
  const h = w / aspect;
  const low = height - h < 1.2 * FOOT; // then the side reaches down to the foot
  const hand = low ? w * (1 - GOALS) : w;
  return {
    board: frame(0, 0, w, h),
    ask: frame(w, 0, width - w, asked),
    side: frame(w, asked, width - w, (low ? height : h) - asked),
    hand: frame(0, h, hand, height - h),
    goals: low ? frame(hand, h, w - hand, height - h) : frame(w, h, width - w, height - h),
  };
}

/**
 * The same where the side is folded away: the question lies below the board, and the drawer over its edge.
 * @param {number} width
 * @param {number} height
 * @param {number} type
 * @returns {Shares}
 */
export function folded(width, height, type) {
  const low = FOLDED * type;
  const none = frame(0, height, 0, 0);
  const side = frame(width - SIDE[0], 0, SIDE[0], height - low);
  return {
    board: frame(0, 0, width, height - low),
    ask: frame(0, height - low, width, low),
    side,
    hand: none,
    goals: none,
  };
}

/** How high these are, one above the other, at the width of the room. @param {Scene.Part[]} parts @param {Frame} room */
const high = (parts, { w }) => parts.reduce((sum, { width, height }) => sum + (height * (w - 2 * GAP)) / width, 0);

/** How large a board of this shape is in so much room. @param {Frame} room @param {number} aspect */
const scaled = ({ w, h }, aspect) => Math.min(w, h * aspect);

/** How large the reader wants the page's type, as a part of what is usual. */
const typeSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

export class Desk {
  folded = localStorage.getItem(FOLD) === "folded"; // by whoever sits at this device
  needed = false; // what is asked lies beside the board: the side unfolds for it
  tab = ""; // the key of the part that is shown of those that share a place
  sheet = ""; // the key of the sheet that belongs to the question
  under = ""; // the key of what was shown before it came
  foldable = false; // the board would grow
  narrow = false; // there is no room for any of them beside the board
  known = "";
  /** @type {string | null} */
  looked = null; // the key of what was shown before somebody looked at a player
  /** @type {Map<string, HTMLElement>} */
  tabs = new Map();
  /** @type {{ width: number, height: number } | null} */
  room = null; // as it was measured last; null: it may have changed since

  /**
   * @param {import("./scene.js").Board} board
   * @param {import("./panzoom.js").PanZoom} zoom
   * @param {HTMLElement} table is told where the question and the side are
   * @param {HTMLElement} nav gets a tab for each part that shares its place with others
   */
  constructor(board, zoom, table, nav) {
    this.board = board;
    this.zoom = zoom;
    this.table = table;
    this.nav = nav;
  }

  /** Lay out what is drawn; after every drawing, and when the room changes. */
  show() {
    const { root, holder } = this.board;
    if (!root) return;
    const [board, ...others] = this.board.parts();
    root.classList.toggle("parted", Boolean(board));
    const { className } = this.table;
    this.table.classList.toggle("alone", !others.length);
    this.table.classList.toggle("pinned", (others.length ? huge : large).matches);
    if (this.table.className !== className) this.room = null;
    // Measured once: whatever else changes it is told by its observer, and a measure here would lay out the page twice.
    this.room ??= { width: holder.clientWidth, height: holder.clientHeight };
    const { width, height } = this.room;
    if (!width || !height) return;
    const size = board ?? this.board;
    const foot = others.some(({ slot }) => slot === "hand");
    const aspect = size.width / size.height;
    const [type, alone] = [typeSize(), !others.length];
    const open = shares(width, height, aspect, { alone, foot, type });
    const closed = folded(width, height, type);
    this.foldable = !alone && scaled(closed.board, aspect) > GROWS * scaled(open.board, aspect);
    const away = this.folded && this.foldable && !this.needed;
    const shared = away ? closed : open;
    this.table.classList.toggle("folded", away);
    this.tell(shared);
    // In pixels: a share of the window would be another one while the page around it is laid out, and all be drawn twice.
    const drawing = board ? { w: width, h: height } : shared.board;
    Object.assign(root.style, { width: `${drawing.w}px`, height: `${drawing.h}px` });
    if (!board) return;
    this.board.frame(`0 0 ${width} ${height}`);
    this.zoom.give({ width: shared.board.w, height: shared.board.h });
    if (away) {
      for (const { key } of others) this.board.window(key, { display: "none" });
      return;
    }
    const gap = width < TABLET ? TIGHT : GAP;
    for (const slot of /** @type {const} */ (["hand", "goals"])) {
      const parts = others.filter((part) => part.slot === slot);
      this.stack(parts, shared[slot], 0, 0, gap);
    }
    this.lay(
      others.filter(({ slot }) => slot !== "hand" && slot !== "goals"),
      shared.side,
    );
    holder.dispatchEvent(new Event("laid"));
  }

  /** Fold away what stands beside the board, so that the board grows, or unfold it. */
  fold() {
    this.folded = !this.folded;
    this.needed = false;
    localStorage.setItem(FOLD, this.folded ? "folded" : "");
    this.show();
    if (this.folded && !this.foldable) toast(say("js-fold-not"), "bell");
  }

  /**
   * The page's own furniture, all but the board, goes where it belongs. The table is not told: the drawing would inherit
   * it, and all of it be styled anew.
   * @param {Shares} shared
   */
  tell(shared) {
    for (const one of $$(".desk > :not(main)"))
      for (const [name, place] of Object.entries(shared))
        for (const [side, pixels] of Object.entries(place))
          one.style.setProperty(`--${name}-${side}`, `${Math.round(pixels)}px`);
  }

  /**
   * What stands beside the board: what has a place of its own, and one of those that share what is left.
   * @param {Scene.Part[]} parts
   * @param {Frame} room
   */
  lay(parts, room) {
    const sharing = parts.filter(isShared);
    const sheet = parts.find(({ slot }) => slot === "sheet");
    this.open(sheet?.key ?? "", sharing);
    const alone = sheet !== undefined && this.tab === sheet.key;
    const fixed = alone ? [] : parts.filter((part) => !isShared(part));
    const narrow = room.w < NARROW;
    if (narrow && !this.narrow) this.tab = "";
    this.narrow = narrow;
    this.table.classList.toggle("narrow", narrow);
    if (!sharing.some(({ key }) => key === this.tab)) this.tab = this.narrow ? "" : (sharing[0]?.key ?? "");
    this.list(sharing);
    const together = !narrow && !sheet && high(parts, room) + (parts.length + 1) * GAP <= room.h; // then none needs a tab
    this.nav.hidden = together || sharing.length < 2;
    if (together) return this.stack(parts, room, 0, 0, this.spare(parts, [], room, 0));
    const shown = sharing.filter(({ key }) => key === this.tab);
    for (const part of parts)
      if (part.key !== this.tab && (alone || isShared(part))) this.board.window(part.key, { display: "none" });
    const head = sharing.length > 1 ? TABS : 0;
    const opened = narrow && shown.length > 0;
    this.table.classList.toggle("opened", opened);
    if (narrow) {
      // While one looks at a mat it lies over the edge of the board, with its tabs in a row above it.
      const wide = SIDE[0] + 2 * GAP;
      this.nav.style.setProperty("--wide", `${wide}px`);
      this.stack([...fixed, ...shown], frame(room.x + room.w - wide, room.y + head, wide, room.h - head));
      this.tabsAt(room.y);
    } else this.stack([...fixed, ...shown], room, head, fixed.length, this.spare(fixed, sharing, room, head));
  }

  /**
   * What is left of the room beside the parts, the highest of those that share a place: so much stands between all.
   * @param {Scene.Part[]} fixed
   * @param {Scene.Part[]} sharing
   * @param {Frame} room
   * @param {number} head
   */
  spare(fixed, sharing, room, head) {
    const tallest = Math.max(0, ...sharing.map((part) => high([part], room)));
    const gaps = fixed.length + (sharing.length ? 1 : 0) + 1;
    return Math.min(WIDE_GAP, Math.max(GAP, (room.h - high(fixed, room) - tallest - head) / gaps));
  }

  /**
   * A sheet that comes is shown, and what was shown before returns after it.
   * @param {string} key
   * @param {Scene.Part[]} sharing
   */
  open(key, sharing) {
    if (key === this.sheet) return;
    if (key && !this.sheet) this.under = this.tab;
    if (!key && sharing.some((part) => part.key === this.under)) this.tab = this.under;
    if (key) this.tab = key;
    this.sheet = key;
  }

  /** Put the sheet aside; whether there was one. */
  aside() {
    if (!this.sheet || this.tab !== this.sheet) return false;
    this.turn([...this.tabs.keys()].find((key) => key !== this.sheet) ?? "");
    return true;
  }

  /** @param {number} y */
  tabsAt(y) {
    this.nav.style.setProperty("--side-y", `${Math.round(y)}px`);
  }

  /**
   * One above the other, as large as there is room for.
   * @param {Scene.Part[]} parts
   * @param {Frame} room
   * @param {number} head so much is left free for the tabs
   * @param {number} before above this part
   * @param {number} gap between them
   */
  stack(parts, { x, y, w, h }, head = 0, before = 0, gap = GAP) {
    const wide = w - 2 * GAP;
    const gaps = gap * (parts.length + 1) + head;
    const needed = parts.reduce((sum, part) => sum + (part.height * wide) / part.width, 0);
    const scale = Math.min(1, (h - gaps) / needed);
    let top = y + gap;
    for (const [n, part] of parts.entries()) {
      if (head && n === before) {
        this.tabsAt(n ? top : y);
        top += head;
      }
      const high = ((part.height * wide) / part.width) * scale;
      const place = { x: x + GAP, y: top, width: wide, height: high };
      this.board.window(part.key, {
        ...Object.fromEntries(Object.entries(place).map(([name, n]) => [name, n.toFixed(1)])),
        preserveAspectRatio: part.slot === "hand" ? "xMinYMid meet" : "xMidYMin meet",
      });
      top += high + gap;
    }
  }

  /** Show this part, where it shares its place, until the next question. @param {string} key */
  look(key) {
    if (!this.tabs.has(key) || this.nav.hidden) return;
    this.looked ??= this.tab;
    this.turn(key);
  }

  /**
   * A new question: what it is about comes into sight.
   * @param {Set<number>} beside choices that can be made at any question: it is not about them
   */
  ask(beside) {
    if (this.looked !== null) this.turn(this.looked);
    this.looked = null;
    const legal = this.board.legal(beside);
    const [board, ...others] = this.board.parts();
    if (!board || !legal.length) return;
    /** @param {Scene.Part} part */
    const holds = ({ element }) => legal.some((one) => element.contains(one));
    const sharing = others.filter(isShared);
    const now = sharing.find(({ key }) => key === this.tab);
    const next = sharing.find(holds);
    const targets = legal.filter((one) => board.element.contains(one));
    const needed = !targets.length;
    if (needed !== this.needed) {
      this.needed = needed;
      this.show();
    }
    if (this.narrow && targets.length) this.turn("");
    else if (next && !(now && holds(now))) this.turn(next.key);
    if (targets.length) this.zoom.bring(targets);
  }

  /** Show this one of those that share a place; none, where there is room for none beside the board. @param {string} key */
  turn(key) {
    this.tab = key;
    this.show();
  }

  /** The next of those that share a place. */
  next() {
    const keys = [...this.tabs.keys()];
    if (keys.length) this.turn(keys[(keys.indexOf(this.tab) + 1) % keys.length]);
  }

  /** @param {Scene.Part[]} parts */
  list(parts) {
    const known = parts.map(({ key, name }) => `${key} ${name}`).join("|");
    if (known !== this.known) {
      this.known = known;
      this.tabs = new Map(
        parts.map((part) => [part.key, tabOf(part, (key) => this.turn(this.narrow && this.tab === key ? "" : key))]),
      );
      const close = iconButton("cross", say("js-close"), () => this.turn(""), { class: "shut" }, "i");
      this.nav.replaceChildren(...this.tabs.values(), close);
    }
    const legal = this.board.legal();
    for (const [key, tab] of this.tabs) {
      const part = this.board.drawn.get(key);
      tab.setAttribute("aria-pressed", String(key === this.tab));
      tab.classList.toggle(
        "lit",
        legal.some((one) => part?.contains(one)),
      );
      const { has } = parts.find((one) => one.key === key) ?? { has: "" };
      if (!has || tab.dataset.has === has) continue;
      tab.querySelector("small")?.remove();
      tab.append(el("small", { "aria-hidden": "true" }, hasOf(has))); // its mat says it in words
      tab.dataset.has = has;
    }
  }
}

// Marks over the drawing: the numbers of steps, dotted frames round what was placed, dotted ways, what was paid.
// Knows no game: a step names nodes of the drawing. Marks take no clicks and never lie on what may be chosen.

import { colour, signed, svg } from "./dom.js";

const RADIUS = 10; // pixels of a number
const AWAY = 2.2; // radii: from a place that a number is about to its middle, which hides nothing of it
const MOST = 34; // units of a number, at most: a board that is drawn small keeps in sight
const LARGE = 130; // pixels: on a larger thing the number may stand in its corner
const PLATE = 1 / 6; // of the window's width: on a phone a smaller thing is large, too
const RINGS = [0.9, 3, 5.5, 8]; // radii: how far from a thing its number is tried
const FIGURES = "text, use, circle"; // what is read of a drawing
const TOUCHED = 0.2; // of a figure, where only its edge is hidden
const OUT = 1000; // worse than to hide any figures: to reach over the edge
const FRAME = 3; // units around what was placed
const PILL = 20; // pixels, the height of what was paid

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ element: Element, box: Box, figure: boolean, inside?: Thing[] }} Thing something drawn; it can be read, or others hang on it */
/**
 * A step as it is marked: things used and placed, ways ridden, how much more money who has, and what is stamped.
 * @typedef {object} Mark
 * @property {number} number
 * @property {number} seat
 * @property {string[]} at
 * @property {string[]} put
 * @property {string[][]} ways
 * @property {Map<number, number>} paid
 * @property {Wire.Reveal[]} stamps
 * @property {boolean} now
 * @property {boolean} [quiet] its ways have no number of their own
 */

/** A part of the drawing while marks are put on it. */
class Sheet {
  /** @type {Point[]} */
  numbers = [];
  /** @type {Box[]} */
  pills = []; // what was paid: no number may hide it
  /** @type {Box[]} */
  lit = []; // what may be chosen there
  /** @type {Box[]} */
  marked = []; // what the numbers are about, as far as it is small
  /** @type {Set<string>} */
  recalled = new Set(); // where something is recalled already
  layer = svg("g", { class: "s-traces", "aria-hidden": "true" });

  /** @param {SVGGraphicsElement} element @param {string} bounds where its edges are: a viewBox; "": nobody knows */
  constructor(element, bounds) {
    this.element = element;
    this.bounds = bounds;
    const matrix = element.getScreenCTM() ?? new DOMMatrix();
    this.inverse = matrix.inverse();
    this.pixel = 1 / (matrix.a || 1);
    this.unit = Math.min(this.pixel, MOST / RADIUS); // of a mark
    this.things = this.measure(element);
  }

  /** How many figures cannot be read for what lies there: one that is only touched counts little. @param {Box} taken */
  figures(taken, among = this.things) {
    let count = 0;
    for (const thing of among) {
      if (!meet(thing.box, taken)) continue;
      if (!thing.figure) thing.inside ??= this.measure(thing.element);
      count += thing.inside ? this.figures(taken, thing.inside) : Math.min(1, TOUCHED + 2 * shared(thing.box, taken));
    }
    return count;
  }

  /** What hangs on a thing: that is measured once, and only if somebody asks. @param {Element} element @returns {Thing[]} */
  measure({ children }) {
    const { a, d, e, f } = this.inverse; // a drawing is never turned
    return [...children].flatMap((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      const box = { left: a * left + e, top: d * top + f, right: a * right + e, bottom: d * bottom + f };
      const figure = element.matches(FIGURES);
      return width && !(figure && isLarge(box, this.pixel)) ? { element, box, figure } : [];
    });
  }

  /** The same place, but not over the edge of the part. @param {Point} at @returns {Point} */
  clamped({ x, y }) {
    if (!this.bounds) return { x, y };
    const [left, top, width, height] = this.bounds.split(" ").map(Number);
    const edge = 1.15 * RADIUS * this.unit;
    return {
      x: Math.min(left + width - edge, Math.max(left + edge, x)),
      y: Math.min(top + height - edge, Math.max(top + edge, y)),
    };
  }

  /**
   * A place for a number, and to which side of it stands what was paid: where it hides neither what may be chosen nor
   * another number, and as few figures as can be; the first of those that are as good.
   * @param {Point[]} places
   * @param {number} wide pixels of what was paid; 0: nothing
   * @param {Box} box what it is about
   */
  free(places, wide, box) {
    const apart = 1.9 * RADIUS * this.unit;
    const allowed = places
      .map((at) => this.clamped(at))
      .filter(
        (at) =>
          !this.lit.some((box) => inside(at, box)) &&
          !this.pills.some((box) => inside(at, box, RADIUS * this.unit)) &&
          !this.numbers.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < apart),
      );
    const found = allowed.flatMap((at) => {
      const away = at.x < middle(box).x;
      return (wide ? [away, !away] : [away]).map((left) => ({ at, left, cost: this.cost(at, left, wide) }));
    });
    return found.reduce((best, one) => (one.cost < best.cost ? one : best), found[0]);
  }

  /** A number and what was paid beside it. @param {Point} at @param {boolean} left @param {number} wide @returns {Box} */
  taken({ x, y }, left, wide) {
    const reach = 1.1 * RADIUS * this.unit;
    const paid = wide * this.unit;
    return {
      left: x - Math.max(reach, left ? paid : 0),
      right: x + Math.max(reach, left ? 0 : paid),
      top: y - reach,
      bottom: y + reach,
    };
  }

  /** How many figures and marked things are hidden there. @param {Point} at @param {boolean} left @param {number} wide */
  cost(at, left, wide) {
    const taken = this.taken(at, left, wide);
    const out = wide && this.bounds && !isWithin(taken, this.bounds) ? OUT : 0;
    const hides = wide && this.numbers.some((one) => inside(one, taken, RADIUS * this.unit)) ? OUT : 0;
    return out + hides + this.figures(taken) + this.marked.filter((one) => meet(one, taken)).length;
  }
}

export class Marks {
  /** @type {Mark[]} */
  marks = [];
  faint = false;
  due = 0;

  /** @param {import("./scene.js").Board} board */
  constructor(board) {
    this.board = board;
    board.holder.addEventListener("laid", () => this.soon());
  }

  /** @param {Mark[]} marks @param {boolean} faint they are only recalled */
  show(marks, faint = false) {
    this.marks = marks;
    this.faint = faint;
    this.soon();
  }

  /** Once before the page is painted again: the board itself comes first. */
  soon() {
    this.due ||= requestAnimationFrame(() => {
      this.due = 0;
      this.paint();
    });
  }

  /** All is measured before anything is drawn. */
  paint() {
    const { root } = this.board;
    for (const old of root?.querySelectorAll(".s-traces") ?? []) old.remove();
    if (!root || !this.marks.length) return;
    /** @type {Map<Element, Sheet>} */
    const sheets = new Map();
    /** @param {Element} element */
    const sheetOf = (element) => {
      const part = element.closest("svg.s-part") ?? root;
      const known = sheets.get(part) ?? new Sheet(/** @type {SVGGraphicsElement} */ (part), this.bounds(part));
      sheets.set(part, known);
      return known;
    };
    const places = this.marks.map((mark) => this.places(mark, sheetOf));
    for (const element of this.board.legal()) {
      const sheet = sheets.get(element.closest("svg.s-part") ?? root);
      const box = sheet && boxOf(element, sheet.element);
      if (box) sheet.lit.push(box);
    }
    for (const { sheet, box } of places.flatMap(({ at, put, ways }) => [...at, ...put, ...ways.flat()]))
      if (!isLarge(box, sheet.unit)) sheet.marked.push(box);
    // The step that is told now comes last and lies on top, but has the first choice of its place. Of what is recalled
    // the last of all has it: where more has happened at a place, that stands for it.
    const order = [...places.entries()].sort(([a], [b]) => Number(this.marks[b].now) - Number(this.marks[a].now));
    if (this.faint) order.reverse();
    for (const [n, found] of order) this.draw(this.marks[n], found);
    for (const { layer, element } of sheets.values()) {
      layer.classList.toggle("s-recalled", this.faint);
      element.append(layer);
    }
  }

  /** A part beside the board ends where it is out of sight; the board may be seen closely, and goes on there. @param {Element} part */
  bounds(part) {
    if (part.matches(".s-part ~ .s-part")) return part.getAttribute("viewBox") ?? "";
    return this.board.nodes.get(part.getAttribute("data-key") ?? "")?.attributes.viewBox ?? "";
  }

  /**
   * Where the things of a step lie, as far as they are drawn and can be seen.
   * @param {Mark} mark
   * @param {(element: Element) => Sheet} sheetOf
   */
  places({ at, put, ways, stamps }, sheetOf) {
    /** @param {string} key */
    const find = (key) => {
      const element = drawnAt(this.board, key);
      if (!element || element.classList.contains("s-told")) return []; // a sentence has its number already
      const sheet = sheetOf(element);
      const edge = element.querySelector(":scope > .s-edge"); // of a city, not of its name
      const box = boxOf(edge instanceof SVGGraphicsElement ? edge : element, sheet.element);
      return box ? [{ sheet, box }] : [];
    };
    return {
      at: at.flatMap(find),
      put: put.flatMap(find),
      ways: ways.map((way) => way.flatMap(find)),
      stamps: stamps.flatMap((reveal) => find(reveal.at).map((place) => ({ ...place, reveal }))),
    };
  }

  /** @param {Mark} mark @param {ReturnType<Marks["places"]>} found */
  draw(mark, { at, put, ways, stamps }) {
    const style = `s-trace s-${colour(mark.seat)}${mark.now ? " s-now" : ""}`;
    /** @type {Map<Sheet, SVGGElement>} */
    const groups = new Map();
    /** @param {Sheet} sheet */
    const group = (sheet) => {
      const known = groups.get(sheet) ?? svg("g", { class: style, "data-step": mark.number });
      if (!groups.has(sheet)) sheet.layer[mark.now ? "append" : "prepend"](known);
      groups.set(sheet, known);
      return known;
    };
    let money = this.faint ? 0 : (mark.paid.get(mark.seat) ?? [...mark.paid.values()][0] ?? 0);
    /** @param {Sheet} sheet @param {Point[]} places @param {Box} box what it is about */
    const number = (sheet, places, box) => {
      const alone = sheet.free(places, 0, box);
      if (!alone) return;
      const both = money ? sheet.free(places, pillWidth(money), box) : alone;
      const pays = money !== 0 && both.cost <= alone.cost; // else there is no room: the head of the page says it
      const { at: place, left } = pays ? both : alone;
      sheet.numbers.push(place);
      const lead = leader(place, box, sheet.unit);
      if (lead) group(sheet).append(lead);
      if (pays) {
        sheet.pills.push(sheet.taken(place, left, pillWidth(money)));
        group(sheet).append(pill(place, money, sheet.unit, left));
        money = 0;
      }
      group(sheet).append(badge(place, mark.number, sheet.unit));
    };
    for (const way of ways.filter(({ length }) => length > 1)) {
      const [{ sheet }] = way;
      const line = road(way.map(({ box }) => box));
      group(sheet).append(...line.drawn(sheet.unit));
      if (mark.quiet) continue;
      const { x, y } = line.half;
      const near = [AWAY, 2 * AWAY].flatMap((radii) => around(line.half, radii * RADIUS * sheet.unit));
      number(sheet, near, { left: x, top: y, right: x, bottom: y });
    }
    const framed = this.faint ? put.filter(isRecalled) : put;
    for (const { sheet, box } of framed) group(sheet).append(frame(box));
    // Of what is recalled each step has one number: where it led along a way, else where something was placed.
    const rode = ways.some(({ length }) => length > 1) && !mark.quiet;
    const numbered = this.faint ? framed.slice(0, rode ? 0 : 1) : [...put, ...at];
    for (const { sheet, box } of numbered) number(sheet, beside(box, sheet), box);
    if (mark.now) for (const { sheet, box, reveal } of stamps) group(sheet).append(stamped(box, reveal, sheet.unit));
  }
}

// ------------------------------------------------------------------ where things are

/** What was placed is recalled, but no plate, which may be lit by now, and each place only once. @param {{ sheet: Sheet, box: Box }} thing */
function isRecalled({ sheet, box }) {
  const place = `${box.left} ${box.top}`;
  const known = sheet.recalled.has(place);
  sheet.recalled.add(place);
  return !known && !isLarge(box, sheet.unit) && (box.right - box.left) / sheet.pixel < PLATE * innerWidth;
}

/** The thing that is meant, or what is named in its place. @param {import("./scene.js").Board} board @param {string} keys */
export function drawnAt({ drawn }, keys) {
  for (const key of keys.split("|")) if (drawn.has(key)) return drawn.get(key);
  return undefined;
}

/**
 * Where a thing lies on its part of the drawing, whatever it still glides over; null: it cannot be seen.
 * @param {SVGGraphicsElement} element
 * @param {Element} part
 * @returns {Box | null}
 */
export function boxOf(element, part) {
  const { x, y, width, height } = element.getBBox();
  if (!width && !height) return null;
  let matrix = new DOMMatrix();
  for (let node = /** @type {Element | null} */ (element); node && node !== part; node = node.parentElement)
    if (node instanceof SVGGraphicsElement) {
      const own = node.transform.baseVal;
      for (let n = own.numberOfItems - 1; n >= 0; n -= 1)
        matrix = DOMMatrix.fromMatrix(own.getItem(n).matrix).multiply(matrix);
    }
  const a = matrix.transformPoint({ x, y });
  const b = matrix.transformPoint({ x: x + width, y: y + height });
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  };
}

/** @param {Point} at @param {Box} box @param {number} far from its edge, outside of it */
const inside = ({ x, y }, { left, top, right, bottom }, far = -1) =>
  x > left - far && x < right + far && y > top - far && y < bottom + far;

/** @param {Box} a @param {Box} b */
const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How much of a thing lies below another. @param {Box} a @param {Box} b */
function shared(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return (wide * high) / ((a.right - a.left) * (a.bottom - a.top) || 1);
}

/** @param {Box} box @param {string} bounds */
function isWithin(box, bounds) {
  const [x, y, width, height] = bounds.split(" ").map(Number);
  return box.left >= x && box.top >= y && box.right <= x + width && box.bottom <= y + height;
}

/** @param {Box} box @param {number} unit */
const isLarge = ({ left, top, right, bottom }, unit) => Math.max(right - left, bottom - top) > LARGE * unit;

/** Where a number stands: beside a thing, the nearest first; or in the corner of a large one. @param {Box} box @param {Sheet} sheet */
function beside(box, sheet) {
  const { left, top, right, bottom } = box;
  const rings = RINGS.map((radii) => {
    const far = radii * RADIUS * sheet.unit;
    return corners({ left: left - far, top: top - far, right: right + far, bottom: bottom + far });
  });
  const [, , , , above, below] = rings[0];
  const first = right - left < 3 * RADIUS * sheet.unit ? [above, below] : []; // small things often stand in a row
  return [...(isLarge(box, sheet.unit) ? corners(box) : first), ...rings.flat()];
}

/** Where a line from the middle of a thing to a point leaves it, if not after a third of its way. @param {Box} box @param {Point} to */
function edge(box, to) {
  const { x, y } = middle(box);
  const [dx, dy] = [to.x - x, to.y - y];
  const out = Math.min((box.right - x) / Math.abs(dx || 1), (box.bottom - y) / Math.abs(dy || 1), 0.3);
  return { x: x + dx * out, y: y + dy * out };
}

/** @param {Box} box */
const middle = ({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** The corners and edges of a thing, the best place for a number first. @param {Box} box @returns {Point[]} */
function corners({ left, top, right, bottom }) {
  const { x, y } = middle({ left, top, right, bottom });
  const all = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
    [x, top],
    [x, bottom],
    [left, y],
    [right, y],
  ];
  return all.map(([x, y]) => ({ x, y }));
}

/** @param {Point} at @param {number} far */
const around = ({ x, y }, far) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ({
    x: x + far * Math.sin((n * Math.PI) / 4),
    y: y - far * Math.cos((n * Math.PI) / 4),
  }));

// ------------------------------------------------------------------ what is drawn

/** @param {Point} at @param {number} number @param {number} unit */
function badge({ x, y }, number, unit) {
  return svg(
    "g",
    { class: "s-mark-number", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${unit.toFixed(3)})` },
    svg("circle", { r: RADIUS, class: "s-mark-disc" }),
    svg("circle", { r: RADIUS, class: "s-mark-ring" }),
    svg("text", { y: 4.4, "text-anchor": "middle" }, String(number)),
  );
}

/** A thin line from a number to what it is about, where it stands apart. @param {Point} at @param {Box} box @param {number} unit */
function leader({ x, y }, { left, top, right, bottom }, unit) {
  const near = { x: Math.max(left, Math.min(right, x)), y: Math.max(top, Math.min(bottom, y)) };
  if (Math.hypot(near.x - x, near.y - y) < 1.2 * RADIUS * unit) return null;
  const d = `M${x.toFixed(1)} ${y.toFixed(1)}L${near.x.toFixed(1)} ${near.y.toFixed(1)}`;
  return svg("path", { d, class: "s-mark-lead" });
}

/** In pixels. @param {number} money */
const pillWidth = (money) => 36 + 9 * String(Math.abs(money)).length + 9;

/** It reaches away from what the number is about. @param {Point} at @param {number} money @param {number} unit @param {boolean} left */
function pill({ x, y }, money, unit, left) {
  const said = money > 0 ? `+${money}` : signed(money);
  const width = pillWidth(money);
  const from = left ? -width : 0;
  const coin = svg("use", {
    href: "#coin",
    class: "s-ink s-gold",
    x: from + width - (left ? 32 : 24),
    y: -9,
    width: 18,
    height: 18,
  });
  return svg(
    "g",
    { class: "s-mark-paid", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${unit.toFixed(3)})` },
    svg("rect", { x: from, y: -PILL / 2, width, height: PILL, rx: PILL / 2 }),
    svg("text", { x: from + (left ? 8 : 13), y: 4.8 }, said),
    coin,
  );
}

/** What has come of a thing, stamped across it. @param {Box} box @param {Wire.Reveal} reveal @param {number} unit */
function stamped(box, { stamp, good }, unit) {
  const { x, y } = middle(box);
  const width = 24 + 16 * stamp.length;
  const size = Math.min(unit, (1.25 * (box.right - box.left)) / width);
  const turned = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(-9) scale(${size.toFixed(3)})`;
  return svg(
    "g",
    { class: `s-mark-stamp ${good ? "s-good" : "s-bad"}`, transform: turned },
    svg("rect", { x: -width / 2, y: -17, width, height: 34, rx: good ? 17 : 4 }),
    svg("text", { y: 7, "text-anchor": "middle", textLength: width - 24 }, stamp),
  );
}

/** @param {Box} box */
const frame = ({ left, top, right, bottom }) =>
  svg("rect", {
    class: "s-mark-put",
    x: (left - FRAME).toFixed(1),
    y: (top - FRAME).toFixed(1),
    width: (right - left + 2 * FRAME).toFixed(1),
    height: (bottom - top + 2 * FRAME).toFixed(1),
    rx: 5,
  });

/**
 * A dotted line with an arrow along these places, smooth at each: it sets out and arrives at their edge, so that what is
 * printed on them can be read.
 * @param {Box[]} boxes
 */
function road(boxes) {
  const places = boxes.map(middle);
  const last = places.length - 1;
  const from = places[last - 1];
  const tip = edge(boxes[last], from);
  const line = [edge(boxes[0], places[1]), ...places.slice(1, -1), tip];
  /** @param {number} n */
  const at = (n) => line[Math.max(0, Math.min(last, n))];
  let d = `M${line[0].x.toFixed(1)} ${line[0].y.toFixed(1)}`;
  for (let n = 0; n < last; n += 1) {
    const [a, b, c, e] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const points = [
      b.x + (c.x - a.x) / 6,
      b.y + (c.y - a.y) / 6,
      c.x - (e.x - b.x) / 6,
      c.y - (e.y - b.y) / 6,
      c.x,
      c.y,
    ];
    d += `C${points.map((n) => n.toFixed(1)).join(" ")}`;
  }
  const path = svg("path", { d, class: "s-mark-way" });
  const half = path.getPointAtLength(path.getTotalLength() / 2);
  const turned = (Math.atan2(tip.y - from.y, tip.x - from.x) * 180) / Math.PI;
  return {
    half: { x: half.x, y: half.y },
    /** @param {number} unit */
    drawn: (unit) => [
      svg("path", { d, class: "s-mark-bed" }),
      path,
      svg("path", {
        class: "s-mark-tip",
        d: "M9 0L-7 -8.5V8.5Z",
        transform: `translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${turned.toFixed(1)}) scale(${unit.toFixed(3)})`,
      }),
    ],
  };
}

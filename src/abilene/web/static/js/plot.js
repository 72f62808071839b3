// What each player had over the game as a drawing: one line a player, told apart by colour and by dashes.

import { colour, el, say, shape, signed, svg } from "./dom.js";

const WIDE = { w: 620, h: 360, left: 44, right: 172, top: 16, bottom: 42 }; // names at the ends of their lines
const TALL = { w: 350, h: 270, left: 34, right: 44, top: 14, bottom: 42 }; // names in rows below
const ROW = 24;
const DIAMOND = 10;
const APART = 62; // so far from each other rounds are named

/** Something at `at[n]` on the line of a seat. @typedef {{ at: number, seat: number, go: () => void }} Mark */

/**
 * `line[n][seat]` after `at[n]` decisions; `rounds`: where each begins.
 * @param {string} label
 * @param {number[][]} line
 * @param {number[]} at
 * @param {Wire.RoundBegins[]} rounds
 * @param {string[]} names
 * @param {Mark[]} marks
 */
export function plot(label, line, at, rounds, names, marks) {
  const tall = shape() === "tall";
  const { w: W, h: H, left: LEFT, right: RIGHT, top: TOP, bottom: BOTTOM } = tall ? TALL : WIDE;
  const rows = tall ? Math.ceil(names.length / 2) : 0;
  const top = Math.max(5, ...line.flat());
  const low = Math.min(0, ...line.flat());
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((size) => (top - low) / size <= 6) || 500;
  const most = Math.ceil(top / step) * step;
  const least = Math.floor(low / step) * step;
  const [end, last] = [at[at.length - 1], line[line.length - 1]];
  /** @param {number} decisions */
  const x = (decisions) => LEFT + (decisions / Math.max(1, end)) * (W - LEFT - RIGHT);
  /** @param {number} value */
  const y = (value) => H - BOTTOM - ((value - least) / (most - least)) * (H - TOP - BOTTOM);
  const drawing = svg("svg", {
    class: "plot",
    viewBox: `0 0 ${W} ${H + rows * ROW}`,
    role: "img",
    "aria-label": say("js-curve", { name: label }),
  });
  for (let value = least; value <= most; value += step) {
    drawing.append(svg("path", { class: value ? "grid" : "axis", d: `M${LEFT} ${y(value)}H${W - RIGHT}` }));
    drawing.append(svg("text", { x: LEFT - 8, y: y(value) + 4, "text-anchor": "end" }, signed(value)));
  }
  let named = -APART;
  for (const { decisions, round } of rounds) {
    drawing.append(svg("path", { class: "grid", d: `M${x(decisions)} ${TOP}V${H - BOTTOM}` }));
    if (x(decisions) - named < APART) continue;
    named = x(decisions) + (decisions ? 0 : APART / 2); // the first begins at its line, the others lie across theirs
    drawing.append(
      svg(
        "text",
        { x: x(decisions), y: H - BOTTOM + 20, "text-anchor": decisions ? "middle" : "start" },
        say("js-round", { round }),
      ),
    );
  }
  drawing.append(svg("text", { x: W - RIGHT, y: H - 6, "text-anchor": "end" }, `${end} ${say("js-decisions")}`));
  const ends = spread(
    names.map((_, seat) => y(last[seat])),
    H - BOTTOM,
  );
  names.forEach((name, seat) => {
    const points = line.map((row, n) => `${x(at[n]).toFixed(1)} ${y(row[seat]).toFixed(1)}`);
    const paint = colour(seat);
    const group = svg("g", { class: paint });
    group.append(svg("path", { class: `run ${paint.replace("p", "run")}`, d: `M${points.join("L")}` }));
    group.append(
      svg("circle", {
        cx: x(end),
        cy: y(last[seat]),
        r: 6,
        fill: `url(#${paint.replace("p", "pat-")})`,
        stroke: "var(--ink)",
        "stroke-width": "1.4",
      }),
    );
    const short = name.length > 11 ? `${name.slice(0, 10)}…` : name;
    const ending = tall ? signed(last[seat]) : `${short} ${signed(last[seat])}`;
    group.append(svg("text", { class: "name", x: W - RIGHT + 12, y: ends[seat] + 5 }, ending));
    if (tall) group.append(...entry(short, paint, 10 + (seat % 2) * (W / 2), H + Math.floor(seat / 2) * ROW + 12));
    drawing.append(group);
  });
  /** @type {[number, number][]} */
  const taken = [];
  for (const [n, mark] of marks.entries()) {
    const place = above(taken, x(at[mark.at]), y(line[mark.at][mark.seat]));
    taken.push(place);
    drawing.append(diamond(n + 1, ...place, mark));
  }
  return drawing;
}

/**
 * This place, or the nearest above it where no other diamond lies.
 * @param {[number, number][]} taken
 * @param {number} x
 * @param {number} y
 * @returns {[number, number]}
 */
function above(taken, x, y) {
  const lies = taken.some(([left, top]) => Math.abs(left - x) + Math.abs(top - y) < 2 * DIAMOND);
  return lies ? above(taken, x, y - DIAMOND) : [x, y];
}

/**
 * A numbered diamond on a line; the list below has it as a link, for those who do not see the drawing.
 * @param {number} number
 * @param {number} x
 * @param {number} y
 * @param {Mark} mark
 */
function diamond(number, x, y, { go }) {
  const group = svg("g", { class: "turned", transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` });
  group.append(svg("path", { d: `M0 ${-DIAMOND}L${DIAMOND} 0L0 ${DIAMOND}L${-DIAMOND} 0Z` }));
  group.append(svg("text", { y: 4, "text-anchor": "middle" }, String(number)));
  group.addEventListener("click", go);
  return group;
}

/**
 * A name below the drawing, with its line.
 * @param {string} name
 * @param {string} paint
 * @param {number} x
 * @param {number} y
 */
const entry = (name, paint, x, y) => [
  svg("path", { class: `run ${paint.replace("p", "run")}`, d: `M${x} ${y - 5}h26` }),
  svg("text", { class: "name", x: x + 34, y }, name),
];

/** Labels that would lie on each other move apart, none below the floor. @param {number[]} places @param {number} floor */
function spread(places, floor) {
  const order = places.map((place, seat) => [place, seat]).sort((a, b) => a[0] - b[0]);
  let last = -Infinity;
  /** @type {number[]} */
  const moved = [];
  for (const [place, seat] of order) {
    last = Math.max(place, last + 19);
    moved[seat] = last;
  }
  const over = last - floor;
  return over > 0 ? moved.map((place) => place - over) : moved;
}

/**
 * The same as a table, for those who do not see the drawing.
 * @param {number[][]} line
 * @param {number[]} at
 * @param {string[]} names
 */
export function plotTable(line, at, names) {
  const head = [say("js-decisions"), ...names].map((name) => el("th", { scope: "col" }, name));
  const rows = line.map((values, n) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, at[n]),
      values.map((value) => el("td", {}, signed(value))),
    ),
  );
  return el("table", {}, el("thead", {}, el("tr", {}, head)), el("tbody", {}, rows));
}

// The fortunes over the game as a drawing: one line a player, told apart by colour and by dashes.

import { el, say, svg } from "./dom.js";

const [W, H, LEFT, RIGHT, TOP, BOTTOM] = [620, 360, 44, 132, 16, 42];

/** `money[n][seat]` after n decisions; `rounds`: where each begins. */
export function plot(money, rounds, names) {
  const top = Math.max(5, ...money.flat());
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((size) => top / size <= 6) || 500;
  const most = Math.ceil(top / step) * step;
  const x = (n) => LEFT + (n / Math.max(1, money.length - 1)) * (W - LEFT - RIGHT);
  const y = (value) => H - BOTTOM - (value / most) * (H - TOP - BOTTOM);
  const drawing = svg("svg", { class: "plot", viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": say("js-money") });
  for (let value = 0; value <= most; value += step) {
    drawing.append(svg("path", { class: value ? "grid" : "axis", d: `M${LEFT} ${y(value)}H${W - RIGHT}` }));
    drawing.append(svg("text", { x: LEFT - 8, y: y(value) + 4, "text-anchor": "end" }, String(value)));
  }
  for (const { decisions, round } of rounds) {
    drawing.append(svg("path", { class: "grid", d: `M${x(decisions)} ${TOP}V${H - BOTTOM}` }));
    drawing.append(
      svg(
        "text",
        { x: x(decisions), y: H - BOTTOM + 20, "text-anchor": decisions ? "middle" : "start" },
        say("js-round", { round }),
      ),
    );
  }
  drawing.append(
    svg("text", { x: W - RIGHT, y: H - 6, "text-anchor": "end" }, `${money.length - 1} ${say("js-decisions")}`),
  );
  const ends = spread(names.map((_, seat) => y(money.at(-1)[seat])));
  names.forEach((name, seat) => {
    const points = money.map((row, n) => `${x(n).toFixed(1)} ${y(row[seat]).toFixed(1)}`);
    const group = svg("g", { class: `p${seat + 1}` });
    group.append(svg("path", { class: `run run${seat + 1}`, d: `M${points.join("L")}` }));
    group.append(
      svg("circle", {
        cx: x(money.length - 1),
        cy: y(money.at(-1)[seat]),
        r: 6,
        fill: `url(#pat-${seat + 1})`,
        stroke: "var(--ink)",
        "stroke-width": "1.4",
      }),
    );
    const short = name.length > 11 ? `${name.slice(0, 10)}…` : name;
    group.append(
      svg("text", { class: "name", x: W - RIGHT + 16, y: ends[seat] + 5 }, `${short} ${money.at(-1)[seat]}`),
    );
    drawing.append(group);
  });
  return drawing;
}

/** Labels that would lie on each other move apart. */
function spread(places) {
  const order = places.map((place, seat) => [place, seat]).sort((a, b) => a[0] - b[0]);
  let last = -Infinity;
  const moved = [];
  for (const [place, seat] of order) {
    last = Math.max(place, last + 19);
    moved[seat] = last;
  }
  const over = last - (H - BOTTOM);
  return over > 0 ? moved.map((place) => place - over) : moved;
}

/** The same as a table, for those who do not see the drawing. */
export function plotTable(money, names) {
  const row = (cells, tag = "td") =>
    el(
      "tr",
      {},
      cells.map((cell, i) =>
        el(i ? tag : "th", { scope: i ? (tag === "th" ? "col" : null) : tag === "th" ? "col" : "row" }, String(cell)),
      ),
    );
  return el(
    "table",
    {},
    el("thead", {}, row([say("js-decisions"), ...names], "th")),
    el(
      "tbody",
      {},
      money.map((values, n) => row([n, ...values])),
    ),
  );
}

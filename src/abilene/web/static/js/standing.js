// The score so far as a sheet: what counts down the side, the players across, a question mark where it is hidden.

import { colour, el, say, sheet, signed } from "./dom.js";
import { get } from "./wire.js";

/** @param {number | null} points */
const cell = (points) =>
  points === null
    ? el("td", { class: "unknown", "aria-label": say("js-hidden") }, "?")
    : el("td", {}, points ? el("b", {}, signed(points)) : el("i", {}, "–"));

/** @param {Wire.SeatStanding} standing */
const sum = ({ total, whole }) =>
  whole ? el("td", {}, signed(total)) : el("td", { "aria-label": say("js-at-least", { total }) }, `≥ ${signed(total)}`);

/** Open the sheet with what `address` tells. @param {string} address @param {boolean} over nothing comes to it any more */
export async function openStanding(address, over) {
  /** @type {Wire.Standing} */
  const { parts, seats } = await get(address);
  const head = seats.map(({ seat, name }) =>
    el(
      "th",
      { scope: "col", class: colour(seat) },
      el("span", { class: "nm" }, el("span", { class: "sw" }), el("span", {}, name)),
    ),
  );
  const rows = parts.map(({ label }, n) =>
    el("tr", {}, el("th", { scope: "row" }, label), ...seats.map(({ points }) => cell(points[n]))),
  );
  const table = el(
    "table",
    { class: "standing" },
    el("thead", {}, el("tr", {}, el("td", {}), ...head)),
    el("tbody", {}, rows),
    el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, say("js-total")), ...seats.map(sum))),
  );
  const hidden = seats.some(({ whole }) => !whole);
  sheet(
    say(over ? "js-score-sheet" : "js-standing"),
    [
      el("div", { class: "wide-table", tabindex: "0", role: "region", "aria-label": say("js-standing") }, table),
      hidden && el("p", { class: "quiet" }, say("js-standing-hidden")),
    ],
    { kind: "middle" },
  );
}

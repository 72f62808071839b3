// The score so far as a sheet: what counts down the side, the players across, a question mark where it is hidden.

import { colour, el, say, sheet, signed } from "./dom.js";
import { get } from "./wire.js";

/** Open the sheet with what `address` tells. */
export async function openStanding(address) {
  const { parts, seats } = await get(address);
  const cell = (points) =>
    points === null
      ? el("td", { class: "unknown", "aria-label": say("js-hidden") }, "?")
      : el("td", {}, points ? el("b", {}, signed(points)) : el("i", {}, "–"));
  const total = ({ total: sum, whole }) =>
    whole
      ? el("td", {}, signed(sum))
      : el("td", { "aria-label": say("js-at-least", { total: sum }) }, `≥ ${signed(sum)}`);
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
    el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, say("js-total")), ...seats.map(total))),
  );
  const hidden = seats.some(({ whole }) => !whole);
  sheet(
    say("js-standing"),
    [
      el("div", { class: "wide-table", tabindex: "0", role: "region", "aria-label": say("js-standing") }, table),
      hidden ? el("p", { class: "quiet" }, say("js-standing-hidden")) : null,
    ].filter(Boolean),
    { kind: "middle" },
  );
}

// Invitations: the secret link of a seat, as an address to copy and as a QR code; and the link to watch.

import { $, button, copy, el, icon, iconButton, say, sheet, svg, swatch } from "./dom.js";
import { post } from "./wire.js";

/** @param {string} table */
const shelf = (table) => `abilene:links:${table}`;

/**
 * The seat links that this browser was given for a table, by seat; more are added to them.
 * @param {string} table
 * @param {Record<number, string>} more
 * @returns {Record<number, string>}
 */
export function links(table, more = {}) {
  let known = {};
  try {
    known = { ...JSON.parse(localStorage.getItem(shelf(table)) || "{}"), ...more };
    if (Object.keys(more).length) localStorage.setItem(shelf(table), JSON.stringify(known));
  } catch {
    // A browser that keeps nothing: the link is still shown once.
  }
  return { ...known, ...more };
}

/** Remember the links of a table that was just made: they are told only once. @param {Wire.TableMade} made */
export function keepLinks({ table, seats }) {
  links(table, Object.fromEntries(seats.flatMap(({ seat, url }) => (url ? [[seat, url]] : []))));
}

/** A QR code, always dark on light; the address goes in the body, never into a log. @param {string} text */
async function qr(text) {
  /** @type {{ size: number, path: string }} */
  /** @type {Wire.QrCode} */
  const { size, path } = await post("/qr", { text });
  return svg(
    "svg",
    {
      class: "qr",
      viewBox: `0 0 ${size} ${size}`,
      role: "img",
      "aria-label": say("js-qr"),
      "shape-rendering": "crispEdges",
    },
    svg("rect", { width: size, height: size, fill: "#FFFFFA" }),
    svg("path", { d: path, stroke: "#2A2019", fill: "none" }),
  );
}

/** @param {string} path */
const address = (path) => new URL(path, location.origin).href;

/** @param {string} label @param {string} where @param {Node} mark */
function row(label, where, mark) {
  const field = el("input", { class: "inp mono", readonly: true, value: where, "aria-label": label });
  field.addEventListener("focus", () => field.select());
  const holder = el("div", { class: "qrhold" });
  const toggle = async () => {
    const open = holder.childElementCount > 0;
    holder.replaceChildren(...(open ? [] : [await qr(where)]));
    show.setAttribute("aria-expanded", String(!open));
  };
  const show = iconButton("qr", say("js-qr"), toggle, { "aria-expanded": "false" });
  return el(
    "li",
    { class: "lkrow" },
    el("b", {}, mark, " ", label),
    el(
      "span",
      { class: "lk" },
      field,
      button("copy", say("js-copy"), () => copy(where), "btn sm"),
      show,
    ),
    holder,
  );
}

/** The link of one seat, with its QR code open. @param {string} table @param {Wire.Seat} seat */
export async function shareSeat(table, seat) {
  const where = address(links(table)[seat.seat]);
  const line = row(seat.name, where, swatch(seat.seat));
  sheet(say("js-share"), [el("p", { class: "quiet" }, say("js-share-seat")), el("ul", { class: "stack" }, line)], {
    kind: "small",
  });
  $(".qrhold", HTMLElement, line).append(await qr(where));
}

/**
 * All that can be sent: the seats still free, and the link to watch.
 * @param {string} table
 * @param {Wire.Seat[]} seats
 * @param {boolean} watchable
 */
export function shareTable(table, seats, watchable) {
  const known = links(table);
  const free = seats.filter((seat) => known[seat.seat] && seat.free);
  const rows = free.map(({ seat, name }) => row(name, address(known[seat]), swatch(seat)));
  if (watchable) rows.push(row(say("js-watch-link"), address(`/t/${table}`), icon("eye")));
  const help = free.length ? "js-share-help" : watchable ? "js-share-watch" : "js-share-none";
  const list = rows.length > 0 && el("ul", { class: "stack" }, rows);
  sheet(say("js-share"), [el("p", { class: "quiet" }, say(help)), list], { kind: "middle" });
}

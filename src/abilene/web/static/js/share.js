// Invitations: the secret link of a seat, as an address to copy and as a QR code; and the link to watch.

import { copy, el, icon, say, sheet, svg } from "./dom.js";
import { post } from "./wire.js";

const shelf = (table) => `abilene:links:${table}`;

/** The seat links that this browser was given for a table: {seat: address}; more are added to them. */
export function links(table, more = null) {
  let known = {};
  try {
    known = JSON.parse(localStorage.getItem(shelf(table)) || "{}");
    if (more) localStorage.setItem(shelf(table), JSON.stringify({ ...known, ...more }));
  } catch {
    // A browser that keeps nothing: the link is still shown once.
  }
  return { ...known, ...more };
}

/** Remember the links of a table that was just made: they are told only once. */
export function keepLinks(made) {
  links(made.table, Object.fromEntries(made.seats.filter((seat) => seat.url).map((seat) => [seat.seat, seat.url])));
}

/** A QR code, always dark on light; the address goes in the body, never into a log. */
export async function qr(text) {
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

export function address(path) {
  return new URL(path, location.origin).href;
}

function row(label, where, mark) {
  const field = el("input", { class: "inp mono", readonly: true, value: where, "aria-label": label });
  field.addEventListener("focus", () => field.select());
  const holder = el("div", { class: "qrhold" });
  const show = el(
    "button",
    { class: "btn-i", type: "button", "aria-label": say("js-qr"), title: say("js-qr"), "aria-expanded": "false" },
    icon("qr", "i-m"),
  );
  show.addEventListener("click", async () => {
    const open = holder.childElementCount > 0;
    holder.replaceChildren(...(open ? [] : [await qr(where)]));
    show.setAttribute("aria-expanded", String(!open));
  });
  return el(
    "li",
    { class: "lkrow" },
    el("b", {}, mark, " ", label),
    el(
      "span",
      { class: "lk" },
      field,
      el("button", { class: "btn sm", type: "button", on: { click: () => copy(where) } }, icon("copy"), say("js-copy")),
      show,
    ),
    holder,
  );
}

/** The link of one seat, with its QR code open. */
export async function shareSeat(table, seat) {
  const where = address(links(table)[seat.seat]);
  const line = row(seat.name, where, el("span", { class: `sw p${seat.seat + 1}` }));
  sheet(say("js-share"), [el("p", { class: "quiet" }, say("js-share-seat")), el("ul", { class: "stack" }, line)], {
    kind: "small",
  });
  line.querySelector(".qrhold").append(await qr(where));
}

/** All that can be sent: the seats still free, and the link to watch. */
export function shareTable(table, seats, watchable) {
  const known = links(table);
  const free = seats.filter((seat) => known[seat.seat] && seat.free);
  const rows = free.map((seat) =>
    row(seat.name, address(known[seat.seat]), el("span", { class: `sw p${seat.seat + 1}` })),
  );
  if (watchable) rows.push(row(say("js-watch-link"), address(`/t/${table}`), icon("eye")));
  const content = rows.length
    ? [
        el("p", { class: "quiet" }, say(free.length ? "js-share-help" : "js-share-watch")),
        el("ul", { class: "stack" }, rows),
      ]
    : [el("p", { class: "quiet" }, say("js-share-none"))];
  sheet(say("js-share"), content, { kind: "middle" });
}

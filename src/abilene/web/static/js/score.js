// The score sheet: the plot, the check of the seed, and once more.

import { $, colour, copy, el, maybe, page, pictograms, say, signed, spans, theTable } from "./dom.js";
import { plot, plotTable } from "./plot.js";
import { rematch } from "./rematch.js";
import { get } from "./wire.js";

const { id, names } = theTable();

/** The hash that everybody saw at the start is made again here, from the seed. */
async function check() {
  const { seed, salt, hash } = $("#seed").dataset;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`abilene ${seed} ${salt}`));
  const made = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  $("#seed-check").hidden = made !== hash;
}

/** The address of the moment at which something turned. @param {Wire.TurningPoint} point */
const moment = ({ decisions }) => `/t/${id}/replay?n=${decisions}`;

/** One curve at a time, and the same as a table. @param {Wire.Curves} curves */
function follow({ at, lines, labels, rounds, turning }) {
  const marks = turning.map((point) => ({ at: point.at, seat: point.seat, go: () => location.assign(moment(point)) }));
  /** @param {string} name */
  const show = (name) => {
    $("#plot").replaceChildren(plot(labels[name], lines[name], at, rounds, names, marks));
    $("#plot-table").replaceChildren(plotTable(lines[name], at, names));
  };
  const kinds = Object.keys(labels);
  const radios = kinds.map((name, n) =>
    el(
      "label",
      {},
      el("input", { type: "radio", name: "curve", value: name, checked: n === 0, on: { change: () => show(name) } }),
      el("span", {}, labels[name]),
    ),
  );
  if (kinds.length > 1) $("#curves").replaceChildren(...radios);
  $("#curves").hidden = kinds.length < 2;
  show(kinds[0]);
}

/** The turning points in words, numbered as in the drawing. @param {Wire.TurningPoint[]} points */
function tellTurning(points) {
  const rows = points.map((point) =>
    el(
      "li",
      {},
      el("a", { href: moment(point) }, spans(point.spans)),
      el(
        "small",
        {},
        `${say("js-decision", { n: point.decisions })} · `,
        point.turn >= 0 && `${say("js-turn-of", { name: names[point.turn] })} · `,
        el("b", { class: colour(point.seat) }, gained(point)),
        point.leads && ` · ${say(point.for_good ? "js-leads-good" : "js-leads")}`,
      ),
    ),
  );
  $("#turning ol").replaceChildren(...rows);
  $("#turning").hidden = !rows.length;
}

/** @param {Wire.TurningPoint} point */
const gained = ({ gain, seat }) => say("js-gain", { gain: gain > 0 ? `+${gain}` : signed(gain), name: names[seat] });

if (maybe("#plot")) {
  /** @type {[Wire.Curves, void]} */
  const [curves] = await Promise.all([get(`/api/tables/${id}/curves?lang=${page.lang}`), pictograms()]);
  follow(curves);
  tellTurning(curves.turning);
  if (globalThis.crypto?.subtle) await check();
}

maybe("#copy-link")?.addEventListener("click", () => copy(location.href));
if (maybe("#rematch")) {
  const again = $("#rematch", HTMLButtonElement);
  again.addEventListener("click", () => rematch(id, again));
}

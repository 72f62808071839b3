// The score sheet: the plot, the check of the seed, and once more.

import { $, copy, el, maybe, page, theTable } from "./dom.js";
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

/**
 * One curve at a time, and the same as a table.
 * @param {Wire.Curves} curves
 * @param {Wire.RoundBegins[]} rounds
 */
function follow({ at, lines, labels }, rounds) {
  /** @param {string} name */
  const show = (name) => {
    $("#plot").replaceChildren(plot(labels[name], lines[name], at, rounds, names));
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

if (maybe("#plot")) {
  /** @type {Wire.Replay} */
  const { curves, rounds } = await get(`/api/tables/${id}/replay?lang=${page.lang}`);
  if (curves) follow(curves, rounds);
  if (globalThis.crypto?.subtle) await check();
}

maybe("#copy-link")?.addEventListener("click", () => copy(location.href));
if (maybe("#rematch")) {
  const again = $("#rematch", HTMLButtonElement);
  again.addEventListener("click", () => rematch(id, again));
}

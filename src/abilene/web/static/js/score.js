// The score sheet: the plot, the check of the seed, and once more.

import { $, copy, el, page } from "./dom.js";
import { get } from "./wire.js";
import { plot, plotTable } from "./plot.js";
import { rematch } from "./rematch.js";

const { id, names } = page.table;

/** The hash that everybody saw at the start is made again here, from the seed. */
async function check() {
  const { seed, salt, hash } = $("#seed").dataset;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`abilene ${seed} ${salt}`));
  const made = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  $("#seed-check").hidden = made !== hash;
}

/** One curve at a time, and the same as a table. */
function follow({ curves, rounds }) {
  const { at, lines, labels } = curves;
  const show = (name) => {
    $("#plot").replaceChildren(plot(labels[name], lines[name], at, rounds, names));
    $("#plot-table").replaceChildren(plotTable(lines[name], at, names));
  };
  const kinds = Object.keys(labels);
  const radio = (name, n) =>
    el(
      "label",
      {},
      el("input", { type: "radio", name: "curve", value: name, checked: n === 0, on: { change: () => show(name) } }),
      el("span", {}, labels[name]),
    );
  if (kinds.length > 1) $("#curves").replaceChildren(...kinds.map(radio));
  $("#curves").hidden = kinds.length < 2;
  show(kinds[0]);
}

if ($("#plot")) {
  follow(await get(`/api/tables/${id}/replay?lang=${page.lang}`));
  if (globalThis.crypto?.subtle) await check();
}

$("#copy-link")?.addEventListener("click", () => copy(location.href));
$("#rematch")?.addEventListener("click", (event) => rematch(id, event.currentTarget));

// The score sheet: the plot, the check of the seed, and once more.

import { $, copy, page } from "./dom.js";
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

if ($("#plot")) {
  const { money, rounds } = await get(`/api/tables/${id}/replay`);
  $("#plot").append(plot(money, rounds, names));
  $("#plot-table").append(plotTable(money, names));
  if (globalThis.crypto?.subtle) await check();
}

$("#copy-link")?.addEventListener("click", () => copy(location.href));
$("#rematch")?.addEventListener("click", (event) => rematch(id, event.currentTarget));

// New table: the form, its sentence, its board, and the table it opens.

import { $, $$, page, say } from "./dom.js";
import { post, Refused } from "./wire.js";
import { preview } from "./preview.js";
import { fit, fitting, spell } from "./options.js";
import { keepLinks } from "./share.js";

const form = $("#plan");
const rows = $$(".sr");
const chosen = (name) => form.elements[name]?.value;

let own = {}; // figures from the owner's box

function plan() {
  const players = Number(chosen("players"));
  const seats = rows
    .slice(0, players)
    .map((row, n) => ({ kind: chosen(`kind-${n}`), bot: chosen(`bot-${n}`), name: chosen(`name-${n}`).trim() }));
  return {
    game: chosen("game"),
    players,
    options: fitting(form),
    seats,
    visibility: chosen("visibility"),
    pace: Number(chosen("pace")),
    data: own,
  };
}

/** Show the seats that there are, and of each what its kind needs; "me" is one seat only. */
function arrange(changed) {
  const players = Number(chosen("players"));
  if (changed?.name?.startsWith("kind-") && changed.value === "me")
    for (const other of $$("input[value=me]", form))
      if (other !== changed && other.checked) form.elements[other.name].value = "local";
  rows.forEach((row, n) => {
    row.hidden = n >= players;
    for (const detail of $$("[data-for]", row)) detail.hidden = detail.dataset.for !== chosen(`kind-${n}`);
  });
  fit(form, players, changed?.name);
}

async function show() {
  const { game, players, options, seats, visibility } = plan();
  const kinds = seats.map((seat) => (seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind));
  try {
    const told = await preview($("#preview"), { game, players, options, seats: kinds, visibility });
    if (told === null) return;
    $("#sum").textContent = told.sentence;
    $("#reconstructed").hidden = !told.reconstructed.length;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    $("#wrong").textContent = error.body.reason || error.message;
  }
}

form.addEventListener("change", (event) => {
  if (event.target.name === "game" && event.target.value !== page.game) {
    location.href = `/new?game=${event.target.value}`;
    return;
  }
  $("#wrong").textContent = "";
  arrange(event.target);
  show();
});

$("#own-figures").addEventListener("change", async ({ target }) => {
  own = {};
  $("#own-said").textContent = $("#wrong").textContent = "";
  const file = target.files[0];
  if (!file) return;
  const { game, players, options } = plan();
  try {
    ({ data: own } = await post("/new/figures", { game, players, options, toml: await file.text() }));
    $("#own-said").textContent = say("js-own-figures-good");
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    target.value = "";
    $("#own-said").textContent = error.body.reason || error.message;
  }
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = $("button[type=submit]", form);
  button.disabled = true;
  try {
    const mine = form.elements.me?.value.trim();
    if (mine) await post("/api/people/guest", { name: mine });
    const made = await post("/api/tables", plan());
    keepLinks(made);
    const invites = plan().seats.some((seat) => seat.kind === "link");
    location.href = `/t/${made.table}${invites ? "#share" : ""}`;
  } catch (error) {
    button.disabled = false;
    if (!(error instanceof Refused)) throw error;
    $("#wrong").textContent = error.code === "sign_in" ? say("js-new-name") : error.body.reason || error.message;
  }
});

spell(form);
arrange();
show();

// What a game promises, on its page and on its card in the lobby: a turn that moves, and a table at one click.

import { $$, maybe, toast } from "./dom.js";
import { keepLinks } from "./share.js";
import { post, refusal } from "./wire.js";

/** @param {HTMLButtonElement} button */
async function play(button) {
  button.disabled = true;
  try {
    /** @type {Wire.TableMade} */
    const made = await post(`/api/games/${button.dataset.plays}/first`);
    keepLinks(made);
    location.href = made.url;
  } catch (error) {
    button.disabled = false;
    toast(refusal(error).reason, "warning");
  }
}

for (const button of $$("button[data-plays]", HTMLButtonElement)) button.addEventListener("click", () => play(button));

// What a picture needs to move is fetched when it shall: in the lobby when somebody asks for it.
for (const button of $$(".tk [data-film]"))
  button.addEventListener("click", async () => (await import("./film.js")).onCard(button), { once: true });

const film = maybe(".film");
if (film) import("./film.js").then(({ stage }) => stage(film));

// Settings: each acts at once.

import { $, around, say, toast } from "./dom.js";
import { set } from "./shell.js";
import { refusal } from "./wire.js";

$("#settings").addEventListener("change", async (event) => {
  const field = around(event, "input, select");
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  try {
    await set(field.name, field.value);
    if (field.name === "lang") location.reload();
    else toast(say("js-saved"), "check");
  } catch (error) {
    toast(refusal(error).message, "warning");
  }
});

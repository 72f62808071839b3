// Settings: each acts at once.

import { $, say, toast } from "./dom.js";
import { set } from "./shell.js";

$("#settings").addEventListener("change", async (event) => {
  const { name, value } = event.target;
  try {
    await set(name, value);
    if (name === "lang") location.reload();
    else toast(say("js-saved"), "check");
  } catch (error) {
    toast(error.message, "warning");
  }
});

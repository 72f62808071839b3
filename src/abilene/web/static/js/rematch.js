// Once more, with the same people.

import { toast } from "./dom.js";
import { keepLinks } from "./share.js";
import { post, refusal } from "./wire.js";

/**
 * Open the rematch of a table, or come to the one that somebody else has opened.
 * @param {string} table
 * @param {HTMLButtonElement} button
 */
export async function rematch(table, button) {
  button.disabled = true;
  try {
    /** @type {Wire.TableMade} */
    const made = await post(`/api/tables/${table}/rematch`);
    keepLinks(made);
    location.href = `/t/${made.table}`;
  } catch (error) {
    button.disabled = false;
    toast(refusal(error).message, "warning");
  }
}

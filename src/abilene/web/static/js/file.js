// A file of figures that somebody has chosen.

import { Refused } from "./wire.js";

const LARGEST = 200_000; // bytes of a file of figures

/** What stands in it; the form says what is said of one that is too large. @param {File} file @param {HTMLFormElement} form */
export async function textOf(file, form) {
  if (file.size > LARGEST) throw new Refused(413, { message: String(form.dataset.large) });
  try {
    return await file.text();
  } catch {
    throw new Refused(0, {}); // it has gone, or may not be read
  }
}

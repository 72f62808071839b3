// A file of figures that somebody has chosen.

import { say } from "./dom.js";
import { Refused } from "./wire.js";

const LARGEST = 200_000; // bytes of a file of figures

/** What stands in it. @param {File} file */
export async function textOf(file) {
  if (file.size > LARGEST) throw new Refused(413, { message: say("js-form-large") });
  try {
    return await file.text();
  } catch {
    throw new Refused(0, {}); // it has gone, or may not be read
  }
}

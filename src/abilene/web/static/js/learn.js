// The way into a lesson: its table is opened at once, unless one was left half way.

import { maybe, page, toast } from "./dom.js";
import { post, refusal } from "./wire.js";

async function begin() {
  try {
    /** @type {Wire.LessonOpened} */
    const { url } = await post(page.begins ?? "");
    location.replace(url);
  } catch (error) {
    toast(refusal(error).reason, "warning");
  }
}

maybe("#again")?.addEventListener("click", begin);
if (!page.left) begin();

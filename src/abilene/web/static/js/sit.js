// An invitation: the link of a seat, whose secret is behind the # and goes nowhere but into the body of a request.

import { $, el, icon, page, say, swatch } from "./dom.js";
import { post, refusal } from "./wire.js";

/** @typedef {import("./wire.js").Refused} Refused */

const [table, token = ""] = location.hash.slice(1).split(".");
const api = `/api/tables/${encodeURIComponent(table)}`;

/** The link opens nothing: say why, and where to go instead. @param {Refused} refused */
function closed({ message, status }) {
  $("#title").textContent = say("js-sit-closed");
  $("#said").textContent = message;
  const watch = el("a", { class: "btn", href: `/t/${table}` }, icon("eye"), say("js-to-table"));
  $("#others").replaceChildren(...(status === 403 ? [watch] : []));
}

/** @param {Wire.Invited} invited */
function offer({ seat, title, name, seats }) {
  $("#title").replaceChildren(swatch(seat), ` ${say("js-sit-title", { seat: seat + 1 })}`);
  const others = seats.filter((one) => one.seat !== seat && !one.free).map((one) => one.name);
  $("#said").textContent = [title, others.join(", ")].filter(Boolean).join(" · ");
  const form = $("#sit");
  const field = $("input[name=name]", HTMLInputElement, form);
  field.value = page.me || name;
  form.hidden = false;
  field.select();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      if (!page.me) await post("/api/people/guest", { name: field.value });
      await post(`${api}/seats/${seat}`, { action: "sit", name: field.value, token });
      location.replace(`/t/${table}`);
    } catch (error) {
      $(".wrong", HTMLElement, form).textContent = refusal(error).message;
    }
  });
}

async function open() {
  try {
    /** @type {Wire.Invited} */
    const invited = await post(`${api}/invitation?lang=${page.lang}`, { token });
    if (invited.yours) location.replace(`/t/${table}`);
    else offer(invited);
  } catch (error) {
    closed(refusal(error));
  }
}

addEventListener("hashchange", () => location.reload());
open();

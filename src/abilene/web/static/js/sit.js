// An invitation: the link of a seat, whose secret is behind the # and goes nowhere but into the body of a request.

import { $, el, icon, page, say } from "./dom.js";
import { post, Refused } from "./wire.js";

const [table, token = ""] = location.hash.slice(1).split(".");
const api = `/api/tables/${encodeURIComponent(table)}`;

/** The link opens nothing: say why, and where to go instead. */
function closed(error) {
  $("#title").textContent = say("js-sit-closed");
  $("#said").textContent = error.message;
  const used = error.status === 403;
  $("#others").replaceChildren(...(used ? [el("a", { class: "btn", href: `/t/${table}` }, icon("eye"), say("js-to-table"))] : []));
}

function offer({ seat, title, name, seats }) {
  $("#title").replaceChildren(
    el("span", { class: `sw p${seat + 1}` }),
    ` ${say("js-sit-title", { seat: seat + 1 })}`,
  );
  const others = seats.filter((one) => one.seat !== seat && !one.free).map((one) => one.name);
  $("#said").textContent = [title, others.join(", ")].filter(Boolean).join(" · ");
  const form = $("#sit");
  form.elements.name.value = page.me || name;
  form.hidden = false;
  form.elements.name.select();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const given = form.elements.name.value;
      if (!page.me) await post("/api/people/guest", { name: given });
      await post(`${api}/seats/${seat}`, { action: "sit", name: given, token });
      location.replace(`/t/${table}`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      $(".wrong", form).textContent = error.message;
    }
  });
}

async function open() {
  try {
    const seat = await post(`${api}/invitation?lang=${page.lang}`, { token });
    if (seat.yours) location.replace(`/t/${table}`);
    else offer(seat);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    closed(error);
  }
}

addEventListener("hashchange", () => location.reload());
open();

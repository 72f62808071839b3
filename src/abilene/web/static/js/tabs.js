// On a phone: board, log and chat are tabs; on a tablet the rail is a drawer.

import { $, $$ } from "./dom.js";

export function tabs(chat) {
  const table = $(".table");
  const show = (name) => {
    table.dataset.tab = name;
    for (const tab of $$(".tabs [data-tab]")) {
      const on = tab.dataset.tab === name;
      tab.classList.toggle("on", on);
      tab.setAttribute("aria-pressed", String(on));
    }
    if (name === "chat") chat?.count(0);
    for (const list of $$(".scroll, #said")) list.scrollTop = list.scrollHeight;
  };
  for (const tab of $$(".tabs [data-tab]")) tab.addEventListener("click", () => show(tab.dataset.tab));
  $("#rail-open")?.addEventListener("click", (event) => {
    const open = $(".rail").classList.toggle("open");
    event.currentTarget.setAttribute("aria-expanded", String(open));
  });
  return show;
}

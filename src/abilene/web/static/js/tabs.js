// On a phone: board, log and chat are tabs; on a tablet the rail is a drawer.

import { $, $$ } from "./dom.js";

/** How to show one of the tabs. @param {import("./chat.js").Chat} chat */
export function tabs(chat) {
  const table = $(".table");
  const all = $$(".tabs [data-tab]");
  /** @param {string} name */
  const show = (name) => {
    table.dataset.tab = name;
    for (const tab of all) {
      const on = tab.dataset.tab === name;
      tab.classList.toggle("on", on);
      tab.setAttribute("aria-pressed", String(on));
    }
    if (name === "chat") chat.count(0);
    for (const list of $$(".scroll, #said")) list.scrollTop = list.scrollHeight;
  };
  for (const tab of all) tab.addEventListener("click", () => show(tab.dataset.tab ?? ""));
  const opener = $("#rail-open");
  opener.addEventListener("click", () => {
    const open = $(".rail").classList.toggle("open");
    opener.setAttribute("aria-expanded", String(open));
  });
  return show;
}

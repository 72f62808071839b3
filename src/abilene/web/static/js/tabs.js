// What is not the board: log, chat, seats and the rest, one at a time. On a phone they are tabs, else a drawer.

import { $, $$ } from "./dom.js";

/**
 * How to show one of them; "board" puts them all away.
 * @param {Record<string, () => void>} read is called when one of these is shown
 */
export function tabs(read = {}) {
  const table = $(".table");
  const all = $$("[data-tab]").filter((one) => one !== table);
  /** @param {string} name */
  const show = (name) => {
    table.dataset.tab = name;
    for (const tab of all) {
      const on = tab.dataset.tab === name;
      tab.classList.toggle("on", on);
      tab.setAttribute("aria-pressed", String(on));
    }
    read[name]?.();
    history.replaceState({ ...history.state, tab: name }, ""); // a page that is loaded again, in another language too, shows it
    for (const list of $$(".scroll, #said")) list.scrollTop = list.scrollHeight;
  };
  for (const tab of all)
    tab.addEventListener("click", () => {
      const open = table.dataset.tab === tab.dataset.tab && tab.closest(".spine, .top");
      show(open ? "board" : (tab.dataset.tab ?? ""));
    });
  if (history.state?.tab) show(history.state.tab);
  return show;
}

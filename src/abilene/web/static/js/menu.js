// A small menu beside a thing on the board that stands for several options.

import { el, say } from "./dom.js";

let open = null;

export function closeMenu() {
  const was = open;
  open = null;
  was?.menu.remove();
  was?.point([]);
  if (was?.back?.isConnected) was.back.focus({ preventScroll: true });
  return Boolean(was);
}

/** Offer `options` beside `element`; `choose(option)` when one is taken, `point([choice])` while one is pointed at. */
export function openMenu(element, options, choose, point) {
  closeMenu();
  const items = options.map((option) => {
    const look = () => point([option.choice]);
    const on = { click: () => (closeMenu(), choose(option)), pointerenter: look, focus: look };
    return el("button", { role: "menuitem", type: "button", on }, option.label);
  });
  const menu = el("div", { class: "menu", role: "menu", "aria-label": say("js-menu") }, items);
  menu.addEventListener("keydown", (event) => {
    const at = items.indexOf(document.activeElement);
    if (event.key === "ArrowDown") items[(at + 1) % items.length].focus();
    else if (event.key === "ArrowUp") items[(at + items.length - 1) % items.length].focus();
    else if (event.key === "Home") items[0].focus();
    else if (event.key === "End") items.at(-1).focus();
    else if (event.key === "Escape" || event.key === "Tab") closeMenu();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  document.body.append(menu);
  const box = element.getBoundingClientRect();
  const left = Math.min(
    innerWidth - menu.offsetWidth - 8,
    Math.max(8, box.left + box.width / 2 - menu.offsetWidth / 2),
  );
  const below = box.bottom + 8 + menu.offsetHeight < innerHeight;
  menu.style.left = `${left}px`;
  menu.style.top = `${below ? box.bottom + 8 : Math.max(8, box.top - 8 - menu.offsetHeight)}px`;
  open = { menu, back: element, point };
  items[0].focus();
}

addEventListener("pointerdown", (event) => open && !open.menu.contains(event.target) && closeMenu(), true);

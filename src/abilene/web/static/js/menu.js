// A small menu beside a thing on the board that stands for several options.

import { el, refocus, say } from "./dom.js";
import { touched } from "./touch.js";

/** @typedef {{ [key: string]: (at: number, all: number) => number }} Steps */
/** @type {Steps} */
const STEPS = {
  ArrowDown: (at, all) => (at + 1) % all,
  ArrowUp: (at, all) => (at + all - 1) % all,
  Home: () => 0,
  End: (_, all) => all - 1,
};

/** @template {{ choice: number, label: string }} Item what is offered */
export class Menu {
  /** @type {{ menu: HTMLElement, back: SVGElement } | null} */
  open = null;
  /** @type {(() => void)[]} who wants to know that it opens */
  watchers = [];

  /**
   * @param {(option: Item) => void} choose takes one
   * @param {(choices: number[]) => void} point is told what is pointed at
   */
  constructor(choose, point) {
    this.choose = choose;
    this.point = point;
    addEventListener(
      "pointerdown",
      ({ target }) => this.open?.menu.contains(/** @type {Node} */ (target)) || this.close(),
      true,
    );
  }

  /** Whether there was one to close. */
  close() {
    const was = this.open;
    if (!was) return false;
    this.open = null;
    was.menu.remove();
    this.point([]);
    refocus(was.back);
    return true;
  }

  /** Offer `options` beside `element`. @param {SVGElement} element @param {Item[]} options */
  show(element, options) {
    this.close();
    const items = options.map((option) => this.item(option));
    const menu = el("div", { class: "menu", role: "menu", "aria-label": say("js-menu") }, items);
    menu.addEventListener("keydown", (event) => this.key(event, items));
    document.body.append(menu);
    beside(menu, element.getBoundingClientRect());
    this.open = { menu, back: element };
    for (const watch of this.watchers) watch();
    if (!touched()) items[0].focus(); // a finger has pointed at none of them yet
  }

  /** @param {Item} option */
  item(option) {
    const look = () => this.point([option.choice]);
    const click = () => {
      this.close();
      this.choose(option);
    };
    const on = { click, pointerenter: look, focus: look };
    return el("button", { role: "menuitem", type: "button", "data-choice": option.choice, on }, option.label);
  }

  /** @param {KeyboardEvent} event @param {HTMLElement[]} items */
  key(event, items) {
    const step = STEPS[event.key];
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (step) items[step(at, items.length)].focus();
    else if (event.key === "Escape" || event.key === "Tab") this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/** Below what it is about, or above where there is no room. @param {HTMLElement} menu @param {DOMRect} box */
function beside(menu, box) {
  const { offsetWidth: w, offsetHeight: h } = menu;
  const below = box.bottom + 8 + h < innerHeight;
  menu.style.left = `${Math.min(innerWidth - w - 8, Math.max(8, box.left + box.width / 2 - w / 2))}px`;
  menu.style.top = `${below ? box.bottom + 8 : Math.max(8, box.top - 8 - h)}px`;
}

// Chat, kept with the table.

import { $, clock, colour, el, say, toast } from "./dom.js";
import { post, refusal } from "./wire.js";

const LONGEST = 500;

export class Chat {
  /** @type {Set<number>} */
  seen = new Set();
  unread = 0;

  /** @param {HTMLElement} pane @param {HTMLElement} form @param {string} table @param {HTMLElement[]} badges count what was not read */
  constructor(pane, form, table, badges) {
    this.pane = pane;
    this.badges = badges;
    this.table = table;
    this.input = $("input", HTMLInputElement, form);
    this.input.maxLength = LONGEST;
    pane.append(el("p", { class: "empty quiet" }, say("js-chat-empty")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
  }

  async send() {
    const text = this.input.value.trim();
    if (!text) return;
    try {
      await post(`/api/tables/${this.table}/chat`, { text });
      this.input.value = "";
    } catch (error) {
      toast(refusal(error).message, "warning");
    }
  }

  /** @param {Wire.Said} message */
  add({ id, name, seat, text, at }) {
    if (this.seen.has(id)) return;
    this.seen.add(id);
    this.pane.querySelector(".empty")?.remove();
    const time = new Date(at * 1000);
    this.pane.append(
      el(
        "p",
        { class: "say" },
        el("time", { datetime: time.toISOString() }, clock(time)),
        el("span", { class: `who ${colour(seat)}` }, name),
        " ",
        el("span", {}, text),
      ),
    );
    this.pane.scrollTop = this.pane.scrollHeight;
    if (this.pane.offsetParent === null) this.count(this.unread + 1);
  }

  /** @param {number} unread */
  count(unread) {
    this.unread = unread;
    for (const badge of this.badges) {
      badge.textContent = String(unread);
      badge.hidden = unread === 0;
    }
  }
}

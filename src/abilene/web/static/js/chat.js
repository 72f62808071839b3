// Chat, kept with the table.

import { colour, el, say, toast } from "./dom.js";
import { post, Refused } from "./wire.js";

const LONGEST = 500;

export class Chat {
  constructor(pane, form, table, badge) {
    this.pane = pane;
    this.form = form;
    this.badge = badge;
    this.seen = new Set();
    this.unread = 0;
    this.input = form.querySelector("input");
    this.input.maxLength = LONGEST;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send(table);
    });
  }

  async send(table) {
    const text = this.input.value.trim();
    if (!text) return;
    try {
      await post(`/api/tables/${table}/chat`, { text });
      this.input.value = "";
    } catch (error) {
      if (error instanceof Refused) toast(error.message, "warning");
      else throw error;
    }
  }

  whole(messages) {
    this.seen.clear();
    this.pane.replaceChildren();
    for (const message of messages) this.add(message, false);
    this.empty();
  }

  add(message, fresh = true) {
    if (this.seen.has(message.id)) return;
    this.seen.add(message.id);
    this.pane.querySelector(".empty")?.remove();
    const at = new Date(message.at * 1000);
    const time = at.toLocaleTimeString(document.documentElement.lang, {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    this.pane.append(
      el(
        "p",
        { class: "say" },
        el("time", { datetime: at.toISOString() }, time),
        el("span", { class: `who ${colour(message.seat)}` }, message.name),
        " ",
        el("span", {}, message.text),
      ),
    );
    this.pane.scrollTop = this.pane.scrollHeight;
    if (fresh && this.pane.offsetParent === null) this.count(this.unread + 1);
  }

  count(unread) {
    this.unread = unread;
    this.badge.textContent = String(unread);
    this.badge.hidden = unread === 0;
  }

  empty() {
    if (!this.pane.childElementCount) this.pane.append(el("p", { class: "empty quiet" }, say("js-chat-empty")));
  }
}

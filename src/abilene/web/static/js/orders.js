// What is said in advance: how far one goes at a question that goes round, or the answer to one that is sure to come,
// by a click on the board or from a list. Nobody else hears of it.

import { $, around, el, iconButton, page, say, shape, toast } from "./dom.js";
import { Menu } from "./menu.js";
import { post, refusal } from "./wire.js";

/** What is said of a question; nothing: ask me. @typedef {{ limit?: number, choice?: number }} Said */

export class Orders {
  /** @type {Wire.Orders | null} */
  now = null;
  ply = 0;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.menu = new Menu(
      (/** @type {Wire.SureOption} */ { choice }) => this.order({ choice }),
      () => {},
    );
    table.board.holder.addEventListener("click", (event) => this.click(event));
  }

  /**
   * Offer what may be said, or show what was, beside undo, or on a phone below the question; nothing: take it away.
   * @param {Heard.Position} position
   */
  show({ ply, orders }) {
    this.now = orders;
    this.ply = ply;
    const focused = document.activeElement?.closest(".orders");
    document.querySelector(".orders")?.remove();
    this.mark();
    if (!orders) return;
    const { limit, choice } = orders;
    const said = [...orders.limits, ...orders.options].find((one) =>
      "limit" in one ? one.limit === limit : one.choice === choice,
    );
    const told = said ? say("js-will", { label: said.label }) : orders.lapsed;
    const holder = el(
      "span",
      { class: "orders", lang: page.lang },
      told
        ? notice(told, say(said ? "js-withdraw" : "js-close"), () => this.order({}))
        : offer(orders, (one) => this.order(one)),
    );
    $(shape() === "wide" ? "#act .backs" : "#act .ask").append(holder);
    if (focused) $("select, button", HTMLElement, holder).focus();
  }

  /** On the board, what may be said is framed, and what was said more so: whenever it is drawn. */
  mark() {
    const { drawn } = this.table.board;
    for (const one of document.querySelectorAll(".scene .s-ahead")) one.classList.remove("s-ahead", "s-ordered");
    for (const { choice, where } of this.now?.options ?? [])
      for (const key of where) {
        drawn.get(key)?.classList.add("s-ahead");
        if (choice === this.now?.choice) drawn.get(key)?.classList.add("s-ordered");
      }
  }

  /** A click on what may be said says it; on what was said, takes it back. @param {MouseEvent} event */
  click(event) {
    const element = around(event, ".s-ahead");
    const key = element?.getAttribute("data-key") ?? "";
    const meant = this.now?.options.filter(({ where }) => where.includes(key)) ?? [];
    if (!(element instanceof SVGElement) || !meant.length) return;
    if (meant.length > 1) this.menu.show(element, meant);
    else this.order(meant[0].choice === this.now?.choice ? {} : { choice: meant[0].choice });
  }

  /** @param {Said} said */
  async order(said) {
    const { api } = this.table;
    try {
      await post(`${api}/orders?${this.table.asked()}`, { ply: this.ply, asks: this.now?.asks ?? "", ...said });
    } catch (error) {
      toast(refusal(error).reason, "warning");
    }
  }
}

/** What was said, or why it is off, with a cross. @param {string} told @param {string} label @param {() => void} withdraw */
function notice(told, label, withdraw) {
  return el("span", { class: "will", role: "status" }, el("span", {}, told), iconButton("cross", label, withdraw));
}

/** @param {Wire.Orders} orders @param {(said: Said) => void} order */
function offer({ limits, options, prompt }, order) {
  const asked = prompt.map(({ text }) => text).join("") || say("js-in-advance");
  const none = say(limits.length ? "js-ask-me" : "js-answer-ahead");
  const answers = [...limits, ...options];
  const rows = [none, ...answers.map(({ label }) => label)].map((label, n) =>
    el("option", { value: String(n) }, label),
  );
  const select = el("select", { "aria-label": asked, title: asked }, ...rows);
  select.addEventListener("change", () => {
    const one = answers[Number(select.value) - 1];
    if (one) order("limit" in one ? { limit: one.limit } : { choice: one.choice });
  });
  return select;
}

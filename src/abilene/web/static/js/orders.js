// What is said in advance: how far one goes at a question that goes round the table. Nobody else hears of it.

import { $, el, page, say, shape, toast } from "./dom.js";
import { post, refusal } from "./wire.js";

/**
 * Offer what may be said, beside undo, or on a phone below the question; nothing: take the offer away.
 * @param {string} url
 * @param {Wire.Orders | null} orders
 */
export function showOrders(url, orders) {
  document.querySelector(".orders")?.remove();
  if (!orders) return;
  const choices = [{ limit: "", label: say("js-ask-me") }, ...orders.limits].map(({ limit, label }) =>
    el("option", { value: limit, selected: String(limit) === String(orders.limit ?? "") }, label),
  );
  const select = el("select", { "aria-label": say("js-in-advance"), title: say("js-in-advance") }, choices);
  select.addEventListener("change", async () => {
    const limit = select.value === "" ? null : Number(select.value);
    try {
      await post(url, { asks: orders.asks, limit });
    } catch (error) {
      toast(refusal(error).reason, "warning");
    }
  });
  const place = $(shape() === "wide" ? "#act .backs" : "#act .ask");
  place.append(el("span", { class: "orders", lang: page.lang }, select));
}

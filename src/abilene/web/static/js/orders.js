// What is said in advance: how far one goes at a question that goes round, or the answer to one that is sure to come.
// Nobody else hears of it.

import { $, el, iconButton, page, say, shape, toast } from "./dom.js";
import { post, refusal } from "./wire.js";

/**
 * Offer what may be said, or show what was, beside undo, or on a phone below the question; nothing: take it away.
 * @param {string} url
 * @param {Heard.Position} position
 */
export function showOrders(url, { ply, orders }) {
  const focused = document.activeElement?.closest(".orders");
  document.querySelector(".orders")?.remove();
  if (!orders) return;
  /** @param {{ limit?: number, choice?: number }} said */
  const order = async (said) => {
    try {
      await post(url, { ply, asks: orders.asks, ...said });
    } catch (error) {
      toast(refusal(error).reason, "warning");
    }
  };
  const { limit, choice } = orders;
  const said = [...orders.limits, ...orders.options].find((one) =>
    "limit" in one ? one.limit === limit : one.choice === choice,
  );
  const told = said ? say("js-will", { label: said.label }) : orders.lapsed;
  const holder = el(
    "span",
    { class: "orders", lang: page.lang },
    told ? notice(told, say(said ? "js-withdraw" : "js-close"), () => order({})) : offer(orders, order),
  );
  $(shape() === "wide" ? "#act .backs" : "#act .ask").append(holder);
  if (focused) $("select, button", HTMLElement, holder).focus();
}

/** What was said, or why it is off, with a cross. @param {string} told @param {string} label @param {() => void} withdraw */
function notice(told, label, withdraw) {
  return el("span", { class: "will", role: "status" }, el("span", {}, told), iconButton("cross", label, withdraw));
}

/** @param {Wire.Orders} orders @param {(said: { limit?: number, choice?: number }) => void} order */
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

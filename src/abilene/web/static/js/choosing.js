// Choosing: an option is wished for, shown, confirmed and sent; what cannot be chosen says why.

import { learned } from "./actions.js";
import { around, page, toast } from "./dom.js";
import { Menu } from "./menu.js";
import { headed } from "./tips.js";
import { meantFocus, touched } from "./touch.js";
import { get, post, refusal } from "./wire.js";

/** @typedef {import("./table.js").Table} Table */

export class Choosing {
  busy = false; // something is on its way
  /** @type {Wire.Refusals} */
  forbidden = { ply: -1, refused: [] }; // why the rest cannot be chosen, at that ply
  /** @type {import("./pieces.js").Pieces | null} */
  pieces = null; // from when a choice is made of several
  /** @type {import("./picks.js").Picks | null} */
  picks = null; // from when something is picked on a sheet

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    const { board } = table;
    this.menu = new Menu(
      (/** @type {Wire.Option} */ option) => this.wish(option),
      (choices) => board.preview(choices),
    );
    board.holder.addEventListener("click", (event) => {
      if (table.early()) return;
      const element = around(event, ".s-legal");
      const other = around(event, ".s-instead");
      const pile = around(event, ".s-opens");
      if (element instanceof SVGElement) this.activate(element);
      else if (other && table.now?.options.length) this.exchange(other);
      else if (table.actions.armed) table.actions.disarm();
      else if (pile) import("./large.js").then(({ look }) => look(table, pile));
      else if (!around(event, ".s-ahead")) this.refuse(event);
    });
    for (const event of ["pointerover", "pointerout", "focusin", "focusout"])
      board.holder.addEventListener(event, (event) => this.preview(event));
  }

  /** An option is wanted by its own words. @param {Wire.Option} option */
  wish({ choice, then, label, follows }) {
    const choices = [choice, ...then];
    const meant = [...this.table.board.all()].find(
      ({ data }) => String(data.choices) === String(choice) || String(data.plan) === String(choices),
    );
    this.want({ choices, label, at: meant?.key ?? "", title: follows || meant?.data.title || "", plan: false });
  }

  /**
   * Something is wanted: a finger cannot rest on it, so its first tap only shows what would come of it.
   * @param {import("./actions.js").Wanted} wanted
   */
  want(wanted) {
    const { actions, told } = this.table;
    if (this.table.early()) return;
    told.clear();
    const armed = actions.isArmed(wanted);
    if (touched() && !armed) return actions.arm(wanted);
    if (armed) learned();
    this.choose(wanted);
  }

  /** What was chosen last is taken back, and this chosen in its place. @param {Element} element */
  exchange(element) {
    const { title = "", key = "" } = this.table.board.data(element) ?? {};
    this.want({ choices: [], label: headed(title)[0], at: key, title, plan: true, instead: true });
  }

  /** @param {import("./actions.js").Meant} wanted */
  async choose({ choices, at, instead }) {
    const { now, actions, api, board, tips, news } = this.table;
    if (this.busy || !now) return;
    this.busy = true;
    news.clear();
    tips.hide();
    board.finish();
    actions.busy(true);
    try {
      const { ply } = now;
      if (instead) await post(`${api}/undo?seat=${now.seat}`, { ply, instead: at });
      else await post(`${api}/choices`, { ply, choices, onward: page.settings.autoplay === "on" });
    } catch (error) {
      this.rest();
      this.table.askAfterAll();
      this.fail(refusal(error));
    }
  }

  /** Nothing is on its way any more. */
  rest() {
    this.busy = false;
    this.table.actions.busy(false);
  }

  /** @param {import("./wire.js").Refused} refused */
  fail({ status, rule, reason }) {
    const stale = status === 409;
    toast(reason, stale ? "bell" : "warning", rule ? this.table.rules.link(rule) : null);
    if (stale) this.table.stream.open();
  }

  /** Something on the board is meant: its plan, its option, or a menu of several. @param {SVGElement} element */
  activate(element) {
    const { board, now } = this.table;
    if (this.table.early()) return;
    const { choices = [], plan = [], pick = "", title = "", key = "" } = board.data(element) ?? {};
    if (pick && !(this.table.at.lesson && choices.length)) return this.pick(pick, key); // a lesson asks one by one
    if (plan.length) return this.want({ choices: plan, label: headed(title)[0], at: key, title, plan: true });
    const options = now?.options.filter(({ choice }) => choices.includes(choice)) ?? [];
    const [first] = options;
    if (options.length === 1)
      this.want({ choices: [first.choice, ...first.then], label: first.label, at: key, title, plan: false });
    else if (options.length && element.classList.contains("s-piecemeal")) this.piece(key, now?.ply ?? 0);
    else if (options.length) this.menu.show(element, options);
  }

  /** The plan of a sheet is changed; nothing is played. @param {string} pick @param {string} key */
  async pick(pick, key) {
    this.table.told.clear();
    const { Picks } = await import("./picks.js");
    this.picks ??= new Picks(this.table);
    this.picks.add(pick, key).catch((error) => this.fail(refusal(error)));
  }

  /** A piece of a choice: that is rare, and loaded when it is needed. @param {string} key @param {number} ply */
  async piece(key, ply) {
    const { Pieces } = await import("./pieces.js");
    this.pieces ??= new Pieces(this);
    this.pieces.add(key, ply);
  }

  /** What lies ready on a sheet is played; whether there was one. */
  commit() {
    const ready = this.table.board.ready();
    if (ready) this.activate(ready);
    return Boolean(ready);
  }

  /** The option of a key, if there is one. @param {string} key */
  byKey(key) {
    const option = this.table.actions.byKey(key);
    if (option) this.wish(option);
    return Boolean(option);
  }

  /** All that cannot be chosen now, and why; not all of it is worth a list. @returns {Promise<Wire.RefusedAt[]>} */
  async refusals() {
    const { now, api } = this.table;
    if (this.forbidden.ply !== now?.ply) this.forbidden = await get(`${api}/refusals?${this.table.asked()}`);
    return this.forbidden.refused;
  }

  /** A click on what cannot be chosen says there why: a rule, or who is to choose; else what it is. @param {MouseEvent} event */
  async refuse(event) {
    const { now, tips, api, actions } = this.table;
    if (this.busy) return; // what is on its way may be just that
    const found = tips.titled(event);
    const at = new DOMRect(event.clientX, event.clientY, 1, 1);
    if (!now?.options.length) {
      if (found && now && !now.over) tips.explain(at, actions.question, "", found);
      return;
    }
    /** @type {string[]} */
    const keys = [];
    for (let node = around(event, "[data-key]"); node; node = node.parentElement?.closest("[data-key]") ?? null)
      keys.push(node.dataset.key ?? "");
    if (!keys.length) return;
    const asked = keys.map((key) => `&key=${encodeURIComponent(key)}`).join("");
    /** @type {Wire.Refusals} */
    const { refused } = await get(`${api}/refusals?${this.table.asked()}${asked}`);
    if (this.table.now !== now) return;
    const [meant] = refused;
    if (meant) tips.explain(at, meant.reason, meant.rule, found);
    else if (found) tips.show(found);
  }

  /** What would come of a choice is shown while something that stands for it is pointed at. @param {Event} event */
  preview(event) {
    const { actions, board } = this.table;
    if (actions.armed || !meantFocus()) return;
    const element = event.type.endsWith("out") ? null : around(event, ".s-legal, .s-instead");
    const data = element && board.data(element);
    board.preview(data?.plan.length ? [] : (data?.choices ?? []), data?.key);
    if (data?.plan.length || data?.pick || (data && actions.isMore(data)))
      actions.say(headed(data.title)[0]); // its tip says the rest
    else actions.tell(data?.choices ?? [], data?.title);
  }
}

// The table: listens to the wire, shows what it hears, sends what is chosen.

import { $, $$, el, frame, icon, page, pictograms, say, sheet, signed, toast } from "./dom.js";
import { get, post, Refused } from "./wire.js";
import { Board } from "./scene.js";
import { panzoom } from "./panzoom.js";
import { Parts } from "./parts.js";
import { Stream, banner } from "./stream.js";
import { Actions } from "./actions.js";
import { openMenu } from "./menu.js";
import { tips } from "./tips.js";
import { Log, sinceTurn } from "./log.js";
import { Chat } from "./chat.js";
import { Seats } from "./seats.js";
import { Undo } from "./undo.js";
import { Curtain } from "./curtain.js";
import { openStanding } from "./standing.js";
import { rulebook } from "./rulebook.js";
import { shareTable } from "./share.js";
import { rematch } from "./rematch.js";
import { keys, help } from "./keys.js";
import { tabs } from "./tabs.js";
import { Told } from "./told.js";
import { bell } from "./bell.js";

const { id, game, title, bots, host, visibility } = page.table;
const api = `/api/tables/${id}`;

const board = new Board($("#board"));
const shape = () => (matchMedia("(max-width: 719px)").matches ? "tall" : "wide");
const zoom = panzoom(board, { fit: $("#fit"), more: $("#more"), less: $("#less") });
const parts = new Parts(
  board,
  zoom,
  $("nav.tabs"),
  () => shape() === "tall",
  () => showTab("board"),
);
const rule = rulebook(game, title);
const tip = tips(board, rule);
const log = new Log(
  $("#log"),
  (ply) => (location.href = `/t/${id}/replay?ply=${ply}`),
  (cited) => rule.link(cited),
);
const chat = new Chat($("#said"), $("#write"), id, $("#unread"));
const seats = new Seats($("#seats"), $("#watching"), id, bots, host);
const undo = new Undo($("#undo"), id, () => seats.names());
const actions = new Actions($("#act"), board, wish, rule, refusals);
const curtain = new Curtain();
const told = new Told(board, () => (matchMedia("(max-width: 1099px)").matches ? $("#act .memo") : $("#h-log")));
const showTab = tabs(chat);

let now = null; // the position that is shown
let eyes = null; // whose eyes, where this person has several seats
let busy = false;
let reached = 0; // decisions in the position before: fewer now, and something was taken back

const asked = (more = {}) =>
  new URLSearchParams({ lang: page.lang, ...(eyes === null ? {} : { seat: eyes }), ...more });

const wire = banner($("#banner"), () => stream.open(true));
const stream = new Stream(
  (last) => `${api}/stream?${asked({ shape: shape(), ...(last ? { since: last } : {}) })}`,
  {
    position: hear,
    chat: (message) => chat.add(message),
    seats: (news) => {
      if (!now) return;
      Object.assign(now, news);
      seats.show(now);
      undo.show(now);
      if (now.over) ended(now);
    },
    gone: () => {
      stream.close();
      board.clear();
      actions.prompt.textContent = say("js-gone");
    },
  },
  wire,
);

// ------------------------------------------------------------------ hearing

const waiting = []; // what has happened and is not shown yet
let showing = false;

/** Something happened at the table. What comes while something is being drawn is then drawn together. */
async function hear(message) {
  waiting.push(message);
  if (showing) return;
  showing = true;
  try {
    for (await frame(); waiting.length; await frame()) await show(together(waiting.splice(0)));
  } finally {
    showing = false;
  }
}

/** Several messages as one: all that happened, and the position to which it led. */
function together(messages) {
  const anew = messages.findLastIndex(({ since }) => since < 0); // what came before a new beginning is in it
  const [first, ...later] = messages.slice(Math.max(0, anew));
  const all = { ...first, scenes: [first.scene] };
  for (const { ply, position, log: lines, undone, scene } of later) {
    for (const line of all.log) if (undone.includes(line.ply)) line.undone = true;
    Object.assign(all, { ply, position: { ...all.position, ...position } });
    all.log = [...all.log, ...lines];
    all.undone = [...all.undone, ...undone];
    all.scenes = scene.whole ? [scene] : [...all.scenes, scene];
  }
  return all;
}

async function show(message) {
  const position = read(message);
  if (passes(position)) return;
  const turned = position.choices.length > 0 && now?.ply !== position.ply;
  const held = place();
  tip.hide();
  const known = now?.ply;
  now = position;
  log.first = position.view.round ? 1 : null;
  if (message.since < 0) log.whole(message.log, position.seat);
  else log.since(message.log, message.undone);
  seats.show(position);
  actions.show(position);
  undo.show(position);
  phases(position);
  if (position.over) ended(position);
  await draw(position, message.scenes, known !== undefined);
  parts.show();
  if (now !== position) return;
  told.show(known !== undefined && known < position.ply);
  if (turned) parts.ask();
  busy = false;
  actions.busy(false);
  $(".table").dataset.ply = position.ply;
  regain(held);
  announce(position, turned);
}

/** The position in the page's own words: `choices` are the options of whoever must choose. */
function read(message) {
  const { options, ...position } = message.position;
  return { ...position, choices: options };
}

/** Draw the scene of a position, unless the page has moved on meanwhile (a curtain may have fallen). */
async function draw(position, [first, ...later], glide) {
  await pictograms();
  if (now !== position) return;
  const diffs = first.whole ? later : [first, ...later];
  if (first.whole) board.whole(first.whole, later[0]?.since ?? position.ply, glide);
  if (diffs.length && !board.apply(diffs, position.ply)) {
    const drawn = await get(`${api}/scene?${asked({ shape: shape() })}`);
    if (now === position) board.whole(drawn.whole, drawn.ply);
  }
}

/** At one screen, a decision of another local seat lets the curtain fall before anything of theirs is asked for. */
function passes(position) {
  const { your_seats: mine, player } = position;
  if (mine.length < 2) return false;
  if (position.over) {
    curtain.drop();
    return false;
  }
  if (!mine.includes(player) || player === eyes) return false;
  fall(position);
  return true;
}

function fall(position) {
  const seat = position.player;
  hush();
  const raise = () => {
    eyes = seat;
    stream.open();
  };
  curtain.fall(seat, position.seats[seat].name, raise, visibility === "private" ? null : peek);
  publicly(api)
    .then((open) => curtain.tell(open.log.slice(Math.max(0, sinceTurn(open.log, seat)))))
    .catch(() => {});
}

/** Put away all that is private. */
function hush() {
  stream.close();
  waiting.length = 0;
  tip.hide();
  board.clear();
  now = null;
  log.whole([], null);
  actions.show({ prompt: [], choices: [], refused: [], impossible: 0, rules: [] });
}

/** What anybody may see: asked without saying who we are. */
async function publicly(address) {
  const response = await fetch(`${address}?${new URLSearchParams({ lang: page.lang, shape: shape() })}`, {
    credentials: "omit",
  });
  return response.json();
}

/** The open board, in front of the curtain. */
async function peek() {
  const [{ whole }] = await Promise.all([publicly(`${api}/scene`), pictograms()]);
  const holder = el("div", { class: "peek" });
  const tabbar = el("nav", { class: "tabs part-tabs", "aria-label": say("js-views") });
  sheet(say("js-curtain-peek"), [holder, tabbar], { kind: "wide-sheet" });
  const open = new Board(holder, false);
  open.whole(whole, 0);
  new Parts(open, panzoom(open, { fit: el("button") }), tabbar, () => shape() === "tall").show();
}

// ------------------------------------------------------------------ choosing

let touched = false; // the last thing that happened was a finger
addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"), true);
addEventListener("keydown", () => (touched = false), true);

/** An option is wanted: a finger cannot rest on it, so its first tap only shows what would come of it. */
function wish(option) {
  if (touched && actions.armed !== option && board.preview([option.choice])) actions.arm(option);
  else choose(option);
}

async function choose(option) {
  if (busy || !now) return;
  busy = true;
  tip.hide();
  told.end();
  board.finish();
  actions.busy(true);
  try {
    await post(`${api}/choices`, { ply: now.ply, choice: option.choice });
  } catch (error) {
    busy = false;
    actions.busy(false);
    if (!(error instanceof Refused)) throw error;
    const where = error.body.rule ? actions.link(error.body.rule) : null;
    toast(error.body.reason || error.message, error.status === 409 ? "bell" : "warning", where);
    if (error.status === 409) stream.open();
  }
}

function activate(element) {
  const data = board.data(element);
  if (!data?.choices?.length || !now) return;
  const options = now.choices.filter((option) => data.choices.includes(option.choice));
  if (options.length === 1) wish(options[0]);
  else if (options.length) openMenu(element, options, wish, (choices) => board.preview(choices));
}

board.holder.addEventListener("click", (event) => {
  const element = event.target.closest?.(".s-legal");
  if (element) activate(element);
  else refuse(event.target);
});

let forbidden = { ply: -1, refused: [] }; // why the rest cannot be chosen, at that ply

async function refusals() {
  if (forbidden.ply !== now.ply) forbidden = await get(`${api}/refusals?${asked()}`);
  return forbidden.refused;
}

/** A click on something that cannot be chosen says which rule forbids it. */
async function refuse(target) {
  if (!now?.choices.length || !now.impossible) return;
  const keys = [];
  for (let node = target.closest?.("[data-key]"); node; node = node.parentNode.closest?.("[data-key]"))
    keys.push(node.dataset.key);
  if (!keys.length) return;
  const refused = await refusals();
  for (const key of keys) {
    const meant = refused.find(({ where }) => where.includes(key));
    if (!meant) continue;
    toast(meant.reason, "warning", actions.link(meant.rule));
    return;
  }
}

/** What would come of a choice is shown while something that stands for it is pointed at. */
function preview(event) {
  if (actions.armed) return;
  const element = event.target.closest?.(".s-legal");
  board.preview(element && !event.type.endsWith("out") ? board.data(element).choices : []);
}
for (const event of ["pointerover", "pointerout", "focusin", "focusout"]) board.holder.addEventListener(event, preview);

// ------------------------------------------------------------------ around the board

function phases(position) {
  const { round, rounds } = position.view || {};
  const tag = $("#round");
  tag.hidden = !round;
  if (round) tag.textContent = say(shape() === "tall" ? "js-round-short" : "js-round-of", { round, rounds });
  const line = $("#phases");
  const at = position.phase;
  line.hidden = at === null;
  line.replaceChildren(
    ...page.table.phases.map((name, i) =>
      el("li", { class: i < at ? "done" : i === at ? "now" : null, "aria-current": i === at ? "step" : null }, name),
    ),
  );
}

function ended(position) {
  const { winners, scores } = position.result;
  const everybody = [...position.seats, ...position.guests];
  const names = winners.map((seat) => everybody[seat].name);
  const key =
    winners.length > 1
      ? "js-share-win"
      : position.your_seats.includes(winners[0]) && position.your_seats.length === 1
        ? "js-you-win"
        : "js-wins";
  actions.prompt.textContent = say(key, { names: names.join(", "), score: signed(scores[winners[0]]) });
  const go = (where, label, sign, ink = "") => el("a", { class: `btn ${ink}`, href: where }, icon(sign), label);
  const again = position.rematch
    ? go(`/t/${position.rematch}`, say("js-join-rematch"), "plus")
    : el("button", { class: "btn", type: "button" }, icon("plus"), say("js-rematch"));
  if (!position.rematch) again.addEventListener("click", () => rematch(id, again));
  actions.holder.replaceChildren(
    go(`/t/${id}/score`, say("js-score-sheet"), "ledger", "btn-ink"),
    go(`/t/${id}/replay`, say("js-replay"), "replay"),
    ...(position.your_seats.length ? [again] : []),
  );
}

function announce(position, turned) {
  const mine = position.choices.length > 0;
  document.title = mine ? `● ${say("js-your-turn")} · ${title}` : `${title} · Abilene`;
  if (turned && mine && document.visibilityState === "hidden" && page.settings.sound === "on") bell();
  // A single option is a stop before something that cannot be taken back: it goes on where nothing can be anyway.
  // Not after something was taken back, and not where being asked must tell nothing: a pause would.
  const single = mine && position.choices.length === 1 && !position.undo.can && !position.seats[position.player].bot;
  const onward = position.decisions >= reached && !position.insists;
  reached = position.decisions;
  if (single && onward && page.settings.autoplay === "on") choose(position.choices[0]);
}

/** Where the keyboard is, so that it can stay there when the thing under it goes. */
const place = () =>
  board.holder.contains(document.activeElement)
    ? "board"
    : $("#act").contains(document.activeElement)
      ? "bar"
      : document.activeElement === document.body
        ? "lost"
        : null;

function regain(held) {
  const lost = document.activeElement === document.body;
  if (!lost || held === null || held === "lost") return;
  const next = held === "board" ? board.legal()[0] : actions.holder.querySelector("button, a");
  (next || actions.prompt).focus({ preventScroll: true });
}

function describe() {
  const lines = board.twin();
  sheet(
    say("js-describe"),
    el(
      "ul",
      { class: "twin", tabindex: "0" },
      lines.map(({ depth, text, rule: cited }) =>
        el("li", { class: `deep${Math.min(depth, 3)}` }, text, cited ? [" ", actions.link(cited)] : null),
      ),
    ),
    { kind: "middle" },
  );
}

keys(board, {
  choose: (key) => {
    const option = actions.byKey(key);
    if (option) wish(option);
    return Boolean(option);
  },
  activate,
  undo: () => undo.press(),
  escape: () => (actions.armed ? actions.disarm() : tip.shown() ? tip.hide() : document.activeElement?.blur?.()),
  chat: () => (showTab("chat"), chat.input.focus()),
  back: () => now && (location.href = `/t/${id}/replay`),
});

const standing = () => now && openStanding(`${api}/standing?${asked()}`);
const share = () => shareTable(id, now?.seats || [], visibility !== "private");
const deeds = { standing, describe, keys: help, share };
for (const [name, deed] of Object.entries(deeds))
  for (const button of $$(`[data-deed=${name}]`)) button.addEventListener("click", deed);
matchMedia("(max-width: 719px)").addEventListener("change", () => stream.source && stream.open());
document.addEventListener(
  "visibilitychange",
  () => document.visibilityState === "visible" && !stream.source && now && stream.open(),
);

// ------------------------------------------------------------------ sitting down

/** At one screen the curtain hangs first. */
function begin() {
  const { yours, player, names, over } = page.table;
  if (yours.length > 1 && !over) {
    const seat = yours.includes(player) ? player : yours[0];
    fall({ player: seat, seats: names.map((name) => ({ name })) });
  } else stream.open();
}

if (location.hash === "#share") {
  history.replaceState(null, "", location.pathname);
  publicly(api)
    .then((position) => shareTable(id, position.seats, visibility !== "private"))
    .catch(() => shareTable(id, [], false));
}
if (page.table.other_rules) toast(say("js-other-rules"), "rules");
chat.empty();
pictograms();
begin();

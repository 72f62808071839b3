// Replay: a game stepped through by slider, buttons and keys, through chosen eyes; every moment has a link.

import { $, $$, copy, el, icon, page, pictograms, say, spans, toast } from "./dom.js";
import { get, Refused } from "./wire.js";
import { Board } from "./scene.js";
import { panzoom } from "./panzoom.js";
import { Parts } from "./parts.js";
import { tips } from "./tips.js";
import { Log } from "./log.js";
import { rulebook } from "./rulebook.js";
import { keys } from "./keys.js";

const PACE = 900; // milliseconds a decision, at 1x

const { id, game, title, names, yours } = page.table;
const api = `/api/tables/${id}/replay`;
const asked = new URLSearchParams(location.search);
const board = new Board($("#board"), false);
const shape = () => (matchMedia("(max-width: 719px)").matches ? "tall" : "wide");
const zoom = panzoom(board, { fit: $("#fit"), more: $("#more"), less: $("#less") });
const parts = new Parts(board, zoom, $("#parts"), () => shape() === "tall");
const slider = $("#slider");
const rule = rulebook(game, title);
const log = new Log(
  $("#log"),
  (ply) => show(stepOf(ply)),
  (id) => rule.link(id),
);
tips(board, rule);

let line = null; // what can be stepped through
let at = -1;
let eyes = "";
let speed = 1;
let timer = 0;
let wanted = 0;

const most = () => line.plies.length;
const stepOf = (ply) => {
  const step = line.plies.findIndex((one) => one.ply >= ply);
  return ply <= 0 ? line.start : step < 0 ? most() : step + 1;
};

async function show(step, glide = true) {
  const next = Math.max(line.start, Math.min(most(), step));
  wanted += 1;
  const mine = wanted;
  const one = Math.abs(next - at) === 1;
  at = next;
  place();
  try {
    const [moment] = await Promise.all([
      get(`${api}/${next}?${new URLSearchParams({ eyes, lang: page.lang, shape: shape() })}`),
      pictograms(),
    ]);
    if (mine !== wanted) return;
    board.whole(moment.scene.whole, next, glide && one && document.visibilityState === "visible");
    parts.show();
    log.first = moment.view.round ? 1 : null;
    log.whole(moment.log, null);
    const last = moment.log.at(-1);
    const deed = last && moment.log.find((line) => line.ply === last.ply); // what was done, not all that came of it
    $("#what").replaceChildren(...spans(deed ? deed.spans : moment.prompt));
    address();
  } catch (error) {
    stop();
    if (!(error instanceof Refused)) throw error;
    toast(error.message, "warning");
  }
}

/** The locomotive, the slider and the count stand where we are. */
function place() {
  const share = most() > line.start ? (at - line.start) / (most() - line.start) : 0;
  slider.value = at;
  const decision = line.plies[at - 1];
  slider.setAttribute(
    "aria-valuetext",
    decision ? `${say("js-decision", { n: at })}, ${names[decision.seat]}` : say("js-start"),
  );
  $("#loc").style.left = `${share * 100}%`;
  $("#count").textContent = say("js-of", { n: at, most: most() });
  $("#at").textContent = decision ? say("js-decision", { n: at }) : say("js-start");
  $("#go-back").toggleAttribute("disabled", at <= line.start);
  $("#go-on").toggleAttribute("disabled", at >= most());
}

function address() {
  const here = new URLSearchParams({ n: at, ...(eyes === "" ? {} : { eyes }) });
  history.replaceState(null, "", `${location.pathname}?${here}`);
}

function play() {
  if (timer) return stop();
  const button = $("#play");
  button.replaceChildren(icon("pause", "i-m"));
  button.setAttribute("aria-label", say("js-pause"));
  button.setAttribute("aria-pressed", "true");
  if (at >= most()) show(line.start);
  const step = async () => {
    if (at >= most()) return stop();
    await show(at + 1);
    if (timer) timer = setTimeout(step, PACE / speed);
  };
  timer = setTimeout(step, PACE / speed);
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  const button = $("#play");
  button.replaceChildren(icon("play", "i-m"));
  button.setAttribute("aria-label", say("js-play"));
  button.setAttribute("aria-pressed", "false");
}

const go = (step) => {
  stop();
  show(step);
};

/** One stop per round on the line. */
function stops() {
  const length = most() - line.start || 1;
  const marks = line.rounds.map(({ decisions, round }) => [
    decisions,
    round === line.rounds[0].round ? say("js-start") : say("js-round", { round }),
  ]);
  const all = [
    ...marks.filter(([decisions]) => decisions >= line.start && decisions < most()),
    [most(), line.over ? say("js-end") : ""],
  ];
  $("#stops").replaceChildren(
    ...all.map(([decisions, name]) => {
      const stop = el("span", { class: "st" }, el("i"), name);
      stop.style.left = `${((decisions - line.start) / length) * 100}%`;
      return stop;
    }),
  );
}

function choices() {
  const seats = line.over ? page.seen.as.map((_, seat) => seat) : yours;
  const list = seats.map((seat) => [String(seat), page.seen.as[seat]]);
  list.push(["spectator", page.seen.spectator]);
  if (line.over) list.push(["all", page.seen.all]);
  $("#eyes").replaceChildren(...list.map(([value, name]) => el("option", { value }, name)));
  const given = asked.get("eyes");
  const usual = yours.length ? String(yours[0]) : line.over ? "all" : "spectator";
  eyes = list.some(([value]) => value === given) ? given : usual;
  $("#eyes").value = eyes;
}

slider.addEventListener("input", () => go(Number(slider.value)));
$("#go-back").addEventListener("click", () => go(at - 1));
$("#go-on").addEventListener("click", () => go(at + 1));
$("#play").addEventListener("click", play);
$("#eyes").addEventListener("change", (event) => {
  eyes = event.target.value;
  show(at, false);
});
$("#copy-link").addEventListener("click", () => copy(location.href));
for (const radio of $$("input[name=speed]")) radio.addEventListener("change", () => (speed = Number(radio.value)));
matchMedia("(max-width: 719px)").addEventListener("change", () => line && show(at, false));

keys(board, { back: () => go(at - 1), on: () => go(at + 1), first: () => go(line.start), last: () => go(most()) });
document.addEventListener("keydown", (event) => {
  if (
    event.defaultPrevented ||
    event.target.closest("input, select, textarea, .scene [data-key], .scroll") ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey
  )
    return;
  const deeds = {
    ArrowLeft: () => go(at - 1),
    ArrowRight: () => go(at + 1),
    Home: () => go(line.start),
    End: () => go(most()),
    " ": event.target.closest("button, a") ? null : play,
  };
  if (!deeds[event.key]) return;
  event.preventDefault();
  deeds[event.key]();
});

async function begin() {
  try {
    line = await get(api);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    $("#what").textContent = error.message;
    return;
  }
  slider.min = line.start;
  slider.max = most();
  choices();
  stops();
  const step = asked.has("n")
    ? Number(asked.get("n"))
    : asked.has("ply")
      ? stepOf(Number(asked.get("ply")))
      : line.over
        ? line.start
        : most();
  await show(Number.isInteger(step) ? step : line.start, false);
}

begin();

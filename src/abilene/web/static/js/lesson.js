// The guided lesson: what is lit, the lamp's card beside it, and how far one has come. Loaded where one is taught.
// What the lamp says comes from the server at every ply; this page only shows it, and every legal choice works.

import { $, $$, el, icon, iconButton, maybe, page, shape, still, svg, theTable } from "./dom.js";
import { meet } from "./lamps.js";
import { dress, Questions, says as say, whatIs } from "./questions.js";
import { get, post } from "./wire.js";

const AROUND = 8; // pixels between a thing and the edge of its light
const ROUND = 10; // radius of that
const AWAY = 22; // between the light and the card
const EDGE = 10; // between the card and the edge of the window
const MOST = 40; // a light of more than this many things lights what holds them
const SHOWN = 1900; // milliseconds that "Show me" shows
const KEY = "lamp-card";
const NEAR = 24; // by how much it stands out over the end of a light
const FEW = 4; // lights beside which it may stand
const LARGE = 200; // pixels: what is no larger is better not hidden
const DOT = 7; // pixels: radius of the dot on what is wanted, the same as before the words that say so
const DOTTED = 8; // where more things than this may be chosen, none is dotted
// What it is worth to keep clear of: what is lit, the question, what may be chosen, any thing; and to stand beside a light,
// beside the very one that is wanted, and no farther away than need be (for so many pixels)
const [LIT, ASKED, LEGAL, THING, APART, ASIDE, FAR] = [1000, 400, 60, 1, 8, 12, 40];

/** @typedef {"right" | "left" | "above" | "below"} Side */
/** @typedef {{ side: Side | "", light: DOMRect | null, box: DOMRect }} Spot */

/** What is said when nothing was chosen for a while; a finger taps twice. @param {Wire.LessonCard} card */
const hint = ({ hint: [heading, text] }) => [
  heading,
  matchMedia("(hover: none) and (pointer: coarse)").matches ? `${text} ${say("lamp-hint-finger")}` : text,
];

/** Words with **bold** ones among them. @param {string} text */
const rich = (text) => text.split("**").map((piece, n) => (n % 2 ? el("b", {}, piece) : piece));

/** @param {string} glob */
const form = (glob) =>
  new RegExp(
    `^${glob
      .split("*")
      .map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );

export class Lesson {
  /** @type {Wire.LessonPlace | null} */
  place = null;
  at = 0; // which card of the place is shown
  why = false; // with the longer reason
  hinted = false; // in place of the card
  folded = false;
  telling = false; // what the others did
  asked = -1; // the ply of the place that was asked for last
  idle = 0; // timer of the hint
  due = 0; // of the next picture
  /** @type {HTMLElement | null} */
  card = null;
  written = ""; // what is on it

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.page = $(".table");
    this.page.classList.add("taught");
    dress();
    this.night = this.makeNight();
    table.board.holder.append(this.night);
    this.stages = el("div", { class: "stages", role: "group" });
    $(".desk > .top .sp").before(this.stages);
    this.known = this.makePane();
    this.search = whatIs(table) ?? "";
    this.lamp = el("button", {
      class: "lamp-back",
      type: "button",
      hidden: true,
      on: { click: () => this.fold(false) },
    });
    this.lamp.append(
      el("span", { class: "lampbox" }, icon("lamp")),
      say("lamp-unfold"),
      el("kbd", { class: "kbd wide-only" }, "L"),
    );
    this.page.append(this.lamp);
    table.parts.show(); // which says where things are
    table.zoom.watchers.push(() => this.soon());
    table.choosing.menu.watchers.push(() => this.want());
    addEventListener("resize", () => this.soon());
    addEventListener("keydown", (event) => this.press(event), true);
    this.watch = new MutationObserver(() => this.look());
    this.watch.observe(this.page, {
      attributes: true,
      attributeFilter: ["class", "data-ply", "data-tab"],
    });
    this.look();
  }

  // ------------------------------------------------------------------ where it stands

  /** Something has changed at the table: what the lamp says of it is asked for once. */
  async look() {
    const { now } = this.table;
    if (!now || this.page.dataset.ply !== String(now.ply)) return;
    const telling = this.page.classList.contains("telling");
    if (this.telling && !telling) this.bring(); // the window has gone back to where it was before that
    this.telling = telling;
    if (this.asked === now.ply) return this.soon();
    this.asked = now.ply;
    /** @type {Wire.LessonPlace} */
    const place = await get(`${this.table.api}/lesson?lang=${page.lang}`);
    if (place.ply !== this.table.now?.ply) return this.again();
    const before = this.place;
    this.place = place;
    if (!before && !place.can_back) this.table.told.skip(); // what a lesson begins with is no news
    if (place.over) return this.end();
    const same = before && before.cards.length <= place.cards.length && this.at > 0 && !place.can_back;
    this.at = same ? Math.min(this.at, place.cards.length - 1) : 0;
    if (before?.cards.length && !before.asked && place.asked) this.at = this.read(before, place);
    this.turn();
  }

  /** The table has moved on meanwhile. */
  again() {
    this.asked = -1;
    if (this.table.now && this.page.dataset.ply === String(this.table.now.ply)) this.look();
  }

  /** What was read while the others played is not shown again. @param {Wire.LessonPlace} before @param {Wire.LessonPlace} now */
  read(before, now) {
    const past = before.cards.slice(0, this.at).map(({ heading }) => heading);
    return Math.max(
      0,
      now.cards.findIndex(({ heading }) => !past.includes(heading)),
    );
  }

  /** Another card, or the same one anew. */
  turn() {
    this.why = false;
    this.hinted = false;
    this.card?.style.removeProperty("min-height");
    clearTimeout(this.idle);
    const card = this.now();
    if (card?.sort === "ask") this.idle = setTimeout(() => this.hint(), card.idle * 1000);
    this.showStages();
    this.showCard();
    this.bring();
    this.soon(true);
  }

  now() {
    return this.place?.cards[this.at] ?? null;
  }

  hint() {
    this.hinted = true;
    // it comes by itself: on a phone no board may move under the finger
    if (this.card && shape() === "tall") this.card.style.minHeight = `${this.card.offsetHeight}px`;
    this.showCard();
    this.soon();
  }

  /** The card that the hint has taken the place of. */
  reread() {
    this.hinted = false;
    this.showCard();
    this.soon();
  }

  /** @param {boolean} folded */
  fold(folded) {
    this.folded = folded;
    if (!folded) this.hinted = false;
    this.showCard();
    this.soon(true);
  }

  /** The lesson lets go: an ordinary table is left, and the lamp stays for questions. */
  end() {
    clearTimeout(this.idle);
    this.watch.disconnect(); // each lesson lets go once
    const next = this.place?.next;
    this.place = null;
    this.card?.remove();
    this.card = null;
    this.lamp.remove();
    this.night.remove();
    this.stages.remove();
    this.known.remove();
    this.page.classList.remove("taught");
    for (const one of $$(".wanted")) one.classList.remove("wanted");
    for (const one of $$("[data-tab=know]")) if (one !== this.page) one.remove();
    if (this.page.dataset.tab === "know") this.table.showTab("board");
    new Questions(this.table, next ? further(next) : null);
  }

  /** Take back one's last choice, and what the others did since: only bots play here. */
  async back() {
    const { now, api } = this.table;
    if (!now) return;
    await post(`${api}/${now.undo.can ? "undo" : "undo/ask"}`, { ply: now.ply });
  }

  // ------------------------------------------------------------------ the card

  showCard() {
    const card = this.now();
    this.lamp.hidden = !this.folded || !card;
    const held = this.page.classList.contains("held");
    if (!card || this.folded || held) {
      this.card?.remove();
      this.card = null;
      return;
    }
    const fresh = !this.card;
    this.card ??= el("section", {
      class: "say",
      id: KEY,
      role: "dialog",
      "aria-labelledby": `${KEY}-h`,
      "data-region": "lamp",
    });
    this.card.dataset.ply = String(this.place?.ply);
    const { next = null, of = 0, can_back: canBack = false } = this.place ?? {};
    const text = JSON.stringify([card, this.at, this.why, this.hinted, this.more(), shape(), next, of, canBack]);
    if (!fresh && text === this.written) return; // a finger may be on it while the others play
    this.written = text;
    const focused = this.card.contains(document.activeElement);
    this.card.replaceChildren(...this.write(card).filter((one) => one !== null));
    if (fresh) {
      this.page.insertBefore(this.card, $("#act"));
      this.bring(); // what was told before has moved the window
    }
    if (focused) /** @type {HTMLElement | null} */ (this.card.querySelector("footer button, .to-do, button"))?.focus();
  }

  /** @param {Wire.LessonCard} card */
  write(card) {
    const small = shape() === "tall";
    const [heading, text] = this.hinted ? hint(card) : [card.heading, card.text];
    const links = this.links(card);
    return [
      el("span", { class: "pin", "aria-hidden": "true" }),
      el(
        "header",
        {},
        el("span", { class: "lampbox" }, icon("lamp")),
        el(
          "span",
          { class: "caps" },
          small
            ? [el("span", {}, `${card.number} / ${this.place?.of}`), el("span", {}, ` · ${card.caps.split(" · ")[0]}`)]
            : card.caps,
        ),
        small ? links : null,
        iconButton("minus", say("lamp-fold"), () => this.fold(true), { class: "btn-i folds" }, "i"),
      ),
      el(
        "div",
        { class: "scrolls", "aria-live": "polite" },
        el("h2", { id: `${KEY}-h` }, heading),
        el("p", {}, rich(text)),
        this.why ? el("p", { class: "reason" }, rich(card.why)) : null,
        this.toDo(card),
        small && card.sort === "release" && this.place?.next
          ? el("p", { class: "further" }, further(this.place.next))
          : null,
      ),
      small ? null : el("footer", {}, links),
    ];
  }

  /** The thing to do: a sentence where it is done on the board, else a button. @param {Wire.LessonCard} card */
  toDo(card) {
    if (this.hinted && shape() === "tall") return null;
    /** @param {string} words @param {() => void} deed */
    const deed = (words, deed) =>
      el("button", { class: "to-do", type: "button", on: { click: deed } }, el("span", { class: "lampdot" }), words);
    if (card.back) return deed(say("lamp-take-back"), () => this.back());
    if (card.sort === "release") return deed(card.do || say("lamp-finish"), () => this.end());
    if (card.sort !== "ask" && this.more()) return deed(say("lamp-on"), () => this.step(1));
    return card.do ? el("p", { class: "to-do" }, el("span", { class: "lampdot" }), el("span", {}, card.do)) : null;
  }

  /** Whether another card comes after this one. */
  more() {
    return this.at < (this.place?.cards.length ?? 0) - 1;
  }

  /** @param {number} by */
  step(by) {
    this.at += by;
    this.turn();
  }

  /** @param {Wire.LessonCard} card */
  links(card) {
    /** @param {string} key @param {() => void} deed */
    const link = (key, deed) => el("button", { type: "button", on: { click: deed } }, say(key));
    const apart = el("span", { class: "sp" });
    const show = link("lamp-show", () => this.show());
    const again = link("lamp-again", () => this.reread());
    if (this.hinted && shape() === "tall") return [again, show]; // what folds the card stands beside them
    if (this.hinted) return [again, apart, show, link("lamp-alone", () => this.fold(true))];
    const { next = null, can_back: canBack = false } = this.place ?? {};
    const links = [];
    if (this.at > 0) links.push(link("lamp-back", () => this.step(-1)));
    else if (card.sort === "react" && canBack && !card.back) links.push(link("lamp-take-it-back", () => this.back()));
    else if (card.sort === "ask" && canBack && shape() === "wide") links.push(link("lamp-back", () => this.back()));
    if (card.back && this.more()) links.push(link("lamp-stay", () => this.step(1)));
    if (card.why && !this.why) links.push(link("lamp-why", () => this.reason()));
    if (card.sort === "release" && next && shape() === "wide") links.push(further(next));
    if (card.sort === "ask") links.push(shape() === "wide" ? apart : null, show);
    return links;
  }

  reason() {
    this.why = true;
    this.showCard();
    this.soon();
  }

  // ------------------------------------------------------------------ the light

  makeNight() {
    const hole = svg(
      "mask",
      { id: "lamp-holes" },
      svg("rect", { width: "100%", height: "100%", fill: "#fff" }),
      svg("g"),
    );
    const dark = svg("rect", { class: "dark", width: "100%", height: "100%", mask: "url(#lamp-holes)" });
    return svg(
      "svg",
      { class: "night", "aria-hidden": "true" },
      hole,
      dark,
      svg("g", { class: "ways" }),
      svg("g", { class: "rings" }),
      svg("g", { class: "dots" }),
    );
  }

  /** The drawn things that these keys mean, each but once and none inside another. @param {string[]} globs */
  named(globs) {
    const { drawn } = this.table.board;
    const found = new Set();
    for (const glob of globs) {
      const whole = drawn.get(glob);
      if (whole) found.add(whole);
      else if (glob.includes("*")) {
        const fits = form(glob);
        for (const [key, element] of drawn) if (fits.test(key) && !/\.\d+$/.test(key)) found.add(element);
      }
    }
    const all = /** @type {SVGGraphicsElement[]} */ ([...found]);
    return all.filter((one) => !all.some((other) => other !== one && other.contains(one)));
  }

  /** Those of them that are in sight. @param {string[]} globs */
  things(globs) {
    return this.named(globs).filter(visible).slice(0, MOST);
  }

  /** What is lit comes into sight; on a phone, where one tab hides another, that of what is to be clicked is opened. */
  bring() {
    const card = this.now();
    if (!card || this.folded) return;
    const { board, parts } = this.table;
    const globs = card.frame ? [card.frame] : card.light;
    const meant = this.named(globs);
    const below = board.parts().slice(1);
    const lying = globs.map((glob) => {
      const named = this.named([glob]);
      return below.filter(({ element }) => named.some((one) => element.contains(one)));
    });
    const lies = lying.find(({ length }) => length) ?? []; // first stands what is to be clicked
    if (shape() === "tall" && lies.length) {
      parts.down = 0;
      parts.open(lies.some(({ key }) => key === parts.below) ? parts.below : lies[0].key);
      parts.reach(meant);
    }
    if (meant.length) parts.bring(meant);
  }

  /** Once for all that moves before the next picture. */
  soon(moves = false) {
    this.night.classList.toggle("moves", moves);
    this.card?.classList.toggle("moves", moves && Boolean(this.card.style.transform));
    this.due ||= requestAnimationFrame(() => {
      this.due = 0;
      const held = this.page.classList.contains("held");
      if (Boolean(this.card) === (held || this.folded || !this.now())) this.showCard();
      this.shine();
    });
  }

  shine() {
    const card = this.card && this.now();
    const room = this.table.board.holder.getBoundingClientRect();
    const lit = card ? this.things(card.light) : [];
    for (const one of $$("[aria-describedby=lamp-card]", Element)) one.removeAttribute("aria-describedby");
    for (const one of lit) one.setAttribute("aria-describedby", KEY);
    const boxes = joined(lit.map((one) => this.inSight(one)).filter((box) => seen(box, room)));
    const holes = boxes.map((box) => ({ ...flat(box, room), rx: ROUND }));
    const [mask, dark, ways, rings, dots] = this.night.children;
    /** @type {SVGElement} */ (dark).style.opacity = card && holes.length ? "1" : "0";
    lay(mask.children[1], holes, ["hole"]);
    lay(rings, holes, ["glow", "pool"]);
    this.wayTo(ways, card?.path ?? [], room);
    this.want();
    const wanted = this.wantedThings()
      .map((one) => this.inSight(one))
      .filter((box) => seen(box, room));
    const dotted = (wanted.length > DOTTED ? [] : wanted).map((box) => flat(box, room));
    lay(
      dots,
      dotted.map(({ x, y }) => ({ x: x - DOT + 3, y: y - DOT + 3, width: 2 * DOT, height: 2 * DOT, rx: DOT })),
      ["dot"],
    );
    if (this.card && shape() === "wide") this.stand(this.card, boxes, wanted);
    this.follow(lit);
  }

  /** What is lit while it still glides is lit again where it has come to. @param {Element[]} lit */
  follow(lit) {
    const gliding = document.getAnimations().filter(({ effect }) => {
      const { target = null } = effect instanceof KeyframeEffect ? effect : {};
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      return ends && lit.some((one) => target?.contains(one));
    });
    if (gliding.length) Promise.allSettled(gliding.map(({ finished }) => finished)).then(() => this.soon(true));
  }

  /** The light around a thing; on a phone it ends where the part ends that the thing belongs to. @param {Element} one */
  inSight(one) {
    const { board, parts } = this.table;
    const { x, y, width, height } = one.getBoundingClientRect();
    const box = new DOMRect(x - AROUND, y - AROUND, width + 2 * AROUND, height + 2 * AROUND);
    const window = shape() === "tall" && board.windows.get(parts.below);
    if (!window || !width || !board.root) return width ? box : new DOMRect();
    const edge = board.root.getBoundingClientRect().top + Number(window.y);
    const below = board.drawn.get(parts.below)?.contains(one);
    const [top, bottom] = below ? [Math.max(box.top, edge), box.bottom] : [box.top, Math.min(box.bottom, edge)];
    return new DOMRect(box.x, top, box.width, Math.max(0, bottom - top));
  }

  /** A dotted way from thing to thing; where there are but two, it bends. @param {Element} ways @param {string[]} path @param {DOMRect} room */
  wayTo(ways, path, room) {
    const things = path.flatMap((key) => this.things([key])[0] ?? []);
    if (things.length < 2) return ways.replaceChildren();
    const [a, ...rest] = things.map((one) => middle(one.getBoundingClientRect(), room));
    const [b] = rest;
    const bend = { x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) + Math.abs(a.y - b.y) * 0.12 };
    const legs = rest.length > 1 ? rest.map(({ x, y }) => `L${x} ${y}`) : [`Q${bend.x} ${bend.y} ${b.x} ${b.y}`];
    const d = `M${a.x} ${a.y}${legs.join("")}`;
    ways.replaceChildren(svg("path", { class: "way-bed", d }), svg("path", { class: "way", d }));
  }

  /** What is wanted now: nothing while there is but to read. */
  wanted() {
    return this.card && this.now()?.sort === "ask" ? (this.place?.wanted ?? []) : [];
  }

  /** What is wanted and has no place on the board is ringed among the answers, or on the menu that offers it. */
  want() {
    const wanted = this.wanted();
    for (const one of $$("#act .choice, .menu [data-choice]"))
      one.classList.toggle("wanted", wanted.includes(Number(one.dataset.choice ?? NaN)));
    const { end, first } = this.table.actions;
    for (const one of [end, first]) one.classList.toggle("wanted", wanted.includes(Number(one.dataset.choice || NaN)));
  }

  /** Of what is lit, what is to be clicked: the things of the first key that has any wear the dot of the card. */
  wantedThings() {
    const wanted = this.wanted();
    const { board } = this.table;
    const means = board.legal().filter((one) => {
      const { plan = [], choices = [] } = board.data(one) ?? {};
      // a city may stand for a whole line, which begins with what is wanted
      return plan.length ? wanted.includes(plan[0]) : choices.some((choice) => wanted.includes(choice));
    });
    for (const key of this.now()?.light ?? []) {
      const lit = this.things([key]);
      const shown = means.filter((one) => lit.some((thing) => thing.contains(one) || one.contains(thing)));
      if (shown.length) return shown;
    }
    return [];
  }

  /** The thing that stands for what is wanted: a lit one, should there be several ways to begin. @returns {HTMLElement | SVGElement | undefined} */
  wantedThing() {
    const wanted = this.wanted();
    const { board } = this.table;
    const means = board.legal().find((one) => board.data(one)?.choices.some((choice) => wanted.includes(choice)));
    return this.wantedThings()[0] ?? means ?? $$("#act .wanted").find((one) => one.getClientRects().length);
  }

  /**
   * The card beside the light: never over what is lit or may be chosen, if any place is free.
   * @param {HTMLElement} card
   * @param {DOMRect[]} lights
   * @param {DOMRect[]} wanted
   */
  stand(card, lights, wanted) {
    const { board } = this.table;
    const page = this.page.getBoundingClientRect();
    const room = board.holder.getBoundingClientRect();
    const [w, h] = [card.offsetWidth, card.offsetHeight];
    const isMeant = (/** @type {DOMRect} */ light) => wanted.some((box) => meet(box, light));
    const lit = [...lights.filter(isMeant), ...lights.filter((light) => !isMeant(light))];
    const legal = board.legal().map((one) => one.getBoundingClientRect());
    const ends = this.things(this.now()?.path ?? []).map((one) => one.getBoundingClientRect());
    const things = board.titled().map((one) => one.getBoundingClientRect());
    const taken = [
      ...lit.map((box) => ({ box, worth: LIT })),
      ...[...legal, ...ends].map((box) => ({ box, worth: LEGAL })),
      ...things.filter((box) => Math.max(box.width, box.height) < LARGE).map((box) => ({ box, worth: THING })),
      { box: $("#act").getBoundingClientRect(), worth: ASKED },
    ];
    const [least, most] = [
      { x: room.left + EDGE, y: room.top + EDGE },
      { x: room.right - w - EDGE, y: room.bottom - h - EDGE },
    ];
    /** @type {Spot[]} */
    const spots = lit.slice(0, FEW).flatMap((light) => {
      const { x, y, right, bottom, width, height } = light;
      // its middle at the middle of the light, else its near or its far end
      const xs = [x + width / 2 - w / 2, x - NEAR, right + NEAR - w].map((at) => clamp(at, least.x, most.x));
      const ys = [y + height / 2 - h / 2, y - NEAR, bottom + NEAR - h].map((at) => clamp(at, least.y, most.y));
      /** @param {Side} side @param {DOMRect} box @returns {Spot} */
      const spot = (side, box) => ({ side, light, box });
      return [
        ...ys.map((at) => spot("right", new DOMRect(right + AWAY, at, w, h))),
        ...ys.map((at) => spot("left", new DOMRect(x - AWAY - w, at, w, h))),
        ...xs.map((at) => spot("above", new DOMRect(at, y - AWAY - h, w, h))),
        ...xs.map((at) => spot("below", new DOMRect(at, bottom + AWAY, w, h))),
      ];
    });
    const far = lit[0] ?? new DOMRect(room.right, room.bottom, 0, 0);
    const corners = [least.x, (least.x + most.x) / 2, most.x]
      .flatMap((x) => [least.y, (least.y + most.y) / 2, most.y].map((y) => new DOMRect(x, y, w, h)))
      .sort((one, other) => away(one, far) - away(other, far));
    for (const box of corners) spots.push({ side: "", light: null, box });
    const inside = spots.filter(
      ({ box }) => box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom,
    );
    const beside = (/** @type {Spot} */ { light, box }) =>
      light ? (wanted.length && !isMeant(light) ? ASIDE : 0) : APART + away(box, far) / FAR;
    const costs = inside.map((spot) =>
      taken.reduce((sum, one) => sum + (meet(spot.box, one.box) ? one.worth : 0), beside(spot)),
    );
    const best = inside[costs.indexOf(Math.min(...costs))] ?? { side: "", light: null, box: corners[0] };
    const { light } = best;
    card.style.transform = `translate(${Math.round(best.box.x - page.left)}px, ${Math.round(best.box.y - page.top)}px)`;
    if (!best.side || !light) return card.removeAttribute("data-side");
    card.dataset.side = best.side;
    const level = best.side === "left" || best.side === "right";
    const at = level ? light.y + light.height / 2 - best.box.y : light.x + light.width / 2 - best.box.x;
    card.style.setProperty("--pin", `${Math.round(clamp(at - 9, 14, (level ? h : w) - 34))}px`);
  }

  /** What is wanted is shown and taken back: a spark goes there, and the board shows what would come of it. */
  show() {
    const thing = this.wantedThing();
    if (!thing || !this.card) return;
    const room = this.night.getBoundingClientRect();
    const [a, b] = [middle(this.card.getBoundingClientRect(), room), middle(thing.getBoundingClientRect(), room)];
    const spark = svg("circle", { class: "spark", r: 9, cx: b.x, cy: b.y });
    this.night.append(spark);
    const from = `translate(${a.x - b.x}px, ${a.y - b.y}px)`;
    if (!still())
      spark.animate([{ transform: from }, { transform: "none" }], {
        duration: 400,
        easing: "cubic-bezier(.45,.05,.25,1)",
      });
    const choice = this.place?.wanted[0] ?? -1;
    const { board, actions } = this.table;
    const data = thing.closest("[data-key]") && board.data(thing);
    board.preview(data?.plan.length ? [] : [choice], data?.key);
    actions.tell([choice]);
    setTimeout(() => {
      spark.remove();
      board.preview([]);
      actions.tell([]);
    }, SHOWN);
  }

  // ------------------------------------------------------------------ how far

  makePane() {
    const pane = el("section", { class: "pane know-pane", "data-region": "know", "aria-labelledby": "h-know" });
    $(".rail").append(pane);
    const spine = el("button", { type: "button", "data-tab": "know", "aria-pressed": "false" }, icon("lamp"));
    spine.append(el("span", { class: "n-of" }));
    spine.ariaLabel = spine.title = say("lamp-know");
    spine.addEventListener("click", () => this.table.turnTo("know"));
    $(".spine").prepend(spine);
    return pane;
  }

  showStages() {
    if (!this.place) return;
    const { of, chapters } = this.place;
    const number = this.now()?.number ?? this.place.number;
    const far = el("span", { class: "track", role: "presentation" }, el("span", { class: "at" }, icon("locomotive")));
    far.style.setProperty("--far", String(of > 1 ? (number - 1) / (of - 1) : 1));
    const known = this.stages.querySelector(".track");
    if (known instanceof HTMLElement) known.style.setProperty("--far", far.style.getPropertyValue("--far"));
    else this.stages.append(this.chip(), far, el("span", {}));
    const step = say("lamp-step", { step: number, of });
    this.stages.ariaLabel = step;
    /** @type {HTMLElement} */ (this.stages.lastElementChild).textContent = step;
    $(".spine .n-of").textContent = say("lamp-short-step", { step: number, of });
    const done = this.states(chapters).filter(({ state }) => state === "done").length;
    const leave = el("a", { class: "btn sm", href: "/" }, icon("cross"), say("lamp-leave"));
    const back =
      this.place.can_back && el("button", { class: "btn sm", type: "button", on: { click: () => this.back() } });
    if (back) back.append(icon("undo"), say("lamp-one-back"));
    this.known.replaceChildren(
      el(
        "h2",
        { id: "h-know" },
        icon("lamp"),
        ` ${say("lamp-know")}`,
        el("span", { class: "caps" }, say("lamp-known", { count: done, of: chapters.length })),
      ),
      el("p", { class: "caps" }, say("lamp-deal")),
      el(
        "ul",
        { class: "know" },
        this.states(chapters).map(({ text, state }) =>
          el("li", { class: state }, state === "done" && icon("check"), el("span", {}, text)),
        ),
      ),
      el("p", { class: "quiet" }, say("lamp-every")),
      el("div", { class: "deeds" }, back, leave),
      this.search,
    );
  }

  /** What is known while a card is read: that card's chapter is not behind, though the game has gone on. @param {Wire.LessonChapter[]} chapters */
  states(chapters) {
    const at = this.now()?.chapter ?? -1;
    return at < 0
      ? chapters
      : chapters.map(({ text, state }, n) => ({ text, state: n === at ? "now" : n > at ? "later" : state }));
  }

  chip() {
    return el(
      "span",
      { class: "chip-lesson" },
      icon("lamp"),
      say("lamp-lesson", { number: theTable().lesson?.number ?? 1 }),
    );
  }

  // ------------------------------------------------------------------ keys

  /** Esc folds the card, L brings it back, and the first Tab reaches what is wanted. @param {KeyboardEvent} event */
  press(event) {
    if (!this.place || maybe("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return;
    const { told, actions, tips } = this.table;
    const typing = event.target instanceof HTMLInputElement;
    const calm = !told.now && !actions.armed && !tips.shown;
    if (event.key === "Escape" && this.card && calm) this.fold(true);
    else if (event.key.toLowerCase() === "l" && this.folded && !typing) this.fold(false);
    else if (event.key === "Tab" && !event.shiftKey && document.activeElement === document.body) {
      const thing = this.card && this.wantedThing();
      if (!thing) return;
      thing.focus();
    } else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** The way to the next lesson. @param {Wire.LessonNext} next */
const further = ({ url, title, minutes }) => el("a", { href: url }, say("lamp-next", { title, minutes }));

/** @param {Element} one */
const visible = (one) => one.getClientRects().length > 0;

/** Whether more of a light is in sight than its edge: of what is larger than its window, the middle may not be.
 * @param {DOMRect} box @param {DOMRect} room */
const seen = (box, room) =>
  Math.min(box.right, room.right) - Math.max(box.left, room.left) > 2 * AROUND &&
  Math.min(box.bottom, room.bottom) - Math.max(box.top, room.top) > 2 * AROUND;

/** @param {DOMRect} box @param {DOMRect} room */
const flat = (box, room) => ({
  x: box.x - room.x,
  y: box.y - room.y,
  width: box.width,
  height: box.height,
});

/** @param {DOMRect} box @param {DOMRect} room */
const middle = (box, room) => ({ x: box.x - room.x + box.width / 2, y: box.y - room.y + box.height / 2 });

/** @param {number} n @param {number} least @param {number} most */
const clamp = (n, least, most) => Math.max(least, Math.min(most, n));

/** Lights that meet are one. @param {DOMRect[]} boxes @returns {DOMRect[]} */
function joined(boxes) {
  for (const [n, one] of boxes.entries()) {
    const other = boxes.findIndex((box, m) => m > n && meet(one, box));
    if (other < 0) continue;
    const both = [one, boxes[other]];
    const [left, top] = [Math.min(...both.map((box) => box.left)), Math.min(...both.map((box) => box.top))];
    const [right, bottom] = [Math.max(...both.map((box) => box.right)), Math.max(...both.map((box) => box.bottom))];
    const rest = boxes.filter((_, m) => m !== n && m !== other);
    return joined([...rest.slice(0, n), new DOMRect(left, top, right - left, bottom - top), ...rest.slice(n)]);
  }
  return boxes;
}

/** How far the middles are apart. @param {DOMRect} a @param {DOMRect} b */
const away = (a, b) => Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);

/**
 * A rectangle of each class for each of these; those that are there move.
 * @param {Element} group
 * @param {Record<string, number>[]} boxes
 * @param {string[]} classes
 */
function lay(group, boxes, classes) {
  const wanted = boxes.flatMap((box) => classes.map((name) => ({ name, box })));
  while (group.children.length > wanted.length) group.lastElementChild?.remove();
  for (const [n, { name, box }] of wanted.entries()) {
    const rect = group.children[n] ?? group.appendChild(svg("rect"));
    rect.setAttribute("class", name);
    for (const [attribute, value] of Object.entries(box)) rect.setAttribute(attribute, value.toFixed(1));
  }
}

// The drawing: keyed nodes, built once and then changed; what keeps its key glides to where it goes.
// Knows no game: it draws what it is sent. All classes in a drawing begin with "s-", those that the page adds too.

import { Asking } from "./asking.js";
import { still, svg } from "./dom.js";

const RAIL = "cubic-bezier(.45,.05,.25,1)";
const GLIDE = 280;
const LONG = 400; // nothing moves longer, nor its waiting and moving together
const AFTER = 30; // one thing sets out after the other
const TAP = 44; // units: how high a thing is where nobody says

const DRAWN = /^(?!data-|aria-|role$|tabindex$|id$)/; // the attributes that say how a thing looks

/** @typedef {SVGGraphicsElement} Drawn */
/** @typedef {Map<string, DOMRect>} Places where things were, by key */
/** @typedef {(() => void) | null} Move how something begins to move */

export class Board {
  /** @type {Map<string, Scene.Node>} */
  nodes = new Map();
  /** @type {Map<string, Drawn>} */
  drawn = new Map(); // the element of each node
  /** @type {SVGSVGElement | null} */
  root = null;
  width = 0;
  height = 0;
  ply = -1; // whose drawing this is
  /** @type {Map<string, Record<string, string>>} */
  windows = new Map(); // by the key of a part: the attributes that this page gives it, whatever the server says
  /** @type {string[][]} */
  ways = []; // that lead to what is drawn next, place by place
  answered = false; // the page is about to answer what is asked: nobody needs its sheet
  /** @type {Set<Animation>} */
  moving = new Set();
  /** @type {Set<() => void>} */
  ticking = new Set(); // how the numbers that still tick come to their end

  /**
   * @param {HTMLElement} holder
   * @param {boolean} playing what stands for a choice is a button; else the board is only looked at
   */
  constructor(holder, playing = true) {
    this.holder = holder;
    this.playing = playing;
    this.asking = new Asking(this);
  }

  clear() {
    this.finish();
    this.nodes = new Map();
    this.drawn.clear();
    this.ply = -1;
    this.root?.remove();
    this.root = null;
  }

  /**
   * Draw a whole scene; pieces glide from where the last one had them when `glide` says so.
   * @param {Scene.Whole} scene
   * @param {number} ply
   * @param {boolean} glide
   */
  whole(scene, ply, glide = false) {
    const places = glide ? this.places() : null;
    const before = this.nodes;
    this.finish();
    this.nodes = new Map(scene.nodes.map((sent) => [sent.key, read(sent, undefined, this.playing)]));
    this.drawn.clear();
    const root = svg("svg", {
      class: "scene",
      viewBox: `0 0 ${scene.width} ${scene.height}`,
      role: "group",
      "aria-label": scene.title || "",
    });
    this.width = scene.width;
    this.height = scene.height;
    const last = this.root;
    this.root = root;
    for (const key of this.nodes.keys()) this.put(key);
    if (last) last.replaceWith(root);
    else this.holder.prepend(root);
    this.ply = ply;
    this.roles();
    this.asking.renew();
    if (places) this.animate(places, before);
  }

  /**
   * Apply what changed, one difference after the other, and draw once: each thing only as it is in the end.
   * False when this board shows another moment, or another size, and needs the whole scene.
   * @param {Scene.Diff[]} diffs
   * @param {number} ply
   */
  apply(diffs, ply) {
    if (this.root === null || diffs[0].since !== this.ply) return false;
    this.become(after(this.scene(), diffs, ply, this.playing), true);
    return true;
  }

  /** All that is shown, to come back to it. @returns {Scene.Shown} */
  scene() {
    const { ply, width, height, root, nodes } = this;
    return { ply, width, height, title: root?.getAttribute("aria-label") ?? "", nodes };
  }

  /** Show another moment: only what differs is drawn anew, and pieces walk there. @param {Scene.Shown} scene @param {boolean} glide */
  become({ ply, width, height, title, nodes }, glide) {
    const { root, nodes: before } = this;
    if (!root) return;
    const changed = [...nodes.keys()].filter((key) => !isSame(nodes.get(key), before.get(key)));
    const removed = [...before.keys()].filter((key) => !nodes.has(key));
    const orders = childrenOf(before);
    const order = Object.fromEntries(
      [...childrenOf(nodes)].filter(([parent, keys]) => keys.join() !== orders.get(parent)?.join()),
    );
    const moves = glide && !still() && document.visibilityState === "visible";
    this.finish();
    const origins = changed.map((key) => nodes.get(key)?.origin ?? "");
    const places = moves ? this.places(new Set([...changed, ...removed, ...origins])) : null;
    this.nodes = nodes;
    for (const key of changed) this.put(key);
    this.order(order);
    for (const key of removed) this.remove(key, moves);
    const laid = root.classList.contains("parted"); // by the page, whatever the size of the drawing
    if (!laid && (width !== this.width || height !== this.height)) this.frame(`0 0 ${width} ${height}`);
    Object.assign(this, { width, height });
    root.setAttribute("aria-label", title);
    this.ply = ply;
    this.roles();
    this.asking.renew();
    if (places) this.animate(places, before);
  }

  /** What is named is a picture, or a group where it holds other names; a button keeps what is in it to itself. */
  roles() {
    const holders = new Set(); // of other names, by key
    for (const { title, tag, parent } of this.nodes.values())
      if (title && tag !== "text")
        for (let up = parent; up && !holders.has(up); up = this.nodes.get(up)?.parent ?? "") holders.add(up);
    for (const { key, data, element } of this.all()) {
      if (!data.title || isLit(data) || data.tag === "text") continue;
      const named = { role: holders.has(key) ? "group" : "img", "aria-label": data.title, tabindex: "-1" };
      const hidden = this.isInButton(data);
      for (const [name, value] of Object.entries(named)) {
        if (hidden) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
    }
  }

  /** @param {Scene.Node} data */
  isInButton(data) {
    for (let up = this.nodes.get(data.parent); up; up = this.nodes.get(up.parent)) if (isLit(up)) return true;
    return false;
  }

  /** All that is drawn, in the order in which it was first drawn. */
  *all() {
    for (const [key, element] of this.drawn) {
      const data = this.nodes.get(key);
      if (data) yield { key, data, element };
    }
  }

  /** Draw a node as it is known, on what it hangs on. @param {string} key */
  put(key) {
    const data = this.nodes.get(key);
    if (!data) return;
    const element = this.element(data);
    dress(element, data, this.windows.get(key));
    if (data.parent && !this.drawn.has(data.parent)) this.put(data.parent);
    const parent = data.parent ? this.drawn.get(data.parent) : this.root;
    if (element.parentNode !== parent) parent?.append(element);
  }

  /**
   * The element of a node: a new one, with all that hung on the old one, where its tag is another.
   * @param {Scene.Node} data
   */
  element({ key, tag }) {
    const old = this.drawn.get(key);
    if (old?.tagName === tag) return old;
    const fresh = svg(/** @type {"g"} */ (tag)); // whatever it is, it can be seen
    if (old) {
      fresh.append(...old.children);
      old.replaceWith(fresh);
    }
    this.drawn.set(key, fresh);
    return fresh;
  }

  /** A window goes at once: what comes in its place would show through. @param {string} key @param {boolean} fade */
  remove(key, fade) {
    const element = this.drawn.get(key);
    this.drawn.delete(key);
    if (!element) return;
    element.removeAttribute("data-key");
    if (!fade || !element.isConnected || element.matches("svg")) {
      element.remove();
      return;
    }
    element.classList.add("s-leaving");
    element.setAttribute("aria-hidden", "true");
    this.run(element, [{ opacity: 1 }, { opacity: 0 }], { duration: 90 })
      .finished.catch(() => {})
      .finally(() => element.remove());
  }

  /**
   * Put children into the order the server draws them in, where it says so.
   * @param {Record<string, string[]>} wanted by what they hang on
   */
  order(wanted) {
    for (const [parent, keys] of Object.entries(wanted)) {
      const holder = parent ? this.drawn.get(parent) : this.root;
      if (!holder) continue;
      /** @type {Drawn | null} */
      let at = null;
      for (const key of [...keys].reverse()) {
        const element = this.drawn.get(key);
        if (!element || this.nodes.get(key)?.parent !== parent) continue; // it has gone elsewhere since
        if (element.nextElementSibling !== at || element.parentNode !== holder) holder.insertBefore(element, at);
        at = element;
      }
    }
  }

  /** Where these things are, as far as they can be seen. @param {Iterable<string>} keys */
  places(keys = this.drawn.keys()) {
    /** @type {Places} */
    const found = new Map();
    for (const key of keys) {
      const element = this.drawn.get(key);
      if (!element?.isConnected || element.tagName === "text") continue;
      const box = element.getBoundingClientRect();
      if (box.width || box.height) found.set(key, box);
    }
    return found;
  }

  /**
   * First, last, invert, play: what moved starts where it was; what is new fades in; numbers tick; cards turn.
   * All is measured before anything begins to move: a measure after a movement would lay out the whole page again.
   * @param {Places} places
   * @param {Map<string, Scene.Node>} before
   */
  animate(places, before) {
    if (still() || document.visibilityState !== "visible") return;
    const gone = [...places].filter(([key]) => before.has(key) && !this.nodes.has(key)).map(([, place]) => place);
    const carried = new Set(); // what moves along with what it hangs on
    /** @type {Move[]} */
    const moves = [];
    let glides = 0;
    for (const { key, data, element } of this.all()) {
      const old = before.get(key);
      const was = places.get(key);
      if (data.parent && carried.has(data.parent)) carried.add(key);
      else if (printed(data) && before.has(data.parent)) moves.push(this.tick(element, old, data));
      else if (!old) {
        moves.push(this.arrival(element, data, gone, places.get(data.origin)));
        carried.add(key);
      } else if (data.tag === "text") moves.push(this.tick(element, old, data));
      else if (was && placed(old, data)) {
        carried.add(key);
        const glide = this.glide(element, was, element.getBoundingClientRect(), Math.min(glides, 4) * AFTER);
        if (glide) glides += 1;
        moves.push(glide);
      }
    }
    for (const move of moves) move?.();
  }

  /**
   * How a thing comes from where it was; null when it is there.
   * @param {Drawn} element
   * @param {DOMRect} was
   * @param {DOMRect} now
   * @param {number} delay
   * @returns {Move}
   */
  glide(element, was, now, delay) {
    if (!now.width && !now.height) return null; // it goes to a part that is not shown
    const crossing = this.crossing(element, was, now);
    if (crossing) return crossing;
    const parent = element.parentElement;
    const scale = (parent instanceof SVGGraphicsElement && parent.getScreenCTM()?.a) || 1;
    const [from, to] = [middle(was), middle(now)];
    const far = Math.hypot(from.x - to.x, from.y - to.y) / scale;
    if (far < 1) return null;
    const places = this.along(from, to);
    const lengths = places.map(({ x, y }, n) => Math.hypot(x - places[n - 1]?.x || 0, y - places[n - 1]?.y || 0));
    const whole = sum(lengths);
    const keyframes = places.map(({ x, y }, n) => ({
      translate: `${(x - to.x) / scale}px ${(y - to.y) / scale}px`,
      offset: sum(lengths.slice(0, n + 1)) / whole,
    }));
    /** @type {KeyframeAnimationOptions} */
    const timing = {
      duration: (far > 320 || places.length > 2 ? LONG : GLIDE) - delay,
      easing: RAIL,
      delay,
      fill: "backwards",
    };
    return () => this.run(element, keyframes, timing);
  }

  /** From place to place: along a way that is told to lead there, else straight. @param {DOMPoint} from @param {DOMPoint} to */
  along(from, to) {
    for (const keys of this.ways) {
      const found = keys.map((key) => key.split("|").find((one) => this.drawn.has(one)) ?? "");
      const boxes = found.flatMap((key) => this.drawn.get(key)?.getBoundingClientRect() ?? []);
      if (boxes.length && near(from, boxes[0]) && near(to, boxes[boxes.length - 1]))
        return [from, ...boxes.slice(1, -1).map(middle), to];
    }
    return [from, to];
  }

  /**
   * How a thing comes from another window of the drawing: over both of them, since each clips what is in it.
   * Null: it was and is in the same one.
   * @param {Drawn} element
   * @param {DOMRect} was
   * @param {DOMRect} now
   * @returns {Move}
   */
  crossing(element, was, now) {
    const { root } = this;
    const part = root?.classList.contains("parted") && element.closest(".s-part");
    const [from, to] = [root?.getScreenCTM(), element.getScreenCTM()];
    if (!root || !part || !from || !to) return null;
    const window = this.seenThrough(part);
    if (isIn(was, window)) return null;
    if (!isIn(now, window)) return () => {}; // it goes where nobody sees it
    const { a, b, c, d, e, f } = from.inverse().multiply(to);
    const dx = (was.left + was.width / 2 - now.left - now.width / 2) / from.a;
    const dy = (was.top + was.height / 2 - now.top - now.height / 2) / from.a;
    return () => {
      const copy = /** @type {Drawn} */ (element.cloneNode(true));
      for (const one of [copy, ...copy.querySelectorAll("*")])
        for (const name of one.getAttributeNames()) if (!DRAWN.test(name)) one.removeAttribute(name);
      copy.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
      const flying = svg("g", { class: "s-flying", "aria-hidden": "true" }, copy);
      root.append(flying);
      element.style.visibility = "hidden";
      const keyframes = [{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }];
      this.run(flying, keyframes, { duration: LONG, easing: RAIL })
        .finished.catch(() => {})
        .finally(() => {
          flying.remove();
          element.style.visibility = "";
        });
    };
  }

  /**
   * A new thing comes from its origin or fades in; a card that takes the place of another is that one turned over.
   * @param {Drawn} element
   * @param {Scene.Node} data
   * @param {DOMRect[]} gone
   * @param {DOMRect | undefined} origin
   * @returns {Move}
   */
  arrival(element, data, gone, origin) {
    const now = element.getBoundingClientRect();
    if (origin) return this.glide(element, origin, now, 0);
    const turned = gone.some(
      (was) => Math.abs(was.left - now.left) + Math.abs(was.top - now.top) < 24 && Math.abs(was.width - now.width) < 24,
    );
    if (data.tag !== "g" || now.width <= 20 || !turned)
      return () => this.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 180 });
    return () => {
      element.classList.add("s-turning");
      this.run(element, [{ scale: "0 1" }, { scale: "1 1" }], { duration: LONG / 2 })
        .finished.catch(() => {})
        .finally(() => element.classList.remove("s-turning"));
    };
  }

  /**
   * How a number counts up or down to what it is now.
   * @param {Drawn} element
   * @param {Scene.Node | undefined} old
   * @param {Scene.Node} data
   * @returns {Move}
   */
  tick(element, old, data) {
    const holder = written(element);
    if (!holder || old?.tag !== "text" || data.tag !== "text" || old.text === data.text) return null;
    const [from, to] = [Number(old.text), Number(data.text)];
    if (!Number.isInteger(from) || !Number.isInteger(to) || Math.abs(from - to) > 60) return null;
    return () => {
      const begun = performance.now();
      let frame = 0;
      const end = () => {
        cancelAnimationFrame(frame);
        holder.data = data.text;
        this.ticking.delete(end);
      };
      /** @param {number} now */
      const step = (now) => {
        const part = (now - begun) / GLIDE;
        if (part >= 1) return end();
        holder.data = String(Math.round(from + (to - from) * part));
        frame = requestAnimationFrame(step);
      };
      this.ticking.add(end);
      frame = requestAnimationFrame(step);
    };
  }

  /** @param {Drawn} element @param {Keyframe[]} keyframes @param {KeyframeAnimationOptions} timing */
  run(element, keyframes, timing) {
    const animation = element.animate(keyframes, { easing: "cubic-bezier(.2,.7,.2,1)", ...timing });
    this.moving.add(animation);
    animation.finished.catch(() => {}).finally(() => this.moving.delete(animation));
    return animation;
  }

  /** Whatever still moves arrives at once. */
  finish() {
    for (const animation of [...this.moving]) animation.finish();
    for (const end of [...this.ticking]) end();
  }

  /** The windows of the drawing, the board first: none where it is one picture. @returns {Scene.Part[]} */
  parts() {
    const found = [...this.all()].filter(
      ({ data: { attributes } }) => attributes["data-part"] && !(this.answered && attributes["data-slot"] === "sheet"),
    );
    return found.map(({ key, data: { attributes }, element }) => {
      const [, , width, height] = attributes.viewBox.split(" ").map(Number);
      return {
        key,
        name: attributes["data-part"],
        icon: attributes["data-icon"],
        slot: attributes["data-slot"] ?? "",
        seat: attributes["data-seat"] ?? "",
        has: attributes["data-has"] ?? "",
        element,
        width: Number(attributes.width),
        height: Number(attributes.height),
        whole: [width, height],
        mini: attributes["data-mini"] ?? "",
        piece: Number(attributes["data-piece"] ?? TAP),
      };
    });
  }

  /** Where on the screen the window of a part is. @param {Element} part */
  seenThrough(part) {
    const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(part.getAttribute(name)));
    const matrix = this.root?.getScreenCTM() ?? new DOMMatrix();
    const [a, b] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((at) => at.matrixTransform(matrix));
    return new DOMRect(a.x, a.y, b.x - a.x, b.y - a.y);
  }

  /** Show so much of the drawing; a value that it has already would lay out all of it again. @param {string} viewBox */
  frame(viewBox) {
    if (this.root?.getAttribute("viewBox") !== viewBox) this.root?.setAttribute("viewBox", viewBox);
  }

  /**
   * Show a part through this window (null: as it is drawn), and keep to it whatever the server draws.
   * @param {string} key
   * @param {Scene.Window} window
   */
  window(key, window) {
    if (window) this.windows.set(key, window);
    else this.windows.delete(key);
    const data = this.nodes.get(key);
    const element = this.drawn.get(key);
    if (data && element) dress(element, data, window);
  }

  /**
   * What is drawn only while one of these choices is pointed at, or the thing with this key.
   * @param {number[]} choices
   * @param {string} at
   */
  preview(choices, at = "") {
    let found = false;
    for (const [key, { preview, of }] of this.nodes) {
      if (!preview.length && !of) continue;
      const on = of ? of.split(" ").includes(at) : preview.some((choice) => choices.includes(choice));
      this.drawn.get(key)?.classList.toggle("s-shown", on); // what is about to be drawn is drawn unshown
      found ||= on;
    }
    return found;
  }

  /**
   * The elements that can be chosen, in reading order.
   * @param {Set<number>} but those that stand for nothing but these choices
   */
  legal(but = new Set()) {
    /** @param {Scene.Node} node */
    const meant = ({ choices, plan, pick }) => pick || [...choices, ...plan].some((choice) => !but.has(choice));
    return [...this.all()].filter(({ data }) => meant(data)).map(({ element }) => element);
  }

  /** What lies ready on a sheet, to be played as it is. */
  ready() {
    return this.legal().find((element) => element.querySelector(":scope > .s-commit"));
  }

  /** An answer that nobody would decide otherwise, and what is drawn to follow it where that is one thing only. @param {number} choice */
  forced(choice) {
    const nodes = [...this.nodes.values()];
    if (nodes.some(({ pick }) => pick)) return [choice]; // the plan can still be another
    const plans = nodes.map(({ plan }) => plan).filter(([first]) => first === choice);
    const [longest = [choice]] = plans.sort((one, other) => other.length - one.length);
    const agree = plans.every((plan) => plan.every((choice, n) => choice === longest[n]));
    return agree ? longest : [choice];
  }

  /** What belongs to a player. @param {number} seat */
  of(seat) {
    return [...this.all()]
      .filter(({ data }) => data.attributes["data-seat"] === String(seat))
      .map(({ element }) => element);
  }

  /** The elements with a name, legal or not. */
  titled() {
    return [...this.drawn.values()].filter((element) => element.hasAttribute("tabindex"));
  }

  /** What is known of the node that something belongs to. @param {Element} element */
  data(element) {
    return this.nodes.get(element.closest("[data-key]")?.getAttribute("data-key") ?? "");
  }

  /** What the board says in words: the titles, nested as the drawing is. */
  twin() {
    const named = [...(this.root?.querySelectorAll("[data-key]") ?? [])].map((element) => this.data(element));
    return named.flatMap((data) =>
      data?.title ? [{ depth: this.depth(data), text: data.title, rule: data.rule }] : [],
    );
  }

  /** How many names a thing hangs on. @param {Scene.Node} data */
  depth(data) {
    let depth = 0;
    for (let up = this.nodes.get(data.parent); up; up = this.nodes.get(up.parent)) if (up.title) depth += 1;
    return depth;
  }
}

/** @param {DOMRect} box */
const middle = ({ left, top, width, height }) => new DOMPoint(left + width / 2, top + height / 2);

/** Whether something stands at a place, as a piece does beside what it is used for. @param {DOMPoint} at @param {DOMRect} box */
function near(at, box) {
  const { x, y } = middle(box);
  return Math.hypot(at.x - x, at.y - y) <= Math.max(box.width, box.height);
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Whether the middle of a thing lies in a window. @param {DOMRect} box @param {DOMRect} window */
function isIn({ left, top, width, height }, window) {
  const [x, y] = [left + width / 2, top + height / 2];
  return x >= window.left && x <= window.right && y >= window.top && y <= window.bottom;
}

/** Whether it is one of the numbered strokes of what it hangs on ("city:boston.3"): those stay where they are printed,
 * because the third stroke may be quite another one next time. @param {Scene.Node} node */
function printed({ key, parent }) {
  return parent !== "" && key.startsWith(`${parent}.`) && /^\d+$/.test(key.slice(parent.length + 1));
}

/**
 * Whether the node itself was put elsewhere (and not only changed its look).
 * @param {Scene.Node} old
 * @param {Scene.Node} data
 */
function placed(old, data) {
  const a = old.attributes;
  const b = data.attributes;
  return (
    old.parent !== data.parent ||
    ["transform", "x", "y", "cx", "cy"].some((name) => (a[name] || "") !== (b[name] || ""))
  );
}

/** @param {Scene.Node | undefined} node @param {Scene.Node | undefined} other */
const isSame = (node, other) => node === other || JSON.stringify(node) === JSON.stringify(other);

/** What hangs on what, in its order. @param {Scene.Shown["nodes"]} nodes */
function childrenOf(nodes) {
  const groups = Map.groupBy(nodes.values(), ({ parent }) => parent);
  return new Map([...groups].map(([parent, children]) => [parent, children.map(({ key }) => key)]));
}

/**
 * What differences make of a drawing. Nothing is drawn by that: nodes are in the order in which they hang on others.
 * @param {Scene.Shown} scene
 * @param {Scene.Diff[]} diffs
 * @param {number} ply
 * @param {boolean} playing
 * @returns {Scene.Shown}
 */
export function after(scene, diffs, ply, playing) {
  const nodes = new Map(scene.nodes);
  for (const { changed, removed } of diffs) {
    for (const sent of changed) {
      const old = nodes.get(sent.key);
      const node = read(sent, old, playing);
      if (old?.parent !== node.parent) nodes.delete(sent.key); // it comes last there
      nodes.set(sent.key, node);
    }
    for (const key of removed) nodes.delete(key);
  }
  /** @type {Scene.Diff["order"]} */
  const orders = Object.assign({}, ...diffs.map(({ order }) => order));
  for (const [parent, keys] of Object.entries(orders))
    for (const key of keys) {
      const node = nodes.get(key);
      if (node?.parent === parent && nodes.delete(key)) nodes.set(key, node);
    }
  const { width, height, title } = diffs[diffs.length - 1];
  return { ply, width, height, title, nodes };
}

/** The same, only to be looked at. @param {Scene.Shown} scene @returns {Scene.Shown} */
export function unlit(scene) {
  const nodes = new Map(scene.nodes);
  for (const [key, node] of nodes) if (isLit(node)) nodes.set(key, read(node, undefined, false));
  return { ...scene, nodes };
}

/**
 * A node as it is sent: what is absent of its tag, parent and attributes is as `old` has it.
 * @param {Scene.Sent} sent
 * @param {Scene.Node | undefined} old
 * @param {boolean} playing
 * @returns {Scene.Node}
 */
export function read(sent, old, playing) {
  const attributes = sent.attributes ?? old?.attributes ?? {};
  const looked = (sent.choices || sent.plan || sent.pick) && !playing;
  return {
    key: sent.key,
    tag: sent.tag ?? old?.tag ?? "g",
    parent: sent.parent ?? old?.parent ?? "",
    attributes: looked ? { ...attributes, class: dark(attributes.class) } : attributes,
    text: sent.text ?? "",
    title: sent.title ?? "",
    rule: sent.rule ?? "",
    origin: sent.from ?? "",
    preview: sent.preview ?? [],
    of: sent.of ?? "",
    choices: (playing && sent.choices) || [],
    plan: (playing && sent.plan) || [],
    pick: (playing && sent.pick) || "",
  };
}

/** Whether a node can be chosen. @param {Scene.Node} node */
export const isLit = ({ choices, plan, pick }) => choices.length > 0 || plan.length > 0 || pick !== "";

/** The classes of a thing that can only be looked at. */
const dark = (classes = "") => classes.replace(/\bs-legal\b/, "").trim();

/** The text that an element holds itself. @param {Element} element */
const written = (element) => [...element.childNodes].find((child) => child instanceof Text);

/**
 * Give the element exactly the attributes that its node has, and those that follow from what it is.
 * @param {Drawn} element
 * @param {Scene.Node} data
 * @param {Scene.Window} window
 */
function dress(element, data, window = null) {
  /** @type {Record<string, string>} */
  const wanted = { "data-key": data.key, ...data.attributes, ...window };
  if (data.title && data.tag !== "text") wanted["aria-label"] = data.title;
  for (const name of /** @type {const} */ (["preview", "choices", "plan"]))
    if (data[name].length) wanted[`data-${name}`] = data[name].join(" ");
  if (data.of) wanted["data-of"] = data.of;
  if (data.pick) wanted["data-pick"] = data.pick;
  if (isLit(data)) Object.assign(wanted, { role: "button", tabindex: "0", "aria-label": data.title });
  for (const name of element.getAttributeNames()) if (!(name in wanted)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) === value) continue;
    if (name === "style")
      element.style.cssText = value; // the page allows no style that is written as an attribute
    else element.setAttribute(name, value);
  }
  const holder = written(element);
  if (holder) holder.data = data.text;
  else if (data.text) element.prepend(data.text);
}

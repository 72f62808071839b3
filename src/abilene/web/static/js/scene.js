// The drawing: keyed nodes, built once and then changed; what keeps its key glides to where it goes.
// Knows no game: it draws what it is sent. All classes in a drawing begin with "s-", those that the page adds too.

import { still, svg } from "./dom.js";

const RAIL = "cubic-bezier(.45,.05,.25,1)";
const GLIDE = 320;
const LONG = 520;

export class Board {
  /** `playing`: what stands for a choice is a button; else the board is only looked at. */
  constructor(holder, playing = true) {
    this.holder = holder;
    this.playing = playing;
    this.nodes = new Map(); // key -> data
    this.drawn = new Map(); // key -> element
    this.ply = null;
    this.moving = new Set();
    this.root = null;
    this.windows = new Map(); // key of a part -> the attributes that this page gives it, whatever the server says
  }

  clear() {
    this.finish();
    this.nodes.clear();
    this.drawn.clear();
    this.ply = null;
    this.root?.remove();
    this.root = null;
  }

  /** Draw a whole scene; pieces glide from where the last one had them when `glide` says so. */
  whole(scene, ply, glide = false) {
    const places = glide ? this.places() : null;
    const before = new Map(this.nodes);
    this.finish();
    this.nodes.clear();
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
    for (const node of scene.nodes) this.learn(node);
    for (const key of this.nodes.keys()) this.put(key);
    if (last) last.replaceWith(root);
    else this.holder.prepend(root);
    this.ply = ply;
    this.roles();
    if (places) this.animate(places, before);
  }

  /**
   * Apply what changed, one difference after the other, and draw once: each thing only as it is in the end.
   * False when this board shows another moment, or another size, and needs the whole scene.
   */
  apply(diffs, ply) {
    const fits = ({ width, height }) => width === this.width && height === this.height;
    if (this.root === null || diffs[0].since !== this.ply || !diffs.every(fits)) return false;
    const moves = !still() && document.visibilityState === "visible";
    this.finish();
    const changed = new Set(diffs.flatMap((diff) => diff.changed.map(({ key }) => key)));
    const removed = new Set(diffs.flatMap((diff) => diff.removed));
    const origins = diffs.flatMap((diff) => diff.changed.map(({ from }) => from));
    const places = moves ? this.places(new Set([...changed, ...removed, ...origins])) : null;
    const before = new Map(this.nodes);
    for (const diff of diffs) {
      for (const node of diff.changed) this.learn(node);
      for (const key of diff.removed) this.nodes.delete(key);
    }
    for (const key of changed) if (this.nodes.has(key)) this.put(key);
    this.order(Object.assign({}, ...diffs.map((diff) => diff.order)));
    for (const key of removed) if (!this.nodes.has(key)) this.remove(key, moves);
    this.root.setAttribute("aria-label", diffs.at(-1).title);
    this.ply = ply;
    this.roles();
    if (places) this.animate(places, before);
    return true;
  }

  /** What is named is a picture, or a group where it holds other names; a button keeps what is in it to itself. */
  roles() {
    for (const [key, element] of this.drawn) {
      const data = this.nodes.get(key);
      if (!data.title || data.choices.length || data.tag === "text") continue;
      const inButton = element.parentNode.closest("[role=button]");
      const role = element.querySelector("[data-key][aria-label]") ? "group" : "img";
      const named = { role, "aria-label": data.title, tabindex: "-1" };
      for (const [name, value] of Object.entries(named)) {
        if (inButton) element.removeAttribute(name);
        else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
      }
    }
  }

  /** Know a node as it is sent. */
  learn(sent) {
    this.nodes.set(sent.key, read(sent, this.nodes.get(sent.key), this.playing));
  }

  /** Draw a node as it is known, on what it hangs on. */
  put(key) {
    const data = this.nodes.get(key);
    let element = this.drawn.get(key);
    if (element?.tagName !== data.tag) {
      const fresh = svg(data.tag, {});
      if (element) {
        fresh.append(...element.children);
        element.replaceWith(fresh);
      }
      element = fresh;
      this.drawn.set(key, element);
    }
    dress(element, data, this.windows.get(key));
    if (data.parent && !this.drawn.has(data.parent)) this.put(data.parent);
    const parent = data.parent ? this.drawn.get(data.parent) : this.root;
    if (element.parentNode !== parent) parent.append(element);
  }

  remove(key, fade) {
    const element = this.drawn.get(key);
    this.drawn.delete(key);
    if (!element) return;
    element.removeAttribute("data-key");
    if (!fade || !element.isConnected) {
      element.remove();
      return;
    }
    element.classList.add("s-leaving");
    element.setAttribute("aria-hidden", "true");
    this.run(element, [{ opacity: 1 }, { opacity: 0 }], { duration: 90 })
      .finished.catch(() => {})
      .finally(() => element.remove());
  }

  /** Put children into the order the server draws them in, where it says so: {parent: [keys…]}. */
  order(wanted) {
    for (const [parent, keys] of Object.entries(wanted)) {
      const holder = parent ? this.drawn.get(parent) : this.root;
      if (!holder) continue;
      let at = null;
      for (const key of [...keys].reverse()) {
        const element = this.drawn.get(key);
        if (this.nodes.get(key)?.parent !== parent) continue; // it has gone elsewhere since
        if (element.nextElementSibling !== at || element.parentNode !== holder) holder.insertBefore(element, at);
        at = element;
      }
    }
  }

  /** Where these things are, as far as they can be seen. */
  places(keys = this.drawn.keys()) {
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
   */
  animate(places, before) {
    if (still() || document.visibilityState !== "visible") return;
    const gone = [...before.keys()]
      .filter((key) => !this.nodes.has(key))
      .map((key) => places.get(key))
      .filter(Boolean);
    const carried = new Set();
    const moves = [];
    let glides = 0;
    for (const [key, element] of this.drawn) {
      const data = this.nodes.get(key);
      if (data.parent && carried.has(data.parent)) {
        carried.add(key);
        continue;
      }
      const old = before.get(key);
      if (printed(data) && before.has(data.parent)) {
        if (old?.tag === "text" && data.tag === "text") moves.push(() => this.tick(element, old.text, data.text));
        continue;
      }
      if (!old) {
        moves.push(this.arrival(element, data, gone, places.get(data.origin)));
        carried.add(key);
        continue;
      }
      if (data.tag === "text") {
        if (old.text !== data.text) moves.push(() => this.tick(element, old.text, data.text));
        continue;
      }
      const was = places.get(key);
      if (!was || !placed(old, data)) continue;
      carried.add(key);
      const glide = this.glide(element, was, element.getBoundingClientRect(), Math.min(glides, 4) * 60);
      if (glide) glides += 1;
      moves.push(glide);
    }
    for (const move of moves) move?.();
  }

  /** How a thing comes from where it was; null when it is there. */
  glide(element, was, now, delay) {
    if (!now.width && !now.height) return null; // it goes to a part that is not shown
    const scale = element.parentNode.getScreenCTM?.()?.a || 1;
    const dx = (was.left + was.width / 2 - now.left - now.width / 2) / scale;
    const dy = (was.top + was.height / 2 - now.top - now.height / 2) / scale;
    const far = Math.hypot(dx, dy);
    if (far < 1) return null;
    const keyframes = [{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }];
    const timing = { duration: far > 320 ? LONG : GLIDE, easing: RAIL, delay, fill: "backwards" };
    return () => this.run(element, keyframes, timing);
  }

  /** A new thing comes from its origin or fades in; a card that takes the place of another is that one turned over. */
  arrival(element, data, gone, origin) {
    const now = element.getBoundingClientRect();
    if (origin) return this.glide(element, origin, now, 0);
    const near = (was) =>
      Math.abs(was.left - now.left) + Math.abs(was.top - now.top) < 24 && Math.abs(was.width - now.width) < 24;
    if (data.tag !== "g" || now.width <= 20 || !gone.some(near))
      return () => this.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 180 });
    return () => {
      element.classList.add("s-turning");
      this.run(element, [{ scale: "0 1" }, { scale: "1 1" }], { duration: LONG / 2 })
        .finished.catch(() => {})
        .finally(() => element.classList.remove("s-turning"));
    };
  }

  tick(element, from, to) {
    const [a, b] = [Number(from), Number(to)];
    const holder = [...element.childNodes].find((child) => child.nodeType === 3);
    if (!holder || !Number.isInteger(a) || !Number.isInteger(b) || Math.abs(a - b) > 60) return;
    const begun = performance.now();
    const step = (now) => {
      const part = Math.min(1, (now - begun) / GLIDE);
      holder.data = String(Math.round(a + (b - a) * part));
      if (part < 1) this.frames.add(requestAnimationFrame(step));
      else holder.data = to;
    };
    this.frames ??= new Set();
    this.ends ??= new Set();
    this.ends.add(() => (holder.data = to));
    this.frames.add(requestAnimationFrame(step));
  }

  run(element, keyframes, timing) {
    const animation = element.animate(keyframes, { easing: "cubic-bezier(.2,.7,.2,1)", ...timing });
    this.moving.add(animation);
    animation.finished.catch(() => {}).finally(() => this.moving.delete(animation));
    return animation;
  }

  /** Whatever still moves arrives at once. */
  finish() {
    for (const animation of [...this.moving]) animation.finish();
    for (const frame of this.frames || []) cancelAnimationFrame(frame);
    for (const end of this.ends || []) end();
    this.frames?.clear();
    this.ends?.clear();
  }

  /** The windows of the drawing, the board first: none where it is one picture. */
  parts() {
    return [...this.nodes.values()]
      .filter(({ attributes }) => attributes["data-part"])
      .map(({ key, attributes }) => ({
        key,
        name: attributes["data-part"],
        element: this.drawn.get(key),
        width: Number(attributes.width),
        height: Number(attributes.height),
        whole: attributes.viewBox.split(" ").slice(2).map(Number), // what lies behind the window can be larger
      }));
  }

  /** Show a part through this window (null: as it is drawn), and keep to it whatever the server draws. */
  window(key, attributes) {
    if (attributes) this.windows.set(key, attributes);
    else this.windows.delete(key);
    const data = this.nodes.get(key);
    if (data) dress(this.drawn.get(key), data, attributes);
  }

  /** What is drawn only while one of these choices is pointed at. */
  preview(choices) {
    let found = false;
    for (const [key, { preview }] of this.nodes) {
      if (!preview.length) continue;
      const on = preview.some((choice) => choices.includes(choice));
      this.drawn.get(key)?.classList.toggle("s-shown", on); // what is about to be drawn is drawn unshown
      found ||= on;
    }
    return found;
  }

  /** The elements that stand for choices, in reading order. */
  legal() {
    return [...this.drawn].filter(([key]) => this.nodes.get(key).choices.length).map(([, element]) => element);
  }

  /** The elements with a name, legal or not. */
  titled() {
    return [...this.drawn.values()].filter((element) => element.hasAttribute("tabindex"));
  }

  data(element) {
    return this.nodes.get(element?.closest?.("[data-key]")?.dataset.key);
  }

  /** What the board says in words: the titles, nested as the drawing is. */
  twin() {
    const lines = [];
    const depth = (data) => {
      let n = 0;
      for (let up = this.nodes.get(data.parent); up; up = this.nodes.get(up.parent)) if (up.title) n += 1;
      return n;
    };
    const walk = (element) => {
      for (const child of element.children) {
        const data = child.dataset?.key ? this.nodes.get(child.dataset.key) : null;
        if (data?.title) lines.push({ depth: depth(data), text: data.title, rule: data.rule });
        walk(child);
      }
    };
    if (this.root) walk(this.root);
    return lines;
  }
}

/** Whether it is one of the numbered strokes of what it hangs on ("city:boston.3"): those stay where they are printed,
 * because the third stroke may be quite another one next time. */
function printed({ key, parent }) {
  return parent !== "" && key.startsWith(`${parent}.`) && /^\d+$/.test(key.slice(parent.length + 1));
}

/** Whether the node itself was put elsewhere (and not only changed its look). */
function placed(old, data) {
  const a = old.attributes;
  const b = data.attributes;
  return (
    old.parent !== data.parent ||
    ["transform", "x", "y", "cx", "cy"].some((name) => (a[name] || "") !== (b[name] || ""))
  );
}

/** A node as it is sent: what is absent of its tag, parent and attributes is as `old` has it. */
function read(sent, old, playing) {
  const node = {
    key: sent.key,
    tag: sent.tag ?? old.tag,
    parent: sent.parent ?? old?.parent ?? "",
    attributes: sent.attributes ?? old?.attributes ?? {},
    text: sent.text ?? "",
    title: sent.title ?? "",
    rule: sent.rule,
    origin: sent.from,
    preview: sent.preview ?? [],
    choices: (playing && sent.choices) || [],
  };
  if (sent.choices && !playing)
    node.attributes = { ...node.attributes, class: (node.attributes.class || "").replace(/\bs-legal\b/, "").trim() };
  return node;
}

/** Give the element exactly the attributes that its node has, and those that follow from what it is. */
function dress(element, data, window = null) {
  const wanted = { "data-key": data.key, ...data.attributes, ...window };
  if (data.title && data.tag !== "text") wanted["aria-label"] = data.title;
  if (data.preview.length) wanted["data-preview"] = data.preview.join(" ");
  if (data.choices.length)
    Object.assign(wanted, {
      "data-choices": data.choices.join(" "),
      role: "button",
      tabindex: "0",
      "aria-label": data.title,
    });
  for (const name of element.getAttributeNames()) if (!(name in wanted)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) === value) continue;
    if (name === "style") element.style.cssText = value; // the page allows no style that is written as an attribute
    else element.setAttribute(name, value);
  }
  const holder = [...element.childNodes].find((child) => child.nodeType === 3);
  if (holder) holder.data = data.text;
  else if (data.text) element.prepend(data.text);
}

// The tip of a thing on the board: what it is, and which rule speaks of it.

import { el } from "./dom.js";

const REST = 350;
const LONG_PRESS = 500;

/** A title as its heading, the first sentence or line, and the rest; a colon or "St. Louis" ends neither. */
export function headed(title) {
  const [, heading, rest] = title.match(/^(.*?(?:(?<!\bSt)[.!?](?=\s)|$))\s*(.*)$/ms);
  return [heading.replace(/[.\s]+$/, ""), rest];
}

export function tips(board, rule) {
  const tip = el("div", { class: "tip", role: "tooltip", id: "tip", hidden: true });
  document.body.append(tip);
  let timer = 0;
  let shown = null;
  let typing = false; // a tip that comes with the focus is for those who use keys

  addEventListener("keydown", () => (typing = true), true);
  addEventListener("pointerdown", () => (typing = false), true);

  const titled = (target) => {
    for (let node = target?.closest?.("[data-key]"); node; node = node.parentNode?.closest?.("[data-key]")) {
      const data = board.nodes.get(node.dataset.key);
      if (data?.title) return [node, data];
    }
    return null;
  };

  const hide = () => {
    clearTimeout(timer);
    tip.hidden = true;
    shown = null;
  };

  const show = ([node, data]) => {
    shown = node;
    const [heading, rest] = headed(data.title);
    tip.replaceChildren(el("b", {}, heading), ...(rest ? [el("p", {}, rest)] : []));
    if (data.rule) {
      const link = el("a", { class: "rid", href: rule.address(data.rule) }, data.rule);
      link.addEventListener("click", (event) => {
        event.preventDefault();
        rule.open(data.rule);
      });
      tip.append(link);
    }
    tip.hidden = false;
    const box = node.getBoundingClientRect();
    const { offsetWidth: w, offsetHeight: h } = tip;
    // Above or below, so that neighbours can still be clicked.
    const left = Math.min(innerWidth - w - 8, Math.max(8, box.left + box.width / 2 - w / 2));
    const top = box.top - h - 12 > 8 ? box.top - h - 12 : box.bottom + 12;
    tip.style.left = `${left}px`;
    tip.style.top = `${Math.min(innerHeight - h - 8, Math.max(8, top))}px`;
  };

  const later = (target, wait) => {
    const found = titled(target);
    if (found?.[0] === shown) return;
    clearTimeout(timer);
    if (!found) timer = setTimeout(() => !tip.matches(":hover") && hide(), 250);
    else timer = setTimeout(() => show(found), wait);
  };

  board.holder.addEventListener("pointerover", (event) => event.pointerType === "mouse" && later(event.target, REST));
  board.holder.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && later(null, 0));
  board.holder.addEventListener("focusin", (event) => {
    const found = titled(event.target);
    if (found && typing) show(found);
  });
  board.holder.addEventListener("focusout", hide);
  board.holder.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") return hide();
    clearTimeout(timer);
    const found = titled(event.target);
    if (found) timer = setTimeout(() => show(found), found[1].choices?.length ? LONG_PRESS : 0);
    else hide();
  });
  tip.addEventListener("pointerleave", hide);
  addEventListener("scroll", hide, true);
  return { hide, shown: () => !tip.hidden };
}

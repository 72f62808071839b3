// What a player sees of the board outlives the page: its scale and place, and which part below, how high.

import { $, shape } from "./dom.js";

/** @param {string} name @param {import("./parts.js").Parts} parts @param {import("./panzoom.js").PanZoom} zoom */
export function keepView(name, parts, zoom) {
  const kept = JSON.parse(sessionStorage.getItem(name) ?? "null");
  if (kept?.shape === shape()) {
    parts.wanted = kept.share;
    parts.below = kept.below;
    parts.kept = kept.ply;
    zoom.kept = kept.view;
  }
  addEventListener("pagehide", () => {
    const view = zoom.opened ? zoom.seen() : null;
    const { wanted: share, below } = parts;
    const ply = Number($(".table").dataset.ply);
    sessionStorage.setItem(name, JSON.stringify({ shape: shape(), share, below, ply, view }));
  });
}

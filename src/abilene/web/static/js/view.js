// What a player sees of the board outlives the page: its scale and place, and how high the part below is drawn.

import { shape } from "./dom.js";

/** @param {string} name @param {import("./parts.js").Parts} parts @param {import("./panzoom.js").PanZoom} zoom */
export function keepView(name, parts, zoom) {
  const kept = JSON.parse(sessionStorage.getItem(name) ?? "null");
  if (kept?.shape === shape()) {
    parts.share = kept.share;
    zoom.kept = kept.view;
  }
  addEventListener("pagehide", () => {
    const { scale, x, y, opened } = zoom;
    const view = opened ? { scale, x, y, opened } : null;
    sessionStorage.setItem(name, JSON.stringify({ shape: shape(), share: parts.share, view }));
  });
}

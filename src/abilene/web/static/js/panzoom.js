// Pan and zoom of the board: wheel, drag, pinch, keys. At rest the whole board fits.

const MOST = 5;

export function panzoom(board, fitButton) {
  const holder = board.holder;
  let scale = 1;
  let x = 0;
  let y = 0;
  const fingers = new Map();
  let spread = 0;
  let dragged = 0;

  const show = () => {
    if (!board.layer) return;
    const [w, h] = [board.width, board.height];
    x = Math.min(0, Math.max(w - w * scale, x));
    y = Math.min(0, Math.max(h - h * scale, y));
    if (scale === 1) board.layer.removeAttribute("transform");
    else board.layer.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
    fitButton.hidden = scale === 1;
    holder.classList.toggle("zoomed", scale > 1);
  };

  const inside = (clientX, clientY) => {
    const matrix = board.root?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    return new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  };

  const zoom = (factor, point) => {
    const next = Math.min(MOST, Math.max(1, scale * factor));
    const ratio = next / scale;
    x = point.x - (point.x - x) * ratio;
    y = point.y - (point.y - y) * ratio;
    scale = next;
    show();
  };

  const middle = () => ({ x: board.width / 2, y: board.height / 2 });

  holder.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && scale === 1 && event.deltaY > 0) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * 0.0016), inside(event.clientX, event.clientY));
    },
    { passive: false },
  );

  holder.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.target.closest("button, a, .menu")) return;
    fingers.set(event.pointerId, event);
    dragged = 0;
    spread = reach();
  });

  const reach = () => {
    const [a, b] = [...fingers.values()];
    return b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  };

  holder.addEventListener("pointermove", (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    fingers.set(event.pointerId, event);
    if (fingers.size === 2) {
      const now = reach();
      const [a, b] = [...fingers.values()];
      if (spread) zoom(now / spread, inside((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
      spread = now;
      dragged += 10;
    } else if (scale > 1) {
      const [from, to] = [inside(last.clientX, last.clientY), inside(event.clientX, event.clientY)];
      dragged += Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY);
      if (dragged > 4) holder.setPointerCapture?.(event.pointerId);
      x += to.x - from.x;
      y += to.y - from.y;
      show();
    }
  });

  for (const end of ["pointerup", "pointercancel", "pointerleave"])
    holder.addEventListener(end, (event) => {
      fingers.delete(event.pointerId);
      spread = 0;
    });

  // A drag is no click on the piece it ends on.
  holder.addEventListener(
    "click",
    (event) => {
      if (dragged > 6) event.stopPropagation();
      dragged = 0;
    },
    true,
  );

  holder.addEventListener("keydown", (event) => {
    const far = 60 / scale;
    if (event.key === "+" || event.key === "=") zoom(1.25, middle());
    else if (event.key === "-") zoom(0.8, middle());
    else if (event.key === "0") fit();
    else if (event.altKey && event.key.startsWith("Arrow") && scale > 1) {
      x += { ArrowLeft: far, ArrowRight: -far }[event.key] || 0;
      y += { ArrowUp: far, ArrowDown: -far }[event.key] || 0;
      show();
    } else return;
    event.preventDefault();
  });

  function fit() {
    scale = 1;
    x = y = 0;
    show();
  }

  fitButton.addEventListener("click", fit);
  return { show, fit };
}

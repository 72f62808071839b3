// Pan and zoom: wheel, drag, pinch, double click, keys, buttons. At rest the whole board fits.
// What is zoomed is the first part of the drawing, or all of it where it has no parts.

const MOST = 5; // of a drawing without parts
const PART = [0.5, 3]; // of the board beside other parts
const FINE = 2; // pixels a unit, at most, on a phone
const TAP = 44; // pixels that a target needs
const CLOSE = 1.1; // pixels a unit, at most, when the window goes to the targets by itself
const BUTTONS = 56; // pixels at the right that the buttons cover on a phone
const EDGE = 8;

export function panzoom(board, { fit: fitButton, more, less }) {
  const holder = board.holder;
  let scale = 1;
  let x = 0;
  let y = 0;
  let room = null; // how large the board part is shown, in pixels, where the page lays out the parts
  const fingers = new Map();
  let spread = 0;
  let dragged = 0;
  let opened = false; // a board that is higher than its window has been brought to full width

  /** What is zoomed: its element, its own size, and the size it is shown at. */
  const frame = () => {
    const [part] = board.parts();
    if (!part) return { key: "", element: board.root, width: board.width, height: board.height, range: [1, MOST] };
    if (!room && sheets(part)) {
      const [width, height] = part.whole;
      const window = { width: part.width, height: part.height };
      return { ...part, width, height, room: window, range: [1, (PART[1] * height) / part.height] };
    }
    if (!room) return { ...part, range: PART };
    const whole = Math.min(room.width / part.width, room.height / part.height);
    return { ...part, room, range: [1, Math.max(1, FINE / whole)] };
  };

  /** The board is more than its window can show at full width, so that one scrolls. */
  const sheets = ({ height, whole }) => whole[1] > height;

  const scrolls = (found) => Boolean(found.room) && !room && scale > 1;

  /** How large the window is, in units of the board. */
  const extent = ({ width, height, room: shown }, at = scale) => {
    const { width: w, height: h } = shown || { width, height };
    const unit = Math.min(w / width, h / height) * at;
    return { w: w / unit, h: h / unit, unit };
  };

  const within = (at, size, whole) => (size >= whole ? (whole - size) / 2 : Math.min(whole - size, Math.max(0, at)));

  const show = () => {
    if (!board.root) return;
    const found = frame();
    if (found.room && !room && !opened) {
      opened = true;
      scale = found.height / found.room.height;
    }
    const { w, h } = extent(found);
    x = within(x, w, found.width);
    y = within(y, h, found.height);
    const viewBox = [x, y, w, h].map((n) => Number(n.toFixed(2))).join(" ");
    if (!found.key) board.root.setAttribute("viewBox", viewBox);
    else if (room) {
      const [width, height] = [room.width, room.height].map(String);
      board.window(found.key, { x: "0", y: "0", width, height, viewBox });
    } else board.window(found.key, scale === 1 ? null : { viewBox });
    fitButton.hidden = scale === 1 && !room;
    holder.classList.toggle("zoomed", scale !== 1);
    holder.classList.toggle("sheets", Boolean(found.room) && !room);
    if (found.key && !fitButton.hidden) corner(found.element);
  };

  /** The buttons are in the lower right corner of the part that they zoom. */
  const corner = (part) => {
    const [left, top, width, height] = ["x", "y", "width", "height"].map((name) => Number(part.getAttribute(name)));
    const matrix = board.root.getScreenCTM();
    if (!matrix) return;
    const at = new DOMPoint(left + width, top + height).matrixTransform(matrix);
    const box = holder.getBoundingClientRect();
    holder.style.setProperty("--from-right", `${Math.round(box.right - at.x) + EDGE}px`);
    holder.style.setProperty("--from-bottom", `${Math.round(box.bottom - at.y) + EDGE}px`);
  };

  const inside = (clientX, clientY) => {
    const matrix = board.root && frame().element.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  };

  const middle = () => {
    const { w, h } = extent(frame());
    return { x: x + w / 2, y: y + h / 2 };
  };

  const zoom = (factor, point = middle()) => {
    const found = frame();
    const [least, most] = found.range;
    const next = Math.min(most, Math.max(least, scale * factor));
    x = point.x - ((point.x - x) * scale) / next;
    y = point.y - ((point.y - y) * scale) / next;
    scale = next;
    show();
  };

  const fit = () => {
    scale = 1;
    x = y = 0;
    show();
  };

  /** Whether something lies in what is zoomed. */
  const ours = (target) => {
    const { key, element } = board.root ? frame() : {};
    return Boolean(element) && (!key || element.contains(target));
  };

  /** Where these are on the board. */
  const places = (elements) =>
    elements.map((element) => {
      const box = element.getBoundingClientRect();
      const [a, b] = [inside(box.left, box.top), inside(box.right, box.bottom)];
      return { left: a.x, top: a.y, right: b.x, bottom: b.y };
    });

  /** Scroll a board that is higher than its window to the targets, unless all of them can be seen. */
  const bring = (elements) => {
    const found = frame();
    if (!scrolls(found)) return;
    const boxes = places(elements);
    const { w, h } = extent(found);
    const seen = (box) => box.left >= x && box.top >= y && box.right <= x + w && box.bottom <= y + h;
    if (boxes.every(seen)) return;
    const centre = crowd(boxes, w, h);
    x = centre.x - w / 2;
    y = centre.y - h / 2;
    show();
  };

  /** Go where the targets are: to all of them if they can then be hit, else to as many as there is room for. */
  const aim = (elements) => {
    const found = frame();
    const boxes = places(elements);
    const heights = boxes.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
    const unit = extent(found, 1).unit;
    const most = found.range[1] * unit;
    const needed = Math.min(most, TAP / Math.max(1, heights[heights.length >> 1]));
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    const margin = 30;
    const all = Math.min(
      (found.room.width - BUTTONS) / (right - left + 2 * margin),
      found.room.height / (bottom - top + 2 * margin),
    );
    scale = Math.max(1, Math.max(needed, Math.min(all, CLOSE)) / unit);
    const { w, h, unit: now } = extent(found);
    const free = w - BUTTONS / now;
    const centre = all >= needed ? { x: (left + right) / 2, y: (top + bottom) / 2 } : crowd(boxes, free, h);
    x = centre.x - free / 2;
    y = centre.y - h / 2;
    show();
  };

  holder.addEventListener(
    "wheel",
    (event) => {
      if (!ours(event.target)) return;
      const found = frame();
      if (scrolls(found) && !event.ctrlKey && !event.metaKey && !event.altKey) {
        const unit = found.element.getScreenCTM().a;
        x += event.deltaX / unit;
        y += event.deltaY / unit;
        event.preventDefault();
        show();
        return;
      }
      const least = scale === found.range[0];
      if (!event.ctrlKey && !event.metaKey && !event.altKey && least && event.deltaY > 0) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * 0.0016), inside(event.clientX, event.clientY));
    },
    { passive: false },
  );

  holder.addEventListener("focusin", ({ target }) => {
    if (ours(target) && target !== frame().element) bring([target]);
  });

  holder.addEventListener("dblclick", (event) => {
    if (!ours(event.target) || event.target.closest(".s-legal, button")) return;
    if (scale < frame().range[1]) zoom(2, inside(event.clientX, event.clientY));
    else fit();
  });

  holder.addEventListener("pointerdown", (event) => {
    dragged = 0;
    if (event.button !== 0 || event.target.closest("button, a, .menu") || !ours(event.target)) return;
    fingers.set(event.pointerId, event);
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
      x += from.x - to.x;
      y += from.y - to.y;
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
    if (event.key === "+" || event.key === "=") zoom(1.25);
    else if (event.key === "-") zoom(0.8);
    else if (event.key === "0") fit();
    else if (event.altKey && event.key.startsWith("Arrow") && scale > 1) {
      x += { ArrowLeft: -far, ArrowRight: far }[event.key] || 0;
      y += { ArrowUp: -far, ArrowDown: far }[event.key] || 0;
      show();
    } else return;
    event.preventDefault();
  });

  fitButton.addEventListener("click", fit);
  more?.addEventListener("click", () => zoom(1.5));
  less?.addEventListener("click", () => zoom(1 / 1.5));

  return {
    show,
    fit,
    aim,
    bring,
    /** The page lays out the parts: the board has so much room (null: it is shown as it is drawn). */
    give(size) {
      if (Boolean(size) !== Boolean(room)) {
        scale = 1;
        opened = false;
      }
      room = size;
      show();
    },
  };
}

/** The middle of the window of this size that holds most of the boxes. */
function crowd(boxes, w, h) {
  let best = null;
  let most = 0;
  for (const one of boxes) {
    const at = { x: (one.left + one.right) / 2, y: (one.top + one.bottom) / 2 };
    const near = boxes.filter(
      ({ left, right, top, bottom }) =>
        Math.abs((left + right) / 2 - at.x) < w / 2 && Math.abs((top + bottom) / 2 - at.y) < h / 2,
    );
    if (near.length <= most) continue;
    most = near.length;
    const [left, right] = [Math.min(...near.map((box) => box.left)), Math.max(...near.map((box) => box.right))];
    const [top, bottom] = [Math.min(...near.map((box) => box.top)), Math.max(...near.map((box) => box.bottom))];
    best = { x: (left + right) / 2, y: (top + bottom) / 2 };
  }
  return best;
}

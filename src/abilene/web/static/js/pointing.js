// Where is pointed at, and what is meant by it: what comes under a pointer at rest is not.

/** In whole pixels: a pointer can be between two, a click never is. @param {MouseEvent} event */
export const where = ({ clientX, clientY }) => `${Math.floor(clientX)} ${Math.floor(clientY)}`;

/**
 * Where keys were pointed at and are gone, one more click was meant for them, until the pointer moves: it presses nothing.
 * @param {HTMLElement} keys
 * @param {HTMLElement} place where they come and go
 */
export function spend(keys, place) {
  let at = "";
  for (const kind of ["pointermove", "pointerover", "click"])
    addEventListener(
      kind,
      (event) => {
        if (!(event instanceof MouseEvent)) return;
        if (keys.contains(/** @type {Node} */ (event.target))) at = where(event);
        else if (kind !== "click" && where(event) !== at) at = "";
      },
      true,
    );
  place.addEventListener(
    "click",
    (event) => {
      if (where(event) !== at || keys.contains(/** @type {Node} */ (event.target))) return;
      at = "";
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
}

/**
 * The later clicks of a double click were meant for what was there at the first: what has come there since is not pressed.
 * @param {HTMLElement[]} places
 * @param {() => unknown} shown what is there now
 */
export function meantFirst(places, shown) {
  let first = shown();
  addEventListener(
    "click",
    (event) => {
      if (event.detail < 2) first = shown();
      else if (shown() !== first && places.some((place) => place.contains(/** @type {Node} */ (event.target)))) {
        event.stopPropagation();
        event.preventDefault();
      }
    },
    true,
  );
}

// What did something last: a finger cannot rest on a thing, so that nothing is shown before it taps; and a focus that
// the page gives back points at nothing.

let finger = false;
let moving = false; // by keys, from thing to thing
let restoring = false;
/** @type {Element | null} */
let lent = null; // what has the focus though no key led there: it was clicked, or the page gave it the focus after a click
const MOVES = /^(Tab|F6|Arrow.*|a)$/i; // A leads to the list of answers
addEventListener(
  "pointerdown",
  ({ pointerType, target }) => {
    finger = pointerType === "touch";
    moving = false;
    lent = target instanceof Element ? target.closest("button, a, [tabindex]") : null;
  },
  true,
);
addEventListener(
  "keydown",
  ({ key }) => {
    finger = false;
    moving ||= MOVES.test(key);
  },
  true,
);
addEventListener("focusin", () => {
  if (moving) lent = null;
});

export const touched = () => finger;

/** Whether the focus that comes somewhere was put there by whoever plays. */
export const meantFocus = () => !finger && !restoring;

/** Whether a thing has the focus though the keyboard did not lead there: it is not what Enter means. @param {Element} element */
export const isLent = (element) => element === lent;

/** The keyboard goes on from here: nobody has pointed at it. @param {HTMLElement | SVGElement} element */
export function restore(element) {
  restoring = true;
  lent = element;
  element.focus({ preventScroll: true });
  restoring = false;
}

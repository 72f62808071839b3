// What did something last: a finger cannot rest on a thing, so that nothing is shown before it taps; and a focus that
// the page gives back points at nothing.

let finger = false;
let typing = false;
let restoring = false;
/** @type {Element | null} */
let lent = null; // what the page gave the focus to after a click
addEventListener(
  "pointerdown",
  ({ pointerType }) => {
    finger = pointerType === "touch";
    typing = false;
  },
  true,
);
addEventListener(
  "keydown",
  () => {
    finger = false;
    typing = true;
  },
  true,
);

export const touched = () => finger;

/** Whether the focus that comes somewhere was put there by whoever plays. */
export const meantFocus = () => !finger && !restoring;

/** Whether a thing has the focus only because the page put it there: no ring was seen around it. @param {Element} element */
export const isLent = (element) => element === lent;

/** The keyboard goes on from here: nobody has pointed at it. @param {HTMLElement | SVGElement} element */
export function restore(element) {
  restoring = true;
  lent = typing ? null : element;
  element.focus({ preventScroll: true });
  restoring = false;
}

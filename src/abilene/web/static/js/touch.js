// What did something last: a finger cannot rest on a thing, so that nothing is shown before it taps; and a focus that
// the page gives back points at nothing.

let finger = false;
let restoring = false;
addEventListener("pointerdown", ({ pointerType }) => (finger = pointerType === "touch"), true);
addEventListener("keydown", () => (finger = false), true);

export const touched = () => finger;

/** Whether the focus that comes somewhere was put there by whoever plays. */
export const meantFocus = () => !finger && !restoring;

/** The keyboard goes on from here: nobody has pointed at it. @param {HTMLElement | SVGElement} element */
export function restore(element) {
  restoring = true;
  element.focus({ preventScroll: true });
  restoring = false;
}

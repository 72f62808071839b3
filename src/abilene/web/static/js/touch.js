// Whether a finger was the last thing that did something: it cannot rest on a thing, so that nothing is shown before it taps.

let finger = false;
addEventListener("pointerdown", ({ pointerType }) => (finger = pointerType === "touch"), true);
addEventListener("keydown", () => (finger = false), true);

export const touched = () => finger;

// What comes while something is being drawn is then drawn together.

/**
 * Several messages as one: all that happened, and the position to which it led.
 * @param {Heard.Moved[]} messages
 * @returns {Heard.Together}
 */
export function together(messages) {
  const anew = messages.findLastIndex(({ since }) => since < 0); // what came before a new beginning is in it
  const [{ scene: drawing, ...first }, ...later] = messages.slice(Math.max(0, anew));
  const all = { ...first, scenes: [drawing] };
  for (const { ply, position, log, undone, scene } of later) {
    for (const line of all.log) if (undone.includes(line.ply)) line.undone = true;
    all.ply = ply;
    all.position = { ...all.position, ...position };
    all.log = [...all.log, ...log];
    all.undone = [...all.undone, ...undone];
    all.scenes = "whole" in scene ? [scene] : [...all.scenes, scene];
  }
  return all;
}

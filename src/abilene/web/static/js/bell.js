// One short bell for your own turn, made on the spot: no file to load.

/** @type {AudioContext | undefined} */
let context; // a page has one

export function bell() {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, loud] of [
    [1318, 0.12],
    [2637, 0.04],
  ]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(loud, now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 1.1);
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + 1.2);
  }
}

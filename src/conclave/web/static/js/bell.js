// It is your turn: a small bell, unless one does not want it.
import { sound } from './settings.js';

export function chime() {
  if (!sound.value || !navigator.userActivation?.hasBeenActive) return; // a browser lets nobody ring unasked
  try {
    const air = new AudioContext();
    for (const [pitch, at] of [[660, 0], [990, 0.14]]) {
      const tone = air.createOscillator(), loud = air.createGain();
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.0001, air.currentTime + at);
      loud.gain.exponentialRampToValueAtTime(0.09, air.currentTime + at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, air.currentTime + at + 0.7);
      tone.connect(loud).connect(air.destination);
      tone.start(air.currentTime + at);
      tone.stop(air.currentTime + at + 0.75);
    }
    setTimeout(() => air.close(), 1500);
  } catch { /* no sound, no harm */ }
}

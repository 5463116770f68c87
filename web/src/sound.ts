// Sounds of the table, made here from plain tones: your turn, a move of somebody else, time running out, the end.
// Browsers stay silent until a person has clicked or typed something on the page.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'move' | 'time' | 'end';

/** Pitch in Hz, when it begins and how long it rings in seconds, how loud it is, and its wave. */
type Note = [pitch: number, at: number, length: number, loud: number, wave: OscillatorType];

export const SOUNDS: Record<Sound, Note[]> = {
  turn: [
    [587.33, 0, 0.5, 0.16, 'sine'],
    [880, 0.12, 0.7, 0.16, 'sine'],
  ],
  move: [
    [196, 0, 0.09, 0.2, 'triangle'],
    [98, 0, 0.12, 0.2, 'sine'],
  ],
  time: [
    [740, 0, 0.1, 0.1, 'triangle'],
    [740, 0.2, 0.1, 0.1, 'triangle'],
  ],
  end: [
    [392, 0, 0.5, 0.13, 'sine'],
    [493.88, 0.14, 0.5, 0.13, 'sine'],
    [587.33, 0.28, 0.6, 0.13, 'sine'],
    [783.99, 0.42, 1.2, 0.15, 'sine'],
  ],
};

let speaker: AudioContext | null = null;

function strike(context: AudioContext, [pitch, at, length, loud, wave]: Note): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Plays a sound unless sounds are off, or nobody has touched the page yet. */
export function sound(which: Sound): void {
  if (settings.sound === 'off' || !navigator.userActivation.hasBeenActive || !('AudioContext' in window)) return;
  speaker ??= new AudioContext();
  void speaker.resume();
  for (const note of SOUNDS[which]) strike(speaker, note);
  // For tests, and for people who look at what a page does.
  performance.mark(`sound-${which}`);
}

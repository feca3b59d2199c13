/** Small sounds, made on the spot. Off unless the player wants them. */
import { settings } from "$lib/settings.svelte";

type Note = { at: number; pitch: number; lasts: number; wave: OscillatorType; loud: number };

const tone = (at: number, pitch: number, lasts: number, wave: OscillatorType = "sine", loud = 0.12): Note => ({
  at,
  pitch,
  lasts,
  wave,
  loud,
});

/** What sounds for which event: wood and brass, paper, drums, one bell, a short horn. */
const SOUNDS: Record<string, Note[]> = {
  "tile-inserted": [tone(0, 210, 0.05, "square", 0.05), tone(0.09, 320, 0.03, "square", 0.05), tone(0.16, 320, 0.03, "square", 0.05)],
  "unit-deployed": [tone(0, 120, 0.06, "triangle")],
  "reinforcement-arrived": [tone(0, 392, 0.12, "sawtooth", 0.05), tone(0.13, 523, 0.2, "sawtooth", 0.05)],
  "link-formed": [tone(0, 880, 0.05, "triangle"), tone(0.05, 1320, 0.08, "triangle")],
  "link-assaulted": [tone(0, 150, 0.12, "square", 0.06)],
  "link-broken": [tone(0, 150, 0.12, "square", 0.06)],
  "die-rolled": [0, 0.08, 0.15, 0.24, 0.4].map((at) => tone(at, 600 + at * 400, 0.02, "square", 0.04)),
  "line-fought": [tone(0, 90, 0.25, "sine", 0.3)],
  "unit-damaged": [tone(0, 240, 0.1, "triangle", 0.15)],
  "unit-defeated": [tone(0, 330, 0.9, "sine", 0.12), tone(0, 332, 0.9, "sine", 0.08)],
  challenged: [tone(0, 220, 0.25, "sawtooth", 0.08), tone(0.28, 330, 0.5, "sawtooth", 0.09)],
  "your-turn": [tone(0, 1047, 0.3, "sine", 0.08), tone(0.12, 1568, 0.5, "sine", 0.06)],
};

let context: AudioContext | null = null;

/** Sound for an event, if there is one and sound is on. */
export function chime(event: string): void {
  const notes = SOUNDS[event];
  if (!notes || !settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const note of notes) play(context, note);
}

function play(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = note.wave;
  source.frequency.value = note.pitch;
  volume.gain.setValueAtTime(note.loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + note.lasts);
}

/**
 * Small sounds of wood, brass, paper and drums, made on the spot. Off unless the player wants them.
 * No cries, no shots.
 */
import { settings } from "./settings.svelte";

let context: AudioContext | undefined;
let master: AudioNode | undefined;
let hiss: AudioBuffer | undefined;

/** The place where sounds are made; undefined where sound is off or unknown. */
function studio(): { audio: AudioContext; out: AudioNode } | undefined {
  if (!settings.sound || typeof AudioContext === "undefined") return undefined;
  if (!context || !master) {
    context = new AudioContext();
    const limit = context.createDynamicsCompressor();
    const volume = context.createGain();
    volume.gain.value = 0.5;
    volume.connect(limit).connect(context.destination);
    master = volume;
  }
  if (context.state === "suspended") void context.resume();
  return { audio: context, out: master };
}

/** One second of white noise, the raw material of everything that is struck or rubbed. */
function noise(audio: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  return hiss;
}

/** A volume that rises at once, or in `rise` seconds, and dies away in `lasts` seconds. */
function fading(
  audio: AudioContext,
  start: number,
  loud: number,
  lasts: number,
  rise = 0.002,
): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + rise + lasts);
  return gain;
}

type Tone = {
  pitch: number;
  /** The pitch it glides to. */
  to?: number;
  at?: number;
  lasts: number;
  loud: number;
  rise?: number;
  wave?: OscillatorType;
  /** Dulls a tone: nothing above this frequency. */
  below?: number;
};

function tone({ pitch, to = pitch, at = 0, lasts, loud, rise, wave = "sine", below }: Tone): void {
  const place = studio();
  if (!place) return;
  const { audio, out } = place;
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const gain = fading(audio, start, loud, lasts, rise);
  if (below === undefined) source.connect(gain).connect(out);
  else
    source
      .connect(filter(audio, "lowpass", below, 0.7))
      .connect(gain)
      .connect(out);
  source.start(start);
  source.stop(start + lasts + (rise ?? 0) + 0.05);
}

function filter(
  audio: AudioContext,
  type: BiquadFilterType,
  frequency: number,
  q: number,
): BiquadFilterNode {
  const made = audio.createBiquadFilter();
  made.type = type;
  made.frequency.value = frequency;
  made.Q.value = q;
  return made;
}

type Knock = { pitch: number; q?: number; at?: number; lasts: number; loud: number; rise?: number };

/** Noise through a narrow gap: wood, bone, paper, according to pitch, width and length. */
function knock({ pitch, q = 1, at = 0, lasts, loud, rise }: Knock): void {
  const place = studio();
  if (!place) return;
  const { audio, out } = place;
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  source
    .connect(filter(audio, "bandpass", pitch, q))
    .connect(fading(audio, start, loud, lasts, rise))
    .connect(out);
  source.start(start, Math.random() * 0.5, lasts + (rise ?? 0) + 0.05);
}

const TEETH = 6; // of a quarter turn
const TOOTH = 0.15; // seconds

/** A tile: wood on brass, then the ratchet, one click for each tooth of the turn. */
export function tile(): void {
  knock({ pitch: 420, q: 2, lasts: 0.09, loud: 0.7 });
  tone({ pitch: 1900, lasts: 0.12, loud: 0.05, wave: "triangle" });
  for (let tooth = 0; tooth < TEETH; tooth += 1) {
    const at = 0.08 + (tooth * TOOTH) / settings.speed;
    knock({ pitch: 2600, q: 6, at, lasts: 0.025, loud: 0.35 });
    tone({ pitch: 1250 + tooth * 20, at, lasts: 0.03, loud: 0.05, wave: "square", below: 3000 });
  }
}

/** A card: paper on felt. */
export function card(): void {
  knock({ pitch: 3200, q: 0.6, lasts: 0.07, loud: 0.16, rise: 0.03 });
  knock({ pitch: 180, q: 0.9, at: 0.06, lasts: 0.06, loud: 0.35 });
}

/** A Link: two plates click home. */
export function link(): void {
  knock({ pitch: 3800, q: 9, lasts: 0.03, loud: 0.4 });
  tone({ pitch: 1480, lasts: 0.16, loud: 0.09, wave: "triangle" });
  tone({ pitch: 2217, at: 0.055, lasts: 0.24, loud: 0.08, wave: "triangle" });
  knock({ pitch: 3000, q: 9, at: 0.055, lasts: 0.04, loud: 0.45 });
}

/** A broken Link: a dull snap. */
export function brokenLink(): void {
  knock({ pitch: 900, q: 1.5, lasts: 0.05, loud: 0.6 });
  tone({ pitch: 220, to: 90, lasts: 0.16, loud: 0.3, wave: "triangle", below: 700 });
}

/** A die: bone on wood, in ever shorter bounces. */
export function die(): void {
  for (const [at, loud] of [
    [0, 0.7],
    [0.17, 0.55],
    [0.3, 0.45],
    [0.4, 0.32],
    [0.475, 0.22],
    [0.53, 0.14],
  ] as const) {
    const then = at / settings.speed;
    knock({ pitch: 1500 + at * 900, q: 5, at: then, lasts: 0.035, loud });
    knock({ pitch: 260, q: 2, at: then, lasts: 0.05, loud: loud * 0.5 });
  }
}

const DRUMS = [62, 92, 138]; // Hz: low for Long-Range, middle, high for Close

/** A line of combat: one stroke on its drum. */
export function drum(line: number): void {
  const pitch = DRUMS[line] ?? DRUMS[0] ?? 62;
  tone({ pitch: pitch * 1.7, to: pitch, lasts: 0.55, loud: 0.8 });
  knock({ pitch: pitch * 6, q: 0.8, lasts: 0.05, loud: 0.5 });
}

/** Damage: a struck shield. */
export function damage(): void {
  knock({ pitch: 700, q: 1.2, lasts: 0.06, loud: 0.7 });
  for (const [pitch, loud] of [
    [311, 0.16],
    [523, 0.1],
    [859, 0.06],
  ] as const) {
    tone({ pitch, to: pitch * 0.985, lasts: 0.32, loud, wave: "triangle" });
  }
}

/** A defeat: a single muted bell. */
export function defeat(): void {
  for (const [share, loud] of [
    [1, 0.24],
    [1.19, 0.1],
    [2, 0.12],
    [2.76, 0.05],
  ] as const) {
    tone({ pitch: 196 * share, lasts: 1.5 / share, loud, below: 1200 });
  }
}

/** A challenge: a short horn. */
export function challenge(): void {
  for (const [pitch, at, lasts] of [
    [147, 0, 0.22],
    [220, 0.26, 0.7],
  ] as const) {
    tone({ pitch, at, lasts, loud: 0.26, rise: 0.05, wave: "sawtooth", below: 900 });
    tone({
      pitch: pitch * 1.005,
      at,
      lasts,
      loud: 0.16,
      rise: 0.07,
      wave: "sawtooth",
      below: 1400,
    });
  }
}

/** Your turn: a chime of candle glass. */
export function yourTurn(): void {
  for (const [pitch, at] of [
    [1318, 0],
    [1760, 0.13],
    [2637, 0.26],
  ] as const) {
    tone({ pitch, at, lasts: 0.9, loud: 0.09 });
    tone({ pitch: pitch * 2.76, at, lasts: 0.25, loud: 0.02 });
  }
}

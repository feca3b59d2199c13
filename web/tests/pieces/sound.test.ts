import { settings } from "$lib/settings.svelte";
import * as sound from "$lib/sound";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const started: number[] = [];

class Parameter {
  value = 0;
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(value: number): void {
    if (value <= 0) throw new RangeError("an exponential ramp cannot end at zero");
  }
}

class Node {
  type = "";
  buffer: unknown = null;
  frequency = new Parameter();
  gain = new Parameter();
  Q = new Parameter();
  connect(next: unknown): unknown {
    return next;
  }
  start(when: number): void {
    started.push(when);
  }
  stop(): void {}
}

class Audio {
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = new Node();
  createGain = () => new Node();
  createOscillator = () => new Node();
  createBufferSource = () => new Node();
  createBiquadFilter = () => new Node();
  createDynamicsCompressor = () => new Node();
  createBuffer = (_channels: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

const sounds: [string, () => void][] = [
  ["tile", sound.tile],
  ["card", sound.card],
  ["link", sound.link],
  ["broken Link", sound.brokenLink],
  ["die", sound.die],
  ["drum", () => sound.drum(0)],
  ["damage", sound.damage],
  ["defeat", sound.defeat],
  ["challenge", sound.challenge],
  ["your turn", sound.yourTurn],
];

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal("AudioContext", Audio);
});

afterEach(() => {
  settings.sound = false;
  vi.unstubAllGlobals();
});

test.each(sounds)("%s is silent unless sound is wanted", (_name, play) => {
  settings.sound = false;
  play();
  expect(started).toEqual([]);
  settings.sound = true;
  play();
  expect(started.length).toBeGreaterThan(0);
});

test("the ratchet clicks once for each of the six teeth of a quarter", () => {
  settings.sound = true;
  sound.tile();
  const clicks = new Set(started.filter((at) => at > 0).map((at) => at.toFixed(3)));
  expect(clicks.size).toBe(6);
});

test("where the browser makes no sound nothing breaks", () => {
  settings.sound = true;
  vi.stubGlobal("AudioContext", undefined);
  expect(() => sound.link()).not.toThrow();
});

/** Which sound goes with which event. */
import * as sound from "$lib/sound";

import type { Beat } from "./timeline";

const SOUNDS: Record<string, () => void> = {
  "tile-inserted": sound.tile,
  "unit-deployed": sound.card,
  "reinforcement-arrived": sound.card,
  "token-taken": sound.card,
  "link-formed": sound.link,
  "link-assaulted": sound.brokenLink,
  "link-broken": sound.brokenLink,
  "die-rolled": sound.die,
  "unit-damaged": sound.damage,
  "unit-defeated": sound.defeat,
};

/** The sound of a beat, if it has one. */
export function chime(beat: Beat): void {
  if (beat.type === "line-fought") sound.drum(beat.line ?? 0);
  else SOUNDS[beat.type]?.();
}

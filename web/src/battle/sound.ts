/** Which sound goes with which event. */
import {
  brokenLink,
  card,
  challenge,
  damage,
  defeat,
  die,
  drum,
  link,
  tile,
  yourTurn,
} from "$lib/sound";

const SOUNDS: Record<string, (line: number) => void> = {
  "tile-inserted": tile,
  "card-drawn": card,
  "card-retrieved": card,
  "unit-deployed": card,
  "reinforcement-arrived": card,
  "unit-recruited": card,
  "token-taken": card,
  "link-formed": link,
  "link-assaulted": brokenLink,
  "link-broken": brokenLink,
  "die-rolled": die,
  "line-fought": drum,
  "unit-damaged": damage,
  "unit-defeated": defeat,
  challenged: challenge,
  "your-turn": yourTurn,
};

/** Sound for an event, if there is one and sound is on; a line of combat has its own drum. */
export function chime(event: string, line = 0): void {
  SOUNDS[event]?.(line);
}

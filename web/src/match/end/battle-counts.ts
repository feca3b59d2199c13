/** What each seat did in a match, counted from its events. */
import type { EventSaid } from "$lib/wire";

import { NONE } from "$match/model/view-facts";

export interface Deeds {
  battles: number;
  won: number;
  recruits: number;
  challenges: number;
}

/** The deeds of every seat, how many turns were taken and battles fought. */
export function deedsOf(
  events: readonly EventSaid[],
  seats: number,
): { seats: Deeds[]; turns: number; battles: number } {
  const found = Array.from({ length: seats }, () => ({
    battles: 0,
    won: 0,
    recruits: 0,
    challenges: 0,
  }));
  let attacker = NONE;
  let defender = NONE;
  let turns = 0;
  let battles = 0;
  for (const { type, facts } of events) {
    if (type === "turn-began") {
      turns++;
      attacker = facts.seat;
      defender = NONE;
    }
    if (type === "player-challenged") {
      defender = facts.defender;
      found[facts.seat].challenges++;
    }
    if (type === "unit-recruited") found[facts.seat].recruits++;
    if (type === "battle-decided") {
      battles++;
      for (const [side, who] of [attacker, defender].entries()) {
        const deeds = found[who];
        if (!deeds) continue;
        deeds.battles++;
        if (facts.winner === side) deeds.won++;
      }
    }
  }
  return { seats: found, turns, battles };
}

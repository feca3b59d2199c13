/** How the sum of a Line grows: card by card towards the front, then tokens, then the die. */
import type { BoxFacts } from "$lib/wire";

import { LINES } from "$match/model/view-facts";
import type { Motion } from "$lib/settings.svelte";
import type { Beat } from "$match/model/playback/timeline";
import type { Side } from "./scene";

/** Whether dice are still in the air: what they show counts when they have landed. */
export function tumbling(
  beat: Pick<Beat, "type"> | null,
  paused: boolean,
  motion: Motion,
): boolean {
  return beat?.type === "die-rolled" && !paused && motion === "full";
}

/** The sums after each step; the last is the total that the Line was fought with. */
export function counting(side: Side, line: number, total: number, box: BoxFacts): number[] {
  const name = LINES[line] ?? "long";
  const standing = side.units.filter((unit) => unit.standing);
  const steps: number[] = [];
  let sum = 0;
  for (const unit of [...standing].reverse()) {
    sum += box.units[unit.card]?.[name] ?? 0;
    steps.push(sum);
  }
  for (const unit of standing) {
    const bonus = box.tokens[unit.token]?.[name] ?? 0;
    if (bonus === 0) continue;
    sum += bonus;
    steps.push(sum);
  }
  return [...steps, total];
}

/** How the sum of a Line grows: card by card towards the front, then tokens, then the die. */
import type { BoxFacts } from "$lib/wire";

import { LINES, tokenBonus } from "$match/model/view-facts";
import { type Side, faceOf } from "./scene";

/** The sums after each step. The last is the total, which is never below nothing. */
export function counting(side: Side, line: number, box: BoxFacts): number[] {
  const name = LINES[line] ?? "long";
  const standing = side.units.filter((unit) => unit.standing);
  const steps: number[] = [];
  let sum = 0;
  for (const unit of [...standing].reverse()) {
    sum += box.units[unit.card]?.[name] ?? 0;
    steps.push(sum);
  }
  for (const unit of standing) {
    const bonus = tokenBonus(box.tokens[unit.token])[name];
    if (bonus === 0) continue;
    sum += bonus;
    steps.push(sum);
  }
  sum += faceOf(side, box)?.[name] ?? 0;
  steps.push(Math.max(0, sum));
  return steps;
}

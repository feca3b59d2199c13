/** Points in words: what lies in the open, how many Prowess tokens are hidden, and the range. */
import { t } from "$lib/i18n.svelte";
import type { Points } from "$lib/wire";

const numbers = ({ total, hidden, least, most }: Points) => ({
  points: total,
  hidden,
  least,
  most,
});

/** "3 points", or "3 + 5 hidden (8 to 18)". */
export function pointsText(score: Points): string {
  if (score.hidden === 0) return t("table-points", { points: score.total });
  return t("points-hidden", numbers(score));
}

/** The same in a sentence, for a label. */
export function pointsInWords(score: Points): string {
  if (score.hidden === 0) return t("points-open-words", { points: score.total });
  return t("points-hidden-words", numbers(score));
}

const ROOM = 20; // points that a bar has room for at least

/** How many points the bars of a table have room for: the same for all of its players. */
export function roomFor(scores: readonly Points[]): number {
  return Math.max(ROOM, ...scores.map((score) => score.most));
}

/** Small looks at a view, with the box at hand. What follows from the rules is in its facts. */
import type { BoxFacts, TokenFacts, View } from "$lib/wire";

export const NONE = -1;
export const ERAS = ["I", "II", "III", "IV"] as const;
export const LINES = ["long", "medium", "close"] as const;

/** The numeral of an Era, which counts from 1. */
export function numeral(era: number): string {
  return ERAS[era - 1] ?? "";
}

/** The board spaces of an Era, in the order of the row. */
export function spacesOf(era: number, box: BoxFacts): number[] {
  return box.spaces.flatMap((space, number) => (space.era === era ? [number] : []));
}

/** The seats whose Sabatons stand in an Era. */
export function visitors(view: View, era: number): number[] {
  return view.players.filter((player) => player.era === era).map((player) => player.seat);
}

/** The Line a token changes, 0 to 2, and by how much; null for abilities. */
export function tokenLine(
  token: TokenFacts | null | undefined,
): { line: number; value: number } | null {
  if (!token || token.line === null) return null;
  return { line: LINES.indexOf(token.line), value: token.value };
}

/** Cards of a pile sorted for reading: by Era, then by name; each with how many there are. */
export function sorted(cards: readonly number[], box: BoxFacts): { card: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, count]) => ({ card, count }))
    .sort(
      (a, b) => (box.units[a.card]?.era ?? 0) - (box.units[b.card]?.era ?? 0) || a.card - b.card,
    );
}

/** `3/4` as a number; decimals are read as they are. */
export function chance(text: string): number {
  const [over, under] = text.split("/").map(Number);
  return under ? (over ?? 0) / under : (over ?? 0);
}

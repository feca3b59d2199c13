/** Cards in sight whose half of a shield fits one of a card's own halves (LINK-3, R-23, R-63). */
import type { BoxFacts, CardFacts, View } from "$lib/wire";

export interface Partner {
  /** Its number in the box. */
  number: number;
  card: CardFacts;
  /** In the hand, elsewhere in one's own Army, or on the board. */
  where: "hand" | "army" | "board";
}

export interface Partners {
  left: Partner[];
  right: Partner[];
}

/** What this seat (null: a spectator) can see that the card would link with, on either side. */
export function partnersOf(
  card: CardFacts,
  view: View,
  seat: number | null,
  box: BoxFacts,
): Partners {
  const own = seat === null ? undefined : view.players[seat];
  const piles: [Partner["where"], readonly number[]][] = [
    ["hand", own?.hand ?? []],
    ["army", [...(own?.deck ?? []), ...(own?.discard ?? [])]],
    ["board", view.board],
  ];
  const inSight: Partner[] = [];
  for (const [where, numbers] of piles) {
    for (const number of numbers) {
      const other = box.units[number];
      const known = other === card || inSight.some((one) => one.card === other);
      if (other && !known) inSight.push({ number, card: other, where });
    }
  }
  const fits = (half: number, other: number) => half > 0 && half === other;
  return {
    left: inSight.filter((one) => fits(card.link_left, one.card.link_right)),
    right: inSight.filter((one) => fits(card.link_right, one.card.link_left)),
  };
}

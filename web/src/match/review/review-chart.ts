/** What the charts of a review show, as numbers: curves, lanes, intervals. */
import type { MatchReview, ReviewMoment, ReviewTurn, SeatLedger } from "$lib/wire";

/** The dash of each seat's line. */
export const DASHES = ["none", "8 5", "2 5", "12 4 2 4", "4 2"];

/** A share of 1 as a whole number of 100. */
export const of100 = (share: number): number => Math.round(100 * share);

/** A whole number with a proper minus. */
export const written = (number: number): string => String(number).replace("-", "−");

/** The chances at each turn, and the result after the last one once it is known. */
export function courseOf(review: MatchReview, winners: readonly number[]): number[][] {
  const seats = review.turns[0]?.chances.length ?? 0;
  const result = Array.from({ length: seats }, (_, seat) =>
    winners.includes(seat) ? 1 / winners.length : 0,
  );
  return review.turns.length === 0 ? [] : [...review.turns.map((turn) => turn.chances), result];
}

/** The first turn that is only guessed; the number of turns if there is none. */
export function firstGuess(turns: readonly ReviewTurn[]): number {
  const found = turns.findIndex((turn) => !turn.judged);
  return found < 0 ? turns.length : found;
}

export interface Change {
  seat: number;
  round: number;
  from: number;
  to: number;
}

/** The largest change of a seat's chance within a Round; null before anything is known. */
export function largestChange(
  review: MatchReview,
  course: number[][],
  seat: number,
): Change | null {
  let found: Change | null = null;
  const rounds = [...new Set(review.turns.map((turn) => turn.round))];
  for (const round of rounds) {
    const first = review.turns.findIndex((turn) => turn.round === round);
    const last = review.turns.findLastIndex((turn) => turn.round === round) + 1;
    const from = of100(course[first]?.[seat] ?? 0);
    const to = of100(course[last]?.[seat] ?? 0);
    if (found === null || Math.abs(to - from) > Math.abs(found.to - found.from))
      found = { seat, round, from, to };
  }
  return found;
}

export interface Scale {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** How many points lie on a curve. */
  points: number;
}

export const xOf = (at: number, { width, left, right, points }: Scale): number =>
  left + (at / Math.max(1, points - 1)) * (width - left - right);

export const yOf = (share: number, { height, top, bottom }: Scale): number =>
  top + (1 - share) * (height - top - bottom);

/** The curve of a seat between two points, as the path of a drawing. */
export function pathOf(
  course: number[][],
  seat: number,
  scale: Scale,
  [from, to]: [number, number],
): string {
  return course
    .slice(from, to + 1)
    .map((chances, place) => {
      const x = xOf(from + place, scale).toFixed(1);
      return `${place === 0 ? "M" : "L"}${x} ${yOf(chances[seat] ?? 0, scale).toFixed(1)}`;
    })
    .join("");
}

/** Places of labels that would cover each other, moved apart; the order stays. */
export function apart(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y || a.seat - b.seat);
  let least = -Infinity;
  for (const one of order) {
    one.y = Math.max(one.y, least);
    least = one.y + gap;
  }
  let limit = most;
  for (const one of order.toReversed()) {
    one.y = Math.min(one.y, limit);
    limit = one.y - gap;
  }
  const placed = wanted.slice();
  for (const one of order) placed[one.seat] = one.y;
  return placed;
}

export interface Flag {
  x: number;
  /** Where it points at. */
  y: number;
  top: number;
}

/** Flags above points; those that would cover each other stand higher, or lower at the edge. */
export function flagsAt(
  points: readonly { x: number; y: number }[],
  size: number,
  least: number,
): Flag[] {
  const placed: Flag[] = [];
  for (const { x, y } of points) {
    const isFree = (top: number) =>
      placed.every((flag) => Math.abs(flag.x - x) >= size || Math.abs(flag.top - top) >= size);
    const wanted = Math.max(least, y - 2 * size);
    const tops = Array.from({ length: 12 }, (_, n) => [wanted - n * 8, wanted + n * 8]).flat();
    const top = tops.find((one) => one >= least && isFree(one)) ?? wanted;
    placed.push({ x, y, top });
  }
  return placed;
}

export interface Lane {
  part: "start" | "luck" | "own" | "others" | "correction";
  from: number;
  to: number;
  /** What it adds, of 100. */
  points: number;
}

/** The five lanes of a seat: each begins where the one before has ended, the last at the result. */
export function lanesOf(account: SeatLedger): Lane[] {
  const parts = [
    ["start", account.start],
    ["luck", account.luck],
    ["own", account.own_choices],
    ["others", account.others_choices],
    ["correction", account.correction],
  ] as const;
  let reached = 0;
  return parts.map(([part, share]) => {
    const from = reached;
    reached += share;
    return { part, from, to: reached, points: of100(share) };
  });
}

/** The least and the most that lanes reach, in steps of a quarter that hold 0 and 1. */
export function boundsOf(ledger: readonly SeatLedger[]): [number, number] {
  const ends = ledger.flatMap(lanesOf).flatMap(({ from, to }) => [from, to]);
  const least = Math.floor(Math.min(0, ...ends) * 4) / 4;
  const most = Math.ceil(Math.max(1, ...ends) * 4 - 1e-9) / 4; // sums are not exact
  return [least, most];
}

/** The result without luck: what it is, and from where to where it may be, of 100. */
export function withoutLuck(account: SeatLedger): { value: number; low: number; high: number } {
  const doubt = 2 * account.luck_error;
  return {
    value: of100(account.without_luck),
    low: of100(account.without_luck - doubt),
    high: of100(account.without_luck + doubt),
  };
}

/** Choices without a cost, of 100; null if no choice mattered. */
export function accuracyOf(account: SeatLedger): number | null {
  if (account.choices === 0) return null;
  return of100((account.choices - account.with_cost) / account.choices);
}

const PLACES: [RegExp, string][] = [
  [/^(choose-sabaton|first-tile|prepare|drop-token|retrieve|dismiss)$/, "travel"],
  [/^(opponent|hunt|company)$/, "opponent"],
  [/^(attack|defend)-(first|next)$/, "deployment"],
  [/-tokens$/, "tokens"],
  [/-relaunch$/, "dice"],
];

/** Where in a turn a decision is made. */
export function placeOf(moment: string): string {
  return PLACES.find(([names]) => names.test(moment))?.[1] ?? "spoils";
}

/** Whether a moment is told by its battle: the better choice wins it clearly more often. */
export function isAboutBattle(moment: ReviewMoment): boolean {
  const { battle_best, battle_played } = moment;
  return battle_best !== null && battle_played !== null && battle_best - battle_played >= 0.05;
}

/** The id of the card that an action deploys; null if it deploys none. */
export const deployedBy = (action: string): string | null =>
  /^deploy (\S+)$/.exec(action)?.[1] ?? null;

/** The three dearest moments of all that are told. */
export function dearest(moments: readonly ReviewMoment[]): ReviewMoment[] {
  return moments.toSorted((a, b) => b.cost - a.cost || a.version - b.version).slice(0, 3);
}

/** What a view tells at a second look, with the box at hand. It counts and compares; it knows no rules. */
import type { BoxFacts, CardFacts, PlayerView, TableOptions, TokenFacts, View } from "$lib/wire";

export const NONE = -1;
export const ERAS = ["I", "II", "III", "IV"] as const;
export const LINES = ["long", "medium", "close"] as const;
export type LineName = (typeof LINES)[number];
const RELIC_POINTS = [0, 1, 2, 4, 6, 9];
const HERO_POINTS = 3;

/** The numeral of an Era, which counts from 1. */
export function numeral(era: number): string {
  return ERAS[era - 1] ?? "";
}

/** `II3` as the number of a board space, 0 to 11. */
export function spaceNumber(name: string): number {
  const numeralPart = name.slice(0, -1);
  return ERAS.indexOf(numeralPart as (typeof ERAS)[number]) * 3 + Number(name.slice(-1)) - 1;
}

/** The number of a board space as `II3`. */
export function spaceName(space: number): string {
  return `${ERAS[Math.floor(space / 3)] ?? ""}${(space % 3) + 1}`;
}

/** A ruling of the table, or what holds by default. */
export function ruling<T>(options: TableOptions | null, key: string, fallback: T): T {
  const value = options?.rulings?.[key];
  return value === undefined ? fallback : (value as T);
}

/** The Round being played, from 1. */
export function roundOf(view: View, rounds: number): number {
  return Math.min(Math.floor(view.turns / view.players.length) + 1, rounds);
}

/** Whether the match has been set up, so that wheel and tiles can be shown. */
export function isSetUp(view: View): boolean {
  return view.wheel !== NONE && view.active_tile !== NONE && view.pending_tile !== NONE;
}

// --- board -------------------------------------------------------------------------------------

/** The Unit on a board space. */
export function unitAt(view: View, box: BoxFacts, space: number): CardFacts | null {
  const card = view.board[space] ?? NONE;
  return card === NONE ? null : (box.units[card] ?? null);
}

/** The type of the Link from a space to the next of the row; 0 where no shield is complete. */
export function linkAfter(view: View, box: BoxFacts, space: number): number {
  const left = unitAt(view, box, space);
  const right = unitAt(view, box, space + 1);
  return left && right ? meeting(left, right) : 0;
}

/** The shield that two cards complete, the left one first; 0 for none. */
export function meeting(left: CardFacts, right: CardFacts): number {
  return left.link_right !== 0 && left.link_right === right.link_left ? left.link_right : 0;
}

/** The seats whose Sabatons stand in an Era. */
export function visitors(view: View, era: number): number[] {
  return view.players.filter((player) => player.era === era).map((player) => player.seat);
}

// --- gear --------------------------------------------------------------------------------------

/** The actions on the wheel in the order of its sectors, as numbers of gear actions. */
export function sectors(options: TableOptions | null): number[] {
  const order = ruling<string | string[]>(options, "gear.sectors", "ABCD");
  return [...order].map((symbol) => "ABCD".indexOf(symbol));
}

/** The sectors at which the arrows point. */
export function activeSectors(view: View, options: TableOptions | null): number[] {
  const arrows = ruling<number[]>(options, "gear.arrows", [0, 1]);
  return view.wheel === NONE ? [] : arrows.map((arrow) => (view.wheel + arrow) % 4);
}

/** The two active gear actions. */
export function activeActions(view: View, options: TableOptions | null): number[] {
  const order = sectors(options);
  return activeSectors(view, options).map((sector) => order[sector] ?? 0);
}

/** Whether a gear action was used this turn. */
export function isUsed(view: View, action: number): boolean {
  return (view.used & (1 << action)) !== 0;
}

/** The token space that is indicated, from 0. */
export function pointedSpace(view: View, box: BoxFacts, options: TableOptions | null): number {
  if (view.active_tile === NONE) return NONE;
  if (ruling<string>(options, "gear.token_pointer", "tile") === "wheel") return view.wheel % 3;
  return (box.tiles[view.active_tile]?.pointer ?? 0) - 1;
}

// --- tokens ------------------------------------------------------------------------------------

/** What a token adds to each Line. */
export function tokenBonus(token: TokenFacts | null | undefined): Record<LineName, number> {
  const bonus = { long: 0, medium: 0, close: 0 };
  const found = /^(long|medium|close)([+-]\d+)$/.exec(token?.id ?? "");
  if (found) bonus[found[1] as LineName] = Number(found[2]);
  return bonus;
}

/** The Line a token changes, 0 to 2, and by how much; null for abilities. */
export function tokenLine(
  token: TokenFacts | null | undefined,
): { line: number; value: number } | null {
  const bonus = tokenBonus(token);
  const line = LINES.findIndex((name) => bonus[name] !== 0);
  const name = LINES[line];
  return name === undefined ? null : { line, value: bonus[name] };
}

// --- players -----------------------------------------------------------------------------------

/** How many Relics of each Era a player has. */
export function relicCounts(player: PlayerView, box: BoxFacts): number[] {
  const counts = [0, 0, 0, 0];
  for (const relic of player.relics) {
    const era = (box.relics[relic]?.era ?? 1) - 1;
    counts[era] = (counts[era] ?? 0) + 1;
  }
  return counts;
}

/** What so many Relics of one Era are worth. */
export function relicPoints(count: number): number {
  return RELIC_POINTS[Math.min(count, 5)] ?? 0;
}

/** Prowess tokens that a seat has won: whose each was, and its value as far as it is known. */
export function prowessWon(view: View, seat: number): { owner: number; value: number | null }[] {
  const won: { owner: number; value: number | null }[] = [];
  for (const owner of view.players) {
    owner.prowess_takers.forEach((taker, number) => {
      const seen = owner.prowess_seen[number];
      if (taker === seat) won.push({ owner: owner.seat, value: seen ? seen[0] : null });
    });
  }
  return won;
}

/** The own cards that stand in a line-up just now. */
function inLineUp(view: View, seat: number): number[] {
  const battle = view.battle;
  if (seat === view.active) return [...battle.attackers.cards];
  if (seat !== battle.defender) return [];
  return battle.defenders.cards.filter((_, place) => (battle.foreign & (1 << place)) === 0);
}

/** The points of a seat as far as the holder of the view knows them. */
export function pointsSeen(
  view: View,
  box: BoxFacts,
  seat: number,
): { points: number; hidden: number } {
  const player = view.players[seat];
  if (!player) return { points: 0, hidden: 0 };
  const cards = [...player.unseen, ...player.discard, ...inLineUp(view, seat)];
  const count = (rank: string) => cards.filter((card) => box.units[card]?.rank === rank).length;
  const relics = relicCounts(player, box).reduce((sum, number) => sum + relicPoints(number), 0);
  const won = prowessWon(view, seat);
  const prowess = won.reduce((sum, token) => sum + (token.value ?? 0), 0);
  const heroes = (count("hero") + player.aside.length) * HERO_POINTS;
  return {
    points: count("elite") + heroes + relics + prowess + player.honor,
    hidden: won.filter((token) => token.value === null).length,
  };
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

// --- turn --------------------------------------------------------------------------------------

/** The phase of a turn that a moment belongs to: 1 Time Travel, 2 The Battle, 3 Restoration. */
export function phaseOf(moment: string, view: View): 1 | 2 | 3 {
  if (["choose-sabaton", "first-tile", "prepare", "drop-token"].includes(moment)) return 1;
  if (moment === "retrieve" || moment === "dismiss") return hasJumped(view) ? 2 : 1;
  if (
    [
      "restore",
      "refill-board",
      "refill-tokens",
      "refill-attacker",
      "refill-defender",
      "end-turn",
    ].includes(moment)
  )
    return 3;
  return 2;
}

/** Whether a battle has been chosen this turn, which only happens after the jump. */
function hasJumped(view: View): boolean {
  return view.battle.defenders.cards.length > 0 || view.battle.defender !== NONE;
}

/** Whether a battle is on the table: from the choice of the opponent until its spoils are shared. */
export function isBattle(view: View, moment: string): boolean {
  const battle = view.battle;
  if (moment === "company" || moment === "opponent" || moment === "hunt") return false;
  const engaged = battle.attackers.cards.length > 0 || battle.defenders.cards.length > 0;
  return engaged || battle.defender !== NONE;
}

/** `3/4` as a number; decimals are read as they are. */
export function chance(text: string): number {
  const [over, under] = text.split("/").map(Number);
  return under ? (over ?? 0) / under : (over ?? 0);
}

/**
 * What the others did since my last turn, as at most four pictures with words.
 *
 * Data types: `Recap` and its `Picture`s. Everything follows from the events of the match, so that
 * a player who comes back sees the same as one who never left.
 */
import type { BoxFacts, EventSaid } from "$lib/wire";
import { type Scene, emptyScene, follow } from "$match/model/battle/scene";
import { type Saying, relic, saying, seat, token } from "$match/model/messages";
import { counted } from "$match/model/narrator";
import { seatOf } from "$match/model/match-log";
import { NONE, numeral } from "$match/model/view-facts";

/** What a picture shows, besides the seats. */
export type Drawn =
  | { kind: "units"; cards: readonly number[] }
  | { kind: "score"; left: number; right: number; era: number | null }
  | { kind: "prowess"; owner: number }
  | { kind: "relic"; relic: number }
  | { kind: "token"; token: number }
  | { kind: "honor" };

export interface Picture {
  /** The number of its event, for the order. */
  at: number;
  weight: number;
  /** Whether it happened to me. */
  mine: boolean;
  from: number | null;
  to: number | null;
  drawn: Drawn;
  title: Saying;
  more: Saying;
}

export interface Recap {
  pictures: Picture[];
  /** The events it tells, by their numbers in the match. */
  first: number;
  last: number;
}

/** What the seat still has, to say what was lost. */
export interface Kept {
  prowess: number;
  relics: readonly number[];
}

const MOST = 4;

/**
 * What happened since my last turn; null if it is not my turn, if I have decided in it, or if there
 * is nothing worth telling: one plain turn of another that does not concern me.
 */
export function recapOf(
  events: readonly EventSaid[],
  me: number,
  box: BoxFacts,
  kept: Kept,
): Recap | null {
  const turn = lastTurn(events, events.length);
  if (turn < 0 || seatOf(events[turn]) !== me || hasDecided(events.slice(turn + 1), me))
    return null;
  const first = sinceMyTurn(events, turn, me);
  if (first === null) return null;
  const found = picturesOf(events, first, turn, me, box, kept);
  const turns = events.slice(first, turn).filter((event) => event.type === "turn-began").length;
  const plain = turns < 2 && found.length < 2 && !found.some((picture) => picture.mine);
  if (found.length === 0 || plain) return null;
  return { pictures: chosen(found), first, last: turn };
}

/** The number of the last event before `until` that began a turn; -1 if there is none. */
function lastTurn(events: readonly EventSaid[], until: number): number {
  return events.slice(0, until).findLastIndex((event) => event.type === "turn-began");
}

/** Whether I have done something in my turn; the first tile comes by itself. */
function hasDecided(turn: readonly EventSaid[], me: number): boolean {
  const tiles = turn.filter((event) => event.type === "tile-inserted").length;
  return tiles > 1 || turn.some((event) => seatOf(event) === me && event.type !== "card-drawn");
}

/** Where the others' turns begin after my last one; before the first they begin with the match. */
function sinceMyTurn(events: readonly EventSaid[], turn: number, me: number): number | null {
  let first = turn;
  for (let before = lastTurn(events, turn); before >= 0; before = lastTurn(events, before)) {
    if (seatOf(events[before]) === me) break;
    first = before;
  }
  return first === turn ? null : first;
}

/** Those that weigh most, in the order in which they happened. */
function chosen(found: readonly Picture[]): Picture[] {
  return [...found]
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at);
}

function picturesOf(
  events: readonly EventSaid[],
  first: number,
  last: number,
  me: number,
  box: BoxFacts,
  kept: Kept,
): Picture[] {
  const found: Picture[] = [];
  let scene = emptyScene(NONE);
  for (let at = first; at < last; at++) {
    const event = events[at];
    scene = follow(scene, event, box);
    const picture = pictureOf(event, scene, me, box, kept);
    const before = found.at(-1);
    if (!picture) continue;
    // Units that are recruited together share a picture.
    if (before && event.type === "unit-recruited" && events[at - 1]?.type === "unit-recruited")
      found[found.length - 1] = { ...recruits(before, event.facts.card, box), at };
    else found.push({ ...picture, at });
  }
  return found;
}

type Unplaced = Omit<Picture, "at">;

function pictureOf(
  event: EventSaid,
  scene: Scene,
  me: number,
  box: BoxFacts,
  kept: Kept,
): Unplaced | null {
  const { type, facts } = event;
  switch (type) {
    case "battle-decided":
      return battle(scene, me);
    case "unit-recruited":
      return recruited(facts.seat, [facts.card], box);
    case "prowess-taken":
      return prowess(facts.seat, facts.owner, me, box, kept.prowess, scene);
    case "relic-taken": {
      const mine = facts.owner === me;
      return {
        weight: mine ? 90 : 30,
        mine,
        from: null,
        to: facts.seat,
        drawn: { kind: "relic", relic: facts.relic },
        ...words(mine ? "relic-lost" : "relic", {
          who: seat(facts.seat),
          relic: relic(facts.relic),
          ...(mine && { points: worthOfRelic(facts.relic, kept.relics, box) }),
        }),
      };
    }
    case "honor-taken":
      if (facts.seat !== me) return null;
      return {
        weight: 70,
        mine: true,
        from: null,
        to: me,
        drawn: { kind: "honor" },
        ...words("honor", { count: facts.tokens }),
      };
    case "token-taken":
      return {
        weight: 5,
        mine: false,
        from: null,
        to: facts.seat,
        drawn: { kind: "token", token: facts.token },
        ...words("token", { who: seat(facts.seat), token: token(facts.token) }),
      };
    default:
      return null;
  }
}

/** What a Relic scored beside those of its Era that are left. */
function worthOfRelic(lost: number, left: readonly number[], box: BoxFacts): number {
  const era = box.relics[lost]?.era;
  const rest = left.filter((one) => box.relics[one]?.era === era).length;
  const { relics: scores } = box.scoring;
  return (scores[rest + 1] ?? scores.at(-1) ?? 0) - (scores[rest] ?? 0);
}

function words(id: string, args: Saying["args"]): { title: Saying; more: Saying } {
  return { title: saying(`recap-${id}`, args), more: saying(`recap-${id}-more`, args) };
}

function battle(scene: Scene, me: number): Unplaced {
  const [attackers = 0, defenders = 0] = scene.sides.map((side) => side.units.length);
  const [left, right] = scene.survivors ?? [0, 0];
  const { attacker, defender, winner } = scene;
  const who = seat(attacker);
  const mine = defender === me;
  const to = defender === NONE ? null : defender;
  const drawn: Drawn = { kind: "score", left, right, era: to === null ? scene.era : null };
  const picture = { mine, from: attacker, to, drawn };
  if (mine) {
    const won = winner === NONE ? "nobody" : winner === 1 ? "yes" : "no";
    return { ...picture, weight: 100, ...words("challenged", { who, attackers, defenders, won }) };
  }
  if (to !== null) {
    const victor = winner === NONE ? "nobody" : seat(winner === 1 ? to : attacker);
    return { ...picture, weight: 40, ...words("battle", { who, other: seat(to), winner: victor }) };
  }
  const won = winner === 0 ? "yes" : "no";
  const era = saying("era-named", { era: numeral(scene.era) });
  const args = { who, era, won, attackers, defenders };
  return { ...picture, weight: won === "yes" ? 10 : 15, ...words("era", args) };
}

function recruited(who: number, cards: readonly number[], box: BoxFacts): Unplaced {
  const { elite, hero } = box.scoring;
  const worth = cards.map((card) => (box.units[card]?.rank === "hero" ? hero : elite));
  const points = worth.reduce((sum, value) => sum + value, 0);
  return {
    weight: 20 + points,
    mine: false,
    from: who,
    to: null,
    drawn: { kind: "units", cards },
    ...words("recruited", { who: seat(who), units: counted(cards), points }),
  };
}

/** The picture of recruits with one more. */
function recruits(before: Picture, card: number, box: BoxFacts): Unplaced {
  const cards = before.drawn.kind === "units" ? before.drawn.cards : [];
  return recruited(before.from ?? NONE, [...cards, card], box);
}

function prowess(
  who: number,
  owner: number,
  me: number,
  box: BoxFacts,
  left: number,
  scene: Scene,
): Unplaced {
  const picture = { from: owner, to: who, drawn: { kind: "prowess", owner } as const };
  if (owner === me) {
    const values = box.sabatons.flatMap(({ prowess }) => prowess);
    const range = { low: Math.min(...values), high: Math.max(...values) };
    const args = { who: seat(who), left, ...range };
    return { ...picture, mine: true, weight: 95, ...words("prowess-lost", args) };
  }
  const mine = who === me && scene.defender === me;
  const args = { who: seat(who), owner: seat(owner) };
  return {
    ...picture,
    mine,
    weight: mine ? 95 : 35,
    ...words(mine ? "prowess-won" : "prowess", args),
  };
}

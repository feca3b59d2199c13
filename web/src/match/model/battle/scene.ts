/**
 * The battlefield as a picture: who stands where, with which counters.
 *
 * Data type: `Scene`. It is read from a view and its facts, or followed event by event; both ways
 * lead to the same picture, which the tests prove. The laws of a battle are the server's: Links,
 * reinforcements, damage and totals are those that events and facts tell.
 */
import type {
  BattleFacts,
  BoxFacts,
  EventSaid,
  FaceFacts,
  LineUpView,
  LinkFacts,
  SideFacts,
  TableFacts,
  View,
} from "$lib/wire";
import type { Lexicon } from "$match/model/messages";
import { LINES, NONE, numeral } from "$match/model/view-facts";

export const ATTACKER = 0;
export const DEFENDER = 1;
export type SideNumber = 0 | 1;

/** A Unit in a line-up. */
export interface Soldier {
  card: number;
  token: number;
  damage: number;
  standing: boolean;
}

/** A counter between a place and the next, counted from the Battlefront. */
export type Seam = LinkFacts;

/** One side, front first. */
export interface Side {
  units: Soldier[];
  seams: (Seam | null)[];
  strong: boolean;
  face: number;
  /** Reinforcements that are still to come. */
  coming: number;
  /** What Units, tokens and die make of each Line; null before the die is rolled. */
  sums: readonly number[] | null;
}

export interface Scene {
  attacker: number;
  defender: number;
  era: number;
  sides: [Side, Side];
  /** The totals of the Lines fought so far. */
  totals: ([number, number] | null)[];
  winner: number | null;
  survivors: [number, number] | null;
}

/** An empty battlefield. */
export function emptyScene(attacker: number, defender = NONE, era = 0): Scene {
  const side = (strong: boolean): Side => ({
    units: [],
    seams: [],
    strong,
    face: NONE,
    coming: 0,
    sums: null,
  });
  return {
    attacker,
    defender,
    era,
    sides: [side(true), side(false)],
    totals: [null, null, null],
    winner: null,
    survivors: null,
  };
}

/** The battlefield of a view. */
export function sceneOf(view: View, facts: Pick<TableFacts, "battle">): Scene {
  const { battle } = facts;
  if (battle === null) return emptyScene(view.active, NONE, view.players[view.active]?.era ?? 0);
  return sceneOfBattle(view.active, view.battle, battle);
}

/** The battlefield of the battle on the table. */
export function sceneOfBattle(
  attacker: number,
  view: Pick<View["battle"], "attackers" | "defenders">,
  facts: BattleFacts,
): Scene {
  const scene = emptyScene(attacker, facts.defenders.seat ?? NONE, facts.era);
  const sides = [facts.attackers, facts.defenders] as const;
  scene.sides = [sideOf(view.attackers, sides[0]), sideOf(view.defenders, sides[1])];
  if (facts.decided) {
    const [left, right] = sides.map((side) => side.standing.filter(Boolean).length);
    scene.survivors = [left ?? 0, right ?? 0];
    scene.winner = facts.winner ?? NONE;
  }
  return scene;
}

function sideOf(line: LineUpView, facts: SideFacts): Side {
  const totals = facts.lines.flatMap(({ total }) => (total === null ? [] : [total]));
  return {
    units: line.cards.map((card, place) => ({
      card,
      token: line.tokens[place] ?? NONE,
      damage: facts.damage[place] ?? 0,
      standing: facts.standing[place] ?? true,
    })),
    seams: facts.links,
    strong: facts.strong,
    face: facts.face ?? NONE,
    coming: facts.coming,
    sums: totals.length === facts.lines.length ? totals : null,
  };
}

/** Who fights on a side: a player, or the Era whose Units defend it. */
export function sideName(
  { attacker, defender, era }: Scene,
  side: SideNumber,
  { names, t }: Pick<Lexicon, "names" | "t">,
): string {
  const seat = side === ATTACKER ? attacker : defender;
  return seat === NONE ? t("era-named", { era: numeral(era) }) : (names[seat] ?? "");
}

/** The face that a side's die shows. */
export function faceOf(side: Side, box: BoxFacts): FaceFacts | null {
  if (side.face === NONE) return null;
  return (side.strong ? box.strong : box.risky)[side.face] ?? null;
}

/** What the cards, the tokens and the die of a side show for a Line (0 to 2). */
export function partsOf(
  side: Side,
  line: number,
  box: BoxFacts,
): { cards: number; tokens: number; die: number | null } {
  const name = LINES[line] ?? "long";
  const standing = side.units.filter((unit) => unit.standing);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    cards: sum(standing.map((unit) => box.units[unit.card]?.[name] ?? 0)),
    tokens: sum(standing.map((unit) => box.tokens[unit.token]?.[name] ?? 0)),
    die: faceOf(side, box)?.[name] ?? null,
  };
}

/** The lowest and the highest number that a die shows for a Line. */
export function dieRange(strong: boolean, line: number, box: BoxFacts): [number, number] {
  const name = LINES[line] ?? "long";
  const values = (strong ? box.strong : box.risky).map((face) => face[name]);
  return [Math.min(...values), Math.max(...values)];
}

/** Whether a side will roll the Strong die, with the reinforcements that the Attacker's icons call. */
export function rollsStrong(scene: Scene, number: SideNumber, box: BoxFacts): boolean {
  const side = scene.sides[number];
  const [{ units, coming }] = scene.sides;
  const rung = side.face === NONE ? rungOf(units.length + coming, box) : undefined;
  if (!rung) return side.strong;
  return number === ATTACKER ? rung.strong : !rung.strong;
}

/** The battlefield after one more event; events of other matters leave it as it is. */
export function follow(scene: Scene, event: EventSaid, box: BoxFacts): Scene {
  const { type, facts } = event;
  switch (type) {
    case "turn-began":
      return emptyScene(facts.seat);
    case "sabaton-jumped":
      return { ...scene, era: facts.era };
    case "player-challenged":
      return { ...emptyScene(facts.seat, facts.defender), era: scene.era };
    case "units-faced":
      return onSide(scene, DEFENDER, (side) => ({
        ...side,
        units: facts.cards.map(soldier),
        seams: facts.links.map(promised),
        coming: facts.coming,
      }));
    case "unit-deployed":
    case "reinforcement-arrived": {
      const grown = onSide(scene, facts.side, (side) => ({
        ...side,
        units: [...side.units, soldier(facts.card)],
        seams: side.units.length === 0 ? [] : [...side.seams, promised(facts.link)],
        coming: facts.coming,
      }));
      return facts.side === ATTACKER ? withDice(grown, box) : grown;
    }
    case "token-assigned":
      return onUnit(scene, facts.side, facts.place, (unit) => ({
        ...unit,
        token: facts.token,
      }));
    case "link-formed":
      return onSeam(scene, facts.side, facts.gap, { type: facts.type, state: "whole" });
    case "link-assaulted":
    case "link-broken":
      return onSeam(scene, facts.side, facts.gap, { state: "broken" });
    case "die-rolled":
      return onSide(scene, facts.side, (side) => ({
        ...side,
        strong: facts.strong,
        face: facts.face,
        sums: facts.totals,
      }));
    case "line-fought": {
      const totals = [...scene.totals];
      totals[facts.line] = [facts.attacker, facts.defender];
      return { ...scene, totals };
    }
    case "unit-damaged":
      return onUnit(scene, facts.side, facts.place, (unit) => ({
        ...unit,
        damage: facts.damage,
      }));
    case "unit-defeated": {
      const fallen = onUnit(scene, facts.side, facts.place, (unit) => ({
        ...unit,
        standing: false,
        damage: facts.damage,
      }));
      return onSide(fallen, facts.side, (side) => ({
        ...side,
        seams: side.seams.map((seam, gap) =>
          seam && facts.links.includes(gap) ? { ...seam, state: "broken" } : seam,
        ),
        sums: facts.totals,
      }));
    }
    case "battle-decided":
      return {
        ...scene,
        winner: facts.winner,
        survivors: [facts.attackers, facts.defenders],
      };
    default:
      return scene;
  }
}

function soldier(card: number): Soldier {
  return { card, token: NONE, damage: 0, standing: true };
}

/** A Link that will form, by its type; 0 for none. */
function promised(type: number): Seam | null {
  return type === 0 ? null : { type, state: "promised" };
}

/** Each side with the die that follows from the number of the Attacker's Units. */
function withDice(scene: Scene, box: BoxFacts): Scene {
  const [attackers, defenders] = scene.sides;
  const rung = rungOf(attackers.units.length, box);
  if (!rung) return scene;
  return {
    ...scene,
    sides: [
      { ...attackers, strong: rung.strong },
      { ...defenders, strong: !rung.strong },
    ],
  };
}

/** What follows from a number of Units of the Attacker; undefined without any. */
export function rungOf(units: number, box: BoxFacts): BoxFacts["ladder"][number] | undefined {
  return box.ladder.find((rung) => rung.units === units);
}

function onSide(scene: Scene, number: SideNumber, change: (side: Side) => Side): Scene {
  const sides: [Side, Side] = [...scene.sides];
  sides[number] = change(sides[number]);
  return { ...scene, sides };
}

function onUnit(
  scene: Scene,
  side: SideNumber,
  place: number,
  change: (unit: Soldier) => Soldier,
): Scene {
  return onSide(scene, side, (found) => ({
    ...found,
    units: found.units.map((unit, number) => (number === place ? change(unit) : unit)),
  }));
}

function onSeam(scene: Scene, side: SideNumber, gap: number, change: Partial<Seam>): Scene {
  return onSide(scene, side, (found) => {
    const seams = [...found.seams];
    const old = seams[gap] ?? { type: 1, state: "promised" };
    seams[gap] = { ...old, ...change };
    return { ...found, seams };
  });
}

/** The battlefield after all events of a match, of which only the latest turn counts. */
export function sceneAfter(events: readonly EventSaid[], box: BoxFacts): Scene {
  const turn = events.slice(turnStart(events));
  return turn.reduce((scene, event) => follow(scene, event, box), emptyScene(NONE));
}

/** The number of the event with which the latest turn began. */
export function turnStart(events: readonly EventSaid[]): number {
  return Math.max(
    0,
    events.findLastIndex((event) => event.type === "turn-began"),
  );
}

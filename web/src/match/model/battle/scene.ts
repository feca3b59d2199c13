/**
 * The battlefield as a picture: who stands where, with which counters.
 *
 * Data type: `Scene`. It is read from a view, or followed event by event; both ways lead to the
 * same picture, which the tests prove.
 */
import type { BoxFacts, EventSaid, FaceFacts, LineUpView, View } from "$lib/wire";
import { LINES, NONE, meeting, tokenBonus } from "$match/model/view-facts";

export const ATTACKER = 0;
export const DEFENDER = 1;
export type SideNumber = 0 | 1;

/** A Unit in a line-up. */
export interface Soldier {
  card: number;
  token: number;
  damage: number;
  standing: boolean;
  arrived: boolean;
}

/** A counter between a place and the next, counted from the Battlefront. */
export interface Seam {
  type: number;
  state: "promised" | "whole" | "broken";
}

/** One side, front first. */
export interface Side {
  units: Soldier[];
  seams: (Seam | null)[];
  strong: boolean;
  face: number;
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

const DAMAGE_STEP = 128;

/** An empty battlefield. */
export function emptyScene(attacker: number, defender = NONE, era = 0): Scene {
  const side = (strong: boolean): Side => ({ units: [], seams: [], strong, face: NONE });
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
export function sceneOf(view: View, box: BoxFacts): Scene {
  const battle = view.battle;
  const scene = emptyScene(view.active, battle.defender, view.players[view.active]?.era ?? 0);
  const decided = battle.fought && battle.winner !== NONE;
  scene.sides = [
    sideOf(battle.attackers, ATTACKER, decided, box),
    sideOf(battle.defenders, DEFENDER, decided, box),
  ];
  dealDice(scene, battle.strong_face, battle.risky_face);
  if (decided) {
    const left = scene.sides.map((side) => side.units.filter((unit) => unit.standing).length);
    scene.survivors = [left[0] ?? 0, left[1] ?? 0];
    scene.winner = battle.winner;
  }
  return scene;
}

/** One side of a view. Before the counters are laid, its seams are those that will form. */
function sideOf(line: LineUpView, side: SideNumber, decided: boolean, box: BoxFacts): Side {
  const units = line.cards.map((card, place) => ({
    card,
    token: line.tokens[place] ?? NONE,
    damage: Math.floor(line.damage / DAMAGE_STEP ** place) % DAMAGE_STEP,
    standing: !decided || (line.standing & (1 << place)) !== 0,
    arrived: false,
  }));
  const seams = promised(units, side, box).map((seam, gap): Seam | null => {
    if ((line.formed & (1 << gap)) === 0) return seam;
    const state = (line.links & (1 << gap)) !== 0 ? "whole" : "broken";
    return seam && { ...seam, state };
  });
  return { units, seams, strong: false, face: NONE };
}

/** The Links that the half shields of a line-up promise. */
function promised(units: readonly Soldier[], side: SideNumber, box: BoxFacts): (Seam | null)[] {
  const seams: (Seam | null)[] = [];
  for (let gap = 0; gap + 1 < units.length; gap++) {
    const near = box.units[units[gap]!.card];
    const far = box.units[units[gap + 1]!.card];
    if (!near || !far) continue;
    const type = side === ATTACKER ? meeting(far, near) : meeting(near, far);
    seams.push(type ? { type, state: "promised" } : null);
  }
  return seams;
}

/** Up to 3 Units the Attacker has the Strong die (DICE-2, DICE-3). */
function dealDice(scene: Scene, strong: number, risky: number): void {
  const [attackers, defenders] = scene.sides;
  attackers.strong = attackers.units.length <= 3;
  defenders.strong = !attackers.strong;
  for (const side of scene.sides) side.face = side.strong ? strong : risky;
}

/** The face that a side's die shows. */
export function faceOf(side: Side, box: BoxFacts): FaceFacts | null {
  if (side.face === NONE) return null;
  return (side.strong ? box.strong : box.risky)[side.face] ?? null;
}

/** What cards, tokens and die of a side bring to a Line (0 to 2); fallen Units bring nothing. */
export function sumOf(
  side: Side,
  line: number,
  box: BoxFacts,
): { cards: number; tokens: number; die: number | null } {
  const name = LINES[line] ?? "long";
  let cards = 0;
  let tokens = 0;
  for (const unit of side.units) {
    if (!unit.standing) continue;
    cards += box.units[unit.card]?.[name] ?? 0;
    tokens += tokenBonus(box.tokens[unit.token])[name];
  }
  const face = faceOf(side, box);
  return { cards, tokens, die: face ? face[name] : null };
}

/** The lowest and the highest number that a die shows for a Line. */
export function dieRange(strong: boolean, line: number, box: BoxFacts): [number, number] {
  const name = LINES[line] ?? "long";
  const values = (strong ? box.strong : box.risky).map((face) => face[name]);
  return [Math.min(...values), Math.max(...values)];
}

/** How many reinforcement icons a side shows that still find a slot. */
export function calls(side: Side, slots: number, box: BoxFacts): number {
  const icons = side.units.reduce(
    (sum, unit) => sum + (box.units[unit.card]?.reinforcement ?? 0),
    0,
  );
  return Math.max(0, Math.min(icons, slots - side.units.length));
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
      return {
        ...scene,
        sides: [scene.sides[0], mustered(scene.sides[1], facts.cards, 1, box)],
      };
    case "unit-deployed":
    case "reinforcement-arrived": {
      const arrived = type === "reinforcement-arrived";
      return onSide(scene, facts.side, (side, number) =>
        mustered(side, [facts.card], number, box, arrived),
      );
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
    case "unit-defeated":
      return onUnit(scene, facts.side, facts.place, (unit) => ({
        ...unit,
        standing: false,
        damage: box.units[unit.card]?.damage ?? unit.damage,
      }));
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

function mustered(
  side: Side,
  cards: readonly number[],
  number: SideNumber,
  box: BoxFacts,
  arrived = false,
): Side {
  const fresh = cards.map((card) => ({ card, token: NONE, damage: 0, standing: true, arrived }));
  const units = [...side.units, ...fresh];
  const seams = promised(units, number, box).map((seam, gap) => side.seams[gap] ?? seam);
  return { ...side, units, seams };
}

function onSide(
  scene: Scene,
  number: SideNumber,
  change: (side: Side, number: SideNumber) => Side,
): Scene {
  const sides: [Side, Side] = [...scene.sides];
  sides[number] = change(sides[number], number);
  const strong = sides[0].units.length <= 3;
  sides[0] = sides[0].face === NONE ? { ...sides[0], strong } : sides[0];
  sides[1] = sides[1].face === NONE ? { ...sides[1], strong: !strong } : sides[1];
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
    const old = seams[gap] ?? { type: 1, state: "promised" as const };
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

/**
 * The legal actions by what one touches for them: a Unit, an Era, a sector of the wheel, a token.
 *
 * Data type: `Targets`. Every legal action is found in exactly one place of it, so that nothing the
 * server offers is out of reach.
 */
import type { BoxFacts, View } from "$lib/wire";
import { spaceNumber } from "./view-facts";

export interface Targets {
  /** Actions without an object, such as `insert`, `take`, `done`, `keep`. */
  plain: Set<string>;
  /** Gear actions by number. */
  gear: Map<number, string>;
  /** Eras (1 to 4) to jump to. */
  eras: Map<number, string>;
  /** Board spaces (0 to 11) whose Unit can be faced. */
  spaces: Map<number, string>;
  /** Seats to challenge. */
  seats: Map<number, string>;
  /** How the picked Unit is faced: `alone`, `left` … */
  company: Map<string, string>;
  /** Cards of the own hand. */
  hand: Map<number, string>;
  /** Cards of the own discard pile. */
  discard: Map<number, string>;
  /** Cards of the Era's discard pile. */
  trail: Map<number, string>;
  /** Held tokens that can be laid on a Unit, with the places (from 0) they may go to. */
  assign: Map<number, Map<number, string>>;
  /** Held tokens that can be given up. */
  drop: Map<number, string>;
  /** Relics to keep. */
  relics: Map<number, string>;
  /** Prowess values to keep. */
  prowess: Map<number, string>;
  /** Figures to play. */
  sabatons: Map<number, string>;
}

export function noTargets(): Targets {
  return {
    plain: new Set(),
    gear: new Map(),
    eras: new Map(),
    spaces: new Map(),
    seats: new Map(),
    company: new Map(),
    hand: new Map(),
    discard: new Map(),
    trail: new Map(),
    assign: new Map(),
    drop: new Map(),
    relics: new Map(),
    prowess: new Map(),
    sabatons: new Map(),
  };
}

const NUMERALS = ["I", "II", "III", "IV"];

/** Sort the legal actions of a view by their targets. */
export function targetsOf(legal: readonly string[], view: View, box: BoxFacts): Targets {
  const targets = noTargets();
  const units = numbered(box.units);
  const tokens = numbered(box.tokens);
  const relics = numbered(box.relics);
  const sabatons = numbered(box.sabatons);
  for (const action of legal) {
    const [verb = "", object = "", place = ""] = action.split(" ");
    switch (verb) {
      case "use":
        targets.gear.set(box.gear_symbols.indexOf(object), action);
        break;
      case "jump":
        targets.eras.set(NUMERALS.indexOf(object) + 1, action);
        break;
      case "face":
        targets.spaces.set(spaceNumber(object), action);
        break;
      case "challenge":
        targets.seats.set(seatOf(view, sabatons.get(object) ?? -1), action);
        break;
      case "with":
        targets.company.set(object, action);
        break;
      case "deploy":
      case "dismiss":
        targets.hand.set(units.get(object) ?? -1, action);
        break;
      case "retrieve":
        targets.discard.set(units.get(object) ?? -1, action);
        break;
      case "hunt":
        targets.trail.set(units.get(object) ?? -1, action);
        break;
      case "assign": {
        const token = tokens.get(object) ?? -1;
        const places = targets.assign.get(token) ?? new Map<number, string>();
        places.set(Number(place) - 1, action);
        targets.assign.set(token, places);
        break;
      }
      case "drop":
        targets.drop.set(tokens.get(object) ?? -1, action);
        break;
      case "relic":
        targets.relics.set(relics.get(object) ?? -1, action);
        break;
      case "prowess":
        targets.prowess.set(Number(object), action);
        break;
      case "sabaton":
        targets.sabatons.set(sabatons.get(object) ?? -1, action);
        break;
      default:
        targets.plain.add(action);
    }
  }
  return targets;
}

/** Every action that the targets hold, for counting. */
export function allActions(targets: Targets): string[] {
  const { plain, assign, ...maps } = targets;
  const found = [...plain];
  for (const map of Object.values(maps)) found.push(...(map as Map<unknown, string>).values());
  for (const places of assign.values()) found.push(...places.values());
  return found;
}

/** The board spaces that stand with the picked one, by the name of the company. */
export function companySpaces(space: number, company: string): number[] {
  const [left, right] = COMPANY[company] ?? [0, 0];
  const found: number[] = [];
  for (let step = left; step >= 1; step--) found.push((space - step + 12) % 12);
  found.push(space);
  for (let step = 1; step <= right; step++) found.push((space + step) % 12);
  return found;
}

const COMPANY: Record<string, [number, number]> = {
  alone: [0, 0],
  left: [1, 0],
  right: [0, 1],
  both: [1, 1],
  "two-left": [2, 0],
  "two-right": [0, 2],
};

/** The company that stands if one more space is wanted beside those chosen; undefined if there is none. */
export function companyOf(space: number, wanted: ReadonlySet<number>): string | undefined {
  return Object.keys(COMPANY).find((name) => {
    const spaces = companySpaces(space, name);
    return spaces.length === wanted.size && spaces.every((one) => wanted.has(one));
  });
}

/** The number of each piece by its id. */
function numbered(pieces: readonly { id: string }[]): Map<string, number> {
  return new Map(pieces.map((piece, number) => [piece.id, number]));
}

function seatOf(view: View, sabaton: number): number {
  return view.players.find((player) => player.sabaton === sabaton)?.seat ?? -1;
}

/** What a touch on something asks for, legal or not: the server says why not. */
export const wish = {
  face: (space: number): string =>
    `face ${NUMERALS[Math.floor(space / 3)] ?? ""}${(space % 3) + 1}`,
  jump: (era: number): string => `jump ${NUMERALS[era - 1] ?? ""}`,
  use: (action: number, box: BoxFacts): string => `use ${box.gear_symbols[action] ?? "A"}`,
  challenge: (seat: number, view: View, box: BoxFacts): string =>
    `challenge ${box.sabatons[view.players[seat]?.sabaton ?? 0]?.id ?? ""}`,
  card: (card: number, moment: string, box: BoxFacts): string =>
    `${moment === "dismiss" ? "dismiss" : "deploy"} ${box.units[card]?.id ?? ""}`,
  token: (token: number, box: BoxFacts): string => {
    const id = box.tokens[token]?.id ?? "";
    return id === "tighten-up" || id === "chase" ? id : `assign ${id} 1`;
  },
};

/**
 * The legal actions by what one touches for them: a Unit, an Era, a sector of the wheel, a token.
 *
 * Data type: `Targets`. Every legal action is found in exactly one place of it, so that nothing the
 * server offers is out of reach.
 */
import type { BoxFacts, SeatView, VerbFacts, View } from "$lib/wire";

/** A way to face the picked Unit: alone, or with linked neighbors. */
export interface Company {
  /** Its place among all ways, from 1: the same in every match. */
  number: number;
  spaces: number[];
  action: string;
}

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
  /** The ways to face the picked Unit, each with the board spaces it takes. */
  companies: Company[];
  /** Cards of one's own hand. */
  hand: Map<number, string>;
  /** Cards of one's own discard pile. */
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
    companies: [],
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

/** Where the things lie that the digits name, each by its own place. */
export type DigitGroup = "board" | "hand" | "tokens" | "places" | "choice";

/** What the digits choose from now; null: jumps and companies, which have buttons, or nothing. */
export function digitGroup(targets: Targets, picked: number | null): DigitGroup | null {
  const { spaces, hand, assign, drop, discard, trail, relics, prowess, sabatons } = targets;
  if (spaces.size > 0) return "board";
  if (hand.size > 0) return "hand";
  if (assign.size > 0) return picked === null ? "tokens" : "places";
  const choices = [drop, discard, trail, relics, prowess, sabatons];
  return choices.some((one) => one.size > 0) ? "choice" : null;
}

/** Sort the legal actions of a seat by their targets. */
export function targetsOf(seen: SeatView, box: BoxFacts): Targets {
  const targets = noTargets();
  seen.view.options.forEach((number, place) => {
    const action = seen.legal[place] ?? "";
    const verb = verbOf(number, box);
    if (verb) sort(targets, verb, number, action, seen);
  });
  return targets;
}

/** The verb of an action number. */
export function verbOf(number: number, box: BoxFacts): VerbFacts | undefined {
  return box.verbs.find((verb) => number >= verb.first && number < verb.first + verb.count);
}

/** Put an action where its target is. */
function sort(
  targets: Targets,
  verb: VerbFacts,
  number: number,
  action: string,
  { view, facts }: SeatView,
): void {
  const piece = Math.floor((number - verb.first) / verb.places);
  switch (verb.verb) {
    case "use":
      targets.gear.set(piece, action);
      break;
    case "jump":
      targets.eras.set(piece + 1, action);
      break;
    case "face":
      targets.spaces.set(piece, action);
      break;
    case "challenge":
      targets.seats.set(seatOf(view, piece), action);
      break;
    case "with": {
      const spaces = facts.companies.find((company) => company.action === number)?.spaces ?? [];
      targets.companies.push({ number: piece + 1, spaces, action });
      break;
    }
    case "deploy":
    case "dismiss":
      targets.hand.set(piece, action);
      break;
    case "retrieve":
      targets.discard.set(piece, action);
      break;
    case "hunt":
      targets.trail.set(piece, action);
      break;
    case "assign": {
      const places = targets.assign.get(piece) ?? new Map<number, string>();
      places.set((number - verb.first) % verb.places, action);
      targets.assign.set(piece, places);
      break;
    }
    case "drop":
      targets.drop.set(piece, action);
      break;
    case "relic":
      targets.relics.set(piece, action);
      break;
    case "prowess":
      targets.prowess.set(piece, action);
      break;
    case "sabaton":
      targets.sabatons.set(piece, action);
      break;
    default:
      targets.plain.add(action);
  }
}

function seatOf(view: View, sabaton: number): number {
  return view.players.find((player) => player.sabaton === sabaton)?.seat ?? -1;
}

/** The text of an action by its verb and what it is about. */
function textOf(verb: string, piece: number, box: BoxFacts, place = 0): string {
  const found = box.verbs.find((one) => one.verb === verb);
  return (found && box.actions[found.first + piece * found.places + place]) ?? "";
}

/** What a touch on something asks for, legal or not: the server says why not. */
export const wish = {
  face: (space: number, box: BoxFacts): string => textOf("face", space, box),
  jump: (era: number, box: BoxFacts): string => textOf("jump", era - 1, box),
  use: (action: number, box: BoxFacts): string => textOf("use", action, box),
  challenge: (seat: number, view: View, box: BoxFacts): string =>
    textOf("challenge", view.players[seat]?.sabaton ?? 0, box),
  card: (card: number, moment: string, box: BoxFacts): string =>
    textOf(moment === "dismiss" ? "dismiss" : "deploy", card, box),
  /** A token on a place of the line-up, or one that is played at its own moment. */
  token: (token: number, box: BoxFacts, place = 0): string =>
    box.tokens[token]?.moment ?? textOf("assign", token, box, place),
};

/**
 * Events as sayings. The table says for each event which arguments its message gets; the messages
 * choose the variation by their selectors. The package reads the same table
 * (`src/abth/protocol/story`), so the log and `abth replay` tell the same story.
 *
 * Data type: `Entry`, what the table says about an event.
 */
import type { BoxFacts, EventSaid } from "$lib/wire";
import { type Scene, type SideNumber, ATTACKER, DEFENDER } from "$match/model/battle/scene";
import { signed } from "$pieces/facts";
import table from "$story/table.json";

import { type Arg, type Ref, type Saying, era, ref, relic, saying, seat, unit } from "./messages";
import { LINES, NONE } from "./view-facts";

interface Entry {
  /** Each argument is a kind and the facts that it is made of. */
  args?: Record<string, string>;
  kind?: string;
  /** Events in a row that agree in these arguments share a line. */
  share?: readonly string[];
  /** During the set-up it is not told. */
  set_up?: string;
  silent?: boolean;
  /** The message on the stage, where it differs from that of the log. */
  stage?: string;
  /** The arguments of its part in the summary of a turn. */
  deed?: Record<string, string>;
}

const ENTRIES: Record<string, Entry> = table;

export function entryOf(event: EventSaid): Entry {
  return ENTRIES[event.type] ?? { silent: true };
}

/** The battlefield before and after an event. */
export interface Scenes {
  before: Scene;
  after: Scene;
}

/** Whether two events in a row are told in one line. */
export function shareLine(
  event: EventSaid,
  following: EventSaid,
  scenes: Scenes,
  box: BoxFacts,
): boolean {
  const { share = [], args = {} } = entryOf(event);
  if (event.type !== following.type || share.length === 0) return false;
  const made = (one: EventSaid) =>
    JSON.stringify(share.map((name) => argument(args[name] ?? "", [one], scenes, box)));
  return made(event) === made(following);
}

/** Events that share a line, as one saying; null if they are not worth a line. */
export function sayingOf(
  run: readonly EventSaid[],
  scenes: Scenes,
  box: BoxFacts,
  staged = false,
): Saying | null {
  const [event] = run;
  if (!event) return null;
  const entry = entryOf(event);
  if (entry.silent) return null;
  const args = argumentsOf(entry.args ?? {}, run, scenes, box);
  return saying((staged && entry.stage) || `log-${event.type}`, args);
}

/** Events that share a line, as a part of the summary of their turn; null if they are none. */
export function deedOf(run: readonly EventSaid[], scenes: Scenes, box: BoxFacts): Saying | null {
  const [event] = run;
  const deed = event && entryOf(event).deed;
  return deed ? saying(`deed-${event.type}`, argumentsOf(deed, run, scenes, box)) : null;
}

function argumentsOf(
  specs: Record<string, string>,
  run: readonly EventSaid[],
  scenes: Scenes,
  box: BoxFacts,
): Record<string, Arg> {
  const args = Object.entries(specs).map(([name, spec]) => [
    name,
    argument(spec, run, scenes, box),
  ]);
  return Object.fromEntries(args);
}

/** What an argument is made of: the facts it names, all of them in the run, and where it happens. */
interface Given extends Scenes {
  /** The facts of the first event, as numbers; NONE for a secret. */
  numbers: readonly number[];
  facts: readonly unknown[];
  /** Every value of the first fact in the run. */
  every: readonly unknown[];
  box: BoxFacts;
}

/** The argument that a line of the table asks for, such as `seat owner`. */
function argument(spec: string, run: readonly EventSaid[], scenes: Scenes, box: BoxFacts): Arg {
  const [kind = "", ...fields] = spec.split(" ");
  const rows = run.map(({ facts }) => new Map<string, unknown>(Object.entries(facts)));
  const facts = fields.map((field) => rows[0]?.get(field));
  const make = KINDS[kind];
  if (!make) throw new Error(`no kind of argument: ${kind}`);
  return make({
    ...scenes,
    box,
    facts,
    numbers: facts.map((fact) => (typeof fact === "number" ? fact : NONE)),
    every: rows.map((row) => row.get(fields[0] ?? "")),
  });
}

const numbersIn = (values: readonly unknown[]): number[] =>
  values.flat().filter((value) => typeof value === "number");
const yesOrNo = (is: boolean): string => (is ? "yes" : "no");
const sideOf = (side: number | undefined): SideNumber => (side === DEFENDER ? DEFENDER : ATTACKER);

/** The player of a side, or the Era whose Units defend it. */
function side({ after }: Given, number: SideNumber): Ref {
  if (number === ATTACKER) return seat(after.attacker);
  return after.defender === NONE ? ref("side-era", after.era) : seat(after.defender);
}

/** The Unit at a place; of several equal ones also which one, counted from the Battlefront. */
function unitAt({ after, box }: Given, number: number | undefined, place: number): Ref {
  const titles = after.sides[sideOf(number)].units.map(({ card }) => box.units[card]?.name);
  const card = after.sides[sideOf(number)].units[place]?.card ?? NONE;
  const equal = titles.filter((title) => title === titles[place]);
  if (equal.length < 2) return unit(card);
  const copy = titles.slice(0, place + 1).filter((title) => title === titles[place]).length;
  return { ...unit(card), copy };
}

/** Units in a row, equal neighbors counted. */
export function counted(cards: readonly number[]): (Ref | Saying)[] {
  const runs: { card: number; count: number }[] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.card === card) last.count++;
    else runs.push({ card, count: 1 });
  }
  return runs.map(({ card, count }) =>
    count === 1 ? unit(card) : saying("log-units", { count, unit: unit(card) }),
  );
}

function datedRelic({ box }: Given, number: number): Saying {
  return saying("log-relic", { relic: relic(number), era: era(box.relics[number]?.era ?? 0) });
}

/** The Lines that a face of a die changes, each with its number. */
export function faceOfDie(
  face: { long: number; medium: number; close: number } | null | undefined,
): Saying[] {
  if (!face) return [];
  return LINES.filter((line) => face[line] !== 0).map((line) =>
    saying("die-line", { line: saying(`line-${line}`), value: signed(face[line]) }),
  );
}

function ending({ after, numbers: [winner, attackers, defenders] }: Given): string {
  if (winner === NONE) return "annihilated";
  if (after.sides[DEFENDER].units.length === 0) return "unopposed";
  return attackers === defenders ? "tie" : "won";
}

/** How a battle ended for the Attacker. */
function outcome({ numbers: [winner] }: Given): string {
  if (winner === NONE) return "annihilated";
  return winner === ATTACKER ? "won" : "lost";
}

/** The player who defends, or the Units of the Era. */
function foes({ after }: Given): Arg {
  if (after.defender !== NONE) return seat(after.defender);
  return counted(after.sides[DEFENDER].units.map(({ card }) => card));
}

const KINDS: Record<string, (given: Given) => Arg> = {
  // things
  seat: ({ numbers: [number = NONE] }) => seat(number),
  seats: ({ every }) => numbersIn(every).map(seat),
  sabaton: ({ numbers: [number = NONE] }) => ref("sabaton", number),
  token: ({ numbers: [number = NONE] }) => ref("token", number),
  gear: ({ numbers: [number = NONE] }) => ref("gear", number),
  unit: ({ numbers: [number = NONE] }) => unit(number),
  units: ({ every }) => counted(numbersIn(every)),
  "unit-at": (given) => unitAt(given, given.numbers[0], given.numbers[1] ?? NONE),
  "unit-behind": (given) => unitAt(given, given.numbers[0], (given.numbers[1] ?? NONE) + 1),
  "unit-in-rear": (given) =>
    unitAt(given, given.numbers[0], given.after.sides[sideOf(given.numbers[0])].units.length - 1),
  "dated-relic": (given) => datedRelic(given, given.numbers[0] ?? NONE),
  "dated-relics": (given) => numbersIn(given.every).map((number) => datedRelic(given, number)),
  // Eras and sides
  era: ({ numbers: [number = NONE] }) => era(number),
  here: ({ after }) => era(after.era),
  home: ({ numbers: [card = NONE], box }) => era(box.units[card]?.era ?? 0),
  "space-era": ({ numbers: [space = NONE], box }) => era(box.spaces[space]?.era ?? 0),
  "tile-eras": ({ numbers: [tile = NONE], box }) => (box.tiles[tile]?.eras ?? []).map(era),
  side: (given) => side(given, sideOf(given.numbers[0])),
  leader: (given) => side(given, (given.numbers[0] ?? 0) > (given.numbers[1] ?? 0) ? 0 : 1),
  foes,
  // numbers
  number: ({ facts: [fact] }) => (typeof fact === "number" ? fact : 0),
  numbers: ({ every }) => numbersIn(every).map(String),
  count: ({ every }) => every.length,
  deployed: ({ after }) => after.sides[ATTACKER].units.length,
  "how-many": ({ every }) => numbersIn(every).length,
  most: ({ every }) => Math.max(...numbersIn(every)),
  higher: ({ numbers }) => Math.max(...numbers),
  lower: ({ numbers }) => Math.min(...numbers),
  "damage-icons": (given) =>
    given.box.units[Number(unitAt(given, given.numbers[0], given.numbers[1] ?? NONE).id)]?.damage ??
    1,
  // words for selectors
  word: ({ facts: [fact] }) => (typeof fact === "boolean" ? yesOrNo(fact) : String(fact)),
  known: ({ every }) => yesOrNo(!every.includes(null)),
  tie: ({ numbers: [attacker, defender] }) => yesOrNo(attacker === defender),
  "has-target": ({ after, numbers: [number] }) =>
    yesOrNo(
      after.sides[number === DEFENDER ? ATTACKER : DEFENDER].units.some((one) => one.standing),
    ),
  "rolled-again": ({ before, numbers: [number] }) =>
    yesOrNo(before.sides[sideOf(number)].face !== NONE),
  ending,
  outcome,
  // Lines and dice
  line: ({ numbers: [number = NONE] }) => saying(`line-${LINES[number] ?? "long"}`),
  die: ({ facts: [strong] }) => (strong === true ? "strong" : "risky"),
  face: ({ facts: [strong], numbers: [, face = NONE], box }) =>
    faceOfDie((strong === true ? box.strong : box.risky)[face]),
};

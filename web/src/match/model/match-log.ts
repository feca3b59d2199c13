/**
 * The log of a match in sayings, one for each event worth a line.
 *
 * Data type: `Line`. Events in a row that belong together (cards drawn, Units deployed) share one.
 */
import type { BoxFacts, EventSaid } from "$lib/wire";
import { type Scene, emptyScene, follow, sceneAfter } from "$match/model/battle/scene";

import type { Saying } from "./messages";
import { type Scenes, entryOf, sayingOf, shareLine } from "./narrator";
import { NONE } from "./view-facts";

export interface Line {
  /** The number of the first event that it tells. */
  at: number;
  /** Who did it; null where nobody did. */
  seat: number | null;
  /** Whose turn it is, and who is challenged in it; NONE for nobody. */
  sides: readonly [number, number];
  /** A heading, a step, or a blow within a battle. */
  kind: string;
  said: Saying;
}

/** How far a match has been told. */
interface Told {
  lines: Line[];
  events: number;
  last: EventSaid | null;
  scene: Scene;
  isSetUp: boolean;
}

const NOTHING: Told = { lines: [], events: 0, last: null, scene: emptyScene(NONE), isSetUp: true };

/** Tells events as they come; what was told stays as it is. */
export class Chronicle {
  private readonly start: Told;
  private told: Told;
  private turn: Told; // as it was when this turn began

  /** With the events of a turn that went before, it tells what follows them. */
  constructor(
    private readonly box: BoxFacts,
    turnSoFar: readonly EventSaid[] = [],
  ) {
    const scene = sceneAfter(turnSoFar, box);
    this.start = { ...NOTHING, scene, isSetUp: turnSoFar.length === 0 };
    this.told = this.turn = this.start;
  }

  get lines(): Line[] {
    return this.told.lines;
  }

  /** All lines of the match so far. After an undo the turn is told again, or everything. */
  tell(events: readonly EventSaid[]): Line[] {
    const from = [this.told, this.turn].find((one) => goesOn(events, one)) ?? this.start;
    const told = { ...from, lines: [...from.lines] };
    for (; told.events < events.length; told.events++) {
      const event = events[told.events];
      if (event.type === "turn-began") {
        this.turn = { ...told, lines: [...told.lines] };
        told.isSetUp = false;
      }
      const before = told.scene;
      told.scene = follow(before, event, this.box);
      if (!(told.isSetUp && entryOf(event).set_up)) this.add(told, before, events);
      told.last = event;
    }
    this.told = told;
    return told.lines;
  }

  private add({ lines, scene, events: number }: Told, before: Scene, events: readonly EventSaid[]) {
    const event = events[number];
    const scenes: Scenes = { before, after: scene };
    let first = number;
    while (first > 0 && shareLine(events[first - 1], event, scenes, this.box)) first--;
    const said = sayingOf(events.slice(first, number + 1), scenes, this.box);
    if (!said) return;
    const kind = entryOf(event).kind ?? "step";
    const line: Line = {
      at: first,
      seat: actor(event, scene),
      sides: [scene.attacker, scene.defender],
      kind,
      said,
    };
    if (first < number) lines[lines.length - 1] = line;
    else lines.push(line);
  }
}

/** Whether events go on from what was told. */
function goesOn(events: readonly EventSaid[], told: Told): boolean {
  return told.events === 0 || sameEvent(events[told.events - 1], told.last);
}

/** Whether two events are one and the same, by what they say. */
export function sameEvent(a: EventSaid | null | undefined, b: EventSaid | null): boolean {
  return a === b || (!!a && !!b && JSON.stringify(a) === JSON.stringify(b));
}

/** The seat that an event names, if it names one. */
export function seatOf({ facts }: EventSaid): number | null {
  return "seat" in facts ? facts.seat : null;
}

/** Whose doing an event is. */
function actor(event: EventSaid, scene: Scene): number | null {
  const { facts } = event;
  if ("seat" in facts) return facts.seat;
  if (!("side" in facts)) return null;
  const fights = facts.side === 1 ? scene.defender : scene.attacker;
  return fights === NONE ? null : fights;
}

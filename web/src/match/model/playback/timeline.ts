/**
 * The course of a match as beats: each event with its place on the stage, its time and its words.
 *
 * Data type: `Beat`. The times are those of speed 1; what a player did themselves on the table
 * takes none, for they have seen it.
 */
import type { BoxFacts, EventSaid } from "$lib/wire";
import { seatOf } from "$match/model/match-log";
import { LINES, NONE } from "$match/model/view-facts";
import type { Saying } from "$match/model/messages";
import { sayingOf } from "$match/model/narrator";
import { type Scene, type SideNumber, follow, rungOf } from "$match/model/battle/scene";

export const STEPS = [
  "reinforcements",
  "links",
  "assault",
  "tokens",
  "dice",
  "long",
  "medium",
  "close",
  "spoils",
] as const;
export type Step = (typeof STEPS)[number];

/** How a step stands; a Line is left out when the battle was decided before it. */
export type Stand = "done" | "now" | "left-out" | "to-come";

export function standOf(step: Step, now: Step | null, totals: Scene["totals"]): Stand {
  if (step === now) return "now";
  if (now === null || STEPS.indexOf(step) > STEPS.indexOf(now)) return "to-come";
  const line = LINES.findIndex((name) => name === step);
  return line < 0 || totals[line] ? "done" : "left-out";
}

export interface Beat {
  type: string;
  /** Whether it is told on the stage; else it is seen on the table. */
  staged: boolean;
  step: Step | null;
  scene: Scene;
  /** The sentences; two when both dice are thrown. */
  said: Saying[];
  lasts: number;
  /** Whether it stays until the player goes on: the result and the spoils of an own battle. */
  waits: boolean;
  /** How many events of the match have been told with it. */
  told: number;
  /** The Unit it happens to. */
  at: { side: SideNumber; place: number } | null;
  /** The seam it happens to. */
  seam: { side: SideNumber; gap: number } | null;
  /** The Line that is fought, 0 to 2. */
  line: number | null;
  event: EventSaid;
}

const TIMES: Record<string, number> = {
  "reinforcement-arrived": 1400,
  "reinforcement-missed": 1600,
  "link-formed": 900,
  "link-assaulted": 1200,
  "token-assigned": 700,
  "die-rolled": 1800,
  "die-kept": 700,
  "line-fought": 1400,
  "link-broken": 1200,
  "unit-damaged": 1100,
  "unit-defeated": 1300,
  "heroic-death-struck": 1500,
  "heroic-death-denied": 1200,
  "heroic-death-spared": 1000,
  "battle-decided": 2400,
  "unit-recruited": 560,
  "unit-withdrew": 260,
  "relic-seen": 500,
  "relic-taken": 1000,
  "prowess-seen": 500,
  "prowess-taken": 1000,
  "honor-taken": 900,
  "hero-set-aside": 400,
};

/** How long others' steps on the table stay in sight, so that one can follow them. */
const TABLE_TIMES: Record<string, number> = {
  "turn-began": 700,
  "tile-inserted": 700,
  "token-taken": 500,
  "action-used": 500,
  "tighten-up-played": 600,
  "sabaton-jumped": 700,
  "chase-played": 700,
  "player-challenged": 1100,
  "card-retrieved": 400,
  "unit-dismissed": 500,
};

const STAGED_DEPLOYMENT: Record<string, number> = {
  "units-faced": 900,
  "unit-deployed": 460,
  "no-unit-deployed": 700,
};

const STEP_OF: Record<string, Step> = {
  "reinforcement-arrived": "reinforcements",
  "reinforcement-missed": "reinforcements",
  "link-formed": "links",
  "link-assaulted": "assault",
  "token-assigned": "tokens",
  "die-rolled": "dice",
  "die-kept": "dice",
  "battle-decided": "spoils",
  "unit-recruited": "spoils",
  "unit-withdrew": "spoils",
  "relic-seen": "spoils",
  "relic-taken": "spoils",
  "prowess-seen": "spoils",
  "prowess-taken": "spoils",
  "honor-taken": "spoils",
  "hero-set-aside": "spoils",
};

/** Where a story begins, even if it takes no time. */
export const BEGINNINGS = new Set(["turn-began", "player-challenged", "units-faced"]);

const COUNT = 90;

/**
 * What a batch of events looks like, from the scene before it on. `mine` are one's own seats, and
 * `first` is the number of the first event in the match.
 */
export function timeline(
  events: readonly EventSaid[],
  before: Scene,
  box: BoxFacts,
  mine: readonly number[],
  first = 0,
): Beat[] {
  const beats: Beat[] = [];
  let scene = before;
  let line: number | null = null;
  events.forEach((event, number) => {
    const old = scene;
    scene = follow(scene, event, box);
    if (event.type === "line-fought") line = event.facts.line;
    if (event.type === "battle-decided" || event.type === "turn-began") line = null;
    const made = beatOf(event, old, scene, line, box, mine);
    if (!made) return;
    const beat = { ...made, told: first + number + 1 };
    const last = beats.at(-1);
    if (last && rollsTogether(last, beat)) beats[beats.length - 1] = together(last, beat);
    else beats.push(beat);
  });
  return beats.map((beat, number) => ({ ...beat, waits: waits(beat, beats[number + 1], mine) }));
}

/** Whether the result and all spoils of an own battle are in sight with this beat. */
function waits(beat: Beat, next: Beat | undefined, mine: readonly number[]): boolean {
  return beat.step === "spoils" && next?.step !== "spoils" && concerns(beat.scene, mine);
}

function beatOf(
  event: EventSaid,
  before: Scene,
  scene: Scene,
  line: number | null,
  box: BoxFacts,
  mine: readonly number[],
): Beat | null {
  const own = mine.includes(seatOf(event) ?? NONE);
  const staged = event.type in TIMES || event.type in STAGED_DEPLOYMENT;
  let lasts = TIMES[event.type] ?? STAGED_DEPLOYMENT[event.type] ?? TABLE_TIMES[event.type] ?? 0;
  if (own && (event.type in STAGED_DEPLOYMENT || event.type in TABLE_TIMES)) lasts = 0;
  if (own && event.type === "token-assigned") lasts = 0;
  if (event.type === "line-fought") lasts += COUNT * units(before);
  if (lasts === 0 && !staged && !BEGINNINGS.has(event.type)) return null;
  const said = sayingOf([event], { before, after: scene }, box, true);
  return {
    type: event.type,
    staged,
    step: STEP_OF[event.type] ?? (line === null ? null : (LINES[line] ?? null)),
    scene,
    said: said ? [said] : [],
    lasts,
    waits: false,
    told: 0,
    at: placeOf(event),
    seam: seamOf(event),
    line: event.type in STEP_OF ? null : line,
    event,
  };
}

function units(scene: Scene): number {
  return (
    Math.max(...scene.sides.map((side) => side.units.filter((one) => one.standing).length)) + 1
  );
}

function placeOf({ facts }: EventSaid): Beat["at"] {
  return "side" in facts && "place" in facts ? { side: facts.side, place: facts.place } : null;
}

function seamOf({ facts }: EventSaid): Beat["seam"] {
  return "side" in facts && "gap" in facts ? { side: facts.side, gap: facts.gap } : null;
}

/** The first roll of both dice is one throw. */
function rollsTogether({ event, said }: Beat, following: Beat): boolean {
  return (
    event.type === "die-rolled" &&
    following.event.type === "die-rolled" &&
    event.facts.side !== following.event.facts.side &&
    said.length === 1 &&
    following.said[0]?.args["again"] === "no"
  );
}

function together(beat: Beat, following: Beat): Beat {
  return { ...following, said: [...beat.said, ...following.said] };
}

/** The beats of a battle by the steps of its story, each with all that was said. */
export function tale(beats: readonly Beat[]): { step: Step; said: Saying[] }[] {
  const found: { step: Step; said: Saying[] }[] = [];
  for (const beat of beats) {
    if (!beat.step || beat.said.length === 0) continue;
    const last = found.at(-1);
    if (last?.step === beat.step) last.said.push(...beat.said);
    else found.push({ step: beat.step, said: [...beat.said] });
  }
  return found;
}

/** How many Units the Attacker will have, as far as icons tell; once engaged, those that stand there. */
export function unitsToCome(scene: Scene, engaged: boolean): number {
  const side = scene.sides[0];
  return side.units.length + (engaged ? 0 : side.coming);
}

/** What a win brings: how many Relics are looked at for so many Units. */
export function relicsSeen(count: number, box: BoxFacts): number {
  return rungOf(count, box)?.relics ?? 0;
}

/** Whether a battle concerns one of these seats. */
export function concerns(scene: Scene, seats: readonly number[]): boolean {
  return seats.includes(scene.attacker) || seats.includes(scene.defender);
}

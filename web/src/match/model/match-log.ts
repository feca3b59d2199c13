/**
 * The log of a match in sayings, one for each event worth a line.
 *
 * Data type: `Line`. Events in a row that belong together (cards drawn, Units deployed) share one.
 */
import type { BoxFacts, EventSaid } from "$lib/wire";
import { type Scene, emptyScene, follow } from "$match/model/battle/scene";
import { LINES, NONE, numeral } from "./view-facts";
import {
  type Arg,
  type Ref,
  type Saying,
  era,
  gear,
  opposing,
  relic,
  saying,
  seat,
  token,
  unit,
} from "./messages";

export interface Line {
  /** The number of the first event that it tells. */
  at: number;
  /** Who did it; null where nobody did. */
  seat: number | null;
  /** A heading, a step, or a blow within a battle. */
  kind: "turn" | "step" | "blow";
  said: Saying;
}

const BLOWS = new Set([
  "link-formed",
  "link-assaulted",
  "link-broken",
  "unit-damaged",
  "unit-defeated",
  "heroic-death-struck",
  "heroic-death-denied",
  "heroic-death-spared",
]);
const SHARED = new Set(["card-drawn", "unit-deployed", "relic-seen", "unit-recruited"]);
const LAID_OUT = new Set(["wheel-set", "tile-inserted", "token-laid-out", "unit-laid-out"]);

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
  private told = NOTHING;
  private turn = NOTHING; // as it was when this turn began

  constructor(private readonly box: BoxFacts) {}

  get lines(): Line[] {
    return this.told.lines;
  }

  /** All lines of the match so far. After an undo the turn is told anew, or everything. */
  tell(events: readonly EventSaid[]): Line[] {
    const from = [this.told, this.turn].find((one) => goesOn(events, one)) ?? NOTHING;
    const told = { ...from, lines: [...from.lines] };
    for (; told.events < events.length; told.events++) {
      const event = events[told.events];
      if (event.type === "turn-began") {
        this.turn = { ...told, lines: [...told.lines] };
        told.isSetUp = false;
      }
      told.scene = follow(told.scene, event, this.box);
      if (!(told.isSetUp && LAID_OUT.has(event.type))) this.add(told, events);
      told.last = event;
    }
    this.told = told;
    return told.lines;
  }

  private add({ lines, scene, events: number }: Told, events: readonly EventSaid[]): void {
    const event = events[number];
    let first = number;
    while (first > 0 && shares(events[first - 1], event)) first--;
    const run = events.slice(first, number + 1);
    const said = run.length > 1 ? tellRun(run) : tell(event, scene, this.box);
    if (!said) return;
    const line: Line = {
      at: first,
      seat: actor(event, scene),
      kind: event.type === "turn-began" ? "turn" : BLOWS.has(event.type) ? "blow" : "step",
      said,
    };
    if (run.length > 1) lines[lines.length - 1] = line;
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

function shares(event: EventSaid, following: EventSaid): boolean {
  return (
    event.type === following.type && SHARED.has(event.type) && seatOf(event) === seatOf(following)
  );
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

/** Several events in a row in one line. */
function tellRun(run: readonly EventSaid[]): Saying | null {
  const first = run[0];
  const who = seat(seatOf(first) ?? NONE);
  switch (first.type) {
    case "card-drawn":
      return drawn(who, run);
    case "unit-deployed":
    case "unit-recruited":
      return saying(`log-${first.type}`, { who, units: cards(run) });
    case "relic-seen":
      return relicsSeen(who, first.facts.owner, run);
  }
  return null;
}

/** The cards that events name, as far as they are known. */
function cards(run: readonly EventSaid[]): Ref[] {
  return run.flatMap(({ facts }) =>
    "card" in facts && facts.card !== null ? [unit(facts.card)] : [],
  );
}

function drawn(who: Ref, run: readonly EventSaid[]): Saying {
  const units = cards(run);
  if (units.length === run.length) return saying("log-card-drawn", { who, units });
  return saying("log-card-drawn-hidden", { who, count: run.length });
}

function relicsSeen(who: Ref, owner: number | null, run: readonly EventSaid[]): Saying {
  const relics = run.flatMap(({ facts }) =>
    "relic" in facts && facts.relic !== null ? [relic(facts.relic)] : [],
  );
  const known = relics.length === run.length;
  const args: Record<string, Arg> = known ? { who, relics } : { who, count: run.length };
  const id = known ? "log-relic-seen" : "log-relic-seen-hidden";
  return owner === null ? saying(id, args) : saying(`${id}-of`, { ...args, owner: seat(owner) });
}

const VALUE = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** The numbers of a die's face, `+1/0/−1`. */
export function faceWords(
  face: { long: number; medium: number; close: number } | undefined,
): string {
  return face ? LINES.map((line) => VALUE(face[line])).join(" / ") : "";
}

/** One event as a saying; null if it is not worth a line. The scene is the one after the event. */
export function tell(event: EventSaid, scene: Scene, box: BoxFacts): Saying | null {
  const { type, facts } = event;
  const who = seat(seatOf(event) ?? NONE);
  const side = (number: number): Ref =>
    number === 0 ? seat(scene.attacker) : opposing(scene.defender, scene.era);
  const at = (number: number, place: number): Ref =>
    unit(scene.sides[number === 1 ? 1 : 0].units[place]?.card ?? NONE);
  const id = `log-${type}`;
  switch (type) {
    case "sabaton-chosen":
      return saying(id, { who, figure: box.sabatons[facts.sabaton]?.name ?? "" });
    case "start-player-found":
    case "chase-played":
    case "battle-forfeited":
    case "no-unit-deployed":
      return saying(id, { who });
    case "tile-inserted": {
      const [low = 1, high = 2] = box.tiles[facts.active]?.eras ?? [];
      return saying(id, { low: era(low), high: era(high) });
    }
    case "token-laid-out":
    case "wheel-set":
      return null;
    case "unit-laid-out":
      return saying(id, { unit: unit(facts.card), era: era(box.spaces[facts.space]?.era ?? 1) });
    case "relic-dealt":
      return saying(id, { who, relic: relic(facts.relic) });
    case "card-drawn":
      return drawn(who, [event]);
    case "turn-began":
      return saying(id, { who, round: facts.round });
    case "token-taken":
    case "token-dropped":
      return saying(id, { who, token: token(facts.token) });
    case "action-used":
    case "tighten-up-played":
      return saying(id, { who, action: gear(facts.action) });
    case "card-retrieved":
    case "unit-dismissed":
    case "hero-set-aside":
      return saying(id, { who, unit: unit(facts.card) });
    case "unit-recruited":
    case "unit-deployed":
      return saying(id, { who, units: cards([event]) });
    case "pile-renewed": {
      if (facts.pile === "era") return saying("log-pile-renewed-era", { era: era(facts.of) });
      if (facts.pile === "deck") return saying("log-pile-renewed-deck", { who: seat(facts.of) });
      return saying(`log-pile-renewed-${facts.pile}`);
    }
    case "sabaton-jumped":
      return saying(id, { who, era: era(facts.era) });
    case "units-faced":
      return saying(id, { who, units: facts.cards.map(unit) });
    case "player-challenged":
      return saying(id, { who, defender: seat(facts.defender) });
    case "token-assigned":
      return saying(id, { who, token: token(facts.token), unit: at(facts.side, facts.place) });
    case "reinforcement-arrived":
      return saying(id, { side: side(facts.side), unit: unit(facts.card) });
    case "link-formed":
    case "link-assaulted":
    case "link-broken":
      return saying(id, {
        near: at(facts.side, facts.gap),
        far: at(facts.side, facts.gap + 1),
        type: numeral("type" in facts ? facts.type : 0),
      });
    case "die-rolled": {
      const face = (facts.strong ? box.strong : box.risky)[facts.face];
      return saying(facts.strong ? "log-die-rolled-strong" : "log-die-rolled-risky", {
        side: side(facts.side),
        face: faceWords(face),
      });
    }
    case "die-kept":
      return saying(id, { side: side(facts.side) });
    case "line-fought":
      return saying(`log-line-fought-${LINES[facts.line] ?? "long"}`, {
        attacker: facts.attacker,
        defender: facts.defender,
        attackers: side(0),
        defenders: side(1),
      });
    case "unit-damaged":
      return saying(id, {
        unit: at(facts.side, facts.place),
        damage: facts.damage,
        most: box.units[Number(at(facts.side, facts.place).id)]?.damage ?? 1,
      });
    case "unit-defeated":
    case "heroic-death-denied":
      return saying(id, { unit: at(facts.side, facts.place) });
    case "heroic-death-struck":
      return saying(id, { unit: at(facts.side, facts.place), points: facts.points });
    case "heroic-death-spared":
      return saying(id, { side: side(facts.side) });
    case "battle-decided": {
      const left = { attackers: facts.attackers, defenders: facts.defenders };
      if (facts.winner === NONE) return saying("log-battle-drawn", left);
      return saying(id, { ...left, side: side(facts.winner) });
    }
    case "unit-withdrew":
      return saying(id, {
        unit: unit(facts.card),
        era: era(box.units[facts.card]?.era ?? 1),
      });
    case "relic-seen":
      return relicsSeen(who, facts.owner, [event]);
    case "relic-taken": {
      const args = {
        who,
        relic: relic(facts.relic),
        era: era(box.relics[facts.relic]?.era ?? 1),
      };
      return facts.owner === null
        ? saying(id, args)
        : saying("log-relic-taken-of", { ...args, owner: seat(facts.owner) });
    }
    case "prowess-seen":
    case "prowess-taken": {
      const owner = seat(facts.owner);
      return facts.value === null
        ? saying(`${id}-hidden`, { who, owner })
        : saying(id, { who, owner, value: facts.value });
    }
    case "honor-taken":
      return saying(id, { who, tokens: facts.tokens });
    case "match-ended": {
      return saying(facts.winners.length > 1 ? "log-match-shared" : id, {
        who: facts.winners.map(seat),
        points: Math.max(...facts.scores),
      });
    }
  }
  return null;
}

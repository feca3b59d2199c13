/** The steps of the first match, recognized by state and events. */
import { expect, test } from "vitest";

import type { BoxFacts, EventSaid } from "$lib/wire";
import { emptyScene } from "$match/model/battle/scene";
import type { Beat } from "$match/model/playback/timeline";

import {
  beadsOf,
  LINKED,
  type Moment,
  type StepId,
  stepAt,
  stepOf,
  STEPS,
  stepsPast,
} from "../../src/teach/lesson/steps";

const YOU = 0;
const CHRIS = 1;
const BOX = { units: [] } as unknown as BoxFacts;

function moment(change: Partial<Moment> = {}): Moment {
  return {
    seat: YOU,
    round: 1,
    active: YOU,
    due: "",
    beat: null,
    events: [],
    cards: [],
    laid: [],
    actions: 0,
    dares: false,
    box: BOX,
    ...change,
  };
}

function beat(event: EventSaid, attacker = YOU, defender = -1): Beat {
  return {
    type: event.type,
    staged: true,
    step: null,
    scene: emptyScene(attacker, defender),
    said: [],
    lasts: 1,
    at: null,
    seam: null,
    line: null,
    event,
    waits: false,
    told: 0,
  };
}

const turn = (seat: number, round: number): EventSaid => ({
  type: "turn-began",
  facts: { seat, round },
});
const decided: EventSaid = {
  type: "battle-decided",
  facts: { winner: 0, attackers: 1, defenders: 0 },
};
const line = (number: 0 | 1 | 2, attacker: number, defender: number): EventSaid => ({
  type: "line-fought",
  facts: { line: number, attacker, defender },
});
const seen = (...ids: StepId[]): Set<StepId> => new Set(ids);
const at = (change: Partial<Moment>, ...ids: StepId[]): StepId | null =>
  stepAt(moment(change), seen(...ids))?.id ?? null;

test("the rivals are introduced when the first of them acts, or at the next decision", () => {
  expect(at({ beat: beat(turn(CHRIS, 1), CHRIS) })).toBe("rivals");
  expect(at({ beat: beat(turn(YOU, 2)) })).toBeNull();
  expect(at({ due: "attack-first", round: 2, dares: true })).toBe("rivals");
  expect(at({ due: "attack-first", round: 2, dares: true }, "rivals")).toBe("dare");
});

test("the first battle is told line by line", () => {
  expect(at({ due: "attack-next" })).toBe("meet");
  expect(at({ beat: beat(line(0, 0, 1)) })).toBe("long");
  expect(at({ beat: beat(line(1, 1, 1)) }, "long")).toBe("medium");
  expect(at({ beat: beat(line(2, 1, 0)) }, "long")).toBe("close");
  const result: Beat = { ...beat(decided), step: "spoils", waits: true };
  result.scene = { ...result.scene, winner: 0 };
  expect(at({ beat: result }, "long")).toBe("standing");
  expect(at({ beat: { ...result, waits: false } }, "long")).toBeNull();
});

test("other battles, and other numbers than those told of, stop nothing", () => {
  expect(at({ beat: beat(line(0, 3, 0), CHRIS) })).toBeNull();
  expect(at({ beat: beat(line(1, 2, 1)) })).toBeNull();
  expect(at({ beat: beat(line(2, 0, 3)) })).toBeNull();
});

test("after the battle its steps cannot come any more", () => {
  const events = [turn(YOU, 1), decided];
  expect(stepsPast(moment({ events }), seen())).toEqual([
    "meet",
    "long",
    "medium",
    "close",
    "standing",
  ]);
  expect(stepsPast(moment({ events: [turn(CHRIS, 1), decided] }), seen())).toEqual([]);
});

test("while something is told nothing is past", () => {
  const events = [turn(YOU, 1), decided];
  expect(stepsPast(moment({ events, beat: beat(decided) }), seen())).toEqual([]);
});

test("the chest is opened as soon as there is one", () => {
  expect(at({ due: "keep-relic" })).toBe("relic");
  const events: EventSaid[] = [
    { type: "relic-taken", facts: { seat: YOU, owner: null, relic: 3 } },
  ];
  expect(stepsPast(moment({ events }), seen())).toEqual(["relic"]);
});

test("daring waits for its chances", () => {
  const deploying = { due: "attack-first", round: 2 };
  expect(at(deploying, "rivals")).toBeNull();
  expect(at({ ...deploying, dares: true }, "rivals")).toBe("dare");
  const battles = [turn(YOU, 1), decided, turn(YOU, 2), decided];
  expect(stepsPast(moment({ events: battles }), seen("meet"))).toContain("dare");
});

test("the gears come one idea after the other", () => {
  const here = { due: "prepare", round: 3, actions: 2 };
  expect(at(here)).toBe("wheel");
  expect(at(here, "wheel")).toBe("actions");
  expect(at({ ...here, actions: 0 }, "wheel")).toBe("jump");
  expect(at({ ...here, due: "company" }, "wheel", "actions")).toBe("jump");
  const used: EventSaid[] = [{ type: "action-used", facts: { seat: YOU, action: 0 } }];
  expect(stepsPast(moment({ events: used, round: 3 }), seen())).toEqual(["actions"]);
  expect(stepsPast(moment({ events: used, round: 3, actions: 1 }), seen())).toEqual([]);
});

test("a Link is shown with the cards for it, or when one forms", () => {
  const deploying = { due: "attack-first", round: 3 };
  expect(at(deploying)).toBeNull();
  expect(at({ ...deploying, cards: LINKED })).toBe("link");
  const formed: EventSaid = { type: "link-formed", facts: { side: 0, gap: 0, type: 1 } };
  expect(at({ beat: beat(formed) })).toBe("link");
  const laid: EventSaid = {
    type: "unit-deployed",
    facts: { seat: YOU, side: 0, card: 1, link: 1, coming: 0 },
  };
  expect(stepsPast(moment({ events: [laid] }), seen())).toEqual(["link"]);
});

test("the trumpet follows the Link, or the first reinforcement", () => {
  const deploying = { due: "attack-next", round: 3, cards: ["conscripts"] };
  expect(at(deploying)).toBeNull();
  expect(at(deploying, "link")).toBe("trumpet");
  const arrived: EventSaid = {
    type: "reinforcement-arrived",
    facts: { side: 0, card: 1, caller: 0, link: 0, coming: 0 },
  };
  expect(at({ beat: beat(arrived) })).toBe("trumpet");
  expect(at({ beat: beat(arrived, CHRIS) })).toBeNull();
});

test("a Link that takes a hit is told of, and one that Assault takes away", () => {
  const broken: EventSaid = { type: "link-broken", facts: { side: 0, gap: 0 } };
  const taken: EventSaid = { type: "link-assaulted", facts: { side: 0, gap: 0 } };
  expect(at({ beat: beat(broken) })).toBe("hit");
  expect(at({ beat: beat(taken) })).toBe("hit");
  expect(at({ beat: beat(broken, CHRIS) })).toBeNull();
});

test("a Heroic Death is told when it is one's own", () => {
  const struck: EventSaid = {
    type: "heroic-death-struck",
    facts: { side: 1, place: 0, points: 1 },
  };
  expect(at({ beat: beat(struck, CHRIS, YOU) })).toBe("heroic");
  expect(at({ beat: beat(struck, YOU, CHRIS) })).toBeNull();
});

test("a challenge is answered, then the token that it cost", () => {
  expect(at({ due: "defend-first", active: CHRIS })).toBe("challenged");
  const taken: EventSaid = {
    type: "prowess-taken",
    facts: { seat: CHRIS, owner: YOU, value: null },
  };
  expect(at({ beat: beat(taken, CHRIS, YOU) })).toBe("prowess");
  // Whoever skipped the battle hears of it at the next decision.
  expect(at({ due: "prepare", round: 1, events: [taken] })).toBe("prowess");
  const events: EventSaid[] = [
    { type: "player-challenged", facts: { seat: CHRIS, defender: YOU } },
    decided,
  ];
  expect(stepsPast(moment({ events }), seen())).toContain("challenged");
});

test("what counts comes after the token, or when little time is left", () => {
  const mine = { due: "prepare", round: 4 };
  const done: StepId[] = ["wheel", "actions", "jump"];
  expect(at(mine, ...done)).toBeNull();
  expect(at(mine, ...done, "prowess")).toBe("points");
  expect(at({ ...mine, round: 5 }, ...done)).toBe("points");
  expect(at(mine, ...done, "prowess", "points")).toBe("free");
});

test("each chapter has its beads", () => {
  expect(beadsOf(stepOf("long"))).toEqual(["meet", "long", "medium", "close", "standing"]);
  expect(new Set(STEPS.map(({ id }) => id)).size).toBe(STEPS.length);
});

import { describe, expect, test } from "vitest";

import type { MatchReview, ReviewMoment, SeatLedger } from "$lib/wire";
import {
  accuracyOf,
  apart,
  boundsOf,
  courseOf,
  dearest,
  deployedBy,
  firstGuess,
  flagsAt,
  isAboutBattle,
  lanesOf,
  largestChange,
  pathOf,
  placeOf,
  type Scale,
  withoutLuck,
  xOf,
  yOf,
} from "$match/review/review-chart";

const turn = (number: number, chances: number[], judged = true) => ({
  turn: number,
  round: Math.floor(number / 2) + 1,
  seat: number % 2,
  version: 20 + number * 10,
  chances,
  judged,
});

const account: SeatLedger = {
  seat: 0,
  start: 0.27,
  luck: 0.18,
  own_choices: -0.22,
  others_choices: 0.74,
  correction: 0.03,
  result: 1,
  own_errors: -0.2,
  others_errors: 0.4,
  without_luck: 0.82,
  luck_error: 0.035,
  choices: 46,
  with_cost: 3,
};

const review: MatchReview = {
  judge: "test/1",
  done: 3,
  all: 9,
  is_complete: false,
  failed: false,
  turns: [
    turn(0, [0.5, 0.5]),
    turn(1, [0.46, 0.54]),
    turn(2, [0.35, 0.65], false),
    turn(3, [0.4, 0.6], false),
  ],
  moments: [],
  ledger: [],
};

const moment: ReviewMoment = {
  version: 31,
  turn: 1,
  seat: 0,
  round: 1,
  moment: "attack-next",
  kind: "mistake",
  cost: 0.11,
  error: 0.01,
  chance_best: 0.46,
  chance_played: 0.35,
  battle_best: 0.71,
  battle_played: 0.43,
  better: "Deploy Archers",
  better_action: "deploy archers",
  why: null,
  played: "Done",
  played_action: "done",
  count: 9,
  options: [],
};

describe("the curve", () => {
  const course = courseOf(review, [0]);

  test("ends with the result; a shared victory is shared", () => {
    expect(course).toHaveLength(5);
    expect(course.at(-1)).toEqual([1, 0]);
    expect(courseOf(review, [0, 1]).at(-1)).toEqual([0.5, 0.5]);
    expect(courseOf({ ...review, turns: [] }, [0])).toEqual([]);
  });

  test("tells where the guess begins", () => {
    expect(firstGuess(review.turns)).toBe(2);
    expect(firstGuess(review.turns.slice(0, 2))).toBe(2);
  });

  test("names the Round that changed most", () => {
    expect(largestChange(review, course, 0)).toEqual({ seat: 0, round: 2, from: 35, to: 100 });
    expect(largestChange({ ...review, turns: [] }, [], 0)).toBeNull();
  });

  test("is drawn from 0 at the bottom to 100 at the top", () => {
    const scale: Scale = {
      width: 200, height: 120, left: 20, right: 20, top: 10, bottom: 10, points: 5,
    }; // prettier-ignore
    expect([yOf(0, scale), yOf(1, scale)]).toEqual([110, 10]);
    expect([xOf(0, scale), xOf(4, scale)]).toEqual([20, 180]);
    expect(pathOf(course, 1, scale, [3, 4])).toBe("M140.0 50.0L180.0 110.0");
  });

  test("names at its end do not cover each other", () => {
    const placed = apart([100, 100, 98, 10], 20, 110);
    expect(placed).toEqual([90, 110, 70, 10]);
  });
});

test("flags that would cover each other stand apart, inside the chart", () => {
  const points = [
    { x: 50, y: 100 },
    { x: 50, y: 100 },
    { x: 60, y: 40 },
    { x: 200, y: 10 },
  ];
  const flags = flagsAt(points, 30, 20);
  expect(flags.map((flag) => flag.top)).toEqual([40, 72, 108, 20]);
});

describe("the ledger", () => {
  test("each lane begins where the one before ends, and the last ends at the result", () => {
    const lanes = lanesOf(account);
    expect(lanes.map((lane) => lane.points)).toEqual([27, 18, -22, 74, 3]);
    for (const [place, lane] of lanes.entries())
      expect(lane.from).toBeCloseTo(place === 0 ? 0 : (lanes[place - 1]?.to ?? NaN));
    expect(lanes.at(-1)?.to).toBeCloseTo(account.result);
  });

  test("is as wide as its lanes, in quarters", () => {
    expect(boundsOf([account])).toEqual([0, 1]);
    expect(boundsOf([{ ...account, start: 0.2, luck: -0.3, own_choices: 1.4 }])).toEqual([
      -0.25, 2.25,
    ]);
  });

  test("the result without luck has an interval of two standard errors", () => {
    expect(withoutLuck(account)).toEqual({ value: 82, low: 75, high: 89 });
  });

  test("accuracy counts the choices that had no cost", () => {
    expect(accuracyOf(account)).toBe(93);
    expect(accuracyOf({ ...account, choices: 0, with_cost: 0 })).toBeNull();
  });
});

describe("a moment", () => {
  test("has its place in the turn", () => {
    const names = ["prepare", "opponent", "attack-next", "defend-tokens", "attacker-relaunch"];
    expect([...names, "keep-relic"].map(placeOf)).toEqual([
      "travel", "opponent", "deployment", "tokens", "dice", "spoils",
    ]); // prettier-ignore
  });

  test("is told by its battle if the better choice wins it more often", () => {
    expect(isAboutBattle(moment)).toBe(true);
    expect(isAboutBattle({ ...moment, battle_played: 0.7 })).toBe(false);
    expect(isAboutBattle({ ...moment, battle_best: null })).toBe(false);
  });

  test("knows the Unit that is deployed", () => {
    expect(deployedBy(moment.better_action)).toBe("archers");
    expect(deployedBy(moment.played_action)).toBeNull();
    expect(deployedBy("challenge chris")).toBeNull();
  });

  test("the three dearest are shown", () => {
    const costs = [0.06, 0.3, 0.12, 0.2].map((cost, version) => ({ ...moment, cost, version }));
    expect(dearest(costs).map((one) => one.cost)).toEqual([0.3, 0.2, 0.12]);
  });
});

import { expect, test } from "vitest";

import { STEPS, standOf } from "$match/model/playback/timeline";
import { tumbling } from "$match/model/battle/line-sums";

test("a Line that was never fought is left out, not done", () => {
  const decidedEarly: [number, number][] = [[3, 1]];
  const stands = STEPS.map((step) => standOf(step, "spoils", [...decidedEarly, null, null]));
  expect(stands).toEqual([
    ...["done", "done", "done", "done", "done"], // up to the dice
    ...["done", "left-out", "left-out"],
    "now",
  ]);
});

test("while a Line is fought, those after it are still to come", () => {
  const stands = STEPS.map((step) => standOf(step, "medium", [[1, 1], [2, 0], null]));
  expect(stands.slice(4)).toEqual(["done", "done", "now", "to-come", "to-come"]);
  expect(STEPS.every((step) => standOf(step, null, [null, null, null]) === "to-come")).toBe(true);
});

test("totals wait until the dice have landed, unless nothing moves", () => {
  expect(tumbling({ type: "die-rolled" }, false, "full")).toBe(true);
  expect(tumbling({ type: "die-rolled" }, true, "full")).toBe(false);
  expect(tumbling({ type: "die-rolled" }, false, "reduced")).toBe(false);
  expect(tumbling({ type: "line-fought" }, false, "full")).toBe(false);
  expect(tumbling(null, false, "full")).toBe(false);
});

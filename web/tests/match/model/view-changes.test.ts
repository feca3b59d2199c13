import { createHash } from "node:crypto";
import { expect, test } from "vitest";

import { updatedViews } from "$match/model/view-changes";
import type { SeatView, Update } from "$lib/wire";

import { toldMatches, type ToldUpdate } from "../recorded";

const digest = (views: SeatView[]) =>
  createHash("sha256").update(JSON.stringify(views)).digest("hex").slice(0, 16);

function view(honor: number[]): SeatView {
  const players = honor.map((each) => ({ honor: each, tokens: [1, 2] }));
  return { seat: 0, view: { players, due: { moment: 1 } }, facts: {}, legal: [] } as never;
}

function update(change: Partial<Update>): ToldUpdate {
  return { undone: false, changes: {}, views: [{ seat: 0, changes: {} }], ...change };
}

test.each(toldMatches())(
  "through $match, what changed gives exactly the views that the server has",
  ({ welcome, updates, digests }) => {
    let views = welcome;
    const found = updates.map((each) => digest((views = updatedViews(views, each))));
    expect(found.findIndex((each, at) => each !== digests[at])).toBe(-1);
    expect(updates.some((each) => each.undone)).toBe(true);
    expect(updates.length).toBeGreaterThan(100);
  },
);

test("what does not change stays the same object, and the old view as it was", () => {
  const old = view([1, 2]);
  const [news] = updatedViews([old], update({ changes: { "view.players.1.honor": 5 } }));
  expect(news!.view.players.map((player) => player.honor)).toEqual([1, 5]);
  expect(old.view.players.map((player) => player.honor)).toEqual([1, 2]);
  expect(news!.view.players[0]).toBe(old.view.players[0]);
  expect(news!.view.due).toBe(old.view.due);
});

test("a value that is told again is no change", () => {
  const old = view([1, 2]);
  const changes = { "view.players.0.tokens": [1, 2], "view.due": { moment: 1 } };
  expect(updatedViews([old], update({ changes }))[0]).toBe(old);
});

test("the changes of a seat come after those of all, and may undo them", () => {
  const views = [{ seat: 0, changes: { "view.players.0.honor": 7 } }];
  const told = update({ changes: { "view.players.0.honor": 3 }, views });
  expect(updatedViews([view([1])], told)[0]!.view.players[0]!.honor).toBe(7);
});

test("whoever has no view of a seat receives all of it", () => {
  const { view: whole, facts, legal } = view([4]);
  const views = [{ seat: 2, changes: { view: whole, facts, legal } }];
  const told = update({ changes: { "view.due": null }, views });
  expect(updatedViews([], told)).toEqual([{ seat: 2, view: whole, facts, legal }]);
});

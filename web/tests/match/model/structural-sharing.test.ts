import { expect, test } from "vitest";

import { share } from "$match/model/structural-sharing";

test("what is equal stays the same object", () => {
  const old = { seat: 0, players: [{ hand: [1, 2] }, { hand: null }], due: { moment: "prepare" } };
  const news = { seat: 0, players: [{ hand: [1] }, { hand: null }], due: { moment: "prepare" } };

  const shared = share(old, news);

  expect(shared).toEqual({
    seat: 0,
    players: [{ hand: [1] }, { hand: null }],
    due: { moment: "prepare" },
  });
  expect(shared.players[1]).toBe(old.players[1]);
  expect(shared.due).toBe(old.due);
  expect(shared.players).not.toBe(old.players);
  expect(share(old, structuredClone(old))).toBe(old);
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [[], {}],
  [null, {}],
  [{}, null],
  [1, "1"],
])("%j and %j are not the same", (old, news) => {
  const expected = structuredClone(news);
  expect(share(old, news)).toEqual(expected);
  expect(share(old, news)).not.toBe(old);
});

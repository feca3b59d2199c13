import { describe, expect, test } from "vitest";

import { deedsOf } from "$match/end/battle-counts";
import type { Proof } from "$lib/wire";
import { check, drawNumbers, pick, sides } from "$match/end/proof";
import { allEvents, box } from "../recorded";

describe("deeds", () => {
  const { seats, turns, battles } = deedsOf(allEvents, 4);

  test("every turn and battle is counted", () => {
    const count = (type: string) => allEvents.filter((event) => event.type === type).length;
    expect(turns).toBe(count("turn-began"));
    expect(battles).toBe(count("battle-decided"));
    expect(seats.reduce((sum, deeds) => sum + deeds.recruits, 0)).toBe(count("unit-recruited"));
  });

  test("nobody wins more battles than they fought", () => {
    for (const deeds of seats) expect(deeds.won).toBeLessThanOrEqual(deeds.battles);
  });
});

describe("proof", () => {
  test("a die has six sides", () => {
    expect(sides(box.strong)).toHaveLength(6);
    expect(sides(box.risky)).toHaveLength(6);
  });

  test("chunks that would favour small numbers are passed over", () => {
    const block = new Uint8Array(16).fill(255, 0, 8);
    block[15] = 7;
    expect(pick(block, 6)).toBe(1);
    expect(pick(new Uint8Array(8).fill(255), 6)).toBeNull();
  });

  test("after going back past dice the same draws have the same numbers", () => {
    const actions = ["insert", "tile 3", "jump II", "strong S4", "undo to 2", "jump I", "done"];
    const log = { actions: [...actions, "undo", "done", "strong S4", "risky K1"] };
    const numbers = (version: string) =>
      drawNumbers({ ...someProof([]), version, log: { ...someProof([]).log, ...log } }, box);
    expect(numbers("abth-proof/2")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 11]);
    expect(numbers("abth-proof/1")).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test("a wrong secret and a wrong throw are found", async () => {
    const proof = someProof(Array.from({ length: 12 }, () => "strong S4"));
    const found = await check(proof, proof.commitment, box);
    expect(found.fits).toBe(false);
    expect(found.throws).toBe(12);
    expect(found.agreeing).toBeLessThan(12);
  });
});

/** A proof that does not hold. */
function someProof(actions: string[]): Proof {
  return {
    version: "abth-proof/3",
    commitment: "0".repeat(64),
    secret: "00".repeat(32),
    entropies: ["", ""],
    seed: null,
    lesson: null,
    cover: null,
    from: 1,
    log: {
      version: "abth-log/1",
      package: "",
      content: { name: "", digest: "" },
      players: 2,
      edition: "default",
      rulings: {},
      seats: [],
      actions,
    },
  };
}

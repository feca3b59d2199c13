import { afterEach, describe, expect, test } from "vitest";

import { odds, ofHundred, readable } from "$match/model/battle/odds.svelte";
import { type Scene, emptyScene, rollsStrong } from "$match/model/battle/scene";
import { box } from "../../recorded";

/** So many Attackers against nobody, and so many more to come. */
function attackers(units: number, coming: number): Scene {
  const scene = emptyScene(0);
  const soldier = { card: 0, token: -1, damage: 0, standing: true };
  const side = { ...scene.sides[0], units: Array.from({ length: units }, () => soldier), coming };
  return { ...scene, sides: [side, scene.sides[1]] };
}

describe("chances in words", () => {
  afterEach(() => odds.showFractions(false));

  test("are per cent, and fractions on request", () => {
    expect(readable("23/36").words).toBe("64%");
    expect(readable("23/36").fraction).toBe("23/36");
    odds.showFractions(true);
    expect(readable("23/36").words).toBe("23/36");
    expect(readable("0.694").words).toBe("69%");
  });

  test("never say that the possible is impossible or certain", () => {
    expect(ofHundred(0.001)).toBe("<1");
    expect(ofHundred(0.999)).toBe(">99");
    expect([0, 0.64, 1].map(ofHundred)).toEqual(["0", "64", "100"]);
    expect(readable("1/1296").words).toBe("<1%");
  });

  test("a fraction that nobody can read stays per cent", () => {
    odds.showFractions(true);
    expect(readable("123456/234567").words).toBe("53%");
  });
});

describe("the die that will be rolled", () => {
  test.each([
    [3, 0, true],
    [3, 1, false],
    [2, 1, true],
    [4, 0, false],
  ])("%i Units and %i to come", (units, coming, strong) => {
    const scene = attackers(units, coming);
    expect(rollsStrong(scene, 0, box)).toBe(strong);
    expect(rollsStrong(scene, 1, box)).toBe(!strong);
  });

  test("is the one that was rolled", () => {
    const scene = attackers(3, 1);
    scene.sides[0].face = 2;
    expect(rollsStrong(scene, 0, box)).toBe(true);
  });
});

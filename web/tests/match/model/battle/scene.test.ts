import { describe, expect, test } from "vitest";
import { follow, emptyScene, sceneAfter, sceneOf, sumOf } from "$match/model/battle/scene";
import { box, moments, position, allEvents } from "../../recorded";

/** The moments at which line-ups lie on the table, and the dice have not decided yet. */
const fighting = moments.filter((moment) => {
  const { battle } = position(moment).views[0]!.view;
  return battle.winner === -1 && battle.attackers.cards.length + battle.defenders.cards.length > 0;
});

describe("scene", () => {
  test("there are such moments", () => expect(fighting.length).toBeGreaterThan(4));

  test.each(fighting)("followed by events it is what the view shows at %s", (moment) => {
    const given = position(moment);
    const seen = sceneOf(given.views[0]!.view, box);
    const followed = sceneAfter(given.events, box);
    for (const side of [0, 1] as const) {
      const pick = (scene: typeof seen) =>
        scene.sides[side].units.map(({ card, token, standing }) => ({ card, token, standing }));
      expect(pick(followed)).toEqual(pick(seen));
      expect(followed.sides[side].seams).toEqual(seen.sides[side].seams);
      expect(followed.sides[side].face).toBe(seen.sides[side].face);
    }
  });

  test("the totals that a Line is fought with are the sum of cards, tokens and die", () => {
    let scene = emptyScene(-1);
    let lines = 0;
    for (const event of allEvents) {
      const before = scene;
      scene = follow(scene, event, box);
      if (event.type !== "line-fought") continue;
      lines++;
      const line = event.facts.line as number;
      for (const [side, key] of [
        [0, "attacker"],
        [1, "defender"],
      ] as const) {
        const sum = sumOf(before.sides[side], line, box);
        expect(Math.max(0, sum.cards + sum.tokens + (sum.die ?? 0))).toBe(event.facts[key]);
      }
    }
    expect(lines).toBeGreaterThan(20);
  });
});

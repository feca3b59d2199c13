import { describe, expect, test } from "vitest";
import type { EventSaid } from "$lib/wire";
import {
  type Scene,
  type Side,
  emptyScene,
  follow,
  partsOf,
  sceneAfter,
  sceneOf,
  sceneOfBattle,
} from "$match/model/battle/scene";
import { counting } from "$match/model/battle/line-sums";
import { allEvents, box, matches, moments, position } from "../../recorded";

/** The moments at which line-ups lie on the table, and the dice have not decided yet. */
const fighting = moments.filter((moment) => {
  const { battle } = position(moment).views[0].facts;
  return battle !== null && !battle.decided;
});

describe("scene", () => {
  test("there are such moments", () => expect(fighting.length).toBeGreaterThan(4));

  test.each(fighting)("followed by events it is what the view shows at %s", (moment) => {
    const { views, events } = position(moment);
    const { view, facts } = views[0];
    const fought = view.battle.fought;
    expect(compared(sceneAfter(events, box), fought)).toEqual(
      compared(sceneOf(view, facts), fought),
    );
  });

  test.each(matches().map((steps, number) => ({ steps, number })))(
    "through whole match $number it is what the server tells, step by step",
    ({ steps }) => {
      let scene = emptyScene(-1);
      let [shown, decided] = [0, 0];
      for (const { events, active, battle, facts } of steps) {
        scene = events.reduce((before, event) => follow(before, event, box), scene);
        if (facts === null) continue;
        const seen = sceneOfBattle(active, battle, facts);
        if (facts.decided) decided++;
        // Once the spoils are shared, cards leave the battlefield that the scene still shows.
        if (facts.decided && seen.sides.some(left(scene))) {
          expect(scene.winner).toBe(seen.winner);
          continue;
        }
        expect(compared(scene, battle.fought)).toEqual(compared(seen, battle.fought));
        shown++;
      }
      expect(shown).toBeGreaterThan(50);
      expect(decided).toBeGreaterThan(3);
    },
  );

  test("the totals that a Line is fought with are the sums shown before it", () => {
    let scene = emptyScene(-1);
    let lines = 0;
    for (const event of allEvents) {
      const before = scene;
      scene = follow(scene, event, box);
      if (event.type !== "line-fought") continue;
      lines++;
      for (const [side, total] of totals(event).entries()) {
        const { sums } = before.sides[side];
        const parts = partsOf(before.sides[side], event.facts.line, box);
        expect(sums?.[event.facts.line]).toBe(total);
        expect(Math.max(0, parts.cards + parts.tokens + (parts.die ?? 0))).toBe(total);
        const steps = counting(before.sides[side], event.facts.line, total, box);
        expect(steps.at(-1)).toBe(total);
      }
    }
    expect(lines).toBeGreaterThan(20);
  });
});

function totals({ facts }: Extract<EventSaid, { type: "line-fought" }>): [number, number] {
  return [facts.attacker, facts.defender];
}

/** Whether a side has other cards than in the other scene. */
function left(scene: Scene): (side: Side, number: number) => boolean {
  return (side, number) =>
    String(side.units.map((unit) => unit.card)) !==
    String(scene.sides[number].units.map((unit) => unit.card));
}

/** What both ways must agree on; once the line-ups have engaged nobody comes any more. */
function compared(scene: Scene, fought: boolean): unknown {
  const { attacker, defender, era, winner, survivors } = scene;
  const sides = scene.sides.map((side) => ({ ...side, coming: fought ? 0 : side.coming }));
  return { attacker, defender, era, sides, winner, survivors };
}

import { expect, test } from "vitest";

import { BadBattle, readBattle, writeBattle } from "$lib/battle-notation";
import type { BoxFacts } from "$lib/wire";
import box from "../fixtures/box.json";

const pieces = box as unknown as Pick<BoxFacts, "units" | "tokens">;
const card = (id: string) => pieces.units.findIndex((unit) => unit.id === id);
const token = (id: string) => pieces.tokens.findIndex((one) => one.id === id);

test("a battle is written as the server reads it, and read back", () => {
  const battle = {
    attackers: [
      { card: card("trebuchet"), token: -1 },
      { card: card("spy"), token: token("diversion") },
    ],
    defenders: [{ card: card("archers"), token: -1 }],
  };

  const text = writeBattle(battle, pieces);

  expect(text).toBe("trebuchet, spy @diversion | archers");
  expect(readBattle(text, pieces)).toEqual(battle);
});

test("dice are left out, and a side may be empty", () => {
  expect(readBattle("spy | archers | S1 K1", pieces).defenders).toHaveLength(1);
  expect(readBattle(" | archers", pieces).attackers).toEqual([]);
  expect(readBattle("spy", pieces).defenders).toEqual([]);
});

test("a word that is no piece of the box is named", () => {
  expect(() => readBattle("gizmo | spy", pieces)).toThrow(new BadBattle("gizmo"));
  expect(() => readBattle("spy @gizmo | spy", pieces)).toThrow(BadBattle);
});

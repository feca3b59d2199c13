import { describe, expect, test } from "vitest";
import { spaceName, spaceNumber } from "$match/model/view-facts";
import { allActions, companyOf, companySpaces, targetsOf, wish } from "$match/model/targets";
import { box, moments, position } from "../recorded";

describe("targets", () => {
  test.each(moments)("every legal action at %s is in reach", (moment) => {
    const { view, legal } = position(moment).views[0]!;
    const found = allActions(targetsOf(legal, view, box));
    expect([...found].sort()).toEqual([...legal].sort());
  });

  test("tokens know the places they may go to", () => {
    const { view, legal } = position("attack-tokens").views[0]!;
    const [places] = targetsOf(legal, view, box).assign.values();
    expect([...places!.keys()]).toEqual([0, 1, 2, 3, 4]);
  });

  test("an opponent is found by the figure", () => {
    const { view } = position("opponent").views[0]!;
    const seat = 2;
    const action = wish.challenge(seat, view, box);
    expect(targetsOf([action], view, box).seats.get(seat)).toBe(action);
  });

  test("a space has a name and back", () => {
    for (let space = 0; space < 12; space++) expect(spaceNumber(spaceName(space))).toBe(space);
  });

  test("a company is found by the spaces that stand together", () => {
    expect(companySpaces(4, "both")).toEqual([3, 4, 5]);
    expect(companyOf(4, new Set([4, 5]))).toBe("right");
    expect(companyOf(4, new Set([4]))).toBe("alone");
    expect(companyOf(4, new Set([4, 9]))).toBeUndefined();
  });
});

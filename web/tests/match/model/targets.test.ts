import { describe, expect, test } from "vitest";
import { type Targets, targetsOf, wish } from "$match/model/targets";
import { box, moments, position, read, type Position } from "../recorded";

/** Every action that the targets hold. */
function allActions({ plain, companies, assign, ...maps }: Targets): string[] {
  return [
    ...plain,
    ...companies.map((company) => company.action),
    ...[...assign.values()].flatMap((places) => [...places.values()]),
    ...Object.values(maps).flatMap((map) => [...map.values()]),
  ];
}

describe("targets", () => {
  test.each(moments)("every legal action at %s is in reach", (moment) => {
    const seen = position(moment).views[0];
    const found = allActions(targetsOf(seen, box));
    expect([...found].sort()).toEqual([...seen.legal].sort());
  });

  test("tokens know the places they may go to", () => {
    const seen = position("attack-tokens").views[0];
    const [places] = targetsOf(seen, box).assign.values();
    const free = seen.view.battle.attackers.tokens.flatMap((token, n) => (token === -1 ? [n] : []));
    expect([...places.keys()]).toEqual(free);
  });

  test("an opponent is found by the figure", () => {
    const { view, facts } = position("opponent").views[0];
    const seat = 2;
    const action = wish.challenge(seat, view, box);
    const options = [box.actions.indexOf(action)];
    const seen = { seat: 0, view: { ...view, options }, facts, legal: [action] };
    expect(targetsOf(seen, box).seats.get(seat)).toBe(action);
  });

  test("what is wished for has the words of its action", () => {
    expect(wish.face(5, box)).toBe("face II3");
    expect(wish.jump(4, box)).toBe("jump IV");
    expect(wish.use(2, box)).toBe("use C");
    expect(wish.card(0, "dismiss", box)).toBe(`dismiss ${box.units[0].id}`);
    const token = (id: string) => box.tokens.findIndex((one) => one.id === id);
    expect(wish.token(token("close+2"), box, 3)).toBe("assign close+2 4");
    expect(wish.token(token("chase"), box)).toBe("chase");
  });

  test("a company takes the spaces that the server names, round the end of the row too", () => {
    const seen = read<Position>("ring.json").views[0];
    const { companies } = targetsOf(seen, box);
    expect(companies).toEqual([
      { number: 1, spaces: [0], action: "with alone" },
      { number: 2, spaces: [11, 0], action: "with left" },
    ]);
  });
});

import { describe, expect, test } from "vitest";

import { endsWithJump, endsWithUse, previewSayings } from "$match/model/gear-preview";
import { MatchStore } from "$match/model/match-store.svelte";
import { type Saying, plain } from "$match/model/messages";
import { possibleActions } from "$match/model/possible-actions";
import { Screen } from "$match/model/screen.svelte";
import { quartersBetween, turningTime } from "$pieces/wheel";

import { someTable } from "../../fake";
import { box, moments, position } from "../recorded";

function screenAt(moment: string, change: (screen: MatchStore) => void = () => {}): Screen {
  const { names, ...given } = position(moment);
  expect(names).toHaveLength(4);
  const table = someTable({ yours: [given.due.seat ?? 0] });
  const store = new MatchStore("t1").fill(box, { ...given, table });
  change(store);
  return new Screen(store);
}

const said = (sayings: Saying[], screen: Screen) =>
  sayings.map((one) => plain(one, screen.lexicon)).join(" ");

describe("what the next tile would give", () => {
  const screen = screenAt("prepare");
  const known = { tile: 2, eras: [1, 3], sectors: [0, 1], actions: [0, 1], possible: [0] };

  test("Eras, actions and the token are named, and what would have no effect", () => {
    const words = said(previewSayings({ ...known, space: 1, token: 0 }), screen);
    expect(words).toContain("Era I or Era III");
    expect(words).toContain("Active: Draw 2.");
    expect(words).toContain("of no use now: Retrieve");
    expect(words).toMatch(/Token to take/);
  });

  test("an empty space says so", () => {
    const words = said(previewSayings({ ...known, space: 1, token: null }), screen);
    expect(words).toContain("There is no token to take.");
  });

  test("a tile that is drawn is unknown, the wheel is not", () => {
    const drawn = { ...known, tile: null, eras: [], space: null, token: null };
    const words = said(previewSayings(drawn), screen);
    expect(words).toMatch(/unknown/);
    expect(words).toContain("Draw 2");
    expect(words).not.toMatch(/token/i);
  });

  test("the rules say what the recorded tile would give", () => {
    expect(screen.facts.insert).not.toBe(null);
    expect(screen.preview).toBe(null);
    screen.previewing = true;
    expect(screen.preview).toBe(screen.facts.insert);
  });
});

describe("what a step ends", () => {
  const screen = screenAt("prepare");
  const ends = {
    insert_with_use: true,
    insert_with_jump: true,
    take_with_jump: true,
    actions_with_jump: [0],
  };

  test("an action ends inserting, the jump ends what was left", () => {
    expect(said(endsWithUse(ends), screen)).toMatch(/no more tiles/);
    expect(said(endsWithJump(ends), screen)).toContain(
      "inserting tiles, taking the token, and Draw 2",
    );
  });

  test("nothing is said where nothing ends", () => {
    const none = { ...ends, insert_with_use: false, insert_with_jump: false };
    expect(endsWithUse(none)).toEqual([]);
    expect(endsWithJump({ ...none, take_with_jump: false, actions_with_jump: [] })).toEqual([]);
    expect([...endsWithUse(null), ...endsWithJump(null)]).toEqual([]);
  });
});

describe("instead of what is refused", () => {
  test.each(moments)("at %s it is said what can be done", (moment) => {
    const screen = screenAt(moment);
    const words = said(possibleActions(screen.situation), screen);
    const buttons = ["defender-relaunch", "attacker-relaunch", "recruit", "first-tile"];
    if (buttons.includes(moment) && words === "") return;
    expect(words).toMatch(/^You can .+\.$/);
  });

  test("before the jump, the Eras that one can jump to", () => {
    const screen = screenAt("prepare");
    const eras = [...screen.targets.eras.keys()];
    expect(eras.length).toBeGreaterThan(0);
    expect(said(possibleActions(screen.situation), screen)).toMatch(/jump to Era/);
  });
});

describe("while the wheel turns", () => {
  test("it only turns one way, tooth by tooth", () => {
    expect([quartersBetween(0, 1), quartersBetween(3, 0), quartersBetween(2, 2)]).toEqual([
      1, 1, 0,
    ]);
    expect(turningTime(0)).toBe(0);
    expect(turningTime(1)).toBeGreaterThan(0);
  });

  test("nothing can be done", () => {
    const screen = screenAt("prepare");
    expect(screen.canAct).toBe(true);
    screen.turning = true;
    expect(screen.canAct).toBe(false);
    expect(screen.targets.plain.size).toBe(0);
    const { store } = screen;
    store.refuse({ code: "x", reason: "", atom: null });
    screen.act("insert");
    expect(store.refusal).not.toBe(null); // nothing was sent, which would have put it away
  });

  test("a new position makes it turn, and then it stands", async () => {
    const screen = screenAt("prepare");
    const { store } = screen;
    const { wheel } = screen.view;
    store.views = store.views.map((seen) => ({
      ...seen,
      view: { ...seen.view, wheel: (wheel + 1) % 4 },
    }));
    screen.hear();
    expect([screen.turning, screen.canAct]).toEqual([true, false]);
    await new Promise((resolve) => setTimeout(resolve, turningTime(1) + 60));
    expect([screen.turning, screen.canAct]).toEqual([false, true]);
    screen.end();
  });
});

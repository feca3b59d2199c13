import { describe, expect, test, vi } from "vitest";

import { settings } from "$lib/settings.svelte";
import { MatchStore } from "$match/model/match-store.svelte";
import { KEYS, RIVALS } from "$match/model/decision-prompt";
import { digitGroup, noTargets } from "$match/model/targets";
import { press } from "$match/model/keyboard";
import { Screen } from "$match/model/screen.svelte";

import { someTable } from "../../fake";
import { box, moments, position } from "../recorded";

/** Keys that mean the same everywhere at the table: coach, why, replay, log, chat, undo, zoom, skip. */
const RESERVED = ["H", "W", "R", "L", "M", "U", "Z", "S", "?", "Escape"];

function screenAt(moment: string): Screen {
  const { names, ...given } = position(moment);
  expect(names).toHaveLength(4);
  const seat = given.due.seat ?? 0;
  const table = someTable({ yours: [seat] });
  return new Screen(new MatchStore("t1").fill(box, { ...given, table }));
}

describe("keys", () => {
  const offered = moments.flatMap((moment) => {
    const screen = screenAt(moment);
    return screen.demand.offers.map(({ action, key }) => ({ moment, action, key }));
  });

  test("no two buttons of a bar share a key", () => {
    for (const moment of moments) {
      const keys = offered.filter((one) => one.moment === moment).map((one) => one.key);
      expect(new Set(keys).size, moment).toBe(keys.length);
    }
  });

  test("an action has the same key wherever it is offered", () => {
    const keys = new Map<string, string>();
    for (const { action, key } of offered) {
      expect(keys.get(action) ?? key).toBe(key);
      keys.set(action, key);
    }
  });

  test("no action takes a key that always means something else", () => {
    const taken = [...offered.map((one) => one.key), ...Object.values(KEYS), ...RIVALS];
    expect(taken.filter((key) => RESERVED.includes(key))).toEqual([]);
  });

  test("a jump has the number of its Era, however many others there are", () => {
    const jumps = offered.filter((one) => one.action.startsWith("jump "));
    const numerals = ["I", "II", "III", "IV"];
    expect(jumps.length).toBeGreaterThan(0);
    for (const { action, key } of jumps)
      expect(key).toBe(`${numerals.indexOf(action.replace("jump ", "")) + 1}`);
  });

  test("a key that is held down decides nothing", () => {
    const screen = screenAt("prepare");
    const held = new KeyboardEvent("keydown", { key: "I", repeat: true });
    expect(press(held, screen)).toBe(false);
    expect(press(new KeyboardEvent("keydown", { key: "I" }), screen)).toBe(true);
  });

  test("what is typed beside the field of the chat decides nothing", () => {
    const screen = screenAt("attack-first");
    const sent = vi.spyOn(screen.store, "act");
    const type = (text: string) =>
      [...text].map((key) => press(new KeyboardEvent("keydown", { key }), screen));
    expect(type("m")).toEqual([true]);
    expect(screen.drawer).toBe("chat");
    expect(type("hi 1 i")).toEqual([false, false, false, false, false, false]);
    expect(sent).not.toHaveBeenCalled();
    expect(screen.held).toBeNull();
    expect(press(new KeyboardEvent("keydown", { key: "Escape" }), screen)).toBe(true);
    expect(screen.drawer).toBeNull();
  });

  test("without letters and digits the table has only the keys that nobody types", () => {
    settings.keys = "off";
    const screen = screenAt("prepare");
    const typed = [..."ihmlu?123"].map((key) =>
      press(new KeyboardEvent("keydown", { key }), screen),
    );
    expect(typed.every((meant) => !meant)).toBe(true);
    settings.keys = "alt";
    expect(press(new KeyboardEvent("keydown", { key: "?", altKey: true }), screen)).toBe(true);
    expect(screen.opened).toEqual({ kind: "keys" });
    settings.keys = "plain";
  });

  test("digits name places of one group, not whatever glows", () => {
    const targets = noTargets();
    expect(digitGroup(targets, null)).toBe(null);
    targets.assign.set(3, new Map([[0, "assign 3 1"]]));
    expect([digitGroup(targets, null), digitGroup(targets, 3)]).toEqual(["tokens", "places"]);
    targets.hand.set(2, "deploy x");
    expect(digitGroup(targets, null)).toBe("hand");
    targets.spaces.set(4, "face 5");
    expect(digitGroup(targets, null)).toBe("board");
    const choice = noTargets();
    choice.relics.set(1, "relic 2");
    expect(digitGroup(choice, null)).toBe("choice");
  });
});

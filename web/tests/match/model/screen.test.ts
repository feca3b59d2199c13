/** What the table shows and sends: confirmations, results that wait, a log that keeps step. */
import { beforeEach, describe, expect, test, vi } from "vitest";

import { MatchStore } from "$match/model/match-store.svelte";
import { press } from "$match/model/keyboard";
import { Screen } from "$match/model/screen.svelte";
import type { EventSaid, Update } from "$lib/wire";

import { someTable } from "../../fake";
import { allEvents, box, position } from "../recorded";

/** A table at a kind of decision where every action of a verb is final. */
function waitingAt(moment: string, verb: string): { store: MatchStore; screen: Screen } {
  const { names, ...given } = position(moment);
  expect(names).toHaveLength(4);
  const facts = box.verbs.find((one) => one.verb === verb);
  const [first, count] = [facts?.first ?? 0, facts?.count ?? 0];
  const views = given.views.map((seen) => ({
    ...seen,
    facts: {
      ...seen.facts,
      final: seen.view.options
        .filter((option) => option >= first && option < first + count)
        .map((action) => ({ action, link: 2, coming: 1 })),
    },
  }));
  const seats = names.map((name, seat) => ({ ...someTable().seats[0]!, seat, name }));
  const table = someTable({ seats, yours: [given.views[0]!.seat ?? 0] });
  const store = new MatchStore("t1").fill(box, { ...given, views, table });
  return { store, screen: new Screen(store) };
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key: name, ...more });

beforeEach(() => localStorage.clear());

describe("a step that cannot be taken back", () => {
  test("the last Unit is laid here, and sent only with Engage", () => {
    const { store, screen } = waitingAt("attack-next", "deploy");
    const sent = vi.spyOn(store, "act");
    const [card, action] = [...screen.targets.hand][0]!;
    const [units, cards] = [screen.scene.sides[0].units.length, screen.own?.hand?.length ?? 0];

    screen.act(action);

    expect(sent).not.toHaveBeenCalled();
    expect(screen.scene.sides[0].units.at(-1)).toMatchObject({ card, standing: true });
    expect(screen.scene.sides[0].units).toHaveLength(units + 1);
    expect(screen.scene.sides[0].coming).toBe(1);
    expect(screen.scene.sides[0].seams.at(-1)).toEqual({ type: 2, state: "promised" });
    expect(screen.own?.hand).toHaveLength(cards - 1);
    expect(screen.demand.offers.map((offer) => [offer.said.id, offer.key])).toEqual([
      ["do-engage", "Enter"],
    ]);

    press(key("Enter"), screen);

    expect(sent).toHaveBeenCalledExactlyOnceWith(action);
  });

  test("Undo, Escape and another card take it back", () => {
    const { store, screen } = waitingAt("attack-next", "deploy");
    const sent = vi.spyOn(store, "act");
    const actions = [...screen.targets.hand.values()];
    const units = screen.scene.sides[0].units.length;
    for (const back of ["u", "Escape"]) {
      screen.act(actions[0]!);
      press(key(back), screen);
      expect(screen.scene.sides[0].units).toHaveLength(units);
      expect(screen.targets.hand.size).toBe(actions.length);
    }
    screen.act(actions[0]!);
    screen.act(actions.at(-1)!);
    expect(screen.held?.action).toBe(actions.at(-1));
    expect(sent).not.toHaveBeenCalled();
  });

  test("doing the same twice does not confirm, nor does a key that is held down", () => {
    const { store, screen } = waitingAt("attack-next", "deploy");
    const sent = vi.spyOn(store, "act");
    const [action] = [...screen.targets.hand.values()];
    screen.act(action!);
    screen.act(action!);
    press(key("Enter", { repeat: true }), screen);
    expect(sent).not.toHaveBeenCalled();
  });

  test("a defender stands ready", () => {
    const { screen } = waitingAt("defend-next", "deploy");
    screen.act([...screen.targets.hand.values()][0]!);
    expect(screen.demand.offers.map((offer) => offer.said.id)).toEqual(["do-stand"]);
  });

  test("the last token lies on its Unit, and Roll rolls", () => {
    const { store, screen } = waitingAt("attack-tokens", "assign");
    const sent = vi.spyOn(store, "act");
    const [token, places] = [...screen.targets.assign][0]!;
    const [place, action] = [...places][0]!;
    const tokens = screen.own?.tokens.length ?? 0;

    screen.act(action);

    expect(sent).not.toHaveBeenCalled();
    expect(screen.scene.sides[0].units[place]?.token).toBe(token);
    expect(screen.own?.tokens).toHaveLength(tokens - 1);
    expect(screen.demand.offers.map((offer) => offer.said.id)).toEqual(["do-roll"]);
    screen.accept(action);
    expect(sent).toHaveBeenCalledExactlyOnceWith(action);
  });

  test("who leaves for the settings and comes back finds it as it was", () => {
    const { store, screen } = waitingAt("attack-next", "deploy");
    const [action] = [...screen.targets.hand.values()];
    screen.act(action!);
    screen.end();
    expect(new Screen(store).held?.action).toBe(action);
    screen.takeBack();
    expect(new Screen(store).held).toBeNull();
  });

  test("it is forgotten when the match has moved on", () => {
    const { store, screen } = waitingAt("attack-next", "deploy");
    screen.act([...screen.targets.hand.values()][0]!);
    store.version += 1;
    screen.hear();
    expect(screen.held).toBeNull();
  });
});

/** The events of the first battle of the recorded match, from the first Unit on. */
function firstBattle(): { before: EventSaid[]; battle: EventSaid[] } {
  const decided = allEvents.findIndex((event) => event.type === "battle-decided");
  const end = allEvents.findIndex((event, at) => at > decided && event.type === "turn-began");
  const begin = allEvents.findLastIndex(
    (event, at) => at < decided && event.type === "unit-deployed",
  );
  return { before: allEvents.slice(0, begin), battle: allEvents.slice(begin, end) };
}

/** A table at which that battle is told to some seats. */
function told(mine: number[]): { store: MatchStore; screen: Screen; battle: EventSaid[] } {
  const { before, battle } = firstBattle();
  const { names, ...given } = position("prepare");
  const seats = names.map((name, seat) => ({ ...someTable().seats[0]!, seat, name }));
  const table = someTable({ seats, yours: mine });
  const due = { ...given.due, seat: 3 };
  const store = new MatchStore("t1").fill(box, { ...given, due, table, events: before });
  const screen = new Screen(store);
  const news: Update = {
    ...given,
    type: "update",
    due,
    no: 2,
    re: 1,
    version: given.version + 1,
    undone: false,
    events: battle,
    changes: {},
    views: given.views.map(({ seat }) => ({ seat, changes: {} })),
  };
  store.hear(news);
  screen.hear();
  return { store, screen, battle };
}

const attacker = () =>
  Number(new Map(Object.entries(firstBattle().battle[0]!.facts)).get("seat") ?? -1);

describe("the story of a battle", () => {
  test("the result and the spoils of my own wait for me", () => {
    vi.useFakeTimers();
    const { screen } = told([attacker()]);
    vi.advanceTimersByTime(600_000);
    expect(screen.beat?.step).toBe("spoils");
    expect(screen.beat?.waits).toBe(true);
    press(key("Enter"), screen);
    vi.advanceTimersByTime(600_000);
    expect(screen.beat).toBeNull();
    vi.useRealTimers();
  });

  test("skipping leads to the result, not past it", () => {
    const { screen } = told([attacker()]);
    screen.skip();
    expect(screen.beat?.step).toBe("spoils");
    screen.skip();
    expect(screen.beat).toBeNull();
  });

  test("battles of others go on", () => {
    vi.useFakeTimers();
    const { screen } = told([(attacker() + 1) % 4]);
    vi.advanceTimersByTime(600_000);
    expect(screen.beat).toBeNull();
    vi.useRealTimers();
  });

  test("the log does not run ahead of what is shown", () => {
    const { screen } = told([attacker()]);
    const said = () => screen.lines.map((line) => line.said.id);
    const seen = new Set<string>();
    for (let beats = 0; screen.beat !== null && beats < 100; beats++) {
      seen.add(screen.beat.type);
      const last = screen.beat.type;
      expect(said()).toContain(`log-${last}`);
      if (!seen.has("battle-decided")) {
        expect(said()).not.toContain("log-battle-decided");
        expect(said()).not.toContain("log-relic-taken");
      }
      screen.step();
    }
    expect(seen).toContain("battle-decided");
    expect(said()).toContain("log-battle-decided");
  });
});

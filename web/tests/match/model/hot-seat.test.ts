import { describe, expect, test } from "vitest";

import { MatchStore } from "$match/model/match-store.svelte";
import { changesHands, eventsFor, eyesOf } from "$match/model/hot-seat";
import { Screen } from "$match/model/screen.svelte";
import { plain } from "$match/model/messages";
import type { CardDrawn, EventSaid, SeatView } from "$lib/wire";

import { someTable } from "../../fake";
import { box, position } from "../recorded";

const drawn = (seat: number, card: number): EventSaid => {
  const open: CardDrawn = { type: "card-drawn", facts: { seat, card: null } };
  return { type: "card-drawn", facts: { seat, card }, secret: { known_to: [seat], open } };
};
const cardOf = (event: EventSaid) => (event.type === "card-drawn" ? event.facts.card : undefined);

/** Two players at one screen; seat 0 must decide. */
function shared(yours = [0, 1]): MatchStore {
  const { names, views, ...given } = position("prepare");
  expect(names).toHaveLength(4);
  const [{ view, facts }] = views;
  const as = (seat: number | null): SeatView => ({
    seat,
    view: { ...view, seat },
    facts,
    legal: [],
  });
  return new MatchStore("t1").fill(box, {
    ...given,
    events: [
      { type: "turn-began", facts: { seat: 0, round: 1 } },
      drawn(0, 1),
      { type: "turn-began", facts: { seat: 1, round: 1 } },
      drawn(1, 2),
    ],
    due: { ...given.due, seat: 0 },
    views: [...yours.map(as), as(null)],
    table: someTable({ yours }),
  });
}

describe("several players at one screen", () => {
  test("nobody looks until somebody takes it, and again when another must decide", () => {
    const store = shared();
    expect([changesHands(store, null), eyesOf(store, null)]).toEqual([true, null]);
    expect([changesHands(store, 0), eyesOf(store, 0)]).toEqual([false, 0]);
    expect([changesHands(store, 1), eyesOf(store, 1)]).toEqual([true, null]);
  });

  test("while a bot decides, its holder goes on looking", () => {
    const store = shared();
    store.due = { ...store.due, seat: 2 };
    expect([changesHands(store, 1), eyesOf(store, 1)]).toEqual([false, 1]);
    expect(eyesOf(store, null)).toBe(null);
  });

  test("an event is told as the holder may know it", () => {
    const cards = (holder: number | null) => eventsFor(shared(), holder).map(cardOf);
    expect(cards(null)).toEqual([undefined, null, undefined, null]);
    expect(cards(0)).toEqual([undefined, 1, undefined, null]);
    expect(cards(1)).toEqual([undefined, null, undefined, 2]);
  });

  test("one player alone is told everything that the server says", () => {
    expect(eventsFor(shared([0]), null).map(cardOf)).toEqual([undefined, 1, undefined, 2]);
  });

  test("the log changes with the holder, and behind the veil it names no card", () => {
    const screen = new Screen(shared());
    const log = () => screen.lines.map((line) => plain(line.said, screen.lexicon)).join("\n");
    const [first, second] = [box.units[1].name, box.units[2].name];
    expect([screen.curtained, screen.seat]).toEqual([true, null]);
    expect(log()).not.toMatch(new RegExp(`${first}|${second}`));
    screen.take(0);
    expect([screen.curtained, screen.seat]).toEqual([false, 0]);
    expect(log()).toContain(first);
    expect(log()).not.toContain(second);
    screen.end();
  });

  test("the veil falls as soon as another must decide, and takes what was open with it", () => {
    const store = shared();
    const screen = new Screen(store);
    screen.take(0);
    screen.opened = { kind: "card", card: 1 };
    store.refuse({ code: "illegal", reason: "", atom: null });
    store.due = { ...store.due, seat: 1 };
    screen.hear();
    expect([screen.curtained, screen.seat, screen.holder]).toEqual([true, null, null]);
    expect([screen.opened, store.refusal]).toEqual([null, null]);
    const names = screen.lines.map((line) => plain(line.said, screen.lexicon)).join();
    expect(names).not.toContain(box.units[1].name);
    screen.end();
  });
});

import { beforeEach, expect, test, vi } from "vitest";

import { MatchStore } from "$match/model/match-store.svelte";
import type { BoxFacts, ServerMessage, Update } from "$lib/wire";

import { fakeServer, FakeSocket, someRefusal, someTable, someWelcome } from "../../fake";

const BOX = { name: "box" } as BoxFacts;

function filled(change: Parameters<typeof someWelcome>[0] = {}): MatchStore {
  return new MatchStore("t1").fill(BOX, someWelcome(change));
}

function update(change: Partial<Update> = {}): Update {
  const { due, undo } = someWelcome();
  const facts = { tile: 3, active: 2, pending: 3, wheel: 1 };
  const events = [{ type: "tile-inserted" as const, facts }];
  return {
    type: "update",
    no: 2,
    re: null,
    since: 10,
    version: 12,
    undone: false,
    events,
    changes: {},
    views: [{ seat: 0, changes: {} }],
    due,
    undo,
    ...change,
  };
}

/** A store with a socket that we hold. */
function open(): MatchStore {
  FakeSocket.install();
  fakeServer({ "GET /box": () => BOX });
  const match = new MatchStore("t1").open();
  FakeSocket.last.open();
  FakeSocket.last.tell(someWelcome({ re: FakeSocket.last.sent[0].id }));
  return match;
}

const tell = (message: ServerMessage) => FakeSocket.last.tell(message);

beforeEach(() => {
  vi.unstubAllGlobals();
});

test("a welcome tells who we are, what is due and what we may do; old events are no news", () => {
  const match = filled();
  expect(match.ready).toBe(true);
  expect([match.me, match.seat, match.names]).toEqual([[0], 0, ["Ada", "Bo"]]);
  expect(match.legal).toEqual(["insert", "jump 2"]);
  expect(match.canAct).toBe(true);
  expect(match.events).toHaveLength(1);
  expect(match.fresh).toEqual([]);
});

test("an update adds its events and shows them as fresh", () => {
  const match = filled();
  match.hear(update());
  expect(match.version).toBe(12);
  expect(match.events.map((event) => event.type)).toEqual(["turn-began", "tile-inserted"]);
  expect(match.fresh.map((event) => event.type)).toEqual(["tile-inserted"]);
});

test("after an undo the events begin anew and nothing is played again", () => {
  const match = filled();
  match.hear(update({ undone: true, since: 0 }));
  expect(match.events.map((event) => event.type)).toEqual(["tile-inserted"]);
  expect(match.fresh).toEqual([]);
});

test("at one screen, the eyes are those of whoever must decide", () => {
  const views = [0, 1].map((seat) => ({
    seat,
    view: { seat } as never,
    facts: {} as never,
    legal: [`from ${seat}`],
  }));
  const match = filled({ table: someTable({ yours: [0, 1] }), views });
  expect(match.seat).toBe(0);
  const told = [0, 1].map((seat) => ({ seat, changes: {} }));
  const due = { seat: 1, point: "D-4", moment: "prepare", deadline: null };
  match.hear(update({ views: told, due }));
  expect([match.seat, match.legal]).toEqual([1, ["from 1"]]);
});

test("while others decide we look with our own eyes and cannot act", () => {
  const match = filled({ due: { seat: 1, point: "D-4", moment: "prepare", deadline: null } });
  expect([match.seat, match.canAct]).toEqual([0, false]);
});

test("an action carries the version it was meant for, and only one is under way", () => {
  const match = open();
  match.act("insert");
  match.act("jump 2");
  const acts = FakeSocket.last.sent.filter((message) => message.type === "act");
  expect(acts).toMatchObject([{ action: "insert", seat: 0, seen: 10 }]);
  expect([match.busy, match.canAct]).toEqual([true, false]);
  tell(update({ re: acts[0].id }));
  expect(match.busy).toBe(false);
});

test("a refusal says why and gives the turn back", () => {
  const match = open();
  match.act("insert");
  const re = FakeSocket.last.sent.at(-1)!.id;
  tell(someRefusal({ re, code: "illegal", atom: "TRAVEL-25" }));
  expect(match.refusal).toMatchObject({ code: "illegal", atom: "TRAVEL-25" });
  expect(match.canAct).toBe(true);
  match.act("jump 2");
  expect(match.refusal).toBe(null);
});

test("consent is given for every seat of ours that was asked", () => {
  const match = open();
  const undo = { seat: null, asked_by: 1, to: 7, agreed: [], needed: [0] };
  tell(update({ undo }));
  match.answer(true);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({
    type: "consent",
    seat: 0,
    to: 7,
    agree: true,
  });
});

test("new seats of ours make the store ask for everything again", () => {
  const match = open();
  tell({ type: "table", no: 2, re: null, table: someTable({ yours: [0, 1] }) });
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", seen: null });
  match.close();
});

test("a table that is not there is missing", () => {
  FakeSocket.install();
  fakeServer({ "GET /box": () => BOX });
  const match = new MatchStore("t1").open();
  FakeSocket.last.open();
  const re = FakeSocket.last.sent[0].id;
  tell(someRefusal({ re, code: "unknown" }));
  expect(match.missing?.code).toBe("unknown");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TableSocket } from "$lib/socket";
import type { ServerMessage } from "$lib/wire";

import { FakeSocket, someRefusal, someWelcome } from "../fake";

let heard: ServerMessage[];
let states: boolean[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  heard = [];
  states = [];
  socket = new TableSocket("/api/x", {
    hello: () => ({ secret: null, seen: null, chat_seen: 0 }),
    hear: (message) => heard.push(message),
    connected: (is) => states.push(is),
    turnedAway: () => false,
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function greet(): void {
  FakeSocket.last.open();
  FakeSocket.last.tell(someWelcome({ re: FakeSocket.last.sent[0].id }));
}

const said = () => FakeSocket.last.sent.map((message) => message.type);

test("hello comes first, and what was said too early follows the welcome", () => {
  socket.send({ type: "chat", key: "k", text: "hi" });
  expect(FakeSocket.last.sent).toEqual([]);
  greet();
  expect(said()).toEqual(["hello", "chat"]);
  expect(states).toEqual([true]);
});

test("after a lost line it comes back by itself and repeats what got no answer, with its key", () => {
  greet();
  const first = socket.send({ type: "chat", key: "a", text: "heard" });
  socket.send({ type: "chat", key: "b", text: "lost" });
  FakeSocket.last.tell({ type: "done", no: 2, re: first, version: 10 });
  FakeSocket.last.close();
  expect(states).toEqual([true, false]);
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.opened).toHaveLength(2);
  greet();
  expect(FakeSocket.last.sent.slice(1)).toMatchObject([{ type: "chat", key: "b", text: "lost" }]);
});

test("it waits longer each time the server stays away", () => {
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.opened).toHaveLength(2);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.opened).toHaveLength(3);
});

test("a line that has fallen silent is given up", () => {
  greet();
  vi.advanceTimersByTime(20_000);
  expect(said()).toEqual(["hello", "ping"]);
  vi.advanceTimersByTime(40_000);
  expect(states).toEqual([true, false]);
});

test("who is turned away does not knock again", () => {
  FakeSocket.last.open();
  const hello = FakeSocket.last.sent[0].id;
  FakeSocket.last.tell(someRefusal({ re: hello }));
  FakeSocket.last.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.opened).toHaveLength(1);
});

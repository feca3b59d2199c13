/** The text view shows the server's page, keeps the latest, and sends what is typed. */
import { afterEach, expect, test, vi } from "vitest";

import type { TextCommand, TextPage } from "$lib/wire";
import { MatchStore } from "$match/model/match-store.svelte";
import { TextSeat } from "$match/text/text-seat.svelte";

import { fakeServer, someTable, someWelcome } from "../../fake";
import { box } from "../recorded";

const PAGE = "GET /tables/t1/text/page?lang=en";
const TYPE = "POST /tables/t1/text/page?lang=en";

function page(version: number): TextPage {
  return {
    version,
    seat: 0,
    language: "en",
    title: "A table",
    status: "",
    heading: "Your turn",
    prompt: "",
    choices: [],
    commands: [],
    sections: [],
    log: [],
    chat: [],
  };
}

function seatOf(yours: number[], due: number | null = 0): TextSeat {
  const welcome = someWelcome({ table: someTable({ yours }) });
  const match = new MatchStore("t1").fill(box, {
    ...welcome,
    due: { ...welcome.due, seat: due },
  });
  return new TextSeat(match);
}

afterEach(() => vi.unstubAllGlobals());

test("what changes while a page is fetched is fetched after it, once", async () => {
  let version = 0;
  const calls = fakeServer({ [PAGE]: () => page(++version) });
  const seat = seatOf([0]);

  await Promise.all([seat.refresh(), seat.refresh(), seat.refresh()]);

  expect(calls).toEqual([PAGE, PAGE]);
  expect(seat.page?.version).toBe(2);
});

test("an older page never replaces a newer one", async () => {
  fakeServer({ [PAGE]: () => page(3), [TYPE]: () => ({ answer: [], page: page(5) }) });
  const seat = seatOf([0]);

  await seat.send("1");
  await seat.refresh();

  expect(seat.page?.version).toBe(5);
});

test("a command is sent with the version that was read, and its answer is shown", async () => {
  const heard: TextCommand[] = [];
  fakeServer({
    [PAGE]: () => page(3),
    [TYPE]: (body) => {
      heard.push(body as TextCommand);
      return { answer: ["Spy. Base Unit"], page: page(3) };
    },
  });
  const seat = seatOf([0]);
  await seat.refresh();

  expect(await seat.send("  card spy ")).toBe(true);

  expect(heard[0]).toMatchObject({ command: "card spy", seat: null, seen: 3 });
  expect(seat.answer).toEqual(["Spy. Base Unit"]);
  expect(await seat.send("   ")).toBe(false);
});

test("a server that says no is quoted, and nothing is lost", async () => {
  fakeServer({ [TYPE]: () => 503 });
  const seat = seatOf([0]);

  expect(await seat.send("1")).toBe(false);

  expect(seat.answer).toHaveLength(1);
  expect(seat.busy).toBe(false);
});

test("a shared screen shows nothing before the player to decide takes it", async () => {
  const asked = `${PAGE}&seat=1`;
  const calls = fakeServer({ [asked]: () => page(1) });
  const seat = seatOf([0, 1], 1);

  await seat.refresh();
  expect(seat.curtained).toBe(true);
  expect(calls).toEqual([]);

  seat.take();
  await seat.refresh();
  expect(calls).toEqual([asked]);
  expect(seat.page?.version).toBe(1);
});

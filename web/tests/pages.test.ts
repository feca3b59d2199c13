import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { chance, perCent } from "$lib/chances";
import { settings } from "$lib/settings.svelte";
import { seatName, timeLeft } from "$lib/tables";
import { why } from "$lib/refusal-text";
import { setLanguage, t, tParts } from "$lib/i18n.svelte";
import type { TableOptions } from "$lib/wire";

import Segmented from "../src/frame/Segmented.svelte";
import Home from "../src/pages/Home.svelte";
import { fakeServer, someTable } from "./fake";

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
});

const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("button, a")].find((one) =>
    one.textContent?.includes(name),
  )!;

test("one click from home sits a guest down against bots, who gets a name without asking", async () => {
  const wishes: TableOptions[] = [];
  const calls = fakeServer({
    "GET /tables": () => ({ open: [], playing: [], yours: [] }),
    "GET /bots": () => [{ name: "soldier", character: "" }],
    "POST /people": (body) => ({ person: "p", secret: "s", phrase: "a b", ...(body as object) }),
    "POST /tables": (body, secret) => {
      wishes.push(body as TableOptions);
      return secret === "s" ? someTable({ state: "open" }) : 401;
    },
    "POST /tables/t1/join": () => someTable(),
    "POST /tables/t1/start": () => someTable(),
  });
  shown = mount(Home, { target: document.body });
  flushSync();
  button(t("home-play-bots")).click();
  await vi.waitFor(() => expect(location.pathname).toBe("/table/t1"));
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual([
    "POST /people",
    "POST /tables",
    "POST /tables/t1/join",
    "POST /tables/t1/start",
  ]);
  expect(wishes[0].seats.map((seat) => seat.kind)).toEqual(["person", "bot", "bot"]);
});

test("a match in which it is my turn stands out on the home page", async () => {
  fakeServer({
    "GET /tables": () => ({ open: [], playing: [], yours: [someTable()] }),
    "GET /bots": () => [],
  });
  shown = mount(Home, { target: document.body });
  await vi.waitFor(() =>
    expect(document.querySelector("li.my-turn h3")?.textContent).toBe("Your turn"),
  );
  expect(document.querySelector("li.my-turn a")?.getAttribute("href")).toBe("/table/t1");
});

test("a choice of a few is a group of radio buttons", async () => {
  const chosen: number[] = [];
  shown = mount(Segmented, {
    target: document.body,
    props: {
      label: "Opponents",
      value: 1,
      choices: [1, 2].map((value) => ({ value, label: String(value) })),
      onchange: (value: number | string | boolean) => chosen.push(Number(value)),
    },
  });
  expect(document.querySelector("[role=radiogroup]")?.getAttribute("aria-label")).toBe("Opponents");
  document.querySelectorAll<HTMLInputElement>("input[type=radio]")[1].click();
  await tick();
  expect(chosen).toEqual([2]);
});

test("settings are shown at once and kept", () => {
  settings.theme = "light";
  settings.speed = 4;
  expect(document.documentElement.dataset["theme"]).toBe("light");
  expect(JSON.parse(localStorage.getItem("abth.settings")!)).toMatchObject({
    theme: "light",
    speed: 4,
  });
  settings.theme = "auto";
});

test("chances are never said to be certain when they are not", () => {
  expect(chance("25/36")).toBeCloseTo(0.694, 3);
  expect(perCent("25/36", "en")).toBe("69.4%");
  expect(perCent("0", "en")).toBe("0%");
  expect(perCent("1/100000", "en")).toBe("< 0.1%");
  expect(perCent("99999/100000", "en")).toBe("> 99.9%");
});

test("a bot is called by its rank in the present language, and keeps its numeral", () => {
  const [seat] = someTable().seats;
  expect(seatName(seat)).toBe("Ada");
  expect(seatName({ ...seat, kind: "bot", bot: "captain", name: "Captain II" })).toBe("Captain II");
  expect(seatName({ ...seat, kind: "bot", bot: "mystery", name: "Mystery" })).toBe("Mystery");
  expect(seatName({ ...seat, kind: "open", name: null })).toBe(t("seat-open-name"));
});

test("the time that is left is said shortly", () => {
  expect(timeLeft(1_000, 240)).toBe("12:40");
  expect(timeLeft(3 * 86_400, 0)).toBe("3 d");
  expect(timeLeft(0, 50)).toBe("0:00");
});

test("an unknown message shows its id, an unknown language falls back to English", async () => {
  await setLanguage("xx");
  expect(t("no-such-message")).toBe("no-such-message");
  expect(t("nav-play")).toBe("Play");
});

test("a refusal is said in its own words if they are known, else by its kind", () => {
  const rule = { code: "illegal", reason: "said by the server", arguments: { what: "retrieve" } };
  expect(why({ ...rule, message_id: "refusal-action-used" })).toContain("Retrieve");
  expect(why({ ...rule, message_id: "refusal-never-heard" })).toBe(t("problem-illegal"));
  expect(why({ code: "offline", reason: "" })).toBe(t("problem-offline"));
});

test("a message can be cut where a link stands", () => {
  const parts = tParts("about-icons", ["site", "licence"]);
  expect(parts.filter((part) => typeof part !== "string")).toEqual([
    { slot: "site" },
    { slot: "licence" },
  ]);
});

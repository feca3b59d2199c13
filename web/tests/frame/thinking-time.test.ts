import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";

import { setLanguage, t } from "$lib/i18n.svelte";
import { botName, seatName } from "$lib/tables";
import type { BotFacts } from "$lib/wire";

import ThinkingTime from "../../src/frame/ThinkingTime.svelte";
import { someTable } from "../fake";

const BOTS: BotFacts[] = [
  { name: "captain", character: "", thinking: null },
  { name: "champion", character: "", thinking: { usual: 300, most: 2000 } },
  { name: "hurried", character: "", thinking: { usual: 50, most: 100 } },
];

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

/** Shows the choice for a bot; gives what is chosen. */
function show(bot: string, bots: BotFacts[] | null = BOTS): string[] {
  const chosen: string[] = [];
  const props = { bots, bot, onchange: (now: string) => chosen.push(now) };
  shown = mount(ThinkingTime, { target: document.body, props });
  flushSync();
  return chosen;
}

const list = () => document.querySelector("select");
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ").trim();
const offered = () => [...list()!.options].map((option) => plain(option.textContent));

function choose(ms: number): void {
  list()!.value = String(ms);
  list()!.dispatchEvent(new Event("change", { bubbles: true }));
}

test("a thinking bot has a labelled choice of times, and the usual one is chosen", () => {
  show("champion");
  expect(list()!.labels[0].textContent).toContain(t("thinking-time"));
  expect(offered()).toEqual(["Quick (0.03 s)", "Steady (0.1 s)", "Thorough (0.3 s)", "Deep (1 s)"]);
  expect(list()!.value).toBe("300");
});

test("a time is written into the bot, and the usual one is not", () => {
  const chosen = show("champion:ms=30");
  expect(list()!.value).toBe("30");
  choose(100);
  choose(300);
  expect(chosen).toEqual(["champion:ms=100", "champion"]);
});

test("a bot without a time, or one that is not known yet, has no choice", () => {
  show("captain");
  expect(list()).toBeNull();
  void unmount(shown!);
  show("champion", null);
  expect(list()).toBeNull();
});

test("no time is longer than the server allows, and one of its own is offered", () => {
  show("hurried");
  expect(offered()).toEqual(["Quick (0.03 s)", "0.05 s", "Steady (0.1 s)"]);
});

test("a bot's name tells a time that is not the usual one", async () => {
  expect(botName("champion")).toBe("Champion");
  expect(plain(botName("champion:ms=100"))).toBe("Champion (0.1 s)");
  expect(botName("champion:ms=100:iterations=9")).toBe("Champion");
  const seat = { ...someTable().seats[0], kind: "bot" as const, bot: "champion:ms=30" };
  expect(plain(seatName({ ...seat, name: "Champion (0.03 s) II" }))).toBe("Champion (0.03 s) II");
  expect(plain(seatName({ ...seat, name: "Champion:ms=30" }))).toBe("Champion (0.03 s)");
  expect(seatName({ ...seat, name: "Old Fritz" })).toBe("Old Fritz");
  await setLanguage("de");
  expect(plain(botName("champion:ms=30"))).toBe("Champion (0,03 s)");
  await setLanguage("en");
});

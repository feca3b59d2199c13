import { describe, expect, test } from "vitest";

import { t } from "$lib/i18n.svelte";
import { plain } from "$match/model/messages";
import { nextStep, seatsAgain } from "$match/end/next-step";
import type { WhyReason } from "$lib/wire";

import Pips from "../../src/teach/why/Pips.svelte";
import { iconOf, sayingsOf } from "../../src/teach/why/reasons";
import { battleNumber } from "../../src/teach/why/why.svelte";
import { someTable } from "../fake";
import { allEvents, box } from "../match/recorded";
import { show } from "../pieces/show";

const lexicon = {
  box,
  names: ["Ada", "Ben"],
  t,
  printed: (_id: string, english: string) => english,
  language: "en",
};
const words = (reason: WhyReason) => sayingsOf(reason).map((one) => plain(one, lexicon));
const card = (id: string) => box.units.findIndex((unit) => unit.id === id);

describe("a reason in words", () => {
  test("a Line, with who fell", () => {
    const units = [card("shield-bearers"), card("archers"), card("archers")];
    const facts = { line: "medium", attackers: 2, defenders: 4, damage: 2, fallen: 3, units };
    expect(words({ id: "line", facts })).toEqual([
      "It turned in Medium-Range.",
      "2 to 4: 2 damage. Defeated: Shield Bearers and 2 × Archers.",
    ]);
  });

  test("dice by what they add", () => {
    const facts = { attacker: [0, 0, 1], defender: [-1, 0, 3] };
    const [, more] = words({ id: "dice-same", facts });
    expect(more).toBe(
      "Attacker Close Combat +1, Defender Long-Range −1 and Close Combat +3. Without dice it would have ended the same.",
    );
  });

  test("a better line-up, exact or not, with or without tokens", () => {
    const facts = {
      won: "no",
      own: "yes",
      exact: "yes",
      actual: 50,
      chance: 89,
      units: [card("trebuchet"), card("trebuchet")],
      tokens: [],
      laid: 0,
    };
    expect(words({ id: "help-line-up", facts })[1]).toBe(
      "From the front: 2 × Trebuchet. It wins 89 of 100 battles; yours wins 50.",
    );
    const sampled = { ...facts, exact: "no", tokens: [0], laid: 1 };
    expect(words({ id: "help-line-up", facts: sampled })[1]).toMatch(/, with .*about 89/);
  });

  test("every reason has an icon", () => {
    const ids = ["link", "assault", "heroic-death", "tie", "units", "dice-same", "help-nothing"];
    for (const id of ids) expect(iconOf({ id, facts: {} })).toBeTruthy();
    expect(iconOf({ id: "line", facts: { line: "long" } })).toBe("high-shot");
  });
});

describe("which battle", () => {
  const decided = allEvents.filter((event) => event.type === "battle-decided");

  test("is counted from the start of the match", () => {
    decided.forEach((event, number) => expect(battleNumber(allEvents, event)).toBe(number + 1));
    expect(battleNumber(allEvents)).toBe(decided.length);
  });
});

describe("36 rolls", () => {
  test("those that win come first, and the one that came is marked", () => {
    const luck = {
      chance: "12/36",
      of_100: 33,
      rolls: Array.from({ length: 36 }, (_, number) => number < 12),
      rolled: 20,
      rerolls: false,
      verdict: "neither" as const,
    };
    const pips = show(Pips, { luck, own: true, won: false });
    expect(pips.querySelectorAll("i")).toHaveLength(36);
    expect(pips.querySelectorAll("i.wins")).toHaveLength(12);
    expect([...pips.querySelectorAll("i")].findIndex((one) => one.matches(".rolled"))).toBe(20);
    expect(pips.getAttribute("aria-label")).toBe(
      "12 of the 36 rolls win. This was not one of them.",
    );
  });
});

describe("what to learn next", () => {
  test.each([
    [0, null, "learn"],
    [1, { link: 4 }, "learn"],
    [9, { link: 2, assault: 1, line: 3 }, "links"],
    [9, { link: 1, line: 3 }, "puzzle"],
    [9, {}, "puzzle"],
    [null, null, "puzzle"],
  ])("after %s matches, battles lost by %o: %s", (finished, lost, step) => {
    expect(nextStep(finished, lost)).toBe(step);
  });

  test("whoever has finished the first match is not sent back to it", () => {
    expect(nextStep(1, { line: 1 }, true)).toBe("puzzle");
  });

  test("a deal is played again in my seats, against bots", () => {
    const table = someTable({ yours: [0] });
    const seats = seatsAgain(table);
    expect(seats[0]).toEqual({ kind: "person", bot: null });
    expect(seats.slice(1).every((seat) => seat.kind === "bot" && seat.bot !== null)).toBe(true);
  });
});

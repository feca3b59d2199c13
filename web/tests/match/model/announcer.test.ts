/** What a screen reader says of a match: what concerns the listener, and a summary of each turn. */
import { describe, expect, test } from "vitest";

import { printed, t } from "$lib/i18n.svelte";
import { Announcer, concerns } from "$match/model/announcer.svelte";
import { Chronicle, type Line } from "$match/model/match-log";
import { type Lexicon, plain } from "$match/model/messages";
import { summaryOf, turnsOf } from "$match/model/turn-summary";
import { allEvents, box } from "../recorded";

const NAMES = ["Ada", "Ben", "Cleo", "Dan"];
const words: Lexicon = { box, names: NAMES, t, printed, language: "en" };
const summed = (turn: (typeof allEvents)[number][]) =>
  summaryOf(turn, box)
    .map((said) => plain(said, words))
    .join(" ");

/** All that is said while the match is told in steps of so many events. */
function heard(mine: number[], step: number): { said: string[]; lines: Line[] } {
  const announcer = new Announcer(box, () => words);
  const chronicle = new Chronicle(box);
  const said: string[] = [];
  let last = -1;
  for (let count = 0; ; count = Math.min(count + step, allEvents.length)) {
    const events = allEvents.slice(0, count);
    announcer.hear({ lines: chronicle.tell(events), events, mine });
    for (const { number, text } of announcer.said) if (number > last) said.push(text);
    last = announcer.said.at(-1)?.number ?? last;
    if (count === allEvents.length) return { said, lines: chronicle.lines };
  }
}

describe("announcements", () => {
  const turns = turnsOf(allEvents);
  const others = turns.filter((turn) => turn[0]?.type === "turn-began" && turn[0].facts.seat !== 0);

  test("every line that concerns me is said once and in its order", () => {
    const { said, lines } = heard([0], 1);
    const mine = lines.filter((line) => concerns(line, [0])).map((line) => plain(line.said, words));
    expect(mine.length).toBeGreaterThan(50);
    let place = -1;
    for (const text of mine) {
      place = said.indexOf(text, place + 1);
      expect(place, text).toBeGreaterThanOrEqual(0);
    }
  });

  test("every turn of another is one summary, and nothing else is said of it", () => {
    const { said, lines } = heard([0], 4);
    for (const turn of others) expect(said).toContain(summed(turn));
    const silent = lines.filter((line) => !concerns(line, [0]) && line.kind === "blow");
    expect(silent.length).toBeGreaterThan(50);
    const spoken = new Set(
      lines.filter((line) => concerns(line, [0])).map((line) => plain(line.said, words)),
    );
    for (const line of silent) {
      const text = plain(line.said, words);
      if (!spoken.has(text)) expect(said).not.toContain(text);
    }
  });

  test("a spectator hears the turns and the end", () => {
    const { said } = heard([], 7);
    expect(said).toHaveLength(turns.length + 1);
    expect(said.at(-1)).toMatch(/won the match|shared the victory/);
  });

  test("what is skipped is counted and summed up", () => {
    const announcer = new Announcer(box, () => words);
    const chronicle = new Chronicle(box);
    const own = turns.find((turn) => turn[0]?.type === "turn-began" && turn[0].facts.seat === 0)!;
    const from = allEvents.indexOf(own[0]!);
    const decided = from + own.findIndex((event) => event.type === "battle-decided") + 1;
    const known = (count: number) => {
      const events = allEvents.slice(0, count);
      return { lines: [...chronicle.tell(events)], events, mine: [0] };
    };
    announcer.know(known(from + 3));
    announcer.hear(known(decided), true);
    expect(announcer.said).toHaveLength(1);
    expect(announcer.said[0]!.text).toMatch(/^Skipped \d+ messages\. Ada /);
  });

  test("who won is said, even if all before it was skipped", () => {
    const announcer = new Announcer(box, () => words);
    const chronicle = new Chronicle(box);
    const start = allEvents.length - 20;
    announcer.know({ lines: [...chronicle.tell(allEvents.slice(0, start))] });
    announcer.hear(
      { lines: chronicle.tell(allEvents), events: allEvents, mine: [0, 1, 2, 3] },
      true,
    );
    const said = announcer.said.map(({ text }) => text);
    expect(said.at(-2)).toMatch(/^Skipped \d+ messages?\. \w+ /);
    expect(said.at(-1)).toMatch(/won the match|shared the victory/);
  });

  test("an undo is said, and what follows it too", () => {
    const announcer = new Announcer(box, () => words);
    const events = allEvents.slice(0, 60);
    const lines = new Chronicle(box).tell(events);
    announcer.know({ lines });
    announcer.hearAgain({ lines: lines.slice(0, -1), events, mine: [0, 1, 2, 3] }, false);
    announcer.hear({ lines, events, mine: [0, 1, 2, 3] });
    expect(announcer.said.map(({ text }) => text)).toEqual([
      t("heard-undone"),
      plain(lines.at(-1)!.said, words),
    ]);
  });

  test("who listens next reads nothing of what was said", () => {
    const announcer = new Announcer(box, () => words);
    announcer.say("Ada drew Spy.");
    announcer.forget();
    expect(announcer.said).toEqual([]);
  });

  test("only the newest are kept", () => {
    const announcer = new Announcer(box, () => words);
    for (let number = 0; number < 100; number++) announcer.say(`${number}`);
    expect(announcer.said.length).toBeLessThan(40);
    expect(announcer.said.at(-1)?.text).toBe("99");
    // What belongs together stays one group while its beginning is forgotten: nothing is said twice.
    expect(new Set(announcer.said.map(({ group }) => group))).toEqual(new Set([0]));
  });
});

/** The client tells recorded matches with the very sentences of the package, in every language. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";

import { available, printed, setLanguage, t } from "$lib/i18n.svelte";
import { distinctNames } from "$lib/tables";
import type { EventSaid } from "$lib/wire";
import { emptyScene } from "$match/model/battle/scene";
import { Chronicle } from "$match/model/match-log";
import { type Lexicon, plain, saying, seat } from "$match/model/messages";
import { timeline } from "$match/model/playback/timeline";
import { summaryOf, turnsOf } from "$match/model/turn-summary";
import { box } from "../recorded";

interface Story {
  match: string;
  names: string[];
  figures: string[];
  events: EventSaid[];
  lines: Record<string, [string, string][]>;
  summaries: Record<string, string[][]>;
}

const stories = JSON.parse(
  gunzipSync(readFileSync(`${process.cwd()}/tests/fixtures/stories.json.gz`)).toString(),
) as Story[];

function lexicon(names: string[], language: string): Lexicon {
  return { box, names, t, printed, language };
}

afterAll(() => setLanguage("en"));

describe.each(stories)("$match", ({ names, figures, events, lines, summaries }) => {
  const told = distinctNames(names, (number) => figures[number]);

  test.each(available)("reads in %s as in the terminal", async (language) => {
    await setLanguage(language);
    const words = lexicon(told, language);
    const log = new Chronicle(box).tell(events);
    expect(log.map(({ kind, said }) => [kind, plain(said, words)])).toEqual(lines[language]);
  });

  test.each(available)("sums up its turns in %s as the terminal does", async (language) => {
    await setLanguage(language);
    const words = lexicon(told, language);
    const summed = turnsOf(events).map((turn) =>
      summaryOf(turn, box).map((said) => plain(said, words)),
    );
    expect(summed).toEqual(summaries[language]);
  });

  test("is told on the stage with sentences of the log", async () => {
    await setLanguage("en");
    const words = lexicon(told, "en");
    const log = new Set((lines["en"] ?? []).map(([, text]) => text));
    const alone = /^(\d+ to \d+|.* (deployed|recruited|looked at) )|^Sent to|\bdrew\b/;
    const staged = timeline(events, emptyScene(-1), box, [])
      .filter((beat) => beat.staged)
      .flatMap((beat) => beat.said.map((said) => plain(said, words)))
      .filter((text) => !alone.test(text)); // a Line has its heading; what shares a line in the log
    expect(staged.filter((text) => !log.has(text))).toEqual([]);
    expect(staged.length).toBeGreaterThan(50);
  });
});

test("rivals one may choose between are joined with or", async () => {
  const expected = { en: "Ada, Bo, or Cy", de: "Ada, Bo oder Cy", fr: "Ada, Bo ou Cy" };
  for (const [language, words] of Object.entries(expected)) {
    await setLanguage(language);
    const rivals = [0, 1, 2].map(seat);
    const said = saying("due-opponent-challenge", { who: { either: rivals } });
    expect(plain(said, lexicon(["Ada", "Bo", "Cy"], language))).toContain(words);
  }
});

test("bots of one level are told apart", () => {
  const figures = ["Pär", "Chris", undefined];
  expect(distinctNames(["Ada", "Captain", "Captain"], (number) => figures[number])).toEqual([
    "Ada",
    "Captain Chris",
    "Captain 3",
  ]);
});

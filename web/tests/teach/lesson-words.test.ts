/** The words of the first match: short in every language. */
import { afterAll, describe, expect, test } from "vitest";

import { available, has, setLanguage, t } from "$lib/i18n.svelte";

import { STEPS } from "../../src/teach/lesson/steps";

const LINE = 12;
const FURTHER = 20;
const LATE = [
  "lesson-long-other",
  "lesson-actions-then",
  "lesson-face-more",
  "lesson-face-other",
  "lesson-company-more",
  "lesson-link-late",
  "lesson-link-assault",
  "lesson-hit-assault-more",
  "lesson-challenged-heroic",
  "lesson-end-more",
  "lesson-trumpet-late",
  "lesson-trumpet-laid",
];

const OTHER_LINES = ["lesson-hit-assault", "lesson-end-ask"];

/** Words as one reads them aloud: numbers count, marks do not. */
function words(text: string): string[] {
  return text.split(/[\s\u00a0\u202f]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function said(id: string): string {
  return t(id, {
    name: "Sofia",
    mine: 1,
    theirs: 2,
    first: "Hussite War Wagon",
    second: "Nubian Archers",
    unit: "Conscripts",
    who: "Chris",
    one: "Chris",
    other: "Joakim",
    count: 2,
    rounds: 6,
    units: 5,
    relics: 0,
    now: 3,
    seen: 2,
    undo: t("do-undo"),
    learn: t("nav-learn"),
    engage: t("do-engage"),
    roll: t("do-roll"),
    regroup: t("gear-regroup"),
    draw: t("gear-draw-2"),
  });
}

afterAll(() => setLanguage("en"));

describe.each(available)("in %s", (language) => {
  test("a line has at most 12 words", async () => {
    await setLanguage(language);
    const lines = [...STEPS.map(({ id }) => `lesson-${id}`), "lesson-prowess-won", ...OTHER_LINES];
    const long = lines.filter((id) => words(said(id)).length > LINE).map(said);
    expect(long).toEqual([]);
  });

  test("a further line has at most 20 words", async () => {
    await setLanguage(language);
    const ids = STEPS.flatMap(({ id }) => [`lesson-${id}-more`, `lesson-${id}-hint`]);
    const lines = [...ids.filter(has), ...LATE, "lesson-prowess-won-more"];
    const long = lines.filter((id) => words(said(id)).length > FURTHER).map(said);
    expect(long).toEqual([]);
  });
});

test("every step has a further line, and says what would work where the player acts", () => {
  const missing = STEPS.flatMap(({ id, kind }) => [
    `lesson-${id}`,
    `lesson-${id}-more`,
    ...(kind === "do" ? [`lesson-${id}-hint`] : []),
  ]).filter((id) => !has(id));
  expect(missing).toEqual([]);
});

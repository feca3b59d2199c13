/** The rulebook to read: its chapters, examples, search and addresses. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { readBattle } from "$lib/battle-notation";
import { hasRulebook, openRulebook, setLanguage, t } from "$lib/i18n.svelte";
import type { RulebookFacts } from "$lib/wire";

import BattleExample from "../../src/pages/rulebook/BattleExample.svelte";
import {
  chapterAt,
  CHAPTERS,
  exampleOf,
  findIn,
  headed,
  inRanges,
  minutesOf,
  STEPS,
  type Block,
} from "../../src/pages/rulebook/chapters";
import Rules from "../../src/pages/Rules.svelte";
import { route } from "../../src/router.svelte";
import { fakeServer } from "../fake";
import examples from "../fixtures/rulebook.json";
import { show, theBox, wordsOf } from "../pieces/show";

const theExamples = examples as unknown as RulebookFacts;
const LOCALES = join(import.meta.dirname, "../../../src/abth/locales");
const LANGUAGES = ["en", "de", "fr", "it", "es"];
const SOURCE = join(import.meta.dirname, "../../src/pages");

/** The messages of a language's rulebook, by id. */
function messages(language: string): Map<string, string> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const text = readFileSync(join(LOCALES, language, "rulebook.ftl"), "utf8");
  bundle.addResource(new FluentResource(text));
  const ids = [...text.matchAll(/^(rulebook-[\w-]+) =/gm)].map((match) => match[1]);
  return new Map(
    ids.map((id) => [id, bundle.formatPattern(bundle.getMessage(id)?.value ?? "", {}, [])]),
  );
}

const paragraphs = CHAPTERS.flatMap((chapter) =>
  chapter.blocks.flatMap((block) =>
    block.kind === "text" ? [{ id: `rulebook-${chapter.id}-${block.key}`, ...block }] : [],
  ),
);

beforeAll(() => openRulebook("en"));

describe("the chapters", () => {
  test("are ten", () => {
    expect(CHAPTERS).toHaveLength(10);
    expect(hasRulebook()).toBe(true);
  });

  test("cite rules that exist, in every paragraph", () => {
    const cited = paragraphs.flatMap(({ rules }) => rules);
    expect(cited.filter((rule) => !(rule in theBox.atoms))).toEqual([]);
    expect(paragraphs.filter(({ rules }) => rules.length === 0)).toEqual([]);
  });

  test("show examples that the engine has played, with all their steps", () => {
    const shown = CHAPTERS.flatMap(({ blocks }) => blocks.map(exampleOf)).filter(Boolean);
    const steps = Object.fromEntries(
      theExamples.battles.map(({ id, steps }) => [id, steps.length]),
    );
    expect(shown.sort()).toEqual([...Object.keys(steps), "gear", "tommy"].sort());
    expect(STEPS).toEqual({
      ...steps,
      tommy: theExamples.score?.steps.length,
      gear: theExamples.gear.length,
    });
  });

  test("are named in the address by number or by name", () => {
    expect([chapterAt("5"), chapterAt("battle"), chapterAt("1")]).toEqual([4, 4, 0]);
    expect([chapterAt("0"), chapterAt("11"), chapterAt("TRAVEL-25"), chapterAt("icons")]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test("take a minute or a few", () => {
    expect(CHAPTERS.map(minutesOf).every((minutes) => minutes >= 1 && minutes <= 4)).toBe(true);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const said = messages(language);
  const english = messages("en");

  test("chapters have between 150 and 350 words", () => {
    const counts = CHAPTERS.map(({ id, blocks }) => {
      const keys = blocks.flatMap((block) => (block.kind === "text" ? [`-${block.key}`] : []));
      const words = ["", ...keys].map((key) => said.get(`rulebook-${id}${key}`) ?? "").join(" ");
      return words.replaceAll("|", "").split(/\s+/).length;
    });
    expect(counts.filter((count) => count < 150 || count > 350)).toEqual([]);
  });

  test("paragraphs have a heading where the English ones have", () => {
    const differing = paragraphs.filter(({ id }) => {
      const heading = (text: Map<string, string>) => headed(text.get(id) ?? "").heading !== "";
      return heading(said) !== heading(english);
    });
    expect(differing.map(({ id }) => id)).toEqual([]);
  });

  test("stars come in pairs", () => {
    const odd = [...said].filter(([, text]) => text.split("*").length % 2 === 0);
    expect(odd.map(([id]) => id)).toEqual([]);
  });
});

test("every message of the rulebook is used", () => {
  const files = ["Rules.svelte", "rulebook/chapters.ts"].concat(
    [
      "BattleExample", "ChapterPage", "ChapterParagraph", "CheatSheet", "Contents", "DieFaces",
      "Editions", "Figure", "GearExample", "Ladder", "NumberedRules", "RelicSets", "RuleNumbers",
      "ScoreExample", "SearchResults", "Stepper",
    ].map((name) => `rulebook/${name}.svelte`),
  ); // prettier-ignore
  const source = files.map((name) => readFileSync(join(SOURCE, name), "utf8")).join("\n");
  const quoted = new Set(source.match(/rulebook-[\w-]+(?=["`])/g));
  const composed = new Set([
    ...CHAPTERS.map(({ id }) => `rulebook-${id}`),
    ...paragraphs.map(({ id }) => id),
    ...Object.entries(STEPS).flatMap(([id, steps]) => [
      `rulebook-example-${id}`,
      ...Array.from({ length: steps }, (_, step) => `rulebook-example-${id}-${step + 1}`),
    ]),
    ...CHAPTERS.flatMap(({ blocks }) =>
      blocks.flatMap((block: Block) =>
        block.kind === "figure" ? [`rulebook-figure-${block.name}`] : [],
      ),
    ),
  ]);
  const patterns = /^rulebook-(circle|slip|icons-line-words)-/;
  const unused = [...messages("en").keys()].filter(
    (id) => !quoted.has(id) && !composed.has(id) && !patterns.test(id),
  );
  expect(unused).toEqual([]);
  expect([...composed].filter((id) => !messages("en").has(id))).toEqual([]);
});

test("three rules in a row are one line of the margin", () => {
  expect(inRanges(["VICT-1", "VICT-2", "VICT-3", "BATTLE-7"])).toEqual([
    { first: "VICT-1", last: "3" },
    { first: "BATTLE-7", last: null },
  ]);
  expect(inRanges(["DMG-2", "DMG-3", "DMG-6"]).map(({ first }) => first)).toEqual([
    "DMG-2",
    "DMG-3",
    "DMG-6",
  ]);
  expect(inRanges([])).toEqual([]);
});

test("the search looks at chapters, paragraphs and examples", () => {
  expect(findIn(["heroic", "spy"]).map(({ number }) => number)).toContain(6);
  expect(findIn(["crossbowmen"]).some(({ block }) => exampleOf(block) === "par")).toBe(true);
  expect(findIn(["xylophone"])).toEqual([]);
});

describe("stepping through Pär's battle", () => {
  const battle = theExamples.battles[0];
  const told = (example: Element) => wordsOf(example, "p[aria-live]")[0];
  const press = (example: Element, key: string) => {
    example.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  };

  test("begins with the deployment, and next leads to the reinforcement", () => {
    const example = show(BattleExample, { box: theBox, battle });
    expect(told(example)).toContain("Step 1 of 8 Deployment.");
    example.querySelector<HTMLButtonElement>(".pri")?.click();
    flushSync();
    expect(told(example)).toContain("Step 2 of 8 Reinforcements.");
    expect(example.querySelectorAll(".card")).toHaveLength(6);
  });

  test("shows the totals of the engine, whom they strike, and the broken Link", () => {
    const example = show(BattleExample, { box: theBox, battle });
    for (let step = 1; step < 5; step += 1) press(example, "ArrowRight");
    expect(told(example)).toContain("Long-Range, 2 to 0.");
    expect(wordsOf(example, ".totals b")).toEqual(["2", "0"]);
    expect(example.querySelectorAll(".struck")).toHaveLength(1);
    expect(example.querySelectorAll(".link.broken")).toHaveLength(1);
    press(example, "End");
    expect(told(example)).toContain("Still standing: 1 to 1.");
    press(example, "ArrowRight");
    press(example, "Home");
    expect(told(example)).toContain("Step 1 of 8");
  });

  test("has all steps on paper, and a way to fight it oneself", () => {
    const example = show(BattleExample, { box: theBox, battle });
    expect(example.querySelectorAll(".on-paper li")).toHaveLength(8);
    const [, , text, owner] =
      example.querySelector(".beyond")?.getAttribute("href")?.split("/") ?? [];
    expect(owner).toBeUndefined();
    const { attackers, defenders } = readBattle(decodeURIComponent(text ?? ""), theBox);
    expect([attackers.length, defenders.length]).toEqual([4, 2]);
  });
});

describe("the page", () => {
  let page: Record<string, unknown> | null = null;

  async function open(address: string): Promise<void> {
    route.visit(address);
    fakeServer({ "GET /box": () => theBox, "GET /rulebook": () => theExamples });
    page = mount(Rules, { target: document.body });
    await vi.waitFor(() => expect(document.querySelector(".rulebook")).not.toBeNull());
    await tick();
  }

  afterEach(async () => {
    if (page) await unmount(page);
    page = null;
    vi.unstubAllGlobals();
    await setLanguage("en");
    await openRulebook("en");
  });

  const titles = () => wordsOf(document.body, "article h2, section h2, .numbered h2");

  test("opens with the first chapter", async () => {
    await open("/rules");
    expect(titles()).toEqual(["1 What it is about"]);
    expect(wordsOf(document.body, "nav[aria-label] ol a")).toHaveLength(10);
  });

  test("leads to a chapter, to its neighbors and to a paragraph", async () => {
    await open("/rules/5/damage");
    expect(titles()).toEqual(["5 A battle, line by line"]);
    expect(document.activeElement?.id).toBe("5/damage");
    expect(wordsOf(document.body, "article nav a")).toEqual(["4 The gears", "6 Links and icons"]);
    route.visit("/rules/6");
    await vi.waitFor(() => expect(titles()).toEqual(["6 Links and icons"]));
  });

  test("keeps the numbered rules behind their addresses", async () => {
    await open("/rules/TRAVEL-25");
    expect(document.activeElement?.id).toBe("TRAVEL-25");
    expect(document.querySelectorAll(".atom")).toHaveLength(Object.keys(theBox.atoms).length);
  });

  test("searches chapters and rules at once", async () => {
    await open("/rules");
    const search = document.querySelector<HTMLInputElement>("input[type=search]")!;
    search.value = "heroic death";
    search.dispatchEvent(new Event("input", { bubbles: true }));
    await tick();
    expect(titles()).toEqual([t("rulebook-found-chapters"), t("rulebook-found-rules")]);
    expect(document.querySelectorAll("mark").length).toBeGreaterThan(3);
    search.value = "xylophone";
    search.dispatchEvent(new Event("input", { bubbles: true }));
    await tick();
    expect(document.body.textContent).toContain(t("rulebook-found-none"));
  });

  test("has a sheet of icons and a table of the editions", async () => {
    await open("/rules/icons");
    expect(titles()).toEqual(["Cheat sheet of icons"]);
    route.visit("/rules/editions");
    await vi.waitFor(() => expect(titles()).toEqual(["What the editions do differently"]));
    const differing = theBox.rulings.flatMap(({ editions }) => Object.keys(editions));
    expect(document.querySelectorAll("td.differs")).toHaveLength(differing.length);
  });

  test("is printed dark on white", async () => {
    await open("/rules/2");
    window.dispatchEvent(new Event("beforeprint"));
    flushSync();
    expect(document.querySelector(".rulebook")?.getAttribute("data-theme")).toBe("light");
    window.dispatchEvent(new Event("afterprint"));
    flushSync();
    expect(document.querySelector(".rulebook")?.hasAttribute("data-theme")).toBe(false);
  });

  test("changes its language while it is read", async () => {
    await open("/rules/5");
    await setLanguage("de");
    await vi.waitFor(() => expect(titles()).toEqual(["5 Ein Kampf, Linie für Linie"]));
  });
});

/** The ten chapters of the rulebook: which paragraphs, which pictures, and the rules behind them. */

import { t } from "$lib/i18n.svelte";

export type FigureName =
  | "sabatons"
  | "board"
  | "area"
  | "card"
  | "phases"
  | "actions"
  | "icons"
  | "pair"
  | "faces"
  | "ladder"
  | "circle"
  | "sets";

export interface Paragraph {
  kind: "text";
  key: string;
  /** The numbered rules behind it. */
  rules: string[];
}

export type Block =
  | Paragraph
  | { kind: "figure"; name: FigureName }
  | { kind: "battle"; id: string }
  | { kind: "score" }
  | { kind: "gear" };

export interface Chapter {
  id: string;
  blocks: Block[];
}

const text = (key: string, ...rules: string[]): Paragraph => ({ kind: "text", key, rules });
const figure = (name: FigureName): Block => ({ kind: "figure", name });
const battle = (id: string): Block => ({ kind: "battle", id });

export const CHAPTERS: readonly Chapter[] = [
  {
    id: "about",
    blocks: [
      text("intro", "SETUP-7", "TERM-3", "CONQ-1"),
      text("gist", "SCORE-10"),
      figure("sabatons"),
      text("army", "SETUP-5", "REWARD-1", "REWARD-2", "SCORE-3", "SCORE-4"),
      text("relics", "REWARD-5", "REWARD-6", "RELIC-3"),
      text("rivals", "CHALLENGE-1", "CHALLENGE-15", "SCORE-7"),
      text("length", "ROUND-2", "ROUND-3", "ROUND-4", "ROUND-10", "TERM-12"),
    ],
  },
  {
    id: "table",
    blocks: [
      text("intro", "SETUP-15", "SETUP-16", "TRAVEL-1"),
      figure("board"),
      text("gears", "SETUP-11", "SETUP-13", "TRAVEL-5", "TRAVEL-9"),
      text("area", "SETUP-20", "SETUP-21", "SETUP-22", "SETUP-23", "R-49"),
      figure("area"),
      text("secret", "R-55", "RELIC-1"),
      text("card", "TERM-10", "DMG-3", "LINK-1"),
      figure("card"),
      text("yours", "TERM-11", "TERM-12", "TRAVEL-18"),
    ],
  },
  {
    id: "turn",
    blocks: [
      text("intro", "ROUND-5", "ROUND-7"),
      text("gist", "ROUND-5"),
      figure("phases"),
      text("travel", "TRAVEL-2", "TRAVEL-3", "TRAVEL-10", "TRAVEL-14", "TRAVEL-23"),
      text("opponent", "CONQ-1", "CONQ-2", "TERM-1", "R-61"),
      text("deploy", "CONQ-7", "CONQ-11", "CONQ-12", "R-62"),
      text("engage", "ENG-1", "ENG-2", "ENG-4"),
      text("lines", "BATTLE-1", "ENG-3"),
      text("restore", "RESTORE-5", "RESTORE-9", "RESTORE-14"),
    ],
  },
  {
    id: "gears",
    blocks: [
      text("intro", "TRAVEL-4", "TRAVEL-23", "R-5"),
      text("gist", "TRAVEL-6", "R-1"),
      { kind: "gear" },
      text("push", "TRAVEL-5", "TRAVEL-6", "TRAVEL-7", "TRAVEL-8"),
      text("stop", "TRAVEL-2", "TRAVEL-3", "TRAVEL-4", "R-10"),
      text("actions", "TRAVEL-13", "TRAVEL-14", "TRAVEL-21"),
      figure("actions"),
      text("token", "TRAVEL-10", "TRAVEL-12", "R-7"),
      text("jump", "TRAVEL-23", "TRAVEL-25", "TRAVEL-26"),
      text("deadline", "TRAVEL-22", "R-11"),
    ],
  },
  {
    id: "battle",
    blocks: [
      text("intro", "BATTLE-1", "BATTLE-4", "BATTLE-5"),
      text("gist", "BATTLE-6"),
      battle("par"),
      text("damage", "DMG-2", "DMG-3", "DMG-6"),
      text("wounds", "DMG-4"),
      text("fallen", "DMG-5"),
      text("end", "VICT-1", "VICT-2", "VICT-3", "VICT-4", "BATTLE-7"),
      text("spoils", "REWARD-1", "REWARD-2", "REWARD-4", "REWARD-5"),
    ],
  },
  {
    id: "links",
    blocks: [
      text("intro", "ABIL-1"),
      text("link", "LINK-3", "LINK-5", "LINK-8", "LINK-9", "LINK-11"),
      figure("pair"),
      text("board", "CONQ-4", "CONQ-5", "CONQ-8"),
      text("reinforcement", "REINF-1", "REINF-2", "REINF-3", "REINF-11"),
      text("assault", "ASSAULT-1", "ASSAULT-2", "ASSAULT-4"),
      text("heroic", "ABIL-3", "ABIL-4", "ABIL-5"),
      text("accuracy", "ABIL-6", "ABIL-7", "ABIL-8", "ABIL-9"),
      battle("scorpio"),
      text("diversion", "ABIL-10", "ABIL-11", "ABIL-12"),
      battle("spy"),
      text("relaunch", "ABIL-13", "ABIL-14", "ABIL-15"),
      figure("icons"),
    ],
  },
  {
    id: "dice",
    blocks: [
      text("intro", "DICE-1", "DICE-5", "DICE-6"),
      text("gist", "DICE-2", "DICE-3"),
      figure("faces"),
      text("faces", "DICE-4", "DICE-7", "DICE-8"),
      text("ladder", "REWARD-6", "REWARD-7", "REWARD-8", "REWARD-9", "REWARD-10", "REWARD-11"),
      figure("ladder"),
      text("count", "REINF-3", "REINF-11"),
      text("tokens", "TOKEN-1", "TOKEN-2", "TOKEN-3", "TOKEN-7", "TOKEN-8"),
      text("moments", "TOKEN-11", "TOKEN-12", "TOKEN-13", "TOKEN-14"),
    ],
  },
  {
    id: "challenges",
    blocks: [
      text("intro", "CHALLENGE-1", "CHALLENGE-22"),
      text("gist", "CHALLENGE-2"),
      text("order", "CHALLENGE-5", "CHALLENGE-6", "CHALLENGE-7", "CHALLENGE-11", "R-29"),
      text("example", "ABIL-10"),
      battle("joakim"),
      text("without", "ABIL-8", "DMG-2"),
      battle("chris"),
      text("prowess", "CHALLENGE-15", "CHALLENGE-16", "R-49"),
      text("relic", "CHALLENGE-14", "CHALLENGE-17", "CHALLENGE-18", "CHALLENGE-19"),
      text("honor", "CHALLENGE-12", "CHALLENGE-13", "CHALLENGE-21"),
    ],
  },
  {
    id: "restoration",
    blocks: [
      text("intro", "RESTORE-14"),
      figure("circle"),
      text("units", "RESTORE-1", "RESTORE-2", "REWARD-2"),
      text("heroes", "HERO-5", "HERO-6", "HERO-7"),
      text("board", "RESTORE-3", "RESTORE-5", "RESTORE-6", "RESTORE-8"),
      text("hand", "RESTORE-9", "RESTORE-10", "RESTORE-11", "RESTORE-12"),
      text("short", "DECK-1", "DECK-2", "DECK-3", "TRAVEL-19"),
      text("next", "ROUND-7", "ROUND-8"),
    ],
  },
  {
    id: "points",
    blocks: [
      text("intro", "SCORE-1", "R-49"),
      text("gist", "SCORE-10"),
      text("units", "SCORE-3", "SCORE-4", "SCORE-5", "SCORE-14"),
      text("relics", "SCORE-6"),
      figure("sets"),
      text("prowess", "SCORE-7", "SCORE-8"),
      text("honor", "SCORE-9", "SCORE-14"),
      { kind: "score" },
      text("tie", "SCORE-11", "SCORE-12", "SCORE-13", "SCORE-16", "R-56"),
    ],
  },
];

/** How many steps the examples have that are told by hand. */
export const STEPS: Record<string, number> = {
  par: 8,
  scorpio: 5,
  spy: 7,
  joakim: 8,
  chris: 6,
  tommy: 4,
  gear: 4,
};

/** The chapter that an address names, by its number or its name; null if it names none. */
export function chapterAt(address: string): number | null {
  const found = /^\d+$/.test(address)
    ? Number(address) - 1
    : CHAPTERS.findIndex((chapter) => chapter.id === address);
  return CHAPTERS[found] === undefined ? null : found;
}

export const titleOf = (chapter: Chapter): string => t(`rulebook-${chapter.id}`);
export const paragraphOf = (chapter: Chapter, key: string): string =>
  t(`rulebook-${chapter.id}-${key}`);

/** A paragraph in its heading, if it has one, and the rest. */
export function headed(paragraph: string): { heading: string; words: string } {
  const [first = "", ...rest] = paragraph.split(" | ");
  return rest.length === 0
    ? { heading: "", words: first }
    : { heading: first, words: rest.join(" ") };
}

/** Words with what stands between stars, which is set in italics, at the odd places. */
export const starred = (words: string): string[] => words.split("*");

/** The id of the example that a block shows, if it shows one. */
export function exampleOf(block: Block): string | null {
  if (block.kind === "battle") return block.id;
  if (block.kind === "score") return "tommy";
  return block.kind === "gear" ? "gear" : null;
}

/** All words of a block: what the search looks at, and what reading takes time for. */
export function wordsOf(chapter: Chapter, block: Block): string {
  if (block.kind === "text") return paragraphOf(chapter, block.key).replace(" | ", " ");
  const example = exampleOf(block);
  if (example === null) return "";
  const steps = Array.from({ length: STEPS[example] ?? 0 }, (_, step) =>
    t(`rulebook-example-${example}-${step + 1}`),
  );
  return [t(`rulebook-example-${example}`), ...steps].join(" ");
}

const WORDS_A_MINUTE = 190;

/** Minutes to read a chapter, at least one. */
export function minutesOf(chapter: Chapter): number {
  const words = chapter.blocks.map((block) => wordsOf(chapter, block)).join(" ");
  return Math.max(1, Math.round(words.split(/\s+/).length / WORDS_A_MINUTE));
}

export interface Hit {
  number: number;
  chapter: Chapter;
  block: Block;
  heading: string;
  words: string;
}

/** The paragraphs and examples that contain all these words, in small letters. */
export function findIn(wanted: string[]): Hit[] {
  return CHAPTERS.flatMap((chapter, index) =>
    chapter.blocks.flatMap((block): Hit[] => {
      const words = wordsOf(chapter, block);
      const whole = `${titleOf(chapter)} ${words}`.toLowerCase();
      if (words === "" || !wanted.every((word) => whole.includes(word))) return [];
      const example = exampleOf(block);
      const told =
        block.kind === "text"
          ? headed(paragraphOf(chapter, block.key))
          : { heading: t(`rulebook-example-${example}`), words: words };
      return [{ number: index + 1, chapter, block, ...told }];
    }),
  );
}

/** Where a block stands in its chapter: `5/damage`, `5/par`. */
export function placeOf(block: Block): string {
  if (block.kind === "text") return block.key;
  return exampleOf(block) ?? (block.kind === "figure" ? `figure-${block.name}` : "");
}

export interface RuleRange {
  first: string;
  /** The last number, if several follow each other. */
  last: string | null;
}

/** Rules in the margin: three or more in a row are one line. */
export function inRanges(rules: string[]): RuleRange[] {
  const found: RuleRange[] = [];
  for (let i = 0; i < rules.length;) {
    let end = i;
    while (follows(rules[end], rules[end + 1])) end += 1;
    if (end - i >= 2) found.push({ first: rules[i], last: numberOf(rules[end]) });
    else found.push(...rules.slice(i, end + 1).map((first) => ({ first, last: null })));
    i = end + 1;
  }
  return found;
}

const groupOf = (rule: string): string => rule.slice(0, rule.lastIndexOf("-"));
const numberOf = (rule: string): string => rule.slice(rule.lastIndexOf("-") + 1);

function follows(rule: string, next: string | undefined): boolean {
  if (next === undefined || groupOf(rule) !== groupOf(next)) return false;
  return Number(numberOf(next)) === Number(numberOf(rule)) + 1;
}

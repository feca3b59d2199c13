/**
 * Which words are fetched together. Every page needs the first part; each other part comes with
 * the pages and panels that say it (`withWords`).
 */
export const PARTS = [
  "first",
  "pieces",
  "table",
  "refusals",
  "coach",
  "why",
  "explain",
  "lesson",
  "lobby",
  "end",
  "review",
  "practice",
  "pages",
  "lab",
  "notes",
  "rules",
] as const;
export type Part = (typeof PARTS)[number];

/** Messages that belong to another part than the rest of their file; the first that fits counts. */
const APART: [RegExp, Part][] = [
  [/^(learn|nav)-|^(lesson-title|battle-to|player-bot)$/, "first"],
  [/^problem-(?!(unforeseen|offline|failed|busy)$)/, "refusals"],
  [/^(coach-(ask|era-tag|ghost.*)|why-(ask|here)|recap-again|lesson-strike)$/, "table"],
  [/^table-(away|come-back|closed.*|missing)$/, "table"],
  [/^(calc-open|battle-front-short)$/, "pieces"],
  [/^explain-how$/, "pieces"],
  [/^points-(bar|click|hidden.*|open-words|yours)$|^stake-|^keys-|^explain-ask$/, "table"],
  [/^coach-option/, "lobby"],
  [/^turning-|^lesson-proof$/, "end"],
];

const OF_FILE: Record<string, Part> = {
  common: "first",
  home: "first",
  battle: "table",
  log: "table",
  errors: "refusals",
};

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/** The part of a message; null if the client does not say it. */
export function partOf(file: string, id: string): Part | null {
  if (file === "explain" && id.startsWith("about-")) return "pieces"; // small cards of the pieces
  const apart = APART.find(([pattern]) => pattern.test(id));
  if (apart && (OF_FILE[file] || isPart(file))) return apart[1];
  return OF_FILE[file] ?? (isPart(file) ? file : null);
}

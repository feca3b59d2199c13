/** Puzzles in words: the question, each choice, what it is worth, and why. */
import { language, t } from "$lib/i18n.svelte";
import type {
  BoxFacts,
  PracticePuzzle,
  PracticeReason,
  PracticeVerdict,
  PuzzleChoice,
} from "$lib/wire";
import { numeral, tokenInWords } from "$pieces/facts";

export const NONE = -1;
export const LETTERS = ["A", "B", "C", "D", "E"];

export function eraInWords(era: number): string {
  return t("era-named", { era: numeral(era) });
}

/** A player by the Sabaton. */
export function playerName(seat: number, puzzle: PracticePuzzle, box: BoxFacts): string {
  return box.sabatons[puzzle.view.players[seat]?.sabaton ?? NONE]?.name ?? "";
}

const unitNames = (cards: readonly number[], box: BoxFacts): string =>
  cards.map((card) => box.units[card].name).join(", ");

export function question(puzzle: PracticePuzzle): string {
  return t(
    puzzle.kind === "line-up"
      ? `practice-ask-line-up-${puzzle.measure}`
      : `practice-ask-${puzzle.kind}`,
  );
}

export function choiceInWords(choice: PuzzleChoice, puzzle: PracticePuzzle, box: BoxFacts): string {
  if (choice.tokens.length > 0) {
    const place = choice.tokens.findIndex((token) => token !== NONE);
    if (place < 0) return t("practice-choice-keep");
    return t("practice-choice-token", {
      token: tokenInWords(box.tokens[choice.tokens[place]]),
      unit: box.units[choice.line_up[place]].name,
      place: place + 1,
    });
  }
  if (choice.line_up.length > 0)
    return t("practice-choice-line-up", {
      units: unitNames(choice.line_up, box),
      count: choice.line_up.length,
    });
  if (choice.facing.length > 0)
    return t("practice-choice-face", { units: unitNames(choice.facing, box) });
  if (choice.challenge !== NONE)
    return t("practice-choice-challenge", { who: playerName(choice.challenge, puzzle, box) });
  const id = choice.inserts ? "practice-choice-insert" : "practice-choice-era";
  return t(id, { era: eraInWords(choice.era) });
}

/** A chance out of 100; 0 and 100 only for what is certain. */
export function ofHundred(chance: number): number {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return 1;
  return rounded === 100 && chance < 1 ? 99 : rounded;
}

export function decimal(value: number): string {
  return value.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** `1.9 points` where points count, else `wins 64 of 100`; then the chance beside the points. */
export function worthInWords(
  verdict: PracticeVerdict,
  place: number,
  measure: PracticePuzzle["measure"],
): string[] {
  const chance = t("practice-worth-chance", { chance: ofHundred(verdict.chances[place]) });
  if (measure === "chance") return [chance];
  return [t(`practice-worth-${measure}`, { points: decimal(verdict.values[place]) }), chance];
}

/** The reason, with names in the place of numbers. */
export function whyInWords(why: PracticeReason, puzzle: PracticePuzzle, box: BoxFacts): string {
  const said = (name: string, value: number): string | number => {
    if (name === "unit" || name === "other") return box.units[value].name;
    if (name === "token") return tokenInWords(box.tokens[value]);
    if (name === "who") return playerName(value, puzzle, box);
    if (name === "era") return eraInWords(value);
    return name === "points" || name === "less" ? decimal(value) : value;
  };
  const args = Object.entries(why.arguments).map(([name, value]) => [name, said(name, value)]);
  return t(why.message_id, Object.fromEntries(args));
}

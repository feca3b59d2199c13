/**
 * Names that are English in every language: those of the Units. Screen readers pronounce them as
 * such where they are marked.
 */

export interface Piece {
  text: string;
  isName: boolean;
}

interface Named {
  name: string;
}

const known = new WeakMap<readonly Named[], RegExp>();
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** The names of these Units; of two that begin alike, the longer one first. */
function namesOf(units: readonly Named[]): RegExp {
  const made = known.get(units);
  if (made) return made;
  const names = units.map(({ name }) => name).sort((one, other) => other.length - one.length);
  const found = names.map((name) => name.replace(SPECIAL, String.raw`\$&`)).join("|");
  const pattern = new RegExp(String.raw`(?<![\p{L}\d])(${found})(?![\p{L}\d])`, "u");
  known.set(units, pattern);
  return pattern;
}

/** A text in pieces, those that are names of Units apart from the others. */
export function withNames(text: string, units: readonly Named[]): Piece[] {
  if (units.length === 0) return [{ text, isName: false }];
  return text
    .split(namesOf(units))
    .map((piece, place) => ({ text: piece, isName: place % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

/** Names of Units are found in any text, the longest first, and never inside other words. */
import { expect, test } from "vitest";

import { withNames } from "$lib/english-names";

const UNITS = ["Archers", "Scythian Horse Archers", "Spy", "T-34 Tanks", "Milunka Savić"].map(
  (name) => ({ name }),
);
const named = (text: string) =>
  withNames(text, UNITS)
    .filter(({ isName }) => isName)
    .map((piece) => piece.text);

test("names are found wherever they stand", () => {
  expect(named("Ada hat 2 × Archers, Spy und T-34 Tanks gezogen.")).toEqual([
    "Archers",
    "Spy",
    "T-34 Tanks",
  ]);
  expect(named("Archers #2")).toEqual(["Archers"]);
  expect(named("(Milunka Savić)")).toEqual(["Milunka Savić"]);
});

test("the longer name counts", () => {
  expect(named("Scythian Horse Archers")).toEqual(["Scythian Horse Archers"]);
});

test("a part of a word is no name", () => {
  expect(named("Spyros")).toEqual([]);
});

test("nothing of the text is lost", () => {
  const text = "Spy: Archers; Spy";
  const whole = withNames(text, UNITS).map((piece) => piece.text);
  expect(whole.join("")).toBe(text);
  expect(withNames(text, [])).toEqual([{ text, isName: false }]);
});

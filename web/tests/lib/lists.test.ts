import { expect, test } from "vitest";

import { join } from "$lib/lists";

test.each([
  ["en", "conjunction", ["A", "B", "C"], "A, B, and C"],
  ["es", "conjunction", ["Spy", "Iceni Rebels"], "Spy e Iceni Rebels"],
  ["es", "conjunction", ["Spy", "Hierro"], "Spy y Hierro"],
  ["es", "disjunction", ["Spy", "Old Guard"], "Spy u Old Guard"],
  ["it", "conjunction", ["Era I", "Era II"], "Era I ed Era II"],
  ["it", "conjunction", ["Spy", "Archers"], "Spy e Archers"],
  ["it", "conjunction", ["Archers"], "Archers"],
] as const)("in %s a %s of %j is %s", (language, type, items, joined) => {
  expect(join([...items], type, language)).toBe(joined);
});

test("marks around the last word do not hide its sound", () => {
  expect(join(["A", "<Iceni>"], "conjunction", "es", "Iceni")).toBe("A e <Iceni>");
});

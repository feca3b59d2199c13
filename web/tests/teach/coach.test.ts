/** The coach: chances in words, and whose advice is still current. */
import { expect, test } from "vitest";

import { of100 } from "$teach/coach/coach.svelte";

test("a chance is told out of 100, never 0 or 100 for what is possible", () => {
  expect(["8/9", "1/2", "0.694", "1/1000", "999/1000", "0/1", "1/1"].map(of100)).toEqual([
    89, 50, 69, 1, 99, 0, 100,
  ]);
});

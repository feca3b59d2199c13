/** Looking at the next tile before it is inserted. */
import { expect, test } from "vitest";

import { peek } from "$match/model/peek";
import type { Screen } from "$match/model/screen.svelte";

/** As much of a screen as this needs. */
class Looking {
  previewing = $state(true);
}

test("the focus may leave while the page is being drawn", () => {
  const screen = new Looking();
  const button = document.createElement("button");
  peek(screen as unknown as Screen)(button);

  // A browser does this when it removes a button that has the focus.
  const drawn = $derived.by(() => button.dispatchEvent(new FocusEvent("focusout")));

  expect(drawn).toBe(true);
  expect(screen.previewing).toBe(false);
});

/** Settings hold in every window of a browser. */
import { expect, test, vi } from "vitest";

import { language } from "../../src/lib/i18n.svelte";
import { nextSpeed, settings, SPEEDS, speedText } from "../../src/lib/settings.svelte";

test("what another window chooses is shown here too", async () => {
  localStorage.setItem("abth.settings", JSON.stringify({ theme: "light", language: "de" }));

  dispatchEvent(new StorageEvent("storage", { key: "abth.settings" }));

  expect(settings.language).toBe("de");
  expect(document.documentElement.dataset["theme"]).toBe("light");
  await vi.waitFor(() => expect(language()).toBe("de"), { timeout: 4_000 }); // a busy machine
});

test("a click on the speed leads through all of them, the slowest too", () => {
  const found = [settings.speed];
  while (found.length < SPEEDS.length) found.push(nextSpeed(found.at(-1) ?? 1));

  expect(found.map(speedText).toSorted()).toEqual(["1", "2", "4", "½"]);
});

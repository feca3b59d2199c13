/** Relics have their names and notes in the language of the reader; Unit titles stay as printed. */
import { afterEach, expect, test } from "vitest";

import { setLanguage } from "$lib/i18n.svelte";
import RelicCard from "$pieces/RelicCard.svelte";
import UnitCard from "$pieces/UnitCard.svelte";
import { box } from "../match/recorded";
import { show } from "./show";

afterEach(() => setLanguage("en"));

test("a Relic is translated", async () => {
  await setLanguage("de");
  const relic = box.relics.find(({ id }) => id === "rosetta-stone")!;
  const card = show(RelicCard, { relic, size: "zoom" });
  expect(card.querySelector("h3")?.textContent).toBe("Stein von Rosette");
  expect(card.querySelector(".note")?.textContent).toContain("Champollion den Schlüssel");
});

test("a Unit keeps its title, and its note is translated", async () => {
  await setLanguage("de");
  const unit = box.units.find(({ id }) => id === "trebuchet")!;
  const card = show(UnitCard, { card: unit, size: "zoom" });
  expect(card.querySelector("h3")?.textContent).toBe("Trebuchet");
  expect(card.querySelector(".note")?.textContent).toContain("Eine Blide");
});

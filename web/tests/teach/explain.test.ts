import { afterEach, describe, expect, test } from "vitest";

import { available, setLanguage } from "$lib/i18n.svelte";
import { about, ABOUT, type Thing } from "$pieces/about";

import ExplainCard from "../../src/teach/explain/ExplainCard.svelte";
import { symbolsOf } from "../../src/teach/explain/symbols";
import { show, theBox } from "../pieces/show";

afterEach(() => setLanguage("en"));

const cardNamed = (id: string) => {
  const found = theBox.units.find((unit) => unit.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

describe("a card explained", () => {
  test.each(available)("has words for every symbol of every card in %s", async (language) => {
    await setLanguage(language);
    for (const card of theBox.units) {
      for (const { id, title, words, rule } of symbolsOf(card)) {
        const said = `${card.id} ${id}: ${title} / ${words}`;
        expect(said).not.toMatch(/explain-|power-|undefined|\{/);
        expect(words.length).toBeGreaterThan(10);
        expect(theBox.atoms).toHaveProperty(rule);
      }
    }
  });

  test("has a tag for each thing that is printed on it", () => {
    // One card of each kind: those with the same symbols are drawn alike.
    const kinds = new Map(
      theBox.units.map((card) => [
        symbolsOf(card)
          .map(({ id }) => id)
          .join(),
        card,
      ]),
    );
    for (const card of kinds.values()) {
      const picture = show(ExplainCard, { card, onclose: () => undefined });
      for (const { id, place } of symbolsOf(card)) {
        expect(picture.querySelector(`.shown ${place}`), `${card.id} ${id}`).not.toBeNull();
        expect(picture.querySelector(`[data-symbol="${id}"]`)).not.toBeNull();
      }
      const icons = picture.querySelectorAll(
        ".shown :is(.half, .engagement, .ability, .value, .damage-icons)",
      );
      expect(picture.querySelectorAll("[data-symbol]")).toHaveLength(icons.length);
    }
  }, 20_000);

  test("reads from the left side to the right", () => {
    const ids = symbolsOf(cardNamed("persian-immortals")).map(({ id }) => id);
    expect(ids).toEqual([
      "half-left",
      "reinforcement",
      "bursts",
      "long",
      "medium",
      "heroic_death",
      "close",
    ]);
  });

  test("closes by its button and names its history", () => {
    let closed = 0;
    const card = cardNamed("persian-immortals");
    const picture = show(ExplainCard, { card, onclose: () => closed++ });
    picture.querySelector<HTMLElement>("footer button")?.click();
    expect(closed).toBe(1);
    expect(picture.querySelector(".note")?.textContent).toBe(card.note);
  });
});

describe("a small card beside a piece", () => {
  test.each(available)("has a sentence and a rule in %s", async (language) => {
    await setLanguage(language);
    for (const thing of Object.keys(ABOUT) as Thing[]) {
      const { title, lines, rule, icon } = about(thing, "It");
      expect(title).toBe("It");
      expect(lines[0]).not.toMatch(/about-|-words|\{/);
      expect(lines[0]?.split(" ").length).toBeLessThan(40);
      expect(theBox.atoms).toHaveProperty(rule ?? "");
      expect(icon).not.toBeNull();
    }
  });
});

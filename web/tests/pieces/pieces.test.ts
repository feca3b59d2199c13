import CardBack from "$pieces/CardBack.svelte";
import Die from "$pieces/Die.svelte";
import EraBadge from "$pieces/EraBadge.svelte";
import LinkCounter from "$pieces/LinkCounter.svelte";
import Medal from "$pieces/Medal.svelte";
import Pennant from "$pieces/Pennant.svelte";
import Pile from "$pieces/Pile.svelte";
import RelicCard from "$pieces/RelicCard.svelte";
import Tile from "$pieces/Tile.svelte";
import WarfareToken from "$pieces/WarfareToken.svelte";
import { fitted, signed, widthOf } from "$pieces/facts";
import { describe, expect, test } from "vitest";
import { sabaton, show, theBox, token, unit, wordsOf } from "./show";

const label = (element: Element) => element.getAttribute("aria-label");

describe("Warfare tokens", () => {
  test.each([
    ["long+1", "Long-Range +1", "octagon", ["+1"]],
    ["medium+2", "Medium-Range +2", "octagon", ["+2"]],
    ["heroic-death", "Heroic Death", "round", []],
    ["tighten-up", "Tighten up!", "pennant", []],
    ["chase", "Chase", "pennant", []],
  ])("%s is named, and its shape tells its kind", (id, name, shape, numbers) => {
    const shown = show(WarfareToken, { token: token(id) });
    expect(label(shown)).toBe(name);
    expect(shown.classList).toContain(shape);
    expect(wordsOf(shown, "b")).toEqual(numbers);
  });

  test("every token of the box has an icon", () => {
    for (const facts of theBox.tokens) {
      const shown = show(WarfareToken, { token: facts });
      expect(shown.querySelector("use")?.getAttribute("href")).not.toContain("undefined");
    }
  });

  test("a token face down and an empty space say so", () => {
    expect(label(show(WarfareToken, { token: token("chase"), faceDown: true }))).toBe(
      "Face-down Warfare token",
    );
    expect(label(show(WarfareToken, { token: null }))).toBe("Empty token space");
  });
});

describe("dice", () => {
  test("a face shows its three values with a true minus, and dots for none", () => {
    const [, minus, three] = theBox.risky;
    const shown = show(Die, { kind: "risky", face: minus });
    expect(wordsOf(shown, ".line b")).toEqual(["−1", "−1", "−1"]);
    expect(label(shown)).toBe("Risky die: Long-Range −1, Medium-Range −1, Close Combat −1");
    expect(wordsOf(show(Die, { kind: "risky", face: three }), ".line b")).toEqual(["·", "·", "+3"]);
  });

  test("in the line being fought a zero is a zero", () => {
    const shown = show(Die, { kind: "strong", face: theBox.strong[0], line: 1 });
    expect(wordsOf(shown, ".line.hot b")).toEqual(["0"]);
  });

  test("a die that has not been rolled shows its sign only", () => {
    const shown = show(Die, { kind: "strong" });
    expect(label(shown)).toBe("Strong die");
    expect(shown.querySelector(".line")).toBeNull();
  });
});

describe("tiles, eras, links", () => {
  test("a tile names its place, its two Eras and its token space", () => {
    const shown = show(Tile, { tile: { eras: [2, 3], pointer: 1 }, state: "active" });
    expect(label(shown)).toBe("Active tile: Era II or III, token space 1");
    expect(wordsOf(shown, ".era-badge b")).toEqual(["II", "III"]);
    expect(wordsOf(shown, ".space")).toEqual(["1"]);
    expect(label(show(Tile, { tile: null }))).toBe("Face-down tile");
  });

  test("an Era is shown by shield and numeral, never by colour alone", () => {
    for (const [era, numeral] of [
      [1, "I"],
      [2, "II"],
      [3, "III"],
      [4, "IV"],
    ] as const) {
      const shown = show(EraBadge, { era });
      expect(label(shown)).toBe(`Era ${numeral}`);
      expect(shown.querySelector("use")?.getAttribute("href")).toBe(`#sh-${era}`);
      expect(wordsOf(shown, "b")).toEqual([numeral]);
    }
  });

  test("only a whole Link counter bears a numeral: half of II would read as I", () => {
    expect(wordsOf(show(LinkCounter, { era: 2 }), "b")).toEqual(["II"]);
    expect(wordsOf(show(LinkCounter, { era: 2, state: "half" }), "b")).toEqual([]);
    const broken = show(LinkCounter, { era: 2, state: "broken" });
    expect(label(broken)).toBe("Broken Link, type II");
    expect(broken.querySelectorAll("svg")).toHaveLength(2);
  });
});

describe("seats and medals", () => {
  test("each figure has a beast of its own and a name", () => {
    const beasts = theBox.sabatons.map((figure) => {
      const shown = show(Pennant, { sabaton: figure });
      expect(label(shown)).toBe(figure.name);
      return shown.querySelector("use")?.getAttribute("href");
    });
    expect(new Set(beasts).size).toBe(theBox.sabatons.length);
  });

  test("a Prowess token hides its value until it is open", () => {
    const hidden = show(Medal, { kind: "prowess", sabaton: sabaton("par") });
    expect(label(hidden)).toBe("Pär’s Prowess in Battle, face down");
    expect(hidden.textContent?.trim()).toBe("");
    const open = show(Medal, { kind: "prowess", sabaton: sabaton("par"), value: 5 });
    expect(label(open)).toBe("Pär’s Prowess in Battle, worth 5");
    const gone = show(Medal, { kind: "prowess", sabaton: sabaton("par"), gone: true });
    expect(label(gone)).toBe("Pär’s Prowess in Battle, lost");
  });

  test("Honor and trophies are counted", () => {
    expect(label(show(Medal, { kind: "honor", value: 2 }))).toBe("Honor of the Arms: 2");
    expect(label(show(Medal, { kind: "trophy", value: 1 }))).toBe("1 Prowess token won");
  });
});

describe("piles, backs, relics", () => {
  test("a pile says its name and its count", () => {
    const icon = show(Pile, { kind: "deck", count: 5 });
    expect(label(icon)).toBe("Deck: 5");
    expect(wordsOf(icon, "b")).toEqual(["5"]);
  });

  test("a stack shows the open card on top, or a back, or an empty place", () => {
    const open = show(Pile, {
      kind: "discard",
      count: 2,
      stack: true,
      top: unit("archers"),
    });
    expect(wordsOf(open, ".name")).toEqual(["Archers"]);
    expect(
      show(Pile, { kind: "deck", count: 2, stack: true }).querySelector(".back-art"),
    ).not.toBeNull();
    const empty = show(Pile, { kind: "deck", count: 0, stack: true });
    expect(empty.querySelector(".none")).not.toBeNull();
    expect(empty.querySelector(".back-art")).toBeNull();
  });

  test("a back tells nothing but that it is one", () => {
    expect(label(show(CardBack, {}))).toBe("Face-down Unit");
  });

  test("a Relic says its name and Era, on zoom its history too", () => {
    const relic = theBox.relics[0]!;
    expect(label(show(RelicCard, { relic }))).toBe("Mask of Tutankhamun. Relic · Era I");
    expect(wordsOf(show(RelicCard, { relic, size: "zoom" }), ".note")).toEqual([relic.note]);
    expect(label(show(RelicCard, { relic: null }))).toBe("Face-down Relic");
  });
});

describe("names and numbers", () => {
  test("numbers have their sign", () => {
    expect([2, 0, -1].map(signed)).toEqual(["+2", "0", "−1"]);
  });

  test("every name of the box fits on its card without being squeezed by more than an eighth", () => {
    for (const { name, rank } of theBox.units) {
      const room = rank === "hero" ? 86 : 90;
      const style = fitted(name, room, 13.2, 9.7);
      const [size, squeeze] = [...style.matchAll(/:([\d.]+)/g)].map((match) => Number(match[1]));
      expect(size! * squeeze! * widthOf(name)).toBeLessThanOrEqual(room + 0.1);
      expect(squeeze, name).toBeGreaterThan(0.875);
    }
  });
});

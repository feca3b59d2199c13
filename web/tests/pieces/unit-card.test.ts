import UnitCard from "$pieces/UnitCard.svelte";
import { expect, test, vi } from "vitest";
import { sabaton, show, theBox, token, unit, wordsOf } from "./show";

test("a card says everything that is printed on it", () => {
  const card = show(UnitCard, { card: unit("trung-sisters") });
  expect(card.getAttribute("role")).toBe("img");
  expect(card.getAttribute("aria-label")).toBe(
    "Trưng Sisters. Elite Unit · Era II · 1 point. Long-Range 0, Medium-Range 1, Close Combat 3. " +
      "2 Damage icons. Assault. Half-shield left, type II",
  );
});

test("a Base Unit bears the pennant of its owner and names him", () => {
  const card = show(UnitCard, { card: unit("archers"), owner: sabaton("par") });
  expect(card.getAttribute("aria-label")).toContain("In Pär’s Army");
  expect(card.querySelector(".seat")?.classList).toContain("s-par");
  expect(card.querySelector(".era-badge")).toBeNull();
});

test.each(theBox.units)("$name shows its name, its values, its bursts and its halves", (facts) => {
  const card = show(UnitCard, { card: facts });
  expect(wordsOf(card, ".name")).toEqual([facts.name]);
  expect(wordsOf(card, ".value b")).toEqual([facts.long, facts.medium, facts.close].map(String));
  expect(card.querySelectorAll(".burst")).toHaveLength(facts.damage);
  expect(card.querySelectorAll(".half.left")).toHaveLength(facts.link_left ? 1 : 0);
  expect(card.querySelectorAll(".half.right")).toHaveLength(facts.link_right ? 1 : 0);
});

test("zeros are marked, so that strength stands out", () => {
  const card = show(UnitCard, { card: unit("trung-sisters") });
  expect(wordsOf(card, ".value.zero b")).toEqual(["0"]);
});

test("an icon printed twice bears its number", () => {
  const card = show(UnitCard, { card: unit("winged-hussars") });
  expect(wordsOf(card, ".engagement b")).toEqual(["2"]);
  expect(card.getAttribute("aria-label")).toContain("Assault ×2");
});

test("damage turns bursts black and is said", () => {
  const card = show(UnitCard, { card: unit("trung-sisters"), damage: 1 });
  expect(card.querySelectorAll(".burst.hit")).toHaveLength(1);
  expect(card.getAttribute("aria-label")).toContain("1 of 2 damage taken");
});

test("the line being fought is lit, with the bonus of a token", () => {
  const card = show(UnitCard, {
    card: unit("archers"),
    line: 2,
    token: token("close+2"),
    bonus: { line: 2, value: 2 },
  });
  expect(card.querySelectorAll(".value.hot")).toHaveLength(1);
  expect(card.querySelector(".value.hot")?.classList).toContain("close");
  expect(wordsOf(card, ".value.hot sup")).toEqual(["+2"]);
  expect(card.querySelector(".carried .warfare-token")).not.toBeNull();
  expect(card.getAttribute("aria-label")).toContain("Carries Close Combat +2");
});

test("a face-down card tells nothing", () => {
  const card = show(UnitCard, { card: unit("archers"), faceDown: true });
  expect(card.getAttribute("aria-label")).toBe("Face-down Unit");
  expect(card.textContent?.trim()).toBe("");
});

test("a defeated card lies on its face, its name beneath", () => {
  const card = show(UnitCard, { card: unit("archers"), defeated: true });
  expect(card.classList).toContain("defeated");
  expect(card.textContent?.trim()).toBe("Archers");
  expect(card.getAttribute("aria-label")).toContain("Defeated");
});

test("a card that can be clicked is a button and says that it can be chosen", () => {
  const onclick = vi.fn();
  const card = show(UnitCard, { card: unit("archers"), legal: true, onclick }) as HTMLButtonElement;
  expect(card.tagName).toBe("BUTTON");
  expect(card.getAttribute("aria-label")).toContain("Can be chosen");
  expect(card.querySelector(".pointer")).not.toBeNull();
  card.click();
  expect(onclick).toHaveBeenCalledOnce();
});

test("a disabled card still answers a click, to say why", () => {
  const onclick = vi.fn();
  const card = show(UnitCard, {
    card: unit("archers"),
    disabled: true,
    onclick,
  }) as HTMLButtonElement;
  expect(card.getAttribute("aria-disabled")).toBe("true");
  card.click();
  expect(onclick).toHaveBeenCalledOnce();
});

test("selected, planned, linked and struck show without colour alone", () => {
  const card = show(UnitCard, {
    card: unit("trung-sisters"),
    selected: true,
    planned: true,
    linked: true,
    struck: 2,
    onclick: () => {},
  });
  expect(card.getAttribute("aria-pressed")).toBe("true");
  expect(wordsOf(card, ".word")).toEqual(["planned"]);
  expect(wordsOf(card, ".strike b")).toEqual(["2"]);
  for (const words of ["Linked", "Takes 2 damage", "Planned"]) {
    expect(card.getAttribute("aria-label")).toContain(words);
  }
});

test("the zoom puts every icon and the history into words", () => {
  const hero = unit("lion-from-the-north");
  const card = show(UnitCard, { card: hero, size: "zoom" });
  expect(card.tagName).toBe("ARTICLE");
  expect(card.querySelector("h3")?.textContent).toBe(hero.name);
  expect(wordsOf(card, ".kind")).toEqual(["Hero · Era III · 3 points"]);
  expect(wordsOf(card, ".rules li")).toEqual([
    "Defeated after 3 damage",
    "Links to the left, type II",
    "Links to the right, type III",
    "Reinforcement: one more Unit joins at the back",
    "Heroic Death: inflicts 1 damage when defeated",
    "Relaunch: its side may re-roll its die once",
  ]);
  expect(wordsOf(card, ".note")).toEqual([hero.note]);
});

test("the mini shows three numbers, the damage taken and every ability", () => {
  const card = show(UnitCard, { card: unit("trung-sisters"), size: "mini", damage: 1, line: 1 });
  expect(wordsOf(card, ".values b")).toEqual(["0", "1", "3"]);
  expect(wordsOf(card, ".values b.hot")).toEqual(["1"]);
  expect(card.querySelectorAll(".damage-icons .burst")).toHaveLength(2);
  expect(card.querySelectorAll(".damage-icons .hit")).toHaveLength(1);

  const hero = show(UnitCard, { card: unit("lion-from-the-north"), size: "mini" });
  expect(hero.querySelectorAll(".engagement")).toHaveLength(1);
  expect(hero.querySelectorAll(".ability")).toHaveLength(2);
});

test("a card inside something that says it all is silent", () => {
  const card = show(UnitCard, { card: unit("archers"), silent: true });
  expect(card.getAttribute("aria-hidden")).toBe("true");
  expect(card.hasAttribute("aria-label")).toBe(false);
});

import { about } from "$pieces/about";
import { hint } from "$pieces/hint";
import UnitCard from "$pieces/UnitCard.svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show, unit, wordsOf } from "./show";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const point = (target: Element, type: string, pointerType = "mouse") =>
  target.dispatchEvent(new PointerEvent(type, { pointerType }));
const shownWords = () => wordsOf(document.body, ".hint.on p");

test("a card that is pointed at says all its icons in words, after 400 ms", () => {
  const card = show(UnitCard, { card: unit("trung-sisters") });
  point(card, "pointermove");
  vi.advanceTimersByTime(390);
  expect(shownWords()).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(shownWords()).toEqual([
    "Trưng Sisters",
    "Elite Unit · Era II · 1 point",
    "Assault: removes one enemy Link before the dice are rolled",
  ]);
  point(card, "pointerleave");
  expect(shownWords()).toEqual([]);
});

test("what appears under a resting pointer says nothing", () => {
  const card = show(UnitCard, { card: unit("archers") });
  point(card, "pointerenter");
  vi.advanceTimersByTime(500);
  expect(shownWords()).toEqual([]);
});

test("a passing pointer, a finger and a face-down card call up no words", () => {
  const card = show(UnitCard, { card: unit("archers") });
  point(card, "pointermove");
  point(card, "pointerleave");
  vi.advanceTimersByTime(500);
  expect(shownWords()).toEqual([]);
  point(card, "pointermove", "touch");
  vi.advanceTimersByTime(500);
  expect(shownWords()).toEqual([]);
  point(show(UnitCard, { card: unit("archers"), faceDown: true }), "pointermove");
  vi.advanceTimersByTime(500);
  expect(shownWords()).toEqual([]);
});

test("words go when their piece goes", () => {
  const piece = document.createElement("span");
  document.body.append(piece);
  const detach = hint(() => "Deck: 5")(piece);
  point(piece, "pointermove");
  vi.advanceTimersByTime(420);
  expect(shownWords()).toEqual(["Deck: 5"]);
  detach?.();
  expect(shownWords()).toEqual([]);
  piece.remove();
});

const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

function pieces(): { part: HTMLElement; button: HTMLButtonElement; forget: () => void } {
  const part = document.createElement("section");
  part.dataset.hints = "";
  const button = document.createElement("button");
  const count = document.createElement("span");
  part.append(button, count);
  document.body.append(part);
  for (const one of [button, count])
    one.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList;
  const forgets = [
    hint(() => about("tile", "A tile"))(button),
    hint(() => about("tile-pile", "Tiles: 5"))(count),
  ];
  return {
    part,
    button,
    forget: () => {
      for (const forget of forgets) forget?.();
      part.remove();
    },
  };
}

test("the key I asks about what has the focus, and again about everything around it", () => {
  const { button, forget } = pieces();
  vi.spyOn(button, "matches").mockImplementation(
    (selector: string) => selector === ":focus-visible" || selector === "button",
  );
  button.focus();
  press("i");
  expect(shownWords()).toEqual(["A tile", about("tile", "").lines[0]]);
  expect(document.querySelector(".hint a")?.getAttribute("href")).toBe("/rules/TRAVEL-23");
  expect(document.querySelector(".hint svg use")?.getAttribute("href")).toBe("#i-big-gear");
  expect(document.querySelector(".hint")?.getAttribute("aria-hidden")).toBeNull();
  press("I");
  expect(wordsOf(document.body, ".hint.on p:first-of-type")).toEqual(["A tile", "Tiles: 5"]);
  press("Escape");
  expect(shownWords()).toEqual([]);
  forget();
});

test("a long press asks, stays after the finger has gone, and is no click", () => {
  const { button, forget } = pieces();
  let clicks = 0;
  button.addEventListener("click", () => clicks++);
  point(button, "pointerdown", "touch");
  vi.advanceTimersByTime(460);
  point(button, "pointerup", "touch");
  button.click();
  expect(clicks).toBe(0);
  expect(shownWords()[0]).toBe("A tile");
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  expect(shownWords()).toEqual([]);
  button.click();
  expect(clicks).toBe(1);
  forget();
});

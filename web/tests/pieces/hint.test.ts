import { hint } from "$pieces/hint";
import UnitCard from "$pieces/UnitCard.svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show, unit, wordsOf } from "./show";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const point = (target: Element, type: string, pointerType = "mouse") =>
  target.dispatchEvent(new PointerEvent(type, { pointerType }));
const shownWords = () => wordsOf(document.body, ".hint.on p");

test("a card that is pointed at says all its icons in words, within 140 ms", () => {
  const card = show(UnitCard, { card: unit("trung-sisters") });
  point(card, "pointerenter");
  vi.advanceTimersByTime(140);
  expect(shownWords()).toEqual([
    "Trưng Sisters",
    "Elite Unit · Era II · 1 point",
    "Assault: removes one enemy Link before the dice are rolled",
  ]);
  point(card, "pointerleave");
  expect(shownWords()).toEqual([]);
});

test("a passing pointer, a finger and a face-down card call up no words", () => {
  const card = show(UnitCard, { card: unit("archers") });
  point(card, "pointerenter");
  point(card, "pointerleave");
  vi.advanceTimersByTime(500);
  expect(shownWords()).toEqual([]);
  point(card, "pointerenter", "touch");
  vi.advanceTimersByTime(500);
  expect(shownWords()).toEqual([]);
  point(show(UnitCard, { card: unit("archers"), faceDown: true }), "pointerenter");
  vi.advanceTimersByTime(500);
  expect(shownWords()).toEqual([]);
});

test("words go when their piece goes", () => {
  const piece = document.createElement("span");
  document.body.append(piece);
  const detach = hint(() => "Deck: 5")(piece);
  point(piece, "pointerenter");
  vi.advanceTimersByTime(140);
  expect(shownWords()).toEqual(["Deck: 5"]);
  detach?.();
  expect(shownWords()).toEqual([]);
  piece.remove();
});

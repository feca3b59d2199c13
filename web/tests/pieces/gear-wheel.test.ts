import GearWheel from "$pieces/GearWheel.svelte";
import { toothEasing } from "$pieces/wheel";
import { expect, test, vi } from "vitest";
import { show, wordsOf } from "./show";
import Turning from "./Turning.svelte";
import { flushSync } from "svelte";

const actions = ["draw-2", "retrieve", "dismiss", "regroup"];
const sectors = (wheel: Element) => [...wheel.querySelectorAll<SVGElement>(".sec")];
const labels = (wheel: Element) =>
  sectors(wheel).map((sector) => sector.getAttribute("aria-label"));

test("the wheel says of each action whether it can be used", () => {
  const wheel = show(GearWheel, { position: 0, actions, active: [0, 1], legal: [1], spent: [0] });
  expect(labels(wheel)).toEqual([
    "Draw 2, used",
    "Retrieve, active, can be used",
    "Dismiss, not active",
    "Regroup, not active",
  ]);
  expect(wordsOf(wheel, ".used")).toEqual(["used"]);
});

test("actions stand in the order they are given in", () => {
  const wheel = show(GearWheel, {
    position: 0,
    actions: ["regroup", "draw-2", "dismiss", "retrieve"],
    active: [],
  });
  expect(wordsOf(wheel, "text")).toEqual(["Regroup", "Draw 2", "Dismiss", "Retrieve"]);
});

test("only a legal action answers, to the mouse and to the keyboard", () => {
  const onuse = vi.fn();
  const wheel = show(GearWheel, { position: 0, actions, active: [0, 1], legal: [1], onuse });
  const [first, second] = sectors(wheel);
  const press = (key: string) => new KeyboardEvent("keydown", { key, bubbles: true });
  first!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  first!.dispatchEvent(press("Enter"));
  expect(onuse).not.toHaveBeenCalled();
  second!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  second!.dispatchEvent(press(" "));
  second!.dispatchEvent(press("x"));
  expect(onuse.mock.calls).toEqual([
    [1, "retrieve"],
    [1, "retrieve"],
  ]);
  expect(sectors(wheel).map((sector) => sector.getAttribute("tabindex"))).toEqual([
    "-1",
    "0",
    "-1",
    "-1",
  ]);
});

test("arrows point at the active sectors wherever the wheel stands", () => {
  const wheel = show(GearWheel, { position: 1, actions, active: [1, 2] });
  const arrows = [...wheel.querySelectorAll(".arrow")].map((arrow) =>
    arrow.getAttribute("transform"),
  );
  expect(arrows).toEqual(["rotate(-45)", "rotate(45)"]);
});

test("the wheel turns one way only, by a quarter each, and words stay upright", () => {
  const shown = show(Turning, {});
  const angles = () => ({
    wheel: shown.querySelector<SVGElement>(".rot")?.style.transform,
    words: shown.querySelector<SVGElement>(".lab")?.style.transform,
  });
  expect(angles().wheel).toBe("rotate(-270deg)");
  shown.querySelector("button")?.click(); // from position 3 to position 0
  flushSync();
  expect(angles()).toEqual({ wheel: "rotate(-360deg)", words: "rotate(360deg)" });
});

test("each tooth overshoots and falls back into its notch", () => {
  const stops = toothEasing(6);
  expect(stops.startsWith("linear(0 0%")).toBe(true);
  expect(stops).toContain("0.1867 11.3%"); // past the first notch at 1/6
  expect(stops).toContain("0.1667 16.7%"); // home
  expect(stops.endsWith("1.0000 100.0%)")).toBe(true);
});

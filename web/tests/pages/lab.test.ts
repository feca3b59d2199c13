/** The balance lab: what it shows of a run that is already there, and what it takes as a number. */
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import type { LabRun } from "../../src/lib/wire";
import Lab from "../../src/pages/Lab.svelte";
import { minutesLeft, numbersOf, sameCards, typedNumber } from "../../src/pages/lab/numbers";
import { fakeServer } from "../fake";
import { theBox } from "../pieces/show";

const [SHIP] = theBox.units.filter(({ id }) => id === "turtle-ship");
const STRONGER = { ...numbersOf(SHIP), medium: SHIP.medium + 1, close: SHIP.close + 2 };
const SIDES = { attacking: [0.5, 0.5, 0.5, 0.5], defending: [0.5, 0.5, 0.5, 0.5] };
const RUN: LabRun = {
  id: 1,
  state: "cancelled",
  cards: [STRONGER],
  bot: "soldier",
  players: 4,
  pairs: 7,
  most: 2000,
  seconds: 3,
  shifts: [],
};

const PATIENCE = { timeout: 15_000 };
const EARLIER = "These results are for earlier numbers.";

vi.setConfig({ testTimeout: 30_000 });

function press(label: string): void {
  document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click();
  flushSync();
}

async function opened(run: LabRun | null, shown: string): Promise<() => Promise<void>> {
  fakeServer({
    "GET /box": () => theBox,
    "GET /lab": () => ({ box: "a box", run }),
    "POST /lab/odds": () => ({ today: SIDES, changed: SIDES }),
  });
  const page = mount(Lab, { target: document.body });
  await vi.waitFor(() => expect(document.body.textContent).toContain(shown), PATIENCE);
  flushSync();
  return () => unmount(page);
}

test("whoever opens the lab sees the numbers that the latest run is about", async () => {
  const close = await opened(RUN, "Canceled after 7 pairs");

  expect(document.body.textContent).toContain(
    `2 changes: Medium-Range ${SHIP.medium} → ${SHIP.medium + 1}`,
  );
  expect(document.body.textContent).not.toContain(EARLIER);
  expect(document.querySelectorAll(".card .value.changed")).toHaveLength(2);

  press("Medium-Range: one more");
  expect(document.body.textContent).toContain(EARLIER);
  await close();
});

test("what is no number leaves a number as it is", async () => {
  const close = await opened(null, "As printed.");
  const field = document.querySelector<HTMLInputElement>('input[aria-label="Medium-Range"]');
  const printed = String(SHIP.medium);
  for (const [typed, taken] of [
    ["", printed],
    ["many", printed],
    ["2.5", printed],
    ["-3", printed],
    ["99", "20"],
    [" 6 ", "6"],
  ]) {
    field!.value = typed;
    field!.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(field!.value, typed).toBe(taken);
  }
  await close();
});

test("whoever may not use the lab sees why, and no tools", async () => {
  fakeServer({ "GET /box": () => theBox, "GET /lab": () => 403 });
  const page = mount(Lab, { target: document.body });
  await vi.waitFor(() => expect(document.body.textContent).toContain("Try again"), PATIENCE);

  expect(document.body.textContent).not.toContain("Export as a folder");
  await unmount(page);
});

test("lists are the same if they change the same cards to the same numbers", () => {
  const [other] = theBox.units.filter(({ id }) => id === "archers").map(numbersOf);

  expect(sameCards([STRONGER, other], [other, { ...STRONGER }])).toBe(true);
  expect(sameCards([STRONGER], [{ ...STRONGER, long: 1 }])).toBe(false);
  expect(sameCards([STRONGER], [])).toBe(false);
  expect(typedNumber("07")).toBe(7);
});

test("the time that is left is told once enough pairs are played", () => {
  expect(minutesLeft({ ...RUN, pairs: 1, seconds: 8 })).toBeUndefined(); // not "about 270 min"
  expect(minutesLeft({ ...RUN, pairs: 20, seconds: 6 })).toBe(10);
});

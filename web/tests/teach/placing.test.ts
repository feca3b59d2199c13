/** Where plates and threads lie. */
import { expect, test } from "vitest";

import { around, canLead, overlap, placeFor, threadTo } from "../../src/teach/lesson/placing";

const ROOM = { width: 1440, height: 900 };
const PLATE = { width: 480, height: 180 };

test("a plate covers nothing that is needed, and stays near", () => {
  const thing = { left: 600, top: 200, width: 140, height: 200 };
  const place = placeFor([PLATE], ROOM, [{ box: thing, weight: 12 }], thing);

  expect(overlap(place, thing)).toBe(0);
  expect(place.left + PLATE.width).toBeGreaterThan(500);
});

test("an empty place is better than a full one", () => {
  const left = { left: 0, top: 0, width: 720, height: 900 };
  const place = placeFor([PLATE], ROOM, [{ box: left, weight: 3 }], {
    left: 300,
    top: 300,
    width: 100,
    height: 100,
  });

  expect(place.left).toBeGreaterThanOrEqual(720);
});

test("without anything to be near to, it lies above", () => {
  expect(placeFor([PLATE], ROOM, [], null)).toEqual({ left: 12, top: 12, ...PLATE });
});

test("a narrow plate goes where a wide one would cover something", () => {
  const narrow = { width: 340, height: 240 };
  const dialog = { left: 356, top: 0, width: 728, height: 900 };
  const wide = placeFor([PLATE, narrow], ROOM, [], dialog);
  const beside = placeFor([PLATE, narrow], ROOM, [{ box: dialog, weight: 12 }], dialog);

  expect(wide.width).toBe(PLATE.width);
  expect(beside.width).toBe(narrow.width);
  expect(overlap(beside, dialog)).toBe(0);
});

test("a thread is neither long nor over figures", () => {
  const plate = { left: 100, top: 100, width: 400, height: 160 };
  const near = { left: 700, top: 140, width: 60, height: 60 };
  const far = { left: 1300, top: 140, width: 60, height: 60 };
  const between = { left: 560, top: 150, width: 60, height: 40 };

  expect(canLead(plate, near, [])).toBe(true);
  expect(canLead(plate, near, [near])).toBe(true);
  expect(canLead(plate, far, [])).toBe(false);
  expect(canLead(plate, near, [between])).toBe(false);
});

test("a thread ends beside its thing", () => {
  const plate = { left: 100, top: 100, width: 400, height: 160 };
  const right = threadTo(plate, { left: 700, top: 140, width: 60, height: 60 });
  const below = threadTo(plate, { left: 200, top: 500, width: 60, height: 60 });
  const left = threadTo(plate, { left: 10, top: 140, width: 40, height: 40 });
  const above = threadTo(plate, { left: 200, top: 10, width: 60, height: 40 });

  expect(right.x).toBe(694);
  expect(below.y).toBe(494);
  expect(left.x).toBe(56);
  expect(above.y).toBe(56);
});

test("a box around several holds them all", () => {
  expect(around([])).toBeNull();
  expect(
    around([
      { left: 0, top: 10, width: 10, height: 10 },
      { left: 30, top: 0, width: 10, height: 10 },
    ]),
  ).toEqual({ left: 0, top: 0, width: 40, height: 20 });
});

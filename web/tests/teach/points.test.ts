import { describe, expect, test } from "vitest";

import type { PlayerView, Points } from "$lib/wire";

import { pointsInWords, pointsText, roomFor } from "../../src/teach/points/points";
import PointsBar from "../../src/teach/points/PointsBar.svelte";
import YourPoints from "../../src/teach/points/YourPoints.svelte";
import { show, theBox, wordsOf } from "../pieces/show";

const open: Points = {
  elite: 3,
  heroes: 3,
  relics: 1,
  prowess: 2,
  honor: 0,
  total: 9,
  hidden: 0,
  least: 9,
  most: 9,
  others_least: 8,
  others_most: 12,
  prowess_won: [{ owner: 1, value: 2 }],
  relic_counts: [1, 0, 0, 0],
  relic_points: [1, 0, 0, 0],
  relic_gains: [1, 1, 1, 1],
};
const veiled: Points = { ...open, prowess: 0, total: 3, hidden: 5, least: 8, most: 18 };
const player: PlayerView = {
  seat: 0,
  sabaton: 0,
  era: 1,
  honor: 0,
  hand: [0],
  deck: [1],
  unseen: [],
  hand_size: 1,
  deck_size: 1,
  known: [],
  discard: [30],
  aside: [],
  dismissed: [],
  relics: [0],
  tokens: [],
  prowess_left: 3,
  prowess_takers: [],
  prowess_seen: [],
};
const figures = theBox.sabatons.slice(0, 2);
const onclose = () => undefined;

describe("points", () => {
  test("say what is hidden and the range", () => {
    expect(pointsText(open)).toBe("9 points");
    expect(pointsText(veiled)).toBe("3 + 5 hidden (8 to 18)");
    expect(pointsInWords(open)).toBe("9 points, nothing hidden");
    expect(pointsInWords(veiled)).toBe(
      "3 visible points and 5 hidden Prowess tokens: 8 to 18 points in all",
    );
  });

  test("have bars of one scale", () => {
    expect(roomFor([open, veiled])).toBe(20);
    expect(roomFor([open, { ...veiled, most: 31 }])).toBe(31);
  });

  test("are hatched between the least and the most", () => {
    const bar = show(PointsBar, { score: veiled, room: 20, own: 9 });
    const style = (name: string) => bar.querySelector(name)?.getAttribute("style");
    expect(style(".sure")).toBe("width: 15%;");
    expect(style(".least")).toBe("left: 15%; width: 25%;");
    expect(style(".range")).toBe("left: 40%; width: 50%;");
    expect(style(".own")).toBe("left: 45%;");
    expect(show(PointsBar, { score: open, room: 20 }).querySelector(".range")).toBeNull();
  });

  test("of my own are told by source, with what others see", () => {
    const plate = show(YourPoints, { score: open, player, box: theBox, figures, onclose });
    const rows = [...plate.querySelectorAll("li")];
    expect(
      rows.map((row) => [row.dataset.source, row.querySelector("strong")?.textContent]),
    ).toEqual([
      ["elite", "3"],
      ["heroes", "3"],
      ["relics", "1"],
      ["prowess", "2"],
      ["own-prowess", "0"],
    ]);
    expect(wordsOf(plate, "li > span:last-of-type b").slice(0, 2)).toEqual([
      "3 Elite Units",
      "1 Hero",
    ]);
    expect(wordsOf(plate, "footer p")).toEqual([
      "Others see 7 + 1 to 5. The gold mark beside theirs is you.",
    ]);
  });

  test("that nobody hides are seen by all", () => {
    const score = { ...open, prowess: 0, prowess_won: [], total: 7 };
    const plate = show(YourPoints, { score, player, box: theBox, figures, onclose });
    expect(wordsOf(plate, "footer p")[0]).toMatch(/^Others see all your points/);
  });

  test("that are not there yet say how to win some", () => {
    const none = { elite: 0, heroes: 0, relics: 0, prowess: 0, total: 0, prowess_won: [] };
    const score = { ...open, ...none, relic_counts: [0, 0, 0, 0] };
    const plate = show(YourPoints, { score, player, box: theBox, figures, onclose });
    expect(wordsOf(plate, "li.none")[0]).toMatch(/^Nothing scores yet/);
  });
});

import { describe, expect, test } from "vitest";

import { MatchStore } from "$match/model/match-store.svelte";

import { someTable } from "../../fake";
import { show } from "../../pieces/show";
import { type Position, box, read } from "../recorded";
import Board from "./Board.svelte";

/** How many Links are shown in each Era. */
function linksShown(board: Element): number[] {
  const counters = (era: Element) =>
    [...era.querySelectorAll("[role=img]")].filter((one) => /^Link/.test(labelOf(one)));
  return [...board.children].map((era) => counters(era).length);
}

const cardsOf = (board: Element) => [...board.querySelectorAll("button.card")];
const labelOf = (piece: Element) => piece.getAttribute("aria-label") ?? "";

/** A match in which the Links of the board are these, else as the server told it. */
function linked(change: (links: number[]) => number[]): MatchStore {
  const { names, ...given } = read<Position>("ring.json");
  expect(names).toHaveLength(2);
  const views = given.views.map((view) => ({
    ...view,
    facts: { ...view.facts, links: change(view.facts.links) },
  }));
  return new MatchStore("t1").fill(box, { ...given, views, table: someTable() });
}

const asTold = () => linked((links) => links);
/** The same board where the ruling says row: nothing goes round its end. */
const inARow = () => linked((links) => [...links.slice(0, -1), 0]);

describe("a Link round the end of the row, where links.topology is ring", () => {
  const { links, companies } = read<Position>("ring.json").views[0].facts;

  test("there is one, from the last space to the first", () => {
    expect(links.at(-1)).toBeGreaterThan(0);
    expect(companies.map(({ spaces }) => spaces)).toContainEqual([11, 0]);
  });

  test("it leaves Era IV and reaches Era I", () => {
    const row = linksShown(show(Board, { match: inARow() }));
    const ring = linksShown(show(Board, { match: asTold() }));
    expect(ring.map((count, era) => count - (row[era] ?? 0))).toEqual([1, 0, 0, 1]);
  });

  test("the Units at both its ends are linked", () => {
    const last = (match: MatchStore) => cardsOf(show(Board, { match })).at(-1);
    expect(labelOf(cardsOf(show(Board, { match: asTold() }))[0])).toMatch(/linked/i);
    expect(labelOf(last(asTold())!)).toMatch(/linked/i);
    expect(labelOf(last(inARow())!)).not.toMatch(/linked/i);
  });

  test("the Unit at the other end can be faced too", () => {
    const cards = cardsOf(show(Board, { match: asTold() }));
    const offered = cards.filter((card) => card.querySelector(".glowing"));
    expect(offered).toEqual([cards.at(-1)]);
  });

  test("a phone shows the neighbor at the other end beside Era I", () => {
    const shown = (match: MatchStore) => {
      const names = cardsOf(show(Board, { match, phone: true })).map(labelOf);
      return names.filter((name) => name.startsWith(last.name)).length;
    };
    const last = box.units[read<Position>("ring.json").views[0].view.board[11]];
    expect(shown(asTold())).toBe(shown(inARow()) + 1);
  });
});

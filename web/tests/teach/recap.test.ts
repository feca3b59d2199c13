import { describe, expect, test } from "vitest";

import { seatOf } from "$match/model/match-log";
import { plain } from "$match/model/messages";
import { t } from "$lib/i18n.svelte";
import type { EventSaid } from "$lib/wire";

import { recapOf } from "../../src/teach/recap/recap";
import { allEvents, box } from "../match/recorded";

const lexicon = {
  box,
  names: ["Ada", "Ben", "Cleo", "Dan"],
  t,
  printed: (_id: string, english: string) => english,
  language: "en",
};

const turns = allEvents.flatMap((event, number) => (event.type === "turn-began" ? [number] : []));
/** The match as it stands when a turn begins. */
const upTo = (turn: number): EventSaid[] => allEvents.slice(0, (turns[turn] ?? 0) + 1);
const whose = (turn: number): number => seatOf(allEvents[turns[turn] ?? 0]) ?? -1;

const KEPT = { prowess: 3, relics: [] };

describe("what happened since my last turn", () => {
  const later = turns.map((_, turn) => turn).slice(4);
  const recaps = later.map((turn) => ({
    turn,
    recap: recapOf(upTo(turn), whose(turn), box, KEPT),
  }));

  test("it tells the turns of the others, and only those", () => {
    for (const { turn, recap } of recaps) {
      if (!recap) continue;
      const told = allEvents.slice(recap.first, recap.last);
      const seats = told.filter((event) => event.type === "turn-began").map(seatOf);
      expect(seats).toHaveLength(3);
      expect(seats).not.toContain(whose(turn));
    }
    expect(recaps.filter(({ recap }) => recap).length).toBeGreaterThan(5);
  });

  test("there are at most four pictures, in their order", () => {
    for (const { recap } of recaps) {
      const places = recap?.pictures.map((picture) => picture.at) ?? [1];
      expect(places.length).toBeGreaterThan(0);
      expect(places.length).toBeLessThanOrEqual(4);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  test("a challenge of mine is never left out", () => {
    let seen = 0;
    for (const { turn, recap } of recaps) {
      const since = allEvents.slice(turns[turn - 3], turns[turn]);
      const challenged = since.some(
        (event) => event.type === "player-challenged" && event.facts.defender === whose(turn),
      );
      if (!challenged) continue;
      seen++;
      expect(recap?.pictures.some((picture) => picture.mine)).toBe(true);
    }
    expect(seen).toBeGreaterThan(0);
  });

  test("every picture has its words", () => {
    for (const { recap } of recaps)
      for (const { title, more } of recap?.pictures ?? []) {
        expect(plain(title, lexicon)).not.toMatch(/recap-|[{}]/);
        expect(plain(more, lexicon)).not.toMatch(/recap-|[{}]/);
      }
  });

  test("it is gone once I have decided, and not there in the turns of others", () => {
    const { turn } = recaps.find(({ recap }) => recap)!;
    const me = whose(turn);
    const taken: EventSaid = { type: "token-taken", facts: { seat: me, token: 0, space: 0 } };
    expect(recapOf([...upTo(turn), taken], me, box, KEPT)).toBeNull();
    expect(recapOf(upTo(turn), (me + 1) % 4, box, KEPT)).toBeNull();
    expect(recapOf([], me, box, KEPT)).toBeNull();
  });

  test("one plain turn of another is not worth it", () => {
    const began = (seat: number, round: number): EventSaid => ({
      type: "turn-began",
      facts: { seat, round },
    });
    const token: EventSaid = { type: "token-taken", facts: { seat: 1, token: 0, space: 0 } };
    const short = [began(0, 1), began(1, 1), token, began(0, 2)];
    expect(recapOf(short, 0, box, KEPT)).toBeNull();
    const robbed: EventSaid = {
      type: "prowess-taken",
      facts: { seat: 1, owner: 0, value: null },
    };
    const recap = recapOf([...short.slice(0, 3), robbed, began(0, 2)], 0, box, KEPT);
    const words = recap?.pictures.map((picture) => plain(picture.title, lexicon));
    expect(words).toEqual(["Ben took a token", "You lost a Prowess token"]);
  });

  test("Units recruited together share a picture", () => {
    const elite = box.units.findIndex((unit) => unit.rank === "elite");
    const events: EventSaid[] = [
      { type: "turn-began", facts: { seat: 0, round: 1 } },
      { type: "turn-began", facts: { seat: 1, round: 1 } },
      { type: "unit-recruited", facts: { seat: 1, card: elite } },
      { type: "unit-recruited", facts: { seat: 1, card: elite } },
      { type: "relic-taken", facts: { seat: 1, owner: null, relic: 0 } },
      { type: "honor-taken", facts: { seat: 0, tokens: 1 } },
      { type: "turn-began", facts: { seat: 0, round: 2 } },
    ];
    const recap = recapOf(events, 0, box, KEPT);
    expect(recap?.pictures.map((picture) => picture.drawn.kind)).toEqual([
      "units",
      "relic",
      "honor",
    ]);
    expect(recap?.pictures[0]?.drawn).toEqual({ kind: "units", cards: [elite, elite] });
    expect(plain(recap!.pictures[0].more, lexicon)).toContain("2 more points");
  });

  test("a stolen Relic says what it was worth beside those that are left", () => {
    const { era } = box.relics[0]!;
    const same = box.relics.flatMap((relic, number) => (relic.era === era ? [number] : []));
    const events: EventSaid[] = [
      { type: "turn-began", facts: { seat: 0, round: 1 } },
      { type: "turn-began", facts: { seat: 1, round: 1 } },
      { type: "relic-taken", facts: { seat: 1, owner: 0, relic: 0 } },
      { type: "turn-began", facts: { seat: 0, round: 2 } },
    ];
    const lost = [[], same.slice(1, 3)].map((relics) => {
      const recap = recapOf(events, 0, box, { prowess: 3, relics });
      return plain(recap!.pictures[0].more, lexicon);
    });
    expect(lost[0]).toContain("You lost 1 point.");
    expect(lost[1]).toContain("You lost 2 points.");
  });
});

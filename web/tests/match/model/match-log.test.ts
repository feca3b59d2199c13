import { describe, expect, test } from "vitest";
import { has, printed, t } from "$lib/i18n.svelte";
import story from "$story/table.json";
import { turnStart } from "$match/model/battle/scene";
import { Chronicle } from "$match/model/match-log";
import { type Lexicon, parts, plain, saying, seat, split, unit } from "$match/model/messages";
import { allEvents, box, moments, position } from "../recorded";

/** Events that share a line with their neighbors. */
const SHARED = new Set(
  Object.entries(story).flatMap(([type, entry]) => ("share" in entry ? [type] : [])),
);

const lexicon: Lexicon = { box, names: ["Ada", "Ben", "Cleo", "Dan"], t, printed, language: "en" };

describe("chronicle", () => {
  test("every event of a match that is worth a line has its words", () => {
    const lines = new Chronicle(box).tell(allEvents);
    expect(lines.length).toBeGreaterThan(200);
    for (const line of lines) {
      expect(has(line.said.id), line.said.id).toBe(true);
      const text = plain(line.said, lexicon);
      expect(text).not.toMatch(/undefined|\{|\uE000/);
    }
  });

  test("told bit by bit it is the same as told at once", () => {
    const once = new Chronicle(box).tell(allEvents);
    const chronicle = new Chronicle(box);
    for (let end = 1; end <= allEvents.length; end += 7) chronicle.tell(allEvents.slice(0, end));
    expect(chronicle.tell(allEvents)).toEqual(once);
  });

  test("after an undo the log is shorter again", () => {
    const chronicle = new Chronicle(box);
    chronicle.tell(allEvents.slice(0, 300));
    const anew = chronicle.tell(allEvents.slice(0, 120));
    expect(anew).toEqual(new Chronicle(box).tell(allEvents.slice(0, 120)));
  });

  test.each(moments)("the log at %s reads well", (moment) => {
    const given = position(moment);
    for (const line of new Chronicle(box).tell(given.events)) {
      expect(plain(line.said, { ...lexicon, names: given.names })).not.toContain("undefined");
    }
  });

  test("a step that is jumped to reads as it does in the whole log", () => {
    const whole = new Chronicle(box).tell(allEvents);
    const texts = new Set(whole.map((line) => plain(line.said, lexicon)));
    const first = allEvents.findIndex((event) => event.type === "turn-began");
    for (let at = first + 1; at < allEvents.length; at++) {
      const turn = allEvents.slice(0, at);
      const steps = new Chronicle(box, turn.slice(turnStart(turn))).tell(
        allEvents.slice(at, at + 1),
      );
      for (const line of steps) {
        const text = plain(line.said, lexicon);
        expect(text).not.toContain(t("log-somebody"));
        if (!SHARED.has(allEvents[at].type)) expect(texts).toContain(text);
      }
    }
  });

  test("a card in a sentence can be pointed at", () => {
    const found = parts(saying("log-unit-defeated", { side: seat(0), unit: unit(3) }), lexicon);
    expect(found).toContainEqual({ text: "Spy", ref: { kind: "unit", id: "3" } });
    expect(split("plain")).toEqual([{ text: "plain", ref: null }]);
  });
});

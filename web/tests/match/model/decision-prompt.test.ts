import { describe, expect, test } from "vitest";

import { has, printed, t } from "$lib/i18n.svelte";

import { sceneOf } from "$match/model/battle/scene";
import { demand, type Demand } from "$match/model/decision-prompt";
import { type Lexicon, plain } from "$match/model/messages";
import { targetsOf } from "$match/model/targets";
import { box, moments, position } from "../recorded";

function at(
  moment: string,
  change: { seat?: number; picked?: number; staged?: boolean; past?: boolean } = {},
): Demand {
  const given = position(moment);
  const seen = given.views[0];
  const { view, facts } = seen;
  return demand({
    view,
    facts,
    due: given.due,
    seat: change.seat ?? seen.seat,
    targets: targetsOf(seen, box),
    scene: sceneOf(view, facts),
    box,
    staged: change.staged ?? false,
    picked: change.picked ?? null,
    held: null,
    past: change.past ?? false,
  });
}

function said(moment: string, made: Demand): string {
  const lexicon: Lexicon = { box, names: position(moment).names, t, printed, language: "en" };
  return made.sentences.map((one) => plain(one, lexicon)).join(" ");
}

describe("what is due", () => {
  test.each(moments)("%s is told in words, to whom it concerns and to those who wait", (moment) => {
    for (const made of [at(moment), at(moment, { seat: 99 })]) {
      for (const one of [made.title, ...made.sentences, ...made.offers.map((offer) => offer.said)])
        expect(has(one.id), one.id).toBe(true);
      expect(said(moment, made)).not.toMatch(/undefined|\{/);
    }
    expect(at(moment, { seat: 99 }).tone).toBe("wait");
  });

  test.each(moments)("every button at %s is a legal action", (moment) => {
    const { legal } = position(moment).views[0]!;
    for (const offer of at(moment, { staged: true }).offers) expect(legal).toContain(offer.action);
  });

  test.each(moments)("no two buttons at %s share a key", (moment) => {
    const keys = at(moment, { staged: true }).offers.map((offer) => offer.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("being challenged sounds the alarm", () => {
    const made = at("defend-first");
    expect(made.tone).toBe("challenge");
    expect(said("defend-first", made)).toMatch(/challenges you/);
  });

  test.each(moments)("looking back at %s it is nobody's turn", (moment) => {
    const made = at(moment, { past: true });
    expect([made.title.id, made.tone, made.offers]).toEqual(["due-title-back", "wait", []]);
    expect(said(moment, made)).toContain(position(moment).names[position(moment).due.seat!]);
  });

  test("a Prowess token is chosen calmly, in whoever's turn it is", () => {
    expect(at("keep-prowess").tone).toBe("turn");
  });

  test("what cannot be taken back needs a second touch", () => {
    const seen = position("dismiss").views[0];
    const { legal } = seen;
    const [card] = targetsOf(seen, box).hand.keys();
    expect(at("dismiss").offers.some((offer) => offer.action.startsWith("dismiss"))).toBe(false);
    const [offer] = at("dismiss", { picked: card! }).offers.filter((one) => one.look === "warn");
    expect(legal).toContain(offer?.action);
  });

  test("plain actions always have a button", () => {
    for (const moment of moments) {
      const targets = targetsOf(position(moment).views[0], box);
      const offered = at(moment, { staged: true }).offers.map((offer) => offer.action);
      for (const action of targets.plain) expect(offered, `${moment}: ${action}`).toContain(action);
    }
  });
});

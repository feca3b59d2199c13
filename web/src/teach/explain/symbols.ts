/** Every symbol of a card: what it is called, what it does, its rule, and where it is printed. */
import type { IconName } from "$lib/icons/names";
import type { CardFacts } from "$lib/wire";
import { t } from "$lib/i18n.svelte";
import {
  ABILITIES,
  ENGAGEMENTS,
  LINE_ICONS,
  LINES,
  numeral,
  POWER_ICONS,
  type Power,
} from "$pieces/facts";

export interface CardSymbol {
  id: string;
  side: "left" | "right";
  /** Where it is within the picture of the card. */
  place: string;
  /** Null where it is no icon: half a shield, a burst. */
  icon: IconName | null;
  /** The first of those that lie further down: bursts, abilities, numbers. */
  low?: boolean;
  /** The Era of half a shield. */
  era?: number;
  title: string;
  words: string;
  rule: string;
}

const RULES: Record<Power, string> = {
  reinforcement: "REINF-1",
  assault: "ASSAULT-1",
  heroic_death: "ABIL-3",
  accuracy: "ABIL-6",
  diversion: "ABIL-10",
  relaunch: "ABIL-13",
};

function half(card: CardFacts, side: "left" | "right"): CardSymbol[] {
  const type = side === "left" ? card.link_left : card.link_right;
  if (!type) return [];
  const era = numeral(type);
  return [
    {
      id: `half-${side}`,
      side,
      place: `.half.${side}`,
      icon: null,
      era: type,
      title: t(side === "right" && card.link_left ? "explain-other-half" : "explain-half"),
      words: t(`explain-half-${side}`, { era }),
      rule: "LINK-3",
    },
  ];
}

function powers(card: CardFacts, names: readonly Power[], side: "left" | "right"): CardSymbol[] {
  const kind = side === "left" ? "engagement" : "ability";
  return names
    .filter((power) => card[power] > 0)
    .map((power, number) => ({
      id: power,
      side,
      place: `.${kind}:nth-child(${number + 1})`,
      icon: POWER_ICONS[power],
      low: side === "right" && number === 0,
      title: t("power-count", { name: t(`power-${power}`), count: card[power] }),
      words: t(`explain-${power}`, { count: card[power] }),
      rule: RULES[power],
    }));
}

/** From the top to the bottom of the card, the left side first. */
export function symbolsOf(card: CardFacts): CardSymbol[] {
  const lines = LINES.map((line): CardSymbol => ({
    id: line,
    side: line === "close" ? "right" : "left",
    place: `.value.${line}`,
    icon: LINE_ICONS[line],
    low: line === "close",
    title: t("explain-line", { line: t(`line-${line}`), value: card[line] }),
    words: t(`explain-${line}`),
    rule: "BATTLE-1",
  }));
  const bursts: CardSymbol = {
    id: "bursts",
    side: "left",
    place: ".damage-icons",
    low: true,
    icon: null,
    title: t("explain-bursts", { count: card.damage }),
    words: t("explain-bursts-words", { count: card.damage }),
    rule: "DMG-3",
  };
  const all = [
    ...half(card, "left"),
    ...powers(card, ENGAGEMENTS, "left"),
    bursts,
    ...half(card, "right"),
    ...powers(card, ABILITIES, "right"),
    ...lines,
  ];
  return [
    ...all.filter(({ side }) => side === "left"),
    ...all.filter(({ side }) => side === "right"),
  ];
}

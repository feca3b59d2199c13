/** What pieces are called and which icons they bear. */
import type { IconName } from "$lib/icons/names";
import type { CardFacts, FaceFacts, RelicFacts, SabatonFacts, TokenFacts } from "$lib/wire";
import { printed, t } from "$lib/i18n.svelte";

export type LineName = "long" | "medium" | "close";
export const LINES: readonly LineName[] = ["long", "medium", "close"];
export const LINE_ICONS: Record<LineName, IconName> = {
  long: "high-shot",
  medium: "spears",
  close: "crossed-swords",
};

/** Icons that act before the dice stand left on a card, abilities stand right. */
export type Power =
  "reinforcement" | "assault" | "heroic_death" | "accuracy" | "diversion" | "relaunch";
export const ENGAGEMENTS: readonly Power[] = ["reinforcement", "assault"];
export const ABILITIES: readonly Power[] = ["heroic_death", "accuracy", "diversion", "relaunch"];
export const POWER_ICONS: Record<Power, IconName> = {
  reinforcement: "trumpet-flag",
  assault: "cracked-shield",
  heroic_death: "sword-in-stone",
  accuracy: "bullseye",
  diversion: "divert",
  relaunch: "rolling-dices",
};

export const ERA_ICONS: readonly IconName[] = [
  "shield",
  "spartan-helmet",
  "visored-helm",
  "cannon",
  "brodie-helmet",
];

const EMBLEMS: Record<string, IconName> = {
  hannes: "boar",
  chris: "raven",
  joakim: "bear-head",
  par: "stag-head",
  tommy: "wolf-head",
};

/** The beast on the pennant of a Sabaton. */
export function emblem(sabaton: Pick<SabatonFacts, "id"> | null): IconName {
  return EMBLEMS[sabaton?.id ?? ""] ?? "shield";
}

const GEAR_ICONS: Record<string, IconName> = {
  "draw-2": "card-draw",
  retrieve: "card-pick",
  dismiss: "card-discard",
  regroup: "card-exchange",
};

/** The picture of an action of the cogwheel. */
export function gearIcon(id: string): IconName {
  return GEAR_ICONS[id] ?? "card-draw";
}

const NUMERALS = ["", "I", "II", "III", "IV"];

export function numeral(era: number): string {
  return NUMERALS[era] ?? "";
}

/** A number with its sign, and a true minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** The names of all icons of a card with their numbers, such as "Heroic Death ×2". */
export function powersOf(card: CardFacts): { power: Power; count: number }[] {
  return [...ENGAGEMENTS, ...ABILITIES]
    .map((power) => ({ power, count: card[power] }))
    .filter(({ count }) => count > 0);
}

/** "Elite Unit · Era II · 1 point". */
export function kindOf(card: CardFacts): string {
  return t(`unit-kind-${card.rank}`, { era: numeral(card.era) });
}

/** A card in words, as a screen reader says it. */
export function cardInWords(
  card: CardFacts,
  damage = 0,
  owner: SabatonFacts | null = null,
): string {
  const parts = [
    card.name,
    kindOf(card),
    ...(owner ? [t("unit-of", { name: owner.name })] : []),
    t("unit-values", { long: card.long, medium: card.medium, close: card.close }),
    damage > 0
      ? t("unit-damage-taken", { damage, icons: card.damage })
      : t("unit-damage", { icons: card.damage }),
    ...powersOf(card).map(({ power, count }) =>
      t("power-count", { name: t(`power-${power}`), count }),
    ),
    ...(card.link_left ? [t("half-left", { era: numeral(card.link_left) })] : []),
    ...(card.link_right ? [t("half-right", { era: numeral(card.link_right) })] : []),
  ];
  return parts.join(". ");
}

/** The name of a Relic. Unit titles stay as printed, Relics are translated. */
export function relicName(relic: Pick<RelicFacts, "id" | "name">, say = printed): string {
  return say(`relic-${relic.id}`, relic.name);
}

/** What history says about a card or a Relic. */
export function noteOf({ id, note }: { id: string; note: string }): string {
  return printed(`note-${id}`, note);
}

/** The name of a Warfare token, such as "Close +2". */
export function tokenInWords(token: TokenFacts, say: typeof t = t): string {
  if (token.line === null) return say(`token-${token.id}`);
  return say("token-line", { line: say(`line-${token.line}`), value: signed(token.value) });
}

/** The face of a die in words. */
export function faceInWords(face: FaceFacts): string {
  return LINES.map((line) =>
    t("die-line", { line: t(`line-${line}`), value: signed(face[line]) }),
  ).join(", ");
}

// Advance widths of the name font, in ems; the letters not listed are near the last two.
const WIDTHS: [string, number][] = [
  [" ", 0.16],
  ["ijl.,'’", 0.24],
  ["frtIJ-", 0.32],
  ["cs", 0.38],
  ["egvyzS", 0.44],
  ["mw", 0.7],
  ["MW", 0.85],
];
const CAPITAL = 0.58;
const SMALL = 0.48;

/** The width of a name in ems of the name font, near enough to make it fit. */
export function widthOf(name: string): number {
  let width = 0;
  for (const letter of name) {
    const listed = WIDTHS.find(([letters]) => letters.includes(letter))?.[1];
    width += listed ?? (/\p{Lu}/u.test(letter) ? CAPITAL : SMALL);
  }
  return width;
}

/** What a line of a name has on the smallest card that shows one, in ems of its smallest letters. */
const NARROWEST = 6;

/**
 * Makes a name fit: smaller first, then a little narrower. Sizes are in % of the card's width.
 * Where it takes two lines, only a long word is made narrower.
 */
export function fitted(name: string, room: number, largest: number, smallest: number): string {
  const width = widthOf(name);
  const size = Math.max(Math.min(largest, room / width), smallest);
  const squeeze = Math.min(1, room / (width * size));
  const longest = Math.max(...name.split(" ").map(widthOf));
  const narrow = Math.min(1, NARROWEST / longest);
  return `--fit:${size.toFixed(2)};--squeeze:${squeeze.toFixed(3)};--narrow:${narrow.toFixed(3)}`;
}

/** The numbers of a card that the lab changes. */
import { language, t } from "$lib/i18n.svelte";
import type { CardFacts, CardNumbers, LabRun } from "$lib/wire";
import { ABILITIES, ENGAGEMENTS, LINES, numeral, type Power } from "$pieces/facts";

export type NumberName = Exclude<keyof CardNumbers, "card">;

export const POWERS: readonly Power[] = [...ENGAGEMENTS, ...ABILITIES];
export const SIDES = ["left", "right"] as const;
export const MOST = 20;

const NAMES: readonly NumberName[] = [
  ...LINES,
  "damage_icons",
  ...POWERS,
  "link_left",
  "link_right",
];

/** The numbers of a card as it is printed. */
export function numbersOf(card: CardFacts): CardNumbers {
  return {
    card: card.id,
    long: card.long,
    medium: card.medium,
    close: card.close,
    damage_icons: card.damage,
    reinforcement: card.reinforcement,
    assault: card.assault,
    heroic_death: card.heroic_death,
    accuracy: card.accuracy,
    diversion: card.diversion,
    relaunch: card.relaunch,
    link_left: card.link_left,
    link_right: card.link_right,
  };
}

/** The card with other numbers, to be drawn. */
export function drawn(card: CardFacts, { damage_icons, ...numbers }: CardNumbers): CardFacts {
  return { ...card, ...numbers, id: card.id, damage: damage_icons };
}

export interface Difference {
  name: NumberName;
  before: number;
  after: number;
}

/** What differs from the printed card. */
export function differences(card: CardFacts, numbers: CardNumbers): Difference[] {
  const printed = numbersOf(card);
  return NAMES.map((name) => ({ name, before: printed[name], after: numbers[name] })).filter(
    ({ before, after }) => before !== after,
  );
}

/** Whether two lists change the same cards to the same numbers. */
export function sameCards(one: readonly CardNumbers[], other: readonly CardNumbers[]): boolean {
  return (
    one.length === other.length &&
    one.every((numbers) => {
      const match = other.find(({ card }) => card === numbers.card);
      return match !== undefined && NAMES.every((name) => match[name] === numbers[name]);
    })
  );
}

/** The Lines of combat whose values differ from the printed ones. */
export function changedLines(changes: readonly Difference[]): number[] {
  return changes.map(({ name }) => LINES.findIndex((line) => line === name)).filter((i) => i >= 0);
}

/** What somebody typed into a number's field; undefined if it is no whole number. */
export function typedNumber(text: string): number | undefined {
  return /^\s*\d+\s*$/.test(text) ? Number(text) : undefined;
}

const FEW_PAIRS = 10; // the first ones take longer: processes start meanwhile

/** How many minutes a run still takes if it goes on as so far; undefined while nobody can know. */
export function minutesLeft({ pairs, most, seconds }: LabRun): number | undefined {
  return pairs < FEW_PAIRS ? undefined : Math.round(((most - pairs) * seconds) / pairs / 60);
}

const isLine = (name: NumberName) => LINES.some((line) => line === name);
const isPower = (name: NumberName) => POWERS.some((power) => power === name);

/** A number by its name, such as Long-Range. */
export function fieldName(name: NumberName): string {
  if (isLine(name)) return t(`line-${name}`);
  return isPower(name) ? t(`power-${name}`) : t(`field-${name}`);
}

/** "Long-Range 2 → 3". */
export function inWords({ name, before, after }: Difference): string {
  const said = (value: number) =>
    name.startsWith("link_") ? numeral(value) || t("field-none") : String(value);
  return t("change-number", { field: fieldName(name), before: said(before), after: said(after) });
}

const written = (value: number, format: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language(), format).format(value).replace("-", "−");

/** A whole number. */
export function whole(value: number): string {
  return written(value, { maximumFractionDigits: 0 });
}

/** A whole number of points, with its sign. */
export function wholePoints(value: number): string {
  return written(value, { maximumFractionDigits: 0, signDisplay: "exceptZero" });
}

/** A difference of rates in points of 100, with its sign. */
export function points(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return written(Math.round(1000 * value) / 10 + 0, { ...digits, signDisplay: "exceptZero" });
}

/** The rulings a host may change, in groups, as the form for a new table shows them. */

import type { BoxFacts, Ruling, RulingFacts, TableOptions } from "./wire";
import { has, t } from "./i18n.svelte";

// Rounds and the start player have fields of their own in the options.
const ELSEWHERE = ["game.rounds", "start_player"];

const SUBJECTS: Record<string, string> = {
  gear: "travel",
  tokens: "travel",
  actions: "travel",
  links: "links",
  challenge: "challenge",
  abilities: "battle",
  icons: "battle",
  battle: "battle",
  rewards: "rewards",
  relics: "rewards",
  honor: "rewards",
};

export interface RulingGroup {
  id: string;
  rulings: RulingFacts[];
}

/** The rulings in the order of the rules, those of one subject together. */
export function rulingGroups(box: BoxFacts): RulingGroup[] {
  const groups = new Map<string, RulingFacts[]>();
  for (const ruling of box.rulings) {
    if (ELSEWHERE.includes(ruling.key)) continue;
    const subject = SUBJECTS[ruling.key.split(".")[0]] ?? "decks";
    groups.set(subject, [...(groups.get(subject) ?? []), ruling]);
  }
  return [...groups.entries()].map(([id, rulings]) => ({ id, rulings }));
}

/** What an edition says when nobody changes it. */
export function standard(edition: string, ruling: RulingFacts): Ruling {
  return ruling.editions[edition] ?? ruling.default;
}

/** What a ruling is under these options. */
export function chosen(options: TableOptions, ruling: RulingFacts): Ruling {
  return options.rulings[ruling.key] ?? standard(options.edition, ruling);
}

const dashed = (text: string): string => text.replace(/[._,]/g, "-");

export const question = (key: string): string => t(`ruling-${dashed(key)}`);
export const explanation = (key: string): string => t(`ruling-${dashed(key)}-note`);

/** A choice in words. */
export function choiceWords(key: string, value: Ruling): string {
  const id = `ruling-${dashed(key)}-${dashed(String(value))}`;
  return has(id) ? t(id) : String(value).split("").join(" ");
}

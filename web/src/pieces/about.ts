/** What everything on the table is for: one sentence, one picture and one rule for each thing. */
import type { IconName } from "$lib/icons/names";
import { t } from "$lib/i18n.svelte";

/** A small card beside a thing. */
export interface About {
  title: string;
  lines: string[];
  icon: IconName | null;
  rule: string | null;
}

/** Every thing, with its picture, its rule and its sentence, which else is `about-…`. */
export const ABOUT = {
  // a player
  points: ["trophy-cup", "SCORE-10"],
  hand: ["card-random", "RESTORE-9"],
  deck: ["stack", "RESTORE-10"],
  discard: ["card-pickup", "RESTORE-1"],
  "stands-in": ["footsteps", "CHALLENGE-1"],
  relics: ["locked-chest", "SCORE-6"],
  prowess: ["medal", "SCORE-8"],
  "prowess-won": ["trophy-cup", "SCORE-7"],
  honor: ["laurels", "CHALLENGE-13"],
  headquarters: ["barracks-tent", "ROUND-4"],
  round: ["sands-of-time", "ROUND-8"],
  // the board
  "era-deck": ["stack", "RESTORE-5"],
  "era-discard": ["card-pickup", "REWARD-4"],
  link: ["shield", "LINK-8"],
  // the Gears of History
  tile: ["big-gear", "TRAVEL-23"],
  "tile-pending": ["big-gear", "TRAVEL-6"],
  "tile-pile": ["stack", "TRAVEL-4"],
  "tile-discard": ["card-pickup", "TRAVEL-7"],
  arrow: ["cog", "TRAVEL-13"],
  "token-space": ["bullseye", "TRAVEL-10"],
  "token-pile": ["stack", "RESTORE-8"],
  "token-discard": ["card-pickup", "TOKEN-9"],
  token: ["bullseye", "TOKEN-5"],
  // a battle
  "die-strong": ["shield", "DICE-2", "die-strong-words"],
  "die-risky": ["dice-fire", "DICE-3", "die-risky-words"],
  "line-long": ["high-shot", "BATTLE-6"],
  "line-medium": ["spears", "BATTLE-6"],
  "line-close": ["crossed-swords", "BATTLE-6"],
  "unit-count": ["locked-chest", "REWARD-6"],
  chance: ["rolling-dices", "VICT-2"],
  falls: ["sword-in-stone", "DMG-3"],
  "virtual-slot": ["trumpet-flag", "SETUP-18"],
} as const satisfies Record<string, readonly [IconName, string, string?]>;

export type Thing = keyof typeof ABOUT;

/** The card of a thing: its name, its sentence, what else there is to say, picture and rule. */
export function about(thing: Thing, title: string, ...more: string[]): About {
  const [icon, rule, words = `about-${thing}`] = ABOUT[thing];
  return { title, lines: [t(words), ...more], icon, rule };
}

/** The card of a thing whose sentence is its own. */
export function aboutOne(
  title: string,
  lines: string[],
  icon: IconName | null = null,
  rule: string | null = null,
): About {
  return { title, lines, icon, rule };
}

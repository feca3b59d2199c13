/** How long a bot thinks about each decision, as in `champion:ms=100`. */

import type { BotFacts, ThinkingTime } from "./wire";

/** The thinking times to choose from, in milliseconds. */
export const PACES = [
  ["quick", 30],
  ["steady", 100],
  ["thorough", 300],
  ["deep", 1000],
] as const;

/** `champion` of `champion:ms=100`. */
export const rankOf = (bot: string): string => bot.split(":")[0];

/** The thinking time that is set, in milliseconds; null where it is the usual one. */
export function thinkingSet(bot: string): number | null {
  const options = bot.split(":").slice(1);
  if (options.some((option) => /^iterations=0*[1-9]/.test(option))) return null; // no time limit
  const set = options.find((option) => /^ms=\d{1,6}$/.test(option));
  return set === undefined ? null : Number(set.slice(3));
}

/** What the server says about the thinking time of a bot; null if it cannot be set. */
export function thinkingOf(bots: BotFacts[] | null, bot: string): ThinkingTime | null {
  return bots?.find((one) => one.name === rankOf(bot))?.thinking ?? null;
}

/** The bot with this thinking time. The usual one is not written. */
export function withThinking(bot: string, ms: number, usual: number): string {
  return ms === usual ? rankOf(bot) : `${rankOf(bot)}:ms=${ms}`;
}

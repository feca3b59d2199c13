/** Why the server refused something, in the present language. */

import { has, listed, t, words, type Args } from "./i18n.svelte";

export interface Refusing {
  code: string;
  reason: string;
  message_id?: string | null;
  place?: string;
  arguments?: Record<string, string | number | string[]>;
}

/** An argument as the language says it: words are joined, an action of the gears is named. */
function argument(name: string, value: string | number | string[]): string | number {
  if (Array.isArray(value)) return listed(value, "or");
  if (name === "what" && has(`gear-${value}`)) return t(`gear-${value}`);
  return value;
}

/** What begins in the middle of a sentence is made one. */
function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

/** The reason by its message; by its code if the message is not known here. */
export function why({ code, reason, message_id: id, place, arguments: given }: Refusing): string {
  const general = `problem-${code}`;
  words.fetchLate("refusals");
  if (id && has(id)) {
    const args: Args = Object.fromEntries(
      Object.entries(given ?? {}).map(([name, value]) => [name, argument(name, value)]),
    );
    const said = t(id, args);
    if (place) return t("error-at", { place, complaint: said });
    return id.startsWith("error-") ? sentence(said) : said;
  }
  if (has(general)) return t(general);
  return reason === "" ? t("problem-unforeseen") : reason;
}

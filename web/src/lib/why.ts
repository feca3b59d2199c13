/** Why the server refused something, in the present language. */

import { has, t } from "./words.svelte";

export interface Refusing {
  code: string;
  reason: string;
  sentence?: string | null;
  what?: string;
}

/** The id of a rule's sentence: its words, in lower case, joined by dashes. */
export function sentenceId(sentence: string): string {
  const words = sentence.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `refusal-${words.replace(/^-|-$/g, "")}`;
}

/** What a sentence speaks of: an action of the gear by its name here, anything else as it is. */
function thing(what: string): string {
  const gear = `gear-${what.toLowerCase().replace(/ /g, "-")}`;
  return has(gear) ? t(gear) : what;
}

export function why({ code, reason, sentence, what }: Refusing): string {
  if (sentence && has(sentenceId(sentence))) {
    return t(sentenceId(sentence), { what: thing(what ?? "") });
  }
  if (has(`problem-${code}`)) return t(`problem-${code}`);
  return reason === "" ? t("problem-unforeseen") : reason;
}

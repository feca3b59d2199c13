/** Why the server refused something, in the present language. */

import { has, language, t } from "./i18n.svelte";

export interface Refusing {
  code: string;
  reason: string;
  sentence?: string | null;
  what?: string;
}

/** Codes whose English reason says more than the code does, for those who read English. */
const SPECIFIC = new Set(["malformed", "bad-address", "bad-log", "illegal"]);

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The id of a rule's sentence: its words, in lower case, joined by dashes. */
export function sentenceId(sentence: string): string {
  return `refusal-${slug(sentence)}`;
}

/** What a sentence speaks of: an action of the gear by its name here, anything else as it is. */
function thing(what: string): string {
  const gear = `gear-${what.toLowerCase().replace(/ /g, "-")}`;
  return has(gear) ? t(gear) : what;
}

/** A reason of the server by its words, as some codes have several; a number in it is `$what`. */
function byReason(reason: string): string | null {
  const id = `problem-${slug(reason.replace(/\d+/, "what"))}`;
  return reason !== "" && has(id) ? t(id, { what: /\d+/.exec(reason)?.[0] ?? "" }) : null;
}

export function why({ code, reason, sentence, what }: Refusing): string {
  if (sentence && has(sentenceId(sentence))) {
    return t(sentenceId(sentence), { what: thing(what ?? "") });
  }
  const said = byReason(reason);
  if (said !== null) return said;
  if (reason !== "" && language() === "en" && SPECIFIC.has(code)) return reason;
  if (has(`problem-${code}`)) return t(`problem-${code}`);
  return reason === "" ? t("problem-unforeseen") : reason;
}

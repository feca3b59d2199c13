/** Why the server refused something, in the present language. */

import { has, language, t } from "./i18n.svelte";

export interface Refusing {
  code: string;
  reason: string;
  message_id?: string | null;
  what?: string;
}

/** Codes whose English reason says more than the code does, for those who read English. */
const SPECIFIC = new Set(["malformed", "bad-address", "bad-log", "illegal"]);

/** What a message speaks of: an action of the gears by its name, anything else as it is. */
function thing(what: string): string {
  return has(`gear-${what}`) ? t(`gear-${what}`) : what;
}

export function why({ code, reason, message_id: message, what }: Refusing): string {
  const general = `problem-${code}`;
  if (message && message !== general && has(message)) {
    return t(message, { what: thing(what ?? "") });
  }
  if (reason !== "" && language() === "en" && SPECIFIC.has(code)) return reason;
  if (has(general)) return t(general);
  return reason === "" ? t("problem-unforeseen") : reason;
}

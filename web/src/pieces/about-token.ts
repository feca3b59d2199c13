/** What a Warfare token does, as a small card. */
import type { IconName } from "$lib/icons/names";
import { has, t } from "$lib/i18n.svelte";
import type { TokenFacts } from "$lib/wire";

import { about, type About, aboutOne } from "./about";
import { tokenInWords } from "./facts";

/** The card of a token that lies face up; further lines come after its own. */
export function aboutToken(
  token: TokenFacts,
  icon: IconName | null = null,
  ...more: string[]
): About {
  const name = tokenInWords(token);
  const own = `token-${token.id}-words`;
  if (!has(own)) return { ...about("token", name, ...more), ...(icon && { icon }) };
  const rule = token.moment === null ? "TOKEN-5" : "TOKEN-10";
  return aboutOne(name, [t(own), ...more], icon, rule);
}

/** The reasons of a battle's result in words and icons. The reasons themselves are the server's. */
import type { IconName } from "$lib/icons/names";
import type { WhyReason } from "$lib/wire";
import { type Arg, type Saying, saying, token } from "$match/model/messages";
import { counted, faceOfDie } from "$match/model/narrator";
import { LINES } from "$match/model/view-facts";
import { LINE_ICONS } from "$pieces/facts";

/** A reason as two sayings: what it is, and what it means here. */
export function sayingsOf(reason: WhyReason): [Saying, Saying] {
  const args = Object.fromEntries(
    Object.entries(reason.facts).map(([name, fact]) => [name, argument(name, fact)]),
  );
  return [saying(`why-${reason.id}`, args), saying(`why-${reason.id}-more`, args)];
}

function argument(name: string, fact: number | string | number[]): Arg {
  if (name === "line") return saying(`line-${fact}`);
  if (!Array.isArray(fact)) return fact;
  if (name === "tokens") return fact.map(token);
  if (name === "units") return counted(fact);
  const [long = 0, medium = 0, close = 0] = fact;
  return faceOfDie({ long, medium, close });
}

/** The icon of a reason: the Line, the Link, the death. */
export function iconOf(reason: WhyReason): IconName {
  switch (reason.id) {
    case "link":
    case "assault":
      return "cracked-shield";
    case "heroic-death":
      return "sword-in-stone";
    case "tie":
    case "units":
    case "unopposed":
      return "two-shadows";
    case "line":
      return LINE_ICONS[LINES.find((name) => name === reason.facts["line"]) ?? "close"];
    default:
      return reason.id.startsWith("dice") ? "rolling-dices" : "card-pick";
  }
}

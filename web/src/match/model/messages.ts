/**
 * Sentences with things in them: cards, tokens, Eras and players that one can point at.
 *
 * Data types: `Saying`, a message of Fluent with its arguments, `Part`, a piece of the finished
 * sentence. A thing travels through Fluent between marks that no text contains.
 */
import { join, type Joined } from "$lib/lists";
import type { BoxFacts, TokenFacts } from "$lib/wire";
import { relicName, tokenInWords } from "$pieces/facts";

import { numeral } from "./view-facts";

const KINDS = [
  "seat",
  "unit",
  "relic",
  "token",
  "era",
  "side-era", // an Era that takes part in a battle
  "gear",
  "sabaton",
  "rule",
  "name",
] as const;
export type Kind = (typeof KINDS)[number];

export interface Ref {
  kind: Kind;
  id: number | string;
  /** Of several equal Units in a line-up, which one, counted from 1. */
  copy?: number;
}

type Thing = string | Ref | Saying;

/** A list is joined with "and". */
export type Arg = number | Thing | Thing[] | { either: Thing[] };

export interface Saying {
  id: string;
  args: Record<string, Arg>;
}

export interface Part {
  text: string;
  ref: Ref | null;
}

/** What is needed to put a saying into words. */
export interface Lexicon {
  box: BoxFacts;
  names: readonly string[];
  t: (id: string, args?: Record<string, string | number>) => string;
  /** What the box says in English itself, translated. */
  printed: (id: string, english: string) => string;
  language: string;
}

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARK = /\uE000[^\uE001]*\uE001/; // what stands before the name
const ISOLATES = /[\u2068\u2069]/g;

export const ref = (kind: Kind, id: number): Ref => ({ kind, id });
export const unit = (id: number): Ref => ({ kind: "unit", id });
export const seat = (id: number): Ref => ({ kind: "seat", id });
export const era = (id: number): Ref => ({ kind: "era", id });
export const token = (id: number): Ref => ({ kind: "token", id });
export const relic = (id: number): Ref => ({ kind: "relic", id });
export const gear = (id: number): Ref => ({ kind: "gear", id });
export const rule = (id: string): Ref => ({ kind: "rule", id });

export function saying(id: string, args: Record<string, Arg> = {}): Saying {
  return { id, args };
}

/** The name of a thing: Unit titles as printed, everything else translated. */
export function nameOf(ref: Ref, lexicon: Lexicon): string {
  const number = Number(ref.id);
  switch (ref.kind) {
    case "seat":
      return lexicon.names[number] ?? lexicon.t("log-somebody");
    case "unit": {
      const title = lexicon.box.units[number]?.name ?? lexicon.t("log-some-unit");
      return ref.copy ? `${title} #${ref.copy}` : title;
    }
    case "relic": {
      const relic = lexicon.box.relics[number];
      return relic ? relicName(relic, lexicon.printed) : "";
    }
    case "sabaton":
      return lexicon.box.sabatons[number]?.name ?? "";
    case "token":
      return tokenName(lexicon.box.tokens[number], lexicon);
    case "era":
      return lexicon.t("era-named", { era: numeral(number) });
    case "side-era":
      return lexicon.t("log-side-era", { era: numeral(number) });
    case "gear":
      return lexicon.t(`gear-${lexicon.box.gears[number]?.id ?? "draw-2"}`);
    default:
      return String(ref.id);
  }
}

/** `Close +2`, `Diversion` …, in the language of the table. */
export function tokenName(token: TokenFacts | undefined, { t }: Pick<Lexicon, "t">): string {
  return token ? tokenInWords(token, t) : "";
}

/** A saying as the pieces of a sentence. */
export function parts(said: Saying, lexicon: Lexicon): Part[] {
  return split(worded(said, lexicon));
}

/** A saying with marks around its things. */
function worded(said: Saying, lexicon: Lexicon): string {
  const args = Object.entries(said.args).map(([key, arg]) => [key, marked(arg, lexicon)]);
  return lexicon.t(said.id, Object.fromEntries(args));
}

/** A saying as plain text, for screen readers. */
export function plain(said: Saying, lexicon: Lexicon): string {
  return parts(said, lexicon)
    .map((part) => part.text)
    .join("");
}

function marked(arg: Arg, lexicon: Lexicon): string | number {
  if (typeof arg !== "object") return arg;
  if (Array.isArray(arg)) return listed(arg, "conjunction", lexicon);
  if ("either" in arg) return listed(arg.either, "disjunction", lexicon);
  if ("args" in arg) return worded(arg, lexicon);
  return `${OPEN}${arg.kind}:${arg.id}${MIDDLE}${nameOf(arg, lexicon)}${CLOSE}`;
}

function listed(things: readonly Thing[], type: Joined, lexicon: Lexicon): string {
  const words = things.map((thing) => String(marked(thing, lexicon)));
  const heard = words.at(-1)?.replace(MARK, "");
  return join(words, type, lexicon.language, heard);
}

/** A text with marks as its pieces. */
export function split(text: string): Part[] {
  const found: Part[] = [];
  for (const chunk of text.replace(ISOLATES, "").split(OPEN)) {
    const close = chunk.indexOf(CLOSE);
    if (close < 0) {
      if (chunk) found.push({ text: chunk, ref: null });
      continue;
    }
    const [what = "", words = ""] = chunk.slice(0, close).split(MIDDLE);
    const colon = what.indexOf(":");
    const kind = KINDS.find((one) => one === what.slice(0, colon));
    found.push({ text: words, ref: kind ? { kind, id: what.slice(colon + 1) } : null });
    if (close + 1 < chunk.length) found.push({ text: chunk.slice(close + 1), ref: null });
  }
  return found;
}

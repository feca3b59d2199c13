/** Lists as a language joins them, also where the last word changes the one before it. */

export type Joined = "conjunction" | "disjunction";

/** The same changes as in `words/catalogue.py`: what is said, before which sounds, and what instead. */
const BEFORE: Record<string, [said: RegExp, sound: RegExp, instead: string][]> = {
  es: [
    [/\by\s*$/, /^(i|í|hi(?![ae]))/i, "e "],
    [/\bo\s*$/, /^(o|ó|ho|8|11\b)/i, "u "],
  ],
  it: [[/\be\s*$/, /^[eèé]/i, "ed "]],
};

/** `A, B, and C`; `heard` is the last item as it sounds, where it carries marks. */
export function join(
  items: string[],
  type: Joined,
  language: string,
  heard: string = items.at(-1) ?? "",
): string {
  const parts = new Intl.ListFormat(language, { type }).formatToParts(items);
  const between = parts.at(-2);
  for (const [said, sound, instead] of BEFORE[language] ?? [])
    if (between?.type === "literal" && sound.test(heard))
      between.value = between.value.replace(said, instead);
  return parts.map(({ value }) => value).join("");
}

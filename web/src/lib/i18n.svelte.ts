/** All words, by Fluent. English is always there; other languages come when they are chosen. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, string | number>;

export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  es: "Español",
};

// What only the terminal says (terminal, cli, report) stays out of the client.
const english = import.meta.glob<string>(
  ["../../../src/abth/locales/en/*.ftl", "!../../../src/abth/locales/en/{terminal,cli,report}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const others = import.meta.glob<string>(
  [
    "../../../src/abth/locales/*/*.ftl",
    "!../../../src/abth/locales/en/*.ftl",
    "!../../../src/abth/locales/*/{terminal,cli,report}.ftl",
  ],
  { query: "?raw", import: "default" },
);

// What the box says in English itself: its translations are long, and come after the rest.
const PRINTED = /\/(rules|notes)\.ftl$/;
const FIRST = /\/(common|home)\.ftl$/;

/** Messages of one language. A file is read when a message is asked for that none before it had. */
class Book {
  readonly #bundle: FluentBundle;
  readonly #unread: string[];
  readonly #said = new Map<string, string | null>(); // without arguments it is always the same

  constructor(language: string, texts: string[]) {
    // All our languages run from left to right, so names need no isolating marks.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#unread = [...texts];
  }

  has(id: string): boolean {
    while (!this.#bundle.hasMessage(id)) {
      const text = this.#unread.shift();
      if (text === undefined) return false;
      this.#bundle.addResource(new FluentResource(text));
    }
    return true;
  }

  say(id: string, args?: Args): string | null {
    if (args) return this.#format(id, variables(args));
    let said = this.#said.get(id);
    if (said === undefined) this.#said.set(id, (said = this.#format(id, {})));
    return said;
  }

  #format(id: string, args: Record<string, FluentVariable>): string | null {
    const pattern = this.has(id) ? this.#bundle.getMessage(id)?.value : null;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : null;
  }
}

/** What is on every page comes first. */
function byUse([path]: [string, unknown], [other]: [string, unknown]): number {
  return Number(FIRST.test(other)) - Number(FIRST.test(path));
}

function filesOf(language: string, printed: boolean): (() => Promise<string>)[] {
  return Object.entries(others)
    .filter(([path]) => path.includes(`/locales/${language}/`) && PRINTED.test(path) === printed)
    .sort(byUse)
    .map(([, load]) => load);
}

/** The languages that have words, English first. */
export const available: string[] = Object.keys(LANGUAGES).filter(
  (language) => language === "en" || filesOf(language, false).length > 0,
);

const fallback = new Book(
  "en",
  Object.entries(english)
    .sort(byUse)
    .map(([, text]) => text),
);

/** A small number is written with its digits alone: making a format for it takes a while. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function variables(args: Args): Record<string, FluentVariable> {
  const counted = ([name, value]: [string, string | number]): [string, FluentVariable] => [
    name,
    Number.isInteger(value) && Math.abs(Number(value)) < 1000 ? new Count(Number(value)) : value,
  ];
  return Object.fromEntries(Object.entries(args).map(counted));
}

class Words {
  #book = $state.raw(fallback);
  #printed = $state.raw(new Book("en", []));
  #wanted = "en";
  language = $state("en");

  /** Switch the language as soon as its words are there; what is printed follows. */
  async setLanguage(language: string): Promise<void> {
    const known = available.includes(language) ? language : "en";
    this.#wanted = known;
    const texts = await Promise.all(filesOf(known, false).map((load) => load()));
    if (this.#wanted !== known) return; // somebody was quicker
    this.#book = known === "en" ? fallback : new Book(known, texts);
    this.#printed = new Book(known, []);
    this.language = known;
    document.documentElement.lang = known;
    const printed = await Promise.all(filesOf(known, true).map((load) => load()));
    if (this.#wanted === known) this.#printed = new Book(known, printed);
  }

  printed(id: string): string | null {
    return this.#printed.say(id);
  }

  say(id: string, args?: Args): string {
    return this.#book.say(id, args) ?? fallback.say(id, args) ?? id;
  }

  has(id: string): boolean {
    return fallback.has(id);
  }
}

export const words = new Words();

/** The message with this id in the present language. */
export function t(id: string, args?: Args): string {
  return words.say(id, args);
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return words.has(id);
}

/** What the box says (`TRAVEL-25`, `note-trebuchet`), in the present language if it is translated. */
export function printed(id: string, english: string): string {
  return words.printed(id) ?? english;
}

/** A message cut at some of its placeholders, so that a card or a link can stand there. */
export function tParts(id: string, slots: string[], args?: Args): (string | { slot: string })[] {
  const marks = Object.fromEntries(slots.map((slot) => [slot, `\u2063${slot}\u2063`]));
  return t(id, { ...args, ...marks })
    .split("\u2063")
    .map((part, place) => (place % 2 === 1 ? { slot: part } : part))
    .filter((part) => part !== "");
}

/** The present language. */
export function language(): string {
  return words.language;
}

export function setLanguage(code: string): Promise<void> {
  return words.setLanguage(code);
}

/** A number with one digit after the point, or comma. */
export function number(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(words.language, digits).format(value).replace("-", "−");
}

/** A day, given in seconds since 1970. */
export function day(seconds: number): string {
  const format = new Intl.DateTimeFormat(words.language, { dateStyle: "medium" });
  return format.format(new Date(seconds * 1000));
}

/** A moment or a length of time, in the present language. */
export function ago(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto", style: "long" });
  const past = seconds - Date.now() / 1000;
  for (const [unit, length] of UNITS) {
    if (Math.abs(past) >= length || unit === "minute") {
      return format.format(Math.round(past / length), unit);
    }
  }
  return "";
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/**
 * All words, by Fluent. The first part of English is always there; other parts and languages are
 * fetched when they are needed. All languages are complete, so nothing falls back on the rest of
 * English.
 */

import { first, languages, parts as fetches } from "virtual:words";

import { join } from "./lists";
import { type Args, Book } from "./words/book";
import type { Part } from "./words/parts";

export type { Args } from "./words/book";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  es: "Español",
};

const rulebooks = import.meta.glob<string>("../../../src/abth/locales/*/rulebook.ftl", {
  query: "?raw",
  import: "default",
});

/** The languages that have words, English first. */
export const available: string[] = Object.keys(LANGUAGES).filter((language) =>
  languages.includes(language),
);

const fallback = new Book("en").add(first);

/** The words of a language as far as they were fetched. */
class Library {
  readonly book: Book;
  readonly #language: string;
  readonly #fetched = new Map<Part, Promise<void>>();

  constructor(language: string) {
    this.#language = language;
    this.book = language === "en" ? fallback : new Book(language);
  }

  /** Fetch these parts, unless they are there or on their way. */
  async fetch(parts: Iterable<Part>): Promise<void> {
    await Promise.all([...parts].map((part) => this.#fetch(part)));
  }

  #fetch(part: Part): Promise<void> {
    let coming = this.#fetched.get(part);
    if (!coming) {
      coming = (fetches[`${part}-${this.#language}`]?.() ?? Promise.resolve(null)).then((text) => {
        if (text) this.book.add(text.default);
      });
      coming.catch(() => this.#fetched.delete(part)); // to be tried again
      this.#fetched.set(part, coming);
    }
    return coming;
  }
}

const RULE = /^[A-Z]/;

class Words {
  #shown = $state.raw({ book: fallback });
  #rulebook = $state.raw<Book | null>(null);
  #wanted = "en";
  #switching: Promise<void> = Promise.resolve();
  /** Something was asked for that was not there: when words come, all is said again. */
  #missed = false;
  readonly #needed = new Set<Part>(["first"]);
  readonly #libraries = new Map([["en", new Library("en")]]);
  language = $state("en");

  /** Switch the language as soon as its words are there. */
  setLanguage(language: string): Promise<void> {
    const known = available.includes(language) ? language : "en";
    this.#wanted = known;
    this.#switching = this.#switch(known);
    return this.#switching;
  }

  async #switch(language: string): Promise<void> {
    const library = this.#library(language);
    if (language !== "en" || this.#needed.size > 1) await library.fetch(this.#needed);
    if (this.#wanted !== language) return; // another was chosen since
    this.#shown = { book: library.book };
    this.language = language;
    document.documentElement.lang = language;
  }

  #library(language: string): Library {
    let library = this.#libraries.get(language);
    if (!library) this.#libraries.set(language, (library = new Library(language)));
    return library;
  }

  /** Fetch parts of the words in the language that is shown, or about to be. */
  async need(parts: readonly Part[]): Promise<void> {
    for (const part of parts) this.#needed.add(part);
    const coming = this.#library(this.#wanted).fetch(parts);
    await Promise.allSettled([coming, this.#switching]);
    await this.#library(this.language).fetch(parts); // there already, unless the switch failed
    if (this.#missed) this.#shown = { ...this.#shown };
    this.#missed = false;
  }

  /** Fetch the rulebook in this language; until it is there, the one before stays. */
  async openRulebook(language: string): Promise<void> {
    const [, load] =
      Object.entries(rulebooks).find(([path]) => path.includes(`/locales/${language}/`)) ?? [];
    if (load === undefined) return;
    const text = await load();
    if (this.#wanted === language) this.#rulebook = new Book(language).add(text);
  }

  get hasRulebook(): boolean {
    return this.#rulebook !== null;
  }

  /** What the box says, in another language than its English. */
  printed(id: string): string | null {
    if (this.language === "en") return null;
    const said = this.#shown.book.say(id);
    if (said === null) this.fetchLate(RULE.test(id) ? "rules" : "notes");
    return said;
  }

  say(id: string, args?: Args): string {
    if (id.startsWith("rulebook-")) return this.#rulebook?.say(id, args) ?? id;
    const said = this.#shown.book.say(id, args) ?? fallback.say(id, args);
    if (said === null) this.#missed = true;
    return said ?? id;
  }

  has(id: string): boolean {
    return this.#shown.book.has(id) || fallback.has(id);
  }

  /** Fetch what is missed already; until it is there, something else is said. */
  fetchLate(part: Part): void {
    this.#missed = true;
    if (!this.#needed.has(part)) void this.need([part]).catch(() => undefined);
  }
}

export const words = new Words();

/** The message with this id in the present language. */
export function t(id: string, args?: Args): string {
  return words.say(id, args);
}

/** Fetch parts of the words. */
export function needWords(...parts: Part[]): Promise<void> {
  return words.need(parts);
}

/** A module with the words that it says. */
export async function withWords<Module>(
  loading: Promise<Module>,
  ...parts: Part[]
): Promise<Module> {
  const [module] = await Promise.all([loading, words.need(parts)]);
  return module;
}

/** Whether there is such a message among those that were fetched. */
export function has(id: string): boolean {
  return words.has(id);
}

/** Fetch the words of the rulebook; `t` says them once `hasRulebook` is true. */
export function openRulebook(language: string): Promise<void> {
  return words.openRulebook(language);
}

export function hasRulebook(): boolean {
  return words.hasRulebook;
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

/** `Ada, Bo, and Cy`, as the present language joins a list. */
export function listed(items: string[], kind: "and" | "or" = "and"): string {
  return join(items, kind === "and" ? "conjunction" : "disjunction", words.language);
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

/** A book reads each message when it is asked for, and says the same as if it had read them all. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";

import { Book } from "$lib/words/book";
import { messagesIn } from "$lib/words/plugin";

const LOCALES = join(import.meta.dirname, "../../../src/abth/locales");

const isFolder = (name: string) => !name.includes(".");

test.each(readdirSync(LOCALES).filter(isFolder))("says all of %s", (language) => {
  const files = readdirSync(join(LOCALES, language)).filter((name) => name.endsWith(".ftl"));
  const texts = files.map((name) => readFileSync(join(LOCALES, language, name), "utf8"));
  const whole = new FluentBundle(language, { useIsolating: false });
  const book = new Book(language);
  for (const text of texts) {
    whole.addResource(new FluentResource(text));
    book.add(text);
  }
  const ids = texts.flatMap((text) => [...messagesIn(text).keys()]);
  expect(ids.length).toBeGreaterThan(500);
  for (const id of ids.filter((name) => !name.startsWith("-"))) {
    const pattern = whole.getMessage(id)?.value;
    expect(book.say(id)).toBe(pattern ? whole.formatPattern(pattern, {}, []) : null);
  }
});

test("a message finds what it refers to, in a text that comes later too", () => {
  const book = new Book("en").add("one = One\nboth = { one } and { two }, { NUMBER($n) }\n");
  book.add("two = Two\n");
  expect(book.say("both", { n: 3 })).toBe("One and Two, 3");
});

test("the first text that has a message counts, and a missing one may still come", () => {
  const book = new Book("en").add("one = One\n").add("one = Uno\n");
  expect(book.say("one")).toBe("One");
  expect(book.say("two")).toBeNull();
  book.add("one = Un\ntwo = Two\n");
  expect([book.say("one"), book.say("two")]).toEqual(["One", "Two"]);
});

test("what nobody asks for is not read", () => {
  const read = vi.spyOn(FluentBundle.prototype, "addResource");
  new Book("en").add("one = One\ntwo = Two\nthree = Three\n").say("two");
  expect(read).toHaveBeenCalledTimes(1);
});

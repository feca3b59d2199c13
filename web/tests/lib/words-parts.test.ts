/** Every page and panel fetches the words that it says. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

import { partOf, PARTS, type Part } from "$lib/words/parts";
import { messagesIn, wordsOf } from "$lib/words/plugin";

const SOURCE = join(import.meta.dirname, "../../src");
const LOCALES = join(import.meta.dirname, "../../../src/abth/locales");

/** What these name is said by others: the recap by its strip, refusals when their words are there. */
const SAID_ELSEWHERE = ["lib/refusal-text.ts", "lib/wire.ts", "teach/recap/recap.ts"];

const parts = new Map<string, Part | null>();
for (const name of readdirSync(join(LOCALES, "en"))) {
  const text = readFileSync(join(LOCALES, "en", name), "utf8");
  for (const id of messagesIn(text).keys()) parts.set(id, partOf(name.replace(".ftl", ""), id));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function resolved(from: string, path: string): string | null {
  const whole = path.startsWith("$")
    ? join(SOURCE, path.slice(1))
    : path.startsWith(".")
      ? resolve(dirname(from), path)
      : null;
  if (whole === null) return null;
  return [whole, `${whole}.ts`].find((one) => sources.has(one)) ?? null;
}

const sources = new Map(
  filesIn(SOURCE)
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => [path, readFileSync(path, "utf8").replace(/<style>[^]*<\/style>/, "")]),
);

const closures = new Map<string, Set<string>>();

/** A module and all that it imports at once. */
function closure(entry: string): Set<string> {
  const known = closures.get(entry);
  if (known) return known;
  const found = new Set([entry]);
  closures.set(entry, found);
  for (const path of found) {
    const text = sources.get(path) ?? "";
    for (const statement of text.match(/^ *(?:import|export) (?!type)[^;]*? from "[^"]+"/gm) ??
      []) {
      const next = resolved(path, statement.split('"').at(-2)!);
      if (next) found.add(next);
    }
  }
  return found;
}

/** The messages that a module names: whole ids, and the beginnings of those it puts together. */
function said(path: string): string[] {
  if (SAID_ELSEWHERE.includes(relative(SOURCE, path))) return [];
  const text = sources.get(path) ?? "";
  const whole = [...text.matchAll(/["'`]([a-z][\w-]*-[\w-]+)["'`]/g)].map((match) => match[1]!);
  const begun = [...text.matchAll(/\b(?:t|saying|tParts)\(\s*`([a-z][\w-]*-)\$\{/g)].flatMap(
    ([, start]) => [...parts.keys()].filter((id) => id.startsWith(start!)),
  );
  return [...whole, ...begun].filter((id) => parts.get(id));
}

interface Entry {
  path: string;
  from: string;
  parts: string[];
}

/** Every module that is fetched by itself, with the parts of the words that come with it. */
const entries: Entry[] = [...sources].flatMap(([from, text]) => {
  const found = [...text.matchAll(/import\(\s*"([^"]+)"\s*\)((?:\s*,\s*"\w+")*)/g)];
  return found.flatMap(([, what, more]) => {
    const path = resolved(from, what!);
    return path ? [{ path, from, parts: more!.match(/\w+/g) ?? [] }] : [];
  });
});
const main = { path: join(SOURCE, "main.ts"), from: "", parts: ["first"] };

/** What is there when an entry is shown: its own words and those of all that lead to it. */
function there(entry: Entry): Set<string> {
  const leading = new Set([entry]);
  for (const one of leading) {
    for (const other of entries) if (closure(other.path).has(one.from)) leading.add(other);
  }
  return new Set(["first", ...[...leading].flatMap((one) => one.parts)]);
}

/** Rare sayings in modules that many pages share. */
const SHARED = /^(edition|ruling)-/;

test.each([main, ...entries].map((entry) => [relative(SOURCE, entry.path), entry] as const))(
  "%s has the words that it says",
  (_, entry) => {
    const known = there(entry);
    const missing = [...closure(entry.path)].flatMap((path) =>
      said(path)
        .filter((id) => !known.has(parts.get(id)!) && !SHARED.test(id))
        .map((id) => `${relative(SOURCE, path)}: ${id} (${parts.get(id)})`),
    );
    expect([...new Set(missing)]).toEqual([]);
  },
);

test("every part has words, and no message is in two", () => {
  const all = PARTS.flatMap((part) => [...messagesIn(wordsOf(part, "de")).keys()]);
  expect(new Set(all).size).toBe(all.length);
  for (const part of PARTS) expect(wordsOf(part, "de")).not.toBe("");
});

test("a message keeps its lines and loses its comment", () => {
  const text = "# Of the board\nera = { $era ->\n    [one] I\n   *[other] II\n}\n\nnext = Next\n";
  expect([...messagesIn(text)]).toEqual([
    ["era", "era = { $era ->\n    [one] I\n   *[other] II\n}"],
    ["next", "next = Next"],
  ]);
});

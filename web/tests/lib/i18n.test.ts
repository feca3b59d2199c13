/** No message is missing, unused or untranslated, and translations take the same placeholders. */
import {
  type Entry,
  type Message,
  parse,
  type Resource,
  FluentSerializer,
  type Term,
  type VariableReference,
  Visitor,
} from "@fluent/syntax";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import story from "$story/table.json";
import { dynamicWords } from "./dynamic-words";
import { sameWords } from "./same-words";

const LOCALES = join(import.meta.dirname, "../../../src/abth/locales");
const SOURCE = join(import.meta.dirname, "../../src");

// The box says these in English itself, so English has no such files.
const PRINTED = ["rules.ftl", "notes.ftl"];

function filesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });
}

function resources(language: string): Map<string, Resource> {
  const names = readdirSync(join(LOCALES, language)).filter((name) => name.endsWith(".ftl"));
  return new Map(
    names.map((name) => [name, parse(readFileSync(join(LOCALES, language, name), "utf8"), {})]),
  );
}

const named = (entry: Entry): entry is Message | Term =>
  entry.type === "Message" || entry.type === "Term";

/** Every message of a language by its id; what stands there twice is listed apart. */
function messages(language: string): { all: Map<string, Message | Term>; twice: string[] } {
  const all = new Map<string, Message | Term>();
  const twice: string[] = [];
  for (const [name, resource] of resources(language)) {
    if (PRINTED.includes(name)) continue;
    for (const entry of resource.body.filter(named)) {
      const id = entry.type === "Term" ? `-${entry.id.name}` : entry.id.name;
      if (all.has(id)) twice.push(id);
      all.set(id, entry);
    }
  }
  return { all, twice };
}

class Variables extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(node.id.name);
  }
}

function placeholders(entry: Message | Term): string[] {
  const visitor = new Variables();
  visitor.visit(entry);
  return [...visitor.names].sort();
}

/** A message without its comment and placeholders, if letters are left. */
function letters(entry: Message | Term): string {
  const copy = entry.clone();
  copy.comment = null;
  const text = new FluentSerializer().serializeEntry(copy).replace(/^[^=]*=/, "");
  return /\p{L}/u.test(text.replace(/\{[^}]*\}/g, "")) ? text : "";
}

const languages = readdirSync(LOCALES).filter((language) =>
  readdirSync(join(LOCALES, language)).some((name) => !PRINTED.includes(name)),
);
const english = messages("en");
const source = filesIn(SOURCE)
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const quoted = new Set(source.match(/(?<=["'`])[\w-]+(?=["'`])/g));

/** The messages that tell events: one for each, and another where the stage says it in its way. */
const told = Object.entries(story).flatMap(([type, entry]) => [
  ...("silent" in entry ? [] : [`log-${type}`]),
  ...("stage" in entry ? [entry.stage] : []),
]);
/** Only the Python side asks for these; tests/words/test_messages.py looks after them. */
const ELSEWHERE =
  /^(terminal|cli|report|review|strength|compare|balance|preview|text(?!-view))-|^(no-script|in-series)$/;

/** Ids written out where a message is asked for: `t("id"`, `saying("id"`, `id: "id"` are quoted. */
const asked = [...source.matchAll(/\b(?:t|tParts|saying)\(\s*"([\w-]+)"/g)].map(
  (match) => match[1],
);

test("every message that is asked for exists", () => {
  expect([...asked, ...told].filter((id) => !english.all.has(id))).toEqual([]);
});

test("every message is used", () => {
  const unused = [...english.all.keys()].filter(
    (id) =>
      !id.startsWith("-") &&
      !ELSEWHERE.test(id) &&
      !quoted.has(id) &&
      !told.includes(id) &&
      !dynamicWords.some((pattern) => pattern.test(id)),
  );
  expect(unused).toEqual([]);
});

test("every pattern of dynamic ids fits some message", () => {
  const ids = [...english.all.keys()];
  expect(dynamicWords.filter((pattern) => !ids.some((id) => pattern.test(id)))).toEqual([]);
});

describe.each(languages)("in %s", (language) => {
  const own = messages(language);

  test("the files can be read to the last line", () => {
    const junk = [...resources(language).values()].flatMap((resource) =>
      resource.body.filter((entry) => entry.type === "Junk").map((entry) => entry.content),
    );
    expect(junk).toEqual([]);
  });

  test("no message stands there twice", () => {
    expect(own.twice).toEqual([]);
  });

  test("nothing is missing and nothing left over", () => {
    const shared = (ids: Iterable<string>) => [...ids].filter((id) => !id.startsWith("-")).sort();
    expect(shared(own.all.keys())).toEqual(shared(english.all.keys()));
  });

  test.skipIf(language === "en")("nothing is left in English", () => {
    const may = [...sameWords["all"], ...(sameWords[language] ?? [])];
    const untranslated = [...own.all]
      .filter(([id]) => english.all.has(id) && !may.some((pattern) => pattern.test(id)))
      .filter(([id, entry]) => {
        const text = letters(entry);
        return text !== "" && text === letters(english.all.get(id)!);
      })
      .map(([id]) => id);
    expect(untranslated).toEqual([]);
  });

  test("messages take the placeholders of the English ones", () => {
    const differing = [...own.all]
      .filter(([id]) => !id.startsWith("-") && english.all.has(id))
      .filter(([id, entry]) => {
        const known = placeholders(english.all.get(id)!);
        return placeholders(entry).some((name) => !known.includes(name));
      })
      .map(([id]) => id);
    expect(differing).toEqual([]);
  });
});

/** No words that a user reads stand in the code of the client: they come from the catalogue. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { parse } from "svelte/compiler";
import ts from "typescript";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");
const WORD = /\p{L}{2,}/u;
/** Two words in a row, the first with a capital or the text ending like a sentence. */
const SENTENCE = /^\p{Lu}\p{L}+,? \p{L}{2,}|\p{L}{2,} \p{L}{2,}.*[.!?…]$/u;
const READ = ["title", "aria-label", "alt", "placeholder", "label", "aria-description"];
/** Names of things that are the same in all languages. */
const NAMES = /^(abth|sha256|https:\/\/\S+|[A-Z]+-\d+)$/;
/** Fonts and their makers. */
const FONTS = /^(game-icons\.net|CC BY 3\.0|(: )?(\p{Lu}[\p{L}-]+,? ?)+)$/u;
const NAMES_OF_GUESTS = /^(\p{Lu}\p{Ll}+ ?){8,}$/u;

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path, ending) : path.endsWith(ending) ? path : [];
  });
}

interface Node {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

/** Texts and attributes of a template that a user reads. */
function texts(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const child of node) texts(child, found);
  else if (node !== null && typeof node === "object") {
    const one = node as Node;
    if (one.type === "Text") found.push(one.data ?? "");
    if (one.type === "Attribute") {
      if (READ.includes(one.name ?? "")) texts(one.value, found);
      return found;
    }
    if (one.type === "StyleDirective") return found;
    for (const [key, child] of Object.entries(one)) if (key !== "parent") texts(child, found);
  }
  return found;
}

/** Texts in quotes in a script. */
function quoted(code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const thrown = ts.isNewExpression(node) && /Error$/.test(node.expression.getText(file));
    if (thrown) return; // a bug, for developers
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push(
        [node.head, ...node.templateSpans.map((span) => span.literal)].map((p) => p.text).join("0"),
      );
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile("x.ts", code, ts.ScriptTarget.Latest);
  visit(file);
  return found;
}

test.each(filesIn(SOURCE, ".svelte").map((path) => [relative(SOURCE, path)]))(
  "%s shows words of the catalogue alone",
  (path) => {
    const code = readFileSync(join(SOURCE, path), "utf8");
    const { fragment } = parse(code, { modern: true });
    const words = texts(fragment).map((text) => text.trim());
    const allowed = path === "pages/About.svelte" ? FONTS : NAMES;
    expect(words.filter((text) => WORD.test(text) && !allowed.test(text))).toEqual([]);
    const scripts = [...code.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map((match) => match[1]!);
    expect(scripts.flatMap(quoted).filter((text) => SENTENCE.test(text))).toEqual([]);
  },
);

test.each(filesIn(SOURCE, ".ts").map((path) => [relative(SOURCE, path)]))(
  "%s says nothing by itself",
  (path) => {
    const found = quoted(readFileSync(join(SOURCE, path), "utf8"));
    expect(found.filter((text) => SENTENCE.test(text) && !NAMES_OF_GUESTS.test(text))).toEqual([]);
  },
);

test("a sentence would be found", () => {
  const { fragment } = parse(`<p title="Do it">{x} Your turn</p>`, { modern: true });
  expect(texts(fragment).filter((text) => WORD.test(text))).toEqual(["Do it", " Your turn"]);
  expect(quoted('say("Your turn"); throw new Error("It is broken.")')).toEqual(["Your turn"]);
});

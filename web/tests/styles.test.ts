/** Style sheets keep their house rules: styles belong to components, colors to the tokens. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";

const SOURCES = resolve("src");

/** The texts of all files of the client whose names end so, by path. */
function textsOf(ending: string): Record<string, string> {
  const paths = readdirSync(SOURCES, { recursive: true, encoding: "utf8" });
  const found = paths
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(ending));
  return Object.fromEntries(
    found.map((path) => [path, readFileSync(`${SOURCES}/${path}`, "utf8")]),
  );
}

const sheets = textsOf(".css");
const components = textsOf(".svelte");
const scripts = textsOf(".ts");

/** Pieces are physical things with a palette of their own. */
const PHYSICAL = /^styles\/pieces\/(?!buttons|hints)/;

const bare = (css: string): string =>
  css.replace(/\/\*[^]*?\*\//g, "").replace(/url\([^)]*\)/g, "");
const styleOf = (component: string): string =>
  bare(/<style>([^]*?)<\/style>/.exec(component)?.[1] ?? "");
const markupOf = (component: string): string => component.replace(/<style>[^]*?<\/style>/g, "");

const styles: [string, string][] = [
  ...Object.entries(sheets).map(([path, css]): [string, string] => [path, bare(css)]),
  ...Object.entries(components).map(([path, text]): [string, string] => [path, styleOf(text)]),
];

/** Selectors and declarations of a style sheet, flat; at-rules are opened. */
function rulesOf(css: string): { selector: string; body: string }[] {
  return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    selector: selector.trim(),
    body,
  }));
}

describe.each(styles)("%s", (path, css) => {
  test("is !important only where motion is reduced and in print", () => {
    const printed = css.replace(/@media print\s*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
    const shouting = rulesOf(printed)
      .filter(({ body }) => body.includes("!important"))
      .map(({ selector }) => selector)
      .filter((selector) => !/data-motion="reduced"/.test(selector));
    expect(shouting).toEqual([]);
  });

  test("has its colors from the tokens", () => {
    if (path === "styles/tokens.css" || PHYSICAL.test(path)) return;
    const colors = rulesOf(css).flatMap(({ body }) =>
      [...body.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi)].map(String),
    );
    expect(colors).toEqual([]);
  });
});

test("every class of the style sheets for all is used", () => {
  const page = readFileSync("index.html", "utf8");
  const markup = Object.values(components).map(markupOf);
  const used = [page, ...markup, ...Object.values(scripts)].join("\n");
  const words = new Set(used.match(/[\w-]+/g));
  // Made of a word and a number or a name: eras, and seats by their figure.
  const composed = /^(?:e[0-4]|s-(?:hannes|chris|joakim|par|tommy|none)|(?:mini|zoom)-relic)$/;
  // Words of the rules on the wire: ranks of Units, kinds of dice, states of tiles.
  const fromFacts = ["base", "elite", "hero"];
  const unused = Object.entries(sheets).flatMap(([path, css]) =>
    rulesOf(bare(css))
      .filter(({ selector }) => !selector.startsWith("@"))
      .flatMap(({ selector }) => [...selector.matchAll(/\.([a-z_][\w-]*)/gi)])
      .map(([, name = ""]) => name)
      .filter((name) => !words.has(name) && !composed.test(name) && !fromFacts.includes(name))
      .map((name) => `${path}: .${name}`),
  );
  expect([...new Set(unused)]).toEqual([]);
});

test("no style sheet is imported by a component", () => {
  const importing = Object.entries(components).filter(([, text]) => /import ".*\.css"/.test(text));
  expect(importing.map(([path]) => path)).toEqual([]);
});

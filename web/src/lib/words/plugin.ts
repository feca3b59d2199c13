/**
 * Gives Vite the words of the client as modules, `virtual:words/PART-LANGUAGE`, without comments,
 * and `virtual:words`, which knows how to fetch them. English has its first part in there.
 */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

import { partOf, PARTS, type Part } from "./parts.ts";

const LOCALES = resolve(import.meta.dirname, "../../../../src/abth/locales");
const LANGUAGES = readdirSync(LOCALES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const ALL = "virtual:words";
const ONE = /^virtual:words\/(\w+)-(\w+)$/;

const filesOf = (language: string) =>
  readdirSync(`${LOCALES}/${language}`).filter((name) => name.endsWith(".ftl"));

/** The messages of a file as they are written, by id; comments are left out. */
export function messagesIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let id: string | undefined;
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) continue;
    const begun = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (begun !== undefined) id = begun;
    if (id !== undefined && line.trim() !== "") {
      const before = found.get(id);
      found.set(id, before === undefined ? line : `${before}\n${line}`);
    }
  }
  return found;
}

/** All that a language says in a part. */
export function wordsOf(part: string, language: string): string {
  return filesOf(language)
    .flatMap((name) => {
      const text = readFileSync(`${LOCALES}/${language}/${name}`, "utf8");
      return [...messagesIn(text)]
        .filter(([id]) => partOf(name.replace(".ftl", ""), id) === part)
        .map(([, message]) => message);
    })
    .join("\n");
}

/** The parts that a language has; what the box prints is in English already. */
function partsOf(language: string): Part[] {
  return PARTS.filter((part) => language !== "en" || !["notes", "rules"].includes(part));
}

function allCode(): string {
  const names = LANGUAGES.flatMap((language) =>
    partsOf(language)
      .filter((part) => language !== "en" || part !== "first")
      .map((part) => `${part}-${language}`),
  );
  const loads = names.map((name) => `"${name}": () => import("virtual:words/${name}")`);
  return [
    `export const first = ${JSON.stringify(wordsOf("first", "en"))};`,
    `export const languages = ${JSON.stringify(LANGUAGES)};`,
    `export const parts = {${loads.join()}};`,
  ].join("\n");
}

export function words(): Plugin {
  return {
    name: "abth-words",
    resolveId: (id) => (id === ALL || ONE.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0")) return null;
      if (id.slice(1) === ALL) return allCode();
      const [, part, language] = ONE.exec(id.slice(1)) ?? [];
      if (part === undefined || language === undefined) return null;
      for (const name of filesOf(language)) this.addWatchFile(`${LOCALES}/${language}/${name}`);
      return `export default ${JSON.stringify(wordsOf(part, language))};`;
    },
  };
}

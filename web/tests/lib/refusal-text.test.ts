import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";

import { why } from "$lib/refusal-text";
import { has, setLanguage } from "$lib/i18n.svelte";

const PACKAGES = ["server", "table"].map((name) => `${process.cwd()}/../src/abth/${name}`);

/** Every code that the server can send. */
function codes(): string[] {
  const texts = PACKAGES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".py"))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );
  const raised = texts.flatMap((text) => [...text.matchAll(/(?:Refusal|cls)\(\s*"([a-z-]+)"/g)]);
  const listed = /STATUS: Final = \{([^}]*)\}/.exec(texts.join("\n"))?.[1] ?? "";
  const found = [...raised, ...listed.matchAll(/"([a-z-]+)":/g)].map((match) => match[1]!);
  return [...new Set(found)].sort();
}

afterEach(() => setLanguage("en"));

test("the codes of the server are found", () => {
  expect(codes()).toEqual(expect.arrayContaining(["malformed", "illegal", "bad-log", "busy"]));
});

test.each(codes())("there are words for %s", (code) => {
  expect(has(`problem-${code}`)).toBe(true);
});

describe("a reason in English", () => {
  const malformed = { code: "malformed", reason: "start_player: there is no such seat" };

  test("is shown to those who read English", () => {
    expect(why(malformed)).toBe(malformed.reason);
  });

  test.each(["de", "fr", "it", "es"])("is not shown in %s", async (language) => {
    await setLanguage(language);
    for (const code of codes()) expect(why({ ...malformed, code })).not.toContain("there is no");
  });

  test("with a number in it is said by its words", async () => {
    const tables = {
      code: "too-many",
      reason: "you have 20 open tables; close some of them",
      message_id: "problem-too-many-tables",
      what: "20",
    };
    expect(why(tables)).toContain("20");
    await setLanguage("de");
    expect(why(tables)).toBe("Du hast 20 offene Tische. Schließe einige davon.");
  });
});

test("what the client refuses by itself keeps its own words", () => {
  expect(why({ code: "token-space", reason: "Nicht dieser Platz." })).toBe("Nicht dieser Platz.");
});

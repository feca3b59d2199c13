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

describe("a reason of the server", () => {
  const bot = {
    code: "malformed",
    reason: "unknown bot “x”; use recruit, or soldier",
    message_id: "error-bot",
    arguments: { bot: "x", known: ["recruit", "soldier"] },
  };

  test("is a sentence in the language of the user, whatever the server said", async () => {
    expect(why(bot)).toBe("Unknown bot “x”; use recruit or soldier.");
    await setLanguage("de");
    expect(why(bot)).toBe("Unbekannter Bot „x“; möglich: recruit oder soldier.");
  });

  test("names its place", async () => {
    const seat = { ...bot, message_id: "problem-no-such-seat", place: "start_player" };
    await setLanguage("it");
    expect(why(seat)).toBe("start_player: Questo posto non esiste.");
  });

  test.each(["de", "fr", "it", "es"])("is never English in %s", async (language) => {
    await setLanguage(language);
    const unknown = { code: "malformed", reason: "there is no such seat", message_id: "no-such" };
    for (const code of codes()) expect(why({ ...unknown, code })).not.toContain("there is no");
  });

  test("with a number in it is said by its words", async () => {
    const tables = {
      code: "too-many",
      reason: "You have 20 open tables. Close some of them.",
      message_id: "problem-too-many-tables",
      arguments: { what: 20 },
    };
    expect(why(tables)).toBe(tables.reason);
    await setLanguage("de");
    expect(why(tables)).toBe("Du hast 20 offene Tische. Schließe einige davon.");
  });
});

test("what the client refuses by itself keeps its own words", () => {
  expect(why({ code: "token-space", reason: "Nicht dieser Platz." })).toBe("Nicht dieser Platz.");
});

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** The rooms of `src/match`: each may import those before it, none of those after it. */
const ROOMS = ["model", "shared", "battle", "table", "end"];
const COMPONENT = {
  regex: "/[A-Z]\\w*\\.svelte$",
  caseSensitive: true,
  message: "The model knows no components.",
};

function directionOf(room) {
  const after = ROOMS.slice(ROOMS.indexOf(room) + 1);
  const patterns = after.map((name) => ({
    regex: `^(\\$match|(\\.\\.?/)*\\.\\.)/${name}/`,
    message: `match/${room} does not import match/${name}: ${ROOMS.join(" ← ")}.`,
  }));
  if (room === "model") patterns.push(COMPONENT);
  return {
    files: [`src/match/${room}/**`],
    rules: { "no-restricted-imports": ["error", { patterns }] },
  };
}

/** What the server says has its type: nothing is asserted to be what it may not be. */
const noCasts = {
  files: ["src/**"],
  rules: {
    "@typescript-eslint/no-non-null-assertion": "error",
    "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
  },
};

/** What serves every page knows nothing of a match. */
const foundations = {
  files: ["src/lib/**", "src/pieces/**"],
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: [{ regex: "^\\$match/|^(\\.\\.?/)*\\.\\./(match|frame|pages)/" }] },
    ],
  },
};

export default ts.config(
  { ignores: ["src/lib/wire.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    rules: {
      eqeqeq: ["error", "smart"],
      "no-console": "error",
      "no-undef": "off", // TypeScript knows better
      "svelte/no-navigation-without-resolve": "off", // that is for SvelteKit
      "svelte/prefer-svelte-reactivity": "off", // sets and maps inside functions are fine
    },
  },
  noCasts,
  foundations,
  ...ROOMS.filter((room) => room !== "end").map(directionOf),
);

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

import { icons } from "./src/lib/icons/plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["ABTH_SERVER"] ?? "http://127.0.0.1:8000";

/** The words of a language in one file; rules and history notes, which are long, in another. */
function languageChunk(id: string): string {
  const [, language, file] = /locales\/(\w+)\/(\w+)/.exec(id) ?? [];
  return `${file === "rules" || file === "notes" ? "printed" : "words"}-${language}`;
}

export default defineConfig({
  plugins: [svelte(), icons()],
  resolve: {
    alias: {
      $lib: here("src/lib"),
      $match: here("src/match"),
      $pieces: here("src/pieces"),
      $story: here("../src/abth/protocol/story"),
    },
    // Tests mount components as a browser does.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: process.env["ABTH_WEB_OUT"] ?? here("../src/abth/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // English is in the main bundle.
        codeSplitting: {
          groups: [{ test: /locales\/(?!en\/)/, name: languageChunk }],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/abth/locales"), here("../src/abth/protocol/story")] },
    proxy: { "/api": { target: server, ws: true }, "/docs": server },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
  },
});

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

import { icons } from "./src/lib/icons/plugin.ts";
import { words } from "./src/lib/words/plugin.ts";
import { finish } from "./src/offline/plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env["ABTH_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // the server may be reached below a path, and writes it into the page
  plugins: [svelte(), icons(), words(), finish()],
  resolve: {
    alias: {
      $lib: here("src/lib"),
      $match: here("src/match"),
      $pieces: here("src/pieces"),
      $teach: here("src/teach"),
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
      input: { index: here("index.html"), "service-worker": here("src/offline/service-worker.ts") },
      output: {
        // The worker's path decides which pages it serves.
        entryFileNames: ({ name }) =>
          name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js",
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

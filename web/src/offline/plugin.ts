/**
 * Finishes a build: names it by its content, tells the page, the service worker and the server that
 * name, and compresses what is worth it with Brotli.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const WORKER = "service-worker.js";
const PAGE = "index.html";
const WORTH_PACKING = /\.(js|css|svg)$/;
const FIRST_FONT = /^assets\/(?!.*-normal-).*\.woff2$/; // with the letters of our languages
const TABLE = ["/pages/TablePage.svelte", "/match/Match.svelte"];
const SMALLEST = 300; // bytes

/** The scripts, styles, fonts and pictures that a page names. */
export function filesOf(page: string): string[] {
  return [...page.matchAll(/"\.\/(assets\/[^"]+)"/g)].map(([, path]) => path ?? "");
}

function packed(text: string): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(text, { params });
}

/** The files of these modules and of all that they import, scripts and styles. */
function filesWith(bundle: Rolldown.OutputBundle, modules: string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(add);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    const entry = chunk.type === "chunk" ? chunk.facadeModuleId : null;
    if (modules.some((module) => entry?.endsWith(module))) add(name);
  }
  return found;
}

export function finish(): Plugin {
  return {
    name: "abth-finish",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle[PAGE];
        const worker = bundle[WORKER];
        if (page?.type !== "asset" || worker?.type !== "chunk") return;
        const all = `${Object.keys(bundle).sort().join()}${String(page.source)}${worker.code}`;
        const build = createHash("sha256").update(all).digest("hex").slice(0, 12);
        const fonts = Object.keys(bundle).filter((name) => FIRST_FONT.test(name));
        const files = JSON.stringify([...new Set([...filesOf(String(page.source)), ...fonts])]);
        const table = filesWith(bundle, TABLE);
        for (const file of filesOf(String(page.source))) table.delete(file);
        page.source = String(page.source)
          .replace('name="build" content=""', `name="build" content="${build}"`)
          .replace('name="ahead" content=""', `name="ahead" content="${[...table].join(" ")}"`);
        worker.code = worker.code
          .replaceAll("__BUILD__", JSON.stringify(build))
          .replaceAll("__FILES__", files);
        this.emitFile({ type: "asset", fileName: "build.json", source: JSON.stringify({ build }) });
      },
    },
    writeBundle({ dir = "." }, bundle) {
      for (const file of Object.values(bundle)) {
        const text = file.type === "chunk" ? file.code : file.source;
        if (typeof text !== "string" || !WORTH_PACKING.test(file.fileName)) continue;
        if (text.length < SMALLEST) continue;
        writeFileSync(join(dir, `${file.fileName}.br`), packed(text));
      }
    },
  };
}

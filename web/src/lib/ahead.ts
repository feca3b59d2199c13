/** Files of the table, fetched into the cache of the browser before anyone opens one. */

import { base } from "./base";
import { savesData } from "./lazy.svelte";
import { whenIdle } from "./when-idle";

/** What the build names; it is not run, so the page stays quick. */
function filesAhead(): string[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="ahead"]')?.content ?? "";
  return named.split(" ").filter(Boolean);
}

const loaded = (): Promise<unknown> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener("load", resolve, { once: true }));

const AT_ONCE = 4; // asking for all at once would hold up a slow processor

/** Fetch them once the page has all that it shows. */
export async function fetchAhead(): Promise<void> {
  if (savesData()) return;
  await loaded();
  await document.fonts?.ready;
  const files = filesAhead();
  const fetches: Promise<unknown>[] = [];
  while (files.length > 0) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    for (const file of files.splice(0, AT_ONCE)) {
      fetches.push(fetch(base + file, { priority: "low" }));
    }
  }
  await Promise.allSettled(fetches);
}

/** Files of the table, fetched into the cache of the browser before anyone opens one. */

import { base } from "./base";
import { savesData } from "./lazy.svelte";

/** What the build names; it is not run, so the page stays quick. */
function filesAhead(): string[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name="ahead"]')?.content ?? "";
  return named.split(" ").filter(Boolean);
}

const loaded = (): Promise<unknown> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener("load", resolve, { once: true }));

/** Fetch them once the page has all that it shows. */
export async function fetchAhead(): Promise<void> {
  if (savesData()) return;
  await loaded();
  await document.fonts?.ready;
  const fetches = filesAhead().map((file) => fetch(base + file, { priority: "low" }));
  await Promise.allSettled(fetches);
}

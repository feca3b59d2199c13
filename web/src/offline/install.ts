/** Installs the service worker once the page has settled, and watches for newer builds. */

import { base } from "$lib/base";
import { checkBuild } from "$lib/build";
import { whenIdle } from "$lib/when-idle";

import type { Keep } from "./messages";

async function install(): Promise<void> {
  await navigator.serviceWorker.register(`${base}service-worker.js`, { scope: base });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  const message: Keep = { type: "keep", keep: loaded };
  active?.postMessage(message);
}

export function installOffline(): void {
  addEventListener("vite:preloadError", () => void checkBuild()); // a part that is no longer there
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) void checkBuild();
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const begin = () => whenIdle(() => void install().catch(() => undefined)); // it works without
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}

/** Which build of the client this is. A server with another one has its own client: load that. */

import { base } from "./base";

const own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "";
const RENEWED = "renewed-for";

async function builtByServer(): Promise<string> {
  const answer = await fetch(`${base}build.json`, { cache: "no-store" });
  const told: { build: string } = await answer.json();
  return told.build;
}

/** Load the page again if the server has another build; once for each, whatever comes of it. */
export async function checkBuild(): Promise<void> {
  if (own === "") return; // a client that was not built
  const build = await builtByServer().catch(() => own); // offline: later
  if (build === own || sessionStorage.getItem(RENEWED) === build) return;
  sessionStorage.setItem(RENEWED, build);
  location.reload();
}

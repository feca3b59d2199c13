/** What a browser has and happy-dom has not. */
import { afterEach } from "vitest";

import { needWords } from "$lib/i18n.svelte";
import { PARTS } from "$lib/words/parts";

afterEach(() => {
  document.body.innerHTML = "";
  localStorage.clear();
  history.replaceState(null, "", "/");
  dispatchEvent(new Event("popstate"));
});

// Pages fetch their words before they are shown; tests show parts of pages.
await needWords(...PARTS);

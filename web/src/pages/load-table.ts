/** Loads the page of a table. Where one is about to be made, this is done in the meantime. */

import type { Component } from "svelte";

import { withWords } from "$lib/i18n.svelte";

export function loadTable(): Promise<{ default: Component }> {
  const table = withWords(import("$match/Match.svelte"), "pieces", "table", "notes");
  table.catch(() => undefined); // the page asks for it again
  return withWords(import("./TablePage.svelte"), "pieces", "table", "notes");
}

/** The same, for later. */
export function loadTableAhead(): void {
  void loadTable().catch(() => undefined);
}

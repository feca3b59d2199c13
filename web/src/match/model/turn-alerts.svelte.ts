/** Tells a player who looks elsewhere that it is their turn: in the tab's title and by a notification. */

import { notify } from "$lib/browser-notification";
import { t } from "$lib/i18n.svelte";

import type { MatchStore } from "./match-store.svelte";

/** Whether one of your seats must decide. */
export function isDue(match: MatchStore): boolean {
  return match.known && match.table.state === "playing" && match.due.seat !== null
    ? match.me.includes(match.due.seat)
    : false;
}

/** Keeps the title of the tab up to date, and notifies once for each decision. */
export function announceTurns(match: MatchStore): void {
  let notified = false;

  $effect(() => {
    const due = isDue(match);
    const name = match.known ? match.table.options.name : t("title");
    document.title = due ? t("title-your-turn", { table: name }) : t("page-title", { page: name });
    if (due && !notified) notify(t("row-your-turn"), name);
    notified = due;
  });
}

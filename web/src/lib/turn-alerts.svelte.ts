/** Tells a player who looks elsewhere that it is their turn: in the tab's title, and by a notice. */

import type { MatchStore } from "$match/model/match-store.svelte";
import { t } from "./i18n.svelte";

/** A notice of the browser, for somebody who looks elsewhere and has allowed it. */
export function notify(title: string, text: string): void {
  if (document.visibilityState !== "hidden") return;
  if (typeof Notification !== "function" || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, tag: "abth-turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Whether a seat of ours must decide. */
export function isDue(match: MatchStore): boolean {
  return match.known && match.table.state === "playing" && match.due.seat !== null
    ? match.me.includes(match.due.seat)
    : false;
}

export function announceTurns(match: MatchStore): void {
  let told = false;

  $effect(() => {
    const due = isDue(match);
    const name = match.known ? match.table.options.name : t("title");
    document.title = due ? t("title-your-turn", { table: name }) : t("page-title", { page: name });
    if (due && !told) notify(t("row-your-turn"), name);
    told = due;
  });
}

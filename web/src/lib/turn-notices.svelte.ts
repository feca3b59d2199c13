/** Tells a user that it is their turn at a table other than the one on the screen. */

import { apiPath, identity } from "./api";
import { notify } from "./browser-notification";
import { flash } from "./toast.svelte";
import { me } from "./me.svelte";
import { TableSocket } from "./socket";
import { t } from "./i18n.svelte";
import { to } from "../router.svelte";

/** Listen as long as the page is open; `here` gives the id of the table that is shown. */
export function hearNotices(here: () => string | null): void {
  $effect(() => {
    if (me.person === null) return;
    const socket = new TableSocket(apiPath("/notices"), {
      hello: () => ({ secret: identity.get()?.secret ?? null, seen: null, chat_seen: 0 }),
      hear: (message) => {
        if (message.type !== "your-turn" || message.table === here()) return;
        const words = t(message.challenged ? "notice-challenged" : "notice-turn", {
          table: message.name,
        });
        flash.show(words, { href: to("table", message.table), link: t("row-play") });
        notify(t("title"), words);
      },
      connected: () => undefined,
      turnedAway: () => false,
    });
    return () => socket.close();
  });
}

/** Whether this user has never finished a match: the server knows, and the browser remembers it. */
import { onMount } from "svelte";

import { api } from "$lib/api";
import { me } from "$lib/me.svelte";
import { remember, remembered } from "$lib/storage";

const FINISHED = "finished-a-match";

class Newcomer {
  /** True until the server tells of a finished match. */
  value = $state(remembered<boolean>(FINISHED) !== true);

  async ask(): Promise<void> {
    if (!this.value || me.person === null) return;
    const profile = await api.player(me.person);
    if (profile.matches === 0) return;
    this.value = false;
    remember(FINISHED, true);
  }
}

/** Asked for when a page is shown. */
export function newcomer(): Newcomer {
  const found = new Newcomer();
  onMount(() => void found.ask().catch(() => undefined)); // offline: as the browser remembers
  return found;
}

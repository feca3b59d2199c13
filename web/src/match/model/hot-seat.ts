/**
 * Several players at one screen: the player who holds it sees what their seat may see. While it
 * changes hands, and before the next player has taken it, it shows only what every player may know.
 */
import type { EventSaid } from "$lib/wire";

import type { MatchStore } from "./match-store.svelte";

/** Whether several players share this screen. */
export function isShared(store: MatchStore): boolean {
  return store.me.length > 1;
}

/** Whether the screen must go to another player first: to the one who must decide. */
export function changesHands(store: MatchStore, holder: number | null): boolean {
  const { seat } = store.due;
  return isShared(store) && seat !== null && store.me.includes(seat) && seat !== holder;
}

/** The seat with whose eyes the table is seen; null: with those of a spectator. */
export function eyesOf(store: MatchStore, holder: number | null): number | null {
  if (!isShared(store)) return store.seat;
  return changesHands(store, holder) ? null : holder;
}

/** Events as the holder of a shared screen may know them; elsewhere as they were told. */
export function eventsFor(store: MatchStore, holder: number | null): EventSaid[] {
  if (!isShared(store)) return store.events;
  return store.events.map((event) => {
    const { secret } = event;
    if (!secret || (holder !== null && secret.known_to.includes(holder))) return event;
    return secret.open;
  });
}

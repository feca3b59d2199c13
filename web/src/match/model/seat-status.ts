/** How a seat is described beside its name: what it does now, who plays it. */
import { now } from "$lib/now.svelte";
import type { SeatState } from "$lib/wire";
import { type Presence, presenceOf } from "$match/friends/presence";

import type { Shown } from "./screen.svelte";

export type Standing =
  "acts" | "thinks" | "challenged" | "turn" | "waits" | Exclude<Presence, "here">;

/** What a seat is about just now. */
export function standing(seat: number, shown: Shown, state: SeatState | undefined): Standing {
  const presence = state === undefined ? null : presenceOf(state, now.seconds);
  if (presence === "away" || presence === "gone") return presence;
  if (shown.due.seat === seat) {
    if (state?.kind === "bot" || state?.away) return "thinks";
    return shown.view.active === seat || shown.view.wheel < 0 ? "acts" : "challenged";
  }
  if (presence === "replaced" || presence === "resigned") return presence;
  return shown.view.active === seat ? "turn" : "waits";
}

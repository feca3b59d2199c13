/** How a seat is described beside its name: what it does now, who plays it. */
import type { SeatState } from "$lib/wire";

import type { Shown } from "./screen.svelte";

export type Standing = "acts" | "thinks" | "challenged" | "away" | "turn" | "waits";

/** What a seat is about just now. */
export function standing(seat: number, shown: Shown, state: SeatState | undefined): Standing {
  if (shown.due.seat === seat) {
    if (state?.kind === "bot") return "thinks";
    return shown.view.active === seat || shown.view.wheel < 0 ? "acts" : "challenged";
  }
  if (state?.away || (state?.kind === "person" && !state.here)) return "away";
  return shown.view.active === seat ? "turn" : "waits";
}

/** Whether the person at a seat is here, away or gone, or a bot plays for them. */
import { ago, t } from "$lib/i18n.svelte";
import type { SeatState } from "$lib/wire";

export type Presence = "here" | "away" | "gone" | "replaced" | "resigned";

const RECONNECTING = 10; // seconds: a reload or a tunnel is no absence
const GONE = 600; // seconds after which nobody expects them back soon

/** The presence of a person; null for a bot and an open seat. */
export function presenceOf(seat: SeatState, now: number): Presence | null {
  if (seat.kind !== "person") return null;
  if (seat.resigned) return "resigned";
  if (seat.away) return "replaced";
  if (seat.here || seat.since === null || now - seat.since < RECONNECTING) return "here";
  return now - seat.since < GONE ? "away" : "gone";
}

/** The presence of a person in words, with since when. */
export function presenceWords(seat: SeatState, now: number): string {
  const presence = presenceOf(seat, now);
  if (presence === null) return "";
  return t(`presence-${presence}`, { ago: ago(seat.since ?? now) });
}

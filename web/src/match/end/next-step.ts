/** What to learn next, after a match. */
import { api, entropy } from "$lib/api";
import { me } from "$lib/me.svelte";
import { remember, remembered } from "$lib/storage";
import type { SeatPlan, TableState } from "$lib/wire";

export type NextStep = "learn" | "links" | "puzzle";

const LESSON_FINISHED = "finished-a-lesson";

/** Whether the first match was played to its end in this browser. */
export const finishedLesson = (): boolean => remembered<boolean>(LESSON_FINISHED) === true;

export function rememberLesson(): void {
  remember(LESSON_FINISHED, true);
}

/** Where each step leads. */
export const STEPS: Record<NextStep, string[]> = {
  learn: ["learn"],
  links: ["rules", "6"],
  puzzle: ["practice"],
};

const BY_LINKS = ["link", "assault"];

/**
 * The next step of a player: the first match if they have finished neither it nor another than this
 * one, Links if these cost them the most battles, else a puzzle.
 */
export function nextStep(
  finished: number | null,
  lost: Record<string, number> | null,
  lesson = false,
): NextStep {
  if (finished !== null && finished <= 1 && !lesson) return "learn";
  const total = (ids: string[]) => ids.reduce((sum, id) => sum + (lost?.[id] ?? 0), 0);
  const links = total(BY_LINKS);
  const others = Object.entries(lost ?? {}).filter(([id]) => !BY_LINKS.includes(id));
  if (links > 0 && others.every(([, count]) => count <= links)) return "links";
  return "puzzle";
}

/** Who sits where when a match is dealt again: I in my seats, bots in all others. */
export function seatsAgain(table: TableState): SeatPlan[] {
  return table.seats.map((seat) =>
    table.yours.includes(seat.seat)
      ? { kind: "person", bot: null }
      : { kind: "bot", bot: seat.bot ?? table.options.away_bot },
  );
}

/** Play the same deal again, with the same chance; the id of the new table. */
export async function sameDeal(table: TableState): Promise<string> {
  return me.act(async () => {
    const options = {
      ...table.options,
      seats: seatsAgain(table),
      invitation: true,
      clock: null,
    };
    const again = await api.fork(table.id, { version: 0, chance: "same", options });
    for (const seat of table.yours) {
      const name = table.seats[seat]?.name ?? undefined;
      await api.join(again.id, { seat, entropy: entropy(), ...(name ? { name } : {}) });
    }
    await api.start(again.id);
    return again.id;
  });
}

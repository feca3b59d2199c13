/** What the browser keeps of a lesson, for each table. Data type: `Kept`. */
import { remember, remembered } from "$lib/storage";

import type { StepId } from "./steps";

export interface Kept {
  seen: StepId[];
  /** The step that was being told. */
  now: StepId | null;
  /** The player has ended the lesson, or it is finished. */
  over: boolean;
}

const under = (table: string): string => `lesson-${table}`;

export const keptOf = (table: string): Kept | null => remembered<Kept>(under(table));

export function keep(table: string, kept: Kept): void {
  remember(under(table), kept);
}

/** Take a lesson up again that was ended before its last step. */
export function takeUp(table: string): void {
  const kept = keptOf(table);
  if (kept?.over && !kept.seen.includes("free")) keep(table, { ...kept, over: false });
}

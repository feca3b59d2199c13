/** Where the components of a table find its lesson. What the lesson says is fetched with it. */
import { getContext, setContext } from "svelte";

import type { MatchStore } from "$match/model/match-store.svelte";

import type { Lesson } from "./lesson.svelte";

const KEY = Symbol("lesson");

/** Whether a lesson is given at this table. */
export function givesLesson({ table }: MatchStore): boolean {
  return table.options.lesson !== null && table.forked_from === null && table.yours.length > 0;
}

export function provideLesson(lesson: Lesson | null): Lesson | null {
  return setContext(KEY, lesson);
}

/** The lesson of the table; null where none is given. */
export function theLesson(): Lesson | null {
  return getContext<Lesson | null | undefined>(KEY) ?? null;
}

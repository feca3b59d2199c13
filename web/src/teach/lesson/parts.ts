/** All of a lesson, fetched together. */
export { default as Dare } from "./Dare.svelte";
export { Lesson } from "./lesson.svelte";
export { default as LessonTeller } from "./LessonTeller.svelte";

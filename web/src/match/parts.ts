/** What a table fetches when it is first needed; the rest comes in a quiet moment. */
import { needWords, withWords } from "$lib/i18n.svelte";
import { Lazy, lazy } from "$lib/lazy.svelte";
import type { Arrangement, Layout } from "$match/model/layout";
import type { MatchStore } from "$match/model/match-store.svelte";
import { givesLesson } from "$teach/lesson/lesson-context";

export const phoneTable = lazy(() => import("$match/table/PhoneTable.svelte"));
export const phoneStage = lazy(() => import("$match/battle/PhoneStage.svelte"));
export const shortTable = lazy(() => import("$match/table/ShortTable.svelte"));
export const shortBattle = lazy(() => import("$match/battle/ShortBattle.svelte"));
export const stage = lazy(() => import("$match/battle/Stage.svelte"));
export const stagePanels = lazy(() => import("$match/battle/panels/StagePanels.svelte"));
export const openedOverlay = lazy(() =>
  withWords(import("$match/table/overlays/OpenedOverlay.svelte"), "coach", "why", "explain"),
);
export const coachPanel = lazy(() => withWords(import("$teach/coach/CoachPanel.svelte"), "coach"));
export const recapStrip = lazy(() => withWords(import("$teach/recap/Recap.svelte"), "why"));
export const whyPanels = lazy(() => withWords(import("$teach/why/WhyPanels.svelte"), "why"));
export const lessonParts = new Lazy(() => withWords(import("$teach/lesson/parts"), "lesson"));

const TABLES: Record<Arrangement, Lazy<unknown>[]> = {
  short: [shortTable],
  phone: [phoneTable],
  table: [],
};
const BATTLES: Record<Arrangement, Lazy<unknown>[]> = {
  short: [shortBattle],
  phone: [phoneStage],
  table: [stage, stagePanels],
};

/** What must be there before this table can be shown. */
export function partsAtOnce(match: MatchStore, layout: Layout): Lazy<unknown>[] {
  const battle = match.known && match.facts.battle !== null;
  const arrangement = layout.arrangement(battle);
  return [
    ...TABLES[arrangement],
    ...(battle ? BATTLES[arrangement] : []),
    ...(givesLesson(match) ? [lessonParts] : []),
  ];
}

/** The rules and what the server may refuse. */
const refusals = { load: () => needWords("refusals", "rules").catch(() => undefined) };

/** What will soon be needed, in this order. */
export function partsToCome(layout: Layout): { load(): Promise<void> }[] {
  const arrangement = layout.arrangement(true);
  return [
    ...TABLES[arrangement],
    ...BATTLES[arrangement],
    recapStrip,
    coachPanel,
    whyPanels,
    openedOverlay,
    refusals,
  ];
}

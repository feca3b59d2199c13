/**
 * "Why?" of the battle in sight: which battle that is, and what the server says about it.
 *
 * Data type: `Asked`, the battle that was asked about.
 */
import { api } from "$lib/api";
import type { BattleWhy, EventSaid } from "$lib/wire";
import type { Screen } from "$match/model/screen.svelte";

/** A battle by its number in the match or, looking back, by the version at which it is over. */
export interface Asked {
  table: string;
  battle: number | null;
  at: number | null;
  eyes: number | null;
}

/** The battle whose result is in sight; null if there is none, or if it may not be asked about. */
export function battleInSight(screen: Screen): Asked | null {
  const { store, scene } = screen;
  if (scene.winner === null || !screen.staged || screen.curtained) return null;
  const asked = { table: store.id, battle: null, at: null, eyes: screen.seat };
  if (screen.past) return { ...asked, at: store.version };
  if (store.me.length === 0) return null;
  const decided = screen.told.story.findLast((beat) => beat.type === "battle-decided");
  return { ...asked, battle: battleNumber(store.events, decided?.event) };
}

/** Which battle of the match an event decided, from 1; without an event the last one. */
export function battleNumber(events: readonly EventSaid[], decided?: EventSaid): number {
  const until = decided ? events.lastIndexOf(decided) + 1 : 0;
  const told = until === 0 ? events : events.slice(0, until);
  return told.filter((event) => event.type === "battle-decided").length;
}

class Why {
  answer = $state.raw<BattleWhy | null>(null);
  failed = $state(false);
  #asked = $state.raw<string | null>(null);
  #known = new Map<string, BattleWhy>();
  /** The story that was stopped for it. */
  #stopped: Screen | null = null;

  /** Whether the reasons of this battle lie open. */
  isOpen(screen: Screen): boolean {
    const battle = battleInSight(screen);
    return battle !== null && this.#asked === JSON.stringify(battle);
  }

  /** The Line in which the battle in sight turned, once that was asked. */
  turned(screen: Screen): number | null {
    return this.isOpen(screen) ? (this.answer?.line ?? null) : null;
  }

  /** Ask, or put the answer away; false if there is nothing to ask about. */
  toggle(screen: Screen): boolean {
    const battle = battleInSight(screen);
    if (battle === null) return false;
    if (this.isOpen(screen)) {
      this.close();
      return true;
    }
    screen.coach.close(); // one voice at a time, and one place
    this.#stopTime(screen);
    void this.#ask(battle);
    return true;
  }

  close(): void {
    this.#asked = null;
    this.#stopped?.pause(false);
    this.#stopped = null;
  }

  /** The story waits while vellum speaks; a result that waits anyway need not be stopped. */
  #stopTime(screen: Screen): void {
    if (!screen.beat || screen.beat.waits || screen.told.paused) return;
    screen.pause(true);
    this.#stopped = screen;
  }

  async #ask(battle: Asked): Promise<void> {
    const key = JSON.stringify(battle);
    this.#asked = key;
    this.failed = false;
    this.answer = this.#known.get(key) ?? null;
    if (this.answer) return;
    const answer = await api.why(battle).catch(() => null);
    if (answer) this.#known.set(key, answer);
    if (this.#asked !== key) return;
    this.answer = answer;
    this.failed = answer === null;
  }
}

export const why = new Why();

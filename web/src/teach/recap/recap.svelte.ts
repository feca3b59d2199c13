/** Which recap lies on the table, and whether it was put away. */
import type { Screen } from "$match/model/screen.svelte";
import { type Recap, recapOf } from "./recap";

/** How long the replay of a recap takes. */
export const REPLAY = 10_000;

class RecapState {
  /** The turn whose recap was put away, by the table and the number of its first event. */
  #away = $state<string | null>(null);

  /** What happened since my last turn, if it is my turn and I have not decided yet. */
  of(screen: Screen): Recap | null {
    const { seat } = screen;
    if (screen.past || seat === null || !screen.canAct || screen.view.active !== seat) return null;
    const kept = { prowess: screen.own?.prowess_left ?? 0, relics: screen.own?.relics ?? [] };
    return recapOf(screen.events, seat, screen.box, kept);
  }

  isAway(screen: Screen, recap: Recap): boolean {
    return this.#away === keyOf(screen, recap);
  }

  putAway(screen: Screen, recap: Recap): void {
    this.#away = keyOf(screen, recap);
  }

  /** From the Log it comes back. */
  bring(): void {
    this.#away = null;
  }

  /** Tell it again on the table; false if there is nothing to tell. */
  replay(screen: Screen): boolean {
    const recap = this.of(screen);
    if (!recap) return false;
    screen.tellAgain(recap.first, recap.last, REPLAY);
    return true;
  }
}

const keyOf = (screen: Screen, { last }: Recap): string => `${screen.store.id} ${last}`;

export const recap = new RecapState();

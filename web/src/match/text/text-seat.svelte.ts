/** The text of a match as the server says it, and what is typed. No sentence is made here. */

import { api, freshKey } from "$lib/api";
import { language } from "$lib/i18n.svelte";
import { problem } from "$lib/toast.svelte";
import type { TextPage } from "$lib/wire";

import { changesHands, isShared } from "$match/model/hot-seat";
import type { MatchStore } from "$match/model/match-store.svelte";

export class TextSeat {
  page = $state.raw<TextPage | null>(null);
  /** The answer to the last command. */
  answer = $state.raw<string[]>([]);
  /** A command is on its way. */
  busy = $state(false);
  /** Who holds a screen that several players share. */
  holder = $state<number | null>(null);

  #fetching = false;
  #stale = false;

  constructor(readonly match: MatchStore) {}

  /** Whether the screen must go to another player before anything is shown. */
  get curtained(): boolean {
    return changesHands(this.match, this.holder);
  }

  /** Whether there is a seat whose text can be shown. */
  get readable(): boolean {
    return !this.curtained && (!isShared(this.match) || this.holder !== null);
  }

  get #seat(): number | null {
    return isShared(this.match) ? this.holder : null;
  }

  /** The player to decide takes the shared screen. */
  take(): void {
    this.holder = this.match.due.seat;
    this.page = null;
    this.answer = [];
  }

  /** Fetch the page; what changes meanwhile is fetched after it. */
  async refresh(): Promise<void> {
    if (!this.readable) return;
    if (this.#fetching) {
      this.#stale = true;
      return;
    }
    this.#fetching = true;
    try {
      do {
        this.#stale = false;
        const seat = this.#seat;
        const page = await api.textPage(this.match.id, language(), seat);
        if (seat === this.#seat) this.#show(page);
      } while (this.#stale);
    } catch (error) {
      this.answer = [problem(error)];
    } finally {
      this.#fetching = false;
    }
  }

  /** Send what was typed; whether it was heard. */
  async send(command: string): Promise<boolean> {
    const typed = command.trim();
    if (typed === "" || this.busy) return false;
    this.busy = true;
    try {
      const seen = this.page?.version ?? null;
      const said = { command: typed, seat: this.#seat, seen, key: freshKey() };
      const reply = await api.textCommand(this.match.id, language(), said);
      this.answer = reply.answer;
      this.#show(reply.page);
      return true;
    } catch (error) {
      this.answer = [problem(error)];
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Show a page, unless a later one is there. */
  #show(page: TextPage): void {
    if (page.version >= (this.page?.version ?? 0)) this.page = page;
  }
}

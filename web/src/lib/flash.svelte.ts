/** One short sentence at the edge of the screen, such as a refusal of the server. */

import { Refusal } from "./api";
import { has, t } from "./words.svelte";

const STAYS = 7_000;

export interface Flash {
  text: string;
  atom: string | null;
  bad: boolean;
}

class Flashes {
  now = $state.raw<Flash | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, bad = false, atom: string | null = null): void {
    this.now = { text, atom, bad };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.now = null), STAYS);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}

export const flash = new Flashes();

/** A refusal in words. */
export function problem(error: unknown): string {
  if (!(error instanceof Refusal)) return t("problem-unknown");
  const id = `problem-${error.code}`;
  if (has(id)) return t(id);
  return error.reason === "" ? t("problem-unknown") : error.reason;
}

/** Do something, and say so if it fails. */
export async function attempt<T>(deed: () => Promise<T>): Promise<T | null> {
  try {
    return await deed();
  } catch (error) {
    flash.show(problem(error), true, error instanceof Refusal ? error.atom : null);
    return null;
  }
}

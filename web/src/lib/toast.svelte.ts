/** One short sentence at the edge of the screen, such as a refusal of the server. */

import { Refusal } from "./api";
import { why } from "./refusal-text";
import { needWords, t } from "./i18n.svelte";
import { to } from "../router.svelte";

const STAYS = 7_000;

export interface Flash {
  text: string;
  bad: boolean;
  href: string | null;
  link: string;
}

class Flashes {
  now = $state.raw<Flash | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, more: Partial<Flash> = {}): void {
    this.now = { text, bad: false, href: null, link: "", ...more };
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
  return error instanceof Refusal ? why(error) : t("problem-unforeseen");
}

/** Do something, and say so if it fails. */
export async function attempt<T>(deed: () => Promise<T>): Promise<T | null> {
  try {
    return await deed();
  } catch (error) {
    const atom = error instanceof Refusal ? error.atom : null;
    const rule = atom === null ? {} : { href: to("rules", atom), link: atom };
    await needWords("refusals").catch(() => undefined);
    flash.show(problem(error), { bad: true, ...rule });
    return null;
  }
}

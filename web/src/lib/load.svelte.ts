/** Something fetched for a page, with the ways it can fail; `again` fetches it once more. */

import { onMount } from "svelte";

export class Loaded<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  readonly #fetch: () => Promise<T>;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  readonly again = async (): Promise<void> => {
    try {
      this.value = await this.#fetch();
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  };
}

/** Fetch when the page is shown, and every so many seconds while it is looked at. */
export function load<T>(fetch: () => Promise<T>, every: number | null = null): Loaded<T> {
  const loaded = new Loaded(fetch);
  onMount(() => {
    void loaded.again();
    if (every === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "hidden") void loaded.again();
    }, every * 1_000);
    return () => clearInterval(timer);
  });
  return loaded;
}

/** Parts of the client that are fetched when they are first needed, or before, in a quiet moment. */

import { whenIdle } from "./when-idle";

export class Lazy<Part> {
  /** The part, once it is there. */
  current = $state.raw<Part | null>(null);
  /** Why it could not be fetched. */
  error = $state.raw<unknown>(null);
  readonly #fetch: () => Promise<Part>;
  #loading: Promise<void> | null = null;

  constructor(fetch: () => Promise<Part>) {
    this.#fetch = fetch;
  }

  /** Fetch it, unless it is there or on its way; after a failure it is tried again. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch().then(
      (part) => {
        this.current = part;
        this.error = null;
      },
      (error: unknown) => {
        this.error = error;
        this.#loading = null;
      },
    );
    return this.#loading;
  }
}

/** A component in a file of its own. */
export function lazy<Shown>(fetch: () => Promise<{ default: Shown }>): Lazy<Shown> {
  return new Lazy(async () => (await fetch()).default);
}

declare global {
  interface Navigator {
    connection?: { saveData?: boolean }; // not in every browser
  }
}

/** Whether the browser asks to load no more than is needed. */
export function savesData(): boolean {
  return navigator.connection?.saveData ?? false;
}

/** The next moment in which nothing is at work. */
function quiet(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}

/** Fetch these one after the other while nothing else is at work; gives the way to call it off. */
export function preload(parts: readonly { load(): Promise<void> }[]): () => void {
  let wanted = !savesData();
  void (async () => {
    for (const part of parts) {
      await quiet();
      if (!wanted) return;
      await part.load();
    }
  })();
  return () => {
    wanted = false;
  };
}

/** What the browser remembers, as far as it lets us. */

const PREFIX = "abth.";

export function remembered<T>(key: string, storage = () => localStorage): T | null {
  try {
    const text = storage().getItem(PREFIX + key);
    const value: T | null = text === null ? null : JSON.parse(text);
    return value;
  } catch {
    return null; // a private window, or text that is not ours
  }
}

export function remember(key: string, value: unknown, storage = () => localStorage): void {
  try {
    if (value === null) storage().removeItem(PREFIX + key);
    else storage().setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Without storage the game goes on, it only forgets.
  }
}

/** Call `hear` whenever another window of this browser changes what is remembered under a key. */
export function whenChangedElsewhere(key: string, hear: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + key) hear();
  });
}

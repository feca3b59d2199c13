/** What the browser remembers, as far as it lets us. */

const PREFIX = "abth.";

export function remembered<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + key);
    const value: T | null = text === null ? null : JSON.parse(text);
    return value;
  } catch {
    return null; // a private window, or text that is not ours
  }
}

export function remember(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Without storage the game goes on, it only forgets.
  }
}

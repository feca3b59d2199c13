/**
 * Keys that are characters: letters, digits and signs. A player may turn them off or ask for them
 * together with Alt, since speech input and trembling hands press them unmeant (WCAG 2.1.4).
 */
import { settings } from "./settings.svelte";

const PLACE = /^(?:Key|Digit)(\w)$/;

const isCharacter = (key: string): boolean => key.length === 1 && key !== " ";

/** The character of a key, also where Alt writes another one with it. */
function characterOf({ key, code, altKey }: KeyboardEvent): string | null {
  const place = altKey && !/^[\w?]$/.test(key) ? PLACE.exec(code)?.[1] : undefined;
  if (place !== undefined) return place.toLowerCase();
  return isCharacter(key) ? key : null;
}

/** The key that was meant; null if it means nothing here. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey) return null;
  const character = characterOf(event);
  if (character === null) return event.altKey ? null : event.key;
  if (settings.keys === "off" || event.altKey !== (settings.keys === "alt")) return null;
  return character;
}

/** A key as one has to press it; null if it is turned off. */
export function keyText(key: string): string | null {
  if (!/^[\w?]$/.test(key) || settings.keys === "plain") return key; // not "←" or "Enter"
  return settings.keys === "alt" ? `Alt+${key}` : null;
}

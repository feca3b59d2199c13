/** The keys of the coach: H asks, 1 to 3 choose, Enter lays out, Escape puts it away. */
import type { Coach } from "./coach.svelte";

/** A key was pressed; true if it was meant for the coach. */
export function pressCoach(key: string, isHeld: boolean, coach: Coach, onButton: boolean): boolean {
  if (key.toLowerCase() === "h" && coach.available) {
    coach.toggle();
    return true;
  }
  if (!coach.visible) return false;
  switch (key) {
    case "Escape":
      coach.close();
      return true;
    case "Enter":
      if (onButton || isHeld || !coach.playable) return false;
      coach.layOut();
      return true;
    case "F6":
      walk();
      return true;
    case "1":
    case "2":
    case "3":
      return digit(Number(key) - 1, coach);
  }
  return false;
}

/** The digit of the chosen move lays it out, as its button says. */
function digit(number: number, coach: Coach): boolean {
  if (coach.chosen === number) coach.layOut();
  else coach.choose(number);
  return true;
}

/** Between the plate and the board. */
function walk(): void {
  const panel = document.querySelector<HTMLElement>(".coach-panel");
  const inside = panel?.contains(document.activeElement) ?? false;
  const to = inside ? ".hand button, .action-bar button" : ".coach-panel h2";
  document.querySelector<HTMLElement>(to)?.focus();
}

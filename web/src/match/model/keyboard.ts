/** The keys of the table. */
import type { Screen } from "./screen.svelte";

/** The element around the focus that matches a selector. */
function targetWithin(event: KeyboardEvent, selector: string): Element | null {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/** Whether the key belongs to a field one writes into. */
function isWriting(event: KeyboardEvent): boolean {
  return targetWithin(event, "input, textarea, select, [contenteditable]") !== null;
}

/** The things that glow, in the order in which the digits name them. */
function glowing(): HTMLElement[] {
  return [
    ...document.querySelectorAll<HTMLElement>("button.legal, button:has(> .glowing), .choosable"),
  ];
}

/** Whether this is what was picked and waits to be confirmed: a card, a Relic, a medal. */
function isPicked(button: Element, screen: Screen): boolean {
  const waits = screen.picked !== null && !screen.targets.assign.has(screen.picked);
  return waits && button.matches('[aria-pressed="true"]:not(.tools *)');
}

const USABLE = "button, a, [role=button]:not([aria-disabled=true])";

/** A key was pressed somewhere; true if it meant something here. */
export function press(event: KeyboardEvent, screen: Screen): boolean {
  if (isWriting(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const onButton = targetWithin(event, USABLE);
  const telling = screen.beat !== null;
  switch (event.key) {
    case "?":
      screen.opened = screen.opened ? null : { kind: "keys" };
      return true;
    case "Escape":
      screen.opened = null;
      screen.drawer = null;
      screen.picked = null;
      screen.store.refuse(null);
      return true;
    case " ":
      if (!telling || onButton) return false;
      screen.pause(!screen.told.paused);
      return true;
    case "ArrowRight":
      if (telling) screen.step();
      return telling;
    case "ArrowLeft":
      if (telling) screen.back();
      return telling;
    case "Enter":
      // What is picked is confirmed where it was picked.
      if (onButton && !isPicked(onButton, screen)) return false;
      if (telling) screen.step();
      else if (screen.over) screen.onover?.();
      if (telling || screen.over) return true;
  }
  return telling ? skipKey(event, screen) : act(event, screen);
}

function skipKey(event: KeyboardEvent, screen: Screen): boolean {
  if (event.key.toLowerCase() !== "s") return false;
  screen.skip();
  return true;
}

function act(event: KeyboardEvent, screen: Screen): boolean {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const offer = screen.demand.offers.find((one) => one.key === key);
  if (offer) {
    screen.act(offer.action);
    return true;
  }
  const gear = screen.targets.gear.get(screen.box.gear_symbols.indexOf(key));
  if (gear !== undefined) {
    screen.act(gear);
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    const target = glowing()[Number(key) - 1];
    target?.click(); // without the focus, so that Enter still means the bar's first button
    return target !== undefined;
  }
  if (key === "U") screen.undo();
  else if (key === "L") screen.drawer = screen.drawer === "log" ? null : "log";
  else if (key === "M") screen.drawer = screen.drawer === "chat" ? null : "chat";
  else return false;
  return true;
}

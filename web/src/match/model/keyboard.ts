/** The keys of the table. */
import { tick } from "svelte";

import { keyOf } from "$lib/keys";
import { recap } from "$teach/recap/recap.svelte";
import { why } from "$teach/why/why.svelte";
import { pressCoach } from "$teach/coach/keys";

import type { Screen } from "./screen.svelte";

/** The element around the focus that matches a selector. */
function targetWithin(event: KeyboardEvent, selector: string): Element | null {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/** Whether the key belongs to a field one writes into, or to a dialog above the table. */
function isWriting(event: KeyboardEvent): boolean {
  return targetWithin(event, "input, textarea, select, [contenteditable], dialog") !== null;
}

/** Whether a panel that one writes in is open: what is typed beside its field means nothing. */
function sleeps(event: KeyboardEvent, screen: Screen): boolean {
  if (screen.drawer === "chat" || screen.drawer === "rules") return true;
  return targetWithin(event, ".drawer:has(input)") !== null;
}

/** The thing that a digit names; of what lies open, if something does. */
export function numbered(digit: string): HTMLElement | null {
  const find = (within: string) =>
    document.querySelector<HTMLElement>(`${within} [data-digit="${digit}"]`);
  const place = document.querySelector(".overlay") ? find(".overlay") : find("body");
  return place?.matches("button") ? place : (place?.querySelector("button") ?? null);
}

/** Whether this is what was picked and waits to be confirmed: a card, a Relic, a medal. */
function isPicked(button: Element, screen: Screen): boolean {
  const waits = screen.picked !== null && !screen.targets.assign.has(screen.picked);
  return waits && button.matches('[aria-pressed="true"]:not(.tools *)');
}

const USABLE = "button, a, [role=button]:not([aria-disabled=true])";

/** A key was pressed somewhere; true if it meant something here. */
export function press(event: KeyboardEvent, screen: Screen): boolean {
  const key = keyOf(event);
  if (key === null || isWriting(event)) return false;
  if (key !== "Escape" && sleeps(event, screen)) return false;
  const onButton = targetWithin(event, USABLE);
  const telling = screen.beat !== null;
  if (pressCoach(key, event.repeat, screen.coach, onButton !== null)) return true;
  switch (key) {
    case "?":
      screen.opened = screen.opened ? null : { kind: "keys" };
      return true;
    case "Escape":
      screen.opened = null;
      screen.drawer = null;
      screen.picked = null;
      screen.takeBack();
      why.close();
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
      if (event.repeat) return false; // a key that is held down confirms nothing
      // What is picked is confirmed where it was picked.
      if (onButton && !isPicked(onButton, screen)) return false;
      if (telling) screen.step();
      else if (screen.over) screen.onover?.();
      if (telling || screen.over) return true;
  }
  const name = key.length === 1 ? key.toUpperCase() : key;
  if (name === "W" && why.toggle(screen)) return true;
  if (name === "L" || name === "M") return openDrawer(name === "L" ? "log" : "chat", screen);
  if (telling) return skipKey(name, screen);
  return !event.repeat && act(name, screen); // a key that is held decides once
}

const FIELDS = { log: ".drawer .lines-of-log", chat: ".drawer .say input" };

/** The log or the chat is there and has the focus; the log goes again with the same key. */
function openDrawer(name: "log" | "chat", screen: Screen): boolean {
  screen.drawer = screen.drawer === name ? null : name;
  if (screen.drawer === name)
    void tick().then(() => document.querySelector<HTMLElement>(FIELDS[name])?.focus());
  return true;
}

function skipKey(key: string, screen: Screen): boolean {
  if (key !== "S") return false;
  screen.skip();
  return true;
}

function act(key: string, screen: Screen): boolean {
  const offer = screen.demand.offers.find((one) => one.key === key);
  if (offer) {
    screen.accept(offer.action);
    return true;
  }
  const gear = screen.targets.gear.get(screen.box.gear_symbols.indexOf(key));
  if (gear !== undefined) {
    screen.act(gear);
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    const target = numbered(key);
    target?.click(); // without the focus, so that Enter still means the bar's first button
    return target !== null;
  }
  if (key === "R") return recap.replay(screen);
  if (key !== "U") return false;
  screen.undo();
  return true;
}

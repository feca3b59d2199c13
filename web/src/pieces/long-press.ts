/** A finger that rests on something asks about it, and the click at its end means nothing more. */
import type { Attachment } from "svelte/attachments";

const PRESS = 450; // ms
const STILL = 10; // px that a resting finger may move

/** Attach to a thing: `{@attach longPress(ask)}`. */
export function longPress(ask: () => void): Attachment<Element> {
  return (target) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = false;
    let start = { x: 0, y: 0 };

    const stop = () => clearTimeout(timer);
    const down = (event: Event) => {
      stop();
      asked = false;
      if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        asked = true;
        ask();
      }, PRESS);
    };
    const move = (event: Event) => {
      if (!(event instanceof PointerEvent)) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) stop();
    };
    const click = (event: Event) => {
      if (!asked) return;
      asked = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const listeners: [string, EventListener, boolean][] = [
      ["pointerdown", down, false],
      ["pointermove", move, false],
      ["pointerup", stop, false],
      ["pointercancel", stop, false],
      ["click", click, true],
    ];
    for (const [type, listener, first] of listeners) target.addEventListener(type, listener, first);
    return () => {
      stop();
      for (const [type, listener, first] of listeners)
        target.removeEventListener(type, listener, first);
    };
  };
}

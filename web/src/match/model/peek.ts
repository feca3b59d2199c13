/**
 * Looking before one inserts a tile: the pointer or the focus on it shows what it would give. On a
 * touch screen the first tap shows it, also while the finger stays, and the second one inserts.
 */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

import type { Screen } from "./screen.svelte";

const MARK = "data-peek";

export function peek(screen: Screen): Attachment<HTMLElement> {
  return (target) => {
    let shownBefore = true; // by the touch that is under way
    const show = (on: boolean) => (screen.previewing = on);
    const isTouch = (event: Event) =>
      event instanceof PointerEvent && event.pointerType === "touch";
    const listeners: [string, EventListener, boolean?][] = [
      ["pointerenter", (event) => !isTouch(event) && show(true)],
      ["pointerleave", (event) => !isTouch(event) && show(false)],
      [
        "focusin",
        ({ target: place }) =>
          place instanceof Element && place.matches(":focus-visible") && show(true),
      ],
      ["focusout", () => show(false)],
      [
        "pointerdown",
        (event) => {
          shownBefore = !isTouch(event) || screen.previewing || screen.facts.insert === null;
          show(true);
        },
      ],
      [
        "click",
        (event) => {
          if (!shownBefore) event.stopPropagation();
          shownBefore = true;
        },
        true, // before the button hears of it
      ],
    ];
    const elsewhere = (event: Event) => {
      if (event.target instanceof Element && !event.target.closest(`[${MARK}]`)) show(false);
    };
    target.setAttribute(MARK, "");
    // `on`, because the focus also leaves when the page is being drawn without the target.
    const offs = listeners.map(([type, listener, capture]) =>
      on(target, type, listener, { capture }),
    );
    offs.push(on(document, "pointerdown", elsewhere));
    return () => {
      for (const off of offs) off();
      target.removeAttribute(MARK);
    };
  };
}

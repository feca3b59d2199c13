/**
 * Where the focus goes: from what is gone to what comes next, never to nowhere.
 *
 * What comes next says so with `data-takes-focus`: the bar with the pending decision, and whatever
 * lies over the table. Of several in sight the last in the document lies on top.
 */
import type { Attachment } from "svelte/attachments";

const NEXT = "[data-takes-focus]";
/** Scrolling the table away below a reader would be worse than a focus out of sight. */
const QUIETLY: FocusOptions = { preventScroll: true };

const isInSight = (place: HTMLElement): boolean =>
  place.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** Whether nothing that can be used has the focus. */
function isLost(): boolean {
  const held = document.activeElement;
  return held === null || held === document.body || held.matches(":disabled");
}

/** The focus goes to what comes next. */
export function focusNext(): void {
  const places = [...document.querySelectorAll<HTMLElement>(NEXT)].filter(isInSight);
  const next = places.at(-1);
  if (next && !next.contains(document.activeElement)) next.focus(QUIETLY);
}

/** As long as the table is there, something of it has the focus. */
export function keepFocus(): () => void {
  let pending: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (isLost()) focusNext();
  };
  // Later: while the focus goes from one thing to the next, nothing has it.
  const observer = new MutationObserver(() => {
    clearTimeout(pending);
    pending = setTimeout(look);
  });
  const changes = { childList: true, subtree: true, attributeFilter: ["disabled"] };
  observer.observe(document.body, changes);
  look();
  return () => {
    clearTimeout(pending);
    observer.disconnect();
  };
}

/** A panel takes the focus when it opens, and gives it back when it closes. */
export function takesFocus(first?: string): Attachment<HTMLElement> {
  return (panel) => {
    const before = document.activeElement;
    (first === undefined ? panel : (panel.querySelector<HTMLElement>(first) ?? panel)).focus(
      QUIETLY,
    );
    return () => {
      const left = !panel.contains(document.activeElement) && !isLost();
      if (left) return; // it has gone elsewhere meanwhile
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus(QUIETLY);
      if (isLost() || panel.contains(document.activeElement)) focusNext();
    };
  };
}

/**
 * Small cards beside the things of the table: what they are, in a sentence, with their rule.
 *
 * They come when a thing is pointed at for a moment, on a tap of something that does nothing else
 * now, on a long press, and with the key I where the focus is; I again says everything around it. Those that were asked for stay until they are put
 * away, and their rules can be followed.
 */
import type { Attachment } from "svelte/attachments";

import { keyOf } from "$lib/keys";

import type { About } from "./about";
import { longPress } from "./long-press";
import { to } from "../router.svelte";

export type Words = string | string[] | About;

const GAP = 10;
const TALL = 90; // px: a card, not an icon
const WAIT = 400; // ms, so that a passing pointer calls up nothing
const USED = "button, a, input, select, [role=button], [data-opens]";
const SVG = "http://www.w3.org/2000/svg";

/** The words of each thing that has some. */
const things = new Map<Element, () => Words>();
let box: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What is spoken of. */
let owner: Element | undefined;
/** Asked for by key or finger: it stays. */
let stays = false;
/** What the last touch put away: touched again, it does not come back. */
let putAway: Element | undefined;
/** Whether the last touch was a finger's. */
let byFinger = false;

function plate(): HTMLElement {
  if (!box?.isConnected) {
    box = document.createElement("div");
    box.className = "hint";
    box.role = "status";
    document.body.append(box);
  }
  return box;
}

const within = (value: number, most: number) => Math.max(4, Math.min(value, most - 4));

/** Beside a card, above anything small; on the other side where there is no room. */
function stand(target: Element, words: HTMLElement): void {
  const around = target.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = words;
  let left = around.left + around.width / 2 - width / 2;
  let top = around.top - height - GAP;
  if (around.height >= TALL) {
    left = around.right + GAP;
    if (left + width > innerWidth - 4) left = around.left - width - GAP;
    top = around.top;
  } else if (top < 4) {
    top = around.bottom + GAP;
  }
  const [x, y] = [within(left, innerWidth - width), within(top, innerHeight - height)];
  words.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

function cardOf(words: Words): About | null {
  if (typeof words === "object" && !Array.isArray(words)) return words;
  const [title, ...lines] = typeof words === "string" ? [words] : words;
  return title ? { title, lines, icon: null, rule: null } : null;
}

function paragraph(words: string): HTMLElement {
  const made = document.createElement("p");
  made.textContent = words;
  return made;
}

function drawn({ title, lines, icon, rule }: About): HTMLElement {
  const made = document.createElement("section");
  if (icon) {
    const picture = document.createElementNS(SVG, "svg");
    picture.setAttribute("viewBox", "0 0 512 512");
    picture.setAttribute("aria-hidden", "true");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#i-${icon}`);
    picture.append(use);
    made.append(picture);
  }
  made.append(...[title, ...lines].filter(Boolean).map(paragraph));
  if (rule) {
    const link = document.createElement("a");
    link.href = to("rules", rule);
    link.textContent = rule;
    made.append(link);
  }
  return made;
}

function show(target: Element, about: readonly Words[], asked: boolean): void {
  const cards = about.map(cardOf).filter((card) => card !== null);
  clearTimeout(timer);
  if (cards.length === 0 || !target.isConnected) return;
  const shown = plate();
  // What only the pointer called up is silent: the thing says the same in its label.
  shown.ariaHidden = asked ? null : "true";
  shown.replaceChildren(...cards.map(drawn));
  shown.classList.toggle("asked", asked);
  shown.classList.toggle("many", cards.length > 1);
  stand(target, shown);
  shown.classList.add("on");
  owner = target;
  stays = asked;
}

/** Put away whatever is shown. */
export function hideHints(): void {
  clearTimeout(timer);
  box?.classList.remove("on", "asked");
  box?.replaceChildren(); // nobody reads it afterwards, for example behind the veil of a shared screen
  owner = undefined;
  stays = false;
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

/** Everything with words within a part of the table, without what is hidden or silent. */
function thingsIn(part: Element): Words[] {
  const found = [...things].filter(([thing]) => part.contains(thing) && isShown(thing));
  const inOrder = found.sort(([a], [b]) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  const said = new Set<string>();
  return inOrder.flatMap(([, words]) => {
    const card = cardOf(words());
    if (!card?.rule || said.has(card.lines[0] ?? card.title)) return [];
    said.add(card.lines[0] ?? card.title);
    return [card];
  });
}

const isShown = (thing: Element): boolean => thing.getClientRects().length > 0;

/** I: about what has the focus; I again, or where that has no words: about all of its part. */
function ask(focused: Element): boolean {
  const own = things.get(focused);
  const again = stays && owner === focused;
  const part = focused.closest("[data-hints]") ?? document.querySelector("[data-hints=stage]");
  if (own && !again) show(focused, [own()], true);
  else if (part) show(focused, thingsIn(part), true);
  return stays;
}

function keyed(event: KeyboardEvent): void {
  if (event.key === "Escape" && stays) {
    event.stopPropagation();
    hideHints();
  }
  if (keyOf(event)?.toLowerCase() !== "i") return;
  const focused = document.activeElement;
  if (!focused?.matches(":focus-visible") || focused.matches("input, textarea, select")) return;
  if (!ask(focused)) return;
  event.preventDefault();
  event.stopPropagation(); // the table has another meaning for this key
}

/** What was asked for goes when something else is touched. */
function touched(event: Event): void {
  byFinger = isTouch(event);
  putAway = stays ? owner : undefined;
  if (stays && event.target instanceof Node && !box?.contains(event.target)) hideHints();
}

/** Whether a tap here does nothing but ask: no button, or one that cannot be used now. */
function onlyAsks(event: Event): boolean {
  const used = event.target instanceof Element ? event.target.closest(USED) : null;
  return used === null || used.ariaDisabled === "true" || used.hasAttribute("data-idle");
}

let listening = false;

function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener("keydown", keyed);
  document.addEventListener("pointerdown", touched, true);
  addEventListener("hashchange", hideHints);
}

/**
 * Attach to a thing: `{@attach hint(() => about("deck", name))}`.
 *
 * `presses`: a long press calls it up; not where that opens something larger.
 */
export function hint(words: () => Words, presses = true): Attachment<Element> {
  return (target) => {
    listen();
    things.set(target, words);
    const soon = () => {
      clearTimeout(timer);
      if (stays || owner === target) return; // what was asked for is not talked over
      timer = setTimeout(() => show(target, [words()], false), WAIT);
    };
    const focused = () => target.matches(":focus-visible") && soon();
    const away = () => {
      clearTimeout(timer);
      if (owner === target && !stays) hideHints();
    };
    const tapped = (event: Event) => {
      if (byFinger && putAway !== target && onlyAsks(event)) show(target, [words()], true);
    };
    const listeners: [string, EventListener][] = [
      ["click", tapped],
      // Where the pointer comes to rest; what appears under a resting one says nothing.
      ["pointermove", (event) => !isTouch(event) && soon()],
      ["pointerleave", away],
      ["pointerdown", away],
    ];
    // A drawing that listens to the focus would become a stop of the Tab key by that alone.
    if (!(target instanceof SVGElement) || target.hasAttribute("tabindex"))
      listeners.push(["focus", focused], ["blur", away]);
    for (const [type, listener] of listeners) target.addEventListener(type, listener);
    const forget = presses ? longPress(() => show(target, [words()], true))(target) : undefined;
    return () => {
      forget?.();
      for (const [type, listener] of listeners) target.removeEventListener(type, listener);
      things.delete(target);
      clearTimeout(timer);
      if (owner === target) hideHints();
    };
  };
}

/** Words that appear beside a piece as soon as it is pointed at or focused. */
import type { Attachment } from "svelte/attachments";

export type Words = string | string[];

const GAP = 10;
const TALL = 90; // px: a card, not an icon
const WAIT = 110; // ms, so that a passing pointer does not flicker

let box: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let owner: Element | undefined;

function plate(): HTMLElement {
  if (!box?.isConnected) {
    box = document.createElement("div");
    box.className = "hint";
    box.ariaHidden = "true"; // the piece says the same in its label
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

function show(target: Element, words: Words): void {
  const lines = (typeof words === "string" ? [words] : words).filter((line) => line !== "");
  if (lines.length === 0 || !target.isConnected) return;
  const shown = plate();
  shown.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement("p");
      paragraph.textContent = line;
      return paragraph;
    }),
  );
  stand(target, shown);
  shown.classList.add("on");
  owner = target;
}

function hide(target: Element): void {
  clearTimeout(timer);
  if (owner !== target) return;
  box?.classList.remove("on");
  owner = undefined;
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

/** Attach to a piece: `{@attach hint(() => [name, words])}`. */
export function hint(words: () => Words): Attachment<Element> {
  return (target) => {
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => show(target, words()), WAIT);
    };
    const focused = () => target.matches(":focus-visible") && soon();
    const away = () => hide(target);
    const listeners: [string, EventListener][] = [
      ["pointerenter", (event) => !isTouch(event) && soon()],
      ["pointerleave", away],
      ["pointerdown", away],
    ];
    // A drawing that listens to the focus would become a stop of the Tab key by that alone.
    if (!(target instanceof SVGElement) || target.hasAttribute("tabindex"))
      listeners.push(["focus", focused], ["blur", away]);
    for (const [type, listener] of listeners) target.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) target.removeEventListener(type, listener);
      away();
    };
  };
}

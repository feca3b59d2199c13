/** Mounts a piece, so that tests can look at it. */
import box from "../fixtures/box.json";
import type { BoxFacts, CardFacts, SabatonFacts, TokenFacts } from "$lib/wire";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach } from "vitest";

export const theBox = box as unknown as BoxFacts;

const shown: ReturnType<typeof mount>[] = [];
const targets: Element[] = [];

afterEach(async () => {
  await Promise.all(shown.splice(0).map((component) => unmount(component)));
  for (const target of targets.splice(0)) target.remove();
});

/** The outermost element of a piece. */
export function show<Props extends object>(
  piece: Component<Props>,
  props: NoInfer<Props>,
): Element {
  const target = document.createElement("div");
  document.body.append(target);
  targets.push(target);
  shown.push(mount(piece as Component, { target, props }));
  flushSync();
  const element = target.firstElementChild;
  if (!element) throw new Error("the piece shows nothing");
  return element;
}

/** The visible words and numbers of a piece, with single gaps. */
export function wordsOf(element: Element, selector: string): string[] {
  return [...element.querySelectorAll(selector)].map(
    (part) => part.textContent?.replace(/\s+/g, " ").trim() ?? "",
  );
}

export function unit(id: string): CardFacts {
  return found(theBox.units, id);
}

export function sabaton(id: string): SabatonFacts {
  return found(theBox.sabatons, id);
}

export function token(id: string): TokenFacts {
  return found(theBox.tokens, id);
}

function found<Piece extends { id: string }>(pieces: Piece[], id: string): Piece {
  const piece = pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`the box has no ${id}`);
  return piece;
}

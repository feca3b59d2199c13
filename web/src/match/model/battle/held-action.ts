/**
 * A step that cannot be taken back waits here for its confirmation: the last Unit for *Engage*, the
 * last Warfare token for *Roll*. It is shown as if it were done, and sent only when it is confirmed.
 *
 * Data type: `HeldAction`. Which actions are final is the server's word (`facts.final`).
 */
import { remember, remembered } from "$lib/storage";
import type { BoxFacts, EventSaid, PlayerView, TableFacts, View } from "$lib/wire";

import { verbOf } from "$match/model/targets";
import { type Scene, type SideNumber, ATTACKER, DEFENDER, follow } from "./scene";

export interface HeldAction {
  action: string;
  /** What it will have been on the stage; null where it happens on the table. */
  event: Extract<EventSaid, { type: "unit-deployed" | "token-assigned" }> | null;
}

interface Seen {
  view: View;
  facts: TableFacts;
  legal: readonly string[];
  seat: number | null;
}

/** An action of this seat as one that waits; null if it is not final. */
export function heldOf(action: string, seen: Seen, box: BoxFacts): HeldAction | null {
  const { view, facts, legal, seat } = seen;
  const number = view.options[legal.indexOf(action)];
  const final = facts.final.find((one) => one.action === number);
  const verb = number === undefined ? undefined : verbOf(number, box);
  if (!final || !verb || number === undefined || seat === null) return null;
  const side: SideNumber = seat === view.active ? ATTACKER : DEFENDER;
  const piece = Math.floor((number - verb.first) / verb.places);
  if (verb.verb === "deploy") {
    const facts = { seat, side, card: piece, link: final.link, coming: final.coming };
    return { action, event: { type: "unit-deployed", facts } };
  }
  if (verb.verb === "assign") {
    const facts = { seat, side, token: piece, place: (number - verb.first) % verb.places };
    return { action, event: { type: "token-assigned", facts } };
  }
  return { action, event: null };
}

/** The battlefield as if it were done. */
export function sceneWith(held: HeldAction | null, scene: Scene, box: BoxFacts): Scene {
  return held?.event ? follow(scene, held.event, box) : scene;
}

/** The player's area as if it were done: the card or the token is no longer there. */
export function areaWith(held: HeldAction | null, own: PlayerView | null): PlayerView | null {
  if (!own || !held?.event) return own;
  const { event } = held;
  return event.type === "unit-deployed"
    ? { ...own, hand: own.hand && without(own.hand, event.facts.card) }
    : { ...own, tokens: without(own.tokens, event.facts.token) };
}

function without(things: readonly number[], one: number): number[] {
  return things.toSpliced(things.indexOf(one), 1);
}

const KEY = "held";

interface Kept {
  table: string;
  version: number;
  action: string;
}

/** Keep it where a visit to the settings or a reload cannot lose it; null forgets it. */
export function keep(held: HeldAction | null, table: string, version: number): void {
  remember(KEY, held && { table, version, action: held.action });
}

/** The action that waited at this version of this table. */
export function kept(table: string, version: number): string | null {
  const found = remembered<Partial<Kept>>(KEY);
  return found?.table === table && found.version === version ? (found.action ?? null) : null;
}

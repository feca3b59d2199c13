/** Exact odds of the battle on the table; they follow every change. */
import { api } from "$lib/api";
import { perCent } from "$lib/chances";
import type {
  OddsAnswer,
  OddsQuestion,
  SideFacts,
  TableFacts,
  TableOptions,
  View,
} from "$lib/wire";
import { language } from "$lib/i18n.svelte";

import { NONE, chance } from "$match/model/view-facts";
import type { Scene, SideNumber } from "./scene";

const WAIT = 120; // so that quick changes are asked once
const LARGEST = 9999; // a fraction beyond this is no help to the eye

/** The question that a scene asks; null if there is nothing to ask yet. */
export function questionOf(
  scene: Scene,
  view: View,
  facts: TableFacts,
  options: TableOptions,
  added: number | null = null,
): OddsQuestion | null {
  const [attackers, defenders] = scene.sides.map((side) => side.units);
  if (!facts.battle) return null;
  const own = attackers.map((unit) => unit.card);
  if (added !== null) own.push(added);
  if (own.length === 0 || defenders.length === 0 || own.length > 5) return null;
  // Once the line-ups have engaged nobody comes any more.
  const reserves = view.battle.fought ? null : facts.battle;
  const tokensOf = (units: typeof attackers) => units.map((unit) => unit.token);
  return {
    attackers: own,
    defenders: defenders.map((unit) => unit.card),
    attacker_tokens: [...tokensOf(attackers), ...(added === null ? [] : [NONE])],
    defender_tokens: tokensOf(defenders),
    board: scene.defender === NONE,
    edition: options.edition,
    rulings: options.rulings,
    attacker_reserve: reserves ? reserve(view, reserves.attackers) : [],
    defender_reserve: reserves ? reserve(view, reserves.defenders) : [],
    attacker_deck: reserves ? deckOf(view, reserves.attackers) : null,
    defender_deck: reserves ? deckOf(view, reserves.defenders) : null,
  };
}

/** The cards that may reinforce a side: of an Era, the own deck, or another's hand and deck. */
function reserve(view: View, side: SideFacts): number[] {
  if (side.reserve_era !== null) return (view.era_decks[side.reserve_era] ?? []).slice(0, 40);
  const player = view.players[side.reserve_seat ?? NONE];
  return player ? (player.deck ?? player.unseen).slice(0, 40) : [];
}

/** How many of the reserve lie in the deck, where one cannot tell which. */
function deckOf(view: View, side: SideFacts): number | null {
  const player = view.players[side.reserve_seat ?? NONE];
  return player && player.deck === null ? player.deck_size : null;
}

/** A chance as it is shown: as a fraction where that tells more, and its value. */
export interface Chance {
  words: string;
  value: number;
}

export function readable(text: string): Chance {
  const value = chance(text);
  const [, under] = text.split("/").map(Number);
  const words = under !== undefined && under > 1 && under <= LARGEST ? text : percent(value);
  return { words, value };
}

/** `76.9%`, as the present language writes it. */
export function percent(value: number): string {
  return perCent(String(value), language());
}

class Odds {
  answer = $state.raw<OddsAnswer | null>(null);
  asked = $state.raw<OddsQuestion | null>(null);
  busy = $state(false);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #last = "";
  #known = new Map<string, OddsAnswer>();

  /** Ask for a battle; the answer comes into `answer`. */
  ask(question: OddsQuestion | null): void {
    const key = JSON.stringify(question);
    if (key === this.#last) return;
    this.#last = key;
    clearTimeout(this.#waiting);
    if (question === null) {
      this.answer = null;
      this.asked = null;
      return;
    }
    const known = this.#known.get(key);
    if (known) {
      this.answer = known;
      this.asked = question;
      return;
    }
    this.busy = true;
    this.#waiting = setTimeout(() => void this.#fetch(key, question), WAIT);
  }

  async #fetch(key: string, question: OddsQuestion): Promise<void> {
    const answer = await api.odds(question).catch(() => null);
    if (answer) this.#known.set(key, answer);
    if (key !== this.#last) return;
    this.answer = answer;
    this.asked = question;
    this.busy = false;
  }

  /** The chance of a Unit to fall, as far as it is known. */
  falls(side: SideNumber, place: number): Chance | null {
    const list = side === 0 ? this.answer?.attackers : this.answer?.defenders;
    const text = list?.[place];
    return text === undefined ? null : readable(text);
  }
}

export const odds = new Odds();

/** The odds of the battle on the table; they follow every change. */
import { api } from "$lib/api";
import type {
  OddsAnswer,
  OddsQuestion,
  SideFacts,
  TableFacts,
  TableOptions,
  View,
} from "$lib/wire";
import { wholePerCent } from "$lib/chances";
import { language } from "$lib/i18n.svelte";
import { remember, remembered } from "$lib/storage";

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
  // Once the line-ups have engaged, no Unit arrives.
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

/** The cards that may reinforce a side: of an Era, one's own deck, or another's hand and deck. */
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

/** A chance as it is shown: in words, as a fraction where one can read it, and its value. */
export interface Chance {
  words: string;
  fraction: string | null;
  value: number;
}

export function readable(text: string): Chance {
  const value = chance(text);
  const [, under] = text.split("/").map(Number);
  const fraction = under !== undefined && under <= LARGEST ? text : null;
  const words = odds.fractions && fraction !== null && (under ?? 0) > 1 ? fraction : percent(value);
  return { words, fraction, value };
}

/** `64`, of a hundred; never 0 or 100 for what is neither impossible nor certain. */
export function ofHundred(value: number): string {
  return rounded(value, (whole) => String(Math.round(whole * 100)));
}

/** `64%`, as the present language writes it. */
export function percent(value: number): string {
  return rounded(value, (whole) => wholePerCent(whole, language()));
}

function rounded(value: number, say: (value: number) => string): string {
  if (value > 0 && value < 0.005) return `<${say(0.01)}`;
  if (value < 1 && value >= 0.995) return `>${say(0.99)}`;
  return say(value);
}

class Odds {
  answer = $state.raw<OddsAnswer | null>(null);
  asked = $state.raw<OddsQuestion | null>(null);
  busy = $state(false);
  /** Fractions instead of per cent, where one can read them. */
  fractions = $state(remembered<boolean>("fractions") ?? false);
  /** The answer comes from a sample: its numbers are estimates. */
  sampled = $derived.by(() => (this.answer?.error ?? 0) > 0);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #last = "";
  #known = new Map<string, OddsAnswer>();

  showFractions(on: boolean): void {
    this.fractions = on;
    remember("fractions", on);
  }

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

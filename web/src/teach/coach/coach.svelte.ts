/**
 * The coach: asks the server what one could do, shows it on the board, and lays it out on request.
 *
 * Nothing is asked before a player wants it, and nothing is placed before "Lay it out".
 */
import { api, Refusal } from "$lib/api";
import { chance } from "$lib/chances";
import type { Refusing } from "$lib/refusal-text";
import type { Advice, Suggestion } from "$lib/wire";
import type { SideNumber } from "$match/model/battle/scene";
import type { Screen } from "$match/model/screen.svelte";
import { recap } from "$teach/recap/recap.svelte";
import { why } from "$teach/why/why.svelte";

/** What needs its usual confirmation is picked, not done. */
const PICKED = /^(dismiss|relic|prowess) /;
const DEPLOYING = /^(attack|defend)-(first|next)$/;

/** `89` for `8/9`; never 0 or 100 for what is possible. */
export function of100(text: string): number {
  const value = chance(text);
  const whole = Math.round(value * 100);
  return value > 0 && value < 1 ? Math.min(99, Math.max(1, whole)) : whole;
}

/** Steps that follow one after the other, each when the match has moved on. */
interface Course {
  steps: (() => void)[];
  /** The version that the next step waits to leave; null: it need not wait. */
  left: number | null;
}

export class Coach {
  open = $state(false);
  thinking = $state(false);
  advice = $state.raw<Advice | null>(null);
  refused = $state.raw<Refusing | null>(null);
  chosen = $state(0);
  /** The line-up that is being laid out; its ghosts stay until all of it stands or it is changed. */
  #laying = $state.raw<Suggestion | null>(null);
  #course: Course | null = null;
  /** How many Units the last "Lay it out" has placed, and the version where it ended. */
  #laid: { count: number; version: number } | null = null;
  readonly #screen: Screen;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** Whether one may ask now: a decision of one's own at a table that allows it. */
  available = $derived.by(
    () =>
      this.#screen.canAct &&
      this.#screen.held === null &&
      this.#screen.store.table.coach &&
      !this.#screen.past,
  );
  suggestions = $derived.by((): readonly Suggestion[] => {
    const { advice } = this;
    const current = advice?.version === this.#screen.shown.version;
    return current && this.available ? advice.suggestions : [];
  });
  /** The suggestion that is shown on the board. */
  shown = $derived.by((): Suggestion | null =>
    this.open ? (this.suggestions[this.chosen] ?? null) : this.#laying,
  );
  /** Whether the panel lies on the table. */
  visible = $derived.by(() => this.open && this.available);
  /** Cards that are suggested for the line-up of a side, by place; those that stand do not count. */
  ghosts = $derived.by((): { side: SideNumber; cards: readonly number[]; first: number } | null => {
    const { shown } = this;
    if (!shown || shown.side === null || !DEPLOYING.test(this.#screen.shown.due.moment))
      return null;
    const standing = this.#screen.scene.sides[shown.side].units.map((unit) => unit.card);
    const fits = standing.every((card, place) => shown.cards[place] === card);
    return fits ? { side: shown.side, cards: shown.cards, first: standing.length } : null;
  });

  /** The card that is suggested for a place of a line-up. */
  ghostAt(side: SideNumber, place: number): number | null {
    const { ghosts } = this;
    if (!ghosts || ghosts.side !== side || place < ghosts.first) return null;
    return ghosts.cards[place] ?? null;
  }

  /** Whether an Era or a space of the board is suggested. */
  lights(what: "era" | "space", number: number): boolean {
    const { shown } = this;
    if (!this.open || !shown) return false;
    return what === "era" ? shown.era === number : shown.spaces.includes(number);
  }

  /** Whether a suggestion can be carried out from the panel: ending a deployment never is. */
  get playable(): boolean {
    return this.open && this.shown !== null && this.shown.texts[0] !== "done";
  }

  toggle(): void {
    if (this.open) this.close();
    else void this.ask();
  }

  close(): void {
    this.open = false;
  }

  choose(number: number): void {
    if (this.suggestions[number]) this.chosen = number;
  }

  async ask(): Promise<void> {
    if (!this.available || this.thinking) return;
    const { store, shown } = this.#screen;
    if (shown.seat === null) return;
    const told = recap.of(this.#screen);
    if (told) recap.putAway(this.#screen, told); // one voice at a time
    why.close();
    this.open = true;
    this.chosen = 0;
    this.refused = null;
    this.#laying = null;
    if (this.advice?.version === shown.version && this.advice.seat === shown.seat) return;
    this.thinking = true;
    this.advice = null;
    try {
      this.advice = await api.advice(store.id, shown.seat);
    } catch (error) {
      this.refused = error instanceof Refusal ? error : { code: "unforeseen", reason: "" };
    }
    this.thinking = false;
  }

  /** Do what is suggested. A Unit that would start the battle waits for its confirmation. */
  layOut(): void {
    const { shown } = this;
    if (!shown || !this.playable) return;
    this.close();
    const first = shown.texts[0] ?? "";
    if (PICKED.test(first)) this.#pick(shown);
    else this.#playAll(shown);
  }

  #pick(shown: Suggestion): void {
    const verb = this.#screen.box.verbs.find(({ verb }) => shown.texts[0]?.startsWith(`${verb} `));
    const [action] = shown.actions;
    if (verb && action !== undefined) this.#screen.pick(action - verb.first);
  }

  #playAll(shown: Suggestion): void {
    const screen = this.#screen;
    const { texts } = shown;
    const deploys = texts.some((text) => text.startsWith("deploy "));
    this.#laying = deploys ? shown : null;
    // The last Unit of a full line-up is only held: taking it back is a step of its own.
    const placed = texts.length - (shown.starts_battle ? 1 : 0);
    this.#laid = { count: deploys ? placed : 0, version: screen.shown.version };
    this.#course = { steps: texts.map((text) => () => screen.act(text)), left: null };
    this.follow();
  }

  /** Take back all that "Lay it out" has placed; false if there is nothing of it to take back. */
  takeBack(): boolean {
    const laid = this.#laid;
    const screen = this.#screen;
    if (this.#course || !laid || laid.count < 2 || laid.version !== screen.shown.version)
      return false;
    const steps = Array.from({ length: laid.count }, () => () => screen.store.takeBack());
    this.#forget();
    this.#course = { steps, left: null };
    this.follow();
    return true;
  }

  #forget(): void {
    this.#laying = null;
    this.#laid = null;
  }

  /** The match has moved on, or a step was refused: go on with what is being laid out. */
  follow(): void {
    const { live, shown, store } = this.#screen;
    const course = this.#course;
    if (!live || store.busy) return;
    if (!course) {
      this.#tidy(shown.version);
      return;
    }
    if (store.refusal !== null || this.#screen.held !== null) {
      this.#course = null; // refused, or the last step waits for its confirmation
      return;
    }
    if (course.left === shown.version) return;
    const step = course.steps.shift();
    if (this.#laid) this.#laid = { ...this.#laid, version: shown.version };
    if (!step) {
      this.#course = null;
      this.#tidy(shown.version);
      return;
    }
    course.left = shown.version;
    step();
  }

  /** Advice is for one decision: at the next one nothing is offered unasked. */
  #tidy(version: number): void {
    if (this.open && this.advice && this.advice.version !== version) this.close();
    if (this.#laid && this.#laid.version !== version) this.#laid = null;
    if (this.#laying && !this.ghosts) this.#laying = null;
  }
}

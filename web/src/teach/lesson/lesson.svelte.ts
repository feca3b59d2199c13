/**
 * The storyteller of a lesson: which step is told now, and what its buttons do.
 *
 * Data type: `Lesson`. What was seen is kept in the browser for each table; what the match itself
 * shows to be past is never told, so the lesson also goes on where nothing was kept.
 */
import { api } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import type { DareChoice } from "$lib/wire";
import type { Beat } from "$match/model/playback/timeline";
import type { Screen } from "$match/model/screen.svelte";
import { NONE } from "$match/model/view-facts";
import { why } from "$teach/why/why.svelte";

import { keptOf, keep } from "./kept";
import { rested } from "./rested";
import {
  beadsOf,
  type Moment,
  ownSide,
  type Step,
  stepAt,
  type StepId,
  stepOf,
  STEPS,
  stepsPast,
} from "./steps";

const PAUSE = 260; // between the scene's rest and the plate
const DEPLOYING = /^attack-(first|next)$/;

export class Lesson {
  readonly screen: Screen;
  seen = $state.raw<ReadonlySet<StepId>>(new Set());
  over = $state(false);
  /** The step on the plate; null while none speaks. */
  spoken = $state.raw<Step | null>(null);
  /** An earlier step that one looks at again. */
  review = $state.raw<Step | null>(null);
  /** The best line-ups of one, two and three Units, at a deployment against the board. */
  dares = $state.raw<DareChoice[]>([]);
  /** How many Units the player wishes to send. */
  daring = $state<number | null>(null);
  /** Something was tried that does not work: the plate says what would. */
  astray = $state(false);
  /** The player asked to end the lesson, and is asked whether to. */
  ending = $state(false);
  /** How high the plate is where it takes the place of the action bar. */
  docked = $state(0);
  #asked = "";
  #stoppedAt: Beat | null = null;
  #spokenAt = "";
  #spokenDue = false;
  /** The turns of others are passed over, up to the player's own. */
  #skipping = false;

  constructor(screen: Screen) {
    this.screen = screen;
    screen.unhurried = true;
    const kept = keptOf(screen.store.id);
    if (kept === null) return;
    this.seen = new Set(kept.seen);
    this.over = kept.over;
    screen.unhurried = !kept.over;
    this.#resume(kept.now);
  }

  /** How the match stands. */
  at = $derived.by((): Moment => {
    const { screen } = this;
    const units = screen.box.units;
    const names = (cards: readonly number[]) => cards.map((card) => units[card]?.id ?? "");
    const laid = screen.scene.sides[0].units.map((unit) => unit.card);
    const mine = screen.scene.attacker === screen.seat;
    return {
      seat: screen.seat ?? NONE,
      round: screen.round,
      active: screen.view.active,
      due: screen.canAct ? screen.shown.due.moment : "",
      beat: screen.beat,
      events: screen.live ? screen.store.events : [],
      cards: names([...(screen.own?.hand ?? []), ...(mine ? laid : [])]),
      laid: mine ? names(laid) : [],
      actions: screen.targets.gear.size,
      dares: this.dares.length > 1,
      box: screen.box,
    };
  });

  /** The step whose moment it is, whether or not the plate has come. */
  step = $derived.by((): Step | null => (this.over ? null : stepAt(this.at, this.seen)));

  /** What the plate shows. */
  shown = $derived.by((): Step | null => this.review ?? this.spoken);

  /** Whether the line-ups of different sizes lie side by side. */
  choosing = $derived.by(() => this.step?.id === "dare");

  /** A Line of an own battle is about to be fought: it waits until the player strikes. */
  striking = $derived.by(() => {
    const { beat } = this.at;
    return (
      !this.over &&
      this.step === null &&
      beat?.event.type === "line-fought" &&
      ownSide(this.at, beat) !== null &&
      this.screen.told.paused
    );
  });

  /** Whether the plate itself tells of a challenge, so that no alarm is needed. */
  saysChallenge = $derived.by(() => !this.over && !this.seen.has("challenged"));

  /** The plate speaks and has a Next: the bar needs none. */
  leads = $derived.by(() => this.shown !== null && (this.shown.kind === "read" || !!this.at.beat));

  beads = $derived.by(() => (this.shown ? beadsOf(this.shown) : []));

  /** The step one can go back to. */
  before = $derived.by((): Step | null => {
    const now = this.shown;
    if (!now) return null;
    const earlier = STEPS.slice(0, STEPS.indexOf(now))
      .filter((step) => step.chapter === now.chapter && this.seen.has(step.id))
      .at(-1);
    if (!earlier) return null;
    if (!this.at.beat) return earlier.told && !earlier.due ? null : earlier;
    const { told } = earlier;
    const at = this.at;
    return told && this.screen.told.story.some((beat) => told(at, beat)) ? earlier : null;
  });

  // --- what happens at the table ---

  /** The match has gone on: note what is past, stop the time, ask for what a step needs. */
  follow(): void {
    if (this.over) return;
    this.#note();
    this.#ask();
    const { step } = this;
    this.#stopAtLine();
    if (this.#skipping && !step) this.#passOver();
    if (step === this.spoken) return;
    this.spoken = null;
    this.review = null;
    this.astray = false;
    if (step?.told && this.at.beat && !this.screen.told.paused) this.screen.pause(true);
  }

  /** Let the plate of a step come, once nothing moves; returns how to call it off. */
  arrive(step: Step): () => void {
    let wanted = true;
    void rested(settings.motion === "reduced" ? 0 : PAUSE).then(() => {
      if (!wanted || this.step !== step) return;
      this.spoken = step;
      this.#spokenAt = this.#chapterOfMatch();
      this.#spokenDue = this.at.beat === null;
      this.#keep();
    });
    return () => {
      wanted = false;
    };
  }

  /** The server refused something: the plate stays and says what would work. */
  refused(): void {
    if (this.spoken?.kind === "do") this.astray = true;
  }

  // --- the buttons ---

  /** On to the next step. */
  next(): void {
    if (this.review) {
      this.review = null;
      return;
    }
    const step = this.spoken;
    if (!step) return;
    this.#see([step.id]);
    this.spoken = null;
    if (step.id === "free") this.#end();
    if (this.at.beat && step.told && !this.step) this.#goOn();
  }

  /** Strike: the Line is fought, up to the next one. */
  strike(): void {
    this.#goOn();
  }

  /** Ask why the battle in sight ended so; its result stays until the player goes on. */
  ask(): void {
    if (this.spoken) this.#see([this.spoken.id]);
    this.spoken = null;
    why.toggle(this.screen);
  }

  /** On to the next turn of the player's own. */
  skipOthers(): void {
    if (this.spoken) this.#see([this.spoken.id]);
    this.spoken = null;
    this.#skipping = true;
    this.screen.skip();
  }

  /** Leave this step out. */
  skip(): void {
    this.next();
  }

  back(): void {
    const step = this.before;
    if (!step) return;
    const { told } = step;
    const at = this.at;
    if (!at.beat || !told) {
      this.review = step;
      return;
    }
    this.seen = new Set([...this.seen].filter((id) => id !== step.id));
    this.spoken = null;
    this.screen.backTo((beat) => told(at, beat));
  }

  /** Leave the lesson; the match goes on as any other. It can be taken up again at "Learn". */
  leave(): void {
    this.ending = false;
    this.spoken = null;
    this.review = null;
    this.#end();
    if (this.at.beat) this.screen.pause(false);
  }

  // --- daring ---

  /** Send so many Units: lays them out; nothing is decided before the player engages. */
  dare(units: number): void {
    this.daring = units;
    this.layOut();
  }

  /** One step towards the line-up that is wished for: take a Unit back, or lay the next one. */
  layOut(): void {
    const { screen } = this;
    const wish = this.dares.find((choice) => choice.cards.length === this.daring);
    if (!wish || !screen.canAct || screen.store.busy || !this.choosing) return;
    const laid = screen.scene.sides[0].units.map((unit) => unit.card);
    if (laid.some((card, place) => card !== wish.cards[place])) {
      screen.undo();
      return;
    }
    const card = wish.cards[laid.length];
    const action = card === undefined ? undefined : screen.targets.hand.get(card);
    if (action !== undefined) screen.act(action);
    else this.daring = null;
  }

  // --- within ---

  /** What others do is not watched; a decision or an own battle ends that. */
  #passOver(): void {
    const { at, screen } = this;
    if (at.due !== "" || (at.beat && ownSide(at, at.beat) !== null)) this.#skipping = false;
    else if (at.beat) screen.skip();
  }

  /** After a reload: what was being told is told again from there. */
  #resume(now: StepId | null): void {
    const step = now === null || this.over || this.seen.has(now) ? null : stepOf(now);
    if (!step?.told) return;
    const { told } = step;
    const seat = this.screen.store.me[0] ?? NONE;
    const at: Moment = { ...EMPTY, seat, round: this.screen.round, box: this.screen.box };
    this.screen.tellFrom((beat) => told(at, beat));
  }

  /** Note the steps that are done or can no longer come. */
  #note(): void {
    const { at, spoken } = this;
    if (at.beat === null && !this.screen.live) return;
    const past = stepsPast(at, this.seen);
    if (spoken && !past.includes(spoken.id) && this.#isBehind(spoken)) past.push(spoken.id);
    if (past.length > 0) this.#see(past);
  }

  /** Whether the match has left a step that spoke behind: its beat, its battle or its turn. */
  #isBehind(step: Step): boolean {
    // The battle for which the player was to do something has begun.
    if (this.#spokenDue && this.at.beat?.staged) return true;
    if (this.step === step) return false;
    return (step.told && this.at.beat !== null) || this.#chapterOfMatch() !== this.#spokenAt;
  }

  /** The turn, the battles decided and the kind of decision: what one step speaks in. */
  #chapterOfMatch(): string {
    const { view, store, shown } = this.screen;
    const decided = store.events.filter((event) => event.type === "battle-decided").length;
    return `${view.turns} ${decided} ${shown.due.moment.split("-")[0]}`;
  }

  /** The chances of daring are asked for once at each deployment. */
  #ask(): void {
    const { screen, at } = this;
    const wanted =
      DEPLOYING.test(at.due) &&
      at.round > 1 &&
      screen.scene.defender === NONE &&
      !this.seen.has("dare");
    const key = wanted ? `${screen.view.turns} ${screen.view.battle.space}` : "";
    if (key === this.#asked) return;
    this.#asked = key;
    this.dares = [];
    this.daring = null;
    if (!wanted) return;
    void api.dare(screen.store.id).then(
      (choices) => {
        if (this.#asked === key) this.dares = choices;
      },
      () => undefined, // without the chances the step is left out
    );
  }

  /** Every Line of an own battle waits for the player, once. */
  #stopAtLine(): void {
    const { at, screen } = this;
    const { beat } = at;
    if (beat === this.#stoppedAt) return;
    this.#stoppedAt = beat;
    const line = beat?.event.type === "line-fought" && ownSide(at, beat) !== null;
    if (line && !screen.told.paused) screen.hold();
  }

  #goOn(): void {
    this.screen.pause(false);
    this.screen.step();
  }

  #see(steps: readonly StepId[]): void {
    this.seen = new Set([...this.seen, ...steps]);
    this.#keep();
  }

  #end(): void {
    this.over = true;
    this.screen.unhurried = false;
    this.#keep();
  }

  #keep(): void {
    keep(this.screen.store.id, {
      seen: [...this.seen],
      now: this.spoken?.id ?? null,
      over: this.over,
    });
  }
}

const EMPTY: Omit<Moment, "box"> = {
  seat: NONE,
  round: 1,
  active: NONE,
  due: "",
  beat: null,
  events: [],
  cards: [],
  laid: [],
  actions: 0,
  dares: false,
};

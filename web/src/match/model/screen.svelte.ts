/**
 * What the table shows now. It lags behind the store while something is told, and never offers an
 * action of a state that is not in sight.
 */
import { getContext, setContext } from "svelte";

import { type MatchStore, ReplayStore } from "./match-store.svelte";
import { settings } from "$lib/settings.svelte";
import type { Due, EventSaid, SeatState, TableFacts, UndoState, View } from "$lib/wire";
import { challenge, yourTurn } from "$lib/sound";
import { language, printed, t } from "$lib/i18n.svelte";

import { type Scene, emptyScene, sceneAfter, sceneOf, turnStart } from "$match/model/battle/scene";
import { chime } from "$match/model/playback/event-sounds";
import { storyOf, Telling, type Told } from "$match/model/playback/playback";
import { type Beat, concerns, timeline } from "$match/model/playback/timeline";
import { Chronicle, type Line, sameEvent } from "./match-log";
import { type Demand, demand } from "./decision-prompt";
import { NONE } from "./view-facts";
import type { Lexicon, Ref } from "./messages";
import { type Targets, noTargets, targetsOf } from "./targets";

/** A state of the match as one seat sees it. */
export interface Shown {
  view: View;
  facts: TableFacts;
  legal: string[];
  due: Due;
  undo: UndoState;
  seat: number | null;
  version: number;
  scene: Scene;
}

/** Something that lies open over the table. */
export type Opened =
  | { kind: "pile"; title: string; cards: readonly number[]; copies: boolean }
  | { kind: "player"; seat: number }
  | { kind: "keys" }
  | { kind: "card"; card: number }
  | { kind: "relic"; relic: number };

const KEY = Symbol("screen");
const LIVELY = { after: (wait: number, then: () => void) => timer(wait, then) };
const READING = 1500; // how long a still state stands at least, in reduced motion
const VERDICT = 6000; // an own battle's result waits for its reader

function timer(wait: number, then: () => void): () => void {
  const number = setTimeout(then, wait);
  return () => clearTimeout(number);
}

export class Screen {
  readonly store: MatchStore;
  /** Leads to the result; null where there is none to see. */
  readonly onover: (() => void) | null;
  told: Told<Shown>;
  opened = $state.raw<Opened | null>(null);
  drawer = $state<"log" | "chat" | "rules" | null>(null);
  /** Picked but not yet done: a card to dismiss, a Relic to keep, a token to lay. */
  picked = $state<number | null>(null);
  /** The thing under the pointer, for its big picture. */
  pointed = $state.raw<{ ref: Ref; x: number; y: number } | null>(null);
  /** The hot-seat player who has taken the screen. */
  holder = $state<number | null>(null);
  /** What is being dragged. */
  dragging = $state.raw<{ kind: "card" | "token" | "pawn" | "gear-token"; id: number } | null>(
    null,
  );
  /** The version at which a seat of ours had to decide last. */
  lastDecision = $state<number | null>(null);
  chatRead = $state(0);
  lines = $state.raw<Line[]>([]);

  #telling: Telling<Shown>;
  #events: readonly EventSaid[];
  #scene: Scene;
  #chronicle: Chronicle;

  constructor(store: MatchStore, onover: (() => void) | null = null) {
    this.store = store;
    this.onover = onover;
    this.#chronicle = new Chronicle(store.box);
    this.#events = store.events;
    this.#scene = this.#sceneOf(store.events);
    const telling = new Telling(
      this.#state(),
      LIVELY,
      (told) => this.#show(told),
      (beat) => this.#pace(beat),
    );
    this.#telling = telling;
    this.told = $state.raw(telling.told);
    this.lines = this.#chronicle.tell(store.events);
    telling.set(telling.told.state, this.#storySoFar(store.events));
  }

  get shown(): Shown {
    return this.told.state;
  }
  get view(): View {
    return this.told.state.view;
  }
  get facts(): TableFacts {
    return this.told.state.facts;
  }
  get beat(): Beat | null {
    return this.told.beat;
  }
  get box() {
    return this.store.box;
  }
  get options() {
    return this.store.table.options;
  }
  get names(): string[] {
    return this.store.names;
  }

  /** The seat below: the own one, or for spectators the first. */
  seat = $derived.by(() => this.shown.seat);
  own = $derived.by(() => (this.seat === null ? null : (this.view.players[this.seat] ?? null)));
  round = $derived.by(() => this.facts.round);
  /** The match is over, and we look back at it. */
  get past(): boolean {
    return this.store instanceof ReplayStore;
  }
  /** Everything has been told, and what is shown is what is. */
  live = $derived.by(() => this.told.beat === null && this.shown.version === this.store.version);
  curtained = $derived.by(
    () =>
      this.store.me.length > 1 &&
      this.store.table.state === "playing" &&
      this.shown.due.seat !== null &&
      this.shown.due.seat === this.seat &&
      this.holder !== this.seat &&
      this.live,
  );
  canAct = $derived.by(
    () =>
      this.live &&
      this.store.table.state === "playing" &&
      this.shown.seat !== null &&
      this.shown.due.seat === this.shown.seat &&
      this.shown.legal.length > 0 &&
      !this.curtained,
  );
  targets = $derived.by((): Targets =>
    this.canAct ? targetsOf(this.shown, this.box) : noTargets(),
  );
  scene = $derived.by((): Scene => this.told.beat?.scene ?? this.shown.scene);
  /** The stage is up. */
  staged = $derived.by(() => (this.told.beat ? this.told.beat.staged : this.facts.battle !== null));
  /** Reinforcements have come: the line-ups are as they are. */
  engaged = $derived.by(() =>
    this.told.beat ? this.told.beat.step !== null : this.view.battle.fought,
  );
  lexicon = $derived.by((): Lexicon => ({
    box: this.box,
    names: this.names,
    t,
    printed,
    language: language(),
  }));
  demand = $derived.by((): Demand =>
    demand({
      view: this.view,
      facts: this.facts,
      due: this.shown.due,
      seat: this.shown.seat,
      targets: this.targets,
      scene: this.scene,
      box: this.box,
      staged: this.staged,
      picked: this.picked,
      past: this.past,
    }),
  );
  over = $derived.by(() => this.live && this.store.table.state === "over" && this.onover !== null);
  canUndo = $derived.by(
    () =>
      this.live && this.store.undo.seat !== null && this.store.me.includes(this.store.undo.seat),
  );
  unread = $derived.by(() => this.store.chat.filter((line) => line.number > this.chatRead).length);

  /** Something new came from the store. */
  hear(): void {
    const { store } = this;
    const events = store.events;
    const replay = store instanceof ReplayStore;
    const goesOn = replay ? this.#isNext() : this.#continues(events);
    const fresh = goesOn ? events.slice(replay ? 0 : this.#events.length) : [];
    const before = this.#scene;
    this.#scene = this.#sceneOf(events);
    this.#events = events;
    // A moment of a match that is over has only its own events.
    this.lines = (replay ? new Chronicle(this.box, before) : this.#chronicle).tell(events);
    const state = this.#state();
    if (goesOn) this.#telling.add(this.#beats(fresh, before), state);
    else this.#telling.set(state, this.#storySoFar(events));
  }

  /** The match as the store has it. */
  #state(): Shown {
    const { view, facts, legal, due, undo, seat, version } = this.store;
    return { view, facts, legal, due, undo, seat, version, scene: this.#scene };
  }

  /** Whether the events go on from those heard; after an undo they do not. */
  #continues(events: readonly EventSaid[]): boolean {
    const heard = this.#events.length;
    return events.length >= heard && sameEvent(events[heard - 1], this.#events.at(-1) ?? null);
  }

  /** Looking back, one step on is told; a leap is not. */
  #isNext(): boolean {
    return this.store.version === this.told.state.version + 1;
  }

  /** With the whole match at hand the scene follows events; a single moment only has its view. */
  #sceneOf(events: readonly EventSaid[]): Scene {
    if (!(this.store instanceof ReplayStore) && events.some((event) => event.type === "turn-began"))
      return sceneAfter(events, this.box);
    return sceneOf(this.store.view, this.store.facts);
  }

  /** What was told of the battle of this turn before we came, or would have been. */
  #storySoFar(events: readonly EventSaid[]): Beat[] {
    if (this.store instanceof ReplayStore) return [];
    const turn = events.slice(turnStart(events));
    return storyOf(timeline(turn, emptyScene(NONE), this.box, this.store.me));
  }

  #beats(events: readonly EventSaid[], before: Scene): Beat[] {
    const mine = this.store.me;
    const beats = timeline(events, before, this.box, mine);
    return beats.map((beat) => {
      const verdict = beat.type === "battle-decided" && concerns(beat.scene, mine);
      return verdict ? { ...beat, lasts: VERDICT } : beat;
    });
  }

  #pace(beat: Beat): number {
    const own = concerns(beat.scene, this.store.me) || !beat.staged;
    const pace = settings.speed * (own ? 1 : 2);
    return settings.motion === "reduced"
      ? (pace * beat.lasts) / Math.max(beat.lasts, READING)
      : pace;
  }

  #show(told: Told<Shown>): void {
    const before = this.told;
    if (told.beat && told.beat !== before.beat) chime(told.beat);
    if (told.state !== before.state) this.picked = null;
    this.told = told;
    const due = told.state.due.seat;
    if (this.past) return;
    if (due === null || due !== told.state.seat) return;
    if (before.state.due.seat === due) return;
    this.lastDecision = told.state.version;
    if (told.state.view.active === due) yourTurn();
    else challenge();
  }

  /** Who plays a seat and whether they are here; looking back, nobody is here any more. */
  seatState(seat: number): SeatState | undefined {
    return this.past ? undefined : this.store.table.seats[seat];
  }

  // --- the battle's story ---

  pause(on: boolean): void {
    this.#telling.pause(on);
  }
  step(): void {
    this.#telling.step();
  }
  back(): void {
    this.#telling.back();
  }
  skip(): void {
    this.#telling.skip();
  }
  end(): void {
    this.#telling.end();
  }

  // --- acting ---

  /** Do it; what is not legal is asked all the same, so that the rule answers. */
  act(action: string): void {
    if (!this.live) return;
    this.picked = null;
    this.opened = null;
    letGo();
    this.store.act(action);
  }

  /** Do one of two: what is offered, or else what was meant, which the server refuses with a reason. */
  try(offered: string | undefined, meant: string): void {
    if (this.curtained) return;
    this.act(offered ?? meant);
  }

  /** Something that no action exists for is refused here, with the rule that says so. */
  refuse(code: string, reason: string, atom: string): void {
    this.store.refuse({ code, reason, atom });
  }

  pick(thing: number): void {
    this.picked = this.picked === thing ? null : thing;
  }

  undo(): void {
    if (this.canUndo) this.store.takeBack();
  }

  /** Whether one may ask the others to go back to the own last decision. */
  mayAsk = $derived.by(
    () =>
      this.live &&
      !this.canUndo &&
      this.store.table.state === "playing" &&
      this.lastDecision !== null &&
      this.lastDecision < this.store.version &&
      this.store.undo.asked_by === null,
  );

  /** Ask to go back to the own last decision. */
  askBack(): void {
    if (this.lastDecision !== null) this.store.askBack(this.lastDecision);
  }

  /** A hot-seat player has taken the screen. */
  take(seat: number): void {
    this.holder = seat;
  }

  // --- looking ---

  point(ref: Ref, event: MouseEvent | FocusEvent): void {
    if (!(event.currentTarget instanceof Element)) return;
    const place = event.currentTarget.getBoundingClientRect();
    this.pointed = { ref, x: place.left + place.width / 2, y: place.top + place.height / 2 };
  }
  leave(): void {
    this.pointed = null;
  }

  openDiscard(seat: number): void {
    const player = this.view.players[seat];
    if (!player) return;
    const title =
      seat === this.seat
        ? t("table-discard-pile")
        : t("table-discard-of", { who: this.names[seat] ?? "" });
    this.opened = { kind: "pile", title, cards: player.discard, copies: true };
  }
}

/** What was clicked may go away; with the focus on it the page would be laid out twice then. */
function letGo(): void {
  const held = document.activeElement;
  if (held instanceof HTMLElement && !held.matches(":focus-visible")) held.blur();
}

export function provide(screen: Screen): Screen {
  return setContext(KEY, screen);
}

export function theScreen(): Screen {
  return getContext<Screen>(KEY);
}

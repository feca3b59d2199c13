/**
 * What the table shows now. It lags behind the store while something is told, and never offers an
 * action of a state that is not in sight.
 */
import { getContext, setContext } from "svelte";

import { type MatchStore, ReplayStore } from "./match-store.svelte";
import { settings } from "$lib/settings.svelte";
import type { Due, EventSaid, SeatState, SeatView, TableFacts, UndoState, View } from "$lib/wire";
import { challenge, yourTurn } from "$lib/sound";
import { language, printed, t } from "$lib/i18n.svelte";
import { Coach } from "$teach/coach/coach.svelte";
import { quartersBetween, turningTime } from "$pieces/wheel";

import { type Scene, emptyScene, sceneAfter, sceneOf, turnStart } from "$match/model/battle/scene";
import {
  type HeldAction,
  areaWith,
  heldOf,
  keep,
  kept,
  sceneWith,
} from "$match/model/battle/held-action";
import { chime } from "$match/model/playback/event-sounds";
import { storyOf, Telling, type Told } from "$match/model/playback/playback";
import { type Beat, concerns, timeline } from "$match/model/playback/timeline";
import { Announcer } from "./announcer.svelte";
import { focusNext } from "./focus";
import { Chronicle, type Line, sameEvent } from "./match-log";
import { type Demand, type Situation, demand } from "./decision-prompt";
import { changesHands, eventsFor, eyesOf } from "./hot-seat";
import { NONE } from "./view-facts";
import type { Lexicon, Ref } from "./messages";
import { type DigitGroup, type Targets, digitGroup, noTargets, targetsOf } from "./targets";

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
  /** How many events have led to it. */
  events: number;
}

/** Something that lies open over the table. */
export type Opened =
  | { kind: "pile"; title: string; cards: readonly number[]; copies: boolean }
  | { kind: "player"; seat: number }
  | { kind: "keys" }
  | { kind: "points" }
  /** `asked`: it was clicked where a click is no action, so it also says what one can do. */
  | { kind: "card"; card: number; asked?: boolean }
  | { kind: "relic"; relic: number };

const KEY = Symbol("screen");
const LIVELY = { after: (wait: number, then: () => void) => timer(wait, then) };
const READING = 1500; // how long a still state stands at least, in reduced motion

function timer(wait: number, then: () => void): () => void {
  const number = setTimeout(then, wait);
  return () => clearTimeout(number);
}

export class Screen {
  readonly store: MatchStore;
  readonly coach: Coach;
  /** What a screen reader says of the match. */
  readonly announcer: Announcer;
  /** Leads to the result; null where there is none to see. */
  readonly onover: (() => void) | null;
  told: Told<Shown>;
  opened = $state.raw<Opened | null>(null);
  drawer = $state<"log" | "chat" | "rules" | null>(null);
  /** Picked but not yet done: a card to dismiss, a Relic to keep, a token to lay. */
  picked = $state<number | null>(null);
  /** Looked at before it is done: what the next tile would give. */
  previewing = $state(false);
  /** The wheel turns; until it stands nothing can be done. */
  turning = $state(false);
  /** Placed but not yet sent: a step that cannot be taken back waits for its confirmation. */
  held = $state.raw<HeldAction | null>(null);
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
  /** In a lesson, the battles of others are told no faster than one's own. */
  unhurried = false;
  /** The rule that was asked for, to be shown beside the table. */
  rule = $state<string | null>(null);
  chatRead = $state(0);
  lines = $state.raw<Line[]>([]);

  #telling: Telling<Shown>;
  #events: readonly EventSaid[];
  #scene: Scene;
  #chronicle: Chronicle;
  #stopTurning: (() => void) | null = null;
  /** Whether what the log gains now is said aloud. */
  #announces = false;
  #skips = false;

  constructor(store: MatchStore, onover: (() => void) | null = null) {
    this.store = store;
    this.coach = new Coach(this);
    this.onover = onover;
    this.announcer = new Announcer(store.box, () => this.lexicon);
    this.#chronicle = new Chronicle(store.box);
    this.#events = eventsFor(store, null);
    this.#scene = this.#sceneOf(this.#events);
    const telling = new Telling(
      this.#state(),
      LIVELY,
      (told) => this.#show(told),
      (beat) => this.#pace(beat),
      (beat) => this.#stays(beat),
    );
    this.#telling = telling;
    this.told = $state.raw(telling.told);
    if (this.past) this.lines = this.#linesOf(this.#events);
    telling.set(telling.told.state, this.#storySoFar(this.#events));
    this.held = this.#stillHeld(kept(store.id, store.version));
    this.#announces = true;
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
  /** What happened, as the player in front of the screen may know it. */
  get events(): readonly EventSaid[] {
    return this.#events;
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

  /** The seat below: one's own, or for spectators the first. */
  seat = $derived.by(() => this.shown.seat);
  own = $derived.by(() =>
    areaWith(this.held, this.seat === null ? null : (this.view.players[this.seat] ?? null)),
  );
  round = $derived.by(() => this.facts.round);
  /** The match is over, and we look back at it. */
  get past(): boolean {
    return this.store instanceof ReplayStore;
  }
  /** Everything has been told, and what is shown is what is. */
  live = $derived.by(() => this.told.beat === null && this.shown.version === this.store.version);
  curtained = $derived.by(
    () =>
      this.store.table.state === "playing" && this.live && changesHands(this.store, this.holder),
  );
  canAct = $derived.by(
    () =>
      this.live &&
      this.store.table.state === "playing" &&
      this.shown.seat !== null &&
      this.shown.due.seat === this.shown.seat &&
      this.shown.legal.length > 0 &&
      !this.turning &&
      !this.curtained,
  );
  targets = $derived.by((): Targets =>
    this.canAct && !this.held ? targetsOf(this.shown, this.box) : noTargets(),
  );
  scene = $derived.by(
    (): Scene => this.told.beat?.scene ?? sceneWith(this.held, this.shown.scene, this.box),
  );
  /** What the next tile would give, while one looks at it. */
  preview = $derived.by(() => (this.previewing && this.canAct ? this.facts.insert : null));
  /** What the digits choose from. */
  digits = $derived.by((): DigitGroup | null => digitGroup(this.targets, this.picked));
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
  situation = $derived.by((): Situation => ({
    view: this.view,
    facts: this.facts,
    due: this.shown.due,
    seat: this.shown.seat,
    targets: this.targets,
    scene: this.scene,
    box: this.box,
    staged: this.staged,
    picked: this.picked,
    held: this.held,
    past: this.past,
  }));
  demand = $derived.by((): Demand => demand(this.situation));
  over = $derived.by(() => this.live && this.store.table.state === "over" && this.onover !== null);
  canUndo = $derived.by(
    () =>
      this.held !== null ||
      (this.live && this.store.undo.seat !== null && this.store.me.includes(this.store.undo.seat)),
  );
  unread = $derived.by(() => this.store.chat.filter((line) => line.number > this.chatRead).length);

  /** Something new came from the store. */
  hear(): void {
    const { store } = this;
    const events = eventsFor(store, this.holder);
    const replay = store instanceof ReplayStore;
    const goesOn = replay ? this.#isNext() : this.#continues(events);
    const fresh = goesOn ? events.slice(replay ? 0 : this.#events.length) : [];
    const before = this.#scene;
    this.#scene = this.#sceneOf(events);
    this.#events = events;
    if (replay) this.#lookBack(events);
    const state = this.#state();
    if (goesOn) this.#telling.add(this.#beats(fresh, before), state);
    else this.#telling.set(state, this.#storySoFar(events));
  }

  /** A step of a finished match has a log of its own, and all of it is said. */
  #lookBack(events: readonly EventSaid[]): void {
    const mine = this.names.map((_, seat) => seat);
    this.lines = this.#linesOf(events);
    this.announcer.know({ lines: [] });
    this.announcer.hear({ lines: this.lines, events, mine });
  }

  /** The log; that of a moment of a finished match has only the events of its step. */
  #linesOf(events: readonly EventSaid[]): Line[] {
    if (!(this.store instanceof ReplayStore)) return this.#chronicle.tell(events);
    return new Chronicle(this.box, this.store.turn).tell(events);
  }

  /** The match as the store has it. */
  #state(): Shown {
    const { due, undo, version } = this.store;
    const { seat, view, facts, legal } = this.#seen();
    const events = this.#events.length;
    return { view, facts, legal, due, undo, seat, version, scene: this.#scene, events };
  }

  /** The match as the player in front of the screen may see it. */
  #seen(): SeatView {
    return this.store.seenBy(eyesOf(this.store, this.holder));
  }

  /** Another player looks, or nobody: everything is told again with those eyes. */
  #lookAs(holder: number | null): void {
    this.holder = holder;
    this.opened = this.pointed = this.dragging = null;
    this.store.refuse(null);
    this.#events = eventsFor(this.store, holder);
    this.#scene = this.#sceneOf(this.#events);
    this.#chronicle = new Chronicle(this.box);
    this.coach.close();
    this.announcer.forget();
    this.#announces = false;
    this.#telling.set(this.#state(), this.#storySoFar(this.#events));
    this.#announces = true;
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
    const { view, facts } = this.#seen();
    return sceneOf(view, facts);
  }

  /** What was told of the battle of this turn before we came, or would have been. */
  #storySoFar(events: readonly EventSaid[]): Beat[] {
    if (this.store instanceof ReplayStore) return [];
    const turn = events.slice(turnStart(events));
    return storyOf(timeline(turn, emptyScene(NONE), this.box, this.store.me));
  }

  #beats(events: readonly EventSaid[], before: Scene): Beat[] {
    const first = this.#events.length - events.length;
    const beats = timeline(events, before, this.box, this.store.me, first);
    const last = beats.at(-1);
    // While another player chooses from the spoils more of them will come: the last one waits.
    if (
      last?.waits &&
      this.store.facts.battle !== null &&
      !this.store.me.includes(this.store.due.seat ?? NONE)
    )
      beats[beats.length - 1] = { ...last, waits: false };
    return beats;
  }

  #pace(beat: Beat): number {
    const own = concerns(beat.scene, this.store.me) || !beat.staged;
    const pace = settings.speed * (own || this.unhurried ? 1 : 2);
    return settings.motion === "reduced"
      ? (pace * beat.lasts) / Math.max(beat.lasts, READING)
      : pace;
  }

  /** Whether a beat waits for the player: with that wish, every turn of another. */
  #stays({ event }: Beat): boolean {
    if (!settings.waitsForMe || this.past || event.type !== "turn-began") return false;
    return !this.store.me.includes(event.facts.seat);
  }

  /** Say what the log tells that it did not tell before. */
  #announce(told: Told<Shown>): void {
    const events = this.#events.slice(0, told.beat?.told ?? told.state.events);
    this.lines = this.#linesOf(events);
    const known = { lines: this.lines, events, mine: this.store.me };
    if (!this.#announces) this.announcer.know(known);
    else if (this.lines.length < this.announcer.known)
      this.announcer.hearAgain(known, told.beat !== null);
    else this.announcer.hear(known, this.#skips);
  }

  #show(told: Told<Shown>): void {
    const before = this.told;
    if (told.beat && told.beat !== before.beat) chime(told.beat);
    if (told.state !== before.state) {
      this.picked = null;
      this.previewing = false;
      this.#turnWheel(before.state.view.wheel, told.state.view.wheel);
    }
    this.told = told;
    if (this.held && told.state !== before.state)
      this.held = this.#stillHeld(kept(this.store.id, told.state.version));
    if (!this.past) this.#announce(told);
    const due = told.state.due.seat;
    if (this.past) return;
    // The veil falls: what the last holder knows goes with them.
    if (this.curtained && this.holder !== null) return this.#lookAs(null);
    if (due === null || due !== told.state.seat) return;
    if (before.state.due.seat === due && before.state.seat === due) return;
    this.lastDecision = told.state.version;
    if (told.state.view.active === due) yourTurn();
    else challenge();
  }

  /** The wheel turns to its new position, which takes its time. */
  #turnWheel(from: number, to: number): void {
    const lasts = from === NONE ? 0 : turningTime(quartersBetween(from, to));
    this.#stopTurning?.();
    this.turning = lasts > 0;
    if (this.turning) this.#stopTurning = timer(lasts, () => (this.turning = false));
  }

  /** What waited for its confirmation, if it is still possible and final. */
  #stillHeld(action: string | null): HeldAction | null {
    return action === null ? null : heldOf(action, this.shown, this.box);
  }

  /** Who plays a seat and whether they are here; looking back, nobody is here. */
  seatState(seat: number): SeatState | undefined {
    return this.past ? undefined : this.store.table.seats[seat];
  }

  // --- the battle's story ---

  pause(on: boolean): void {
    this.#telling.pause(on);
  }
  /** Stop at what is told now, until the player goes on. */
  hold(): void {
    this.#telling.hold();
  }
  step(): void {
    this.#telling.step();
  }
  back(): void {
    this.#telling.back();
  }
  /** Back to the nearest earlier beat of this kind; whether there is one. */
  backTo(wanted: (beat: Beat) => boolean): boolean {
    return this.#telling.backTo(wanted);
  }
  /** Tell the match once more from the first beat of this kind on; whether there is one. */
  tellFrom(wanted: (beat: Beat) => boolean): boolean {
    const beats = timeline(this.#events, emptyScene(NONE), this.box, this.store.me);
    const place = beats.findIndex(wanted);
    if (place < 0) return false;
    this.#telling.again(beats.slice(place));
    return true;
  }
  /** Past the battle that is told, or on to its result if that waits. */
  skip(): void {
    this.#skips = true;
    this.#telling.skip();
    this.#skips = false;
  }
  end(): void {
    this.#stopTurning?.();
    this.#telling.end();
  }

  /** Tell these events of the match once more, all within so many milliseconds. */
  tellAgain(first: number, last: number, within: number): void {
    const events = this.#events.slice(0, last);
    const before = sceneAfter(events.slice(0, first), this.box);
    const beats = timeline(events.slice(first), before, this.box, [], first);
    const whole = beats.reduce((sum, beat) => sum + beat.lasts / this.#pace(beat), 0);
    const share = whole > within ? within / whole : 1;
    const scaled = beats.map((beat) => ({ ...beat, lasts: beat.lasts * share }));
    this.#telling.add(scaled, this.#state());
  }

  // --- acting ---

  /** Do it; what is not legal is asked all the same, so that the rule answers. */
  act(action: string): void {
    if (!this.live || this.turning) return;
    this.picked = null;
    this.opened = null;
    focusNext();
    const held = this.canAct ? heldOf(action, this.shown, this.box) : null;
    if (held) this.#hold(held);
    else this.store.act(action);
  }

  /** A button of the bar: confirms what waits, or does something else. */
  accept(action: string): void {
    if (this.held?.action !== action) return this.act(action);
    focusNext();
    if (this.canAct) this.store.act(action);
  }

  /** What waits for its confirmation goes back to where it came from. */
  takeBack(): void {
    if (this.held) this.#hold(null);
  }

  #hold(held: HeldAction | null): void {
    this.held = held;
    keep(held, this.store.id, this.shown.version);
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
    if (this.held) this.takeBack();
    else if (this.canUndo && !this.coach.takeBack()) this.store.takeBack();
  }

  /** Whether one may ask the others to go back to one's own last decision. */
  mayAsk = $derived.by(
    () =>
      this.live &&
      !this.canUndo &&
      this.store.table.state === "playing" &&
      this.lastDecision !== null &&
      this.lastDecision < this.store.version &&
      this.store.undo.asked_by === null,
  );

  /** Ask to go back to one's own last decision. */
  askBack(): void {
    if (this.lastDecision !== null) this.store.askBack(this.lastDecision);
  }

  /** A hot-seat player has taken the screen. */
  take(seat: number): void {
    this.#lookAs(seat);
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

  /** Show a rule beside the table, so that nobody has to leave the match to read it. */
  openRule(atom: string): void {
    this.rule = atom;
    this.drawer = "rules";
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

export function provide(screen: Screen): Screen {
  return setContext(KEY, screen);
}

export function theScreen(): Screen {
  return getContext<Screen>(KEY);
}

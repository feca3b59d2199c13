/**
 * Telling what happened at a pace one can follow, and ending exactly at what is.
 *
 * Updates queue up while one is told. Each is a row of beats, and the state that it leads to: the
 * table shows a state when all beats before it have been told, so the last thing shown is always
 * the newest. Plain logic; time comes from outside.
 */
import { BEGINNINGS, type Beat } from "./timeline";

export interface Clock {
  after(milliseconds: number, then: () => void): () => void;
}

export interface Told<State> {
  /** The beat that is told now; null when all is told. */
  beat: Beat | null;
  /** The state that is shown on the table. */
  state: State;
  /** The beats of the battle that is on the stage, told so far. */
  story: Beat[];
  paused: boolean;
  /** How many beats are still to come. */
  left: number;
}

type Item<State> = { beat: Beat } | { state: State };

/** A story with one beat more; some beats begin another. */
function noted(story: Beat[], beat: Beat): Beat[] {
  const before = BEGINNINGS.has(beat.type) ? [] : story;
  return beat.staged ? [...before, beat] : before;
}

/** The story that is left when these beats have been told. */
export function storyOf(beats: readonly Beat[]): Beat[] {
  return beats.reduce(noted, []);
}

/** Where skipping ends: at a result that waits, and where another turn or battle begins. */
const isStop = (beat: Beat): boolean => beat.waits || BEGINNINGS.has(beat.type);

/** Others' affairs are told at twice the pace, and faster the more of them wait. */
const CROWD = 24;

export class Telling<State> {
  private queue: Item<State>[] = [];
  private beat: Beat | null = null;
  private story: Beat[] = [];
  private paused = false;
  /** The pause is for this beat alone: the next step goes on. */
  private held = false;
  private stop: (() => void) | null = null;

  constructor(
    private state: State,
    private readonly clock: Clock,
    private readonly show: (told: Told<State>) => void,
    private readonly pace: (beat: Beat) => number = () => 1,
    /** Whether a beat stays until the player goes on, though it would not by itself. */
    private readonly stays: (beat: Beat) => boolean = () => false,
  ) {}

  get told(): Told<State> {
    return {
      beat: this.beat,
      state: this.state,
      story: this.story,
      paused: this.paused,
      left: this.queue.filter((item) => "beat" in item).length,
    };
  }

  /** Something happened: these beats, and then this is the state. */
  add(beats: readonly Beat[], state: State): void {
    for (const beat of beats) this.queue.push({ beat });
    this.queue.push({ state });
    if (this.beat === null && this.stop === null) this.next();
    else this.tell();
  }

  /** Nothing is told: this is the state, and this the story that led to it. */
  set(state: State, story: Beat[] = []): void {
    this.cancel();
    this.queue = [];
    this.beat = null;
    this.state = state;
    this.story = story;
    this.tell();
  }

  /** Stop at this beat until the player goes on. */
  hold(): void {
    this.pause(true);
    this.held = true;
  }

  pause(on: boolean): void {
    this.paused = on;
    this.held = false;
    this.cancel();
    if (!on && this.beat) this.wait(this.beat);
    this.tell();
  }

  /** On to the next beat now. */
  step(): void {
    this.cancel();
    if (this.held) this.paused = this.held = false;
    this.next();
  }

  /** Past the battle that is told, or to its result if that waits; the next turn is told again. */
  skip(): void {
    this.cancel();
    this.paused = this.held = false;
    const from = this.queue.findIndex((item) => "beat" in item && isStop(item.beat));
    const skipped = this.queue.splice(0, from < 0 ? this.queue.length : from);
    for (const item of skipped) {
      if ("state" in item) this.state = item.state;
      else this.note(item.beat);
    }
    this.next();
  }

  /** Told again from an earlier beat of the battle on the stage. */
  back(): void {
    const [before, last] = this.story.slice(-2);
    if (!before || !last || !this.beat) return;
    this.cancel();
    this.queue.unshift({ beat: last });
    this.story = this.story.slice(0, -1);
    this.beat = before;
    this.paused = true;
    this.held = false;
    this.tell();
  }

  /** Told again from the nearest earlier beat of this kind on; whether there is one. */
  backTo(wanted: (beat: Beat) => boolean): boolean {
    const place = this.story.slice(0, -1).findLastIndex(wanted);
    const beat = this.story[place];
    if (!beat || !this.beat) return false;
    this.cancel();
    this.queue.unshift(...this.story.slice(place + 1).map((later) => ({ beat: later })));
    this.story = this.story.slice(0, place + 1);
    this.beat = beat;
    this.paused = true;
    this.held = false;
    this.tell();
    return true;
  }

  /** Tell these beats, which led to the present state, once more. */
  again(beats: readonly Beat[]): void {
    this.cancel();
    this.queue = [...beats.map((beat) => ({ beat })), { state: this.state }];
    this.story = [];
    this.paused = this.held = false;
    this.next();
  }

  end(): void {
    this.cancel();
  }

  private cancel(): void {
    this.stop?.();
    this.stop = null;
  }

  private next(): void {
    this.beat = null;
    for (;;) {
      const item = this.queue.shift();
      if (!item) break;
      if ("state" in item) {
        this.state = item.state;
        continue;
      }
      const beat = this.stays(item.beat) ? { ...item.beat, waits: true } : item.beat;
      this.note(beat);
      if (beat.lasts === 0 && !beat.waits) continue;
      this.beat = beat;
      if (!this.paused) this.wait(beat);
      break;
    }
    this.tell();
  }

  private note(beat: Beat): void {
    this.story = noted(this.story, beat);
  }

  private wait(beat: Beat): void {
    if (beat.waits) return;
    const crowd = this.queue.length > CROWD ? 2 : 1;
    this.stop = this.clock.after(beat.lasts / this.pace(beat) / crowd, () => {
      this.stop = null;
      this.next();
    });
  }

  private tell(): void {
    this.show(this.told);
  }
}

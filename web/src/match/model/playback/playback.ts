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

/** Others' affairs are told at twice the pace, and faster the more of them wait. */
const CROWD = 24;

export class Telling<State> {
  private queue: Item<State>[] = [];
  private beat: Beat | null = null;
  private story: Beat[] = [];
  private paused = false;
  private stop: (() => void) | null = null;

  constructor(
    private state: State,
    private readonly clock: Clock,
    private readonly show: (told: Told<State>) => void,
    private readonly pace: (beat: Beat) => number = () => 1,
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

  pause(on: boolean): void {
    this.paused = on;
    this.cancel();
    if (!on && this.beat) this.wait(this.beat);
    this.tell();
  }

  /** On to the next beat now. */
  step(): void {
    this.cancel();
    this.next();
  }

  /** To the end of everything that waits. */
  skip(): void {
    this.cancel();
    this.paused = false;
    for (const item of this.queue) {
      if ("state" in item) this.state = item.state;
      else this.note(item.beat);
    }
    this.queue = [];
    this.beat = null;
    this.tell();
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
    this.tell();
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
      this.note(item.beat);
      if (item.beat.lasts === 0) continue;
      this.beat = item.beat;
      if (!this.paused) this.wait(item.beat);
      break;
    }
    this.tell();
  }

  private note(beat: Beat): void {
    this.story = noted(this.story, beat);
  }

  private wait(beat: Beat): void {
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

/**
 * What a screen reader says of a match, so that one hears it without drowning in it: every line of
 * the log that concerns the listener, and one summary for each turn of the others.
 *
 * Data type: `SpokenLine`. Those of a turn belong together; the oldest are forgotten, since the
 * log keeps everything.
 */
import type { BoxFacts, EventSaid } from "$lib/wire";

import type { Line } from "./match-log";
import { type Lexicon, type Saying, plain, saying } from "./messages";
import { summaryOf } from "./turn-summary";

export interface SpokenLine {
  number: number;
  /** The number of the event that began its turn. */
  turn: number;
  /** The number of the first line that belongs together with it. */
  group: number;
  text: string;
}

/** What has been told of a match: its log, and the events that it tells. */
export interface Known {
  lines: readonly Line[];
  events: readonly EventSaid[];
  /** The seats of the listener. */
  mine: readonly number[];
}

const KEPT = 30;
const SET_UP = -1;

export class Announcer {
  said = $state.raw<readonly SpokenLine[]>([]);
  #heard: readonly Line[] = [];
  #turn = SET_UP;
  #number = 0;

  constructor(
    private readonly box: BoxFacts,
    private readonly lexicon: () => Lexicon,
  ) {}

  /** Say something that is not in the log. */
  say(text: string): void {
    const [number, turn] = [this.#number++, this.#turn];
    const last = this.said.at(-1);
    const line = { number, turn, group: last?.turn === turn ? last.group : number, text };
    this.said = [...this.said.slice(1 - KEPT), line];
  }

  /** Another listens, who may not read what was said before. */
  forget(): void {
    this.said = [];
  }

  /** How many lines are known. */
  get known(): number {
    return this.#heard.length;
  }

  /** These lines are known already, and nothing is said of them. */
  know({ lines }: Pick<Known, "lines">): void {
    this.#heard = lines;
    this.#turn = lines.findLast((line) => line.kind === "turn")?.at ?? SET_UP;
  }

  /** Say what is new in the log; what was skipped is counted and summed up. */
  hear(known: Known, skipped = false): void {
    const { lines } = known;
    const other = this.#heard.findIndex((line, place) => !isSame(line, lines[place]));
    const fresh = lines.slice(other < 0 ? this.#heard.length : other);
    this.#heard = lines;
    let left = 0;
    let isLeft = skipped; // only what was told before another turn began
    for (const line of fresh) {
      const isLast = line.said.id === "log-match-ended";
      if (line.kind === "turn" || isLast) {
        this.#sumUp(known, line.at, left);
        this.#endTurn(known, line.at);
        left = 0;
        isLeft = false;
      }
      if (!isLast && !concerns(line, known.mine)) continue;
      if (isLeft) left++;
      else this.#tell([line.said]);
    }
    this.#sumUp(known, known.events.length, left);
  }

  /** The match has fewer lines than before: it went back, or its story did and goes on there. */
  hearAgain(known: Known, isStory: boolean): void {
    this.know(known);
    const last = known.lines.at(-1);
    if (!isStory) this.say(this.lexicon().t("heard-undone"));
    else if (last && concerns(last, known.mine)) this.#tell([last.said]);
  }

  #tell(sayings: readonly Saying[]): void {
    const text = sayings.map((said) => plain(said, this.lexicon())).join(" ");
    if (text !== "") this.say(text);
  }

  /** A turn is over: that of another is summed up. */
  #endTurn({ events, mine }: Known, next: number): void {
    const turn = this.#turn === SET_UP ? [] : events.slice(this.#turn, next);
    if (!isOf(turn[0], mine)) this.#tell(summaryOf(turn, this.box));
    this.#turn = next;
  }

  /** What was skipped of a turn: how much, and what it came to. */
  #sumUp({ events }: Known, until: number, count: number): void {
    if (count === 0) return;
    const turn = events.slice(Math.max(this.#turn, 0), until);
    this.#tell([saying("heard-skipped", { count }), ...summaryOf(turn, this.box)]);
  }
}

/** Whether a line tells of the listener: of their turn, of a challenge to them, of their things. */
export function concerns({ seat, sides }: Line, mine: readonly number[]): boolean {
  return [seat, ...sides].some((one) => one !== null && mine.includes(one));
}

function isSame(a: Line, b: Line | undefined): boolean {
  return a === b || (a.at === b?.at && JSON.stringify(a.said) === JSON.stringify(b.said));
}

function isOf(event: EventSaid | undefined, mine: readonly number[]): boolean {
  return event?.type === "turn-began" && mine.includes(event.facts.seat);
}

/**
 * A turn in a sentence or two: what its player did, then what others gained by it. The package
 * tells the same (`src/abth/protocol/story/summary.py`).
 */
import type { BoxFacts, EventSaid } from "$lib/wire";
import { emptyScene, follow } from "$match/model/battle/scene";

import { seatOf } from "./match-log";
import { type Saying, saying, seat } from "./messages";
import { deedOf, sayingOf, shareLine } from "./narrator";
import { NONE } from "./view-facts";

/** The sentences that sum up a turn; none if nothing in it is worth telling. */
export function summaryOf(turn: readonly EventSaid[], box: BoxFacts): Saying[] {
  const deeds: Saying[] = [];
  const others: Saying[] = [];
  let scene = emptyScene(NONE);
  let run: EventSaid[] = [];
  turn.forEach((event, number) => {
    const before = scene;
    scene = follow(scene, event, box);
    const scenes = { before, after: scene };
    run.push(event);
    const next = turn[number + 1];
    if (next && shareLine(event, next, scenes, box)) return;
    const deed = deedOf(run, scenes, box);
    if (deed && (seatOf(event) ?? scene.attacker) === scene.attacker) deeds.push(deed);
    else if (deed) others.push(...[sayingOf(run, scenes, box) ?? []].flat());
    run = [];
  });
  const own = saying("log-summary", { who: seat(scene.attacker), deeds });
  return deeds.length > 0 ? [own, ...others] : others;
}

/** The summaries of the turns that are over, each made once. */
export class TurnSummaries {
  /** By the event that began the next turn: after an undo that is another one. */
  private readonly made = new WeakMap<EventSaid, Saying[]>();

  constructor(private readonly box: BoxFacts) {}

  /** What happened in the turn that began with this event; nothing while it is not over. */
  of(events: readonly EventSaid[], start: number, next: number | undefined): Saying[] {
    const following = next === undefined ? undefined : events[next];
    if (!following) return [];
    const summary = this.made.get(following) ?? summaryOf(events.slice(start, next), this.box);
    this.made.set(following, summary);
    return summary;
  }
}

/** The events of a match by turns, each from its beginning; the set-up belongs to none. */
export function turnsOf(events: readonly EventSaid[]): EventSaid[][] {
  const starts = events.flatMap(({ type }, at) => (type === "turn-began" ? [at] : []));
  return starts.map((start, number) => events.slice(start, starts[number + 1]));
}

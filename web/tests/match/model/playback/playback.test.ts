import { describe, expect, test } from "vitest";
import { emptyScene, sceneAfter, turnStart } from "$match/model/battle/scene";
import { storyOf, type Told, Telling } from "$match/model/playback/playback";
import { BEGINNINGS, type Beat, STEPS, tale, timeline } from "$match/model/playback/timeline";
import { allEvents, box } from "../../recorded";

/** A clock that is turned by hand. */
class HandClock {
  private due: { at: number; then: () => void }[] = [];
  now = 0;
  after(milliseconds: number, then: () => void): () => void {
    const entry = { at: this.now + milliseconds, then };
    this.due.push(entry);
    return () => (this.due = this.due.filter((one) => one !== entry));
  }
  turn(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      this.due.sort((a, b) => a.at - b.at);
      const next = this.due[0];
      if (!next || next.at > end) break;
      this.due.shift();
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }
}

function beats(count: number, lasts = 100): Beat[] {
  return timeline(
    Array.from({ length: count }, () => ({ type: "die-kept", facts: { side: 0 } })),
    emptyScene(0),
    box,
    [],
  ).map((beat) => ({ ...beat, lasts }));
}

function told(): { clock: HandClock; telling: Telling<number>; shown: Told<number>[] } {
  const clock = new HandClock();
  const shown: Told<number>[] = [];
  return { clock, shown, telling: new Telling(0, clock, (one) => shown.push(one)) };
}

describe("telling", () => {
  test("a beat that is held goes on with the next step, and nothing stays paused", () => {
    const { clock, telling } = told();
    telling.add(beats(3), 1);
    telling.hold();
    clock.turn(1000);
    expect(telling.told).toMatchObject({ paused: true, left: 2 });
    telling.step();
    expect(telling.told).toMatchObject({ paused: false, left: 1 });
    clock.turn(1000);
    expect(telling.told).toMatchObject({ beat: null, state: 1 });
  });

  test("updates wait for one another and end at the newest state", () => {
    const { clock, telling } = told();
    telling.add(beats(3), 1);
    telling.add(beats(2), 2);
    telling.add([], 3);
    expect(telling.told.state).toBe(0);
    clock.turn(350);
    expect(telling.told.state).toBe(1);
    clock.turn(200);
    expect(telling.told).toMatchObject({ state: 3, beat: null, left: 0 });
  });

  test("who comes late finds the story of this turn's battle, and nothing moves", () => {
    const decided = allEvents.findIndex((event) => event.type === "battle-decided");
    const turn = allEvents.slice(turnStart(allEvents.slice(0, decided)), decided + 1);
    const [present, late] = [told().telling, told().telling];
    present.add(timeline(turn, emptyScene(0), box, []), 1);
    while (present.told.beat !== null) present.skip();
    late.set(1, storyOf(timeline(turn, emptyScene(0), box, [])));
    expect(late.told).toEqual(present.told);
    expect(tale(late.told.story).map((chapter) => chapter.step)).toContain("dice");
  });

  test("an update without beats is shown at once", () => {
    const { telling } = told();
    telling.add([], 7);
    expect(telling.told.state).toBe(7);
  });

  test("skip ends in the final state", () => {
    const { telling } = told();
    telling.add(beats(30), 1);
    telling.add(beats(1), 2);
    telling.skip();
    expect(telling.told).toMatchObject({ state: 2, beat: null, left: 0 });
  });

  test("skip ends the battle that is told, and no other", () => {
    const battles = timeline(allEvents, emptyScene(-1), box, []);
    const { telling } = told();
    telling.add(battles, 1);
    const stops: string[] = [];
    for (let skips = 0; telling.told.beat !== null && skips < 500; skips++) {
      stops.push(telling.told.beat.type);
      telling.skip();
    }
    expect(telling.told).toMatchObject({ state: 1, left: 0 });
    const begun = battles.map(({ type }) => type).filter((type) => BEGINNINGS.has(type));
    expect(stops).toEqual(["tile-inserted", ...begun]); // the set-up belongs to no turn
  });

  test("a beat that stays waits for the player, and skipping does not pass it", () => {
    const clock = new HandClock();
    const isTurn = (beat: Beat) => beat.type === "turn-began";
    const telling = new Telling(
      0,
      clock,
      () => undefined,
      () => 1,
      isTurn,
    );
    telling.add(timeline(allEvents, emptyScene(-1), box, []), 1);
    clock.turn(10_000_000);
    expect(telling.told.beat).toMatchObject({ type: "turn-began", waits: true });
    const left = telling.told.left;
    telling.step();
    clock.turn(10_000_000);
    expect(telling.told.beat).toMatchObject({ type: "turn-began", waits: true });
    expect(telling.told.left).toBeLessThan(left);
  });

  test("pause holds, step goes on by one beat, and nothing is lost", () => {
    const { clock, telling } = told();
    telling.add(beats(3), 1);
    telling.pause(true);
    clock.turn(10_000);
    expect(telling.told.left).toBe(2);
    telling.step();
    expect(telling.told.left).toBe(1);
    telling.pause(false);
    clock.turn(10_000);
    expect(telling.told.state).toBe(1);
  });

  test("an undo drops what was still to be told", () => {
    const { telling } = told();
    telling.add(beats(3), 1);
    telling.set(9);
    expect(telling.told).toMatchObject({ state: 9, beat: null, left: 0 });
  });

  test("step back shows the beat before, paused", () => {
    const { clock, telling } = told();
    telling.add(beats(4), 1);
    clock.turn(250);
    const left = telling.told.left;
    telling.back();
    expect(telling.told).toMatchObject({ left: left + 1, paused: true });
  });
});

describe("timeline", () => {
  const all = timeline(allEvents, emptyScene(-1), box, [0]);

  test("the last scene is the scene of all events", () => {
    const last = all.filter((beat) => beat.staged).at(-1)!;
    expect(last.scene.totals).toEqual(sceneAfter(allEvents, box).totals);
  });

  test("both dice fall in one throw", () => {
    const throws = all.filter((beat) => beat.type === "die-rolled" && beat.said.length === 2);
    expect(throws.length).toBeGreaterThan(10);
  });

  test("the steps of a battle come in their order", () => {
    let battles = 0;
    let start = 0;
    all.forEach((beat, number) => {
      if (beat.type === "units-faced" || beat.type === "player-challenged") start = number;
      if (beat.type !== "battle-decided") return;
      battles++;
      const steps = tale(all.slice(start, number + 1)).map(({ step }) => STEPS.indexOf(step));
      const inOrder = [...new Set(steps)].sort((a, b) => a - b);
      // A player-Defender lays tokens before anything else happens.
      const told = all[start]!.type === "units-faced" ? steps : steps.filter((step) => step !== 3);
      expect(told).toEqual(inOrder.filter((step) => told.includes(step)));
    });
    expect(battles).toBeGreaterThan(10);
  });

  test("what a player did on the table takes no time", () => {
    const own = all.filter(({ event }) => event.type === "unit-deployed" && event.facts.seat === 0);
    expect(own.length).toBeGreaterThan(5);
    expect(own.every((beat) => beat.lasts === 0)).toBe(true);
  });
});

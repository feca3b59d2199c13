/** When nothing moves: plates never come while something does. */

const LONGEST = 2000; // milliseconds after which a plate comes all the same

/** Whether an animation ends by itself. */
function ends(animation: Animation): boolean {
  const end = animation.effect?.getComputedTiming().endTime;
  return animation.playState === "running" && Number.isFinite(Number(end));
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** Done once all that moves has come to rest, and a short while more. */
export async function rested(pause: number): Promise<void> {
  const moving = document.getAnimations?.().filter(ends) ?? [];
  await Promise.race([
    Promise.allSettled(moving.map((animation) => animation.finished)),
    wait(LONGEST),
  ]);
  await wait(pause);
}

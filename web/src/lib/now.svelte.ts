/** The present moment, for words that change while time passes. */
import { createSubscriber } from "svelte/reactivity";

const everySecond = createSubscriber((update) => {
  const ticking = setInterval(update, 1000);
  return () => clearInterval(ticking);
});

export const now = {
  /** Seconds since 1970. */
  get seconds(): number {
    everySecond();
    return Date.now() / 1000;
  },
};

/** A review as it comes: each line of the answer replaces what was known. */
import { apiPath, identity, Refusal, refusalIn } from "$lib/api";
import { language } from "$lib/i18n.svelte";
import type { MatchReview } from "$lib/wire";

type Stage = "asking" | "canceled" | "failed" | "complete";

export class ReviewStore {
  review = $state.raw<MatchReview | null>(null);
  stage = $state<Stage>("asking");
  error = $state.raw<unknown>(null);
  /** When judging began here, and how much was known then. */
  #begun: { at: number; done: number } | null = null;
  #ending: AbortController | null = null;
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  /** Seconds until it is complete, as far as one can tell. */
  left = $derived.by((): number | null => {
    const { review } = this;
    if (!review || this.stage !== "asking" || this.#begun === null) return null;
    const judged = review.done - this.#begun.done;
    if (judged < 1) return null;
    const each = (performance.now() - this.#begun.at) / judged;
    return Math.max(1, Math.round(((review.all - review.done) * each) / 1000));
  });

  /** Whether it is on its way, complete, or was canceled: nothing is asked by itself. */
  get isAsked(): boolean {
    return this.#ending !== null && this.stage !== "failed";
  }

  async ask(): Promise<void> {
    const ending = new AbortController();
    this.#ending = ending;
    this.#begun = null;
    this.stage = "asking";
    this.error = null;
    try {
      for await (const known of lines(this.#table, ending.signal)) this.#take(known);
      this.stage = this.review?.is_complete ? "complete" : "failed";
    } catch (error) {
      if (ending.signal.aborted) return;
      this.error = error;
      this.stage = "failed";
    }
  }

  cancel(): void {
    this.#ending?.abort();
    if (this.stage === "asking") this.stage = "canceled";
  }

  #take(known: MatchReview): void {
    this.review = known;
    if (known.all > 0) this.#begun ??= { at: performance.now(), done: known.done };
  }
}

let latest: { table: string; language: string; store: ReviewStore } | null = null;

/** The review of a match; the one that was read last goes on, or is still known. */
export function reviewOf(table: string): ReviewStore {
  if (latest?.table !== table || latest.language !== language())
    latest = { table, language: language(), store: new ReviewStore(table) };
  return latest.store;
}

/** What the server sends, line by line. */
async function* lines(table: string, signal: AbortSignal): AsyncGenerator<MatchReview> {
  const path = `/tables/${encodeURIComponent(table)}/review?lang=${language()}`;
  const secret = identity.get()?.secret;
  const headers: HeadersInit = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  const method = secret === undefined ? "GET" : "POST"; // a guest reads what is stored
  const answer = await fetch(apiPath(path), { method, headers, signal });
  if (!answer.ok || !answer.body) throw refusalIn(answer.status, await answer.text());
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const parts = (rest + (value ?? "")).split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) yield told(part);
    if (done) break;
  }
  if (rest.trim() !== "") yield told(rest);
}

function told(line: string): MatchReview {
  try {
    const known: MatchReview = JSON.parse(line); // the server's word
    return known;
  } catch {
    throw new Refusal(0, { code: "offline" });
  }
}

/** What the server is asked over HTTP. */

import { remember, remembered } from "./storage";
import type {
  BotFacts,
  BoxFacts,
  Credentials,
  Join,
  MatchReport,
  Me,
  Moment,
  OddsAnswer,
  OddsQuestion,
  Problem,
  Profile,
  Proof,
  Ranked,
  SeatChange,
  TableList,
  TableOptions,
  TableState,
  Token,
  Webhook,
} from "./wire";

/** Who this browser is. The phrase is kept so that the settings can show it again. */
export interface Identity {
  person: string;
  name: string;
  secret: string;
  phrase: string | null;
}

/** The server said no, or nothing (`code` is then `offline`). */
export class Refusal extends Error {
  readonly code: string;
  readonly reason: string;
  readonly atom: string | null;
  readonly message_id: string | null;
  readonly what: string;

  constructor(
    readonly status: number,
    problem: Partial<Problem>,
  ) {
    super(problem.reason);
    this.code = problem.code ?? "unforeseen";
    this.reason = problem.reason ?? "";
    this.atom = problem.atom ?? null;
    this.message_id = problem.message_id ?? null;
    this.what = problem.what ?? "";
  }
}

export const identity = {
  get: (): Identity | null => remembered<Identity>("me"),
  set: (me: Identity | null): void => remember("me", me),
};

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const secret = identity.get()?.secret;
  const answer = await reach(path, {
    method,
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw refusalIn(answer.status, text);
  const told: T = JSON.parse(text === "" ? "null" : text); // the server's word
  return told;
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal(0, { code: "offline" });
  }
}

function refusalIn(status: number, text: string): Refusal {
  try {
    const problem: Partial<Problem> = JSON.parse(text);
    return new Refusal(status, problem);
  } catch {
    return new Refusal(status, {});
  }
}

const table = (id: string, rest = ""): string => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  newPerson: (name: string) => ask<Credentials>("POST", "/people", { name }),
  recover: (phrase: string) => ask<Credentials>("POST", "/people/recover", { phrase }),
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  tokens: () => ask<Token[]>("GET", "/me/tokens"),
  newToken: (label: string) => ask<Token>("POST", "/me/tokens", { label }),
  removeToken: (id: number) => ask<null>("DELETE", `/me/tokens/${id}`),
  setWebhook: (url: string) => ask<Webhook>("PUT", "/me/webhook", { url }),
  removeWebhook: () => ask<null>("DELETE", "/me/webhook"),

  tables: () => ask<TableList>("GET", "/tables"),
  newTable: (options: TableOptions) => ask<TableState>("POST", "/tables", options),
  table: (id: string) => ask<TableState>("GET", table(id)),
  join: (id: string, join: Join) => ask<TableState>("POST", table(id, "/join"), join),
  leave: (id: string, seat: number | null) =>
    ask<TableState>("POST", table(id, "/leave"), { seat }),
  back: (id: string, seat: number | null) =>
    ask<TableState>("POST", table(id, "/return"), { seat }),
  start: (id: string) => ask<TableState>("POST", table(id, "/start")),
  setSeat: (id: string, seat: number, change: SeatChange) =>
    ask<TableState>("PUT", table(id, `/seats/${seat}`), change),
  close: (id: string) => ask<TableState>("POST", table(id, "/close")),
  rematch: (id: string) => ask<TableState>("POST", table(id, "/rematch")),
  report: (id: string) => ask<MatchReport>("GET", table(id, "/report")),
  moment: (id: string, version: number) => ask<Moment>("GET", table(id, `/moments/${version}`)),
  /** Where a finished match and its proof can be fetched as files. */
  logPath: (id: string) => `/api${table(id, "/log")}`,
  proofPath: (id: string) => `/api${table(id, "/proof")}`,
  proof: (id: string) => ask<Proof>("GET", table(id, "/proof")),

  player: (id: string) => ask<Profile>("GET", `/players/${encodeURIComponent(id)}`),
  leaderboard: () => ask<Ranked[]>("GET", "/leaderboard"),
  bots: () => ask<BotFacts[]>("GET", "/bots"),
  odds: (question: OddsQuestion) => ask<OddsAnswer>("POST", "/odds", question),
};

let theBox: Promise<BoxFacts> | null = null;

/** Everything printed, fetched once. */
export function box(): Promise<BoxFacts> {
  theBox ??= ask<BoxFacts>("GET", "/box").catch((error: unknown) => {
    theBox = null;
    throw error;
  });
  return theBox;
}

/** Random bytes of this browser for the dice, as hexadecimal digits. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A fresh key: what is sent twice with the same key counts once. */
export function freshKey(): string {
  return entropy();
}

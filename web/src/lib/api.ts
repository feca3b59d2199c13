/** What the server is asked over HTTP. */

import { base } from "./base";
import { online } from "./online.svelte";
import { remember, remembered } from "./storage";
import type {
  BattleWhy,
  BestLineUpAnswer,
  BestLineUpQuestion,
  Advice,
  BlockState,
  BotCall,
  BotFacts,
  BoxFacts,
  Credentials,
  DareChoice,
  DeviceState,
  EndAnswer,
  Fork,
  Join,
  Kick,
  MatchReport,
  Me,
  Moment,
  NewLesson,
  NewReport,
  NewToken,
  OddsAnswer,
  OddsQuestion,
  PlayerReport,
  PracticeTask,
  PracticeVerdict,
  Problem,
  Profile,
  Proof,
  Ranked,
  RulebookFacts,
  SeatChange,
  TableList,
  TableOptions,
  TableState,
  TextCommand,
  TextPage,
  TextReply,
  Token,
  Webhook,
} from "./wire";

/** Who this browser is. The recovery phrase is not part of it: nothing keeps that. */
export interface Identity {
  person: string;
  name: string;
  secret: string;
}

/** The server said no, or nothing (`code` is then `offline`). */
export class Refusal extends Error {
  readonly code: string;
  readonly reason: string;
  readonly atom: string | null;
  readonly message_id: string | null;
  readonly place: string;
  readonly arguments: Problem["arguments"];

  constructor(
    readonly status: number,
    problem: Partial<Problem>,
  ) {
    super(problem.reason);
    this.code = problem.code ?? "unforeseen";
    this.reason = problem.reason ?? "";
    this.atom = problem.atom ?? null;
    this.message_id = problem.message_id ?? null;
    this.place = problem.place ?? "";
    this.arguments = problem.arguments ?? {};
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

/** A path of the API. */
export function apiPath(path: string): string {
  return `${base}api${path}`;
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    const answer = await fetch(apiPath(path), init);
    online.note(true);
    return answer;
  } catch {
    online.note(false);
    throw new Refusal(0, { code: "offline" });
  }
}

export function refusalIn(status: number, text: string): Refusal {
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
  newToken: (token: NewToken) => ask<Token>("POST", "/me/tokens", token),
  removeToken: (id: number) => ask<null>("DELETE", `/me/tokens/${id}`),
  devices: () => ask<DeviceState[]>("GET", "/me/devices"),
  removeDevice: (id: string) => ask<null>("DELETE", `/me/devices/${encodeURIComponent(id)}`),
  removeDevices: () => ask<null>("DELETE", "/me/devices"),
  blocks: () => ask<BlockState[]>("GET", "/me/blocks"),
  block: (person: string, kind: BlockState["kind"]) =>
    ask<null>("PUT", `/me/blocks/${encodeURIComponent(person)}`, { kind }),
  unblock: (person: string) => ask<null>("DELETE", `/me/blocks/${encodeURIComponent(person)}`),
  export: () => ask<unknown>("GET", "/me/export"),
  deleteMe: () => ask<null>("DELETE", "/me"),
  setWebhook: (url: string) => ask<Webhook>("PUT", "/me/webhook", { url }),
  removeWebhook: () => ask<null>("DELETE", "/me/webhook"),

  tables: () => ask<TableList>("GET", "/tables"),
  lesson: (wish: NewLesson) => ask<TableState>("POST", "/lessons", wish),
  dare: (id: string) => ask<DareChoice[]>("GET", table(id, "/dare")),
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
  callBot: (id: string, seat: number, call: BotCall) =>
    ask<TableState>("POST", table(id, `/seats/${seat}/bot`), call),
  resign: (id: string) => ask<TableState>("POST", table(id, "/resign"), { seat: null }),
  end: (id: string, answer: EndAnswer) => ask<TableState>("POST", table(id, "/end"), answer),
  close: (id: string) => ask<TableState>("POST", table(id, "/close")),
  kick: (id: string, kick: Kick) => ask<TableState>("POST", table(id, "/kick"), kick),
  reportPlayer: (id: string, report: NewReport) => ask<null>("POST", table(id, "/reports"), report),
  reports: (id: string) => ask<PlayerReport[]>("GET", table(id, "/reports")),
  rematch: (id: string) => ask<TableState>("POST", table(id, "/rematch")),
  fork: (id: string, fork: Fork) => ask<TableState>("POST", table(id, "/fork"), fork),
  advice: (id: string, seat: number) => ask<Advice>("GET", table(id, `/seats/${seat}/advice`)),
  textPage: (id: string, lang: string, seat: number | null) =>
    ask<TextPage>(
      "GET",
      table(id, `/text/page?lang=${lang}${seat === null ? "" : `&seat=${seat}`}`),
    ),
  textCommand: (id: string, lang: string, command: TextCommand) =>
    ask<TextReply>("POST", table(id, `/text/page?lang=${lang}`), command),
  report: (id: string) => ask<MatchReport>("GET", table(id, "/report")),
  moment: (id: string, version: number) => ask<Moment>("GET", table(id, `/moments/${version}`)),
  /** Why a battle ended as it did: by its number, or the last one decided by a version. */
  why: ({
    table: id,
    ...which
  }: {
    table: string;
    battle: number | null;
    at: number | null;
    eyes: number | null;
  }) => {
    const given = Object.entries(which).flatMap(([name, value]) =>
      value === null ? [] : [`${name}=${value}`],
    );
    return ask<BattleWhy>("GET", table(id, `/why?${given.join("&")}`));
  },
  /** Where a finished match and its proof can be fetched as files. */
  logPath: (id: string) => apiPath(table(id, "/log")),
  proofPath: (id: string) => apiPath(table(id, "/proof")),
  log: (id: string) => ask<unknown>("GET", table(id, "/log")),
  proof: (id: string) => ask<Proof>("GET", table(id, "/proof")),

  player: (id: string) => ask<Profile>("GET", `/players/${encodeURIComponent(id)}`),
  leaderboard: () => ask<Ranked[]>("GET", "/leaderboard"),
  bots: () => ask<BotFacts[]>("GET", "/bots"),
  odds: (question: OddsQuestion) => ask<OddsAnswer>("POST", "/odds", question),
  bestLineUp: (question: BestLineUpQuestion) =>
    ask<BestLineUpAnswer>("POST", "/odds/line-up", question),

  practice: (wanted: Record<string, string>) =>
    ask<PracticeTask>("GET", `/practice?${new URLSearchParams(wanted)}`),
  answerPuzzle: (number: number, choice: number) =>
    ask<PracticeVerdict>("POST", `/practice/${number}`, { choice }),
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

/** The worked examples of the rulebook. */
export function rulebook(): Promise<RulebookFacts> {
  return ask<RulebookFacts>("GET", "/rulebook");
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

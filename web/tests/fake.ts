/** A server and a socket that tests hold in their hands. */
import { vi } from "vitest";

import type { ClientMessage, Refused, ServerMessage, TableState, Welcome } from "$lib/wire";

export type Answer = (body: unknown, secret: string | null) => unknown;

/** Answers by `METHOD /path`; a number is a status, all else the body. Gives the calls made. */
export function fakeServer(answers: Record<string, Answer>): string[] {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const call = `${init.method} ${path.replace(/^\/api/, "")}`;
    calls.push(call);
    const headers = init.headers as Record<string, string>;
    const secret = headers["authorization"]?.replace("Bearer ", "") ?? null;
    const told = answers[call]?.(init.body ? JSON.parse(String(init.body)) : null, secret) ?? 404;
    return typeof told === "number"
      ? new Response(JSON.stringify({ code: `status-${told}`, reason: "no" }), { status: told })
      : new Response(JSON.stringify(told));
  });
  return calls;
}

/** Every WebSocket that was opened, in order. */
export class FakeSocket {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  static install(): void {
    FakeSocket.opened = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get last(): FakeSocket {
    return FakeSocket.opened.at(-1)!;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

export function someTable(change: Partial<TableState> = {}): TableState {
  const seat = {
    kind: "person" as const,
    bot: null,
    here: true,
    since: null,
    away: false,
    resigned: false,
    replaced: false,
    bot_from: null,
    called_by: [],
    call_needs: [],
    rating: null,
    provisional: false,
    invited: null,
  };
  return {
    id: "t1",
    options: {
      name: "The table",
      seats: [],
      rounds: 6,
      edition: "default",
      rulings: {},
      start_player: null,
      invitation: false,
      clock: null,
      away: "bot",
      away_bot: "captain",
      call_bot: "all",
      odds: true,
      chat: "players",
      coach: null,
      spectators: true,
      delay: 0,
      seed: null,
      lesson: null,
    },
    state: "playing",
    seats: [
      { ...seat, seat: 0, name: "Ada", person: "p0" },
      { ...seat, seat: 1, name: "Bo", person: "p1" },
    ],
    host: "p0",
    hosting: true,
    yours: [0],
    version: 10,
    commitment: "ab".repeat(32),
    to_act: 0,
    deadline: null,
    round: 1,
    created: 0,
    started: 0,
    ended: null,
    winners: [],
    scores: [],
    coach: true,
    rematch: null,
    rematch_agreed: [],
    ending: null,
    unrated: null,
    reports: 0,
    kicked: [],
    end_offer: null,
    notes: [],
    forked_from: null,
    spectators: 0,
    link: "/table/t1",
    ...change,
  };
}

export function someWelcome(change: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    no: 1,
    re: 1,
    protocol: "abth/2",
    table: someTable(),
    version: 10,
    since: 0,
    events: [{ type: "turn-began", facts: { seat: 0, round: 1 } }],
    views: [
      { seat: 0, view: { seat: 0 } as never, facts: {} as never, legal: ["insert", "jump 2"] },
    ],
    due: { seat: 0, point: "D-4", moment: "prepare", deadline: null },
    undo: { seat: null, asked_by: null, to: null, agreed: [], needed: [] },
    chat: [],
    ...change,
  };
}

export function someRefusal(change: Partial<Refused> = {}): Refused {
  return {
    type: "refused",
    no: 2,
    re: null,
    code: "unknown",
    reason: "no",
    atom: null,
    version: null,
    message_id: null,
    place: "",
    arguments: {},
    ...change,
  };
}

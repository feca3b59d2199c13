/** One table as the client knows it: what the server said last, and what may be done. */

import { api, apiPath, box, freshKey, identity } from "$lib/api";
import { share } from "./structural-sharing";
import { NONE } from "./view-facts";
import { updatedViews } from "./view-changes";
import { TableSocket } from "$lib/socket";
import { distinctNames, seatName } from "$lib/tables";
import type {
  BoxFacts,
  Due,
  EventSaid,
  Line,
  Moment,
  SeatView,
  ServerMessage,
  TableFacts,
  TableState,
  UndoState,
  Update,
  View,
  Welcome,
} from "$lib/wire";

/** Why something was not done; `why` of `$lib/refusal-text` says it in words. */
export interface Refused {
  code: string;
  reason: string;
  atom: string | null;
  message_id?: string | null;
  place?: string;
  arguments?: Record<string, string | number | string[]>;
}

const NOTHING_DUE: Due = { seat: null, point: null, moment: "", deadline: null };
const NO_UNDO: UndoState = { seat: null, asked_by: null, to: null, agreed: [], needed: [] };

/** Something that is there once the match is `ready`. */
function present<T>(thing: T | null): T {
  if (thing === null) throw new Error("the match is not there yet");
  return thing;
}

export class MatchStore {
  readonly id: string;

  /** Whether the table is there; before, it must not be touched. */
  known = $derived.by(() => this.#table !== null);
  /** Whether box and views are there too. */
  ready = $derived.by(() => this.#table !== null && this.#box !== null && this.views.length > 0);
  #table = $state.raw<TableState | null>(null);
  #box = $state.raw<BoxFacts | null>(null);
  #eyes = $state<number | null>(null);
  #sent = $state<number | null>(null);

  views = $state.raw<SeatView[]>([]);
  due = $state.raw<Due>(NOTHING_DUE);
  undo = $state.raw<UndoState>(NO_UNDO);
  events = $state.raw<EventSaid[]>([]);
  fresh = $state.raw<EventSaid[]>([]);
  chat = $state.raw<Line[]>([]);
  version = $state(0);
  connected = $state(false);
  refusal = $state.raw<Refused | null>(null);
  /** Set when the table cannot be reached at all. */
  missing = $state.raw<Refused | null>(null);

  me = $derived.by(() => this.#table?.yours ?? []);
  names = $derived.by(() =>
    distinctNames((this.#table?.seats ?? []).map(seatName), (seat) => {
      const number = this.views[0]?.view.players[seat]?.sabaton ?? NONE;
      return this.#box?.sabatons[number]?.name;
    }),
  );
  /** The seat whose eyes we use: the one of ours that must decide, else the one used last. */
  seat = $derived.by((): number | null => {
    if (this.due.seat !== null && this.me.includes(this.due.seat)) return this.due.seat;
    if (this.#eyes !== null && this.views.some((view) => view.seat === this.#eyes)) {
      return this.#eyes;
    }
    return this.views[0]?.seat ?? null;
  });
  #seen = $derived.by(
    () => this.views.find((view) => view.seat === this.seat) ?? this.views[0] ?? null,
  );
  legal = $derived.by(() => this.#seen?.legal ?? []);
  /** An action is on its way to the server. */
  busy = $derived.by(() => this.#sent !== null);
  canAct = $derived.by(
    () =>
      this.#table?.state === "playing" &&
      this.seat !== null &&
      this.due.seat === this.seat &&
      this.legal.length > 0 &&
      !this.busy,
  );

  #socket: TableSocket | null = null;
  #stranger = false;

  constructor(id: string) {
    this.id = id;
  }

  get table(): TableState {
    return present(this.#table);
  }

  get box(): BoxFacts {
    return present(this.#box);
  }

  get view(): View {
    return present(this.#seen).view;
  }

  /** The match with the eyes of a seat of ours, or of a spectator (null). */
  seenBy(seat: number | null): SeatView {
    return this.views.find((view) => view.seat === seat) ?? present(this.#seen);
  }

  /** What follows from the view, as the rules tell it. */
  get facts(): TableFacts {
    return present(this.#seen).facts;
  }

  /** Begin to listen. */
  open(): this {
    void box().then(
      (facts) => (this.#box = facts),
      () => (this.missing = { code: "offline", reason: "", atom: null }),
    );
    this.#socket = new TableSocket(apiPath(`/tables/${encodeURIComponent(this.id)}/socket`), {
      hello: () => ({
        secret: this.#stranger ? null : (identity.get()?.secret ?? null),
        seen: this.version > 0 ? this.version : null,
        chat_seen: this.chat.at(-1)?.number ?? 0,
      }),
      hear: (message) => this.hear(message),
      connected: (is) => (this.connected = is),
      turnedAway: (refused) => this.#turnedAway(refused),
    });
    return this;
  }

  close(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  /** Fill the store without a server. */
  fill(facts: BoxFacts, welcome: Welcome): this {
    this.#box = facts;
    this.hear(welcome);
    this.connected = true;
    return this;
  }

  /** Look through the eyes of another seat of ours. */
  look(seat: number): void {
    this.#eyes = seat;
  }

  act(action: string): void {
    if (this.seat === null || this.busy) return;
    this.refusal = null;
    this.#eyes = this.seat;
    this.#sent = this.#say({
      type: "act",
      key: freshKey(),
      seat: this.seat,
      seen: this.version,
      action,
    });
  }

  /** Take the last decision back, as long as that is free. */
  takeBack(): void {
    const seat = this.undo.seat;
    if (seat === null || !this.me.includes(seat)) return;
    this.#say({ type: "undo", key: freshKey(), seat, seen: this.version });
  }

  /** Ask the others to go back to a version. */
  askBack(to: number): void {
    if (this.seat === null) return;
    this.#say({ type: "undo", key: freshKey(), seat: this.seat, seen: this.version, to });
  }

  /** Answer a player who asked to go back. */
  answer(agree: boolean): void {
    const { to, needed, agreed } = this.undo;
    if (to === null) return;
    for (const seat of needed) {
      if (this.me.includes(seat) && !agreed.includes(seat)) {
        this.#say({ type: "consent", seat, to, agree });
      }
    }
  }

  say(text: string): void {
    const words = text.trim();
    if (words !== "") this.#say({ type: "chat", key: freshKey(), text: words });
  }

  /** A player was muted: what they have written is gone. */
  hideChatOf(person: string): void {
    this.chat = this.chat.filter((line) => line.person !== person);
  }

  /** The client found out by itself that something cannot be done. */
  refuse(refusal: Refused | null): void {
    this.refusal = refusal;
  }

  /** The table as an answer over HTTP told it. */
  tell(table: TableState): void {
    this.#heard(table);
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#table = message.table;
        this.#take(message, message.since === 0);
        this.chat = [...this.chat, ...message.chat];
        break;
      case "update":
        this.#take(message, message.undone);
        if (message.re === this.#sent) this.#sent = null;
        break;
      case "table":
        this.#heard(message.table);
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "done":
        if (message.re === this.#sent) this.#sent = null;
        break;
      case "refused":
        if (message.re === this.#sent) this.#sent = null;
        this.refusal = message;
        break;
      case "your-turn":
        break; // said at the table itself by `due`
    }
  }

  /** A user whom the server no longer knows may still watch. */
  #turnedAway(refused: Refused): boolean {
    if (refused.code === "unauthenticated" && !this.#stranger) {
      this.#stranger = true;
      return true;
    }
    this.missing = refused;
    return false;
  }

  #heard(table: TableState): void {
    const began = this.#table?.state === "open" && table.state !== "open";
    const seatsChanged = String(table.yours) !== String(this.me);
    this.#table = table;
    // New seats, or a match that has begun, come with views of their own: ask for everything.
    if ((began || seatsChanged) && this.#socket !== null) {
      this.close();
      this.chat = [];
      this.version = 0;
      this.open();
    }
  }

  #take(news: Welcome | Update, anew: boolean): void {
    this.views =
      news.type === "update" ? updatedViews(this.views, news) : share(this.views, news.views);
    this.due = share(this.due, news.due);
    this.undo = share(this.undo, news.undo);
    this.version = news.version;
    this.events = anew ? share(this.events, news.events) : [...this.events, ...news.events];
    // What was played before we came is no news.
    this.fresh = anew ? [] : news.events;
    if (news.type === "welcome") this.#sent = null;
  }

  #say(message: Parameters<TableSocket["send"]>[0]): number | null {
    return this.#socket?.send(message) ?? null;
  }
}

/** Sit down in front of a table. Close it when the page is left. */
export function openMatch(id: string): MatchStore {
  return new MatchStore(id).open();
}

/** A finished match, moment by moment, through any eyes. */
export class ReplayStore extends MatchStore {
  /** The match is over: it is seen through the eyes that were chosen. */
  override me = $derived.by((): number[] => []);
  last = $state(0);
  /** What happened in this turn before the step that led here. */
  turn = $state.raw<EventSaid[]>([]);
  action = $state<string | null>(null);

  /** Show the match as it stood at a version. */
  async show(version: number): Promise<void> {
    this.place(await api.moment(this.id, version));
  }

  place(moment: Moment): void {
    this.views = moment.views;
    this.due = moment.due;
    this.version = moment.version;
    this.last = moment.last;
    this.action = moment.action;
    this.turn = moment.turn;
    this.events = moment.events;
    this.fresh = moment.events;
  }

  override open(): this {
    return this;
  }
}

/** Look back at a match from a version on. */
export async function replayStore(id: string, version: number): Promise<ReplayStore> {
  const [facts, table, moment] = await Promise.all([box(), api.table(id), api.moment(id, version)]);
  const store = new ReplayStore(id);
  store.fill(facts, {
    type: "welcome",
    no: 1,
    re: 1,
    protocol: "",
    table,
    version,
    since: 0,
    events: [],
    views: moment.views,
    due: moment.due,
    undo: NO_UNDO,
    chat: [],
  });
  store.place(moment);
  const own = table.yours[0];
  if (own !== undefined) store.look(own);
  return store;
}

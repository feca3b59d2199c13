/** A WebSocket that comes back by itself and never loses what was said into it. */

import { checkBuild } from "./build";
import type { ClientMessage, Hello, Refused, ServerMessage } from "./wire";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const SILENCE = 45_000;

// What a client says, before the socket numbers it.
export type Unnumbered = ClientMessage extends infer M
  ? M extends { id: number }
    ? Omit<M, "id">
    : never
  : never;

export interface Listener {
  hello(): Omit<Hello, "id" | "type" | "protocol">;
  hear(message: ServerMessage): void;
  connected(is: boolean): void;
  /** The server will not have us; answer whether to say hello once more, with something else. */
  turnedAway(refused: Refused): boolean;
}

export class TableSocket {
  readonly #url: string;
  readonly #listener: Listener;
  readonly #unanswered = new Map<number, ClientMessage>();
  #socket: WebSocket | null = null;
  #next = 1;
  #wait = FIRST_WAIT;
  #heard = 0;
  #welcome = 0; // the id of the hello that waits for its answer
  #closed = false;
  #greetedBefore = false;
  #ping: ReturnType<typeof setInterval>;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #wake = () => this.#hurry();

  constructor(path: string, listener: Listener) {
    this.#url = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}`;
    this.#listener = listener;
    this.#ping = setInterval(() => this.#beat(), PING_EVERY);
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Say something; if the line is down it is said again when it is back. Gives its number. */
  send(message: Unnumbered): number {
    const numbered: ClientMessage = { ...message, id: this.#next++ };
    this.#unanswered.set(numbered.id, numbered);
    if (this.#welcome === 0) this.#say(numbered);
    return numbered.id;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#again);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#heard = Date.now();
    this.#welcome = this.#next++;
    socket.onopen = () => {
      const hello = this.#listener.hello();
      this.#say({ type: "hello", id: this.#welcome, ...hello });
    };
    socket.onmessage = (event) => {
      const message: ServerMessage = JSON.parse(String(event.data));
      if (socket === this.#socket) this.#hear(message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if ("re" in message && message.re === this.#welcome && message.re !== 0) {
      if (message.type === "refused") this.#closed = !this.#listener.turnedAway(message);
      else this.#greeted(message);
      return;
    }
    if ("re" in message && message.re !== null) this.#unanswered.delete(message.re);
    this.#listener.hear(message);
  }

  #greeted(message: ServerMessage): void {
    this.#welcome = 0;
    this.#wait = FIRST_WAIT;
    this.#listener.hear(message);
    this.#listener.connected(true);
    if (this.#greetedBefore) void checkBuild(); // the server may be another one since
    this.#greetedBefore = true;
    // The same key counts once, so what got no answer can be said again.
    for (const unanswered of this.#unanswered.values()) this.#say(unanswered);
  }

  #lost(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.#listener.connected(false);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT);
  }

  /** The net is back, or the page is looked at again: do not wait for the clock. */
  #hurry(): void {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket === null) {
      clearTimeout(this.#again);
      this.#open();
    } else {
      this.#beat();
    }
  }

  #beat(): void {
    if (this.#socket === null) return;
    if (Date.now() - this.#heard > SILENCE) {
      const dead = this.#socket;
      this.#lost();
      dead.close();
    } else if (this.#welcome === 0) {
      this.#say({ type: "ping", id: this.#next++ });
    }
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/**
 * Starts the client without a connection. Pages come from the server whenever it answers, so a new
 * build is never hidden by an old one; each build has a cache of its own.
 */

import type { Keep } from "./messages";

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Events {
  install: Extendable;
  activate: Extendable;
  message: Extendable & MessageEvent<unknown>;
  fetch: Extendable & {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
  };
}

/** What is used of a worker's scope: its types and those of a page exclude each other. */
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    hear: (event: Events[Name]) => void,
  ): void;
}

declare const self: Scope;
declare const __BUILD__: string;
declare const __FILES__: string[];

const CACHE = `abth-${__BUILD__}`;
const FACTS = ["api/box", "api/rulebook"]; // they change only with the box
const home = self.registration.scope;

self.addEventListener("install", (event) => {
  event.waitUntil(fill([home, ...__FILES__]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (isKeep(event.data)) event.waitUntil(fill(event.data.keep.filter(isAsset)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(home)) return;
  if (request.mode === "navigate") event.respondWith(pageOrHome(request));
  else if (isAsset(request.url)) event.respondWith(keptFirst(request));
  else if (FACTS.some((path) => request.url === home + path)) event.respondWith(newFirst(request));
});

const isKeep = (told: unknown): told is Keep =>
  typeof told === "object" && told !== null && "type" in told && told.type === "keep";

/** Files whose names change with their content. */
function isAsset(url: string): boolean {
  return url.startsWith(`${home}assets/`);
}

async function fill(addresses: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const missing = await Promise.all(
    addresses.map(async (address) => {
      const url = new URL(address, home).href;
      return (await cache.match(url)) ? null : url;
    }),
  );
  await cache.addAll(missing.filter((url) => url !== null));
}

async function dropOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("abth-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page from the server; without a connection the client of this build, which finds the page. */
async function pageOrHome(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const cache = await caches.open(CACHE);
    return (await cache.match(home)) ?? Response.error();
  }
}

async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

async function newFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request.url, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request.url)) ?? Response.error();
  }
}

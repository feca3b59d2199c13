/**
 * Where the player is: the path after the base, such as `rules/TRAVEL-25`. Links of the client
 * change the path without loading a page. Old links (`#/rules/TRAVEL-25`) lead to the same places.
 */

import { untrack } from "svelte";

import { base } from "$lib/base";

/** All pages but home. The server answers their paths with the client. */
export const PAGES = [
  "learn",
  "new",
  "table",
  "matches",
  "watch",
  "odds",
  "practice",
  "player",
  "leaders",
  "rules",
  "about",
  "settings",
  "pieces",
  "lab",
] as const;
export type PageName = (typeof PAGES)[number];

const isPage = (name: string): name is PageName => PAGES.some((page) => page === name);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray per cent sign in an address is no reason to fail
  }
}

function split(path: string): string[] {
  return path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
}

/** The parts of a path below the base. */
function partsOf(path: string): string[] {
  return split(path.startsWith(base) ? path.slice(base.length) : path);
}

/** Whether an address is a page of the client. */
function isOurs(url: URL): boolean {
  const [page = ""] = partsOf(url.pathname);
  const below = url.origin === location.origin && url.pathname.startsWith(base);
  return below && (page === "" || isPage(page)) && url.hash === "";
}

const LEFT = "left-table";

class Route {
  #parts = $state.raw<string[]>([]);
  #left = $state(sessionStorage.getItem(LEFT));

  constructor() {
    this.#leadOn();
    this.#parts = partsOf(location.pathname);
    addEventListener("popstate", () => {
      this.#leadOn();
      this.#move();
    });
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Go to an address of the client. */
  visit(href: string): void {
    const before = this.page;
    if (new URL(href, location.href).href !== location.href) history.pushState(null, "", href);
    this.#move();
    if (this.page !== before) scrollTo(0, 0);
  }

  /** An old link becomes the path that it means. */
  #leadOn(): void {
    if (location.hash.startsWith("#/")) {
      history.replaceState(null, "", to(...split(location.hash.slice(1))));
    }
  }

  #follow(event: MouseEvent): void {
    const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || held) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target !== "" || link.hasAttribute("download")) return;
    if (!isOurs(new URL(link.href, location.href))) return;
    event.preventDefault();
    this.visit(link.href);
  }

  #move(): void {
    const [page = "", table = ""] = this.#parts;
    const next = partsOf(location.pathname);
    this.#parts = next;
    if (page === "table" && next[0] !== "table" && next.length > 0) this.#leave(table);
    else if (next.length === 0 || next[0] === "table") this.#leave(null);
  }

  #leave(table: string | null): void {
    this.#left = table;
    if (table === null) sessionStorage.removeItem(LEFT);
    else sessionStorage.setItem(LEFT, table);
  }

  /** The table from which this page was opened; home is no such page. */
  get leftTable(): string | null {
    return this.#left;
  }

  /** The page's name, empty for home. */
  get page(): PageName | "" {
    const [page = ""] = this.#parts;
    return isPage(page) ? page : "";
  }

  /** What follows the page's name: a table's id, a rule's number. */
  get rest(): string {
    return this.#parts.slice(1).join("/");
  }
}

/** The address of a page; without a name, of home. */
export function to(...path: string[]): string {
  return base + path.filter(Boolean).map(encodeURIComponent).join("/");
}

export const route = new Route();

/** Go to a page. */
export function go(...path: string[]): void {
  untrack(() => route.visit(to(...path))); // what goes there does not depend on where it is
}

/** Where the player is: the part of the address after `#/`, such as `rules/TRAVEL-25`. */

function parts(): string[] {
  return location.hash
    .replace(/^#\/?/, "")
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray per cent sign in an address is no reason to fail
  }
}

class Route {
  #parts = $state.raw(parts());

  constructor() {
    addEventListener("hashchange", () => (this.#parts = parts()));
  }

  /** The page's name, empty for home. */
  get page(): string {
    return this.#parts[0] ?? "";
  }

  /** What follows the page's name: a table's id, a rule's number. */
  get rest(): string {
    return this.#parts.slice(1).join("/");
  }
}

export const route = new Route();

/** The address of a page. */
export function to(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join("/")}`;
}

/** Go to a page. */
export function go(...path: string[]): void {
  location.hash = to(...path);
}

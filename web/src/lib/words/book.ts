/** The messages of a language, by Fluent. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, string | number>;

/** A small number is written with its digits alone: making a format for it takes a while. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function variables(args: Args): Record<string, FluentVariable> {
  const counted = ([name, value]: [string, string | number]): [string, FluentVariable] => [
    name,
    Number.isInteger(value) && Math.abs(Number(value)) < 1000 ? new Count(Number(value)) : value,
  ];
  return Object.fromEntries(Object.entries(args).map(counted));
}

/** A message begins with its id, at the start of a line; what it refers to stands in braces. */
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=/gm;
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)(?![\w-]*\s*\()/g;

/** Messages of one language. Each is read when it is first asked for: reading all takes a while. */
export class Book {
  readonly #bundle: FluentBundle;
  readonly #unread: string[] = [];
  readonly #sources = new Map<string, string>(); // messages of the texts that were looked into
  readonly #said = new Map<string, string | null>(); // without arguments it is always the same

  constructor(language: string) {
    // All our languages run from left to right, so names need no isolating marks.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(text: string): this {
    this.#unread.push(text);
    for (const [id, said] of this.#said) if (said === null) this.#said.delete(id);
    return this;
  }

  has(id: string): boolean {
    if (this.#bundle.hasMessage(id)) return true;
    const source = this.#find(id);
    if (source === undefined) return false;
    this.#sources.delete(id); // it is read once
    this.#bundle.addResource(new FluentResource(source));
    for (const [, other = ""] of source.matchAll(REFERENCE)) this.has(other);
    return this.#bundle.hasMessage(id);
  }

  /** The source of a message, in the first text that has it. */
  #find(id: string): string | undefined {
    while (!this.#sources.has(id)) {
      const text = this.#unread.shift();
      if (text === undefined) return undefined;
      const entries = [...text.matchAll(ENTRY)];
      for (const [place, entry] of entries.entries()) {
        const [, name = ""] = entry;
        if (!this.#sources.has(name) && !this.#bundle.hasMessage(name))
          this.#sources.set(name, text.slice(entry.index, entries[place + 1]?.index));
      }
    }
    return this.#sources.get(id);
  }

  say(id: string, args?: Args): string | null {
    if (args) return this.#format(id, variables(args));
    let said = this.#said.get(id);
    if (said === undefined) this.#said.set(id, (said = this.#format(id, {})));
    return said;
  }

  #format(id: string, args: Record<string, FluentVariable>): string | null {
    const pattern = this.has(id) ? this.#bundle.getMessage(id)?.value : null;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : null;
  }
}

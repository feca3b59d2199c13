/** The person in front of this browser: a name is enough, there is nothing to sign up for. */

import { api, identity, type Identity, Refusal } from "./api";
import { remember, remembered } from "./storage";

// Given names from many shores, for guests who have not said theirs yet.
const GUESTS = (
  "Ada Amina Anselm Anton Astrid Bruno Chiara Dario Elin Emil Fatou Freya Giulia Greta Hana Hugo " +
  "Ines Ingrid Ivo Jonas Juno Kai Lena Linh Luca Maren Marta Mei Milan Mireille Nadia Nils Nora " +
  "Olga Oskar Pia Rafael Ragna Samir Selma Signe Silas Sofia Tariq Tilda Tomas Vera Yara Yusuf Zoe"
).split(" ");

function guestName(): string {
  const name = remembered<string>("guest") ?? GUESTS[Math.floor(Math.random() * GUESTS.length)];
  remember("guest", name);
  return name;
}

class Me {
  #known = $state.raw<Identity | null>(identity.get());
  #guest = $state(guestName());
  #phraseShown = $state(remembered<boolean>("phrase-shown") ?? false);

  get name(): string {
    return this.#known?.name ?? this.#guest;
  }

  get person(): string | null {
    return this.#known?.person ?? null;
  }

  get phrase(): string | null {
    return this.#known?.phrase ?? null;
  }

  /** The phrase, as long as it has not been shown yet. */
  get newPhrase(): string | null {
    return this.#phraseShown ? null : this.phrase;
  }

  phraseSeen(): void {
    this.#phraseShown = true;
    remember("phrase-shown", true);
  }

  /** Call oneself something else, here and at the server if it knows us. */
  async rename(name: string): Promise<void> {
    if (this.#known === null) {
      this.#guest = name;
      remember("guest", name);
      return;
    }
    const told = await this.act(() => api.rename(name));
    this.#keep({ ...this.#known, name: told.name });
  }

  /** Do something that needs a person; a guest becomes one on the spot. */
  async act<T>(deed: () => Promise<T>): Promise<T> {
    if (this.#known === null) await this.#introduce();
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      // The server does not know us any more, so we come as a new guest of the same name.
      await this.#introduce();
      return deed();
    }
  }

  /** Go on as somebody from another device. */
  async recover(phrase: string): Promise<void> {
    const told = await api.recover(phrase.trim());
    this.phraseSeen();
    this.#keep({ ...told, phrase: phrase.trim() });
  }

  async #introduce(): Promise<void> {
    const name = this.name;
    identity.set(null);
    this.#phraseShown = false;
    remember("phrase-shown", null);
    this.#keep(await api.newPerson(name));
  }

  #keep(known: Identity): void {
    identity.set(known);
    this.#known = known;
  }
}

export const me = new Me();

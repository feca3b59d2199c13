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

const FOR_NOW = () => sessionStorage; // forgotten with the tab

/** Who this browser is; earlier versions kept the phrase beside it. */
function knownHere(): Identity | null {
  const known = identity.get();
  if (known === null) return null;
  const { person, name, secret } = known;
  if ("phrase" in known) identity.set({ person, name, secret });
  return { person, name, secret };
}

class Me {
  #known = $state.raw<Identity | null>(knownHere());
  #guest = $state(guestName());
  #named = $state(remembered<boolean>("named") ?? false);
  #phrase = $state(remembered<string>("phrase", FOR_NOW));
  #introduction: Promise<void> | null = null;

  get name(): string {
    return this.#known?.name ?? this.#guest;
  }

  get person(): string | null {
    return this.#known?.person ?? null;
  }

  /** Whether the person has chosen the name; a guest's first one is drawn by lot. */
  get named(): boolean {
    return this.#named || this.#known !== null;
  }

  /** A name to begin with: one's own, or another one if it is taken. */
  suggestion(taken: readonly string[]): string {
    if (this.named || !taken.includes(this.name)) return this.name;
    return GUESTS.find((name) => !taken.includes(name)) ?? this.name;
  }

  /** The phrase, until the user says that it is written down. It leaves with the tab. */
  get phrase(): string | null {
    return this.#phrase;
  }

  phraseSeen(): void {
    this.#showPhrase(null);
  }

  /** Call oneself something else, here and at the server if it knows us. */
  async rename(name: string): Promise<void> {
    this.#named = true;
    remember("named", true);
    if (this.#known === null) {
      this.#guest = name;
      remember("guest", name);
      return;
    }
    const told = await this.act(() => api.rename(name));
    this.#keep({ ...this.#known, name: told.name, phrase: this.#phrase });
  }

  /** Do something that needs a person; a guest becomes one on the spot. */
  async act<T>(deed: () => Promise<T>): Promise<T> {
    if (this.#known === null) await this.#introduce();
    try {
      return await deed();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      // The server no longer knows us, so we come as a new guest of the same name.
      await this.#introduce();
      return deed();
    }
  }

  /** Go on as a user of another device. */
  async recover(phrase: string): Promise<void> {
    this.#keep(await api.recover(phrase.trim()));
  }

  /** Leave for good. The next visitor here is a new guest. */
  async leave(): Promise<void> {
    await api.deleteMe();
    identity.set(null);
    this.#known = null;
    this.#named = false;
    remember("named", null);
    this.#showPhrase(null);
  }

  /** Become known under the present name; deeds that begin meanwhile wait for the same person. */
  #introduce(): Promise<void> {
    this.#introduction ??= this.#arrive().finally(() => (this.#introduction = null));
    return this.#introduction;
  }

  async #arrive(): Promise<void> {
    const name = this.name;
    identity.set(null);
    this.#keep(await api.newPerson(name));
  }

  #keep({ person, name, secret, phrase = null }: Identity & { phrase?: string | null }): void {
    this.#known = { person, name, secret };
    identity.set(this.#known);
    this.#showPhrase(phrase);
  }

  #showPhrase(phrase: string | null): void {
    this.#phrase = phrase;
    remember("phrase", phrase, FOR_NOW);
  }
}

export const me = new Me();

/** Whether the server can be reached, as far as the last requests and the browser say. */

class Online {
  #lost = $state(false);

  constructor() {
    addEventListener("offline", () => (this.#lost = true));
    addEventListener("online", () => (this.#lost = false));
  }

  get lost(): boolean {
    return this.#lost;
  }

  /** A request was answered, or not. */
  note(answered: boolean): void {
    this.#lost = !answered;
  }
}

export const online = new Online();

/** How a player likes it; kept in the browser. */

import { remember, remembered } from "./storage";
import { available, setLanguage } from "./i18n.svelte";

export type Theme = "dark" | "light" | "auto";
export type Speed = 1 | 2 | 4;
export type Motion = "full" | "reduced";

interface Kept {
  theme: Theme;
  language: string;
  speed: Speed;
  sound: boolean;
  motion: Motion | null; // null: as the system says
}

const asks = (query: string): MediaQueryList | null =>
  typeof matchMedia === "function" ? matchMedia(query) : null;

function spoken(): string {
  const wanted = navigator.languages ?? [navigator.language];
  const short = wanted.map((language) => language.slice(0, 2).toLowerCase());
  return short.find((language) => available.includes(language)) ?? "en";
}

class Settings {
  #kept = $state<Kept>({
    theme: "auto",
    language: spoken(),
    speed: 1,
    sound: false,
    motion: null,
    ...remembered<Partial<Kept>>("settings"),
  });
  #light = $state(false);
  #calm = $state(false);

  constructor() {
    const light = asks("(prefers-color-scheme: light)");
    const calm = asks("(prefers-reduced-motion: reduce)");
    this.#light = light?.matches ?? false;
    this.#calm = calm?.matches ?? false;
    light?.addEventListener("change", (event) => {
      this.#light = event.matches;
      this.#show();
    });
    calm?.addEventListener("change", (event) => {
      this.#calm = event.matches;
      this.#show();
    });
    this.#show();
    void setLanguage(this.#kept.language);
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#change({ theme });
  }

  /** The theme that is shown. */
  get shown(): "dark" | "light" {
    if (this.#kept.theme !== "auto") return this.#kept.theme;
    return this.#light ? "light" : "dark";
  }

  get language(): string {
    return this.#kept.language;
  }
  set language(language: string) {
    this.#change({ language });
    void setLanguage(language);
  }

  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(speed: Speed) {
    this.#change({ speed });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#change({ sound });
  }

  get motion(): Motion {
    return this.#kept.motion ?? (this.#calm ? "reduced" : "full");
  }
  set motion(motion: Motion) {
    this.#change({ motion });
  }

  #change(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    remember("settings", this.#kept);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.shown;
    document.documentElement.dataset["motion"] = this.motion;
  }
}

export const settings = new Settings();

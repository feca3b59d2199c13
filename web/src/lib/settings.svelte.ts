/** How a player likes it; kept in the browser. */

import { remember, remembered, whenChangedElsewhere } from "./storage";
import { available, setLanguage } from "./i18n.svelte";

export type Theme = "dark" | "light" | "auto";
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** How a match is shown. */
export type MatchView = "table" | "text";
export type Motion = "full" | "reduced";
/** Letters, digits and signs as keys: alone, together with Alt, or not at all. */
export const KEY_CHOICES = ["plain", "alt", "off"] as const;
export type Keys = (typeof KEY_CHOICES)[number];

interface Kept {
  theme: Theme;
  language: string;
  speed: Speed;
  sound: boolean;
  motion: Motion | null; // null: as the system says
  view: MatchView;
  keys: Keys;
  waitsForMe: boolean;
}

const asks = (query: string): MediaQueryList | null =>
  typeof matchMedia === "function" ? matchMedia(query) : null;

function spoken(): string {
  const wanted = navigator.languages ?? [navigator.language];
  const short = wanted.map((language) => language.slice(0, 2).toLowerCase());
  return short.find((language) => available.includes(language)) ?? "en";
}

/** A speed as it is written before the times sign. */
export const speedText = (speed: Speed): string => (speed === 0.5 ? "½" : String(speed));

/** The speed after this one; the slowest follows the fastest. */
export function nextSpeed(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
}

class Settings {
  #kept = $state<Kept>({
    theme: "auto",
    language: spoken(),
    speed: 1,
    sound: false,
    motion: null,
    view: "table",
    keys: "plain",
    waitsForMe: false,
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
    whenChangedElsewhere("settings", () => this.#adopt());
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

  get view(): MatchView {
    return this.#kept.view;
  }
  set view(view: MatchView) {
    this.#change({ view });
  }

  get keys(): Keys {
    return this.#kept.keys;
  }
  set keys(keys: Keys) {
    this.#change({ keys });
  }

  /** Whether every turn of another player waits until one goes on. */
  get waitsForMe(): boolean {
    return this.#kept.waitsForMe;
  }
  set waitsForMe(waitsForMe: boolean) {
    this.#change({ waitsForMe });
  }

  #change(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    remember("settings", this.#kept);
    this.#show();
  }

  /** Show what another window has chosen. */
  #adopt(): void {
    const before = this.#kept.language;
    Object.assign(this.#kept, remembered<Partial<Kept>>("settings"));
    this.#show();
    if (this.#kept.language !== before) void setLanguage(this.#kept.language);
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.shown;
    document.documentElement.dataset["motion"] = this.motion;
  }
}

export const settings = new Settings();

declare module "virtual:words" {
  /** The first part in English. */
  export const first: string;
  export const languages: string[];
  /** Fetches other words, by `PART-LANGUAGE`. */
  export const parts: Record<string, (() => Promise<{ default: string }>) | undefined>;
}

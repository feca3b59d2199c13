/** Real positions, one for each kind of decision. */
import { readFileSync, readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type {
  BattleFacts,
  BattleView,
  BoxFacts,
  EventSaid,
  SeatView,
  Update,
  Welcome,
} from "$lib/wire";

const FOLDER = `${process.cwd()}/tests/fixtures`;

export type Position = Omit<Welcome, "table"> & { names: string[] };

export const box = read<BoxFacts>("box.json");
export const allEvents = read<EventSaid[]>("all-events-4p.json");
export const moments: string[] = readdirSync(`${FOLDER}/moments`)
  .filter((name) => name.endsWith("-4p.json"))
  .map((name) => name.replace("-4p.json", ""));

/** A step of a whole match: what happened, and the battle that lies on the table after it. */
export interface Step {
  moment: string;
  events: EventSaid[];
  active: number;
  battle: BattleView;
  facts: BattleFacts | null;
}

/** What an update says of the views. */
export type ToldUpdate = Pick<Update, "undone" | "changes" | "views">;

/** A match as somebody at the table is told it, and fingerprints of the views after each update. */
export interface ToldMatch {
  match: string;
  welcome: SeatView[];
  updates: ToldUpdate[];
  digests: string[];
}

/** Whole matches, step by step. */
export function matches(): Step[][] {
  return unzipped<Step[][]>("matches.json.gz");
}

/** Whole matches with undos, update by update. */
export function toldMatches(): ToldMatch[] {
  return unzipped<ToldMatch[]>("updates.json.gz");
}

function unzipped<T>(name: string): T {
  return JSON.parse(gunzipSync(readFileSync(`${FOLDER}/${name}`)).toString()) as T;
}

export function read<T>(name: string): T {
  return JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")) as T;
}

export function position(moment: string): Position {
  return read<Position>(`moments/${moment}-4p.json`);
}

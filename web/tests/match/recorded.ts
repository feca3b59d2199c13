/** Real positions, one for each kind of decision. */
import { readFileSync, readdirSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { BattleFacts, BattleView, BoxFacts, EventSaid, Welcome } from "$lib/wire";

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

/** Whole matches, step by step. */
export function matches(): Step[][] {
  return JSON.parse(gunzipSync(readFileSync(`${FOLDER}/matches.json.gz`)).toString()) as Step[][];
}

export function read<T>(name: string): T {
  return JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")) as T;
}

export function position(moment: string): Position {
  return read<Position>(`moments/${moment}-4p.json`);
}

/** The text form of a battle, as the server's `notation` reads it: `spy @diversion, archers | …`. */
import type { BoxFacts } from "./wire";

/** A card with the token on it; -1: none. */
export interface Placed {
  card: number;
  token: number;
}

export interface WrittenBattle {
  attackers: Placed[];
  defenders: Placed[];
}

type Pieces = Pick<BoxFacts, "units" | "tokens">;

function written(line: readonly Placed[], box: Pieces): string {
  return line
    .filter(({ card }) => box.units[card] !== undefined)
    .map(({ card, token }) => {
      const laid = box.tokens[token];
      return laid ? `${box.units[card].id} @${laid.id}` : box.units[card].id;
    })
    .join(", ");
}

export function writeBattle(battle: WrittenBattle, box: Pieces): string {
  return `${written(battle.attackers, box)} | ${written(battle.defenders, box)}`;
}

/** The first word that is not a piece of the box. */
export class BadBattle extends Error {}

function read(line: string, box: Pieces): Placed[] {
  return line
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "")
    .map((word) => {
      const [id, laid] = word.split("@").map((part) => part.trim());
      const card = box.units.findIndex((unit) => unit.id === id);
      const token = laid === undefined ? -1 : box.tokens.findIndex((one) => one.id === laid);
      if (card < 0 || (laid !== undefined && token < 0)) throw new BadBattle(word);
      return { card, token };
    });
}

/** Attackers and defenders, front first; dice are left out. */
export function readBattle(text: string, box: Pieces): WrittenBattle {
  const [attackers = "", defenders = ""] = text.split("|");
  return { attackers: read(attackers, box), defenders: read(defenders, box) };
}

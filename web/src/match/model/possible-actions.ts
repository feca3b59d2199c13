/** What one may do now, in a few words: for a player whose touch was refused. */
import type { Situation } from "./decision-prompt";
import { type Saying, era, gear, saying, seat, token, unit } from "./messages";
import { NONE } from "./view-facts";

const MOST = 4; // things in one sentence

/** "You can …" with the legal actions, grouped; nothing if there are none. */
export function possibleActions(at: Situation): Saying[] {
  const things = [...onTheBoard(at), ...atTheGear(at), ...withTheHand(at), ...fromAChoice(at)];
  if (things.length === 0) return [];
  return [saying("could", { things: { either: things.slice(0, MOST) } })];
}

function onTheBoard({ targets, view }: Situation): Saying[] {
  const units = [...targets.spaces.keys()].map((space) => unit(view.board[space] ?? NONE));
  const said: Saying[] = [];
  if (targets.eras.size > 0)
    said.push(saying("could-jump", { eras: { either: [...targets.eras.keys()].map(era) } }));
  if (units.length > 0) said.push(saying("could-face", { units: { either: units } }));
  if (targets.seats.size > 0)
    said.push(saying("could-challenge", { who: { either: [...targets.seats.keys()].map(seat) } }));
  if (targets.companies.length > 0) said.push(saying("could-company"));
  return said;
}

function atTheGear({ targets, view, facts }: Situation): Saying[] {
  const said: Saying[] = [];
  const lying = view.token_spaces[facts.pointed_space ?? NONE] ?? NONE;
  if (targets.plain.has("insert")) said.push(saying("could-insert"));
  if (targets.plain.has("take")) said.push(saying("could-take", { token: token(lying) }));
  if (targets.gear.size > 0)
    said.push(saying("could-use", { actions: { either: [...targets.gear.keys()].map(gear) } }));
  return said;
}

function withTheHand({ targets, due }: Situation): Saying[] {
  const said: Saying[] = [];
  if (targets.hand.size > 0)
    said.push(saying(due.moment === "dismiss" ? "could-dismiss" : "could-deploy"));
  if (targets.assign.size > 0)
    said.push(saying("could-lay", { tokens: { either: [...targets.assign.keys()].map(token) } }));
  if (targets.plain.has("done")) said.push(saying("could-finish"));
  return said;
}

function fromAChoice({ targets }: Situation): Saying[] {
  const { discard, trail, drop, relics, prowess, sabatons } = targets;
  const choices = [discard, trail, drop, relics, prowess, sabatons];
  return choices.some((one) => one.size > 0) ? [saying("could-choose")] : [];
}

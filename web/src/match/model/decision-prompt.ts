/**
 * What is due, in words and buttons, for every decision point.
 *
 * Data type: `Demand`: who is spoken to, the sentences, and the buttons of the action bar.
 */
import type { IconName } from "$lib/icons/names";
import type { BoxFacts, Due, TableFacts, View } from "$lib/wire";
import { gearIcon } from "$pieces/facts";

import type { HeldAction } from "$match/model/battle/held-action";
import { type Scene, faceOf, rungOf } from "$match/model/battle/scene";
import { endsWithJump, endsWithUse } from "./gear-preview";
import { faceOfDie } from "./narrator";
import { NONE, numeral } from "./view-facts";
import { type Ref, type Saying, era, gear, saying, seat, token, unit } from "./messages";
import type { Company, Targets } from "./targets";

export interface Offer {
  /** The action to send. */
  action: string;
  said: Saying;
  icon: IconName;
  key: string;
  look: "primary" | "plain" | "warn";
  /** A small remark on the button. */
  note?: Saying;
  /** What it ends for this turn. */
  ends?: Saying[];
  /** It stands in the dialog where one chooses, not in the bar. */
  inDialog?: boolean;
}

export interface Demand {
  title: Saying;
  tone: "turn" | "challenge" | "wait";
  sentences: Saying[];
  offers: Offer[];
}

export interface Situation {
  view: View;
  facts: TableFacts;
  due: Due;
  seat: number | null;
  targets: Targets;
  scene: Scene;
  box: BoxFacts;
  staged: boolean;
  /** What is chosen but not yet done: a card, a Relic, a value. */
  picked: number | null;
  /** What is placed and waits for its confirmation. */
  held: HeldAction | null;
  /** The match is over and looked back at: no decision is pending. */
  past: boolean;
}

/** What the bar says. */
export function demand(at: Situation): Demand {
  if (at.past) return lookedBackAt(at);
  if (at.due.seat === null) return ended(at.due.moment);
  if (at.seat !== at.due.seat) return waiting(at);
  const turn = at.view.active === at.seat || at.view.wheel === NONE;
  const challenged = !turn && at.due.moment.startsWith("defend-");
  return {
    title: saying(
      challenged ? "due-title-challenged" : turn ? "due-title-turn" : "due-title-choice",
    ),
    tone: challenged ? "challenge" : "turn",
    sentences: at.held ? heldSentences(at, at.held) : sentences(at),
    offers: at.held ? [confirmation(at, at.held)] : offers(at),
  };
}

/** Nobody is due: the match is over, or chance is at work. */
function ended(moment: string): Demand {
  const over = moment === "match-over";
  return {
    title: saying(over ? "due-title-over" : "due-title-wait"),
    tone: "wait",
    sentences: [saying(over ? "due-over" : "due-chance")],
    offers: [],
  };
}

/** What was due then, and for whom. */
function lookedBackAt(at: Situation): Demand {
  const then = at.due.seat === null ? ended(at.due.moment) : waiting(at);
  return { ...then, title: saying("due-title-back") };
}

/** Others are due: says for whom one waits, and for what. */
function waiting(at: Situation): Demand {
  const who = seat(at.due.seat ?? NONE);
  return {
    title: saying("due-title-wait"),
    tone: "wait",
    sentences: [saying(`wait-${at.due.moment}`, { who })],
    offers: [],
  };
}

// --- sentences ---------------------------------------------------------------------------------

function sentences(at: Situation): Saying[] {
  const { due, view, targets } = at;
  switch (due.moment) {
    case "first-tile":
      return [
        saying(targets.plain.has("tighten-up") ? "due-first-tile-tighten" : "due-first-tile"),
      ];
    case "prepare":
      return prepare(at);
    case "retrieve":
    case "dismiss":
    case "drop-token":
    case "choose-sabaton":
    case "recruit":
      return [saying(`due-${due.moment}`)];
    case "hunt":
      return [saying("due-hunt", { era: era(view.players[view.active]?.era ?? 0) })];
    case "opponent":
      return opponent(at);
    case "company":
      return [saying("due-company", { unit: unitOnSpace(view, view.battle.space) })];
    case "defend-first":
      return [saying("due-defend-first", { who: seat(view.active) }), ...gearHint(at)];
    case "defend-next":
      return [saying("due-defend-next", { count: placed(at) })];
    case "attack-first":
      return [saying("due-attack-first"), ...gearHint(at)];
    case "attack-next":
      return attackNext(at);
    case "defend-tokens":
    case "attack-tokens":
      return [
        saying(at.picked === null ? "due-tokens" : "due-tokens-place", {
          token: token(at.picked ?? 0),
        }),
      ];
    case "attacker-relaunch":
    case "defender-relaunch":
      return [relaunch(at)];
    case "keep-relic":
    case "keep-stolen":
      return [
        saying(`due-${due.moment}`, { count: view.looking, who: seat(view.battle.defender) }),
      ];
    case "keep-prowess":
      return [saying("due-keep-prowess", { who: seat(at.facts.battle?.loser_seat ?? NONE) })];
  }
  return [saying("due-choose")];
}

/** What is placed, and that nothing has happened yet. */
function heldSentences(at: Situation, held: HeldAction): Saying[] {
  const button = confirmation(at, held).said;
  const { event } = held;
  if (event === null) {
    const [card = NONE] = at.view.players[at.seat ?? NONE]?.hand ?? [];
    return [saying("held-face", { unit: unit(card), button })];
  }
  if (event.type === "token-assigned") {
    const { token: laid, side, place } = event.facts;
    const bearer = unit(at.scene.sides[side].units[place]?.card ?? NONE);
    return [saying("held-token", { token: token(laid), unit: bearer, button })];
  }
  const placed = saying("held-unit", { unit: unit(event.facts.card), button });
  return at.seat === at.view.active ? [placed, ...calls(at)] : [placed];
}

function prepare(at: Situation): Saying[] {
  const { targets } = at;
  const said: Saying[] = [];
  const lying = pointedToken(at);
  if (targets.plain.has("take") && lying !== NONE)
    said.push(saying("due-take", { token: token(lying) }));
  if (targets.gear.size > 0)
    said.push(saying("due-use", { actions: [...targets.gear.keys()].map(gear) }));
  if (said.length > 0 && at.facts.ends?.insert_with_use) said.push(saying("due-freezes"));
  const [first, second] = [...targets.eras.keys()].map(era);
  if (!first) said.push(saying("due-insert-more"));
  else if (!second) said.push(saying("due-jump-one", { era: first }));
  else said.push(saying("due-jump-two", { first, second }));
  return said;
}

/** The token that can be taken from the gear; NONE if its space is empty. */
function pointedToken({ view, facts }: Situation): number {
  return view.token_spaces[facts.pointed_space ?? NONE] ?? NONE;
}

function opponent(at: Situation): Saying[] {
  const { view, targets } = at;
  const here = era(view.players[view.active]?.era ?? 0);
  const rivals = [...targets.seats.keys()].map(seat);
  if (targets.plain.has("no-battle")) return [saying("due-no-battle", { era: here })];
  if (targets.spaces.size === 0)
    return [saying("due-opponent-challenge", { who: { either: rivals } })];
  if (rivals.length === 0) return [saying("due-opponent-face", { era: here }), ...gearHint(at)];
  return [saying("due-opponent-both", { era: here, who: { either: rivals } }), ...gearHint(at)];
}

/** A reminder of actions that end with the first Unit. */
function gearHint({ targets }: Situation): Saying[] {
  if (targets.gear.size === 0) return [];
  return [saying("due-use-before", { actions: [...targets.gear.keys()].map(gear) })];
}

function placed(at: Situation): number {
  return at.scene.sides[at.seat === at.view.active ? 0 : 1].units.length;
}

function attackNext(at: Situation): Saying[] {
  return [saying("due-attack-next", { count: at.scene.sides[0].units.length }), ...calls(at)];
}

/** How many reinforcements will join the Attacker, and which die follows from that. */
function calls(at: Situation): Saying[] {
  const side = at.scene.sides[0];
  const more = side.coming;
  if (more === 0) return [];
  const strong = rungOf(side.units.length + more, at.box)?.strong ?? false;
  return [saying(strong ? "due-calls-strong" : "due-calls-risky", { more })];
}

function relaunch(at: Situation): Saying {
  const own = at.scene.sides[at.seat === at.view.active ? 0 : 1];
  const left =
    at.seat === at.view.active ? at.view.battle.attacker_rerolls : at.view.battle.defender_rerolls;
  return saying("due-relaunch", { face: faceOfDie(faceOf(own, at.box)), left });
}

function unitOnSpace(view: View, space: number): Ref {
  return unit(view.board[space] ?? NONE);
}

// --- keys --------------------------------------------------------------------------------------

/**
 * Every action has its own key, whichever buttons are there beside it. Jumps have the number of the
 * Era, companies their own, gear actions their letter; Enter confirms.
 */
export const KEYS = {
  insert: "I",
  take: "T",
  chase: "K",
  "tighten-up": "G",
  reroll: "O",
  leave: "N",
  "no-unit": "N",
  "no-battle": "N",
} as const;

/** The keys that challenge, by seat after one's own. */
export const RIVALS = ["X", "Y", "V", "F"] as const;

function rivalKey(who: number, at: Situation): string {
  const players = at.view.players.length;
  return RIVALS[(who - (at.seat ?? 0) - 1 + players) % players] ?? "X";
}

// --- buttons -----------------------------------------------------------------------------------

function offers(at: Situation): Offer[] {
  const { targets, view, due } = at;
  const found: Offer[] = [];
  const add = (
    action: string,
    said: Saying,
    icon: IconName,
    key: string,
    look: Offer["look"] = "plain",
    ends: Saying[] = [],
  ) => found.push({ action, said, icon, key, look, ends });

  if (targets.plain.has("insert"))
    found.push({
      action: "insert",
      said: saying("do-insert"),
      icon: "big-gear",
      key: KEYS.insert,
      look: due.moment === "first-tile" ? "primary" : "plain",
      note: saying("do-insert-count", { count: view.tiles_inserted }),
    });
  if (targets.plain.has("take"))
    add(
      "take",
      saying("do-take", { token: token(pointedToken(at)) }),
      "shield",
      KEYS.take,
      "plain",
      endsWithUse(at.facts.ends),
    );
  if (at.staged || due.moment === "opponent") addGear(at, found);
  for (const [to, action] of targets.eras)
    add(
      action,
      saying("do-jump", { era: numeral(to) }),
      "sands-of-time",
      `${to}`,
      "primary",
      endsWithJump(at.facts.ends),
    );
  for (const [who, action] of targets.seats)
    add(action, saying("do-challenge", { who: seat(who) }), "mailed-fist", rivalKey(who, at));
  if (targets.plain.has("chase")) add("chase", saying("do-chase"), "horse-head", KEYS.chase);
  if (targets.plain.has("tighten-up"))
    add("tighten-up", saying("do-tighten-up"), "imbricated-arrows", KEYS["tighten-up"]);
  for (const company of targets.companies) addCompany(at, found, company);
  addPicked(at, found);
  addPlain(at, found);
  return found;
}

/** On the stage the wheel is out of sight, so its actions are buttons. */
function addGear(at: Situation, found: Offer[]): void {
  for (const [action, text] of at.targets.gear) {
    const printed = at.box.gears[action];
    if (!printed) continue;
    found.push({
      action: text,
      said: saying(`gear-${printed.id}`),
      icon: gearIcon(printed.id),
      key: printed.symbol,
      look: "plain",
    });
  }
}

function addCompany(at: Situation, found: Offer[], { number, spaces, action }: Company): void {
  const others = spaces.filter((space) => space !== at.view.battle.space);
  const alone = others.length === 0;
  const said = alone
    ? saying("do-company-alone")
    : saying("do-company-with", { units: others.map((space) => unitOnSpace(at.view, space)) });
  found.push({
    action,
    said,
    icon: "conqueror",
    key: `${number}`,
    look: alone ? "plain" : "primary",
  });
}

/** What was picked and needs a second touch, since it cannot be taken back. */
function addPicked(at: Situation, found: Offer[]): void {
  if (at.picked === null) return;
  const { targets, due } = at;
  const add = (action: string | undefined, said: Saying, icon: IconName, more: Partial<Offer>) =>
    action && found.push({ action, said, icon, key: "Enter", look: "primary", ...more });
  if (due.moment === "dismiss")
    add(
      targets.hand.get(at.picked),
      saying("do-dismiss", { unit: unit(at.picked) }),
      "card-discard",
      { look: "warn" },
    );
  if (targets.relics.has(at.picked))
    add(
      targets.relics.get(at.picked),
      saying("do-keep-relic", { relic: { kind: "relic", id: at.picked } }),
      "locked-chest",
      { inDialog: true },
    );
  if (targets.prowess.has(at.picked))
    add(targets.prowess.get(at.picked), saying("do-keep-prowess", { value: at.picked }), "medal", {
      inDialog: true,
    });
}

const PLAIN: [string, string, IconName, string, Offer["look"]][] = [
  ["reroll", "do-reroll", "rolling-dices", KEYS.reroll, "plain"],
  ["keep", "do-keep", "shield", "Enter", "primary"],
  ["recruit", "do-recruit", "conqueror", "Enter", "primary"],
  ["leave", "do-leave", "exit-door", KEYS.leave, "plain"],
  ["no-unit", "do-no-unit", "exit-door", KEYS["no-unit"], "warn"],
  ["no-battle", "do-no-battle", "exit-door", KEYS["no-battle"], "primary"],
];

const DONE: Record<string, [string, IconName]> = {
  "attack-first": ["do-engage", "crossed-swords"],
  "attack-next": ["do-engage", "crossed-swords"],
  "defend-first": ["do-stand", "shield"],
  "defend-next": ["do-stand", "shield"],
  "attack-tokens": ["do-roll", "rolling-dices"],
  "defend-tokens": ["do-stand", "shield"],
};

function addPlain(at: Situation, found: Offer[]): void {
  const { targets, due } = at;
  for (const [action, id, icon, key, look] of PLAIN)
    if (targets.plain.has(action)) found.push({ action, said: saying(id), icon, key, look });
  if (targets.plain.has("done")) {
    const [id, icon] = DONE[due.moment] ?? ["do-done", "shield"];
    found.push({ action: "done", said: saying(id), icon, key: "Enter", look: "primary" });
  }
}

/** The button that does what waits. */
function confirmation({ due }: Situation, { action }: HeldAction): Offer {
  const [id, icon] = DONE[due.moment] ?? ["do-engage", "crossed-swords"];
  return { action, said: saying(id), icon, key: "Enter", look: "primary" };
}

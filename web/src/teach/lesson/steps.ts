/**
 * The first match as steps: what is told, when its moment has come, and when it is past.
 *
 * Data types: `Step`, one idea; `Moment`, what a step is recognized by. Steps follow from what is
 * shown and what has happened, never from counting, so a player may leave the path at any point:
 * a step whose moment does not come is met later, or never. Plain logic.
 */
import type { BoxFacts, EventSaid } from "$lib/wire";
import type { Beat } from "$match/model/playback/timeline";
import { NONE } from "$match/model/view-facts";

export const CHAPTERS = ["battle", "daring", "gears", "links", "challenged", "counts"] as const;
export type Chapter = (typeof CHAPTERS)[number];

export type StepId =
  | "meet" | "long" | "medium" | "close" | "standing"
  | "relic" | "rivals" | "dare" | "die"
  | "wheel" | "actions" | "jump"
  | "link" | "trumpet" | "token" | "hit"
  | "challenged" | "heroic" | "prowess"
  | "points" | "free"; // prettier-ignore

/** How the match stands, as far as it has been told. */
export interface Moment {
  /** The learner's seat. */
  seat: number;
  round: number;
  /** Whose turn it is. */
  active: number;
  /** The decision that is due for the learner; empty while something is told or others decide. */
  due: string;
  /** What is being told. */
  beat: Beat | null;
  /** Everything that has happened, as long as nothing is being told. */
  events: readonly EventSaid[];
  /** The learner's cards in hand and in the line-up, by name. */
  cards: readonly string[];
  /** The cards of the learner's line-up, front first. */
  laid: readonly string[];
  /** How many active actions can be used. */
  actions: number;
  /** Whether the line-ups of one, two and three Units are known. */
  dares: boolean;
  box: BoxFacts;
}

export interface Step {
  id: StepId;
  chapter: Chapter;
  /** `do`: the player acts on the board, which is Next; `read`: the plate has a Next. */
  kind: "do" | "read";
  /** Its moment in what is told: time stops there. */
  told?: (at: Moment, beat: Beat) => boolean;
  /** Its moment at a decision of the learner. */
  due?: (at: Moment, seen: ReadonlySet<StepId>) => boolean;
  /** It is done, or can no longer come; asked when nothing is being told. */
  past?: (at: Moment) => boolean;
}

/** The line-up that shows a Link, front first, and the Unit whose trumpet calls. */
export const LINKED = ["hussite-war-wagon", "nubian-archers"];
export const TRUMPETER = "conscripts";
/** Who stands with a linked neighbor, to be faced then. */
export const FACED = "balearic-slingers";
/** The Unit that strikes back when it falls: it defends in front. */
export const HEROIC = "spy";

const DEPLOYING = ["attack-first", "attack-next"];
const TRAVELING = ["prepare", "opponent", "company"];

/** How many battles the learner has begun. */
const attacks = (at: Moment): number => {
  let active = NONE;
  let fought = 0;
  for (const event of at.events) {
    if (event.type === "turn-began") active = event.facts.seat;
    if (event.type === "battle-decided" && active === at.seat) fought += 1;
  }
  return fought;
};

/** The side of the learner in the battle of a beat; null in those of others. */
export function ownSide(at: Moment, { scene }: Beat): 0 | 1 | null {
  if (scene.attacker === at.seat) return 0;
  return scene.defender === at.seat ? 1 : null;
}

/** A Line of the learner's attack with these totals. */
const line =
  (number: number, totals?: [number, number]) =>
  (at: Moment, beat: Beat): boolean => {
    if (beat.event.type !== "line-fought" || ownSide(at, beat) !== 0) return false;
    const { facts } = beat.event;
    if (facts.line !== number) return false;
    return !totals || (facts.attacker === totals[0] && facts.defender === totals[1]);
  };

const deploys = (at: Moment): boolean => DEPLOYING.includes(at.due) && at.active === at.seat;

const hasCards = (at: Moment, cards: readonly string[]): boolean =>
  cards.every((card) => at.cards.includes(card));

/** Whether the learner was challenged and that battle is over. */
const defended = (at: Moment): boolean => {
  const from = at.events.findIndex(
    (event) => event.type === "player-challenged" && event.facts.defender === at.seat,
  );
  return from >= 0 && at.events.slice(from).some(({ type }) => type === "battle-decided");
};

const fought = (at: Moment): boolean => attacks(at) > 0;

export const STEPS: readonly Step[] = [
  {
    id: "meet",
    chapter: "battle",
    kind: "do",
    due: (at) => at.due === "attack-next" && at.round === 1,
    past: fought,
  },
  { id: "long", chapter: "battle", kind: "read", told: line(0), past: fought },
  { id: "medium", chapter: "battle", kind: "read", told: line(1, [1, 1]), past: fought },
  { id: "close", chapter: "battle", kind: "read", told: line(2, [1, 0]), past: fought },
  {
    id: "standing",
    chapter: "battle",
    kind: "read",
    told: (at, beat) =>
      beat.step === "spoils" && beat.waits && ownSide(at, beat) === 0 && beat.scene.winner === 0,
    past: fought,
  },
  {
    id: "relic",
    chapter: "daring",
    kind: "do",
    due: (at) => at.due === "keep-relic",
    past: (at) =>
      at.events.some((event) => event.type === "relic-taken" && event.facts.seat === at.seat),
  },
  {
    id: "rivals",
    chapter: "daring",
    kind: "read",
    told: (at, { event }) =>
      event.type === "turn-began" && event.facts.seat !== at.seat && event.facts.round < 3,
    // A player who has skipped their turns hears of them at the next decision.
    due: (at) => at.due !== "" && at.round === 2,
  },
  {
    id: "dare",
    chapter: "daring",
    kind: "do",
    due: (at) => deploys(at) && at.round > 1 && at.dares,
    past: (at) => attacks(at) > 1,
  },
  {
    id: "die",
    chapter: "daring",
    kind: "read",
    told: (at, beat) =>
      beat.event.type === "die-rolled" &&
      ownSide(at, beat) === 0 &&
      beat.scene.sides[0].strong &&
      at.round > 1,
    past: (at) => attacks(at) > 1,
  },
  {
    id: "wheel",
    chapter: "gears",
    kind: "read",
    due: (at) => at.due === "prepare" && at.round > 1,
  },
  {
    id: "actions",
    chapter: "gears",
    kind: "do",
    due: (at) => at.due === "prepare" && at.round > 1 && at.actions > 0,
    past: (at) =>
      at.events.some((event) => event.type === "action-used" && event.facts.seat === at.seat) &&
      at.actions === 0,
  },
  {
    id: "jump",
    chapter: "gears",
    kind: "do",
    due: (at) => TRAVELING.includes(at.due) && at.round > 1,
    past: (at) => at.round > 2 && deploys(at),
  },
  {
    id: "link",
    chapter: "links",
    kind: "do",
    due: (at) => deploys(at) && at.round > 2 && hasCards(at, LINKED),
    told: (at, beat) => beat.event.type === "link-formed" && ownSide(at, beat) !== null,
    past: (at) =>
      at.events.some(
        (event) =>
          event.type === "unit-deployed" && event.facts.seat === at.seat && event.facts.link > 0,
      ) || at.events.some((event) => event.type === "link-formed"),
  },
  {
    id: "trumpet",
    chapter: "links",
    kind: "do",
    due: (at, seen) =>
      deploys(at) && at.round > 2 && seen.has("link") && at.cards.includes(TRUMPETER),
    told: (at, beat) =>
      beat.event.type === "reinforcement-arrived" && beat.event.facts.side === ownSide(at, beat),
    past: (at) =>
      at.laid.includes(TRUMPETER) && at.round > 2 && at.due !== "" && !DEPLOYING.includes(at.due),
  },
  {
    id: "token",
    chapter: "links",
    kind: "do",
    due: (at) => /^(attack|defend)-tokens$/.test(at.due),
    past: (at) =>
      at.events.some((event) => event.type === "token-assigned" && event.facts.seat === at.seat),
  },
  {
    id: "hit",
    chapter: "links",
    kind: "read",
    told: (at, beat) =>
      (beat.event.type === "link-broken" || beat.event.type === "link-assaulted") &&
      beat.event.facts.side === ownSide(at, beat),
  },
  {
    id: "challenged",
    chapter: "challenged",
    kind: "do",
    due: (at) => /^defend-(first|next)$/.test(at.due),
    past: defended,
  },
  {
    id: "heroic",
    chapter: "challenged",
    kind: "read",
    told: (at, beat) =>
      beat.event.type === "heroic-death-struck" && beat.event.facts.side === ownSide(at, beat),
  },
  {
    id: "prowess",
    chapter: "challenged",
    kind: "read",
    told: (at, beat) =>
      beat.event.type === "prowess-taken" &&
      (beat.event.facts.owner === at.seat || beat.event.facts.seat === at.seat),
    // A player who has skipped the battle hears of it at the next decision.
    due: (at) =>
      at.due !== "" &&
      at.events.some(
        (event) =>
          event.type === "prowess-taken" &&
          (event.facts.owner === at.seat || event.facts.seat === at.seat),
      ),
  },
  {
    id: "points",
    chapter: "counts",
    kind: "read",
    due: (at, seen) =>
      at.due !== "" &&
      at.active === at.seat &&
      at.round > 3 &&
      (seen.has("prowess") || at.round > 4),
  },
  {
    id: "free",
    chapter: "counts",
    kind: "read",
    due: (at, seen) => at.due !== "" && seen.has("points"),
  },
];

export const stepOf = (id: StepId): Step => STEPS.find((step) => step.id === id) ?? STEPS[0];

/** The step whose moment it is. */
export function stepAt(at: Moment, seen: ReadonlySet<StepId>): Step | null {
  for (const step of STEPS) {
    if (seen.has(step.id)) continue;
    if (at.beat ? step.told?.(at, at.beat) : at.due !== "" && step.due?.(at, seen)) return step;
  }
  return null;
}

/** Steps that are done or can no longer come; asked when nothing is being told. */
export function stepsPast(at: Moment, seen: ReadonlySet<StepId>): StepId[] {
  if (at.beat) return [];
  return STEPS.filter((step) => !seen.has(step.id) && step.past?.(at)).map((step) => step.id);
}

/** The steps of a chapter that are met, in order, for the beads. */
export function beadsOf(step: Step): StepId[] {
  return STEPS.filter(({ chapter }) => chapter === step.chapter).map(({ id }) => id);
}

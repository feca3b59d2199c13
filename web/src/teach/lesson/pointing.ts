/**
 * What the words and pointers of each step are.
 *
 * Data type: `Speech`: the line, the further line, what would work instead, what stays lit, and the
 * threads and tags, at most two of each.
 */
import { t } from "$lib/i18n.svelte";
import type { Screen } from "$match/model/screen.svelte";
import { relicsSeen, unitsToCome } from "$match/model/playback/timeline";
import { NONE } from "$match/model/view-facts";

import type { Lesson } from "./lesson.svelte";
import { FACED, HEROIC, LINKED, type Moment, ownSide, type Step, TRUMPETER } from "./steps";

export interface Tag {
  at: string;
  text: string;
  /** Below its thing, without a thread; else beside it. */
  below?: boolean;
}

export interface Speech {
  line: string;
  more: string;
  hint: string | null;
  /** Selectors of what keeps its light. */
  lit: string[];
  /** Selectors of what a thread leads to, and what it is called. */
  threads: { at: string; name: string }[];
  tags: Tag[];
  /** Whether the plate shows what scores how many points. */
  scores: boolean;
  /** A card that is not there, and where it would lie. */
  ghost: { at: string; card: number } | null;
  next: string;
  /** What one can do instead of Next. */
  other: { said: string; act: () => void } | null;
}

const OFFER = '[data-testid="offer"].pri';
const unitAt = (side: number, place: number): string => `[data-unit="${side}-${place}"]`;

type Part = Partial<Omit<Speech, "hint">>;

/** The name of a card by its id, as printed. */
function title(id: string, screen: Screen): string {
  return screen.box.units.find((unit) => unit.id === id)?.name ?? "";
}

function nameAt(screen: Screen, side: number, place: number): string {
  const card = screen.scene.sides[side === 1 ? 1 : 0].units[place]?.card ?? NONE;
  return screen.box.units[card]?.name ?? "";
}

/** The Shield Bearers against the Nubian Archers, as the words tell it. */
function isScripted(screen: Screen): boolean {
  return nameAt(screen, 0, 0) === title("shield-bearers", screen) && nameAt(screen, 1, 0) === title("nubian-archers", screen); // prettier-ignore
}

function bursts(screen: Screen, side: 0 | 1, place: number): Tag {
  const card = screen.scene.sides[side].units[place]?.card ?? NONE;
  return {
    at: `${unitAt(side, place)} .damage-icons`,
    text: t("lesson-tag-bursts", { count: screen.box.units[card]?.damage ?? 1 }),
  };
}

const values = (side: number): Tag => ({
  at: `${unitAt(side, 0)} .values`,
  text: t("lesson-tag-lines"),
});

/** The next card that shows a Link, while there is one to lay. */
function nextLinked(at: Moment): string | undefined {
  return LINKED[at.laid.length];
}

const PARTS: Record<Step["id"], (lesson: Lesson, at: Moment, screen: Screen) => Part> = {
  meet: (_lesson, at, screen) => ({
    line: t("lesson-meet", { name: screen.names[at.seat] ?? "" }),
    lit: [unitAt(0, 0), unitAt(1, 0), OFFER],
    threads: [{ at: `${unitAt(0, 0)} .values`, name: nameAt(screen, 0, 0) }],
    tags: [values(1)],
  }),
  long: (_lesson, at, screen) => {
    const totals = screen.scene.totals[0] ?? [0, 0];
    const more = isScripted(screen)
      ? t("lesson-long-more")
      : t("lesson-long-other", { mine: totals[0], theirs: totals[1] });
    return {
      more,
      lit: ["[data-sums]", unitAt(0, 0), unitAt(1, 0), ".combat-line.hot, .brief-line.hot"],
      threads: [
        { at: '[data-sum="0"]', name: `${t("line-long")} ${totals[0]}` },
        { at: `${unitAt(0, 0)} .value.long`, name: nameAt(screen, 0, 0) },
      ],
      tags: at.beat ? [bursts(screen, 1, 0), values(1)] : [],
      next: t("lesson-strike"),
    };
  },
  medium: () => ({
    lit: ["[data-sums]", ".die-of-side", ".combat-line.hot, .brief-line.hot"],
    threads: [{ at: '[data-sum="0"]', name: `${t("line-medium")} 1` }],
  }),
  close: (_lesson, _at, screen) => ({
    lit: ["[data-sums]", unitAt(0, 0), unitAt(1, 0), ".combat-line.hot, .brief-line.hot"],
    threads: [
      { at: '[data-sum="0"]', name: `${t("line-close")} 1` },
      { at: `${unitAt(1, 0)} .damage-icons`, name: nameAt(screen, 1, 0) },
    ],
    next: t("lesson-strike"),
  }),
  standing: () => ({ lit: [".verdict"], threads: [{ at: ".verdict h2", name: t("step-spoils") }] }),
  relic: () => ({
    lit: [".overlay", OFFER],
    threads: [{ at: ".relic-option", name: t("choice-relic") }],
  }),
  rivals: (lesson, at, screen) => {
    const [one = "", other = ""] = screen.names.filter((_name, seat) => seat !== at.seat);
    return {
      line: t("lesson-rivals", { one, other }),
      lit: [".opponents"],
      threads: [{ at: ".opponents", name: t("table-opponents") }],
      ...(at.beat
        ? {
            next: t("lesson-watch"),
            other: { said: t("lesson-to-my-turn"), act: () => lesson.skipOthers() },
          }
        : {}),
    };
  },
  dare: (lesson) => ({
    lit: [".dare", OFFER, unitAt(1, 0), unitAt(0, 0), unitAt(0, 1), unitAt(0, 2)],
    threads: [{ at: ".dare .track", name: t("dare-title") }],
    ...staysHome(lesson),
  }),
  die: () => ({
    lit: [".attacker .die-of-side", "[data-die='0']"],
    threads: [{ at: "[data-die='0']", name: t("die-strong") }],
  }),
  wheel: () => ({
    lit: ["[data-teach=tile]", "[data-teach=wheel]"],
    threads: [{ at: "[data-teach=tile]", name: t("table-active") }],
    tags: [{ at: "[data-teach=tile]", text: t("lesson-tag-active") }],
  }),
  actions: (_lesson, _at, screen) => ({
    more: t(canUse("regroup", screen) ? "lesson-actions-more" : "lesson-actions-then", {
      regroup: t("gear-regroup"),
      draw: t("gear-draw-2"),
    }),
    lit: ["[data-teach=wheel]"],
    threads: [{ at: "[data-teach=wheel]", name: t("table-gears") }],
  }),
  jump: (_lesson, at, screen) =>
    at.due === "prepare"
      ? {
          lit: ["[data-teach=token]", ".era.jump", ".era-tab.jump", OFFER],
          threads: [{ at: "[data-teach=token]", name: t("table-tokens") }],
        }
      : facing(at, screen),
  link: (_lesson, at, screen) => {
    const next = nextLinked(at);
    const [first = "", second = ""] = LINKED.map((id) => title(id, screen));
    if (at.beat)
      return {
        more: t("lesson-link-late"),
        lit: [".link-place", unitAt(0, 0), unitAt(0, 1)],
        threads: [{ at: ".link-place", name: t("step-links") }],
      };
    return {
      more: t(hasAssault(screen) ? "lesson-link-assault" : "lesson-link-more", { first, second }),
      lit: [`[data-held="${next ?? ""}"]`, unitAt(0, at.laid.length)],
      threads: [{ at: `[data-held="${next ?? ""}"]`, name: title(next ?? "", screen) }],
      tags: [{ at: '[data-held="nubian-archers"] .half.right', text: t("lesson-tag-half") }],
    };
  },
  trumpet: (_lesson, at, screen) => {
    const { beat } = at;
    if (beat?.event.type === "reinforcement-arrived") {
      const { side, card } = beat.event.facts;
      const place = beat.scene.sides[side].units.length - 1;
      return {
        more: t("lesson-trumpet-late", { unit: screen.box.units[card]?.name ?? "" }),
        lit: [unitAt(side, place)],
        threads: [{ at: unitAt(side, place), name: screen.box.units[card]?.name ?? "" }],
      };
    }
    return {
      more: priceOfTrumpet(at, screen),
      lit: [`[data-held="${TRUMPETER}"]`, unitAt(0, at.laid.length), ".ladder", OFFER],
      threads: [{ at: `[data-held="${TRUMPETER}"]`, name: title(TRUMPETER, screen) }],
      tags: [{ at: `[data-held="${TRUMPETER}"] .engagement`, text: t("lesson-tag-trumpet") }],
    };
  },
  token: () => ({
    lit: [".held-tokens", ".line-up-slot:has(.card)", OFFER],
    threads: [{ at: ".held-tokens", name: t("table-tokens-held") }],
  }),
  hit: (_lesson, at, screen) => {
    const event = at.beat?.event;
    const taken = event?.type === "link-assaulted";
    const broken = event?.type === "link-broken" || taken ? event.facts : { side: 0, gap: 0 };
    const id = taken ? "lesson-hit-assault" : "lesson-hit";
    const [front, back] = [unitAt(broken.side, broken.gap), unitAt(broken.side, broken.gap + 1)];
    return {
      line: t(id),
      more: t(`${id}-more`),
      lit: [front, back],
      threads: [{ at: front, name: nameAt(screen, broken.side, broken.gap) }],
    };
  },
  heroic: (_lesson, at, screen) => {
    const beat = at.beat;
    const event = beat?.event;
    const side = beat ? (ownSide(at, beat) ?? 0) : 0;
    const place = event?.type === "heroic-death-struck" ? event.facts.place : 0;
    const count = event?.type === "heroic-death-struck" ? event.facts.points : 1;
    const struck = screen.scene.sides[side === 0 ? 1 : 0].units.findIndex((one) => one.standing);
    const foe = unitAt(side === 0 ? 1 : 0, Math.max(0, struck));
    return {
      line: t("lesson-heroic", { unit: nameAt(screen, side, place), count }),
      lit: [unitAt(side, place), foe],
      threads: [{ at: foe, name: nameAt(screen, side === 0 ? 1 : 0, Math.max(0, struck)) }],
    };
  },
  challenged: (_lesson, at, screen) => {
    const who = screen.names[at.active] ?? "";
    return {
      line: t("lesson-challenged", { who }),
      more: at.cards.includes(HEROIC)
        ? t("lesson-challenged-heroic", { who, unit: title(HEROIC, screen) })
        : t("lesson-challenged-more", { who }),
      lit: [".hand, .phone-hand", unitAt(1, 0), unitAt(1, 1), unitAt(1, 2), OFFER],
      threads: [{ at: ".hand, .phone-hand", name: t("table-hand") }],
    };
  },
  prowess: (_lesson, at, screen) => {
    const events = at.beat ? [at.beat.event] : at.events;
    const taken = events.findLast((event) => event.type === "prowess-taken");
    const won = taken?.type === "prowess-taken" && taken.facts.seat === at.seat;
    const other = taken?.type === "prowess-taken" ? taken.facts[won ? "owner" : "seat"] : NONE;
    const id = won ? "lesson-prowess-won" : "lesson-prowess";
    return {
      line: t(id, { who: screen.names[other] ?? "" }),
      more: t(`${id}-more`),
      lit: [".verdict", "[data-teach=prowess]"],
      threads: [{ at: ".verdict .spoil, [data-teach=prowess]", name: t("table-prowess") }],
    };
  },
  points: (_lesson, _at, screen) => ({
    more: t("lesson-points-more", { rounds: screen.facts.rounds }),
    scores: true,
    lit: ["[data-teach=points]", "[data-teach=relics]"],
    threads: [{ at: "[data-teach=points]", name: t("table-you") }],
  }),
  free: () => ({ next: t("lesson-play-on") }),
};

/** Whether an action of the wheel can be used now. */
function canUse(id: string, { box, targets }: Screen): boolean {
  return [...targets.gear.keys()].some((number) => box.gears[number]?.id === id);
}

/** Whether those who are faced take Links away (ASSAULT-1). */
function hasAssault({ scene, box }: Screen): boolean {
  return scene.sides[1].units.some(({ card }) => (box.units[card]?.assault ?? 0) > 0);
}

/** Whom to face: first the Unit whose linked neighbor shows what a Link is. */
function facing(at: Moment, screen: Screen): Part {
  const card = screen.box.units.findIndex(({ id }) => id === FACED);
  const space = screen.view.board.indexOf(card);
  const lit = [".units button.card.legal", ".units button.card.selected", OFFER];
  const thread = { at: ".units button.card.legal", name: t("lesson-chapter-gears") };
  if (at.due === "company") return { more: t("lesson-company-more"), lit, threads: [thread] };
  if (card < 0 || !screen.targets.spaces.has(space))
    return { more: t("lesson-face-other"), lit, threads: [thread] };
  const name = title(FACED, screen);
  return {
    more: t("lesson-face-more", { unit: name }),
    lit,
    threads: [{ at: `.unit-place[data-card="${FACED}"]`, name }],
  };
}

/** What one Unit more, and the one that it calls, cost: the die and the Relics (REWARD-7 to 11). */
function priceOfTrumpet(at: Moment, screen: Screen): string {
  const { box, scene } = screen;
  if (at.laid.includes(TRUMPETER)) {
    const units = unitsToCome(scene, false);
    const words = { engage: t("do-engage"), undo: t("do-undo") };
    return t("lesson-trumpet-laid", { units, relics: relicsSeen(units, box), ...words });
  }
  const now = at.laid.length;
  const card = box.units.find(({ id }) => id === TRUMPETER);
  const units = unitsToCome(scene, false) + 1 + (card?.reinforcement ?? 1);
  return t("lesson-trumpet-more", {
    unit: title(TRUMPETER, screen),
    units,
    relics: relicsSeen(units, box),
    now,
    seen: relicsSeen(now, box),
  });
}

/** The Unit that stays at home while fewer are sent. */
function staysHome({ screen, dares }: Lesson): Part {
  const laid = screen.scene.sides[0].units.map((unit) => unit.card);
  const left = [...(dares.find(({ cards }) => cards.length === laid.length + 1)?.cards ?? [])];
  for (const card of laid) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  const [home] = left;
  if (laid.length === 0 || home === undefined || left.length > 1) return {};
  const at = unitAt(0, laid.length);
  const unit = screen.box.units[home]?.name ?? "";
  return {
    ghost: { at, card: home },
    tags: [{ at, text: t("lesson-tag-home", { unit }), below: true }],
  };
}

/** Everything that the plate of a step says and shows. */
export function speechOf(lesson: Lesson, step: Step): Speech {
  const { at, screen } = lesson;
  const part = PARTS[step.id](lesson, at, screen);
  const words = {
    unit: title(TRUMPETER, screen),
    engage: t("do-engage"),
    roll: t("do-roll"),
    regroup: t("gear-regroup"),
    draw: t("gear-draw-2"),
  };
  return {
    line: part.line ?? t(`lesson-${step.id}`),
    more: part.more ?? t(`lesson-${step.id}-more`, words),
    hint: step.kind === "do" && !at.beat ? t(`lesson-${step.id}-hint`, words) : null,
    lit: part.lit ?? [],
    threads: (part.threads ?? []).slice(0, 2),
    tags: (part.tags ?? []).slice(0, 2),
    scores: part.scores ?? false,
    ghost: part.ghost ?? null,
    next: part.next ?? t("lesson-next"),
    other: part.other ?? null,
  };
}

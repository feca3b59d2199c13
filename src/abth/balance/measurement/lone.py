"""Exact odds of lone Elite Units: the best line-up of every starting hand against one board card.

Data type: `Lone`, the odds of one Elite Unit. All rolls and all reinforcements count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cache, partial
from itertools import combinations, permutations
from pathlib import Path

from abth.arena.planning.plan import frame_of
from abth.balance.measurement.means import percent
from abth.balance.measurement.page import Table
from abth.bots.odds import battle_tally
from abth.rules.battle.combat import Battle, empty_battle, engage
from abth.rules.battle.line_up import LineUp
from abth.rules.box import Box, UnitCard
from abth.rules.game import Frame
from abth.rules.terms import ELITE, ERAS

Cards = tuple[int, ...]
Chances = list[tuple[Cards, float]]  # line-ups with the chance of each


@dataclass(frozen=True)
class Lone:
    """An Elite Unit alone on the board, met by the best line-up of a starting hand."""

    card: int
    win: float  # the Attacker's chance, averaged over all starting hands
    recruit: float  # the chance that the Unit is defeated
    best_recruit: float  # the same, if the Attacker plays only for that


class Field:
    """A battlefield that is used again and again."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.battle: Battle = empty_battle(frame.combat)

    def chances(self, attackers: Cards, defenders: Cards) -> tuple[float, float]:
        """The chances that the Attacker wins and that the first Defender falls, over all rolls."""
        battle = self.battle
        self.lay(battle.attackers, attackers)
        self.lay(battle.defenders, defenders)
        engage(battle)
        tally = battle_tally(battle, self.frame.box, True)
        return tally.attacker_wins / tally.whole, tally.defenders[0] / tally.whole

    def lay(self, line_up: LineUp, cards: Cards) -> None:
        """Lay out one side, without tokens."""
        line_up.lay_out(list(cards), [])
        line_up.muster(self.frame.roster)


def reinforced(
    units: list[UnitCard], cards: Cards, pile: dict[int, float], left: int, places: int, at: int = 0
) -> Chances:
    """All ways in which a line-up is reinforced (REINF-1 to 10, R-26).

    `pile` says how many of each card there may be among the `left` that will be drawn from; where
    part of the Era deck is unknown its cards count as parts of one.
    """
    calls = sum(int(units[card].reinforcement) for card in cards)
    if at >= calls or len(cards) >= places or left == 0:
        return [(cards, 1.0)]
    ways: Chances = []
    for card, share in pile.items():
        rest = remaining(units, pile, card)
        for way, chance in reinforced(units, (*cards, card), rest, left - 1, places, at + 1):
            ways.append((way, chance * share / left))
    return ways


def remaining(units: list[UnitCard], pile: dict[int, float], card: int) -> dict[int, float]:
    """The pile after one card was drawn; the other cards with a share grow."""
    if units[card].rank != ELITE:
        return {other: n - (other == card) for other, n in pile.items() if n - (other == card) > 0}
    drawn = [other for other in pile if units[other].rank == ELITE]
    known = sum(pile[other] for other in drawn) - 1
    fair = known / (len(drawn) - 1) if len(drawn) > 1 else 0.0
    return {o: (fair if o in drawn else n) for o, n in pile.items() if o != card}


def starting_hands(box: Box) -> Counter[Cards]:
    """Every hand of 4 of the 8 Base Units, with how often it is dealt in 70."""
    cards = [int(card) for card in box.base_set]
    hands = combinations(range(len(cards)), 4)
    return Counter(tuple(sorted(cards[place] for place in hand)) for hand in hands)


def plans_of(box: Box, hand: Cards, slots: int = 4, places: int = 5) -> list[Chances]:
    """Every line-up of a hand, each with its reinforcements from the rest of the deck."""
    deck = Counter([int(card) for card in box.base_set])
    deck.subtract(hand)
    pile = {card: float(n) for card, n in deck.items() if n > 0}
    left = sum(deck.values())
    line_ups = sorted({line for size in range(1, slots + 1) for line in permutations(hand, size)})
    return [reinforced(box.units, line, pile, left, places) for line in line_ups]


def era_pile(box: Box, era: int, card: int) -> dict[int, float]:
    """What an Era deck of 14 may hold: both Heroes and 12 of the 14 other Elites (SETUP-16)."""
    others = [int(other) for other in box.elites[era] if other != card]
    pile = {other: (len(others) - 2) / len(others) for other in others}
    return pile | {int(hero): 1.0 for hero in box.heroes[era]}


def lone_elite(frame: Frame, plans: dict[Cards, list[Chances]], era: int, card: int) -> Lone:
    """The odds of one Elite Unit against the best line-up of every starting hand."""
    box, field_ = frame.box, Field(frame)
    pile = era_pile(box, era, card)
    defenses = reinforced(box.units, (card,), pile, round(sum(pile.values())), 4)
    against = partial(expected, field_, defenses, {})
    win = recruit = best_recruit = 0.0
    for hand, dealt in starting_hands(box).items():
        results = [weighed(plan, against) for plan in plans[hand]]
        best = max(results)
        win += dealt * best[0] / 70
        recruit += dealt * best[1] / 70
        best_recruit += dealt * max(fall for _, fall in results) / 70
    return Lone(card, win, recruit, best_recruit)


def expected(
    field_: Field,
    defenses: Chances,
    found: dict[Cards, tuple[float, float]],
    attackers: Cards,
) -> tuple[float, float]:
    """The chances of a line-up over all reinforcements of the Defender, found once."""
    if attackers not in found:
        win = fall = 0.0
        for defenders, chance in defenses:
            won, fell = field_.chances(attackers, defenders)
            win, fall = win + chance * won, fall + chance * fell
        found[attackers] = win, fall
    return found[attackers]


def weighed(plan: Chances, against: Callable[[Cards], tuple[float, float]]) -> tuple[float, float]:
    """The chances of a plan over all its reinforcements."""
    win = fall = 0.0
    for attackers, chance in plan:
        won, fell = against(attackers)
        win, fall = win + chance * won, fall + chance * fell
    return win, fall


@cache
def all_plans(content: Path | None) -> dict[Cards, list[Chances]]:
    """The line-ups of every starting hand, computed once in each process."""
    box = frame_of(content, "default", None, ()).box
    return {hand: plans_of(box, hand) for hand in starting_hands(box)}


def lone_of(content: Path | None, era_and_card: tuple[int, int]) -> Lone:
    """One Elite Unit of an Era, alone."""
    frame = frame_of(content, "default", None, ())
    return lone_elite(frame, all_plans(content), *era_and_card)


def challenge_of(content: Path | None, hand: Cards) -> float:
    """The Attacker's chance against the best defense of a starting hand with Base Units alone.

    The Defender does not know the Attacker's hand and takes the line-up that does best on average;
    the Attacker sees it and takes the best answer of each hand (CHALLENGE-5, CHALLENGE-7).
    """
    frame = frame_of(content, "default", None, ())
    field_, hands = Field(frame), starting_hands(frame.box)
    best = 1.0
    for defenses in plans_of(frame.box, hand, 3, 4):
        against = partial(expected, field_, defenses, {})
        answers = [
            dealt * max(weighed(plan, against)[0] for plan in all_plans(content)[other]) / 70
            for other, dealt in hands.items()
        ]
        best = min(best, sum(answers))
    return best


def lone_elites(pool: Executor, content: Path | None, box: Box) -> dict[int, list[Lone]]:
    """The odds of all Elite Units by Era."""
    cards = [(era, int(card)) for era in range(1, 5) for card in box.elites[era]]
    found: dict[int, list[Lone]] = {}
    for (era, _), one in zip(cards, pool.map(partial(lone_of, content), cards), strict=True):
        found.setdefault(era, []).append(one)
    return found


def duel(pool: Executor, content: Path | None, box: Box) -> float:
    """The Attacker's chance in a challenge between two starting hands, both played best."""
    hands = starting_hands(box)
    chances = pool.map(partial(challenge_of, content), hands)
    return sum(dealt * chance for dealt, chance in zip(hands.values(), chances, strict=True)) / 70


def eras_table(lone: dict[int, list[Lone]], challenge: float) -> Table:
    """The odds of the Eras, and those of a challenge between starting hands."""
    rows = []
    for era, found in lone.items():
        wins = sorted(one.win for one in found)
        rows.append(
            (
                f"an Elite of Era {ERAS[era - 1]}",
                percent(sum(wins) / len(wins)),
                percent(wins[0]),
                percent(wins[-1]),
                percent(sum(one.recruit for one in found) / len(found)),
                percent(sum(one.best_recruit for one in found) / len(found)),
            )
        )
    rows.append(("a player's starting hand", percent(challenge), "-", "-", "-", "-"))
    columns = ("against", "won", "hardest", "easiest", "recruited", "at best")
    return Table("eras", "The best line-up of a starting hand against a lone Elite", columns, rows)

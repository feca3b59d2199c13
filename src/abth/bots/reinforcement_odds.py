"""Odds of a battle before its reinforcements are known (RULES 2.7, R-26 to R-28).

Data types: `Reserve`, the cards that may reinforce one side, as far as a seat knows them;
`Stakes`, what a win and each fallen Defender are worth; `MixedOdds`, the answer.

Every different way in which cards may arrive is weighed by how many orders of the piles lead to
it, and fought with the exact odds of `abth.bots.odds`. If there are more ways than the
limit allows, some are drawn at random; the answer then says so and states its standard errors.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from abth.bots.odds import Tally, battle_tally
from abth.rules.battle.combat import Battle, empty_battle, engage
from abth.rules.battle.engagement import ATTACKER_PLACES, DEFENDER_PLACES
from abth.rules.battle.line_up import Unit
from abth.rules.box import UnitCard
from abth.rules.dataclass_pickling import by_fields
from abth.rules.game import Frame
from abth.rules.playout import Dice
from abth.rules.terms import NONE

LIMIT: Final = 20_000
SAMPLES: Final = 4_000

# Where each figure stands in a row of figures.
WINS: Final = 0  # of the Attacker, the Defender, nobody
WINS_WITH: Final = 3  # of an Attacker with 1 to 5 Units
ATTACKERS: Final = 8  # fallen, by place
DEFENDERS: Final = 13
PLAIN: Final = 17
CARDS: Final = 17  # fallen Defenders, by card

Chance = Fraction | float


class Reserve:
    """What may arrive for one side: piles, and how many cards of each can be drawn at all.

    A pile holds the cards that may come. A seat knows the cards of its own deck. Of another player
    it knows only hand and deck together, so the pile is larger than the deck: drawing from the
    deck is drawing from the pile, at most `size` times.
    """

    def __init__(self, piles: list[list[i64]], sizes: list[i64], by_era: bool) -> None:
        self.piles: Final = piles
        self.sizes: Final = sizes
        self.by_era: Final = by_era


@dataclass(frozen=True)
class Stakes:
    """Points for a win with 0, 1 … 5 Attackers, and for the defeat of each card of the box."""

    win: tuple[float, ...]
    defeat: tuple[float, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(frozen=True)
class Errors:
    """Standard errors of a sampled estimate, figure by figure."""

    attacker_wins: float
    defender_wins: float
    annihilated: float
    wins_with: tuple[float, ...]
    attackers: tuple[float, ...]
    defenders: tuple[float, ...]
    attackers_lost: float
    defenders_lost: float
    points: float

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(frozen=True)
class MixedOdds:
    """The chances of a battle before its reinforcements arrive.

    Exact ones are fractions, and `ways` is how many different arrivals there are. Others are
    estimates from `ways` arrivals drawn at random, and `errors` tells how far off they may be.
    """

    exact: bool
    ways: int
    attacker_wins: Chance
    defender_wins: Chance
    annihilated: Chance
    wins_with: tuple[Chance, ...]  # of winning with 1, 2 … 5 Units, reinforcements included
    attackers: tuple[Chance, ...]  # of defeat, for each Unit that is there already
    defenders: tuple[Chance, ...]
    attackers_lost: Chance  # how many fall on average, reinforcements included
    defenders_lost: Chance
    points: Chance  # 0 without stakes
    errors: Errors | None

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


def own_deck(cards: list[int], size: int = -1) -> Reserve:
    """A player's deck: any `size` (all, if not said) of these cards (REINF-4, R-27)."""
    drawn = size if 0 <= size < len(cards) else len(cards)
    return Reserve([[i64(card) for card in cards]], [i64(drawn)], False)


def era_decks(decks: list[list[int]]) -> Reserve:
    """The Era decks, by Era, with 0 for Base Units: nothing comes for them (REINF-6)."""
    piles = [[i64(card) for card in deck] for deck in decks]
    return Reserve(piles, [i64(len(deck)) for deck in decks], True)


def mixed_odds(
    frame: Frame,
    attackers: list[int],
    attacker_tokens: list[int],
    attacker_reserve: Reserve,
    defenders: list[int],
    defender_tokens: list[int],
    defender_reserve: Reserve,
    defender_is_board: bool,
    stakes: Stakes | None = None,
    limit: int = LIMIT,
    samples: int = SAMPLES,
    seed: int = 1,
) -> MixedOdds:
    """The odds of two line-ups, front first, that still await their reinforcements.

    A list of tokens holds the number of a token for each card, or NONE, and may be empty. Tokens
    lie on the cards named here alone: tokens that an Attacker might lay on arrivals (TOKEN-3) do
    not count.
    """
    if not 1 <= len(attackers) <= ATTACKER_PLACES or len(defenders) > DEFENDER_PLACES:
        raise ValueError("a battle has 1 to 5 Attackers and up to 4 Defenders")  # REINF-9
    attack = Arrivals(frame, attackers, attacker_tokens, ATTACKER_PLACES, attacker_reserve)
    defense = Arrivals(frame, defenders, defender_tokens, DEFENDER_PLACES, defender_reserve)
    attack.follow_all(limit)
    if not attack.too_many:
        defense.follow_all(limit // max(1, len(attack.found)))
    mixture = Mixture(frame, attack, defense, defender_is_board)
    if attack.too_many or defense.too_many:
        return mixture.sampled(samples, Dice(seed), stakes)
    return mixture.exact(stakes)


class Arrivals:
    """The ways in which one side may be reinforced: whole line-ups, with their weights."""

    def __init__(
        self, frame: Frame, cards: list[int], tokens: list[int], places: i64, reserve: Reserve
    ) -> None:
        self.units: Final[list[UnitCard]] = frame.box.units
        self.calls: Final = frame.calls
        self.first: Final[list[i64]] = [i64(card) for card in cards]
        self.tokens: Final[list[i64]] = [i64(token) for token in tokens] or [NONE] * len(cards)
        self.places: Final = places
        self.by_era: Final = reserve.by_era
        self.sizes: Final = reserve.sizes
        self.piles: Final = reserve.piles
        self.kinds: Final[list[list[i64]]] = []
        self.copies: Final[list[list[i64]]] = []
        self.drawn: Final[list[i64]] = [0] * len(reserve.piles)
        self.line_up: list[i64] = []
        self.found: list[list[i64]] = []
        self.weights: list[int] = []
        self.whole: int = 1
        self.limit: int = 0
        self.too_many: bool = False
        for pile in reserve.piles:
            self.count_kinds(pile)

    def count_kinds(self, pile: list[i64]) -> None:
        """Equal cards count as one way to arrive, with a larger weight."""
        kinds: list[i64] = []
        copies: list[i64] = []
        for card in sorted(pile):
            if len(kinds) > 0 and kinds[-1] == card:
                copies[-1] += 1
            else:
                kinds.append(card)
                copies.append(1)
        self.kinds.append(kinds)
        self.copies.append(copies)

    def follow_all(self, limit: int) -> None:
        """Find every way, or that there are more than the limit."""
        self.limit = limit
        self.line_up = self.first[:]
        for pile in self.piles:  # a denominator that every draw divides
            for draw in range(min(len(pile), self.places)):
                self.whole *= len(pile) - draw
        self.follow(0, 0, self.whole)

    def follow(self, cursor: i64, icons: i64, weight: int) -> None:
        """Icon by icon, front to back, arrivals last; lost if no slot is free (R-26, REINF-10)."""
        while cursor < len(self.line_up) and len(self.line_up) < self.places:
            card = self.line_up[cursor]
            if icons < self.calls[card]:
                icons += 1
                source = self.source(card)
                if self.drawn[source] < self.sizes[source]:  # else the next icon
                    self.branch(source, cursor, icons, weight)
                    return
            else:
                cursor += 1
                icons = 0
        self.found.append(self.line_up[:])
        self.weights.append(weight)
        self.too_many = len(self.found) > self.limit

    def branch(self, source: i64, cursor: i64, icons: i64, weight: int) -> None:
        """Each kind of card that the pile still holds may be the next."""
        kinds = self.kinds[source]
        copies = self.copies[source]
        left = int(len(self.piles[source]) - self.drawn[source])
        self.drawn[source] += 1
        for kind in range(len(kinds)):
            if copies[kind] == 0:
                continue
            ways = weight * int(copies[kind]) // left
            copies[kind] -= 1
            self.line_up.append(kinds[kind])
            self.follow(cursor, icons, ways)
            self.line_up.pop()
            copies[kind] += 1
            if self.too_many:
                break
        self.drawn[source] -= 1

    def source(self, card: i64) -> i64:
        """The pile that the icons of this card draw from (REINF-4, REINF-6)."""
        return self.units[card].era if self.by_era else 0

    def draw(self, dice: Dice) -> list[i64]:
        """One way at random, by its weight."""
        line_up = self.first[:]
        piles = [pile[:] for pile in self.piles]
        taken: list[i64] = [0] * len(piles)
        cursor: i64 = 0
        icons: i64 = 0
        while cursor < len(line_up) and len(line_up) < self.places:
            card = line_up[cursor]
            if icons < self.calls[card]:
                icons += 1
                source = self.source(card)
                if taken[source] < self.sizes[source]:
                    taken[source] += 1
                    pile = piles[source]
                    line_up.append(pile.pop(dice.below(i64(len(pile)))))
            else:
                cursor += 1
                icons = 0
        return line_up


class Mixture:
    """Two sides' arrivals, fought out and added up."""

    def __init__(
        self, frame: Frame, attack: Arrivals, defense: Arrivals, defender_is_board: bool
    ) -> None:
        self.frame: Final = frame
        self.attack: Final = attack
        self.defense: Final = defense
        self.board: Final = defender_is_board
        self.battle: Final[Battle] = empty_battle(frame.combat)

    def units(self, side: Arrivals, cards: list[i64]) -> list[Unit]:
        """Cards with their tokens; a card that has just arrived has none."""
        units: list[Unit] = []
        for place in range(len(cards)):
            token = side.tokens[place] if place < len(side.first) else NONE
            units.append(self.frame.roster.unit(cards[place], token))
        return units

    def fight(self) -> Tally:
        """The odds of the line-ups that stand there now."""
        engage(self.battle)
        return battle_tally(self.battle, self.frame.box, self.board)

    def exact(self, stakes: Stakes | None) -> MixedOdds:
        """Every pair of arrivals, in whole numbers; rows of one denominator are added first."""
        attack = self.attack
        defense = self.defense
        rows: dict[int, list[int]] = {}
        defender_units = [self.units(defense, cards) for cards in defense.found]
        for one in range(len(attack.found)):
            self.battle.attackers.units = self.units(attack, attack.found[one])
            for other in range(len(defense.found)):
                self.battle.defenders.units = defender_units[other]
                tally = self.fight()
                row = rows.get(tally.whole)
                if row is None:
                    row = [0] * (CARDS + len(self.frame.box.units))
                    rows[tally.whole] = row
                weight = attack.weights[one] * defense.weights[other]
                add_tally(row, tally, weight, defense.found[other])
        figures = [Fraction(0)] * (CARDS + len(self.frame.box.units))
        for whole, row in rows.items():
            for figure in range(len(row)):
                if row[figure] != 0:
                    part = Fraction(row[figure], whole * attack.whole * defense.whole)
                    figures[figure] += part
        ways = len(attack.found) * len(defense.found)
        points = Fraction(0)
        if stakes is not None:
            for units in range(1, 6):
                points += Fraction(stakes.win[units]) * figures[WINS_WITH + units - 1]
            for card in range(len(self.frame.box.units)):
                if figures[CARDS + card] != 0:
                    points += Fraction(stakes.defeat[card]) * figures[CARDS + card]
        return MixedOdds(
            True,
            ways,
            figures[WINS],
            figures[WINS + 1],
            figures[WINS + 2],
            tuple(figures[WINS_WITH:ATTACKERS]),
            tuple(figures[ATTACKERS : ATTACKERS + len(attack.first)]),
            tuple(figures[DEFENDERS : DEFENDERS + len(defense.first)]),
            sum(figures[ATTACKERS:DEFENDERS], Fraction(0)),
            sum(figures[DEFENDERS:PLAIN], Fraction(0)),
            points,
            None,
        )

    def sampled(self, samples: int, dice: Dice, stakes: Stakes | None) -> MixedOdds:
        """A sample of arrivals, each with its exact odds; their spread gives the error."""
        width = PLAIN + 3  # and all Attackers lost, all Defenders lost, points
        sums = [0.0] * width
        squares = [0.0] * width
        for _ in range(samples):
            attackers = self.attack.draw(dice)
            defenders = self.defense.draw(dice)
            self.battle.attackers.units = self.units(self.attack, attackers)
            self.battle.defenders.units = self.units(self.defense, defenders)
            figures = sample(self.fight(), defenders, stakes)
            for figure in range(width):
                sums[figure] += figures[figure]
                squares[figure] += figures[figure] * figures[figure]
        means = [total / samples for total in sums]
        errors: list[float] = []
        for figure in range(width):
            spread = max(0.0, squares[figure] / samples - means[figure] * means[figure])
            errors.append(sqrt(spread / (samples - 1)))
        own, other = len(self.attack.first), len(self.defense.first)
        return MixedOdds(
            False,
            samples,
            means[WINS],
            means[WINS + 1],
            means[WINS + 2],
            tuple(means[WINS_WITH:ATTACKERS]),
            tuple(means[ATTACKERS : ATTACKERS + own]),
            tuple(means[DEFENDERS : DEFENDERS + other]),
            means[PLAIN],
            means[PLAIN + 1],
            means[PLAIN + 2],
            Errors(
                errors[WINS],
                errors[WINS + 1],
                errors[WINS + 2],
                tuple(errors[WINS_WITH:ATTACKERS]),
                tuple(errors[ATTACKERS : ATTACKERS + own]),
                tuple(errors[DEFENDERS : DEFENDERS + other]),
                errors[PLAIN],
                errors[PLAIN + 1],
                errors[PLAIN + 2],
            ),
        )


def add_tally(row: list[int], tally: Tally, weight: int, defenders: list[i64]) -> None:
    """Add the odds of one battle, times its weight."""
    row[WINS] += weight * tally.attacker_wins
    row[WINS + 1] += weight * tally.defender_wins
    row[WINS + 2] += weight * tally.annihilated
    row[WINS_WITH + len(tally.attackers) - 1] += weight * tally.attacker_wins
    for place in range(len(tally.attackers)):
        row[ATTACKERS + place] += weight * tally.attackers[place]
    for place in range(len(tally.defenders)):
        fallen = weight * tally.defenders[place]
        row[DEFENDERS + place] += fallen
        row[CARDS + defenders[place]] += fallen


def sample(tally: Tally, defenders: list[i64], stakes: Stakes | None) -> list[float]:
    """One battle's odds as a row of figures."""
    whole = tally.whole
    figures = [0.0] * (PLAIN + 3)
    figures[WINS] = tally.attacker_wins / whole
    figures[WINS + 1] = tally.defender_wins / whole
    figures[WINS + 2] = tally.annihilated / whole
    units = len(tally.attackers)
    figures[WINS_WITH + units - 1] = figures[WINS]
    points = 0.0
    if stakes is not None:
        points = stakes.win[units] * figures[WINS]
    for place in range(units):
        figures[ATTACKERS + place] = tally.attackers[place] / whole
        figures[PLAIN] += figures[ATTACKERS + place]
    for place in range(len(tally.defenders)):
        falls = tally.defenders[place] / whole
        figures[DEFENDERS + place] = falls
        figures[PLAIN + 1] += falls
        if stakes is not None:
            points += stakes.defeat[defenders[place]] * falls
    figures[PLAIN + 2] = points
    return figures

"""The best line-up of a hand against given Defenders: every order, every use of tokens.

Data types: `BestLineUp`, one answer; `BestLineUpQuery`, the battle in question; `LineUpSearch`,
which tries all line-ups; `TopLineUps`, the best ones found so far.

Without Reinforcement icons the answer is exact. The search weighs all orders of one to four cards,
with all placements of up to three tokens, over all rolls and re-rolls (R-33). It skips only what is
provably no better than an answer it already has.

With Reinforcement icons the answer is a good guess. The same search first takes the line-ups as if
no card arrived. It then judges the most promising ones of each size again with the mixed odds of
`abth.bots.reinforcement_odds` (exact or sampled, as each answer says) and ranks only these, so it
can miss a line-up that is strong only through its reinforcements. It lays tokens only on cards of
the hand, never on arrivals (TOKEN-3 would allow it).

For its speed see `abth.bots.repeated_battle`. Long-range values are added up before any Unit is
defeated, and re-rolls happen before the battle. A token for these does the same on every Unit, so
the search lays it in one place only.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from mypy_extensions import i64

from abth.bots.odds import battle_odds
from abth.bots.reinforcement_odds import Chance, Reserve, Stakes, mixed_odds
from abth.bots.repeated_battle import ROUNDING_ERROR, RepeatedBattle
from abth.rules.battle.line_up import Unit
from abth.rules.box import WarfareToken
from abth.rules.dataclass_pickling import by_fields
from abth.rules.game import Frame
from abth.rules.terms import ATTACKER_SLOTS, NONE, TOKENS_PER_BATTLE

FINALISTS: Final = 3  # of each size that are judged with their reinforcements
MIXED_LIMIT: Final = 500


@dataclass(frozen=True)
class BestLineUp:
    """A line-up, front first, with a token (or NONE) for each card, and what it is worth.

    The value is the chance to win or the expected points. An inexact one is a sampled estimate, and
    `error` is its standard error.
    """

    cards: tuple[int, ...]
    tokens: tuple[int, ...]
    value: Chance
    exact: bool
    error: float

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(frozen=True)
class BestLineUpQuery:
    """The battle in question, and how its answers are judged."""

    frame: Frame
    defenders: list[int]
    defender_tokens: list[int]
    board: bool
    stakes: Stakes | None
    own_reserve: Reserve
    other_reserve: Reserve
    limit: int
    seed: int

    def trial(self) -> RepeatedBattle:
        """The battle, with the Defenders as they stand."""
        lying: list[int] = self.defender_tokens or [int(NONE)] * len(self.defenders)
        standing = [
            self.frame.roster.unit(i64(card), i64(token))
            for card, token in zip(self.defenders, lying, strict=True)
        ]
        win_worth = [1.0] * 6
        defender_worth = [0.0] * len(self.defenders)
        stakes = self.stakes
        if stakes is not None:
            win_worth = list(stakes.win)
            defender_worth = [stakes.defeat[card] for card in self.defenders]
        return RepeatedBattle(self.frame, standing, defender_worth, win_worth, self.board)

    def as_it_stands(
        self, trial: RepeatedBattle, cards: list[i64], tokens: list[i64]
    ) -> BestLineUp:
        """A line-up without reinforcements, with its worth as a fraction."""
        trial.deploy(units_of(self.frame, cards, tokens))
        odds = battle_odds(trial.battle, self.frame.box, self.board)
        value = odds.attacker_wins
        stakes = self.stakes
        if stakes is not None:
            value = Fraction(stakes.win[len(cards)]) * odds.attacker_wins
            for place in range(len(odds.defenders)):
                value += Fraction(stakes.defeat[self.defenders[place]]) * odds.defenders[place]
        return BestLineUp(numbers(cards), numbers(tokens), value, True, 0.0)

    def with_arrivals(self, cards: list[i64], tokens: list[i64]) -> BestLineUp:
        """A line-up judged over all possible arrivals, or over a sample."""
        mixed = mixed_odds(
            self.frame,
            list(numbers(cards)),
            list(numbers(tokens)),
            self.own_reserve,
            self.defenders,
            self.defender_tokens,
            self.other_reserve,
            self.board,
            self.stakes,
            self.limit,
            self.limit,
            self.seed,
        )
        worth = mixed.attacker_wins if self.stakes is None else mixed.points
        error = 0.0
        if mixed.errors is not None:
            errors = mixed.errors
            error = errors.attacker_wins if self.stakes is None else errors.points
        return BestLineUp(numbers(cards), numbers(tokens), worth, mixed.exact, error)


class TopLineUps:
    """The best answers so far, best first; of equals the earlier stays ahead."""

    def __init__(self, places: int) -> None:
        self.places: Final = places
        self.values: Final[list[float]] = []
        self.cards: Final[list[list[i64]]] = []
        self.tokens: Final[list[list[i64]]] = []

    def enough(self) -> float:
        """The value that a new line-up must exceed."""
        return self.values[-1] if len(self.values) == self.places else -1e300

    def offer(self, value: float, cards: list[i64], tokens: list[i64]) -> None:
        """Add a line-up, if it is better than the last one."""
        if value <= self.enough() + ROUNDING_ERROR:
            return
        place = len(self.values)
        while place > 0 and self.values[place - 1] + ROUNDING_ERROR < value:
            place -= 1
        self.values.insert(place, value)
        self.cards.insert(place, cards[:])
        self.tokens.insert(place, tokens[:])
        if len(self.values) > self.places:
            self.values.pop()
            self.cards.pop()
            self.tokens.pop()


class LineUpSearch:
    """The walk through all orders of a hand and all uses of its tokens."""

    def __init__(
        self, frame: Frame, trial: RepeatedBattle, hand: list[int], tokens: list[int]
    ) -> None:
        self.frame: Final = frame
        self.trial: Final = trial
        self.kinds: Final[list[i64]] = []  # cards that differ in what they do
        self.copies: Final[list[i64]] = []
        self.token_kinds: Final[list[i64]] = []
        self.token_copies: Final[list[i64]] = []
        self.anywhere: Final[list[bool]] = []  # whether it does the same on any Unit
        self.size: int = 0
        self.tokens_used: int = 0
        self.order: Final[list[i64]] = []
        self.units: Final[list[Unit]] = []
        self.laid: Final[list[i64]] = []
        self.chosen: Final[list[int]] = []  # kinds of tokens, those that go anywhere last
        self.podium: TopLineUps = TopLineUps(1)
        self.plain: TopLineUps = self.podium
        self.arriving: list[TopLineUps] = []
        self.has_arrivals: bool = False  # for the Attacker
        self.all_arrive: bool = False  # for the Defender: every line-up may change
        self.sort_hand(sorted(hand))
        self.sort_tokens(sorted(tokens))

    def sort_hand(self, hand: list[int]) -> None:
        """Cards that do the same are one kind; the first stands for all."""
        places: dict[tuple[i64, ...], int] = {}
        for card in hand:
            unit = self.frame.box.units[card]
            numbers = (
                unit.long, unit.medium, unit.close, unit.damage_icons, unit.reinforcement,
                unit.assault, unit.heroic_death, unit.accuracy, unit.diversion, unit.relaunch,
                unit.link_left, unit.link_right,
            )  # fmt: skip
            place = places.get(numbers)
            if place is None:
                places[numbers] = len(self.kinds)
                self.kinds.append(i64(card))
                self.copies.append(1)
            else:
                self.copies[place] += 1

    def sort_tokens(self, tokens: list[int]) -> None:
        """Only tokens for Units are laid (TOKEN-15); those that go anywhere come last."""
        for anywhere in (False, True):
            for number in tokens:
                token = self.frame.box.tokens[number]
                if not token.for_units or goes_anywhere(token) != anywhere:
                    continue
                if len(self.token_kinds) > 0 and self.token_kinds[-1] == number:
                    self.token_copies[-1] += 1
                else:
                    self.token_kinds.append(i64(number))
                    self.token_copies.append(1)
                    self.anywhere.append(anywhere)

    def run(self) -> None:
        """Try few tokens and few Units first: of equal line-ups the cheaper one stays."""
        held = 0
        for copies in self.token_copies:
            held += int(copies)
        for tokens in range(min(held, TOKENS_PER_BATTLE) + 1):
            self.tokens_used = tokens
            for size in range(max(1, tokens), ATTACKER_SLOTS + 1):
                self.size = size
                self.line_up()

    def line_up(self) -> None:
        """Each kind of card may be the next, until the line-up has its size."""
        if len(self.order) == self.size:
            self.trial.deploy(self.units)
            self.podium = self.ranking_for()
            self.choose_tokens(0)
            return
        for kind in range(len(self.kinds)):
            if self.copies[kind] == 0:
                continue
            self.copies[kind] -= 1
            card = self.kinds[kind]
            self.order.append(card)
            self.laid.append(NONE)
            self.units.append(self.frame.roster.unit(card, NONE))
            self.line_up()
            self.units.pop()
            self.laid.pop()
            self.order.pop()
            self.copies[kind] += 1

    def ranking_for(self) -> TopLineUps:
        """Line-ups that await reinforcements compete with those of their size."""
        waits = self.all_arrive
        if self.has_arrivals and not waits:
            for card in self.order:
                if self.frame.box.units[card].reinforcement > 0:
                    waits = True
        return self.arriving[self.size - 1] if waits else self.plain

    def choose_tokens(self, first: int) -> None:
        """Try every set of this many tokens."""
        if len(self.chosen) == self.tokens_used:
            self.lay(0, 0)
            return
        for kind in range(first, len(self.token_kinds)):
            if self.token_copies[kind] > 0:
                self.token_copies[kind] -= 1
                self.chosen.append(kind)
                self.choose_tokens(kind)
                self.chosen.pop()
                self.token_copies[kind] += 1

    def lay(self, number: int, first: int) -> None:
        """The tokens from this one on, each on a Unit that has none (TOKEN-2).

        Equal tokens are laid front to back, and one that goes anywhere on the first free Unit.
        """
        if number == len(self.chosen):
            value = self.trial.weigh(self.podium.enough())
            self.podium.offer(value, self.order, self.laid)
            return
        kind = self.chosen[number]
        token = self.token_kinds[kind]
        for place in range(first, self.size):
            if self.laid[place] != NONE:
                continue
            self.laid[place] = token
            self.units[place] = self.frame.roster.unit(self.order[place], token)
            alike = number + 1 < len(self.chosen) and self.chosen[number + 1] == kind
            self.lay(number + 1, place + 1 if alike else 0)
            self.laid[place] = NONE
            self.units[place] = self.frame.roster.unit(self.order[place], NONE)
            if self.anywhere[kind]:
                return

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


def goes_anywhere(token: WarfareToken) -> bool:
    """Whether its Unit makes no difference: it counts before any Unit can be defeated."""
    return (
        token.medium == 0
        and token.close == 0
        and token.heroic_death == 0
        and token.accuracy == 0
        and token.diversion == 0
    )


def best_line_ups(
    frame: Frame,
    hand: list[int],
    tokens: list[int],
    defenders: list[int],
    defender_tokens: list[int],
    defender_is_board: bool,
    stakes: Stakes | None = None,
    top: int = 1,
    attacker_reserve: Reserve | None = None,
    defender_reserve: Reserve | None = None,
    finalists: int = FINALISTS,
    limit: int = MIXED_LIMIT,
    seed: int = 1,
) -> list[BestLineUp]:
    """The best `top` line-ups, best first: by the chance to win, or by points if there are stakes.

    Without a reserve no card arrives on that side. The module says what is exact.
    """
    none = Reserve([[]], [0], False)
    asked = BestLineUpQuery(
        frame=frame,
        defenders=defenders,
        defender_tokens=defender_tokens,
        board=defender_is_board,
        stakes=stakes,
        own_reserve=none if attacker_reserve is None else attacker_reserve,
        other_reserve=none if defender_reserve is None else defender_reserve,
        limit=limit,
        seed=seed,
    )
    trial = asked.trial()
    hunt = LineUpSearch(frame, trial, hand, tokens)
    hunt.podium = hunt.plain = TopLineUps(top)
    hunt.has_arrivals = can_draw(asked.own_reserve)
    hunt.all_arrive = can_draw(asked.other_reserve) and any(
        [frame.box.units[card].reinforcement > 0 for card in defenders]
    )
    hunt.arriving = [TopLineUps(max(1, finalists)) for _ in range(ATTACKER_SLOTS)]
    hunt.run()
    found = [
        asked.as_it_stands(trial, hunt.plain.cards[place], hunt.plain.tokens[place])
        for place in range(len(hunt.plain.values))
    ]
    for podium in hunt.arriving:
        for place in range(len(podium.values)):
            found.append(asked.with_arrivals(podium.cards[place], podium.tokens[place]))
    found.sort(key=value_of, reverse=True)  # of equals the earlier stays ahead
    return found[:top]


def can_draw(reserve: Reserve) -> bool:
    """Whether any card can arrive at all."""
    for size in reserve.sizes:
        if size > 0:
            return True
    return False


def value_of(line_up: BestLineUp) -> Chance:
    """What a line-up is worth."""
    return line_up.value


def numbers(pieces: list[i64]) -> tuple[int, ...]:
    """A pile as plain numbers."""
    return tuple([int(piece) for piece in pieces])


def units_of(frame: Frame, cards: list[i64], tokens: list[i64]) -> list[Unit]:
    """Cards with their tokens."""
    return [frame.roster.unit(cards[place], tokens[place]) for place in range(len(cards))]

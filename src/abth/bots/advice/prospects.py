"""The battles in reach: against Units of the board and against players, each searched once.

Data types: `Prospect`, the best battle against a foe, and `Prospects`, all of a turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from abth.bots.advice.battles import MOST_WAYS, Foe, Outlook
from abth.bots.advice.line_up_search import LineUps
from abth.bots.advice.position import AdviceRequest
from abth.bots.reinforcement_odds import Chance
from abth.rules.actions import COMPANY
from abth.rules.game import Game
from abth.rules.phases.battle import company_spaces, offer_company
from abth.rules.terms import NONE, SPACES_PER_ERA

RIVALS: Final = 3  # battles and line-ups that are counted to find the best one
NEAR: Final = 0.4  # points within which a quick estimate may be wrong


@dataclass(frozen=True)
class Prospect:
    """The best battle against a foe: line-up with tokens, worth, and how likely it is won."""

    foe: Foe
    cards: tuple[int, ...]
    tokens: tuple[int, ...]
    worth: float
    chance: Chance
    exact: bool
    falls: tuple[float, ...] = ()  # how likely each Defender falls


class Prospects:
    """The battles in reach of the seat that has to act."""

    def __init__(self, asked: AdviceRequest) -> None:
        self.asked = asked
        self._against: dict[Foe, Prospect | None] = {}
        self._counted: dict[Foe, Prospect | None] = {}
        self._outlooks: dict[Foe, tuple[LineUps, list[Outlook]]] = {}
        self._players: dict[int, Prospect | None] = {}

    def against(self, foe: Foe) -> Prospect | None:
        """The best battle against Units of the board, quickly; None without cards in hand."""
        if foe not in self._against:
            search = self.asked.search(foe)
            found = search.best_of_each_size((), self.asked.hand, self.asked.tokens)
            self._outlooks[foe] = (search, found)
            self._against[foe] = prospect_of(foe, found[0]) if found else None
        return self._against[foe]

    def counted(self, prospect: Prospect) -> Prospect:
        """The same with all that may arrive, for a battle that is to be shown."""
        foe = prospect.foe
        if not foe.on_board:
            return prospect
        if foe not in self._counted:
            search, found = self._outlooks[foe]
            near = [one for one in found[:RIVALS] if one.worth > found[0].worth - NEAR]
            again = [one if is_exact(one) else search.counted(one, MOST_WAYS) for one in near]
            best = max(again, key=lambda one: one.worth)
            self._counted[foe] = prospect_of(foe, best)
        return self._counted[foe] or prospect

    def best_of(self, found: Iterable[Prospect | None]) -> Prospect | None:
        """The battle that promises most; close ones are counted."""
        known = sorted([one for one in found if one is not None], key=lambda one: -one.worth)
        near = [one for one in known[:RIVALS] if one.worth > known[0].worth - NEAR]
        return max(map(self.counted, near), key=lambda one: one.worth, default=None)

    def in_space(self, space: int) -> Prospect | None:
        """The best battle against a Unit of the board, alone or with those linked to it."""
        return self.best_of(self.at_space(space))

    def at_space(self, space: int) -> list[Prospect | None]:
        """The battles against a Unit of the board, alone and with those linked to it."""
        game = self.asked.game
        return [self.against(foe_on(game, spaces)) for spaces in companies(game, space)]

    def with_player(self, seat: int) -> Prospect | None:
        """A challenge, over several hands that the other player may hold."""
        if seat not in self._players:
            self._players[seat] = self._challenge(seat)
        return self._players[seat]

    def _challenge(self, seat: int) -> Prospect | None:
        """The mean of some deals; in each the other sends their three strongest cards."""
        asked, judge = self.asked, self.asked.judge
        worth = wins = 0.0
        shown: Outlook | None = None
        for game in asked.deals:
            cards = judge.front_first(judge.strongest(game.players[seat].hand, 3))
            foe = Foe(tuple([int(card) for card in cards]), (), seat)
            found = asked.line_ups(foe, game)
            if not found:
                return None
            best = found[0]
            worth += best.worth
            wins += 0.0 if best.chances is None else float(best.chances.wins)
            shown = shown or best
        assert shown is not None
        count = len(asked.deals)
        net = worth / count - asked.judgment.risk(asked.game, seat)
        foe = Foe((), (), seat)
        return Prospect(foe, shown.cards, shown.tokens, net, wins / count, exact=False)

    def in_era(self, era: int) -> Prospect | None:
        """The best battle that a jump into an Era leads to."""
        game = self.asked.game
        first = (era - 1) * int(SPACES_PER_ERA)
        found: list[Prospect | None] = []
        for space in range(first, first + int(SPACES_PER_ERA)):
            if game.board[space] != NONE:
                found += self.at_space(space)
        rivals = [int(other.seat) for other in game.players if other.era == era]
        found += [self.with_player(seat) for seat in rivals if seat != self.asked.seat]
        return self.best_of(found)

    def eras(self) -> list[float]:
        """What the best battle of each Era is worth, from 1; the present Era is out of reach."""
        worths = [0.0]
        for era in range(1, 5):
            here = era == self.asked.game.players[self.asked.seat].era
            best = None if here else self.in_era(era)
            worths.append(-9.0 if here else 0.0 if best is None else max(best.worth, 0.0))
        return worths


def prospect_of(foe: Foe, outlook: Outlook) -> Prospect:
    """The battle with this line-up."""
    chances = outlook.chances
    assert chances is not None
    return Prospect(
        foe,
        outlook.cards,
        outlook.tokens,
        outlook.worth,
        chances.wins,
        chances.exact,
        outlook.falls,
    )


def is_exact(outlook: Outlook) -> bool:
    """Whether counting it again would change nothing."""
    return outlook.chances is not None and outlook.chances.exact


def companies(game: Game, space: int) -> list[tuple[int, ...]]:
    """The ways to face a Unit: alone or with linked neighbors (D-11, R-21)."""
    twin = game.clone()
    twin.space = space
    offer_company(twin)
    first = int(game.frame.actions.company)
    ways = [int(option) - first for option in twin.options]
    return [spaces_of(twin, way) for way in ways if 0 <= way < len(COMPANY)]


def spaces_of(game: Game, company: int) -> tuple[int, ...]:
    """The board spaces of a company of the picked Unit."""
    return tuple([int(space) for space in company_spaces(game, company)])


def foe_on(game: Game, spaces: Sequence[int]) -> Foe:
    """The Units on these spaces of the board."""
    return Foe(tuple([int(game.board[space]) for space in spaces]), (), int(NONE), tuple(spaces))

"""Points so far: what a viewer knows of every seat's score during the match (R-49).

Data types: `Points`, the points of one seat by source, and `ProwessWon`, a token won from another
player. The rules of the end of the game count them (RULES 2.22); only the values of Prowess tokens
are hidden from those who did not win them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.battle.rewards import loser_seat
from abth.rules.dataclass_pickling import by_fields
from abth.rules.game import Game
from abth.rules.piles import kinds, take
from abth.rules.player import Player
from abth.rules.scoring import relic_points, relics_by_era, score_with
from abth.rules.terms import NONE
from abth.rules.views import Pieces, prowess_seen, relics_shown


@dataclass(init=False)
class ProwessWon:
    """A Prowess token that a seat has won."""

    owner: int  # the seat that lost it
    value: int | None  # None: the viewer does not know it

    def __init__(
        self,
        owner: int,
        value: int | None,
    ) -> None:
        self.owner = owner
        self.value = value

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
class Points:
    """The points of one seat by source, as far as the viewer knows them."""

    elite: int
    heroes: int
    relics: int
    prowess: int  # of the tokens whose value is known
    honor: int
    total: int  # of all the above
    hidden: int  # tokens whose value the viewer does not know
    least: int  # the total if those are worth the least that they can be
    most: int  # and the most
    others_least: int  # the same for those who saw none of the tokens that this seat won
    others_most: int
    prowess_won: tuple[ProwessWon, ...]
    relic_counts: Pieces  # Relics of each Era, I to IV
    relic_points: Pieces  # what they are worth
    relic_gains: Pieces  # what one more of that Era would add

    def __init__(
        self,
        elite: int,
        heroes: int,
        relics: int,
        prowess: int,
        honor: int,
        total: int,
        hidden: int,
        least: int,
        most: int,
        others_least: int,
        others_most: int,
        prowess_won: tuple[ProwessWon, ...],
        relic_counts: Pieces,
        relic_points: Pieces,
        relic_gains: Pieces,
    ) -> None:
        self.elite = elite
        self.heroes = heroes
        self.relics = relics
        self.prowess = prowess
        self.honor = honor
        self.total = total
        self.hidden = hidden
        self.least = least
        self.most = most
        self.others_least = others_least
        self.others_most = others_most
        self.prowess_won = prowess_won
        self.relic_counts = relic_counts
        self.relic_points = relic_points
        self.relic_gains = relic_gains

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


def points_for(game: Game, seat: int | None, secret: bool) -> tuple[Points, ...]:
    """The points of every seat, as this seat (None: a spectator) knows them.

    `secret`: another player looks at Relics or Prowess in secret (`is_looking_in_secret`).
    """
    return tuple([points_of(game, player, seat, secret) for player in game.players])


def points_of(game: Game, player: Player, seat: int | None, secret: bool) -> Points:
    """The points of one seat."""
    won = prowess_known(game, player, seat)
    known = [token.value for token in won if token.value is not None]
    relics = relics_shown(game, player, secret)
    counts = relics_by_era(game.frame, relics)
    score = score_with(game, player, relics, known)
    total = score.total
    others_least, others_most = hidden_range(game, player, None, True) if len(won) > 0 else (0, 0)
    least, most = others_least, others_most  # which are those of a spectator
    if seat is not None:
        least, most = hidden_range(game, player, seat, secret) if len(known) < len(won) else (0, 0)
    unhidden = total - score.prowess
    return Points(
        elite=score.elite,
        heroes=score.heroes,
        relics=score.relics,
        prowess=score.prowess,
        honor=score.honor,
        total=total,
        hidden=len(won) - len(known),
        least=total + least,
        most=total + most,
        others_least=unhidden + others_least,
        others_most=unhidden + others_most,
        prowess_won=won,
        relic_counts=tuple(counts),
        relic_points=tuple([relic_points(count) for count in counts]),
        relic_gains=tuple([relic_points(count + 1) - relic_points(count) for count in counts]),
    )


def prowess_known(game: Game, player: Player, seat: int | None) -> tuple[ProwessWon, ...]:
    """The tokens that a player has won; their winner alone knows the values (R-49)."""
    knows = seat is not None and seat == player.seat
    won: list[ProwessWon] = []
    for owner in game.players:
        for number in range(len(owner.prowess_takers)):
            if owner.prowess_takers[number] == player.seat:
                value = int(owner.prowess_lost[number]) if knows else None
                won.append(ProwessWon(int(owner.seat), value))
    return tuple(won)


def hidden_range(game: Game, player: Player, seat: int | None, secret: bool) -> tuple[int, int]:
    """The least and the most that a player's tokens of unknown value can be worth together.

    Exact for the viewer: every way in which the tokens can have gone that fits what it saw.
    """
    least = most = 0
    for owner in game.players:
        if player.seat in owner.prowess_takers:
            seen_now: list[i64] = []
            if not secret and is_looking_at_prowess_of(game, owner):
                seen_now = game.looked_at.listed()
            values = game.frame.box.sabatons[owner.sabaton].prowess
            sums = possible_sums(owner, player.seat, prowess_seen(owner, seat), 0, values, seen_now)
            least += min(sums)
            most += max(sums)
    return least, most


def possible_sums(
    owner: Player,
    taker: i64,
    seen: tuple[tuple[int, int] | None, ...],
    number: int,
    left: list[i64],
    seen_now: list[i64],
) -> list[int]:
    """What the taker's tokens from this owner can be worth, from the loss of this number on.

    `left` are the tokens that the owner had before it. One that the viewer gave back was still
    there at that time, and what the viewer looks at is there now.
    """
    if number == len(seen):
        return [0] if holds(left, seen_now) else []
    known = seen[number]
    values = kinds(left) if known is None else [i64(known[0])]
    sums: list[int] = []
    for value in values:
        rest = left[:]
        if not take(rest, value):
            continue
        if known is not None and known[1] != NONE and i64(known[1]) not in rest:
            continue
        worth = int(value) if known is None and owner.prowess_takers[number] == taker else 0
        for more in possible_sums(owner, taker, seen, number + 1, rest, seen_now):
            sums.append(worth + more)
    return sums


def holds(pieces: list[i64], wanted: list[i64]) -> bool:
    """Whether the pile holds all of these."""
    rest = pieces[:]
    return all([take(rest, piece) for piece in wanted])


def is_looking_at_prowess_of(game: Game, owner: Player) -> bool:
    """Whether a winner is looking at this player's Prowess tokens now (CHALLENGE-15)."""
    if game.moment not in (moments.PROWESS, moments.LOOK_PROWESS, moments.KEEP_PROWESS):
        return False
    return owner.seat == loser_seat(game)

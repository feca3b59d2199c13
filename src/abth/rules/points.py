"""Points so far: what a viewer knows of every seat's score during the match (R-49).

Data types: `Points`, the points of one seat by source, and `ProwessWon`, a token won from another
player. The rules of the end of the game count them (RULES 2.22); only the values of Prowess tokens
are hidden from those who did not win them.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from abth.rules.game import Game
from abth.rules.piles import take
from abth.rules.player import Player
from abth.rules.scoring import relic_points, relics_by_era, score_with
from abth.rules.terms import NONE
from abth.rules.views import Pieces, relics_shown


@dataclass
class ProwessWon:
    """A Prowess token that a seat has won."""

    owner: int  # the seat that lost it
    value: int | None  # None: the viewer does not know it


@dataclass
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
    prowess_won: tuple[ProwessWon, ...]
    relic_counts: Pieces  # Relics of each Era, I to IV
    relic_points: Pieces  # what they are worth
    relic_gains: Pieces  # what one more of that Era would add


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
    least, most = hidden_range(game, won, seat) if len(known) < len(won) else (0, 0)
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


def hidden_range(game: Game, won: tuple[ProwessWon, ...], seat: int | None) -> tuple[int, int]:
    """The least and the most that tokens of unknown value can be worth together.

    Each owner had the values printed for the Sabaton; those that the viewer has won are gone.
    """
    least = most = 0
    for owner in game.players:
        hidden = len([token for token in won if token.owner == owner.seat and token.value is None])
        if hidden > 0:
            values = values_possible(game, owner, seat)
            least += sum([int(value) for value in values[:hidden]])
            most += sum([int(value) for value in values[len(values) - hidden :]])
    return least, most


def values_possible(game: Game, owner: Player, seat: int | None) -> list[i64]:
    """The values of a player's Prowess tokens, smallest first, without those the viewer holds."""
    if owner.sabaton == NONE:
        return []
    values = game.frame.box.sabatons[owner.sabaton].prowess[:]
    for number in range(len(owner.prowess_takers)):
        if seat is not None and owner.prowess_takers[number] == seat:
            take(values, owner.prowess_lost[number])
    return values

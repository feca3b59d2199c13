"""The result of a match: places by points (SCORE-10 to 16), after those who stayed to the end.

A player who has resigned, or for whom a bot plays at the end, comes after everyone who is there.
"""

from __future__ import annotations

from collections.abc import Sequence

from abth.rules.game import Game
from abth.rules.scoring import Score, Standing, is_ahead, standing
from abth.storage.rows import TableRow


def final_standing(row: TableRow, game: Game) -> Standing:
    """The scores and the winners; an end without a result has none."""
    scores = standing(game).scores
    if row.attendance.ending == "unrated":
        return Standing(scores, ())
    places = places_at_end(row, scores)
    return Standing(scores, tuple([seat for seat, place in enumerate(places) if place == 1]))


def places_at_end(row: TableRow, scores: Sequence[Score]) -> list[int]:
    """Every seat's place from 1; tied seats share the better one."""
    gone = [has_left(row, seat) for seat in range(len(scores))]

    def is_before(one: int, other: int) -> bool:
        if gone[one] != gone[other]:
            return gone[other]
        return bool(is_ahead(scores[one], scores[other]))

    seats = range(len(scores))
    return [1 + sum(is_before(other, seat) for other in seats) for seat in seats]


def has_left(row: TableRow, seat: int) -> bool:
    """Whether the player of this seat is not there at the end."""
    return row.seats[seat].away or seat in row.attendance.resigned

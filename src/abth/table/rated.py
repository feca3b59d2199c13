"""Whether a match changes ratings, and if not, why.

A rating says how well people play. It does not change by a match whose draws a player knew, by one
that a bot played for a player who never came, or by one without a result (docs/adr/0012).
"""

from __future__ import annotations

from collections.abc import Collection

from abth.protocol.wire import Unrated
from abth.storage.rows import TableRow
from abth.table.match.match import Match


def why_unrated(row: TableRow, match: Match | None = None) -> Unrated | None:
    """Why a match is not rated, as far as that is known by now; None: it is."""
    people = [seat.person for seat in row.seats if seat.person is not None]
    if row.imported:
        return "import"
    if row.options.lesson is not None:
        return "lesson"
    if row.forked_from is not None:
        return "fork"
    if row.options.seed is not None:
        return "seed"
    if len(people) != len(set(people)):
        return "shared-screen"
    if match is not None and match.steps.went_back_past_chance:
        return "undo"
    return row.attendance.unrated


def is_rated(row: TableRow) -> bool:
    """Whether a match is rated, as far as that is known by now."""
    return why_unrated(row) is None


def has_absent_player(row: TableRow, deciders: Collection[str]) -> bool:
    """Whether a bot played for a person who neither made a decision nor came back."""
    replaced = [row.seats[seat] for seat in row.attendance.replaced]
    return any(seat.away and seat.person not in deciders for seat in replaced)

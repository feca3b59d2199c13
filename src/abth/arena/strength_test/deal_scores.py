"""What the challenger won in a deal, and how lucky it was, from the records of its matches."""

from __future__ import annotations

from collections.abc import Sequence

from abth.arena.matches.match_record import MatchRecord
from abth.arena.planning.schedule import CHALLENGER
from abth.arena.statistics.rates import shares

DIGITS = 9  # so that the same score is the same number, however it was added up


def deal_score(records: Sequence[MatchRecord]) -> float | None:
    """The challenger's mean share of the victories of a deal; None if a worker crashed in it."""
    if any(record.end == "crashed" for record in records):
        return None
    return round(sum(map(challenger_share, records)) / len(records), DIGITS)


def challenger_share(record: MatchRecord) -> float:
    """The challenger's share of a victory; a bot that forfeits loses, the others share it."""
    seat = record.bots.index(CHALLENGER)
    if record.forfeit is None:
        return shares(record)[seat]
    return 0.0 if record.forfeit.seat == seat else 1 / (len(record.bots) - 1)


def deal_luck(records: Sequence[MatchRecord]) -> float:
    """The challenger's mean luck in a deal."""
    return sum(record.luck[record.bots.index(CHALLENGER)] for record in records) / len(records)

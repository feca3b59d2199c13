"""Spectator delay: a second match that replays the first one some entries later."""

from __future__ import annotations

from abth.table.match.match import Match


def unplayed_copy(match: Match) -> Match:
    """The same match before its first entry; only `follow` advances it."""
    return Match(match.box, match.seats, match.rulings, match.edition)


def follow(delayed: Match, match: Match, delay: int) -> None:
    """Replay what spectators may see by now: all but the last `delay` entries."""
    for entry in match.entries[delayed.version : max(0, match.version - delay)]:
        delayed.enter(entry)

"""From a log to its match: the one place where logs are replayed.

`replay` makes a match to look at. `resume`, `load` and `fork` make one that goes on, with dice. A
log that does not replay is refused with `BadLog`, whose one line names the place.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from abth.protocol.files import read_log
from abth.protocol.log import BadLog, Log, Seat, check_content, rulings_in
from abth.rules.actions import UnknownAction
from abth.rules.box import Box
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import Rulings
from abth.rules.terms import OVER
from abth.table.match.dice import Chance, Generator, PreparedDraws
from abth.table.match.match import Match


def replay(log: Log, box: Box, version: int | None = None) -> Match:
    """The match after all entries of its log, or as it stood at a version."""
    check_version_in(log, version)
    match = unplayed(log, box, rulings_in(log))
    match.keeps_savepoints = False  # few replayed matches are ever taken back
    for entry in log.actions if version is None else log.actions[:version]:
        replay_entry(match, entry)
    match.keeps_savepoints = True
    return match


def unplayed(log: Log, box: Box, rulings: Rulings) -> Match:
    """The match of a log before its first entry, under these rulings."""
    check_content(log, box)
    return Match(box, log.seats, rulings, log.edition)


def replay_entry(match: Match, entry: str) -> None:
    """Enter what a log says next; refuses what is not legal there."""
    try:
        match.enter(entry)
    except IllegalAction as refusal:
        place, what = place_of_entry(match.version + 1, entry), refusal.what
        raise BadLog(place, refusal.message, what=what).by(refusal.atom) from refusal
    except UnknownAction as error:
        place = place_of_entry(match.version + 1, entry)
        raise BadLog(place, "error-no-such-action") from error


def place_of_entry(number: int, entry: str) -> str:
    """An entry of a log in a complaint, counted from 1: `#12 'deploy trebuchet'`."""
    return f"#{number} {entry!r}"


def check_version_in(log: Log, version: int | None) -> None:
    """Refuse a version that the match never had."""
    if version is not None and not 0 <= version <= len(log.actions):
        raise BadLog("version", "error-no-version", version=str(version), last=len(log.actions))


def resume(
    log: Log, box: Box, chance: Chance | Generator, prepared: PreparedDraws | None = None
) -> Match:
    """The match of a log, going on where it was left; chance acts if it has to."""
    match = replay(log, box)
    match.use_chance(chance, prepared)
    return match


def load(path: Path, box: Box, chance: Chance | Generator) -> Match:
    """The match in a file, going on where it was left."""
    log = read_log(path)
    try:
        return resume(log, box, chance)
    except BadLog as error:
        raise BadLog.of(error, str(path)) from error


def fork(
    log: Log, box: Box, version: int, seats: Sequence[Seat], chance: Chance | Generator
) -> Match:
    """Another match that begins with the first entries of this one.

    The same dice draw the same pieces as long as all players decide the same.
    """
    if len(seats) != log.players:
        raise BadLog("seats", "error-count", count=len(seats), players=log.players)
    match = replay(log, box, version)
    match.seats = list(seats)
    match.use_chance(chance)
    if match.game.to_act == OVER:
        raise BadLog("version", "error-nothing-to-decide", version=version)
    return match

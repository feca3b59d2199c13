"""The file format of a match: options, seats and every action, chance included.

Data types: `Seat`, `Content` and `Log`. `rulings` holds what differs from the edition. An entry of
`actions` is the text of an action, `undo`, which takes back the last decision, or `undo to 12`,
which returns the match to its state after 12 entries. `abth.table.match.replay` makes a match of a
log.
"""

from __future__ import annotations

import re
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from abth import __version__
from abth.content.digest import digest_of
from abth.protocol.strict_json import BadInput, read_json, read_version
from abth.protocol.written_rulings import Ruling, changes_in
from abth.rules.box import Box
from abth.rules.rulings import FIELDS, Rulings, UnknownRuling, Value, rulings_of
from abth.rules.terms import MAX_PLAYERS, MIN_PLAYERS

VERSION: Final = "abth-log/1"
MAX_ACTIONS: Final = 100_000
UNDO: Final = "undo"
UNDO_TO: Final = re.compile("undo to (0|[1-9][0-9]{0,5})")
PRINTABLE: Final = r"^[^\x00-\x1f\x7f-\x9f]+$"  # names go to terminals

LONGEST_BOT: Final = 100  # characters of its name, path and options

Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_BOT)]


class BadLog(BadInput):
    """A log that cannot be used: one line that says where and why."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at a place of the table."""

    name: Annotated[str, Meta(max_length=60, pattern=PRINTABLE)]
    kind: Literal["person", "bot"]
    bot: Line | None = None
    stand_in: Line | None = None  # the bot that decided for an absent person at least once


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The box of the match, by name and by fingerprint."""

    name: Annotated[str, Meta(max_length=200)]
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Log(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match from its options to its last action so far."""

    version: str
    package: Line
    content: Content
    players: Annotated[int, Meta(ge=MIN_PLAYERS, le=MAX_PLAYERS)]
    edition: Line
    rulings: dict[Line, Ruling]
    seats: list[Seat]
    actions: Annotated[list[Line], Meta(max_length=MAX_ACTIONS)]


LATER: Final = ("icons.count",)
"""Rulings that some editions have had only since logs were first written."""

LOG_DECODER: Final = msgspec.json.Decoder(Log)


def make_log(
    box: Box, seats: list[Seat], edition: str, rulings: Rulings, actions: list[str]
) -> Log:
    """The log of a match with these options and actions."""
    return Log(
        version=VERSION,
        package=__version__,
        content=Content(box.name, digest_of(box)),
        players=len(seats),
        edition=edition,
        rulings=changes_from_edition(edition, rulings),
        seats=list(seats),
        actions=list(actions),
    )


def changes_from_edition(
    edition: str, rulings: Rulings, later: tuple[str, ...] = LATER
) -> dict[str, Ruling]:
    """The keys of appendix B in which these rulings differ from the edition.

    A ruling that came later than the first logs is named even where it is that of the edition: a
    log that does not name it was played by the default.
    """
    preset, default = rulings_of(edition), Rulings()
    changed: dict[str, Ruling] = {}
    for key, field in FIELDS.items():
        value: Value = getattr(rulings, field)
        usual = default if key in later else preset
        if value != getattr(preset, field) or value != getattr(usual, field):
            changed[key] = list(value) if isinstance(value, tuple) else value
    return changed


def encode(log: Log) -> bytes:
    """The log as JSON, one action a line."""
    return msgspec.json.format(msgspec.json.encode(log), indent=1) + b"\n"


def decode(data: bytes) -> Log:
    """The log in this JSON; a replay checks its actions."""
    try:
        check_version(read_version(data))
        log = read_json(data, LOG_DECODER)
    except BadInput as error:
        raise BadLog.of(error) from error
    check_options(log)
    return with_later_rulings(log)


def with_later_rulings(log: Log) -> Log:
    """The same log; where its edition has a ruling that it is too old to know, it names it."""
    preset, default = rulings_of(log.edition), Rulings()
    missing: dict[str, Ruling] = {
        key: getattr(default, FIELDS[key])
        for key in LATER
        if key not in log.rulings and getattr(preset, FIELDS[key]) != getattr(default, FIELDS[key])
    }
    return msgspec.structs.replace(log, rulings={**log.rulings, **missing}) if missing else log


def check_version(version: str) -> None:
    """Refuse a log of another kind."""
    if version != VERSION:
        raise BadLog("version", "error-version", version=version, known=VERSION)


def check_options(log: Log) -> None:
    """Refuse seats and rulings that no match can have."""
    if len(log.seats) != log.players:
        raise BadLog("seats", "error-count", count=len(log.seats), players=log.players)
    for number, seat in enumerate(log.seats):
        if (seat.kind == "bot") != (seat.bot is not None):
            raise BadLog(f"seats[{number}]", "error-seat-bot")
    rulings_in(log)


def rulings_in(log: Log, edition: str | None = None) -> Rulings:
    """The rulings of a log, or those of another edition with the log's own changes."""
    try:
        if edition is None:
            return rulings_of(log.edition, changes_in(log.rulings))
        own = changes_from_edition(log.edition, rulings_in(log), later=())
        return rulings_of(edition, changes_in(own))
    except UnknownRuling as error:
        raise BadLog.of(error, "rulings") from error


def check_content(log: Log, box: Box) -> None:
    """Refuse a log that was played with another box."""
    if log.content.digest != digest_of(box):
        played, ours = log.content.name, box.name
        raise BadLog("content", "error-other-box", played=played, ours=ours)


def undo_to_entry(version: int) -> str:
    """The entry that returns a match to its state after `version` entries."""
    return f"{UNDO} to {version}"


def undo_target(entry: str) -> int | None:
    """The version that an entry `undo to N` leads back to; None for every other entry."""
    found = UNDO_TO.fullmatch(entry)
    return None if found is None else int(found[1])


def is_undo(entry: str) -> bool:
    """Whether this entry of a log takes something back."""
    return entry == UNDO or undo_target(entry) is not None

"""One line of `matches.jsonl`: all that the statistics need of a match.

Data types: `MatchRecord`, and `Forfeit` for a match that a bot spoilt. Cards, tokens and bots are
their numbers in the box and in the plan; lists by seat are in the order of the seats.
"""

from __future__ import annotations

from typing import Final, Literal, Protocol

import msgspec

from abth.rules.game import BattleEnding
from abth.words import Words
from abth.words.complaints import Complaint, complaint_text

Why = Literal["raised", "illegal", "late"]


class Forfeit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who spoilt a match, how, at which decision, and where the log is."""

    seat: int
    why: Why
    message: str  # in English
    decision: int
    log: str | None = None
    message_id: str = ""  # of the same in the catalogue; none for the errors of a bot's own code
    arguments: dict[str, str] = {}


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match: `played` to the end, a `forfeit`, or `crashed` with its worker, twice."""

    match: int  # from 0; `matches.jsonl` counts from 1, as all that people read
    bots: list[int]
    end: Literal["played", "forfeit", "crashed"]
    start: int = -1  # the seat that began
    decisions: list[int] = []  # by seat
    seconds: list[float] = []  # thought, by seat
    scores: list[list[int]] = []  # by seat: elites, heroes, relics, prowess, honor
    places: list[int] = []  # by seat, from 1; a shared place is the better one
    leaders: list[int] = []  # seats in the lead when the last Round began
    battles: list[BattleEnding] = []
    available: list[int] = []  # cards on the board where a player jumped to
    faced: list[int] = []  # picked on the board, linked to such a card, or hunted
    arrived: list[int] = []  # cards that reinforced the board in a battle
    recruited: list[int] = []
    jumps: list[int] = []  # Eras that players jumped to
    fielded: list[int] = []  # cards that players deployed, in battles that were fought
    won: list[int] = []  # those of them that were on the winning side
    owned: list[list[int]] = []  # Elites and Heroes at the end, by seat
    taken: list[int] = []  # tokens
    used: list[list[int]] = []  # tokens, by seat
    luck: list[float] = []  # in chances of winning, by seat
    digest: str = ""  # of the actions
    forfeit: Forfeit | None = None
    message: str = ""  # of a crash, in English
    message_id: str = ""  # of the same in the catalogue
    arguments: dict[str, str] = {}

    @property
    def winners(self) -> list[int]:
        """The seats that won; several where even the tie-breaks tie (R-56)."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def totals(self) -> list[int]:
        """The score of every seat."""
        return [sum(sources) for sources in self.scores]


class FailedRecord(Protocol):
    """Something that went wrong: in English, and as a message of the catalogue."""

    @property
    def message(self) -> str:
        """In English, or what a bot's own code says."""

    @property
    def message_id(self) -> str:
        """The id of the message; empty for what a bot's own code says."""

    @property
    def arguments(self) -> dict[str, str]:
        """The arguments of the message."""


def reason_of(record: FailedRecord) -> Complaint | str:
    """Why a match was not played to its end; what a bot's own code says stays as it is."""
    if record.message_id:
        return Complaint("", record.message_id, **record.arguments)
    return record.message


def reason_in(words: Words, record: FailedRecord) -> str:
    """The same in a language."""
    reason = reason_of(record)
    return reason if isinstance(reason, str) else complaint_text(words, reason)


DECODER: Final = msgspec.json.Decoder(MatchRecord)


def write_line(record: MatchRecord) -> bytes:
    """A line of `matches.jsonl`."""
    return msgspec.json.encode(msgspec.structs.replace(record, match=record.match + 1)) + b"\n"


def read_line(line: bytes) -> MatchRecord:
    """The match of a line."""
    record = DECODER.decode(line)
    return msgspec.structs.replace(record, match=record.match - 1)


class Played(msgspec.Struct, frozen=True):
    """A match as a worker hands it over, with its log if that is kept.

    `trace` is Python's traceback where a bot raised an error.
    """

    record: MatchRecord
    log: bytes | None = None
    trace: str = ""


ENCODER: Final = msgspec.msgpack.Encoder()
PLAYED_DECODER: Final = msgspec.msgpack.Decoder(Played)
BATCH_DECODER: Final = msgspec.msgpack.Decoder(list[Played])

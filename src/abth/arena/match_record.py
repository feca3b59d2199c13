"""One line of `matches.jsonl`: all that the statistics need of a match.

Data types: `MatchRecord`, and `Forfeit` for a match that a bot spoilt. Cards, tokens and bots are
their numbers in the box and in the plan; lists by seat are in the order of the seats.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from abth.rules.game import BattleEnding

Why = Literal["raised", "illegal", "late"]


class Forfeit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who spoilt a match, how, at which decision, and where the log is."""

    seat: int
    why: Why
    message: str
    decision: int
    log: str | None = None


class MatchRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match: `played` to the end, a `forfeit`, or `crashed` with its worker, twice."""

    match: int
    bots: list[int]
    end: Literal["played", "forfeit", "crashed"]
    start: int = -1  # the seat that began
    decisions: list[int] = []  # by seat
    seconds: list[float] = []  # thought, by seat
    scores: list[list[int]] = []  # by seat: elites, heroes, relics, prowess, honor
    places: list[int] = []  # by seat, from 1; a shared place is the better one
    leaders: list[int] = []  # seats in the lead when the last Round began
    battles: list[BattleEnding] = []
    available: list[int] = []  # cards on the board where somebody jumped to
    faced: list[int] = []
    recruited: list[int] = []
    owned: list[list[int]] = []  # Elites and Heroes at the end, by seat
    taken: list[int] = []  # tokens
    used: list[list[int]] = []  # tokens, by seat
    digest: str = ""  # of the actions
    forfeit: Forfeit | None = None
    message: str = ""  # of a crash

    @property
    def winners(self) -> list[int]:
        """The seats that won; several where even the tie-breaks tie (R-56)."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def totals(self) -> list[int]:
        """The score of every seat."""
        return [sum(sources) for sources in self.scores]


DECODER: Final = msgspec.json.Decoder(MatchRecord)


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

"""What an arena found out, as `result.json` holds it. `docs/arena.md` explains every number.

Data types: `Result` and its parts. Rates come with their 95 % Wilson interval as (low, high).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from abth.arena.matches.battle_counts import Endings
from abth.arena.matches.match_record import Why

SOURCES: Final = ("elites", "heroes", "relics", "prowess", "honor")
Interval = tuple[float, float]


class Rate(msgspec.Struct, frozen=True):
    """So many out of so many; a shared victory is a part of one."""

    hits: float
    of: int
    rate: float
    interval: Interval


class BotResult(msgspec.Struct, frozen=True):
    """One bot over all its seats; a forfeit counts as a seat that did not win."""

    bot: str
    wins: Rate
    mu: float
    sigma: float
    place: float
    score: float
    score_sd: float
    points: dict[str, float]
    scores: dict[int, int]
    forfeits: int
    ms_per_decision: float


class HeadToHead(msgspec.Struct, frozen=True):
    """How often the bot of a row finished above the bot of a column; a shared place is half."""

    bots: list[str]
    above: list[list[float | None]]
    meetings: list[list[int]]


class SeatResult(msgspec.Struct, frozen=True):
    """Those who were so many-th to take their turn."""

    position: int
    wins: Rate
    score: float


class Length(msgspec.Struct, frozen=True):
    """How long matches are, and how often they were decided before the last Round."""

    decisions: float
    least: int
    most: int
    leader_wins: Rate


class BattleResult(msgspec.Struct, frozen=True):
    """The battles of an Era or of a Round."""

    number: int
    board: Endings
    players: Endings

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self.board) + sum(self.players)


class Battles(msgspec.Struct, frozen=True):
    """Battles by Era, by Round and together, and how many were challenges of players."""

    by_era: list[BattleResult]
    by_round: list[BattleResult]
    board: Endings
    players: Endings
    challenges: Rate


class CardResult(msgspec.Struct, frozen=True):
    """An Elite or a Hero: how often it could be faced, was, and what became of its owners."""

    id: str
    name: str
    rank: str
    era: int
    available: int
    faced: int
    arrived: int
    recruited: int
    owned: int
    pick_rate: float | None
    owners_win: Rate


class TokenResult(msgspec.Struct, frozen=True):
    """A Warfare token: how often it was taken and used, and what became of its users."""

    id: str
    name: str
    taken: int
    used: int
    users_win: Rate


class ForfeitResult(msgspec.Struct, frozen=True):
    """A match that a bot spoilt."""

    match: int
    bot: str
    why: Why
    message: str
    log: str | None
    message_id: str = ""
    arguments: dict[str, str] = {}


class CrashResult(msgspec.Struct, frozen=True):
    """A match whose worker died, twice."""

    match: int
    message: str
    message_id: str = ""
    arguments: dict[str, str] = {}


class Result(msgspec.Struct, frozen=True):
    """All of it; the bots with the best rating first."""

    plan: dict[str, Any]
    finished: bool
    matches: int
    played: int
    fair_share: float
    digest: str
    bots: list[BotResult]
    head_to_head: HeadToHead
    seats: list[SeatResult]
    length: Length
    battles: Battles
    cards: list[CardResult]
    tokens: list[TokenResult]
    forfeits: list[ForfeitResult]
    crashes: list[CrashResult]

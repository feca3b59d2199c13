"""The examples of the rulebook to read: positions, and what players and chance do in them.

Data types: `WorkedBattle`, `WorkedScore` and `WorkedGear`, together `WorkedExamples`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "worked_examples.toml"


@dataclass(frozen=True)
class WorkedBattle:
    """A battle from the choice of the opponent to its end."""

    id: str
    position: str  # as `abth.rules.position` writes it
    actions: tuple[str, ...]
    story: tuple[str, ...]  # what the engine tells of it, as `abth.protocol.story.brief` says it


@dataclass(frozen=True)
class WorkedScore:
    """The points of one seat at the end of a match."""

    position: str
    seat: int
    total: int


@dataclass(frozen=True)
class WorkedGear:
    """Tiles that enter the gear, one after the other."""

    position: str
    actions: tuple[str, ...]


@dataclass(frozen=True)
class WorkedExamples:
    """All of them."""

    battles: tuple[WorkedBattle, ...]
    score: WorkedScore
    gear: WorkedGear


@cache
def worked_examples() -> WorkedExamples:
    """The examples as they stand in the file."""
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))
    battles = tuple(
        WorkedBattle(one["id"], one["position"], tuple(one["actions"]), tuple(one["story"]))
        for one in found["battle"]
    )
    score, gear = found["score"], found["gear"]
    return WorkedExamples(
        battles,
        WorkedScore(score["position"], score["seat"], score["total"]),
        WorkedGear(gear["position"], tuple(gear["actions"])),
    )

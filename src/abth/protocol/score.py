"""`abth score` in JSON: what a player owns, and the points for it (RULES 2.22)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from abth.protocol.strict_json import read_json
from abth.rules.scoring import score_of

Number = Annotated[int, Meta(ge=0, le=99)]


class RelicSetup(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"one": "I", "two": "II", "three": "III", "four": "IV"},
):
    """How many Relics of each Era."""

    one: Number = 0
    two: Number = 0
    three: Number = 0
    four: Number = 0


class Belongings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that scores; `prowess` has the values of tokens won from others."""

    elite: Number = 0
    heroes: Number = 0
    prowess: Annotated[list[Number], Meta(max_length=99)] = msgspec.field(default_factory=list)
    relics: RelicSetup = RelicSetup()
    honor: Number = 0


class ScoreAnswer(Struct, frozen=True):
    """Points by source."""

    total: int
    elite: int
    heroes: int
    prowess: int
    relics: int
    honor: int


DECODER: Final = msgspec.json.Decoder(Belongings)


def read_belongings(data: bytes) -> Belongings:
    """What a player owns."""
    return read_json(data, DECODER)


def score_answer(owned: Belongings) -> ScoreAnswer:
    """The points by source (SCORE-3 to 10)."""
    relics = owned.relics
    by_era = [relics.one, relics.two, relics.three, relics.four]
    score = score_of(owned.elite, owned.heroes, by_era, owned.prowess, owned.honor)
    return ScoreAnswer(
        score.total, score.elite, score.heroes, score.prowess, score.relics, score.honor
    )

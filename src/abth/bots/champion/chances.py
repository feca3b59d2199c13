"""Winning chances of a position, by the weights in this package.

The weights know one box and the default rulings. For others, the correction of the net is left
out: the judge's promises and a doubt that fits most matches make the chances, and the log says so.
"""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from abth.bots.champion.features import FEATURES
from abth.bots.champion.value_net import ValueNet
from abth.bots.judge import Judge
from abth.content.digest import digest_of
from abth.rules.game import Frame, Game
from abth.rules.rulings import Value, changes_of
from abth.rules.terms import MAX_PLAYERS

FILE: Final = "weights.json"
DOUBT: Final = 1.5  # points that chance moves a seat in one turn, when there are no weights
CALM: Final = 1.0

logger = logging.getLogger("abth.bots")


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trained net, and what it was trained for."""

    version: int
    command: str  # that made it
    box: str  # digest of the box
    rulings: dict[str, Value]  # that differ from the default
    features: list[str]
    first: list[float]
    biases: list[float]
    last: list[float]
    straight: list[float]
    offset: float
    doubts: list[float]
    calms: list[float]

    def net(self) -> ValueNet:
        """The net with these weights."""
        return ValueNet(
            self.first,
            self.biases,
            self.last,
            self.straight,
            self.offset,
            self.doubts,
            self.calms,
        )

    def fits(self, frame: Frame) -> bool:
        """Whether these weights know the box and the rulings."""
        return (
            tuple(self.features) == FEATURES
            and self.rulings == changes_of(frame.rulings)
            and self.box == digest_of(frame.box)
        )


@cache
def shipped_weights() -> Weights:
    """The weights in this package."""
    text = files("abth.bots.champion").joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=Weights)


def judge_alone() -> ValueNet:
    """A net that corrects nothing."""
    return ValueNet([], [], [], [], 0.0, [DOUBT] * (MAX_PLAYERS + 1), [CALM] * (MAX_PLAYERS + 1))


@lru_cache(maxsize=16)
def net_for(frame: Frame) -> ValueNet:
    """The net for this box and these rulings, or the judge alone."""
    weights = shipped_weights()
    if weights.fits(frame):
        return weights.net()
    logger.warning("the value net does not know this box or these rulings: the judge decides alone")
    return judge_alone()


def winning_chances(game: Game, judge: Judge | None = None) -> list[float]:
    """Each seat's chance to win a match, adding up to 1; most exact as a turn begins.

    Looks at all cards: ask only about a state that may be known, or one that was imagined.
    """
    return net_for(game.frame).judge(game, judge or Judge(game.frame))

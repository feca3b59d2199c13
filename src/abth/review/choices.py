"""What a choice was worth, judged only from what its seat could know.

The view is all that counts. The same imagined worlds, with the same dice, serve all options. A
first look finds the best option. If it promises clearly more than the one played, both are played
again in worlds of their own, so that a lucky first look is no error of the player. What is left is
played once more, and now the seat goes on with its turn as a captain would: a choice that only a
clumsy player could not use is no error either. A difference counts if it exceeds twice its
standard error and is 5 points of 100 or more, both times.

Data type: `Choice`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from abth.review.chances import Chances, Shares, deviation, mean_of
from abth.review.effort import Effort
from abth.rules.flow import play
from abth.rules.game import Frame
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.terms import NONE
from abth.rules.views import View

Kind = Literal["slip", "mistake", "turning-point"]

KINDS: Final[tuple[tuple[float, Kind], ...]] = (
    (0.15, "turning-point"),
    (0.10, "mistake"),
    (0.05, "slip"),
)
SUSPICIOUS: Final = 0.03  # a gap at first look that is worth a second
SURE: Final = 2.0  # standard errors


class Choice(msgspec.Struct, frozen=True):
    """One decision: what was played, what was best, and the difference if it counts."""

    place: int  # of its action among those that count, from 0
    seat: int
    round: int
    moment: str
    options: int
    played: str
    best: str
    chance_played: float
    chance_best: float
    error: float  # standard error of the difference
    kind: Kind | None
    effects: Shares  # on every seat's chance; they add up to 0

    @property
    def cost(self) -> float:
        """What the choice cost its seat."""
        return -self.effects[self.seat]


class Worlds:
    """Imagined worlds that fit one view."""

    def __init__(self, view: View, frame: Frame, chances: Chances, seed: int) -> None:
        self.view = view
        self.frame = frame
        self.chances = chances
        self.seed = seed

    def results(
        self, options: Sequence[int], numbers: range, planner: int = NONE
    ) -> dict[int, list[Shares]]:
        """For each option, the chances in the worlds with these numbers."""
        found: dict[int, list[Shares]] = {option: [] for option in options}
        for number in numbers:
            seed = self.seed * 1_000_003 + number
            world = imagine(self.view, self.frame, Dice(seed))
            for option in options:
                branch = world.clone()
                play(branch, option)
                found[option].append(
                    self.chances.one(branch, seed + 500_009, planner, self.view.turns)
                )
        return found


class Verdict(msgspec.Struct, frozen=True):
    """The best option, what it and the played one are worth, and the difference if it counts."""

    best: int
    chance_played: float
    chance_best: float
    error: float
    kind: Kind | None
    effects: Shares


def judge_choice(
    view: View, frame: Frame, played: int, chances: Chances, effort: Effort, seed: int
) -> Verdict:
    """Judge one of the options of a view."""
    seat = int(view.due.to_act)
    worlds = Worlds(view, frame, chances, seed)
    looked = worlds.results(view.options, range(effort.look))
    means = {option: mean_of(rows)[seat] for option, rows in looked.items()}
    best = max(means, key=lambda option: (means[option], option == played))
    fine = Verdict(played, means[played], means[played], 0.0, None, [0.0] * len(view.players))
    if means[best] - means[played] < SUSPICIOUS:
        return fine
    checks = effort.look + effort.check
    checked = worlds.results((best, played), range(effort.look, checks))
    if compare(checked, best, played, seat).kind is None:
        return fine
    confirmed = worlds.results((best, played), range(checks, checks + effort.confirm), seat)
    verdict = compare(confirmed, best, played, seat)
    return fine if verdict.kind is None else verdict


def compare(found: dict[int, list[Shares]], best: int, played: int, seat: int) -> Verdict:
    """What playing another option than the best cost, over the same worlds."""
    good, bad = found[best], found[played]
    gains = [one[seat] - other[seat] for one, other in zip(good, bad, strict=True)]
    error, gap = deviation(gains), sum(gains) / len(gains)
    effects = [p - b for p, b in zip(mean_of(bad), mean_of(good), strict=True)]
    kind = kind_of(gap) if gap > SURE * error else None
    return Verdict(best, mean_of(bad)[seat], mean_of(good)[seat], error, kind, effects)


def kind_of(gap: float) -> Kind | None:
    """What a difference is called; None below 5 points."""
    return next((kind for least, kind in KINDS if gap >= least), None)

"""What a choice was worth, judged only from what its seat could know.

The view is all that counts. The same imagined worlds, with the same dice, serve all options. A
first look finds the best option. If it promises clearly more than the one played, both are played
again in worlds of their own, so that a lucky first look is no error of the player. What is left is
played once more, and now the seat goes on with its turn as a captain would: a choice that only a
clumsy player could not use is no error either. A difference counts if it exceeds twice its
standard error and is 5 points of 100 or more, both times.

Data types: `Worlds`, `FoundWorlds`, `Verdict`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from abth.protocol.review import OptionWorth, ReviewKind
from abth.review.chances import Chances, Shares, deviation, mean_of
from abth.review.effort import Effort
from abth.rules.flow import play
from abth.rules.game import Frame, Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.views import View

KINDS: Final[tuple[tuple[float, ReviewKind], ...]] = (
    (0.15, "turning-point"),
    (0.10, "mistake"),
    (0.05, "slip"),
)
LEAST: Final = KINDS[-1][0]  # a difference that counts
SUSPICIOUS: Final = 0.03  # a gap at first look that is worth a second
SURE: Final = 2.0  # standard errors
SHOWN: Final = 4  # options whose worth is told

Results = dict[int, list[Shares]]
"""For each option, the chances in the same worlds."""


class FoundWorlds(NamedTuple):
    """What options led to with the captain's plans."""

    chances: Results
    battles: dict[int, list[bool]]  # where there was one: whether it was won

    def and_then(self, more: FoundWorlds) -> FoundWorlds:
        """These worlds, and more of them."""
        return FoundWorlds(
            {option: rows + more.chances[option] for option, rows in self.chances.items()},
            {option: won + more.battles[option] for option, won in self.battles.items()},
        )


class Worlds:
    """Imagined worlds that fit one view."""

    def __init__(self, view: View, frame: Frame, chances: Chances, seed: int) -> None:
        self.view = view
        self.frame = frame
        self.chances = chances
        self.seed = seed

    def results(self, options: Sequence[int], numbers: range) -> Results:
        """For each option, the chances in the worlds with these numbers."""
        found: Results = {option: [] for option in options}
        for number in numbers:
            world, seed = self.world(number)
            for option in options:
                found[option].append(self.chances.one(branch_of(world, option), seed))
        return found

    def planned(self, options: Sequence[int], numbers: range) -> FoundWorlds:
        """The same with the captain's plans; also whether the battle of this turn is won."""
        seat = int(self.view.due.to_act)
        found: Results = {option: [] for option in options}
        battles: dict[int, list[bool]] = {option: [] for option in options}
        for number in numbers:
            world, seed = self.world(number)
            for option in options:
                shares, won = self.chances.planned(branch_of(world, option), seed, seat)
                found[option].append(shares)
                if won is not None:
                    battles[option].append(won)
        return FoundWorlds(found, battles)

    def world(self, number: int) -> tuple[Game, int]:
        """An imagined world, and the seed of its dice."""
        seed = self.seed * 1_000_003 + number
        return imagine(self.view, self.frame, Dice(seed)), seed + 500_009


def branch_of(world: Game, option: int) -> Game:
    """The world after an option."""
    branch = world.clone()
    play(branch, option)
    return branch


def share_won(battles: list[bool]) -> float | None:
    """The share of battles that were won; None if there were none."""
    return sum(battles) / len(battles) if battles else None


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The best option, what it and the played one are worth, and the difference if it counts."""

    best: int
    chance_played: float
    chance_best: float
    error: float
    kind: ReviewKind | None
    effects: Shares
    matters: bool = True
    worths: list[OptionWorth] = []

    def is_no_error(self, seat: int) -> bool:
        """Whether the difference is too small to count, even if it is larger than it looks."""
        return -self.effects[seat] + SURE * self.error < LEAST


def judge_choice(
    view: View, frame: Frame, played: int, chances: Chances, effort: Effort, seed: int
) -> Verdict:
    """Judge one of the options of a view."""
    seat = int(view.due.to_act)
    worlds = Worlds(view, frame, chances, seed)
    looked = worlds.results(view.options, range(effort.look))
    means = {option: mean_of(rows)[seat] for option, rows in looked.items()}
    ranked = sorted(view.options, key=lambda option: (-means[option], option != played))
    best, worst = ranked[0], ranked[-1]
    fine = Verdict(
        best=played,
        chance_played=means[played],
        chance_best=means[played],
        error=0.0,
        kind=None,
        effects=[0.0] * len(view.players),
        matters=compare(looked, best, worst, seat).kind is not None,
    )
    if means[best] - means[played] < SUSPICIOUS:
        return fine
    checks = effort.look + effort.check
    checked = worlds.results((best, played), range(effort.look, checks))
    if compare(checked, best, played, seat).kind is None:
        return fine
    numbers = range(checks, checks + effort.confirm)
    first, rest = numbers[: effort.others], numbers[effort.others :]
    confirmed = worlds.planned((best, played), first)
    if compare(confirmed.chances, best, played, seat).is_no_error(seat):
        return fine
    confirmed = confirmed.and_then(worlds.planned((best, played), rest))
    verdict = compare(confirmed.chances, best, played, seat)
    if verdict.kind is None:
        return fine
    others = [option for option in ranked if option not in (best, played)][: SHOWN - 2]
    worths = worths_of(confirmed, worlds.planned(others, first), best, seat, frame)
    return msgspec.structs.replace(verdict, worths=worths)


def worths_of(
    confirmed: FoundWorlds, others: FoundWorlds, best: int, seat: int, frame: Frame
) -> list[OptionWorth]:
    """What options were worth, the best first; others were played in the first worlds alone."""
    worth = {option: mean_of(rows)[seat] for option, rows in confirmed.chances.items()}
    for option, rows in others.chances.items():
        same_worlds = mean_of(confirmed.chances[best][: len(rows)])[seat]
        guess = worth[best] + mean_of(rows)[seat] - same_worlds
        worth[option] = min(worth[best], max(0.0, guess))
    battles = others.battles | confirmed.battles
    return [
        OptionWorth(
            action=frame.actions.text(option), chance=chance, battle=share_won(battles[option])
        )
        for option, chance in sorted(worth.items(), key=lambda one: (-one[1], one[0] != best))
    ]


def compare(found: Results, best: int, played: int, seat: int) -> Verdict:
    """What playing another option than the best cost, over the same worlds."""
    good, bad = found[best], found[played]
    gains = [one[seat] - other[seat] for one, other in zip(good, bad, strict=True)]
    error, gap = deviation(gains), sum(gains) / len(gains)
    return Verdict(
        best=best,
        chance_played=mean_of(bad)[seat],
        chance_best=mean_of(good)[seat],
        error=error,
        kind=kind_of(gap) if gap > SURE * error else None,
        effects=[p - b for p, b in zip(mean_of(bad), mean_of(good), strict=True)],
    )


def kind_of(gap: float) -> ReviewKind | None:
    """What a difference is called; None below 5 points."""
    return next((kind for least, kind in KINDS if gap >= least), None)

"""What the net sees of matches: the position after each turn, and how the match came out.

Data types: `SeenMatch`, one match; `Positions`, those of many as arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from abth.bots.champion.features import FEATURES, Outlook
from abth.bots.judge import Judge
from abth.rules.game import Frame
from abth.rules.terms import MAX_PLAYERS
from abth.train.self_play import PlayedMatch, positions_after_turns

Numbers = npt.NDArray[np.float64]


@dataclass
class SeenMatch:
    """One match: the position after each turn but the last, and the result."""

    features: list[list[list[float]]]  # of each position, of each seat
    promises: list[list[float]]
    left: list[float]
    won: list[float]  # each seat's share of the victory
    totals: list[int]


def seen_match(match: PlayedMatch, judge: Judge) -> SeenMatch:
    """Play a match again, and look at it after each turn."""
    seats, size = match.players, len(FEATURES)
    share = 1 / len(match.winners)
    won = [share if seat in match.winners else 0.0 for seat in range(seats)]
    seen, outlook = SeenMatch([], [], [], won, match.totals), Outlook(judge)
    for game in positions_after_turns(match, judge.frame):
        outlook.look(game)
        numbers = list(outlook.features)
        seen.features.append([numbers[seat * size : (seat + 1) * size] for seat in range(seats)])
        seen.promises.append(list(outlook.promises)[:seats])
        seen.left.append(outlook.left)
    return seen


def seen_matches(matches: Sequence[PlayedMatch], frame: Frame) -> list[SeenMatch]:
    """What the net sees of these matches."""
    judge = Judge(frame)
    return [seen_match(match, judge) for match in matches]


@dataclass
class Positions:
    """Positions of many matches, one match after the other, as arrays: position, seat, feature."""

    features: Numbers
    promises: Numbers
    seats: npt.NDArray[np.bool_]
    players: npt.NDArray[np.int64]
    left: Numbers
    won: Numbers
    totals: Numbers
    is_last: npt.NDArray[np.bool_]  # of its match

    def __len__(self) -> int:
        return len(self.left)

    def part(self, rows: npt.NDArray[np.int64]) -> Positions:
        """Some of the positions."""
        return Positions(*(getattr(self, field.name)[rows] for field in fields(self)))


def positions_of(matches: Sequence[SeenMatch]) -> Positions:
    """The positions of these matches, seats that nobody has filled with zeros."""
    count = sum(len(match.left) for match in matches)
    found = Positions(
        np.zeros((count, MAX_PLAYERS, len(FEATURES))),
        np.zeros((count, MAX_PLAYERS)),
        np.zeros((count, MAX_PLAYERS), dtype=np.bool_),
        np.zeros(count, dtype=np.int64),
        np.zeros(count),
        np.zeros((count, MAX_PLAYERS)),
        np.zeros((count, MAX_PLAYERS)),
        np.zeros(count, dtype=np.bool_),
    )
    row = 0
    for match in matches:
        players = len(match.won)
        rows = slice(row, row + len(match.left))
        found.features[rows, :players] = match.features
        found.promises[rows, :players] = match.promises
        found.seats[rows, :players] = True
        found.players[rows] = players
        found.left[rows] = match.left
        found.won[rows, :players] = match.won
        found.totals[rows, :players] = match.totals
        row += len(match.left)
        found.is_last[row - 1] = True
    return found

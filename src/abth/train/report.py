"""What a fit is worth: losses on matches that it has not seen, and how well its chances hold."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from abth.rules.terms import MAX_PLAYERS, MIN_PLAYERS
from abth.train.fitting import log_loss
from abth.train.seen_matches import Numbers, Positions

TENTHS: Final = 10


@dataclass(frozen=True)
class Tenth:
    """A tenth of all predictions, by size: what was predicted and what happened."""

    predicted: float
    won: float
    seats: int


def tenths(chances: Numbers, positions: Positions) -> list[Tenth]:
    """Ten equally large groups of predictions, the lowest first."""
    predicted = chances[positions.seats]
    won = positions.won[positions.seats]
    groups = np.array_split(np.argsort(predicted, kind="stable"), TENTHS)
    return [
        Tenth(float(predicted[group].mean()), float(won[group].mean()), len(group))
        for group in groups
    ]


def worst_gap(groups: list[Tenth]) -> float:
    """The largest difference between predicted and won."""
    return max(abs(group.predicted - group.won) for group in groups)


def report(net: Numbers, judge: Numbers, test: Positions) -> str:
    """A page of Markdown about the chances of both: losses by number of players, calibration."""
    lines = [
        "| players | positions | judge alone | net | net ÷ judge |",
        "|---|---:|---:|---:|---:|",
    ]
    counts = [count for count in range(MIN_PLAYERS, MAX_PLAYERS + 1) if count in test.players]
    for count in (*counts, 0):
        rows = np.nonzero((test.players == count) | (count == 0))[0]
        part = test.part(rows)
        one, other = log_loss(judge[rows], part), log_loss(net[rows], part)
        name = str(count) if count else "all"
        lines.append(f"| {name} | {len(part):,} | {one:.4f} | {other:.4f} | {other / one:.3f} |")
    lines += ["", "| predicted | won | seats |", "|---:|---:|---:|"]
    groups = tenths(net, test)
    lines += [f"| {100 * g.predicted:.1f} | {100 * g.won:.1f} | {g.seats:,} |" for g in groups]
    lines += ["", f"worst: {100 * worst_gap(groups):.1f}", ""]
    return "\n".join(lines)


def plot(net: Numbers, test: Positions, losses: list[float], path: Path) -> None:
    """The losses of each epoch, and predicted against won."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4), layout="constrained")
    left, right = figure.subplots(1, 2)
    left.plot(range(1, len(losses) + 1), losses)
    left.set(xlabel="epoch", ylabel="log-loss, matches learned from")
    groups = tenths(net, test)
    right.plot([0, 1], [0, 1], color="gray", linewidth=1)
    right.plot([group.predicted for group in groups], [group.won for group in groups], "o")
    right.set(xlabel="predicted", ylabel="won")
    figure.savefig(path)

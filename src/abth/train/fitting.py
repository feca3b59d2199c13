"""Fitting the value net to matches, with numpy and Adam.

The net's number for a seat is asked twice: the softmax over the seats should name the winner, and
the points should be those of the end. The points carry much more information than the winner,
which matters with some thousand matches. A second net learns from targets that mix the result with
what the first one thinks of the turns in between (`mixed_targets`): that is less a matter of luck.
docs/adr/0021 says why this needs no torch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from abth.rules.terms import MAX_PLAYERS
from abth.train.seen_matches import Numbers, Positions

Parameters = dict[str, Numbers]

NOWHERE: Final = -1e9  # the points of a seat that nobody has
FORGET: Final = (0.9, 0.999)  # Adam's two means
TINY: Final = 1e-8


@dataclass
class Model:
    """Parameters, and which features they use."""

    parameters: Parameters
    mean: Numbers
    scale: Numbers
    used: npt.NDArray[np.int64]

    def hidden(self, positions: Positions) -> tuple[Numbers, Numbers]:
        """The features as the net gets them, and its rectified sums."""
        seen = (positions.features[..., self.used] - self.mean) / self.scale
        sums = seen @ self.parameters["first"].T + self.parameters["biases"]
        return seen, np.maximum(sums, 0.0)

    def points(self, positions: Positions) -> Numbers:
        """What each seat will have in the end."""
        seen, hidden = self.hidden(positions)
        correction = hidden @ self.parameters["last"] + seen @ self.parameters["straight"]
        return np.asarray(positions.promises + correction + self.parameters["offset"])

    def doubt(self, positions: Positions) -> Numbers:
        """The points that are worth a factor e in chances."""
        doubt = np.exp(self.parameters["doubt"])[positions.players]
        calm = np.exp(self.parameters["calm"])[positions.players]
        return np.asarray(doubt * np.sqrt(positions.left + calm))

    def chances(self, positions: Positions) -> Numbers:
        """The winning chance of each seat."""
        scores = self.points(positions) / self.doubt(positions)[:, None]
        scores = np.where(positions.seats, scores, NOWHERE)
        scores -= scores.max(axis=1, keepdims=True)
        weights = np.exp(scores)
        return np.asarray(weights / weights.sum(axis=1, keepdims=True))

    def log_loss(self, positions: Positions) -> float:
        """The mean surprise at the winners; less is better."""
        return log_loss(self.chances(positions), positions)


def log_loss(chances: Numbers, positions: Positions) -> float:
    """The mean surprise at the winners, if these were the chances; less is better."""
    return float(-(positions.won * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean())


def new_model(positions: Positions, hidden: int, used: npt.NDArray[np.int64], seed: int) -> Model:
    """A model that corrects nothing yet."""
    seats = positions.features[positions.seats][:, used]
    mean = seats.mean(axis=0)
    scale = np.maximum(seats.std(axis=0), 0.05)
    chance = np.random.default_rng(seed)
    parameters = {
        "first": chance.normal(0.0, 1.0 / np.sqrt(len(used)), (hidden, len(used))),
        "biases": np.zeros(hidden),
        "last": np.zeros(hidden),
        "straight": np.zeros(len(used)),
        "offset": np.zeros(1),
        "doubt": np.full(MAX_PLAYERS + 1, np.log(2.0)),
        "calm": np.zeros(MAX_PLAYERS + 1),
    }
    return Model(parameters, mean, scale, used)


def slopes(model: Model, batch: Positions, points_share: float) -> Parameters:
    """How the loss changes with each parameter."""
    seen, hidden = model.hidden(batch)
    points = model.points(batch)
    doubt = model.doubt(batch)[:, None]
    surprise = (model.chances(batch) - batch.won) * batch.seats  # by score
    miss = (points - batch.totals) * batch.seats
    by_points = surprise / doubt + points_share * miss / batch.players[:, None]
    by_hidden = (by_points[..., None] * model.parameters["last"]) * (hidden > 0.0)
    by_doubt = -(surprise * points / doubt).sum(axis=1)
    calm = np.exp(model.parameters["calm"])[batch.players]
    by_calm = by_doubt * 0.5 * calm / (batch.left + calm)
    size = len(batch)
    return {
        "first": np.einsum("nsh,nsf->hf", by_hidden, seen) / size,
        "biases": by_hidden.sum(axis=(0, 1)) / size,
        "last": np.einsum("ns,nsh->h", by_points, hidden) / size,
        "straight": np.einsum("ns,nsf->f", by_points, seen) / size,
        "offset": np.array([by_points.sum() / size]),
        "doubt": np.bincount(batch.players, by_doubt, MAX_PLAYERS + 1) / size,
        "calm": np.bincount(batch.players, by_calm, MAX_PLAYERS + 1) / size,
    }


class Adam:
    """Steps of Adam whose length shrinks to nothing; weights decay on the way."""

    def __init__(self, parameters: Parameters, steps: int, decay: float, rate: float) -> None:
        self.parameters = parameters
        self.rate = rate
        self.steps = steps
        self.decay = decay
        self.means = {key: np.zeros_like(value) for key, value in parameters.items()}
        self.squares = {key: np.zeros_like(value) for key, value in parameters.items()}
        self.step = 0

    def go(self, slopes: Parameters) -> None:
        """One step."""
        self.step += 1
        rate = self.rate * 0.5 * (1.0 + np.cos(np.pi * self.step / self.steps))
        one, two = FORGET
        for key, slope in slopes.items():
            self.means[key] = one * self.means[key] + (1 - one) * slope
            self.squares[key] = two * self.squares[key] + (1 - two) * slope**2
            mean = self.means[key] / (1 - one**self.step)
            square = self.squares[key] / (1 - two**self.step)
            if key in ("first", "last", "straight"):
                self.parameters[key] *= 1.0 - rate * self.decay
            self.parameters[key] -= rate * mean / (np.sqrt(square) + TINY)


Hear = Callable[[int, Model], None]
"""Told after each epoch: its number, and the model so far."""


def ignore(epoch: int, model: Model) -> None:
    """Tell nobody."""


@dataclass
class Plan:
    """How to fit."""

    hidden: int = 64
    epochs: int = 6
    batch: int = 256
    points_share: float = 0.03  # of the loss in points, beside the one in chances
    decay: float = 0.3
    rate: float = 0.003
    trust: float = 0.5  # in the result, against what the first net thinks of the next turn
    seed: int = 1


def fit(
    learn: Positions,
    plan: Plan,
    used: npt.NDArray[np.int64],
    hear: Hear = ignore,
) -> Model:
    """The model that fits these positions; the same seed gives the same one."""
    model = new_model(learn, plan.hidden, used, plan.seed)
    chance = np.random.default_rng(plan.seed)
    batches = max(1, len(learn) // plan.batch)
    adam = Adam(model.parameters, plan.epochs * batches, plan.decay, plan.rate)
    for epoch in range(plan.epochs):
        order = chance.permutation(len(learn))
        for rows in np.array_split(order, batches):
            batch = learn.part(rows)
            adam.go(slopes(model, batch, plan.points_share))
        hear(epoch, model)
    return model


def mixed_targets(model: Model, learn: Positions, trust: float) -> Positions:
    """The same positions; the target of each is the result mixed with the chances of later turns.

    The nth turn from here counts `trust` times as much as the one before it, and the result what
    is left.
    """
    chances, won = model.chances(learn), learn.won.copy()
    for row in range(len(learn) - 2, -1, -1):
        if not learn.is_last[row]:
            won[row] = trust * won[row + 1] + (1 - trust) * chances[row + 1]
    return replace(learn, won=won)


def fit_net(
    learn: Positions, plan: Plan, used: npt.NDArray[np.int64], hear: Hear = ignore
) -> Model:
    """The net: a first one that learns from results, then one that learns from mixed targets."""
    first = fit(learn, plan, used)
    return fit(mixed_targets(first, learn, plan.trust), plan, used, hear)

"""Writing the weights of a fit as the package ships them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from abth.bots.champion.chances import Weights
from abth.bots.champion.features import FEATURES
from abth.content.digest import digest_of
from abth.rules.game import Frame
from abth.rules.rulings import changes_of
from abth.train.fitting import Model

VERSION: Final = 1
DIGITS: Final = 5


def weights_of(model: Model, frame: Frame, command: str) -> Weights:
    """The weights, with the mean and the scale of the features folded into them."""
    parameters = model.parameters
    first = parameters["first"] / model.scale
    straight = parameters["straight"] / model.scale
    return Weights(
        version=VERSION,
        command=command,
        box=digest_of(frame.box),
        rulings=changes_of(frame.rulings),
        features=list(FEATURES),
        first=rounded(first.ravel()),
        biases=rounded(parameters["biases"] - first @ model.mean),
        last=rounded(parameters["last"]),
        straight=rounded(straight),
        offset=rounded(parameters["offset"] - straight @ model.mean)[0],
        doubts=rounded(np.exp(parameters["doubt"])),
        calms=rounded(np.exp(parameters["calm"])),
    )


def rounded(numbers: npt.NDArray[np.float64]) -> list[float]:
    """Plain numbers with few digits."""
    return [round(float(number), DIGITS) for number in numbers]


def write_weights(weights: Weights, path: Path) -> None:
    """Write the file, a line for each field."""
    fields = msgspec.to_builtins(weights)
    lines = [f'"{key}":{msgspec.json.encode(value).decode()}' for key, value in fields.items()]
    path.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")

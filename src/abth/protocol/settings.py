"""Box and rulings for programs: what is wrong with them is told in English, as a `Complaint`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from abth.content import BadContent
from abth.content import load_box as load
from abth.rules.box import Box
from abth.rules.rulings import Rulings, UnknownRuling, Value, rulings_of
from abth.words.complaints import Complaint


def load_box(folder: Path | str | None = None) -> Box:
    """The box in this folder, or the one that comes with the game."""
    try:
        return load(folder)
    except BadContent as error:
        raise Complaint.of(error) from error


def chosen_rulings(
    edition: str, changes: Mapping[str, Value] | None, rounds: int | None = None
) -> Rulings:
    """The rulings of an edition with single keys changed."""
    try:
        return rulings_of(edition, dict(changes or {}), rounds)
    except UnknownRuling as error:
        raise Complaint.of(error) from error

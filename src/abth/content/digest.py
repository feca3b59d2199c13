"""The fingerprint of a box: boxes that play alike have the same one."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Final

from abth.rules.box import Box

# What a match depends on. Names, pictures and notes may change without a new fingerprint.
UNIT: Final = (
    "id", "rank", "era", "copies", "long", "medium", "close", "damage_icons", "reinforcement",
    "assault", "heroic_death", "accuracy", "diversion", "relaunch", "link_left", "link_right",
)  # fmt: skip
TOKEN: Final = (
    "id", "copies", "long", "medium", "close", "heroic_death", "accuracy", "diversion",
    "relaunch", "tighten_up", "chase",
)  # fmt: skip
FACE: Final = ("id", "copies", "long", "medium", "close")


def digest_of(box: Box) -> str:
    """SHA-256 over everything in the box that the rules use, in the order of the box."""
    data = {
        "units": _rows(box.units, UNIT),
        "relics": _rows(box.relics, ("id", "era")),
        "tiles": _rows(box.tiles, ("low", "high", "pointer")),
        "tokens": _rows(box.tokens, TOKEN),
        "sabatons": _rows(box.sabatons, ("id", "prowess")),
        "strong": _rows(box.strong, FACE),
        "risky": _rows(box.risky, FACE),
        "actions": _rows(box.gear_actions, ("id", "symbol")),
        "token_spaces": int(box.token_spaces),
    }
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _rows(pieces: Sequence[object], fields: tuple[str, ...]) -> list[list[object]]:
    """The named fields of every piece."""
    return [[getattr(piece, field) for field in fields] for piece in pieces]

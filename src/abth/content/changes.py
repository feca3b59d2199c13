"""What differs between two boxes, piece by piece.

Data types: `Change`, one number that differs, and `BoxChanges`, all of them. What the rules do not
use (names, pictures, notes) is no difference, as for the fingerprint of a box.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from abth.content.digest import FACE, TOKEN, UNIT
from abth.rules.box import Box

Pieces = Callable[[Box], Sequence[Any]]

KINDS: Final[tuple[tuple[str, Pieces, tuple[str, ...]], ...]] = (
    ("unit", lambda box: box.units, UNIT),
    ("relic", lambda box: box.relics, ("id", "era")),
    ("token", lambda box: box.tokens, TOKEN),
    ("sabaton", lambda box: box.sabatons, ("id", "prowess")),
    ("strong", lambda box: box.strong, FACE),
    ("risky", lambda box: box.risky, FACE),
)
"""The kinds of pieces that have ids, and what the rules use of them."""


@dataclass(frozen=True)
class Change:
    """A number of one piece that differs."""

    kind: str
    id: str
    name: str
    field: str
    before: Any
    after: Any


@dataclass(frozen=True)
class BoxChanges:
    """All differences: numbers, pieces that only one box has, and whether the tiles differ."""

    numbers: tuple[Change, ...]
    gone: tuple[tuple[str, str], ...]  # kind and name
    new: tuple[tuple[str, str], ...]
    tiles: bool  # tiles or their spaces, which have no names

    @property
    def pieces(self) -> list[tuple[str, str]]:
        """Kind and id of every piece that is in both boxes and differs, in the order of the box."""
        return list(dict.fromkeys((change.kind, change.id) for change in self.numbers))


def changes_between(one: Box, other: Box) -> BoxChanges:
    """What is different in the other box."""
    numbers: list[Change] = []
    gone: list[tuple[str, str]] = []
    new: list[tuple[str, str]] = []
    for kind, pieces, fields in KINDS:
        before = {piece.id: piece for piece in pieces(one)}
        after = {piece.id: piece for piece in pieces(other)}
        gone += [(kind, name_of(piece)) for key, piece in before.items() if key not in after]
        new += [(kind, name_of(piece)) for key, piece in after.items() if key not in before]
        for key, piece in after.items():
            if key in before:
                numbers += changed_numbers(kind, fields, before[key], piece)
    return BoxChanges(tuple(numbers), tuple(gone), tuple(new), tiles_of(one) != tiles_of(other))


def changed_numbers(kind: str, fields: tuple[str, ...], before: Any, after: Any) -> list[Change]:
    """The fields of one piece that differ."""
    return [
        Change(kind, after.id, name_of(after), field, getattr(before, field), getattr(after, field))
        for field in fields
        if getattr(before, field) != getattr(after, field)
    ]


def name_of(piece: Any) -> str:
    """Its name; the faces of dice have only ids."""
    return str(getattr(piece, "name", piece.id))


def tiles_of(box: Box) -> tuple[object, ...]:
    """All tiles as numbers, whatever their order, and how many token spaces there are."""
    tiles = sorted((int(tile.low), int(tile.high), int(tile.pointer)) for tile in box.tiles)
    return (*tiles, int(box.token_spaces))

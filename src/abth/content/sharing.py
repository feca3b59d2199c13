"""Pickling by reference: our own box and its pieces travel as a few bytes and are never copied.

Any other box travels whole (`abth.rules.box.by_arguments`).
"""

from __future__ import annotations

import copyreg
import pickle
from functools import cache
from typing import Any, Final

from abth.content.digest import digest_of
from abth.content.loader import load_box
from abth.rules.box import ARGUMENTS, Box, by_arguments

LISTS: Final = (
    "units", "relics", "tiles", "tokens", "sabatons", "strong", "risky", "gear_actions",
)  # fmt: skip


@cache
def own_digest() -> str:
    """The fingerprint of our box."""
    return digest_of(load_box())


@cache
def own_pieces() -> dict[int, tuple[str, int]]:
    """Where each piece of our box lies, by its identity; the box is never thrown away."""
    box = load_box()
    return {
        id(piece): (name, number)
        for name in LISTS
        for number, piece in enumerate(getattr(box, name))
    }


def own_box(digest: str) -> Box:
    """Our box, if it is the one that was pickled."""
    if digest != own_digest():
        raise pickle.UnpicklingError("pickled with another version of the box")
    return load_box()


def own_piece(name: str, number: int, digest: str) -> Any:
    """A piece of our box by its list and its number."""
    return getattr(own_box(digest), name)[number]


def reduce_box(box: Box) -> tuple[Any, ...]:
    """A reference to our box, or all of another one."""
    return (own_box, (own_digest(),)) if box is load_box() else by_arguments(box)


def reduce_piece(piece: Any) -> tuple[Any, ...]:
    """A reference to a piece of our box, or all of another one."""
    place = own_pieces().get(id(piece))
    return by_arguments(piece) if place is None else (own_piece, (*place, own_digest()))


for kind in ARGUMENTS:
    copyreg.pickle(kind, reduce_box if kind is Box else reduce_piece)

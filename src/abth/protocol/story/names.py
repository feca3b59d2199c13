"""Names of players that tell them apart."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from abth.protocol.log import Seat
from abth.words import Words

NUMERAL: Final = re.compile(r" [IV]+$")


def distinct_names(names: Sequence[str], figures: Sequence[str | None]) -> list[str]:
    """Names that several seats share get their Sabaton's name, or a number before it is chosen."""
    return [
        name if names.count(name) == 1 else f"{name} {figures[seat] or seat + 1}"
        for seat, name in enumerate(names)
    ]


def seat_name(seat: Seat, words: Words) -> str:
    """The name at a seat; a bot's is its rank, with the numeral that the table gave it."""
    rank = f"bot-{(seat.bot or '').split(':')[0]}"
    if seat.kind == "person" or not words.has(rank):
        return seat.name
    numeral = NUMERAL.search(seat.name)
    return words.t(rank) + (numeral[0] if numeral else "")


def seat_names(seats: Sequence[Seat], figures: Sequence[str | None], words: Words) -> list[str]:
    """The names of all seats; `figures` are their Sabatons, None before they are chosen."""
    return distinct_names([seat_name(seat, words) for seat in seats], figures)

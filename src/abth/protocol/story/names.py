"""Names of players that tell them apart."""

from __future__ import annotations

from collections.abc import Sequence

from abth.protocol.log import Seat
from abth.words import Words
from abth.words.pieces import bot_seat_name


def distinct_names(names: Sequence[str], figures: Sequence[str | None]) -> list[str]:
    """Names that several seats share get their Sabaton's name, or a number before it is chosen."""
    return [
        name if names.count(name) == 1 else f"{name} {figures[seat] or seat + 1}"
        for seat, name in enumerate(names)
    ]


def seat_name(seat: Seat, words: Words) -> str:
    """The name at a seat; a bot's is its rank, with the numeral that the table gave it."""
    if seat.kind == "person":
        return seat.name
    return bot_seat_name(words, seat.bot or "", seat.name)


def seat_names(seats: Sequence[Seat], figures: Sequence[str | None], words: Words) -> list[str]:
    """The names of all seats; `figures` are their Sabatons, None before they are chosen."""
    return distinct_names([seat_name(seat, words) for seat in seats], figures)

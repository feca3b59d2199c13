"""Rulings in JSON, with a list where the rules have a tuple."""

from __future__ import annotations

from collections.abc import Mapping

from abth.rules.rulings import Value

Ruling = bool | int | str | list[int]


def changes_in(written: Mapping[str, Ruling]) -> dict[str, Value]:
    """The same keys, with values as the rules have them."""
    return {
        key: tuple(value) if isinstance(value, list) else value for key, value in written.items()
    }

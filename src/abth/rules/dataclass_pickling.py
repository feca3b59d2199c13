"""Pickling a dataclass by calling its class with its fields.

Once compiled, a class cannot be made without its arguments, and a frozen one cannot be filled
afterwards; so Python's own way of pickling fails on both.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any


def by_fields(thing: Any) -> tuple[Any, ...]:
    """What `__reduce__` of a dataclass returns: its class and the values of its fields."""
    return type(thing), tuple([getattr(thing, field.name) for field in fields(thing)])

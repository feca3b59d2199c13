"""Events as they go over the wire: a name such as `unit-deployed`, and the facts."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from functools import cache

from abth.protocol.wire import EventSaid
from abth.rules.events import Event, seen_by


@cache
def shape_of(kind: type[Event]) -> tuple[str, tuple[str, ...]]:
    """The name of a kind of event on the wire, and those of its facts."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return name, tuple(field.name for field in fields(kind))


def say(event: Event, seat: int | None) -> EventSaid:
    """An event as this seat (None: a spectator) may know it."""
    name, facts = shape_of(type(event))
    seen = seen_by(event, seat)
    return EventSaid(type=name, facts={fact: getattr(seen, fact) for fact in facts})


def say_all(events: Iterable[Event], seat: int | None) -> list[EventSaid]:
    """Events in their order, as this seat may know them."""
    return [say(event, seat) for event in events]

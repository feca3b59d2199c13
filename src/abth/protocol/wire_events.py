"""Events as they go over the wire: a name such as `unit-deployed`, and the facts."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Final

from abth.protocol.wire import EventSaid
from abth.rules.events import Event, seen_by


def name_of(kind: type[Event]) -> str:
    """`UnitDeployed` is `unit-deployed` on the wire."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


EVENTS: Final[tuple[type[Event], ...]] = tuple(Event.__subclasses__())

SHAPES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    kind.__name__: (name_of(kind), tuple(field.name for field in fields(kind))) for kind in EVENTS
}


def say(event: Event, seat: int | None) -> EventSaid:
    """An event as this seat (None: a spectator) may know it."""
    name, facts = SHAPES[type(event).__name__]
    seen = seen_by(event, seat)
    return EventSaid(type=name, facts={fact: getattr(seen, fact) for fact in facts})

"""Changes of a view, as an `Update` carries them, applied to the view that they change.

Views are plain JSON here, as a client has them. What does not change is shared with the old view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from abth.protocol.wire import Update

Json = Any
"""A value as Python reads it from JSON."""


def apply_changes(view: Json, changes: Mapping[str, Json]) -> Json:
    """A view with these fields changed; the old one stays as it is."""
    for path, value in changes.items():
        view = with_field(view, path.split("."), value)
    return view


def with_field(thing: Json, path: list[str], value: Json) -> Json:
    """A copy of an object or list in which the field at this path has a new value."""
    if not path:
        return value
    twin = thing.copy()
    name = int(path[0]) if isinstance(thing, list) else path[0]
    twin[name] = with_field(None if len(path) == 1 else thing[name], path[1:], value)
    return twin


def updated_views(views: Iterable[Json], update: Update) -> list[Json]:
    """All views of a connection after an update; `views` are those that it had before."""
    known = {view["seat"]: view for view in views}
    found = []
    for seen in update.views:
        view = known.get(seen.seat)
        view = {"seat": seen.seat} if view is None else apply_changes(view, update.changes)
        found.append(apply_changes(view, seen.changes))
    return found

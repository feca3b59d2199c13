"""Who asks: what every route needs to know of a request before it does anything."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from abth.server.http.errors import Refusal
from abth.server.table_registry import Hall
from abth.storage.rows import PersonRow

Asked = Request[Any, Any, State]


def hall_of(state: State) -> Hall:
    """The hall that this server runs."""
    hall: Hall = state.hall
    return hall


def address_of(request: Asked) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else "unknown"


def secret_in(request: Asked) -> str | None:
    """The secret that came with a request, in its one place."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, secret = header.partition(" ")
    if scheme.lower() != "bearer" or not secret.strip():
        raise Refusal("unauthenticated", "send `Authorization: Bearer SECRET`")
    return secret.strip()


async def find_asker(request: Asked, state: State) -> PersonRow | None:
    """The person who asks, if a secret came with the request."""
    hall = hall_of(state)
    secret = secret_in(request)
    asker = None if secret is None else await hall.people.who(secret)
    guest = address_of(request) if asker is None else asker.id
    hall.check_rate(guest)
    return asker


async def find_person(request: Asked, state: State) -> PersonRow:
    """The person who asks; others are refused."""
    asker = await find_asker(request, state)
    if asker is None:
        raise Refusal("unauthenticated", "send `Authorization: Bearer SECRET`")
    return asker


TheHall = NamedDependency[Hall]
Person = NamedDependency[PersonRow]
Asker = NamedDependency[PersonRow | None]

ASKING = {
    "hall": Provide(hall_of, sync_to_thread=False),
    "asker": Provide(find_asker),
    "person": Provide(find_person),
}

"""Dependencies of routes: the services of the server, and the user who makes a request."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from abth.server.services import Services
from abth.storage.rows import PersonRow
from abth.table.refusals import Refusal

AppRequest = Request[Any, Any, State]


def services_of(state: State) -> Services:
    """The services of this server."""
    services: Services = state.services
    return services


def address_of(request: AppRequest) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client is not None else "unknown"


def read_secret(request: AppRequest) -> str | None:
    """The secret in the `Authorization` header of a request."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, secret = header.partition(" ")
    if scheme.lower() != "bearer" or not secret.strip():
        raise Refusal("unauthenticated", "send `Authorization: Bearer SECRET`")
    return secret.strip()


async def find_caller(request: AppRequest, state: State) -> PersonRow | None:
    """The user who makes a request, if a secret came with it."""
    services = services_of(state)
    secret = read_secret(request)
    caller = None if secret is None else await services.accounts.authenticate(secret)
    services.rates.check_request(address_of(request) if caller is None else caller.id)
    return caller


async def require_person(request: AppRequest, state: State) -> PersonRow:
    """The user who makes a request; refused without a secret."""
    caller = await find_caller(request, state)
    if caller is None:
        raise Refusal("unauthenticated", "send `Authorization: Bearer SECRET`")
    return caller


def id_of(person: PersonRow | None) -> str | None:
    """The id of a user, if there is one."""
    return None if person is None else person.id


TheServices = NamedDependency[Services]
Person = NamedDependency[PersonRow]
Caller = NamedDependency[PersonRow | None]

DEPENDENCIES = {
    "services": Provide(services_of, sync_to_thread=False),
    "caller": Provide(find_caller),
    "person": Provide(require_person),
}

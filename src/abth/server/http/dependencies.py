"""Dependencies of routes: the services of the server, and the user who makes a request."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from abth.server.front.connections import address_group
from abth.server.services import Services
from abth.storage.rows import PersonRow
from abth.table.refusals import Refusal

HEADER: Final = "Authorization: Bearer SECRET"

AppRequest = Request[Any, Any, State]


def services_of(state: State) -> Services:
    """The services of this server."""
    services: Services = state.services
    return services


def address_of(request: AppRequest) -> str:
    """The address that a request comes from, as limits count it."""
    return "unknown" if request.client is None else address_group(request.client.host)


def agent_of(request: AppRequest) -> str:
    """The program that makes a request, as it calls itself."""
    return request.headers.get("user-agent", "")


def read_secret(request: AppRequest) -> str | None:
    """The secret in the `Authorization` header of a request."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, secret = header.partition(" ")
    if scheme.lower() != "bearer" or not secret.strip():
        raise Refusal("unauthenticated", "problem-no-secret", header=HEADER)
    return secret.strip()


async def find_caller(request: AppRequest, state: State) -> PersonRow | None:
    """The user who makes a request, if a secret came with it."""
    services = services_of(state)
    secret = read_secret(request)
    address = address_of(request)
    session = None if secret is None else await services.sign_in(secret, address)
    services.rates.check_request(address if session is None else session.user.id)
    if session is None:
        return None
    if not session.may(request.route_handler.opt.get("scope", "play")):
        raise Refusal("not-allowed", "problem-token-scope")
    request.state.credential = session.credential
    return session.user


async def limited_address(request: AppRequest, state: State) -> str:
    """The address of a request that needs no user; refused if it asks too often."""
    address = address_of(request)
    services_of(state).rates.check_request(address)
    return address


async def require_person(request: AppRequest, state: State) -> PersonRow:
    """The user who makes a request; refused without a secret."""
    caller = await find_caller(request, state)
    if caller is None:
        raise Refusal("unauthenticated", "problem-no-secret", header=HEADER)
    return caller


def id_of(person: PersonRow | None) -> str | None:
    """The id of a user, if there is one."""
    return None if person is None else person.id


TheServices = NamedDependency[Services]
Person = NamedDependency[PersonRow]
Caller = NamedDependency[PersonRow | None]
Address = NamedDependency[str]

DEPENDENCIES = {
    "services": Provide(services_of, sync_to_thread=False),
    "address": Provide(limited_address),
    "caller": Provide(find_caller),
    "person": Provide(require_person),
}

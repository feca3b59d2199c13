"""Routes for users: new accounts, recovery, bot tokens, the webhook."""

from __future__ import annotations

from litestar import Router, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from abth.protocol.wire import (
    Credentials,
    Me,
    NewPerson,
    NewToken,
    NewWebhook,
    Recovery,
    Token,
    Webhook,
)
from abth.server.accounts.accounts import as_me
from abth.server.http.dependencies import AppRequest, Person, TheServices, address_of


@post("/people", summary="Arrive as a guest")
async def create_account(
    request: AppRequest, services: TheServices, data: JSONBody[NewPerson]
) -> Credentials:
    """A name is enough. The secret and the recovery phrase are shown only now."""
    services.rates.check_newcomer(address_of(request))
    return await services.accounts.create_account(data.name)


@post("/people/recover", summary="Go on at another device")
async def recover(
    request: AppRequest, services: TheServices, data: JSONBody[Recovery]
) -> Credentials:
    """A secret for this device, in exchange for the recovery phrase."""
    services.rates.check_newcomer(address_of(request))
    return await services.accounts.recover(data.phrase)


@get("/me", summary="Who am I?")
async def me(person: Person) -> Me:
    """The user with this secret."""
    return as_me(person)


@patch("/me", summary="Take another name")
async def rename(services: TheServices, person: Person, data: JSONBody[NewPerson]) -> Me:
    """Seats that are already taken keep their names."""
    return await services.accounts.rename(person.id, data.name)


@get("/me/tokens", summary="My bot tokens")
async def tokens(services: TheServices, person: Person) -> list[Token]:
    """Your bot tokens, without their secrets."""
    return await services.accounts.tokens(person.id)


@post("/me/tokens", summary="Make a bot token")
async def add_token(services: TheServices, person: Person, data: JSONBody[NewToken]) -> Token:
    """A program with this token plays in your name. The secret is shown only now."""
    return await services.accounts.add_token(person.id, data.label)


@delete("/me/tokens/{number:int}", summary="Take a bot token back")
async def remove_token(services: TheServices, person: Person, number: FromPath[int]) -> None:
    """The token stops working."""
    await services.accounts.remove_token(person.id, number)


@put("/me/webhook", summary="Set the webhook")
async def set_webhook(services: TheServices, person: Person, data: JSONBody[NewWebhook]) -> Webhook:
    """The URL that receives a notice when it is your turn. The key is shown only now."""
    return await services.set_webhook(person.id, data.url)


@delete("/me/webhook", summary="Remove the webhook")
async def remove_webhook(services: TheServices, person: Person) -> None:
    """The notices stop."""
    await services.accounts.remove_webhook(person.id)


people_router = Router(
    "/api",
    route_handlers=[
        create_account, recover, me, rename, tokens, add_token, remove_token, set_webhook,
        remove_webhook,
    ],
    tags=["People"],
)  # fmt: skip

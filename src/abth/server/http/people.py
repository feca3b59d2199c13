"""Routes for users: new accounts, recovery, bot tokens, the webhook."""

from __future__ import annotations

from litestar import Response, Router, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from abth.protocol.wire import (
    BlockState,
    Credentials,
    DeviceState,
    Me,
    NewBlock,
    NewPerson,
    NewToken,
    NewWebhook,
    Recovery,
    Token,
    Webhook,
)
from abth.server import account_deletion
from abth.server.accounts.accounts import as_me
from abth.server.http.dependencies import AppRequest, Person, TheServices, address_of, agent_of
from abth.storage.log_append import Values


@post("/people", summary="Arrive as a guest")
async def create_account(
    request: AppRequest, services: TheServices, data: JSONBody[NewPerson]
) -> Credentials:
    """A name is enough. The secret and the recovery phrase are shown only now."""
    services.rates.check_newcomer(address_of(request))
    return await services.accounts.create_account(data.name, agent_of(request))


@post("/people/recover", summary="Go on at another device")
async def recover(
    request: AppRequest, services: TheServices, data: JSONBody[Recovery]
) -> Credentials:
    """A secret for this device, in exchange for the recovery phrase."""
    services.rates.check_newcomer(address_of(request))
    return await services.accounts.recover(data.phrase, agent_of(request))


@get("/me", summary="Who am I?", opt={"scope": "play"})
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
async def add_token(
    request: AppRequest, services: TheServices, person: Person, data: JSONBody[NewToken]
) -> Token:
    """A program with this token plays in your name. The secret is shown only now.

    Without scopes it plays and does nothing else. It ends when this device is signed out.
    """
    device: str = request.state.credential
    return await services.accounts.add_token(person.id, data.label, list(data.scopes), device)


@delete("/me/tokens/{number:int}", summary="Take a bot token back")
async def remove_token(services: TheServices, person: Person, number: FromPath[int]) -> None:
    """The token stops working, and its connections are closed."""
    await services.accounts.remove_token(person.id, number)
    await services.sessions.review(person.id)


@get("/me/devices", summary="My devices")
async def devices(request: AppRequest, services: TheServices, person: Person) -> list[DeviceState]:
    """The devices on which you are signed in, the one that was used last first."""
    return await services.devices.of(person.id, request.state.credential)


@delete("/me/devices/{device:str}", summary="Sign a device out")
async def remove_device(services: TheServices, person: Person, device: FromPath[str]) -> None:
    """The device and the tokens that were made on it stop working."""
    await services.devices.remove(person.id, only=device)
    await services.sessions.review(person.id)


@delete("/me/devices", summary="Sign all other devices out")
async def remove_devices(request: AppRequest, services: TheServices, person: Person) -> None:
    """Only this device and the tokens made on it go on working."""
    await services.devices.remove(person.id, only=None, but=request.state.credential)
    await services.sessions.review(person.id)


@get("/me/export", summary="Everything stored about me")
async def export(services: TheServices, person: Person) -> Response[dict[str, list[Values]]]:
    """What the server knows about you, by kind; logs of matches are at `/api/tables/{id}/log`."""
    told = await services.accounts.export(person.id)
    headers = {"Content-Disposition": 'attachment; filename="abth-export.json"'}
    return Response(told, headers=headers)


@delete("/me", summary="Delete my account")
async def delete_account(services: TheServices, person: Person) -> None:
    """Resign from running matches and delete everything about you, for good.

    Matches with other people stay, as those of a former player.
    """
    await account_deletion.delete_account(services, person.id)


@get("/me/blocks", summary="Players I have muted or blocked")
async def blocks(services: TheServices, person: Person) -> list[BlockState]:
    """Whose chat you do not read, and whom you do not meet."""
    return await services.blocks.of(person.id)


@put("/me/blocks/{player:str}", status_code=204, summary="Mute or block a player")
async def block(
    services: TheServices, person: Person, player: FromPath[str], data: JSONBody[NewBlock]
) -> None:
    """You no longer read a muted player; a blocked one cannot sit down where you sit or host."""
    await services.blocks.set(person.id, player, data.kind)
    await services.sessions.review(person.id)


@delete("/me/blocks/{player:str}", summary="Unmute and unblock a player")
async def unblock(services: TheServices, person: Person, player: FromPath[str]) -> None:
    """You read and meet this player again."""
    await services.blocks.set(person.id, player, None)
    await services.sessions.review(person.id)


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
        remove_webhook, devices, remove_device, remove_devices, export, delete_account, blocks,
        block, unblock,
    ],
    tags=["People"],
    opt={"scope": "account"},
)  # fmt: skip

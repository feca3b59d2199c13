"""Devices and bot tokens: what each may do, and that signing out ends it at once.

Also proves `server/accounts/sessions.py`, `server/accounts/device_labels.py`,
`storage/stores/accounts.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from abth.protocol import wire
from abth.server.accounts.accounts import MOST_DEVICES
from abth.server.accounts.device_labels import device_label
from tests.server.house import (
    Device,
    Guest,
    House,
    guests,
    over_sockets,
    seated_table,
    until_closed,
)

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = (
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/138.0.0.0 Mobile Safari/537.36"
)


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        (FIREFOX, "Firefox · Linux"),
        (CHROME, "Chrome · Android"),
        ("python-httpx/0.28", "Python"),
        ("", ""),
        ("<script>alert(1)</script>", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_its_system(agent: str, label: str) -> None:
    assert device_label(agent) == label


async def recovered(place: House, guest: Guest) -> str:
    """The secret of another device."""
    answer = await place.client().post("/api/people/recover", json={"phrase": guest.phrase})
    secret: str = answer.json()["secret"]
    return secret


async def token_of(guest: Guest, *scopes: str) -> Any:
    body = {"label": "my bot", "scopes": list(scopes)}
    return await guest.post("/me/tokens", body, 201)


@over_sockets
async def test_a_signed_out_device_and_its_tokens_end_at_once(place: House) -> None:
    people = await guests(place, 2)
    ada = people[0]
    table = await seated_table(people)
    stolen = await recovered(place, ada)
    thief = place.client(stolen)
    made = await thief.post("/api/me/tokens", json={"label": "hidden", "scopes": ["play"]})
    own = await token_of(ada, "play")
    sockets = [
        await Device.open(place, table, secret) for secret in (stolen, made.json()["secret"])
    ]
    notices = await Device.open(place, None, stolen)
    kept = await Device.open(place, table, own["secret"])

    devices = await ada.get("/me/devices")
    assert [device["current"] for device in devices].count(True) == 1
    other = next(device for device in devices if not device["current"])
    stranger = await people[1].http.delete(f"/api/me/devices/{other['id']}")
    gone = await ada.http.delete(f"/api/me/devices/{other['id']}")

    assert (stranger.status_code, gone.status_code) == (404, 204)
    for socket in (*sockets, notices):
        await until_closed(socket)
        assert socket.socket.close_code == 4001
        assert socket.heard[-1].code == "unauthenticated"
    assert (await thief.get("/api/me")).status_code == 401
    assert (await place.client(made.json()["secret"]).get("/api/me")).status_code == 401
    assert [token["label"] for token in await ada.get("/me/tokens")] == ["my bot"]
    assert isinstance(await kept.ask({"type": "ping"}), wire.Done)


@over_sockets
async def test_all_other_devices_are_signed_out_together(place: House) -> None:
    ada = await Guest.arrive(place, "Ada")
    others = [place.client(await recovered(place, ada)) for _ in range(2)]

    assert (await ada.http.delete("/api/me/devices")).status_code == 204

    assert [(await other.get("/api/me")).status_code for other in others] == [401, 401]
    assert [device["current"] for device in await ada.get("/me/devices")] == [True]


@over_sockets
async def test_the_oldest_device_makes_room_for_a_new_one(place: House) -> None:
    ada = await Guest.arrive(place, "Ada")
    for _ in range(MOST_DEVICES):
        place.clock.turn(10)
        newest = await recovered(place, ada)

    assert (await ada.get("/me", 401))["code"] == "unauthenticated"
    devices = await place.client(newest).get("/api/me/devices")
    assert len(devices.json()) == MOST_DEVICES


@over_sockets
async def test_when_a_device_was_last_used_is_known_to_the_hour(place: House) -> None:
    ada = await Guest.arrive(place, "Ada")
    start = (await ada.get("/me/devices"))[0]["seen"]
    place.clock.turn(60)
    assert (await ada.get("/me/devices"))[0]["seen"] == start
    place.clock.turn(3600)
    await ada.get("/me")

    assert (await ada.get("/me/devices"))[0]["seen"] == start + 3660


@over_sockets
async def test_a_token_plays_and_does_nothing_else(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None])
    token = await token_of(ada)
    assert token["scopes"] == ["play"]
    bot = place.client(token["secret"])

    forbidden: list[tuple[str, str, Any]] = [
        ("POST", "/me/tokens", {"label": "child"}),
        ("GET", "/me/tokens", None),
        ("GET", "/me/devices", None),
        ("DELETE", "/me/devices", None),
        ("PATCH", "/me", {"name": "Mallory"}),
        ("PUT", "/me/webhook", {"url": "https://example.org/"}),
        ("GET", "/me/export", None),
        ("DELETE", "/me", None),
        ("PUT", f"/me/blocks/{ben.id}", {"kind": "mute"}),
        ("POST", "/tables", {"name": "x", "seats": [{}, {}]}),
        ("POST", f"/tables/{table}/start", None),
        ("POST", f"/tables/{table}/close", None),
        ("POST", f"/tables/{table}/kick", {"person": ben.id}),
        ("PUT", f"/tables/{table}/seats/1", {"bot": "captain"}),
    ]
    for method, path, body in forbidden:
        answer = await bot.request(method, f"/api{path}", json=body)
        assert (answer.status_code, answer.json()["message_id"]) == (
            403,
            "problem-token-scope",
        ), path
    assert (await bot.get("/api/me")).status_code == 200
    assert (await bot.post(f"/api/tables/{table}/join", json={})).status_code == 200
    assert isinstance((await Device.open(place, table, token["secret"])).heard[0], wire.Welcome)


@over_sockets
async def test_a_token_for_tables_hosts_them_but_has_no_account(place: House) -> None:
    ada = await Guest.arrive(place, "Ada")
    token = await token_of(ada, "tables", "play")
    assert token["scopes"] == ["play", "tables"]
    bot = place.client(token["secret"])

    made = await bot.post("/api/tables", json={"name": "x", "seats": [{}, {}]})
    assert made.status_code == 201
    assert (await bot.post("/api/me/tokens", json={"label": "child"})).status_code == 403
    only = await token_of(ada, "tables")
    refused = await Device.connect(place, made.json()["id"])
    await refused.send({"type": "hello", "secret": only["secret"]})
    assert (await refused.hear()).code == "not-allowed"


@over_sockets
async def test_a_revoked_token_loses_its_connections(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    token = await token_of(people[0])
    device = await Device.open(place, table, token["secret"])

    assert (await people[0].http.delete(f"/api/me/tokens/{token['id']}")).status_code == 204

    await until_closed(device)
    assert device.socket.close_code == 4001

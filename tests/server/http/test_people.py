"""Accounts over HTTP: secrets on every route, other devices, tokens, names.

Also proves `server/accounts/accounts.py`, `server/http/dependencies.py`.
"""

from __future__ import annotations

from typing import Any

from tests.server.house import (
    Guest,
    House,
    guests,
    over_sockets,
    seated_table,
)


@over_sockets
async def test_secrets_are_checked_on_every_route(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    nobody = place.client()
    forged = place.client("forged")

    for client in (nobody, forged):
        for method, path in (
            ("GET", "/api/me"),
            ("PATCH", "/api/me"),
            ("GET", "/api/me/tokens"),
            ("POST", "/api/me/tokens"),
            ("POST", "/api/tables"),
            ("POST", f"/api/tables/{table}/act"),
            ("POST", f"/api/tables/{table}/undo"),
            ("POST", f"/api/tables/{table}/close"),
        ):
            bodies: dict[str, Any] = {
                "/api/me": {"name": "x"},
                "/api/me/tokens": {"label": "x"},
                "/api/tables": {"name": "x", "seats": [{}, {}]},
                f"/api/tables/{table}/act": {"seat": 0, "action": 0},
                f"/api/tables/{table}/undo": {"seat": 0, "key": "k"},
            }
            body = bodies.get(path) if method != "GET" else None
            answer = await client.request(method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (401, "unauthenticated"), path
            assert answer.headers["www-authenticate"] == "Bearer"
    odd = await nobody.get("/api/me", headers={"Authorization": "Basic abc"})
    assert odd.status_code == 401
    assert (await forged.get("/api/tables")).status_code == 401


@over_sockets
async def test_markup_in_a_name_stays_text(place: House) -> None:
    guest = await Guest.arrive(place, " <script>alert(1)</script> \u202e")

    assert guest.name == "<script>alert(1)</script>"
    answer = await guest.http.get("/api/me")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@over_sockets
async def test_a_person_goes_on_at_another_device_and_tokens_can_be_taken_back(
    place: House,
) -> None:
    ada = await Guest.arrive(place, "Ada")
    assert ada.phrase is not None
    recovered = await place.client().post(
        "/api/people/recover", json={"phrase": ada.phrase.upper()}
    )
    assert recovered.json()["person"] == ada.id
    assert recovered.json()["phrase"] is None
    other = place.client(recovered.json()["secret"])
    assert (await other.get("/api/me")).json()["name"] == "Ada"
    renamed = await other.patch("/api/me", json={"name": "Ada L."})
    assert renamed.json()["name"] == "Ada L."

    token = await ada.post("/me/tokens", {"label": "my bot"}, 201)
    bot = place.client(token["secret"])
    assert (await bot.get("/api/me")).json()["person"] == ada.id
    assert (await ada.get("/me/tokens"))[0]["secret"] is None
    stranger = await Guest.arrive(place, "Mallory")
    path = f"/api/me/tokens/{token['id']}"
    assert (await stranger.http.delete(path)).status_code == 404
    assert (await ada.http.delete(path)).status_code == 204
    assert (await bot.get("/api/me")).status_code == 401
    stored = place.settings.data.read_bytes()
    assert ada.secret.encode() not in stored


@over_sockets
async def test_webhooks_go_to_no_private_address(place: House) -> None:
    ada = await Guest.arrive(place, "Ada")

    for url in ("http://127.0.0.1/x", "http://10.0.0.1/", "ftp://x.example/", "nonsense"):
        answer = await ada.http.put("/api/me/webhook", json={"url": url})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), url
    assert (await ada.get("/me"))["webhook"] is None
    assert (await ada.http.delete("/api/me/webhook")).status_code == 204

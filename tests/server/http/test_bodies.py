"""Bodies of requests are bounded and strict."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.house import (
    House,
    guests,
    over_sockets,
)


@over_sockets
async def test_bodies_are_bounded_and_strict(place: House) -> None:
    (ada,) = await guests(place, 1)

    async def post(path: str, body: Any) -> tuple[int, str]:
        content = body if isinstance(body, bytes) else msgspec.json.encode(body)
        answer = await ada.http.post(f"/api{path}", content=content)
        return answer.status_code, answer.json()["code"]

    seats: list[dict[str, Any]] = [{}, {}]
    bad: list[Any] = [
        b"{",
        b"\xff",
        [],
        {},
        {"name": "x"},
        {"name": "x", "seats": [{}]},
        {"name": "x", "seats": [{}] * 6},
        {"name": "x", "seats": seats, "more": 1},
        {"name": "x", "seats": seats, "rounds": 7},
        {"name": "x", "seats": seats, "edition": "xx"},
        {"name": "x", "seats": seats, "rulings": {"gear.step": 9}},
        {"name": "x", "seats": seats, "rulings": {"nothing": True}},
        {"name": "x", "seats": seats, "start_player": 3},
        {"name": "x", "seats": seats, "clock": {"kind": "live", "seconds": 1}},
        {"name": "x", "seats": [{}, {"kind": "bot"}]},
        {"name": "x", "seats": [{}, {"kind": "bot", "bot": "os:system"}]},
        {"name": "x", "seats": [{}, {"bot": "captain"}]},
        {"name": "x", "seats": seats, "away_bot": "nobody"},
        {"name": "\u0000", "seats": seats},
        {"name": "\u200b\u200e", "seats": seats},
    ]
    for body in bad:
        assert await post("/tables", body) == (400, "malformed"), body
    assert await post("/people", {"name": "x" * 31}) == (400, "malformed")
    assert await post("/people", {"name": "\u202e"}) == (400, "malformed")
    assert await post("/people", b"x" * 100_000) == (413, "too-large")
    assert await post("/matches", b"x" * 5_000_000) == (413, "too-large")
    assert await post("/matches", {"version": "abth-log/9"}) == (400, "malformed")
    assert await post("/people/recover", {"phrase": "no such phrase"}) == (401, "unknown-phrase")
    assert await post("/odds", {"attackers": [999], "defenders": [0]}) == (400, "malformed")
    assert (await ada.get("/tables/nowhere", 404))["code"] == "unknown"
    assert (await ada.get("/players/nobody", 404))["code"] == "unknown"
    assert (await ada.get("/nothing", 404))["code"] == "unknown"
    assert (await ada.http.delete("/api/tables")).json()["code"] == "method-not-allowed"
    assert (await ada.get("/tables"))["yours"] == []

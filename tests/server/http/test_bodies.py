"""Bodies of requests are bounded and strict."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import pytest

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


DEEP = 200_000
UNREADABLE = [
    b'{"name": "\xff"}',
    b'{"name": "\xc3\x28"}',
    b'{"name": "\xed\xa0\x80"}',
    b'{"\xff": 1, "name": "x"}',
    b'{"name": "x", "more": "\xff\xfe"}',
    b'{"name": "\\ud800"}',
    b"[" * 20_000,
    b'{"name": ' * 7_000,
    b'{"name": "x", "more": ' + b"[" * 20_000,
    b'{"name": "x", "more": ' + b'{"a":' * 10_000,
    b"\xff\xfe" + '{"name": "x"}'.encode("utf-16-le"),
    b"\x00" * 100,
    b"1e999999999",
    b"9" * 20_000,
]


@over_sockets
async def test_what_is_not_text_or_nested_too_deeply_is_refused_without_a_traceback(
    place: House,
) -> None:
    (ada,) = await guests(place, 1)

    with pytest.MonkeyPatch.context() as patch:
        logged: list[str] = []
        patch.setattr(logging.Logger, "callHandlers", lambda _, r: logged.append(r.getMessage()))
        for body in UNREADABLE:
            for path in ("/people", "/tables", "/odds", "/people/recover"):
                answer = await ada.http.post(f"/api{path}", content=body)
                assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), body[:40]
        log = await ada.http.post("/api/matches", content=b'{"version":' + b"[" * DEEP)
        assert log.status_code == 400
        for path in ("/api/tables/%ff", "/api/players/%00", "/api/tables/%2e%2e", "/%c0%af"):
            assert (await ada.http.get(path)).status_code == 404
        for query in ("seen=%ff", "seen=" + "9" * 5_000, "wait=nan", "wait=inf", "wait=1e400"):
            answer = await ada.http.get(f"/api/tables/x/position?{query}")
            assert answer.status_code in (400, 404), query
        odd = await place.client().get("/api/me", headers={b"Authorization": b"Bearer \xff\xfe"})
        assert odd.status_code == 401
    assert not [line for line in logged if "unexpected" in line or "Exception" in line]

"""Requests from pages of other sites are refused."""

from __future__ import annotations

import pytest

from abth.protocol import wire
from abth.server.http.security import is_own_origin
from tests.server.house import (
    Device,
    House,
    guests,
    over_sockets,
    seated_table,
)


@over_sockets
async def test_pages_of_other_sites_are_refused(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    evil = {"Origin": "https://evil.example"}

    device = await Device.connect(place, table, origin="https://evil.example")
    assert (await device.hear()).code == "foreign-origin"
    own = await Device.connect(place, table, origin=place.url)
    await own.send({"type": "hello"})
    assert isinstance(await own.hear(), wire.Welcome)
    answer = await place.client().post("/api/people", json={"name": "Eve"}, headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    ours = await place.client().post(
        "/api/people", json={"name": "Eve"}, headers={"Origin": place.url}
    )
    assert ours.status_code == 201


@pytest.mark.parametrize(
    ("origin", "host", "allowed", "own"),
    [
        (None, "abth.example", (), True),
        ("https://abth.example", "abth.example", (), True),
        ("https://ABTH.example", "abth.example", (), True),
        ("https://abth.example:8000", "abth.example", (), False),
        ("https://evil.example", "abth.example", (), False),
        ("https://evil.example", "abth.example", ("https://evil.example",), True),
        ("null", "abth.example", (), False),
        ("", "", (), False),
        ("https://x", None, (), False),
    ],
)
def test_origins(origin: str | None, host: str | None, allowed: tuple[str], own: bool) -> None:
    assert is_own_origin(origin, host, allowed) is own

"""A server answers to its own names only, so that no other site can point its name at it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from abth.server.front.hosts import HostNames
from tests.server.house import Device, House, guests, house, over_sockets, seated_table

OURS = ("abth.example", "*.club.example")


@pytest.mark.parametrize(
    ("host", "allowed", "accepted"),
    [
        (None, (), True),  # a program; every browser sends one
        ("localhost", (), True),
        ("localhost:8000", (), True),
        ("LOCALHOST", (), True),
        ("abth.localhost", (), True),
        ("127.0.0.1:8000", (), True),
        ("192.168.1.20:8000", (), True),
        ("[::1]:8000", (), True),
        ("[2001:db8::1]", (), True),
        ("evil.example", (), False),
        ("evil.example:8000", OURS, False),
        ("localhost.evil.example", (), False),
        ("127.0.0.1.evil.example", (), False),
        ("evillocalhost", (), False),
        ("abth.example", OURS, True),
        ("ABTH.example:443", OURS, True),
        ("abth.example.", OURS, True),
        ("abth.example.evil.example", OURS, False),
        ("friday.club.example", OURS, True),
        ("club.example", OURS, False),
        ("evilclub.example", OURS, False),
        ("evil.example", ("*",), True),
        ("abth.example@evil.example", OURS, False),
        ("[", OURS, False),
        ("a b", OURS, False),
    ],
)
def test_names(host: str | None, allowed: tuple[str, ...], accepted: bool) -> None:
    assert HostNames(allowed).accepts(host) is accepted


@over_sockets
async def test_a_name_that_another_site_points_at_the_server_is_refused_in_words(
    place: House,
) -> None:
    """DNS rebinding: the page's own origin and the name agree, and still it is refused."""
    people = await guests(place, 2)
    table = await seated_table(people)
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}

    read = await place.client().get("/api/leaderboard", headers=evil)
    written = await place.client().post("/api/people", json={"name": "Eve"}, headers=evil)
    device = await Device.connect(place, table, additional_headers={"Host": "evil.example"})

    assert [answer.status_code for answer in (read, written)] == [421, 421]
    assert read.json()["code"] == "foreign-host"
    assert "--allowed-host evil.example" in read.json()["reason"]
    assert (await device.hear()).code == "foreign-host"


def test_the_operator_allows_a_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as place:
            await place.stop()
            place.settings = replace(place.settings, allowed_hosts=("abth.example",))
            await place.start()
            answer = await place.client().get("/healthz", headers={"Host": "abth.example"})
            assert answer.status_code == 200

    asyncio.run(scenario())

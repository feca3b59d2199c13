"""A base path that a proxy passes on or cuts off, and requests for headers alone."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from abth.protocol.strict_json import BadInput
from abth.server.front.paths import read_base_path
from tests.server.house import Device, Guest, House, house, over_sockets


@pytest.mark.parametrize(
    ("text", "path"),
    [("", ""), ("/", ""), ("abth", "/abth"), ("/abth/", "/abth"), ("/games/abth", "/games/abth")],
)
def test_base_paths(text: str, path: str) -> None:
    assert read_base_path(text) == path


@pytest.mark.parametrize("text", ["/a b", "/a//b", "/../x?y", "http://x/abth", "/ä"])
def test_what_is_no_path_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        read_base_path(text)


def test_a_server_works_below_a_path_whether_or_not_the_proxy_cuts_it_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as place:
            await place.stop()
            place.settings = replace(place.settings, base_path="/abth")
            await place.start()
            client = place.client()
            for path in ("/abth/healthz", "/healthz"):
                assert (await client.get(path)).json()["ok"]
            assert (await client.get("/abthealthz")).status_code == 404
            bare = await client.get("/abth")
            assert (bare.status_code, bare.headers["location"]) == (308, "/abth/")
            assert 'href="docs/api"' in (await client.get("/abth/")).text
            assert 'href="api.css"' in (await client.get("/abth/docs/api")).text
            schema = (await client.get("/abth/openapi.json")).json()
            assert schema["servers"] == [{"url": "/abth"}]
            ada = await Guest.arrive(place, "Ada")
            url = f"ws://127.0.0.1:{place.port}/abth/api/notices"
            below = Device(await connect(url))
            await below.send({"type": "hello", "secret": ada.secret})
            assert (await below.hear()).re == 1
            await below.close()

    asyncio.run(scenario())


@over_sockets
async def test_headers_alone_are_those_of_the_whole_answer(place: House) -> None:
    client = place.client()
    for path in ("/healthz", "/readyz", "/api/box", "/api/tables", "/docs/api", "/", "/nowhere"):
        whole, head = await client.get(path), await client.head(path)
        assert head.status_code == whole.status_code, path
        assert head.content == b""
        assert head.headers["content-length"] == whole.headers["content-length"]
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert (await client.head("/api/people")).status_code == 405

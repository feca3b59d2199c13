"""The page about the API: its client plays a whole match, and it names every route there is.

Also proves `server/http/facts.py`.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from litestar.openapi.spec import OpenAPI

from tests.server.house import House, over_sockets
from tests.test_docs import ROOT, block

PAGE = "docs/api.md"


@over_sockets
async def test_the_client_of_the_page_plays_a_whole_match(place: House) -> None:
    client = Path(place.settings.data.parent, "client.py")
    client.write_text(block(PAGE), "utf-8")

    running = await asyncio.create_subprocess_exec(
        sys.executable, str(client), place.url, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await running.communicate()

    assert running.returncode == 0
    assert re.fullmatch(rb"final scores: \[\d+, \d+, \d+\] winners: \[\d.*\]\n", told)
    assert len(block(PAGE).splitlines()) <= 40


@over_sockets
async def test_the_page_names_every_route(place: House) -> None:
    schema = (await place.client().get("/openapi.json")).json()
    told = (ROOT / PAGE).read_text("utf-8")
    listed = (await place.client().get("/docs/api")).text

    for path in schema["paths"]:
        plain = re.sub(r"\{table\}|\{number\}|\{player\}", "{id}", path).replace("{seat}", "{n}")
        tail = "…/" + plain.rpartition("/")[2]
        assert plain in told or tail in told, path
        assert path in listed
    assert "http://" not in listed.replace("http://127", "")
    assert "https://" not in listed
    assert "<script" not in listed


@over_sockets
async def test_the_pages_about_the_api_are_made_once(place: House) -> None:
    made: list[int] = []
    make = OpenAPI.to_schema

    def counted(schema: OpenAPI) -> dict[str, Any]:
        made.append(1)
        return make(schema)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(OpenAPI, "to_schema", counted)
        for path in ("/openapi.json", "/docs/api") * 5:
            assert (await place.client().get(path)).status_code == 200
    assert len(made) <= 1


@over_sockets
async def test_without_a_client_a_page_says_so(place: House) -> None:
    answer = await place.client().get("/")

    assert answer.status_code == 200
    assert "docs/api" in answer.text
    assert "<script" not in answer.text
    health = (await place.client().get("/healthz")).json()
    assert health["ok"]


@over_sockets
async def test_the_box_is_sent_once(place: House) -> None:
    client = place.client()
    first = await client.get("/api/box")
    again = await client.get("/api/box", headers={"If-None-Match": first.headers["etag"]})

    assert first.json()["digest"]
    assert (again.status_code, again.content) == (304, b"")


@over_sockets
async def test_the_worked_examples_are_sent_once(place: House) -> None:
    client = place.client()
    first = await client.get("/api/rulebook")
    again = await client.get("/api/rulebook", headers={"If-None-Match": first.headers["etag"]})

    assert len(first.json()["battles"]) == 5
    assert (again.status_code, again.content) == (304, b"")

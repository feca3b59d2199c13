"""Errors as people see them, and as programs do."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from abth.words import LANGUAGES, words_in
from tests.server.built_client import house_with_client
from tests.server.house import House, over_sockets

PEOPLE = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@over_sockets
async def test_people_get_a_page_in_their_language_and_programs_a_problem(place: House) -> None:
    client = place.client()
    for language in LANGUAGES:
        page = await client.get("/nowhere", headers=PEOPLE | {"Accept-Language": language})
        assert page.status_code == 404
        assert page.headers["content-type"].startswith("text/html")
        assert f'<html lang="{language}">' in page.text
        assert words_in(language).t("error-page-home") in page.text
    problem = await client.get("/nowhere")
    assert problem.json()["code"] == "unknown"
    assert (await client.head("/nowhere", headers=PEOPLE)).status_code == 404


@over_sockets
async def test_nothing_of_an_address_is_repeated(place: House) -> None:
    page = await place.client().get("/<script>alert(1)</script>", headers=PEOPLE)
    assert page.status_code == 404
    assert "<script" not in page.text


@pytest.mark.parametrize("base", ["", "/games/abth"])
def test_the_page_leads_home(tmp_path: Path, base: str) -> None:
    async def scenario() -> None:
        async with house_with_client(tmp_path, base) as place:
            page = await place.client().get(f"{base}/nowhere", headers=PEOPLE)
            assert page.status_code == 404
            assert f'<a href="{base}/">' in page.text

    asyncio.run(scenario())

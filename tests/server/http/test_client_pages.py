"""The client's pages as the server sends them: paths, titles, previews, languages."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from abth.server.http.client_pages import PAGES
from abth.words import LANGUAGES, words_in
from tests.server.built_client import WEB, house_with_client
from tests.server.house import Guest, House

NASTY = "\"><script>alert(1)</script><!-- preview --> & 'so'"


def with_client(
    scenario: Callable[[House], Awaitable[None]],
) -> Callable[[Path], None]:
    """A test at a server that has a client."""

    def test(tmp_path: Path) -> None:
        async def run() -> None:
            async with house_with_client(tmp_path) as place:
                await scenario(place)

        asyncio.run(run())

    test.__name__ = scenario.__name__
    return test


def tags_of(page: httpx.Response) -> dict[str, str]:
    """What the page says about itself."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', page.text)
    return {name: html.unescape(content) for name, content in found}


def title_of(page: httpx.Response) -> str:
    """The title of a page."""
    found = re.search(r"<title>(.*?)</title>", page.text)
    assert found is not None
    return html.unescape(found[1])


def test_server_and_client_have_the_same_pages() -> None:
    text = (WEB / "src" / "router.svelte.ts").read_text("utf-8")
    listed = text.partition("PAGES = [")[2].partition("]")[0]
    assert set(re.findall(r'"(\w+)"', listed)) == PAGES


@with_client
async def test_every_path_of_the_client_gives_its_page(place: House) -> None:
    client = place.client()
    for path in ("/", *(f"/{page}" for page in PAGES), "/rules/5/damage", "/odds/a%20%7C%20b"):
        page = await client.get(path)
        assert page.status_code == 200, path
        assert page.headers["cache-control"] == "no-cache"
        assert '<div id="app">' in page.text
        head = await client.head(path)
        assert (head.status_code, head.content) == (200, b"")
    again = await client.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 200  # another page
    home = await client.get("/")
    same = await client.get("/", headers={"If-None-Match": home.headers["etag"]})
    assert (same.status_code, same.content) == (304, b"")
    assert (await client.get("/nowhere")).status_code == 404
    assert (await client.get("/index.html")).status_code == 404


@with_client
async def test_pages_have_titles_in_every_language(place: House) -> None:
    client = place.client()
    for language in LANGUAGES:
        words = words_in(language)
        wanted = {"Accept-Language": language}
        rules = await client.get("/rules", headers=wanted)
        assert title_of(rules) == words.t("page-title", page=words.t("nav-rules"))
        assert tags_of(rules)["og:description"] == words.t("preview-rules")
        assert f'<html lang="{language}"' in rules.text
        assert "accept-language" in rules.headers["vary"].lower()
        home = await client.get("/", headers=wanted)
        assert title_of(home) == words.t("title")
        assert words.t("no-script") in html.unescape(home.text)


@with_client
async def test_a_table_tells_who_is_waited_for(place: House) -> None:
    ada = await Guest.arrive(place, "Ada")
    table = await ada.make_table([None, "recruit"], name="Friday", start_player=0)
    await ada.post(f"/tables/{table}/join", {"seat": 0})
    await ada.post(f"/tables/{table}/start")
    page = await place.client().get(f"/table/{table}")
    tags = tags_of(page)

    assert title_of(page) == "Friday · A Battle Through History"
    assert tags["og:title"] == title_of(page)
    assert "Waiting for Ada" in tags["og:description"]
    assert tags["og:url"] == f"{place.url}/table/{table}"
    assert tags["twitter:card"] == "summary_large_image"
    picture = await place.client().get(tags["og:image"])
    assert picture.status_code == 200
    assert picture.headers["content-type"] == "image/jpeg"
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"


@with_client
async def test_a_table_by_invitation_tells_its_name_alone(place: House) -> None:
    ada = await Guest.arrive(place, "Ada")
    for private in ({"invitation": True}, {"spectators": False}):
        table = await ada.make_table([None, "recruit"], name="Friday", **private)
        await ada.post(f"/tables/{table}/join", {"seat": 0})
        await ada.post(f"/tables/{table}/start")
        page = await place.client().get(f"/table/{table}")
        assert "Friday" in title_of(page)
        assert "Ada" not in page.text
        assert tags_of(page)["og:description"] == "By invitation only"


@with_client
async def test_what_users_write_stays_text(place: House) -> None:
    ada = await Guest.arrive(place, "<b>Ada</b>")
    table = await ada.make_table([None, "recruit"], name=NASTY, start_player=0)
    await ada.post(f"/tables/{table}/join", {"seat": 0})
    await ada.post(f"/tables/{table}/start")
    page = await place.client().get(f"/table/{table}")

    assert "<script>alert" not in page.text
    assert "<b>" not in page.text
    assert title_of(page).startswith(NASTY)
    assert tags_of(page)["og:title"].startswith(NASTY)
    assert page.text.count("og:title") == 1


@with_client
async def test_a_table_that_is_not_there_is_like_home(place: House) -> None:
    page = await place.client().get("/table/%22%3E%3Cscript%3E")
    assert title_of(page) == "A Battle Through History"
    assert "<script>" not in page.text
    assert (await place.client().get("/share/table/nothing.jpg")).status_code == 404


@pytest.mark.parametrize("base", ["", "/games/abth"])
def test_addresses_in_a_page_are_below_the_base_path(tmp_path: Path, base: str) -> None:
    async def scenario() -> None:
        async with house_with_client(tmp_path, base) as place:
            page = await place.client().get(f"{base}/rules/5")
            assert tags_of(page)["base"] == f"{base}/"
            assert tags_of(page)["og:url"] == f"{place.url}{base}/rules/5"
            addresses = re.findall(r'(?:href|src)="([^"]+)"', page.text)
            assert len(addresses) >= 4
            for address in addresses:
                assert address.startswith(f"{base}/"), address
            for file in ("favicon.ico", "manifest.webmanifest", "touch-icon.png", "build.json"):
                assert (await place.client().get(f"{base}/{file}")).status_code == 200

    asyncio.run(scenario())

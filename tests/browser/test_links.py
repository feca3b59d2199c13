"""Links that travel: paths and titles of pages, old links, the app without a connection."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from abth.words import LANGUAGES, words_in
from tests.browser.driver import Driver
from tests.browser.place import Place, running
from tests.browser.visitors import PATIENCE, Visitors, follow

pytestmark = pytest.mark.slow

CONTROLLED = "() => navigator.serviceWorker.ready.then(() => true)"
BUILD = "document.querySelector('meta[name=build]').content"


@pytest.fixture
def own_place(client: Path, tmp_path: Path) -> Iterator[Place]:
    """A server that a test may end."""
    with running(tmp_path, client) as place:
        yield place


def table_of(place: Place) -> str:
    ada = place.arrive("Ada")
    table = ada.make_table([None, "recruit"], name="Friday")
    ada.sit(table, 0)
    ada.start(table)
    return table


def test_old_links_lead_to_the_same_places(visitors: Visitors, place: Place) -> None:
    table = table_of(place)
    page = visitors.come(at="#/rules/5/damage")
    expect(page).to_have_url(f"{place.url}/rules/5/damage")
    expect(page.locator("article h2").first).to_be_visible()
    page.goto(f"{place.url}/about")
    page.goto(f"{place.url}/about#/table/{table}")  # without loading the page
    expect(page).to_have_url(f"{place.url}/table/{table}")
    page.locator("[data-moment]").first.wait_for()


def test_the_browser_goes_back_and_forth(visitors: Visitors, place: Place) -> None:
    page = visitors.come(at="rules/5")
    page.evaluate("window.stays = true")
    page.get_by_role("link", name=re.compile(r"^6 ")).first.click()
    expect(page).to_have_url(f"{place.url}/rules/6")
    follow(page, f"{place.url}/about")
    expect(page.locator("h1")).to_have_text(words_in("en").t("nav-about"))
    page.go_back()
    expect(page).to_have_url(f"{place.url}/rules/6")
    expect(page.locator("article h2").first).to_contain_text("6")
    page.go_forward()
    expect(page).to_have_url(f"{place.url}/about")
    assert page.evaluate("window.stays")  # no page was loaded


def test_an_invitation_is_a_path_that_can_be_pasted(visitors: Visitors, place: Place) -> None:
    ada = place.arrive("Ada")
    table = ada.make_table([None, None], name="Friday")
    page = visitors.come(ada, f"table/{table}")
    link = f"{place.url}/table/{table}"
    expect(page.locator(".invitation input")).to_have_value(link)
    guest = visitors.come(place.arrive("Ben"))
    for pasted in (link, f"{place.url}/#/table/{table}", table):
        guest.goto(f"{place.url}/")
        guest.locator(".other-ways button").first.click()
        guest.locator("dialog[open] input").fill(pasted)
        guest.locator("dialog[open] input").press("Enter")
        guest.locator(".lobby").first.wait_for()
        expect(guest).to_have_url(link)


def test_titles_follow_page_and_language(visitors: Visitors, place: Place) -> None:
    page = visitors.come(at="rules")
    for language in LANGUAGES:
        words = words_in(language)
        page.locator("select.lang").select_option(language)
        for path, title in (("rules", "nav-rules"), ("about", "nav-about"), ("new", "new-title")):
            follow(page, f"{place.url}/{path}")
            expect(page).to_have_title(words.t("page-title", page=words.t(title)))
            expect(page.locator("html")).to_have_attribute("lang", language)
        follow(page, f"{place.url}/")
        expect(page).to_have_title(words.t("title"))


def test_the_app_can_be_installed(visitors: Visitors, place: Place, client: Path) -> None:
    """A manifest with name, start, display and icons; a worker that answers for the start."""
    page = visitors.come(worker=True)
    tools = page.context.new_cdp_session(page)
    found = tools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    assert page.evaluate("(url) => new URL(url, document.baseURI).pathname", manifest["start_url"])
    kinds = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert kinds == {
        (f"{size}x{size}", kind) for size in (192, 512) for kind in ("any", "maskable")
    }
    for icon in manifest["icons"]:
        with Image.open(client / icon["src"]) as picture:
            assert f"{picture.width}x{picture.height}" == icon["sizes"]
            if icon["purpose"] == "maskable":
                assert not any(
                    picture.convert("RGBA").getchannel("A").histogram()[:255]
                )  # nothing shows through
    page.evaluate(CONTROLLED)
    faults = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults] in ([], ["in-incognito"])  # as tests are
    for file in ("favicon.ico", "touch-icon.png"):
        assert page.request.get(f"{place.url}/{file}").ok


def test_without_a_server_the_app_starts_and_says_what_needs_it(
    chromium: Browser, own_place: Place
) -> None:
    visitors = Visitors(chromium, own_place, "offline")
    page = visitors.come(worker=True)
    page.evaluate(CONTROLLED)
    page.goto(f"{own_place.url}/rules")  # read once, it can be read again
    page.locator("article h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    own_place.stop()
    page.goto(f"{own_place.url}/")
    expect(page.locator(".play .btn.bots")).to_be_visible()
    expect(page.get_by_test_id("offline")).to_have_text(words_in("en").t("offline-notice"))
    page.goto(f"{own_place.url}/rules/1")
    expect(page.locator("article h2").first).to_be_visible()
    own_place.start()
    page.reload()
    expect(page.get_by_test_id("offline")).to_have_count(0)
    visitors.leave()


def older(client: Path, folder: Path) -> Path:
    """The client as an earlier build, with another name."""
    shutil.copytree(client, folder)
    build = json.loads((folder / "build.json").read_text("utf-8"))["build"]
    for name in ("index.html", "build.json"):
        file = folder / name
        file.write_text(file.read_text("utf-8").replace(build, "earlier"), "utf-8")
    plain, packed = folder / "service-worker.js", folder / "service-worker.js.gz"
    if plain.is_file():  # as `web/` builds it
        plain.write_text(plain.read_text("utf-8").replace(build, "earlier"), "utf-8")
    else:  # as the package has it: a file that compresses well has no plain form
        text = gzip.decompress(packed.read_bytes()).decode()
        packed.write_bytes(gzip.compress(text.replace(build, "earlier").encode()))
    (folder / "service-worker.js.br").unlink()
    return folder


def test_an_old_client_gives_way_to_a_newer_server(
    client: Path, chromium: Browser, tmp_path: Path
) -> None:
    """A page that is open when the server changes loads itself again; the old build is gone."""
    with running(tmp_path, older(client, tmp_path / "earlier")) as place:
        ada = place.arrive("Ada")
        table = ada.make_table([None, "recruit"])
        ada.sit(table, 0)
        ada.start(table)
        visitors = Visitors(chromium, place, "newer")
        page = visitors.come(ada, f"table/{table}", worker=True)
        Driver(page).ready()
        page.evaluate(CONTROLLED)
        assert page.evaluate(BUILD) == "earlier"
        place.stop()
        place.settings = replace(place.settings, static=client)
        place.start()
        newest = json.loads((client / "build.json").read_text("utf-8"))["build"]
        expect(page.locator("meta[name=build]")).to_have_attribute(
            "content", newest, timeout=PATIENCE
        )
        Driver(page).ready()
        wait_for_caches(page, [f"abth-{newest}"])
        visitors.leave()


def wait_for_caches(page: Page, names: list[str]) -> None:
    """The caches of other builds are gone."""
    page.wait_for_function(
        "async (names) => String(await caches.keys()) === String(names)", arg=names
    )


def test_a_browser_without_scripts_is_told_in_five_languages(
    chromium: Browser, place: Place
) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{place.url}/")
    for language in LANGUAGES:
        expect(page.locator(f"noscript p[lang={language}]")).to_have_text(
            words_in(language).t("no-script")
        )
    context.close()

"""Everybody can use it: names for what one can touch, headings, places to go by key."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.checks import AXE, faults_of, violations_of
from tests.browser.driver import Driver, reach
from tests.browser.moments import DECISIONS, every_moment, played, table_at
from tests.browser.place import Place
from tests.browser.visitors import SHORT, SIZES, Visitors

PAGES = (
    "", "new", "matches", "watch", "odds", "leaders", "rules", "about", "settings", "pieces",
    "learn", "practice", "rules/1", "lab",
)  # fmt: skip
# A dark desk and a light phone are quick enough for every run.
LOOKS = [
    pytest.param(size, theme, marks=pytest.mark.slow if usual else pytest.mark.long)
    for size, theme, usual in (
        ("desk", "dark", True),
        ("phone", "light", True),
        ("desk", "light", False),
        ("phone", "dark", False),
    )
]
MOMENTS = ("prepare", "attack-next", "defend-first", "attacker-relaunch", "keep-relic")


@pytest.mark.parametrize(("size", "theme"), LOOKS)
def test_pages_can_be_used_by_everybody(
    visitors: Visitors, place: Place, size: str, theme: str
) -> None:
    person = place.arrive("Ada")
    lobby = person.make_table([None, None, "soldier"])
    person.sit(lobby, 0)
    match = person.bring(played(7)[0])
    page = visitors.come(person, size=SIZES[size], theme=theme)
    faults: list[str] = []
    own = f"player/{person.credentials['person']}"
    for name in (*PAGES, own, f"table/{lobby}", f"table/{match}"):
        page.goto(f"{place.url}/{name}")
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        faults += [f"{name}: {fault}" for fault in (*faults_of(page), *violations_of(page))]
    assert not faults, "\n".join(faults)


@pytest.mark.slow
def test_the_table_can_be_used_by_everybody(visitors: Visitors, place: Place) -> None:
    look_at(visitors, place, MOMENTS, "dark")


@pytest.mark.long
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_at_any_decision(visitors: Visitors, place: Place, theme: str) -> None:
    look_at(visitors, place, DECISIONS, theme)


def look_at(visitors: Visitors, place: Place, moments: Sequence[str], theme: str) -> None:
    """On a desk, a phone and a phone on its side; one window, resized."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(person, theme=theme)
    faults: list[str] = []
    for moment in moments:
        page.goto(f"{place.url}/table/{table_at(every_moment()[moment], person, others)}")
        driver = Driver(page)
        driver.ready()
        expect(driver.due).to_have_attribute("data-moment", moment)
        if page.locator(".alarm-veil").count() > 0:
            found = [*faults_of(page), *violations_of(page)]
            faults += [f"{moment} alarm: {fault}" for fault in found]
        driver.answer_the_alarm()
        for size, viewport in {**SIZES, "short": SHORT}.items():
            page.set_viewport_size(viewport)
            driver.ready()
            found = [*faults_of(page), *violations_of(page)]
            faults += [f"{moment} {size}: {fault}" for fault in found]
    assert not faults, "\n".join(faults)


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed in web/")
def test_axe_would_find_what_is_wrong(visitors: Visitors) -> None:
    page = visitors.come()
    page.locator("h1").first.wait_for()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in found for found in violations_of(page))


def test_the_log_is_one_stop_and_walked_by_arrow_keys(visitors: Visitors, place: Place) -> None:
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(person, f"table/{table_at(every_moment()['prepare'], person, others)}")
    Driver(page).until_due("prepare")
    log = page.locator(".lines-of-log")
    things = log.locator("button, a")
    assert things.count() > 10
    assert log.locator("[tabindex='-1']").count() == things.count()

    reach(page, log)
    page.keyboard.press("ArrowUp")
    expect(things.last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(things.nth(things.count() - 2)).to_be_focused()
    page.keyboard.press("Home")
    expect(things.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".overlay")).to_be_visible()
    page.keyboard.press("Escape")
    things.first.focus()
    page.keyboard.press("Tab")
    assert log.evaluate("log => !log.contains(document.activeElement)")


def test_no_ornament_is_a_stop_of_the_tab_key(visitors: Visitors, place: Place) -> None:
    """A drawing that listens to the focus would be one; only what can be used is."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(person, f"table/{table_at(every_moment()['prepare'], person, others)}")
    Driver(page).until_due("prepare")
    for _ in range(60):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.tagName") != "svg"


def test_what_is_due_is_said_aloud(visitors: Visitors, place: Place) -> None:
    """What changes is announced: the bar, and the reason why something cannot be done."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(person, f"table/{table_at(every_moment()['prepare'], person, others)}")
    driver = Driver(page)
    driver.until_due("prepare")
    expect(driver.due.get_by_role("status")).to_contain_text("Your turn")

    page.locator(".token-space:not(.pointed) button").first.dispatch_event("click")

    refused = page.get_by_role("alert").filter(has_text="Not possible")
    expect(refused).to_contain_text("-")

"""Whole matches in a browser: by mouse, by keyboard, and five people around one screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.driver import Driver, reach
from tests.browser.place import running
from tests.browser.visitors import Visitors


@pytest.mark.slow
def test_a_whole_match_against_bots_by_mouse(
    chromium: Browser, client: Path, tmp_path: Path
) -> None:
    """From home to the table; the bots think as they do for everybody."""
    with running(tmp_path, client, quick=False) as place:
        visitors = Visitors(chromium, place, "mouse")
        try:
            page = visitors.come(motion="full")
            page.get_by_role("button", name="Change").click()
            page.get_by_role("radio", name="1", exact=True).check()
            page.get_by_role("button", name="Play against bots").click()
            driver = Driver(page)

            driver.play()

            expect(page.locator("main.end h1")).to_be_visible()
            assert {"prepare", "opponent", "attack-first", "attack-next"} <= set(driver.moments)
            visitors.look_for_errors()
        finally:
            visitors.leave()


@pytest.mark.long
def test_a_whole_match_by_keyboard_alone(visitors: Visitors) -> None:
    """From home to the result without a mouse."""
    page = visitors.come()
    reach(page, page.get_by_role("button", name="Change"))
    page.keyboard.press("Enter")
    reach(page, page.get_by_role("radio", name="2", exact=True))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="1", exact=True)).to_be_checked()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    reach(page, page.get_by_role("button", name="Play against bots"))
    page.keyboard.press("Enter")
    driver = Driver(page, keyboard=True)

    driver.play()

    expect(page.locator("main.end h1")).to_be_visible()
    assert "attack-first" in driver.moments


@pytest.mark.long
def test_five_people_around_one_screen(visitors: Visitors) -> None:
    """A table for five is made and played here; nobody's hand is shown to another."""
    page = visitors.come(at="new")
    page.get_by_role("radio", name="5", exact=True).check()
    names = ("Ada", "Ben", "Cleo", "Dan", "Eve")
    for seat, name in enumerate(names):
        sitter = page.locator(".sitters li").nth(seat)
        sitter.get_by_role("combobox").select_option("here")
        sitter.get_by_role("textbox").fill(name)
    page.locator(".new-table .btn.pri").click()
    page.locator(".lobby .btn.large").click()
    driver = Driver(page, brisk=True)
    driver.ready()
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".hand .card")).to_have_count(0)

    driver.play()

    expect(page.locator("main.end h1")).to_be_visible()
    assert len(driver.seats) == len(names), driver.seats


def test_one_click_leads_from_home_to_the_table(visitors: Visitors) -> None:
    """A stranger sits at a table at once: no form, no name asked for."""
    page = visitors.come()

    page.locator(".play .btn.bots").click()

    driver = Driver(page)
    driver.ready()
    expect(page.locator(".own, .overlay").first).to_be_visible()

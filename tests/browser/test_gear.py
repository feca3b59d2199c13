"""The gear in a browser: what a tile would give before it is inserted, and what is refused."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import Driver
from tests.browser.moments import every_moment, table_at
from tests.browser.place import Place
from tests.browser.visitors import DESK, PHONE, Visitors, picture

PREVIEW = "[data-testid=preview]"
INSERT = '[data-testid=offer][data-key="I"]'


def at_the_gear(visitors: Visitors, place: Place) -> Page:
    """A player who may insert a tile."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()["prepare"], person, others)
    page = visitors.come(person, f"table/{table}")
    Driver(page).until_due("prepare")
    return page


def test_a_tile_shows_what_it_would_give_before_it_is_inserted(
    visitors: Visitors, place: Place
) -> None:
    page = at_the_gear(visitors, place)
    preview, version = page.locator(PREVIEW), Driver(page).version
    expect(preview).to_have_css("opacity", "0")

    page.locator(INSERT).hover()

    expect(preview).to_have_css("opacity", "1")
    expect(preview).to_contain_text(re.compile("You can then jump to .*Era"))
    expect(page.locator(".sec.next")).to_have_count(2)
    expect(page.locator(".era.next").first).to_be_visible()
    picture(page, "gear/preview-recap")
    page.get_by_test_id("recap").get_by_role("button", name="Hide").click()
    page.locator(INSERT).hover()
    expect(preview).to_have_css("opacity", "1")
    picture(page, "gear/preview-desk")
    page.mouse.move(0, 0)
    expect(preview).to_have_css("opacity", "0")
    assert Driver(page).version == version


def test_the_keyboard_sees_it_too(visitors: Visitors, place: Place) -> None:
    page = at_the_gear(visitors, place)

    page.keyboard.press("Tab")
    page.locator(INSERT).focus()

    expect(page.locator(PREVIEW)).to_have_css("opacity", "1")
    expect(page.locator(INSERT)).to_have_attribute("aria-describedby", "insert-preview")


def test_the_first_tap_shows_and_the_second_inserts(visitors: Visitors, place: Place) -> None:
    """By the events that a touch screen sends."""
    page = at_the_gear(visitors, place)
    page.set_viewport_size(PHONE)
    page.get_by_test_id("recap").get_by_role("button", name="Hide").click()
    driver = Driver(page)
    before = driver.version

    tap(page)
    expect(page.locator(PREVIEW)).to_have_css("opacity", "1")
    picture(page, "gear/preview-phone")
    assert driver.version == before

    tap(page)
    driver.moved_on(before)


def tap(page: Page) -> None:
    page.locator(INSERT).evaluate(
        """button => {
          const touch = { pointerType: "touch", bubbles: true };
          for (const type of ["pointerdown", "pointerup"])
            button.dispatchEvent(new PointerEvent(type, touch));
          button.click();
        }"""
    )


def test_a_refused_click_says_what_one_could_do(visitors: Visitors, place: Place) -> None:
    page = at_the_gear(visitors, place)

    # The recap lies over the gear until the table is touched.
    page.locator(".token-space:not(.pointed) button").first.dispatch_event("click")

    toast = page.locator(".toast")
    expect(toast).to_contain_text("You can only take the indicated token.")
    expect(toast).to_contain_text(re.compile("You can jump to .*Era"))
    expect(toast).to_contain_text("Rule TRAVEL-10")
    picture(page, "gear/refusal-desk")


def test_the_keys_are_listed(visitors: Visitors, place: Place) -> None:
    page = at_the_gear(visitors, place)

    page.keyboard.press("?")
    expect(page.locator(".overlay kbd").first).to_be_visible()

    listed = page.locator(".overlay kbd").all_inner_texts()
    keys = set("19HWRUITXKGON?") | {"Enter", "Esc"}
    assert keys <= set(listed)
    picture(page, "gear/keys-desk")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_lost_connection_is_told_until_it_is_back(
    visitors: Visitors, place: Place, size: str
) -> None:
    visitors.expected += ["WebSocket", "ERR_CONNECTION", "Failed to load"]
    page = at_the_gear(visitors, place)
    if size == "phone":
        page.set_viewport_size(PHONE)
    banner = page.get_by_test_id("offline")
    place.stop()
    try:
        expect(banner).to_be_visible()
        expect(banner).to_contain_text("Nothing is lost")
        box = banner.bounding_box()
        assert box is not None
        assert box["width"] == (390 if size == "phone" else DESK["width"])
        page.keyboard.press("i")
        expect(banner).to_contain_text("Your move is saved")
        picture(page, f"gear/offline-{size}")
    finally:
        place.start()
    expect(banner).to_have_count(0)

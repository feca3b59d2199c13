"""Playing without a mouse: where the focus is, which keys work, and when they do not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import unmarked_names
from tests.browser.driver import OFFER, Driver
from tests.browser.moments import DECISIONS, every_moment, table_at
from tests.browser.place import Place
from tests.browser.visitors import DESK, PHONE, Visitors, picture

FOCUSED = """() => {
  const held = document.activeElement;
  return held === document.body ? "body" : held.closest("[data-takes-focus]") ? "next" : "else";
}"""
# What can be done now: a button of the bar, something that glows, or the way to the first of them.
USABLE = """() => {
  const held = document.activeElement;
  const glows = held.querySelector(":scope > .glowing") !== null;
  return glows || held.matches(
    "[data-testid=offer], .skip-link, button.figure, button.prowess-option, .alarm-banner button"
  );
}"""
NEAR = 5  # tab stops
LAPTOP = {"width": 1280, "height": 720}


def come_to(moment: str, visitors: Visitors, place: Place, **options: object) -> Page:
    """A page where this person must decide now."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()[moment], person, others)
    page = visitors.come(person, f"table/{table}", **options)  # type: ignore[arg-type]
    Driver(page).ready()
    Driver(page).skip()
    expect(Driver(page).due).to_have_attribute("data-stands", "due")
    return page


@pytest.mark.slow
def test_after_each_decision_the_focus_is_at_what_comes_next(
    visitors: Visitors, place: Place
) -> None:
    """One window, which goes from decision to decision; in German, names say they are English."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(person, "about", language="de")
    driver = Driver(page, keyboard=True)
    for moment in DECISIONS:
        page.goto(f"{place.url}/table/{table_at(every_moment()[moment], person, others)}")
        driver.ready()
        driver.skip()
        expect(driver.due).to_have_attribute("data-stands", "due")
        assert page.evaluate(FOCUSED) == "next", moment
        stops = 0
        while not page.evaluate(USABLE) and stops <= NEAR:
            page.keyboard.press("Tab")
            stops += 1
        assert stops <= NEAR, f"{moment}: {stops} stops to the first thing that can be done"
        assert unmarked_names(page) == [], moment

        driver.answer_the_alarm()
        assert page.evaluate(FOCUSED) != "body", moment
        driver.decide()

        expect(page.locator("body")).not_to_be_focused()
        assert page.evaluate(FOCUSED) != "body", moment


def test_a_skip_link_leads_to_what_to_do(visitors: Visitors, place: Place) -> None:
    page = come_to("opponent", visitors, place)
    skip = page.get_by_role("button", name="Skip to what to do now")
    skip.focus()
    picture(page, "focus/skip-link")
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=due]")).to_be_focused()
    page.keyboard.press("Tab")
    choices = page.get_by_role("button", name="Go to the choices")
    expect(choices).to_be_focused()
    picture(page, "focus/choices-link")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('[data-digit]').dataset.digit") == "1"


@pytest.mark.parametrize("size", [DESK, LAPTOP], ids=["docked", "over"])
def test_what_is_typed_into_the_chat_plays_nothing(
    visitors: Visitors, place: Place, size: dict[str, int]
) -> None:
    """Typing "hi 1 i" once deployed a Unit."""
    page = come_to("attack-first", visitors, place, size=size)
    driver = Driver(page)
    before = driver.version
    page.keyboard.press("m")
    field = page.get_by_role("textbox", name="Message the table")
    expect(field).to_be_focused()
    page.keyboard.type("hi 1 i")
    expect(field).to_have_value("hi 1 i")
    page.keyboard.press("Enter")
    expect(page.locator(".chat li", has_text="hi 1 i")).to_be_visible()
    page.locator(".drawer").get_by_role("tab", name="Chat").focus()
    page.keyboard.type("1i1")
    assert driver.version == before
    assert driver.due.get_attribute("data-held") is None
    page.keyboard.press("Escape")
    assert page.evaluate(FOCUSED) == "next"


def test_a_panel_takes_the_focus_and_gives_it_back(visitors: Visitors, place: Place) -> None:
    page = come_to("prepare", visitors, place, size=LAPTOP)
    opener = page.get_by_role("button", name=re.compile("^Log and chat"))
    opener.focus()
    page.keyboard.press("Enter")
    drawer = page.locator(".drawer")
    expect(drawer).to_be_focused()
    # It stands in the document where it is drawn: after the bar at the top, before the board.
    assert page.evaluate(
        """() => {
          const drawer = document.querySelector(".drawer");
          const follows = (one, other) => one.compareDocumentPosition(other) & 4;
          const [bar, board] = [document.querySelector("header"), document.querySelector(".era")];
          return Boolean(follows(bar, drawer) && follows(drawer, board));
        }"""
    )
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(opener).to_be_focused()

    page.keyboard.press("?")
    expect(page.locator(".overlay")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()


def test_letter_keys_can_be_turned_off_or_changed(visitors: Visitors, place: Place) -> None:
    page = come_to("prepare", visitors, place)
    driver = Driver(page)
    insert = page.locator(f'{OFFER}[data-key="I"]')
    page.keyboard.press("?")
    picture(page, "focus/keys-plain")
    expect(page.locator(".overlay")).to_contain_text("Letters and digits work by themselves.")
    page.keyboard.press("Escape")
    table = page.url

    page.goto(f"{place.url}/settings")
    page.get_by_role("radio", name="With Alt").check(force=True)
    picture(page, "focus/settings")
    page.goto(table)
    expect(insert.locator("kbd.shortcut")).to_have_text("Alt+I")
    before = driver.version
    page.keyboard.press("?")
    page.keyboard.press("i")
    expect(page.locator(".overlay")).to_have_count(0)
    page.keyboard.press("Alt+?")
    expect(page.locator(".overlay")).to_contain_text("Alt+U")
    picture(page, "focus/keys-alt")
    page.keyboard.press("Escape")
    assert driver.version == before

    page.goto(f"{place.url}/settings")
    page.get_by_role("radio", name="Off").check(force=True)
    page.goto(table)
    expect(insert).to_be_visible()
    expect(insert.locator("kbd.shortcut")).to_have_count(0)
    for key in ("i", "Alt+i", "?", "1"):
        page.keyboard.press(key)
    assert driver.version == before


def test_on_a_phone_the_focus_is_kept_too(visitors: Visitors, place: Place) -> None:
    page = come_to("attack-next", visitors, place, size=PHONE)
    assert page.evaluate(FOCUSED) == "next"
    Driver(page).decide()
    assert page.evaluate(FOCUSED) != "body"

"""Languages and themes: switched while one looks, remembered, and complete."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import contrast, texts_of
from tests.browser.driver import Driver
from tests.browser.moments import every_moment, table_at
from tests.browser.place import Place
from tests.browser.visitors import PHONE, Visitors
from tests.browser.words import LANGUAGES, message_ids, only_english

# Text and the ground it stands on, by their tokens, with the least contrast of WCAG 2.2 AA.
READABLE = (
    ("--ink", "--steel-2", 4.5),
    ("--ink", "--steel-3", 4.5),
    ("--ink-2", "--steel-2", 4.5),
    ("--ink-3", "--steel-2", 4.5),
    ("--brass-text", "--steel-2", 4.5),
    ("--ink", "--table-1", 4.5),
    ("--ink-on-brass", "--brass", 4.5),
    ("--legal", "--steel-2", 3.0),
    ("--focus", "--steel-2", 3.0),
)


def said_in(page: Page, language: str) -> None:
    """Everything in sight is said in this language; nothing shows its id."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    texts = texts_of(page)
    assert texts
    shown = message_ids() & texts
    assert not shown, shown
    left_over = only_english(language) & texts
    assert not left_over, left_over


def test_the_language_changes_at_home_while_one_looks(visitors: Visitors) -> None:
    page = visitors.come()
    page.wait_for_load_state("networkidle")
    assert only_english("de") & texts_of(page), "English would not be found"
    for language in (*LANGUAGES[1:], "en"):
        page.locator("select.lang").select_option(language)
        said_in(page, language)
    page.locator("select.lang").select_option("it")
    page.reload()
    said_in(page, "it")


@pytest.mark.slow
@pytest.mark.parametrize("moment", ["prepare", "attack-next"])
def test_the_language_changes_at_the_table(visitors: Visitors, place: Place, moment: str) -> None:
    """By way of the settings; the match goes on where it was."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(person, f"table/{table_at(every_moment()[moment], person, others)}")
    driver = Driver(page)
    for number, language in enumerate((*LANGUAGES[1:], "en")):
        driver.until_due(moment)
        page.locator("a[href='/settings']").click()
        page.get_by_role("radiogroup").nth(1).get_by_role("radio").nth(
            (number + 1) % len(LANGUAGES)
        ).check()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.go_back()
        driver.until_due(moment)
        said_in(page, language)


def test_the_theme_changes_and_stays(visitors: Visitors) -> None:
    page = visitors.come(theme="dark")
    root, ground = page.locator("html"), "getComputedStyle(document.body).backgroundColor"
    expect(root).to_have_attribute("data-theme", "dark")
    dark = page.evaluate(ground)

    page.get_by_role("button", name="Light theme").click()

    expect(root).to_have_attribute("data-theme", "light")
    assert page.evaluate(ground) != dark
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_words_stand_out_from_their_ground(visitors: Visitors, theme: str) -> None:
    page = visitors.come(theme=theme)
    page.locator("main").wait_for()
    for ink, ground, least in READABLE:
        found = contrast(page, ink, ground)
        assert found >= least, f"{ink} on {ground}: {found:.1f}"


def test_still_pictures_for_those_who_want_them(visitors: Visitors) -> None:
    """Whoever asks their system for less motion gets it without a word."""
    page = visitors.come(size=PHONE, motion=None)
    expect(page.locator("html")).to_have_attribute("data-motion", "full")

    page.emulate_media(reduced_motion="reduce")

    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")

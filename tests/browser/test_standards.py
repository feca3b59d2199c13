"""What browsers and systems ask for: the language of words, forced colors, paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from abth.words import words_in
from tests.browser.driver import Driver
from tests.browser.place import Place
from tests.browser.visitors import PHONE, Visitors

pytestmark = pytest.mark.slow

LINES = """(selector) => [...document.querySelectorAll(selector)]
  .filter((element) => element.checkVisibility())
  .filter((element) => {
    const look = getComputedStyle(element);
    return look.outlineStyle === "none" && look.borderTopStyle === "none";
  })
  .map((element) => element.outerHTML.slice(0, 100))"""


def at_a_table(visitors: Visitors, place: Place, **how: object) -> Page:
    ada = place.arrive("Ada")
    table = ada.make_table([None, "recruit"], name="Friday")
    ada.sit(table, 0)
    ada.start(table)
    page = visitors.come(ada, f"table/{table}", **how)  # type: ignore[arg-type]
    Driver(page).ready()
    return page


def test_the_language_is_changed_at_the_table(visitors: Visitors, place: Place) -> None:
    page = at_a_table(visitors, place)
    address = page.url
    page.evaluate("window.stays = true")
    page.get_by_test_id("language").select_option("de")

    german = words_in("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page).to_have_title(german.t("title-your-turn", table="Friday"))
    expect(page.get_by_text(german.t("table-round", round=1, rounds=6)).first).to_be_visible()
    assert page.url == address
    assert page.evaluate("window.stays")


def test_a_phone_has_the_language_beside_log_and_chat(visitors: Visitors, place: Place) -> None:
    page = at_a_table(visitors, place, size=PHONE, touch=True)
    page.get_by_label(words_in("en").t("table-log-and-chat")).first.click()
    page.get_by_test_id("language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_english_names_say_so_in_other_languages(visitors: Visitors) -> None:
    page = visitors.come(at="pieces", language="de")
    page.locator(".card").first.wait_for()
    names = page.locator(".card .name > span, .card h3")
    assert names.count() > 20
    assert names.count() == page.locator(".card .name > [lang=en], .card h3[lang=en]").count()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_forced_colors_keep_lines(visitors: Visitors, place: Place) -> None:
    page = at_a_table(visitors, place)
    page.emulate_media(forced_colors="active")
    assert page.evaluate(LINES, ".btn, .plate, .card, dialog, .overlay") == []
    ground = "getComputedStyle(document.querySelector('.overlay')).backgroundColor"
    assert page.evaluate(ground) not in ("rgba(0, 0, 0, 0)", "transparent")


def test_printed_rules_have_no_navigation(visitors: Visitors) -> None:
    page = visitors.come(at="rules/whole")
    page.locator("article h2").nth(3).wait_for()
    page.emulate_media(media="print")
    shown = page.evaluate(
        """[...document.querySelectorAll("header, footer, nav, select, .contents, .btn, .back")]
          .filter((element) => element.checkVisibility() && !element.closest("article, section"))
          .map((element) => element.outerHTML.slice(0, 120))"""
    )
    assert shown == []

"""The rulebook in a browser: chapters, examples, search, addresses, and paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, PdfMargins, ViewportSize, expect

from abth.words import words_in
from tests.browser.checks import faults_of, nothing_sticks_out, violations_of, words_are_there
from tests.browser.visitors import DESK, EACH_THEME, PHONE, Visitors, picture
from tests.browser.words import EACH_LANGUAGE

CHAPTERS = range(1, 11)
OTHERS = ("icons", "editions")
TABLET: ViewportSize = {"width": 820, "height": 1180}
NARROW: ViewportSize = {"width": 360, "height": 740}
MARGIN: PdfMargins = {"top": "12mm", "bottom": "12mm", "left": "12mm", "right": "12mm"}
LOOKS = (("dark", "en"), ("light", "de"))
MOST_PAGES = 30  # of the whole book on paper


def turn_to(page: Page, visitors: Visitors, part: str) -> None:
    """Open a part of the rulebook by its address."""
    page.goto(f"{visitors.place.url}/rules/{part}")
    expect(page.locator(".part h2:visible").first).to_be_visible()
    expect(page.locator(".waiting")).to_have_count(0)


def sheets_of_paper(page: Page) -> int:
    """On how many pages this would be printed."""
    paper = page.pdf(format="A4", print_background=True, margin=MARGIN)
    return len(re.findall(rb"/Type\s*/Page\b", paper))


@pytest.mark.slow
def test_every_part_fits_the_screen(visitors: Visitors) -> None:
    check_every_part(visitors, "light", "de")


@pytest.mark.long
@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_every_part_has_its_picture(visitors: Visitors, theme: str, language: str) -> None:
    check_every_part(visitors, theme, language, pictures=True)


def check_every_part(
    visitors: Visitors, theme: str, language: str, *, pictures: bool = False
) -> None:
    """Every part at every width; one window, resized."""
    page = visitors.come(at="rules", theme=theme, language=language)
    for part in (*map(str, CHAPTERS), *OTHERS):
        turn_to(page, visitors, part)
        page.evaluate("document.fonts.ready")
        for size in (DESK, TABLET, PHONE, NARROW):
            page.set_viewport_size(size)
            if pictures:
                picture(page, f"rulebook/{part}-{size['width']}-{theme}-{language}")
            nothing_sticks_out(page)
        words_are_there(page)


@pytest.mark.parametrize("theme", EACH_THEME)
def test_every_part_can_be_used_by_everybody(visitors: Visitors, theme: str) -> None:
    page = visitors.come(at="rules", theme=theme)
    for part in (*map(str, CHAPTERS), *OTHERS):
        turn_to(page, visitors, part)
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            assert not (faults := [*faults_of(page), *violations_of(page)]), (part, size, faults)


@pytest.mark.slow
@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_pars_battle_is_stepped_through_by_keys_alone(visitors: Visitors, language: str) -> None:
    """Eight steps; the totals are those of the engine (TV-8)."""
    words = words_in(language)
    page = visitors.come(at="rules/5", language=language)
    battle = page.locator("#example-par")
    seen = []

    battle.get_by_role("button", name=words.t("rulebook-step-next")).focus()
    for step in range(1, 9):
        count = words.t("rulebook-step-count", step=step, steps=8)
        expect(battle.locator("p[aria-live]")).to_contain_text(count)
        expect(battle.locator("p[aria-live]")).to_contain_text(
            words.t(f"rulebook-example-par-{step}")
        )
        seen.append("".join(battle.locator(".totals").inner_text().split()))
        page.keyboard.press("Enter" if step % 2 else "ArrowRight")

    expect(battle.locator("button:focus")).to_have_count(1)
    to = words.t("rulebook-step-to")
    assert [totals for totals in seen if totals] == [f"2{to}0", f"2{to}1", f"2{to}5"]


def test_one_search_finds_chapters_and_rules(visitors: Visitors) -> None:
    page = visitors.come(at="rules")
    page.get_by_role("searchbox").fill("heroic death")

    headings = page.locator(".part h2")
    expect(headings).to_have_text(["In the chapters", "Numbered rules"])
    page.get_by_role("link", name="ABIL-3", exact=True).click()
    expect(page.locator("#ABIL-3")).to_be_focused()
    expect(page.locator("#ABIL-3")).to_be_in_viewport()


def test_a_margin_number_leads_to_the_rule_and_back_to_the_chapter(visitors: Visitors) -> None:
    page = visitors.come(at="rules/5")
    page.get_by_role("link", name="BATTLE-6", exact=True).click()
    expect(page.locator("#BATTLE-6")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("#chapter-5")).to_be_visible()
    page.goto(f"{visitors.place.url}/rules/5/spoils")
    expect(page.locator("[id='5/spoils']")).to_be_in_viewport()


def test_the_cards_of_an_example_are_laid_out_in_the_odds_calculator(visitors: Visitors) -> None:
    page = visitors.come(at="rules/5")
    page.get_by_role("link", name="Fight this battle yourself").click()

    for side, names in (
        ("attackers", ("Spy", "Conscripts", "Archers", "Trebuchet")),
        ("defenders", ("Genoese Crossbowmen", "Trưng Sisters")),
    ):
        for name in names:
            card = page.locator(f".{side}").get_by_role("button", name=re.compile(f"^{name}"))
            expect(card).to_have_count(1)


@pytest.mark.slow
@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_the_sheet_of_icons_is_one_page_of_paper(visitors: Visitors, language: str) -> None:
    page = visitors.come(at="rules/icons", language=language)
    expect(page.locator(".part h2")).to_be_visible()

    assert sheets_of_paper(page) == 1


def test_the_whole_book_is_printed_dark_on_white_without_navigation(visitors: Visitors) -> None:
    page = visitors.come(at="rules/whole", theme="dark")
    expect(page.locator("article")).to_have_count(len(CHAPTERS))

    assert len(CHAPTERS) <= sheets_of_paper(page) <= MOST_PAGES
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".rulebook")).to_have_attribute("data-theme", "light")
    for hidden in ("header nav", ".contents", ".telling >> nth=0", "footer"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator("#example-par .on-paper > li")).to_have_count(8)
    expect(page.locator("#example-par .on-paper > li > .picture")).to_have_count(8)
    expect(page.locator("#example-par .on-paper > li > .picture").last).to_be_visible()
    expect(page.locator("#example-par > .picture")).to_be_hidden()
    breaks = page.locator("article").evaluate_all(
        "all => all.map(one => getComputedStyle(one).breakBefore)"
    )
    assert breaks[1:] == ["page"] * 9
    picture(page, "rulebook/print")


def test_the_first_page_does_not_carry_the_rulebook(visitors: Visitors) -> None:
    page = visitors.come()
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    assert not [name for name in loaded if "rulebook" in name or "/Rules" in name]

    page.goto(f"{visitors.place.url}/rules")
    expect(page.locator("#chapter-1")).to_be_visible()
    loaded = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    assert [name for name in loaded if "assets/rulebook" in name]

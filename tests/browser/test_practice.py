"""Practice and the odds calculator in a browser: mouse, touch, keyboard, five languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from abth.practice.library import puzzle_number
from abth.words import words_in
from tests.browser.visitors import DESK, PHONE, Visitors, picture
from tests.browser.words import EACH_LANGUAGE

TABLET: ViewportSize = {"width": 820, "height": 1180}
CHOICES = "ul.choices > li > button"


def number_shown(page: Page) -> int:
    """The number of the puzzle on the page."""
    text = page.get_by_text(re.compile(r"Puzzle \d+")).first.inner_text()
    found = re.search(r"Puzzle (\d+)", text)
    assert found
    return int(found[1])


def test_a_puzzle_is_solved_by_mouse_and_the_next_one_comes(visitors: Visitors) -> None:
    page = visitors.come(at="practice")
    first = number_shown(page)
    right = puzzle_number(first).answers[0]

    page.locator(CHOICES).nth(right).click()

    expect(page.get_by_text("Yes, that is the best choice.")).to_be_visible()
    expect(page.locator(CHOICES).nth(right)).to_contain_text("best")
    assert page.locator(CHOICES).count() == page.locator(".worth").count()
    expect(page.get_by_text("1 of 1 right")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".worth")).to_have_count(0)
    assert number_shown(page) != first


def test_a_wrong_choice_says_which_is_worth_more_and_reloading_goes_on(visitors: Visitors) -> None:
    page = visitors.come(visitors.place.arrive("Ada"), at="practice")
    first = number_shown(page)
    puzzle = puzzle_number(first)
    wrong = next(n for n in range(len(puzzle.choices)) if n not in puzzle.answers)

    page.locator(CHOICES).nth(wrong).click()

    letter = "ABCDE"[puzzle.answers[0]]
    expect(page.get_by_text(f"{letter} is worth more.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("0 of 1 right")).to_be_visible()
    assert number_shown(page) != first


def test_while_another_kind_is_loading_the_old_puzzle_takes_no_answer(visitors: Visitors) -> None:
    page = visitors.come(at="practice")
    first = number_shown(page)
    held: list[Route] = []
    page.route("**/api/practice?*", lambda route: held.append(route))  # noqa: PLW0108
    answers: list[str] = []
    page.on("request", lambda sent: answers.append(sent.url) if sent.method == "POST" else None)

    page.get_by_role("radio", name="Line-up").check(force=True)
    choice = page.locator(CHOICES).first
    expect(choice).to_have_attribute("aria-disabled", "true")
    choice.click(force=True)
    page.keyboard.press("a")
    assert number_shown(page) == first
    for route in held:
        route.continue_()

    expect(choice).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".worth")).to_have_count(0)
    assert answers == []


def test_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come(at="practice")
    first = number_shown(page)
    letter = "abcde"[puzzle_number(first).answers[0]]

    page.keyboard.press(letter)
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.locator(".worth")).to_have_count(0)
    expect(page.locator("h2[tabindex='-1']")).to_be_focused()
    assert number_shown(page) != first


ASKED = {"line-up": "line-up", "token": "token", "fight": "Who do", "era": "Which Era do"}


def test_every_kind_fits_the_screen(visitors: Visitors) -> None:
    page = visitors.come(at="practice")
    for kind, asked in ASKED.items():
        label = words_in("en").t(f"practice-kind-{kind}")
        with page.expect_response(re.compile(f"kind={kind}")):
            page.get_by_role("radio", name=label).check(force=True)
        expect(page.locator("h2[tabindex='-1']")).to_contain_text(asked)

        page.locator(CHOICES).first.click()

        expect(page.get_by_role("button", name="Next puzzle")).to_be_visible()
        for size in (DESK, TABLET, PHONE):
            page.set_viewport_size(size)
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (kind, size)
            picture(page, f"practice-{kind}-{size['width']}")


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_the_page_speaks_every_language(visitors: Visitors, language: str) -> None:
    page = visitors.come(at="practice", language=language)
    words = words_in(language)

    expect(page.get_by_role("heading", level=1)).to_have_text(words.t("practice-title"))
    page.locator(CHOICES).first.click()

    expect(page.get_by_role("button", name=words.t("practice-next"))).to_be_visible()
    assert "practice-" not in page.locator("main").inner_text()


# The odds calculator


def test_a_battle_in_the_address_is_laid_out(visitors: Visitors) -> None:
    battle = "trebuchet, spy @diversion | english-longbowmen"
    page = visitors.come(at=f"odds/{battle.replace(' ', '%20').replace('|', '%7C')}/player")

    expect(page.locator(".attackers .unit")).to_have_count(2)
    expect(page.locator(".defenders .unit")).to_have_count(1)
    expect(page.get_by_role("radio", name="a player")).to_be_checked()
    expect(page.locator("dl").first).to_contain_text("%")


def test_a_battle_that_cannot_be_read_says_which_word_is_wrong(visitors: Visitors) -> None:
    page = visitors.come(at="odds/gizmo%20%7C%20spy")

    expect(page.get_by_text("This battle could not be read: gizmo")).to_be_visible()


def test_a_hand_gives_the_best_line_ups_and_one_is_laid_out(visitors: Visitors) -> None:
    page = visitors.come(at="odds/spy%20%7C%20english-longbowmen")
    page.get_by_role("radio", name="Your hand").check(force=True)
    cards = page.locator(".cards button")
    for number in range(4):
        cards.nth(number).click()

    expect(page.get_by_role("button", name="Set it up")).to_have_count(4)
    page.get_by_role("button", name="Set it up").nth(2).click()

    expect(page.locator(".attackers .unit")).to_have_count(3)
    picture(page, "odds-hand")

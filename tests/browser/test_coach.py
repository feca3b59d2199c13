"""The coach in the browser: at every kind of decision, by mouse, by key and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from abth.rules import moments as rules_moments
from abth.rules.game import Game
from tests.browser.checks import nothing_sticks_out
from tests.browser.driver import Driver
from tests.browser.moments import DECISIONS, Moment, every_moment, moment_where, table_at
from tests.browser.visitors import DESK, PHONE, Visitors, picture
from tests.browser.words import EACH_LANGUAGE

TABLET: ViewportSize = {"width": 820, "height": 1180}
DEFENDERS = 3
SUGGESTION = "[data-testid=suggestion]"


def sit(
    visitors: Visitors, moment: Moment, size: ViewportSize = DESK, language: str = "en"
) -> tuple[Page, Driver]:
    """The table of somebody who has to decide."""
    person, others = visitors.place.arrive("Ada"), visitors.place.arrive("Others")
    table = table_at(moment, person, others)
    page = visitors.come(person, f"table/{table}", size=size, language=language)
    driver = Driver(page)
    come_to_rest(page, driver)
    return page, driver


def come_to_rest(page: Page, driver: Driver) -> None:
    """Nothing lies over the table of somebody who has to decide."""
    driver.ready()
    driver.answer_the_alarm()
    recap = page.get_by_test_id("put-away")
    if recap.is_visible():
        recap.click()


def wide_choice(game: Game) -> bool:
    """An attack on the board with five cards; nobody calls another one."""
    hand = game.players[game.active].hand
    units = game.frame.box.units
    return (
        game.moment == rules_moments.ATTACK_FIRST
        and game.defender < 0
        and len(hand) >= 5
        and not any(units[card].reinforcement for card in (*hand, *game.battle.defenders.cards))
    )


def show_some(page: Page, least: int = 2, most: int = 3) -> int:
    """Choose a line-up of this size, so that laying it out does not complete it; its Units."""
    for move in page.locator(SUGGESTION).all():
        move.click()
        expect(move).to_have_attribute("aria-pressed", "true")
        units = page.get_by_test_id("ghost").count()
        if least <= units <= most:
            return units
    raise AssertionError("no line-up of this size is suggested")


SIZES = (DESK, TABLET, PHONE)  # in turn: each decision at one, each size at seven


@pytest.mark.slow
def test_the_coach_answers_at_every_decision(visitors: Visitors) -> None:
    """Nothing is offered unasked; asked, it answers in words and goes when it is not wanted."""
    person, others = visitors.place.arrive("Ada"), visitors.place.arrive("Others")
    page = visitors.come(person, "about")
    driver, panel = Driver(page), page.get_by_test_id("coach-panel")
    for number, moment in enumerate(DECISIONS):
        page.set_viewport_size(SIZES[number % len(SIZES)])
        table = table_at(every_moment()[moment], person, others)
        page.goto(f"{visitors.place.url}/table/{table}")
        come_to_rest(page, driver)
        assert driver.moment == moment
        expect(panel).to_have_count(0)

        before = driver.version
        page.get_by_test_id("coach").click()
        moves = page.locator(SUGGESTION)
        expect(moves.first).to_be_visible()
        words = panel.inner_text()

        assert 1 <= moves.count() <= 3, moment
        assert "coach-" not in words, moment  # every sentence has its words
        assert "{" not in words, moment
        nothing_sticks_out(page)
        page.get_by_test_id("coach-close").click()
        expect(panel).to_have_count(0)
        assert driver.version == before, moment


# What lies on top in the middle of the panel, and how far the panel reaches into the dialog.
APART = """panel => {
  const own = panel.getBoundingClientRect();
  const dialog = document.querySelector(".overlay").getBoundingClientRect();
  const top = document.elementFromPoint(own.x + own.width / 2, own.y + own.height / 2);
  const across = Math.min(own.right, dialog.right) - Math.max(own.left, dialog.left);
  const down = Math.min(own.bottom, dialog.bottom) - Math.max(own.top, dialog.top);
  const veil = document.querySelector(".veil");
  return { onTop: panel.contains(top), apart: across <= 0 || down <= 0,
    above: Number(getComputedStyle(panel).zIndex) > Number(getComputedStyle(veil).zIndex) };
}"""


@pytest.mark.parametrize("moment", ["choose-sabaton", "retrieve", "drop-token"])
def test_beside_a_dialog_the_coach_can_be_read_and_used(visitors: Visitors, moment: str) -> None:
    """On the desk the panel has its column: above the veil, and clear of the dialog."""
    page, _ = sit(visitors, every_moment()[moment])
    page.get_by_test_id("coach").click()
    expect(page.locator(SUGGESTION).first).to_be_visible()
    page.wait_for_timeout(500)
    picture(page, f"coach/beside-{moment}")

    seen = page.get_by_test_id("coach-panel").evaluate(APART)

    assert seen == {"onTop": True, "apart": True, "above": True}
    page.get_by_test_id("coach-close").click()
    expect(page.get_by_test_id("coach-panel")).to_have_count(0)


def test_a_line_up_is_shown_then_laid_out_then_taken_back(visitors: Visitors) -> None:
    """Ghosts first, Units on request, and one Undo takes all of it back."""
    page, driver = sit(visitors, moment_where(wide_choice))
    page.get_by_test_id("coach").click()
    expect(page.locator(SUGGESTION).first).to_be_visible()
    before = driver.version
    ghosts = page.get_by_test_id("ghost")
    expect(page.get_by_text("Suggested. Not placed yet.")).to_be_visible()
    assert 1 <= ghosts.count() <= 4
    cards = show_some(page)
    assert driver.version == before  # nothing is placed before it is asked for
    page.get_by_test_id("coach-lay-out").click()

    placed = page.locator('[data-unit^="0-"] .unit')
    expect(placed).to_have_count(cards)
    expect(page.get_by_test_id("coach-panel")).to_have_count(0)
    assert driver.moment == "attack-next"  # the battle has not begun
    page.get_by_test_id("undo").click()
    expect(placed).to_have_count(0)
    expect(driver.due).to_have_attribute("data-moment", "attack-first")


def test_the_coach_by_keyboard_alone(visitors: Visitors) -> None:
    """H asks, Escape puts it away, H asks again, 1 lays it out."""
    page, driver = sit(visitors, moment_where(wide_choice))
    page.keyboard.press("h")
    expect(page.locator(SUGGESTION).first).to_be_visible()
    expect(page.locator(".coach-panel h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("coach-panel")).to_have_count(0)

    page.keyboard.press("h")
    second = page.locator(SUGGESTION).nth(1)
    expect(second).to_be_visible()
    page.keyboard.press("2")
    expect(second).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")

    expect(page.locator('[data-unit^="0-"] .unit').first).to_be_visible()
    assert driver.moment == "attack-next"


def test_an_era_is_lit_and_the_chance_is_told(visitors: Visitors) -> None:
    """The jump among the suggestions shows where it leads."""
    page, _ = sit(visitors, every_moment()["prepare"])
    page.get_by_test_id("coach").click()
    jump = page.locator(SUGGESTION).filter(has_text=re.compile("Jump to Era"))
    jump.first.click()

    expect(page.locator(".era.suggested")).to_have_count(1)
    expect(jump.first).to_contain_text(re.compile(r"\d+ of 100"))


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_the_coach_speaks_the_language_of_the_table(visitors: Visitors, language: str) -> None:
    """With words that fit on a phone."""
    page, _ = sit(visitors, moment_where(wide_choice), PHONE, language)
    page.get_by_test_id("coach").click()
    expect(page.locator(SUGGESTION).first).to_be_visible()

    assert "coach-" not in page.get_by_test_id("coach-panel").inner_text()
    nothing_sticks_out(page)


def test_where_the_coach_is_off_there_is_no_button(visitors: Visitors) -> None:
    """A table for people and ratings, unless they agree."""
    ada, bo = visitors.place.arrive("Ada"), visitors.place.arrive("Bo")
    table = ada.make_table([None, None], seed=None)
    ada.sit(table, 0)
    bo.sit(table, 1)
    ada.start(table)
    page = visitors.come(ada, f"table/{table}")
    Driver(page).ready()

    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_test_id("coach-panel")).to_have_count(0)


def full_defense(game: Game) -> bool:
    """A challenge that can be met with three Units."""
    return (
        game.moment == rules_moments.DEFEND_FIRST
        and len(game.players[game.defender].hand) >= DEFENDERS
    )


def test_a_full_line_up_waits_for_its_confirmation(visitors: Visitors) -> None:
    """Laid out by the coach, three Units stand there, and the deployment has not ended."""
    page, driver = sit(visitors, moment_where(full_defense))
    page.get_by_test_id("coach").click()
    expect(page.locator(SUGGESTION).first).to_be_visible()
    show_some(page, DEFENDERS, DEFENDERS)
    page.get_by_test_id("coach-lay-out").click()

    expect(page.locator('[data-unit^="1-"] .unit')).to_have_count(DEFENDERS)
    expect(driver.due).to_have_attribute("data-held", "")
    assert driver.moment == "defend-next"

"""A battle in a browser: nothing is decided by itself, results wait, everything is in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from abth.rules import moments
from abth.rules.game import Game
from tests.browser.checks import nothing_sticks_out, whole_table_in_sight
from tests.browser.driver import DUE, OFFER, Driver
from tests.browser.moments import Moment, every_moment, moment_where
from tests.browser.test_in_sight import sit
from tests.browser.visitors import DESK, PHONE, Visitors
from tests.browser.words import EACH_LANGUAGE

LAPTOPS: tuple[ViewportSize, ...] = (
    DESK,
    {"width": 1366, "height": 768},
    {"width": 1280, "height": 720},
)
FULL_HAND = 8

# The cards of the hand with a value that lies below something else or outside the window.
HIDDEN_VALUES = """() => [...document.querySelectorAll(".hand button.card")].filter((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  return ![0.14, 0.34, 0.5, 0.66, 0.84].every((part) =>
    card.contains(document.elementFromPoint(left + width * part, top + height * 0.88)));
}).length"""

# The panels below the stage that are cut off, each with how much of it is missing.
CUT_OFF = """() => [...document.querySelectorAll("section:has(> .plate) .plate, .tale li")]
  .map((panel) => {
    const { bottom, right } = panel.getBoundingClientRect();
    const inside = [...panel.querySelectorAll("*")].map((part) => part.getBoundingClientRect());
    const lowest = Math.max(...inside.map((part) => part.bottom));
    const furthest = Math.max(...inside.map((part) => part.right));
    const over = Math.max(lowest - bottom, bottom - innerHeight, furthest - right);
    return [panel.textContent.trim().slice(0, 60), Math.round(over)];
  })
  .filter(([, over]) => over > 1)"""


def at(moment: int, fits: Callable[[Game], bool]) -> Moment:
    """A decision of this kind at which something is the case."""
    return moment_where(lambda game: game.moment == moment and fits(game))


def fourth_unit() -> Moment:
    return at(
        moments.ATTACK_NEXT,
        lambda game: (
            len(game.battle.attackers.cards) == 3 and len(game.players[game.to_act].hand) > 1
        ),
    )


def full_hand() -> Moment:
    return at(moments.ATTACK_FIRST, lambda game: len(game.players[game.to_act].hand) >= FULL_HAND)


def many_odds() -> Moment:
    """Several Units face me, and a full hand leaves little room beside it."""
    return at(
        moments.ATTACK_NEXT,
        lambda game: (
            game.defender < 0
            and len(game.battle.defenders.cards) >= 2
            and len(game.players[game.to_act].hand) >= FULL_HAND - 2
        ),
    )


def challenge() -> Moment:
    return at(
        moments.ATTACK_NEXT,
        lambda game: game.defender >= 0 and len(game.battle.defenders.cards) > 0,
    )


def last_token() -> Moment:
    return at(moments.ATTACK_TOKENS, lambda game: len(game.players[game.to_act].tokens) == 1)


def deployed(page: Page) -> int:
    return page.locator("[data-unit^='0-'] .card").count()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_fourth_unit_waits_for_engage(visitors: Visitors, size: ViewportSize) -> None:
    """It lies there and can be taken back; nothing has happened until it is confirmed."""
    page = sit(visitors, fourth_unit(), size)
    driver = Driver(page)
    version, hand = driver.version, ".hand" if size is DESK else ".phone-hand"
    cards = page.locator(f"{hand} button:not(.ask)").count()
    assert deployed(page) == 3

    driver.choose(driver.glowing())
    expect(page.locator(f"{DUE}[data-held]")).to_be_visible()
    assert (deployed(page), page.locator(f"{hand} button:not(.ask)").count()) == (4, cards - 1)
    assert driver.version == version
    expect(page.get_by_text("Nothing is decided until you press")).to_be_visible()

    page.get_by_test_id("undo").click()
    expect(page.locator(f"{DUE}[data-held]")).to_have_count(0)
    assert (deployed(page), driver.version) == (3, version)

    driver.choose(driver.glowing())
    page.reload()  # a visit to the settings, or a reload, loses nothing
    driver.ready()
    expect(page.locator(f"{DUE}[data-held]")).to_be_visible()
    if size is DESK:
        page.keyboard.press("Enter")
    else:
        page.locator(f'{OFFER}[data-key="Enter"]').click()
    expect(driver.due).to_have_attribute("data-stands", "telling")


def test_who_visits_the_settings_finds_the_unit_where_it_was(visitors: Visitors) -> None:
    page = sit(visitors, fourth_unit(), DESK)
    driver = Driver(page)
    driver.choose(driver.glowing())
    expect(page.locator(f"{DUE}[data-held]")).to_be_visible()
    table = page.url
    page.goto(f"{visitors.place.url}/settings")
    page.locator("h1").first.wait_for()
    page.goto(table)
    driver.ready()
    expect(page.locator(f"{DUE}[data-held]")).to_be_visible()
    assert deployed(page) == 4


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_last_token_waits_for_the_roll(visitors: Visitors, size: ViewportSize) -> None:
    page = sit(visitors, last_token(), size)
    driver = Driver(page)
    version = driver.version
    page.locator(".held-tokens button:has(> .glowing)").first.click()
    page.locator(".line-up-slot button:has(> .glowing)").first.click()
    expect(page.locator(f"{DUE}[data-held]")).to_be_visible()
    assert driver.version == version
    page.get_by_role("button", name="Roll the dice").click()
    expect(driver.due).to_have_attribute("data-stands", "telling")


def test_the_result_of_my_own_battle_waits(visitors: Visitors) -> None:
    """It is still there after a while, and goes with Enter; the log has not run ahead."""
    page = sit(visitors, fourth_unit(), DESK)
    driver = Driver(page)
    page.keyboard.press("Enter")
    expect(driver.due).to_have_attribute("data-stands", "telling")
    page.keyboard.press(" ")
    page.get_by_role("button", name="Log and chat").click()
    results = page.locator(".lines-of-log li").filter(has_text="won the battle")
    before = results.count()
    page.get_by_test_id("skip").click()
    expect(page.locator(".verdict")).to_be_visible()
    expect(results).to_have_count(before + 1)
    page.wait_for_timeout(2500)  # at speed 4 the old result was gone after 1.5 seconds
    expect(page.locator(".verdict")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("continue")).to_have_count(0)


def test_every_value_of_a_full_hand_is_in_sight(visitors: Visitors) -> None:
    page = sit(visitors, full_hand(), DESK)
    page.mouse.move(0, 0)
    assert page.locator(".hand button.card").count() >= FULL_HAND
    for size in LAPTOPS:
        page.set_viewport_size(size)
        assert page.evaluate(HIDDEN_VALUES) == 0, size
        assert page.evaluate(CUT_OFF) == [], size
        nothing_sticks_out(page)
        whole_table_in_sight(page)


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_the_panels_of_a_battle_are_whole(visitors: Visitors, language: str) -> None:
    names = ("defend-next", "defender-relaunch", "attack-next", "keep-stolen")
    for moment in (*map(every_moment().get, names), many_odds(), challenge()):
        assert moment is not None
        page = sit(visitors, moment, DESK, language)
        page.wait_for_load_state("networkidle")  # odds have come
        for size in LAPTOPS:
            page.set_viewport_size(size)
            assert page.evaluate(CUT_OFF) == [], (moment.name, moment.version, size)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_relic_is_picked_and_confirmed_in_its_dialog(
    visitors: Visitors, size: ViewportSize
) -> None:
    page = sit(visitors, every_moment()["keep-relic"], size)
    dialog = page.get_by_role("dialog")
    relics = dialog.locator("button.relic")
    confirm = dialog.locator(".btn.pri")
    expect(confirm).to_be_disabled()
    relics.nth(1).click()
    expect(relics.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(dialog.locator(".relic-option.picked")).to_have_count(1)
    expect(dialog.locator(".left-aside")).to_have_count(relics.count() - 1)
    expect(dialog.locator(".glowing")).to_have_count(0)
    expect(page.locator(f"{DUE} .btn.pri")).to_have_count(0)
    relics.nth(0).click()
    expect(relics.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(confirm).to_be_in_viewport(ratio=1)
    confirm.click()
    expect(dialog).to_have_count(0)


def test_odds_are_of_a_hundred_and_fractions_on_request(visitors: Visitors) -> None:
    page = sit(visitors, every_moment()["attack-next"], DESK)
    chances = page.locator(".chances")
    expect(chances).to_contain_text("of 100")
    expect(chances).not_to_contain_text("/")
    expect(page.locator(".falls").first).to_contain_text("%")
    page.get_by_role("button", name="Fractions").click()
    expect(page.get_by_role("button", name="Fractions")).to_have_attribute("aria-pressed", "true")


def test_a_challenge_says_what_its_odds_assume(visitors: Visitors) -> None:
    page = sit(visitors, challenge(), DESK)
    expect(page.locator(".assumes")).to_contain_text("Assumes that nobody assigns")
    assert page.evaluate(CUT_OFF) == []

"""A finger asks where a mouse would rest: tokens, wheel and counts say what they are on a tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.driver import Driver
from tests.browser.moments import every_moment, table_at
from tests.browser.place import Place
from tests.browser.visitors import PHONE, SHORT, Visitors

TABLET: ViewportSize = {"width": 820, "height": 1180}
LAPTOP: ViewportSize = {"width": 1280, "height": 600}
SIZES = {"phone": PHONE, "short": SHORT, "tablet": TABLET, "laptop": LAPTOP}
HINT = ".hint.on"
# The buttons of the bar that something else lies over.
COVERED = """() => [...document.querySelectorAll(".action-bar .offers button")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return !one.closest("section").contains(over);
}).length"""

# Places to jump to that the coach lies over, wherever the page is scrolled.
UNDER_COACH = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const found = [];
  for (const top of [0, document.documentElement.scrollHeight]) {
    scrollTo(0, top);
    await frame();
    for (const one of document.querySelectorAll(".jump-here, .jump-sign")) {
      const { left, top, width, height } = one.getBoundingClientRect();
      for (const part of [0.1, 0.5, 0.9]) {
        const over = document.elementFromPoint(left + width * part, top + height * part);
        if (over?.closest(".coach-panel")) found.push(one.outerHTML);
      }
    }
  }
  return found;
}"""


@pytest.fixture
def fingers(visitors: Visitors, place: Place) -> Page:
    """Somebody with a phone who may insert a tile, take a token, or jump."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()["prepare"], person, others)
    page = visitors.come(person, f"table/{table}", size=PHONE, touch=True)
    Driver(page).until_due("prepare")
    page.evaluate("document.querySelector('[data-testid=put-away]')?.click()")
    return page


def test_a_tap_on_a_token_says_what_it_is_and_why_it_cannot_be_taken(fingers: Page) -> None:
    token = fingers.locator(".token-space:not(.pointed) button").first
    token.tap()
    expect(fingers.locator(HINT)).to_contain_text("token")
    refused = fingers.locator(".toast")
    expect(refused).to_contain_text("Not possible")
    expect(refused.locator(".instead").first).to_be_visible()


def test_a_tap_on_the_wheel_explains_an_action_that_is_not_active(fingers: Page) -> None:
    fingers.locator(".sec:not(.act)").first.tap(force=True)  # it says that it is disabled
    expect(fingers.locator(HINT)).to_contain_text("TRAVEL-")
    expect(fingers.locator(".toast")).to_contain_text("Not possible")


def test_a_tap_on_a_count_says_what_it_counts_and_a_second_puts_that_away(fingers: Page) -> None:
    deck = fingers.locator(".own-counts .own-count").first
    deck.tap()
    expect(fingers.locator(HINT)).to_contain_text("Deck")
    deck.tap()
    expect(fingers.locator(HINT)).to_have_count(0)


def test_a_tap_on_what_can_be_done_does_it_without_a_word(fingers: Page) -> None:
    driver = Driver(fingers)
    before = driver.version
    fingers.locator(".token-space.legal button").tap()
    driver.moved_on(before)
    expect(fingers.locator(HINT)).to_have_count(0)


def test_log_and_chat_never_lie_over_the_buttons(fingers: Page) -> None:
    for size in SIZES.values():
        fingers.set_viewport_size(size)
        fingers.keyboard.press("l")
        expect(fingers.locator(".drawer.over")).to_be_visible()
        assert fingers.evaluate(COVERED) == 0
        fingers.locator(".drawer .close").click()
        expect(fingers.locator(".drawer.over")).to_have_count(0)


@pytest.mark.parametrize("size", ["tablet", "laptop"])
def test_the_coach_never_lies_over_a_place_to_jump_to(fingers: Page, size: str) -> None:
    fingers.set_viewport_size(SIZES[size])
    fingers.get_by_test_id("coach").click()
    fingers.locator(".coach-panel").wait_for()
    expect(fingers.locator(".jump-here").first).to_be_visible()
    assert fingers.evaluate(UNDER_COACH) == []
    assert fingers.evaluate(COVERED) == 0


def test_a_card_under_a_finger_leaves_the_place_to_jump_to_free(fingers: Page) -> None:
    """Browsers keep a hover after a tap: a card that rises then would stay over its Era's head."""
    fingers.set_viewport_size(TABLET)
    card = fingers.locator(".era.jump .units button.card").first
    place = card.bounding_box()
    card.hover()
    assert fingers.locator(".units button.card:hover").count() == 1
    assert card.bounding_box() == place

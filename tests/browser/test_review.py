"""The review in a browser: its charts are read in several ways, and a moment leads on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from abth.protocol.log import encode
from abth.review import turns
from tests.browser.checks import nothing_sticks_out, violations_of
from tests.browser.place import Place
from tests.browser.visitors import PATIENCE, PHONE, SHORT, Visitors, picture
from tests.played import finished
from tests.server.test_reviews import OddEras


@pytest.fixture(autouse=True)
def quick_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "Chances", OddEras)
    monkeypatch.setattr(turns, "reason_for", lambda *_: None)


def opened(page: Page) -> None:
    """Open the review and wait until it is complete."""
    page.get_by_test_id("review-open").click()
    expect(page.get_by_test_id("review-ledger")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_test_id("review-progress")).to_have_count(0)


@pytest.mark.slow
def test_a_review_is_read_walked_and_tried(visitors: Visitors, place: Place) -> None:
    ada = place.arrive("Ada")
    table = ada.ask("POST", "/matches", raw=encode(finished(2)))["id"]
    page = visitors.come(ada, f"table/{table}")
    opened(page)
    expect(page.get_by_role("heading", name="Review", exact=True)).to_be_focused()
    expect(page.get_by_test_id("review-curve").locator("figcaption")).to_contain_text("in Round")
    assert 1 <= page.get_by_test_id("review-moment").count() <= 3
    assert violations_of(page) == []
    nothing_sticks_out(page)
    picture(page, "review/desk")

    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", "12")
    for _ in range(2):
        page.get_by_role("button", name="Show as a table").first.click()
    expect(page.get_by_test_id("review-curve").locator("tbody tr")).to_have_count(13)
    expect(page.get_by_test_id("review-ledger").locator("tbody tr")).to_have_count(2)
    assert violations_of(page) == []

    page.get_by_role("button", name="See the moment").first.click()
    view = page.get_by_test_id("review-moment-view")
    expect(view).to_contain_text("No hidden card was used.")
    expect(view.locator("tr.best")).to_have_count(1)
    expect(view.locator("tr.played")).to_have_count(1)
    assert violations_of(page) == []
    nothing_sticks_out(page)
    picture(page, "review/moment")
    page.get_by_role("button", name="Try it from here").click()
    expect(page).not_to_have_url(f"{place.url}/table/{table}")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "theme", "language"), [("phone", "light", "de"), ("short", "dark", "fr")]
)
def test_a_review_fits_small_screens(
    visitors: Visitors, place: Place, size: str, theme: str, language: str
) -> None:
    ada = place.arrive("Ada")
    table = ada.ask("POST", "/matches", raw=encode(finished(4)))["id"]
    sizes = {"phone": PHONE, "short": SHORT}
    page = visitors.come(
        ada, f"table/{table}", size=sizes[size], theme=theme, language=language, touch=True
    )
    opened(page)
    assert violations_of(page) == []
    nothing_sticks_out(page)
    picture(page, f"review/{size}")
    page.get_by_test_id("review-moment").first.get_by_role("button").nth(1).click()
    expect(page.get_by_test_id("review-moment-view")).to_be_visible()
    assert violations_of(page) == []
    nothing_sticks_out(page)
    picture(page, f"review/{size}-moment")

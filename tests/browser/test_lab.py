"""The balance lab in a browser: a card is changed, drawn, judged at once, played with, saved."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from abth.content import load_box
from abth.content.changes import changes_between
from tests.browser.checks import nothing_sticks_out, violations_of, words_are_there
from tests.browser.visitors import DESK, PHONE, Visitors

pytestmark = pytest.mark.slow


def test_a_changed_card_is_drawn_judged_played_and_saved(
    visitors: Visitors, tmp_path: Path
) -> None:
    page = visitors.come(at="lab")
    page.get_by_role("button", name="Medium-Range: one more").click()
    page.get_by_role("button", name="Close Combat: one less").click()

    expect(page.get_by_text("2 changes: Medium-Range 4 → 5 and Close Combat 3 → 2")).to_be_visible()
    expect(page.get_by_label("Turtle Ship. Elite Unit")).to_have_attribute(
        "aria-label", re.compile("Medium-Range 5, Close Combat 2")
    )
    expect(page.get_by_text("as printed.").last).to_be_visible()
    assert violations_of(page) == []

    page.get_by_role("radio", name="Soldier").check(force=True)
    page.get_by_role("button", name="What would change?").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("row", name="Turtle Ship").first).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Canceled after")).to_be_visible()
    page.reload()
    expect(page.get_by_text("2 changes: Medium-Range 4 → 5 and Close Combat 3 → 2")).to_be_visible()
    expect(page.get_by_text("Canceled after")).to_be_visible()
    expect(page.get_by_text("These results are for earlier numbers.")).to_have_count(0)

    with page.expect_download() as saved:
        page.get_by_role("button", name="Export as a folder").click()
    zipfile.ZipFile(saved.value.path()).extractall(tmp_path)
    found = changes_between(load_box(), load_box(tmp_path / "mybox")).numbers
    assert [(change.field, change.after) for change in found] == [("medium", 5), ("close", 2)]

    page.get_by_role("button", name="Undo all").click()
    expect(page.get_by_text("As printed.", exact=False).first).to_be_visible()
    expect(page.get_by_role("button", name="What would change?")).to_be_disabled()
    page.set_viewport_size(PHONE)
    nothing_sticks_out(page)
    words_are_there(page)


def test_the_lab_fits_one_screen(visitors: Visitors) -> None:
    """On a desk nothing scrolls, with results too; on a low screen the columns do, not the page."""
    page = visitors.come(at="lab", size=DESK)
    page.get_by_role("button", name="Medium-Range: one more").click()
    page.get_by_role("radio", name="Soldier").check(force=True)
    page.get_by_role("button", name="What would change?").click()
    expect(page.get_by_role("button", name=re.compile("Show all"))).to_be_in_viewport(ratio=1)
    hidden = "e => e.scrollHeight - e.clientHeight"
    assert page.locator(".lab > div").evaluate_all(f"all => all.map({hidden})") == [0, 0, 0]
    assert page.locator(":root").evaluate(hidden) == 0

    page.set_viewport_size({"width": 1280, "height": 720})
    assert page.locator(":root").evaluate(hidden) == 0
    page.get_by_role("button", name=re.compile("Show all")).scroll_into_view_if_needed()
    expect(page.get_by_role("button", name=re.compile("Show all"))).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Cancel").click()


def test_a_visitor_from_elsewhere_reads_who_may_use_the_lab(visitors: Visitors) -> None:
    visitors.expected.append("403")
    page = visitors.come(at="about")
    page.set_extra_http_headers({"X-Forwarded-For": "192.0.2.7"})
    page.goto(f"{visitors.place.url}/lab")

    expect(page.get_by_text("is for the person who runs this server")).to_be_visible()
    expect(page.get_by_role("button", name="Export as a folder")).to_have_count(0)
    assert violations_of(page) == []

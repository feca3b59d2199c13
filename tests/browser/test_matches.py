"""Whole matches in a browser: by mouse, by keyboard, and five people around one screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.driver import Driver
from tests.browser.place import Place, running
from tests.browser.visitors import Visitors


@pytest.mark.slow
def test_a_whole_match_against_bots_by_mouse(
    chromium: Browser, client: Path, tmp_path: Path
) -> None:
    """Two clicks from home to the table; the bots think as they do for everybody."""
    with running(tmp_path, client, quick=False) as place:
        visitors = Visitors(chromium, place, "mouse")
        try:
            page = visitors.come(motion="full")
            page.get_by_role("radio", name="1", exact=True).check()
            page.locator(".play .btn.pri").click()
            driver = Driver(page)

            driver.play()

            expect(page.locator("main.end h1")).to_be_visible()
            assert {"prepare", "opponent", "attack-first", "attack-next"} <= set(driver.moments)
            visitors.look_for_errors()
        finally:
            visitors.leave()

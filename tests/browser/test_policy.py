"""The content policy without inline styles, and a base path, in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from abth.server.http.security import HEADERS
from abth.server.settings import Settings
from tests.browser.place import Place

pytestmark = pytest.mark.slow

LISTEN = """
window.broken = [];
document.addEventListener("securitypolicyviolation", (event) =>
    window.broken.push(`${event.violatedDirective} ${event.sourceFile} ${event.sample}`));
"""


def test_no_part_of_the_policy_allows_what_is_inline() -> None:
    policy = HEADERS["Content-Security-Policy"]

    assert "unsafe" not in policy
    assert "default-src 'none'" in policy


@pytest.mark.parametrize("base", ["", "/games/abth"])
def test_pages_and_a_match_work_under_the_policy(
    base: str, client: Path, chromium: Browser, tmp_path: Path
) -> None:
    place = Place(Settings(data=tmp_path / "abth.sqlite", static=client, base_path=base))
    place.start()
    try:
        ada = place.arrive("Ada")
        table = ada.make_table([None, "recruit"])
        ada.sit(table, 0)
        ada.start(table)
        page = chromium.new_page()
        page.add_init_script(LISTEN)
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("requestfailed", lambda request: faults.append(request.url))
        for path in ("", "settings", "odds", "rules", f"table/{table}"):
            page.goto(f"{place.url}{base}/{path}")
            page.locator("#app > *").first.wait_for()
            page.wait_for_load_state("networkidle")
            assert page.evaluate("window.broken") == [], path
        page.locator("[data-moment]").first.wait_for()
        assert page.evaluate("window.broken") == []
        assert faults == []
        page.close()
    finally:
        place.stop()

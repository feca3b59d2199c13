"""What can be said about a page without looking at it: names, words, places, contrast."""

from __future__ import annotations

import re

from playwright.sync_api import Page

# A message without words shows its id; so does one that lacks what it speaks of.
MESSAGE_ID = re.compile(r"\b[a-z]+(?:-[a-z0-9]+){1,}\b")
PLACEHOLDER = re.compile(r"\{ ?\$|\{\$|\?\?\?")


def nothing_sticks_out(page: Page) -> None:
    """A page is never wider than its window."""
    wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1], f"{wide[0]} pixels wide in a window of {wide[1]}"


def whole_table_in_sight(page: Page) -> None:
    """On a laptop the table needs no scrolling."""
    high = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    assert high[0] <= high[1], f"{high[0]} pixels high in a window of {high[1]}"


def words_are_there(page: Page) -> None:
    """No placeholder of a message is left over."""
    text = page.locator("body").inner_text()
    assert not PLACEHOLDER.search(text), PLACEHOLDER.findall(text)

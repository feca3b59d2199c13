"""Two people with browsers of their own: news, lost lines, challenges, undo, watching."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.driver import DUE, END, Driver
from tests.browser.moments import every_moment, table_at
from tests.browser.place import Guest, Place, running
from tests.browser.visitors import Visitors

LOST = ("WebSocket", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "Failed to load")


@pytest.fixture
def own_place(client: Path, tmp_path: Path) -> Iterator[Place]:
    """A server that a test may stop."""
    with running(tmp_path, client) as place:
        yield place


def duel(place: Place, **options: object) -> tuple[str, Guest, Guest]:
    """A table of two people that has begun."""
    ada, ben = place.arrive("Ada"), place.arrive("Ben")
    table = ada.make_table([None, None], **options)
    ada.sit(table, 0)
    ben.sit(table, 1)
    ada.start(table)
    return table, ada, ben


def in_step(first: Driver, second: Driver) -> bool:
    """Whether both see the match at the same version, all told."""
    return first.version == second.version and "telling" not in (first.stands, second.stands)


def take_turns(drivers: list[Driver], steps: int) -> int:
    """So many steps by whoever has something to do; how many were taken before the end."""
    pages = [driver.page for driver in drivers]
    for done in range(steps):
        if all(page.locator(END).count() for page in pages):
            return done
        acting = next(
            (
                driver
                for driver in drivers
                if not driver.page.locator(END).count()
                and driver.stands not in ("waiting", "busy")
            ),
            None,
        )
        if acting is not None:
            acting.step()
        else:
            settle(drivers)
    return steps


def settle(drivers: list[Driver]) -> None:
    """Everybody waits because news are under way: wait for them."""
    drivers[0].page.wait_for_function(
        "selector => !['waiting', 'busy'].includes(document.querySelector(selector)?.dataset.stands)"
        " || document.querySelector(selector).dataset.moment !== ''",
        arg=DUE,
    )


def offline(page: Page, lost: bool) -> None:
    """The net goes, or comes back."""
    page.context.set_offline(lost)

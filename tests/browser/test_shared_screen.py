"""Two players at one screen: nobody reads in it what only the other may know (R-55)."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from abth.content import load_box
from tests.browser.driver import Driver
from tests.browser.place import Guest, Place
from tests.browser.visitors import Visitors

BOX = load_box()
VEILS = 5  # changes of hands that are looked at
NAMES = ("Ada", "Ben")

# Whatever a person or a screen reader can read: words, labels, titles, descriptions.
EVERY_TEXT = """() => {
  const said = [document.title, document.body.innerText, document.body.textContent];
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "alt", "aria-description", "placeholder"])
      if (element.hasAttribute(name)) said.push(element.getAttribute(name));
  return said.join("\\n");
}"""
LOG = ".lines-of-log li"


def shared_table(place: Place) -> tuple[Guest, str]:
    """A person with both seats, and the table."""
    person = place.arrive("Ada")
    table = person.make_table([None, None])
    for seat, name in enumerate(NAMES):
        person.sit(table, seat, name)
    person.start(table)
    return person, table


def hands(person: Guest, table: str) -> list[set[str]]:
    """The names of the cards in each hand, as the server knows them."""
    views: list[dict[str, Any]] = person.position(table)["views"]
    return [
        {BOX.units[card].name for card in view["view"]["players"][view["seat"]]["hand"]}
        for view in views
        if view["seat"] is not None
    ]


def log_of(page: Page) -> list[str]:
    return page.locator(LOG).all_inner_texts()


def test_behind_the_veil_nothing_private_can_be_read(visitors: Visitors, place: Place) -> None:
    person, table = shared_table(place)
    page = visitors.come(person, f"table/{table}")
    spectator = visitors.come(None, f"table/{table}")
    driver, public = Driver(page, seed=4, brisk=True), Driver(spectator)
    looked = 0
    secrets: set[str] = set()
    while looked < VEILS:
        driver.play(lambda: driver.stands == "curtained")
        shown = page.evaluate(EVERY_TEXT)
        expect(public.due).to_have_attribute("data-version", driver.version)
        if public.stands == "telling":
            public.skip()
        open_to_all = spectator.evaluate(EVERY_TEXT)
        hidden = {name for hand in hands(person, table) for name in hand if name not in open_to_all}
        secrets |= hidden

        assert not [line for line in shown.splitlines() if any(name in line for name in hidden)]
        assert log_of(page) == log_of(spectator)

        looked += 1
        driver.step()
    assert secrets, "there was nothing to hide"


def test_the_log_tells_the_holder_of_the_screen_their_own_cards_alone(
    visitors: Visitors, place: Place
) -> None:
    person, table = shared_table(place)
    page = visitors.come(person, f"table/{table}")
    spectator = visitors.come(None, f"table/{table}")
    driver, public = Driver(page, seed=4, brisk=True), Driver(spectator)
    told: set[str] = set()
    for _ in range(VEILS):
        driver.play(lambda: driver.stands == "curtained")
        holder = next(name for name in NAMES if name in page.locator(".curtain h2").inner_text())
        driver.step()
        driver.ready()
        if driver.stands == "telling":
            driver.skip()
        expect(public.due).to_have_attribute("data-version", driver.version)
        if public.stands == "telling":
            public.skip()
        more = set(log_of(page)) - set(log_of(spectator))
        told |= more

        assert all(line.startswith(holder) for line in more), more
        driver.step()
    assert told, "no card was drawn"

"""A picture of every page and of every kind of decision, on a desk and on a phone.

With `ABTH_PICTURES` they are kept under `build/screenshots/`. What can be checked without eyes is
checked: the page stands as it should, nothing sticks out at the side, no message lacks its words.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import nothing_sticks_out, whole_table_in_sight, words_are_there
from tests.browser.driver import Driver
from tests.browser.moments import DECISIONS, PLAYERS, every_moment, played, table_at
from tests.browser.place import Guest, Place
from tests.browser.visitors import DESK, SIZES, Visitors, picture

PAGES = ("", "new", "matches", "watch", "odds", "leaders", "rules", "about", "settings")
MOST_BEATS = 80
LOOKS = (("dark", "en"), ("light", "de"))


@pytest.fixture(scope="module")
def known(place: Place) -> Guest:
    """Somebody with matches behind and before them, so that pages have something to show."""
    guest, friend = place.arrive("Ada"), place.arrive("Benedikt")
    guest.bring(played(5)[0])
    for number in range(2):
        table = guest.make_table([None, "captain", "recruit"], name=f"Evening {number + 1}")
        guest.sit(table, 0)
        guest.start(table)
    open_table = friend.make_table([None, None, "soldier"], name="Come and play")
    friend.sit(open_table, 0)
    return guest


def both_sizes(page: Page, name: str) -> None:
    """Pictures of what a window shows, on a desk and on a phone."""
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate("document.fonts.ready")
        picture(page, f"{name}-{size}")
        nothing_sticks_out(page)
        words_are_there(page)
    page.set_viewport_size(DESK)


@pytest.mark.long
@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_every_page_has_its_picture(
    visitors: Visitors, known: Guest, theme: str, language: str
) -> None:
    page = visitors.come(known, theme=theme, language=language)
    for name in PAGES:
        page.goto(f"{visitors.place.url}/{name}")
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.locator(".waiting")).to_have_count(0)
        both_sizes(page, f"pages/{name or 'home'}-{theme}-{language}")


@pytest.mark.long
@pytest.mark.parametrize(("theme", "language"), LOOKS)
def test_lobby_end_and_the_way_back_have_their_pictures(
    visitors: Visitors, known: Guest, theme: str, language: str
) -> None:
    lobby = known.make_table([None, None, None, "general"], name="Friday")
    known.sit(lobby, 0)
    page = visitors.come(known, f"table/{lobby}", theme=theme, language=language)
    page.locator(".lobby").wait_for()
    both_sizes(page, f"pages/lobby-{theme}-{language}")

    match = known.bring(played(7)[0])
    page.goto(f"{visitors.place.url}/table/{match}")
    page.locator("main.end .chart").wait_for()
    page.wait_for_load_state("networkidle")
    both_sizes(page, f"pages/end-{theme}-{language}")

    page.locator("main.end header button").last.click()
    expect(page.locator(".table, .phone").first).to_be_visible()
    both_sizes(page, f"pages/look-back-{theme}-{language}")


@pytest.mark.long
def test_every_decision_has_its_picture(visitors: Visitors, place: Place) -> None:
    """In English, dark; `test_screens.py` has them in German, dark and light. One window."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(person)
    driver = Driver(page)
    for moment in DECISIONS:
        page.goto(f"{place.url}/table/{table_at(every_moment()[moment], person, others)}")
        driver.ready()
        expect(driver.due).to_have_attribute("data-moment", moment)
        if moment == "defend-first":
            both_sizes(page, f"decisions/{moment}-alarm")
        driver.answer_the_alarm()
        page.wait_for_load_state("networkidle")  # odds have come

        both_sizes(page, f"decisions/{moment}")
        whole_table_in_sight(page)
        driver.decide()


def test_every_kind_of_decision_comes_up() -> None:
    """D-2 to D-23 of the rules, each in a match of four."""
    assert set(every_moment()) == set(DECISIONS)
    assert all(len(moment.log.seats) == PLAYERS for moment in every_moment().values())


@pytest.mark.long
def test_a_battle_has_its_pictures(visitors: Visitors, place: Place) -> None:
    """The story is stopped and told step by step, up to the verdict."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(
        person, f"table/{table_at(every_moment()['attack-next'], person, others)}", motion="full"
    )
    driver = Driver(page, brisk=True)
    driver.until_due("attack-next")
    driver.play(lambda: driver.stands == "telling")
    page.keyboard.press("Space")
    told = page.locator(".due p")
    for number in range(1, MOST_BEATS):
        if page.locator(".verdict").count() > 0:
            break
        if number % 2 == 0:
            both_sizes(page, f"battle/{number:02}")
        before = told.inner_text()
        page.keyboard.press("ArrowRight")
        expect(told).not_to_have_text(before)
    expect(page.locator(".verdict")).to_be_visible()
    both_sizes(page, "battle/verdict")


@pytest.mark.long
def test_what_lies_over_the_table_has_its_pictures(visitors: Visitors, place: Place) -> None:
    """The panel of a player, a pile, a card, the keys, a refusal, the drawer, the curtain."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()["prepare"], person, others)
    page = visitors.come(person, f"table/{table}")
    Driver(page).until_due("prepare")
    overlay = page.locator(".overlay")

    ways: dict[str, Callable[[], None]] = {
        "player": page.locator(".opp").first.click,
        "pile": page.locator(".era.e2 button.heap-no").click,
        "card": lambda: page.locator(".era.e4 .card").first.click(button="right"),
        "keys": lambda: page.keyboard.press("?"),
    }
    for name, open_it in ways.items():
        open_it()
        expect(overlay).to_be_visible()
        both_sizes(page, f"over/{name}")
        page.keyboard.press("Escape")
        expect(overlay).to_have_count(0)

    page.locator(".token-space:not(.pointed) button").first.dispatch_event("click")
    expect(page.locator(".toast")).to_be_visible()
    both_sizes(page, "over/refusal")
    page.keyboard.press("Escape")
    for key, name in (("l", "log"), ("m", "chat")):
        page.keyboard.press(key)
        both_sizes(page, f"over/{name}")

    spectator = visitors.come(None, f"table/{table}")
    expect(Driver(spectator).due).to_have_attribute("data-stands", "waiting")
    both_sizes(spectator, "over/spectator")

    shared = person.make_table([None, None])
    for seat, name in enumerate(("Ada", "Ben")):
        person.sit(shared, seat, name)
    person.start(shared)
    page.goto(f"{place.url}/table/{shared}")
    expect(page.locator(".curtain")).to_be_visible()
    both_sizes(page, "over/curtain")

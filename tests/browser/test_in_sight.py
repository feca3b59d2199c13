"""What has to be in sight, and what has to be said, wherever and whenever one looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from abth.rules.game import Game
from tests.browser.checks import nothing_sticks_out
from tests.browser.driver import Driver
from tests.browser.moments import (
    BOX,
    Moment,
    every_moment,
    moment_where,
    options_of,
    played,
    table_at,
)
from tests.browser.place import Place
from tests.browser.visitors import DESK, PHONE, Visitors
from tests.browser.words import EACH_LANGUAGE

SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
TABLET: ViewportSize = {"width": 1024, "height": 768}
SMALL_TABLET: ViewportSize = {"width": 700, "height": 900}
ADDRESS = "https://93.184.216.34/abth"  # one that needs no name server
LINKED = (5, 6)  # the spaces on either side of the border between Eras II and III

# The cards of the hand that are not in the window, or lie below something else.
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".phone-hand button")].filter((card) => {
  const { left, top, width, height } = card.getBoundingClientRect();
  if (left + width > innerWidth) return false; // the hand scrolls to its side
  const places = [0.1, 0.5, 0.9].map((part) => [left + width / 2, top + height * part]);
  return !places.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
}).length"""


def crowded(*wanted: str) -> Moment:
    """A decision with so many buttons."""
    return moment_where(lambda game: set(wanted) <= {text.split()[0] for text in options_of(game)})


def many_rivals(game: Game) -> bool:
    """Three can be challenged, and two actions be used."""
    options = options_of(game)
    return sum(text.startswith(("challenge", "use")) for text in options) >= 5


def shield_across(game: Game) -> bool:
    """A Link joins Eras II and III before the jump."""
    left, right = (int(game.board[space]) for space in LINKED)
    if left < 0 or right < 0 or "insert" not in options_of(game):
        return False
    link = BOX.units[left].link_right
    return bool(link != 0 and link == BOX.units[right].link_left)


def sit(visitors: Visitors, moment: Moment, size: ViewportSize, language: str = "en") -> Page:
    """The table of somebody who has to decide, who has answered the alarm."""
    place = visitors.place
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(moment, person, others)
    page = visitors.come(person, f"table/{table}", size=size, language=language)
    driver = Driver(page)
    driver.ready()
    driver.answer_the_alarm()
    return page


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_the_hand_is_in_sight_however_many_buttons_there_are(
    visitors: Visitors, language: str
) -> None:
    for moment in (
        crowded("insert", "take", "tighten-up", "jump"),
        moment_where(many_rivals),
        crowded("deploy", "use", "tighten-up"),
    ):
        page = sit(visitors, moment, PHONE, language)
        assert page.locator(".phone-hand button").count() > 0
        for size in (PHONE, SMALL_PHONE):
            page.set_viewport_size(size)
            assert page.evaluate(OUT_OF_SIGHT) == 0, size
            for button in page.locator(".action-bar .btn:not(.skip-link)").all():
                expect(button).to_be_in_viewport(ratio=1)
            nothing_sticks_out(page)


def test_a_card_of_the_phone_is_lifted_whole(visitors: Visitors) -> None:
    page = sit(visitors, every_moment()["prepare"], PHONE)
    page.locator(".phone-hand button").first.click()
    expect(page.locator(".lifted .card")).to_be_in_viewport(ratio=1)


def test_a_link_between_eras_two_and_three_is_in_sight(visitors: Visitors) -> None:
    page = sit(visitors, moment_where(shield_across), DESK)
    where_the_row_breaks = page.locator(".era.e3 > .from-before .link")
    for size in (DESK, TABLET, SMALL_TABLET):
        page.set_viewport_size(size)
        expect(page.locator(".era.e2 > .across .link")).to_be_in_viewport(ratio=1)
        if size is DESK:
            expect(where_the_row_breaks).to_be_hidden()
        else:
            expect(where_the_row_breaks).to_be_in_viewport(ratio=1)
        nothing_sticks_out(page)


def test_a_defender_reads_what_a_defender_can_win(visitors: Visitors) -> None:
    page = sit(visitors, every_moment()["defend-first"], DESK)
    stake = page.locator(".stake")
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        expect(stake).to_contain_text("Prowess")
        expect(stake).to_contain_text("Honor")
        expect(stake).not_to_contain_text("no Relic")
        expect(stake).not_to_contain_text("keep 1")  # the Attacker's ladder


def test_who_comes_in_the_middle_of_a_battle_reads_what_happened(visitors: Visitors) -> None:
    """Nothing is told again; the panel tells the steps, and so after a reload."""
    page = sit(visitors, every_moment()["attacker-relaunch"], DESK)
    for _ in range(2):
        driver = Driver(page)
        driver.ready()
        assert driver.stands == "due"
        expect(page.locator(".tale")).to_contain_text("Strong die")
        page.reload()


def test_looking_back_it_is_nobodys_turn(visitors: Visitors, place: Place) -> None:
    person = place.arrive("Ada")
    page = visitors.come(person, f"table/{person.bring(played(7)[0])}")
    page.get_by_role("button", name="Look back").click()
    due = Driver(page).due
    for step in range(3):
        expect(page.locator(".position")).to_contain_text(f"step {step} ")
        expect(due).to_contain_text("Reviewing")
        expect(due).not_to_contain_text("Your turn")
        page.get_by_role("button", name="One step forward").click()


def test_programs_get_tokens_and_notices_an_address(visitors: Visitors, place: Place) -> None:
    """A secret is shown once, opens the door, and opens it no more when it is taken back."""
    person = place.arrive("Ada")
    page = visitors.come(person, "settings")
    page.get_by_label("What is it for?").fill("My bot")
    page.get_by_role("button", name="Create a token").click()
    secret = page.get_by_label("Secret of My bot").input_value()
    bot = {"Authorization": f"Bearer {secret}"}
    assert place.client is not None
    assert place.client.get("/me", headers=bot).json()["name"] == "Ada"

    page.get_by_label("Address").fill(ADDRESS)
    page.get_by_role("button", name="Set the address").click()
    expect(page.get_by_label("Webhook key")).not_to_have_value("")
    assert person.ask("GET", "/me")["webhook"] == ADDRESS

    page.reload()
    expect(page.get_by_label("Address")).to_have_value(ADDRESS)
    expect(page.get_by_label("Secret of My bot")).to_have_count(0)
    page.get_by_role("button", name="Revoke My bot").click()
    expect(page.get_by_text("You have not created any tokens.")).to_be_visible()
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_label("Address")).to_have_value("")
    assert person.ask("GET", "/me")["webhook"] is None
    assert place.client.get("/me", headers=bot).status_code == 401


def test_an_address_that_is_none_is_refused_in_words(visitors: Visitors, place: Place) -> None:
    visitors.expected.append("400")
    page = visitors.come(place.arrive("Ada"), "settings", language="de")
    page.get_by_label("Adresse").fill("ftp://example.org/")
    page.get_by_role("button", name="Adresse speichern").click()
    expect(page.locator(".flash")).to_contain_text(
        "Benachrichtigungen gehen nur an eine öffentliche Adresse"
    )

"""People with browsers of their own at one table: lost lines, challenges, undo, watching."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from abth.protocol.log import Log
from tests.browser.driver import END, OFFER, Driver
from tests.browser.moments import PLAYERS, Moment, every_moment, played, table_at
from tests.browser.place import Guest, Place, running
from tests.browser.visitors import SIZES, Visitors

LOST = ("WebSocket", "ERR_", "Failed to load")  # what a browser says when a line is cut


@pytest.fixture
def own_place(client: Path, tmp_path: Path) -> Iterator[Place]:
    """A server that a test may end."""
    with running(tmp_path, client) as place:
        yield place


def duel(place: Place) -> tuple[str, list[Guest]]:
    """A table of two people that has begun."""
    people = [place.arrive("Ada"), place.arrive("Ben")]
    table = people[0].make_table([None, None])
    for seat, person in enumerate(people):
        person.sit(table, seat)
    people[0].start(table)
    return table, people


def play_on(table: str, people: list[Guest], drivers: list[Driver], steps: int) -> bool:
    """So many steps by whoever must decide; whether the match still goes on."""
    for _ in range(steps):
        seat = people[0].position(table)["due"]["seat"]
        if seat is None:
            return False
        drivers[seat].ready()
        drivers[seat].step()
    return True


@pytest.mark.slow
def test_two_browsers_with_a_reload_and_a_lost_line(chromium: Browser, own_place: Place) -> None:
    """What is done while the line is down is done when it is back; nobody has to reload."""
    visitors = Visitors(chromium, own_place, "two-browsers")
    visitors.expected += LOST
    table, people = duel(own_place)
    try:
        pages = [visitors.come(person, f"table/{table}") for person in people]
        drivers = [Driver(page, seed, brisk=True) for seed, page in enumerate(pages)]
        assert play_on(table, people, drivers, 20)

        pages[0].reload()
        assert play_on(table, people, drivers, 20)

        seat = people[0].position(table)["due"]["seat"]
        drivers[seat].until_due()
        before = drivers[seat].version
        own_place.stop()
        for page in pages:
            expect(page.get_by_test_id("offline")).to_be_visible()
        drivers[seat].answer_the_alarm()
        ways = drivers[seat].glowing() + pages[seat].locator(OFFER).all()
        ways[-1].click()
        own_place.start()
        for page in pages:
            expect(page.get_by_test_id("offline")).to_have_count(0)
        drivers[seat].moved_on(before)

        while play_on(table, people, drivers, 50):
            pass
        for driver in drivers:
            driver.play()
            expect(driver.page.locator(END)).to_be_visible()
        titles = {page.locator("main.end h1").inner_text() for page in pages}
        assert len(titles) == 1, titles
        visitors.look_for_errors()
    finally:
        visitors.leave()


@pytest.mark.slow
def test_a_person_is_challenged_and_defends(visitors: Visitors, place: Place) -> None:
    """It is loud and clear; both see the whole battle (CHAL-1)."""
    moment = every_moment()["defend-first"]
    ada, ben = place.arrive("Ada"), place.arrive("Ben")
    table = ada.fork(ada.bring(moment.log), moment.version - 1, PLAYERS)
    ben.sit(table, moment.seat)
    for seat in set(range(PLAYERS)) - {moment.seat}:
        ada.sit(table, seat, f"Ada {seat + 1}")
    ada.start(table)
    attacker = Driver(visitors.come(ada, f"table/{table}"))
    defender = Driver(visitors.come(ben, f"table/{table}"))
    attacker.until_due("opponent")
    expect(defender.due).to_have_attribute("data-stands", "waiting")

    attacker.page.locator(OFFER, has_text="Ben").click()

    alarm = defender.page.locator(".alarm-veil")
    expect(alarm).to_be_visible()
    expect(alarm.get_by_role("button")).to_be_focused()
    expect(defender.due).to_have_attribute("data-moment", "defend-first")
    defender.play_my_part()
    assert "defend-first" in defender.moments
    expect(attacker.page.locator(".line-up-slot .card")).not_to_have_count(0)
    attacker.play(lambda: attacker.stands == "telling")
    expect(attacker.page.get_by_test_id("skip")).to_be_visible()


def test_a_decision_is_taken_back(visitors: Visitors, place: Place) -> None:
    """A Unit that was deployed goes back to the hand, by mouse and by key (part 8, rule 7)."""
    moment = every_moment()["attack-next"]
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(moment, person, others)
    page = visitors.come(person, f"table/{table}")
    driver = Driver(page)
    driver.until_due("attack-next")
    hand = page.locator(".hand .card")
    cards = hand.count()

    for way in ("mouse", "key"):
        before = driver.version
        driver.glowing()[0].click()
        driver.moved_on(before)
        expect(hand).to_have_count(cards - 1)
        if way == "mouse":
            page.get_by_test_id("undo").click()
        else:
            page.get_by_test_id("undo").wait_for()
            page.keyboard.press("u")
        expect(hand).to_have_count(cards)
        expect(driver.due).to_have_attribute("data-moment", "attack-next")


def test_a_spectator_sees_what_lies_open(visitors: Visitors, place: Place) -> None:
    """Without a name: no hand, no buttons, but every move."""
    table, (ada, _) = duel(place)
    page = visitors.come(None, f"table/{table}")
    watcher = Driver(page)
    expect(watcher.due).to_have_attribute("data-stands", "waiting")
    expect(page.locator(OFFER)).to_have_count(0)
    expect(page.locator(".hand .card")).to_have_count(0)
    before = watcher.version

    position = ada.position(table)
    ada.act(table, position["due"]["seat"], position["views"][0]["legal"][0])

    watcher.moved_on(before)
    expect(page.locator(".hand .card")).to_have_count(0)


def test_a_refusal_names_its_rule_and_opens_it(visitors: Visitors, place: Place) -> None:
    """A token that is not indicated: the reason, the rule's number, the rule beside the table."""
    moment = every_moment()["prepare"]
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(moment, person, others)
    page = visitors.come(person, f"table/{table}")
    driver = Driver(page)
    driver.until_due("prepare")

    page.locator(".token-space:not(.pointed) button").first.dispatch_event("click")

    toast = page.locator(".toast")
    expect(toast).to_be_visible()
    expect(driver.due).to_have_attribute("data-moment", "prepare")
    atom = (toast.get_by_role("link").get_attribute("href") or "").rpartition("/")[2]
    assert atom in toast.inner_text()
    toast.get_by_role("link").click()
    rule = page.locator(".rules dt", has_text=atom)
    expect(rule).to_have_count(1)
    expect(rule).to_be_in_viewport()
    expect(driver.due).to_have_attribute("data-moment", "prepare")


def test_a_card_can_be_dismissed_before_the_first_unit(visitors: Visitors, place: Place) -> None:
    """The gear turns on until the first Unit stands: the hand stays in sight (TRAVEL-17)."""
    log, version, seat = dismissed_at_the_front()
    moment = Moment("dismiss", log, version, seat)
    person, others = place.arrive("Ada"), place.arrive("Others")
    for size in SIZES.values():
        table = table_at(moment, person, others)
        page = visitors.come(person, f"table/{table}", size=size)
        driver = Driver(page)
        driver.until_due("dismiss")
        expect(page.locator(".stage")).to_be_visible()
        driver.decide()


def dismissed_at_the_front() -> tuple[Log, int, int]:
    """A place in a match where a card is dismissed with the line-ups already in sight."""
    for seed in range(1, 100):
        log, seen = played(seed)
        for version, seat in seen.get("dismiss", []):
            if (version - 1, seat) in seen.get("attack-first", []):
                return log, version, seat
    raise AssertionError("nobody dismisses a card at the Battlefront")

"""Why a battle ended, what happened since my last turn, and an end that leads on."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from abth.protocol.log import Log
from abth.rules import moments
from abth.rules.events import BattleDecided, PlayerChallenged, TurnBegan
from abth.rules.game import Game
from abth.table.match.replay import replay
from tests.browser.checks import nothing_sticks_out, violations_of
from tests.browser.driver import Driver
from tests.browser.moments import BOX, Moment, every_moment, options_of, played, table_at
from tests.browser.place import Place
from tests.browser.visitors import DESK, PHONE, Visitors, picture
from tests.browser.words import EACH_LANGUAGE

TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
WHY = "[data-testid=why]"
PANELS = "[data-testid=why-panels]"
RECAP = "[data-testid=recap]"
ODDS = re.compile(r"^/odds/.+%7C.+")  # with a battle in it


def result_of_a_battle(visitors: Visitors, place: Place, **settings: object) -> Page:
    """A table at which the result of my own battle is in sight."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()["attack-next"], person, others)
    page = visitors.come(person, f"table/{table}", motion="full", **settings)  # type: ignore[arg-type]
    driver = Driver(page, brisk=True)
    driver.until_due("attack-next")
    driver.play(lambda: driver.stands == "telling")
    page.keyboard.press("Space")
    for _ in range(80):
        if page.locator(".verdict").count() > 0:
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(30)
    expect(page.locator(".verdict")).to_be_visible()
    return page


@pytest.mark.parametrize("size", SIZES)
def test_a_result_can_be_asked_why(visitors: Visitors, place: Place, size: str) -> None:
    """Three reasons, the Line in which it turned, 36 rolls with the one that came."""
    page = result_of_a_battle(visitors, place, size=SIZES[size])

    page.locator(WHY).click()

    panels = page.locator(PANELS)
    expect(panels.locator("li[data-reason]")).to_have_count(3)
    expect(panels.locator("[data-testid=pips] i")).to_have_count(36)
    expect(panels.locator("[data-testid=pips] i.rolled")).to_have_count(1)
    expect(page.locator("mark")).to_have_count(1)
    expect(panels.get_by_test_id("luck")).to_contain_text("ucky")
    expect(panels.get_by_test_id("try")).to_have_attribute("href", ODDS)
    picture(page, f"why/{size}")
    nothing_sticks_out(page)
    assert violations_of(page) == []
    page.keyboard.press("Escape")
    expect(panels).to_have_count(0)
    expect(page.locator(".verdict")).to_be_visible()
    page.locator(WHY).click()
    panels.get_by_test_id("try").click()
    expect(page.locator(".attackers .unit").first).to_be_visible()
    expect(page.locator(".defenders .unit").first).to_be_visible()


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_the_key_w_asks_why_in_every_language(
    visitors: Visitors, place: Place, language: str
) -> None:
    page = result_of_a_battle(visitors, place, language=language)

    page.keyboard.press("w")

    reasons = page.locator(f"{PANELS} li[data-reason]")
    expect(reasons).to_have_count(3)
    for text in reasons.all_inner_texts():
        assert "why-" not in text
        assert "{" not in text
    picture(page, f"why/{language}")
    page.keyboard.press("w")
    expect(page.locator(PANELS)).to_have_count(0)


def test_looking_back_a_result_can_be_asked_too(visitors: Visitors, place: Place) -> None:
    """From a turning point of the end to its battle, and why it ended so."""
    person = place.arrive("Ada")
    match = person.bring(played(7)[0])
    page = visitors.come(person, f"table/{match}", motion="full")
    points = page.get_by_test_id("turning-points")
    expect(points.locator("li")).to_have_count(3)
    picture(page, "why/end")

    points.locator("button").first.click()
    step = page.get_by_role("button", name="One step forward")
    for _ in range(6):
        version = Driver(page).version
        step.click()
        later = f"[data-testid=due]:not([data-version='{version}'])"
        page.locator(f"{WHY}, {later}").first.wait_for()
        if page.locator(WHY).count() > 0:
            break
    page.keyboard.press("w")

    expect(page.locator(f"{PANELS} li[data-reason]")).to_have_count(3)
    picture(page, "why/replay")


# Since my last turn


def challenged_before_my_turn() -> Moment:
    """My turn begins, and another player challenged me since my last one."""
    for seed in range(1, 40):
        log, seen = played(seed)
        for version, seat in seen["prepare"]:
            if was_challenged(log, version, seat):
                return Moment("prepare", log, version, seat)
    raise AssertionError("nobody was ever challenged")


@cache
def much_before_my_turn() -> Moment:
    """My turn begins with a gear to use, after many battles, one of them mine."""
    for seed in range(1, 40):
        log, seen = played(seed)
        for version, seat in seen["prepare"]:
            if not was_challenged(log, version, seat):
                continue
            match = replay(log, BOX, version)
            events = match.events
            own = [n for n, e in enumerate(events) if isinstance(e, TurnBegan) and e.seat == seat]
            since = events[own[-2] : own[-1]]
            fought = sum(isinstance(event, BattleDecided) for event in since)
            if fought >= 4 and any(text.startswith("use ") for text in options_of(match.game)):
                return Moment("prepare", log, version, seat)
    raise AssertionError("there was never so much to tell")


def was_challenged(log: Log, version: int, seat: int) -> bool:
    """Whether a seat was challenged since its last turn, and has just begun another."""
    match = replay(log, BOX, version)
    game: Game = match.game
    if game.moment != moments.PREPARE or game.tiles_inserted > 1 or game.token_taken or game.used:
        return False
    events = match.events
    turns = [n for n, event in enumerate(events) if isinstance(event, TurnBegan)]
    own = [n for n in turns if getattr(events[n], "seat", None) == seat]
    if len(own) < 2 or own[-1] != turns[-1]:
        return False
    since = events[own[-2] : own[-1]]
    return any(isinstance(event, PlayerChallenged) and event.defender == seat for event in since)


@pytest.mark.parametrize("size", SIZES)
def test_my_turn_begins_with_what_happened(visitors: Visitors, place: Place, size: str) -> None:
    """A strip of at most four pictures, gone at the first touch, kept in the Log."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(challenged_before_my_turn(), person, others)
    page = visitors.come(person, f"table/{table}", size=SIZES[size])
    Driver(page).ready()
    recap = page.locator(RECAP)
    expect(recap).to_be_visible()
    assert 1 <= recap.locator("li").count() <= 4
    expect(recap.locator("li.mine").first).to_be_visible()
    recap.evaluate(RESTS)
    picture(page, f"recap/{size}")
    assert violations_of(page) == []

    page.reload()
    expect(recap).to_be_visible()
    if size == "phone":
        recap.get_by_test_id("put-away").click()
    else:
        page.locator(".era").first.click(position={"x": 4, "y": 4})
    expect(recap).to_have_count(0)
    if size == "desk":
        page.locator("[data-recap]").click()
        expect(recap).to_be_visible()
        page.keyboard.press("r")
        expect(recap).to_have_count(0)
        expect(page.locator("[data-testid=due]")).to_have_attribute("data-stands", "telling")
        Driver(page).skip()
        expect(recap).to_be_visible()


ROOMS: tuple[ViewportSize, ...] = (
    DESK,
    {"width": 1280, "height": 720},
    TABLET,
    PHONE,
    {"width": 740, "height": 360},
    {"width": 640, "height": 360},
)

# It has arrived.
RESTS = "strip => Promise.all(strip.getAnimations().map((animation) => animation.finished))"

# What can be used and shares some of its place with the strip.
COVERED = """strip => {
  const box = strip.getBoundingClientRect();
  const usable = ".sec.legal, .token-space.legal, button:has(> .glowing), [data-testid=offer], "
    + "[data-testid=coach]";
  return [...document.querySelectorAll(usable)].filter((thing) => {
    const own = thing.getBoundingClientRect();
    return own.width > 0 && own.left < box.right - 1 && own.right > box.left + 1
      && own.top < box.bottom - 1 && own.bottom > box.top + 1;
  }).map((thing) => thing.outerHTML.slice(0, 120));
}"""


# What of the strip is wider than its place: it scrolls from top to bottom only.
WIDER = """strip => [strip, ...strip.querySelectorAll("*")].filter((part) => {
  if (!part.checkVisibility()) return false;
  const [box, own] = [strip.getBoundingClientRect(), part.getBoundingClientRect()];
  return own.right > box.right + 1 || own.left < box.left - 1;
}).concat(strip.scrollWidth > strip.clientWidth + 1 ? [strip] : [])
  .map((part) => part.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_the_strip_fits_and_covers_nothing_that_can_be_used(
    visitors: Visitors, place: Place, language: str
) -> None:
    """With as many pictures as there can be, at every size."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(much_before_my_turn(), person, others)
    page = visitors.come(person, f"table/{table}", language=language)
    Driver(page).ready()
    strip = page.locator(RECAP)
    for size in ROOMS:
        page.set_viewport_size(size)
        expect(strip.locator("li")).to_have_count(4)
        strip.evaluate(RESTS)
        picture(page, f"recap/{language}-{size['width']}x{size['height']}")

        assert page.locator(".sec.legal").count() > 0 or size is PHONE
        assert strip.evaluate(COVERED) == [], size
        assert strip.evaluate(WIDER) == [], size
        place_of_strip = strip.bounding_box()
        assert place_of_strip is not None
        assert place_of_strip["height"] >= 120
        expect(strip.get_by_test_id("put-away")).to_be_in_viewport(ratio=1)


# The end that leads on


def test_an_end_leads_on(visitors: Visitors, place: Place) -> None:
    """The same deal again in one click, and the next step of learning."""
    person = place.arrive("Ada")
    log, seen = played(7)
    version, seat = max(seen["prepare"])
    table = person.fork(person.bring(log), version, 4)
    for other in {0, 1, 2, 3} - {seat}:
        person.ask("PUT", f"/tables/{table}/seats/{other}", {"bot": "recruit"})
    person.sit(table, seat)
    person.start(table)
    page = visitors.come(person, f"table/{table}", speed=4)
    driver = Driver(page, brisk=True)
    driver.play()
    expect(page.locator("main.end h1")).to_be_visible()
    expect(page.get_by_test_id("next-step")).to_have_attribute("href", "/learn")
    picture(page, "why/end-own")
    nothing_sticks_out(page)

    page.get_by_test_id("same-deal").click()

    expect(page.locator("[data-testid=due]")).to_have_attribute("data-stands", "due")
    assert table not in page.url
    assert driver.version == str(version)

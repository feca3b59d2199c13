"""The first match, from home to its last step: in every language, by mouse, touch and keyboard."""

from __future__ import annotations

import os
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.lesson_driver import CONTINUE, DUE, NEXT, PATH, TELLER, Learner, Way
from tests.browser.visitors import DESK, PHONE, Visitors, picture

LANGUAGES: Final = ("en", "de", "fr", "it", "es")
WAYS: Final[tuple[Way, ...]] = ("mouse", "touch", "keyboard")
# Every language and every way, and between them a reload in every step. ABTH_EVERY_LEARNER=1 takes
# all fifteen pairs, each with a reload in every step: about 20 minutes.
SOME: Final[list[tuple[Way, str, tuple[str, ...]]]] = [
    (way, language, PATH[number :: len(LANGUAGES)])
    for number, (way, language) in enumerate(zip(WAYS * 2, LANGUAGES, strict=False))
]
EVERY: Final[list[tuple[Way, str, tuple[str, ...]]]] = [
    (way, language, PATH) for way in WAYS for language in LANGUAGES
]
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
# What the plate covers by more than a tenth, and how much of it. A phone's plate replaces the bar.
COVERED: Final = """() => {
  const plate = document.querySelector(".plate-of-vellum").getBoundingClientRect();
  const covered = (box) => {
    const width = Math.min(plate.right, box.right) - Math.max(plate.left, box.left);
    const height = Math.min(plate.bottom, box.bottom, innerHeight) - Math.max(plate.top, box.top);
    const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    return width > 0 && height > 0 ? (width * height) / (box.width * seen) : 0;
  };
  const needed = [".dim .hole", ".in-hand .card", ".hand-place .card", ".ladder", ".chances",
    ".dare", ".why .reasons", ".relic-option"];
  if (innerWidth >= 600) needed.push(".action-bar .btn");
  return needed.flatMap((at) => [...document.querySelectorAll(at)].map((thing) => {
    if (thing.closest(".plate-of-vellum")) return null;
    const share = covered(thing.getBoundingClientRect());
    return share > 0.1 ? `${at} ${Math.round(share * 100)}%` : null;
  })).filter((fault) => fault !== null);
}"""
# The plate finds its place again every 200 ms: it has stayed where it is for longer than that.
SETTLED: Final = """async () => {
  const place = () => [...document.querySelectorAll(".plate-of-vellum, .dim .hole")]
    .map((thing) => Object.values(thing.getBoundingClientRect().toJSON()).join()).join(";");
  for (let calm = 0, before = place(), tries = 0; calm < 6; tries += 1) {
    if (tries > 400) throw new Error("the plate does not come to rest");
    await new Promise((done) => setTimeout(done, 50));
    calm = place() === before ? calm + 1 : 0;
    before = place();
  }
}"""
LEARNERS: Final = [
    pytest.param(way, language, reloads, id=f"{way}-{language}")
    for way, language, reloads in (EVERY if os.environ.get("ABTH_EVERY_LEARNER") else SOME)
]


def begin(visitors: Visitors, way: Way = "mouse", language: str = "en") -> Page:
    """Somebody new comes, and wants to learn."""
    phone = way == "touch"
    page = visitors.come(size=PHONE if phone else DESK, language=language, touch=phone)
    page.get_by_test_id("learn").click()
    page.locator(TELLER).wait_for()
    return page


def test_the_whole_first_match_by_mouse(visitors: Visitors) -> None:
    """A wrong guess leaves the plate where it is, and the plate says what would work."""
    page = begin(visitors)
    learner = Learner(page)
    plate = page.get_by_role("region", name="Storyteller")

    def guess_wrong() -> None:
        page.locator(".era.e2 .era-name").click()  # one never stays where one is (TRAVEL-25)
        expect(plate).to_contain_text("Jump to an Era that glows")

    learner.before["jump"] = guess_wrong
    learner.learn()

    assert learner.steps == list(PATH)
    page.locator(TELLER).wait_for(state="detached")
    expect(page.locator(DUE)).to_have_attribute("data-moment", "prepare")


@pytest.mark.long
@pytest.mark.parametrize(("way", "language", "reloads"), LEARNERS)
def test_the_whole_first_match_with_reloads(
    visitors: Visitors, way: Way, language: str, reloads: tuple[str, ...]
) -> None:
    """Every step survives a reload of its page."""
    page = begin(visitors, way, language)
    learner = Learner(page, way, reloads=reloads)
    learner.learn()

    assert learner.steps == list(PATH)


@pytest.mark.long
def test_no_plate_covers_what_it_speaks_of(visitors: Visitors) -> None:
    """At a desk, on a tablet and on a phone: neither lit things nor the hand, odds or buttons."""
    page = begin(visitors)
    learner = Learner(page)
    faults: list[str] = []

    def measure() -> None:
        step = learner.step()
        for size in (TABLET, PHONE, DESK):
            page.set_viewport_size(size)
            page.evaluate(SETTLED)
            picture(page, f"lesson/{size['width']}-{step}")
            found: list[str] = page.evaluate(COVERED)
            faults.extend(f"{size['width']} {step}: {fault}" for fault in found)

    for step in PATH:
        learner.before[step] = measure
    learner.learn()

    assert not faults, "\n".join(faults)


def test_the_plate_is_a_region_with_the_focus_on_its_heading(visitors: Visitors) -> None:
    page = begin(visitors)
    plate = page.get_by_role("region", name="Storyteller")
    heading = plate.get_by_role("heading")

    expect(heading).to_be_focused()
    expect(plate).to_contain_text("Points to: Shield Bearers, long, medium, close")
    page.keyboard.press("F6")
    expect(heading).not_to_be_focused()
    page.keyboard.press("F6")
    expect(heading).to_be_focused()


def test_back_leads_to_the_line_before_and_escape_skips_a_step(visitors: Visitors) -> None:
    page = begin(visitors)
    page.keyboard.press("Enter")  # no Next here: it engages
    page.locator(f"{TELLER}[data-step=long]").wait_for()
    page.keyboard.press("Enter")
    page.locator(f"{TELLER}[data-step=medium]").wait_for()
    page.keyboard.press("Backspace")
    page.locator(f"{TELLER}[data-step=long]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(f"{TELLER}[data-step=medium]")).to_be_visible()


def test_the_lesson_ends_only_when_confirmed_and_can_be_taken_up_again(visitors: Visitors) -> None:
    page = begin(visitors)
    plate = page.get_by_role("region", name="Storyteller")
    page.get_by_role("button", name="End the lesson").click()
    expect(plate).to_contain_text("You can take it up again at any time under “Learn”.")
    page.get_by_test_id("lesson-stay").click()
    expect(plate).to_contain_text("Two Units meet")

    page.get_by_test_id("lesson-leave").click()
    page.get_by_test_id("lesson-end").click()
    page.locator(TELLER).wait_for(state="detached")
    page.locator("[data-testid=offer][data-key=Enter]").click()
    page.locator(CONTINUE).wait_for()
    page.keyboard.press("s")  # to the result, which waits
    page.locator(CONTINUE).click()
    page.locator(f"{DUE}[data-stands=due][data-moment=keep-relic]").wait_for()
    page.reload()
    page.locator(f"{DUE}[data-stands=due][data-moment=keep-relic]").wait_for()
    expect(page.locator(TELLER)).to_have_count(0)

    page.goto(f"{visitors.place.url}/learn")
    page.get_by_test_id("learn").click()
    expect(page.locator(f"{TELLER}[data-step=relic]")).to_be_visible()


def test_while_a_plate_goes_on_the_bar_does_not(visitors: Visitors) -> None:
    """One button for each thing: no second "Next", no second "Skip"."""
    page = begin(visitors)
    Learner(page).answer("meet")
    page.locator(f"{TELLER}[data-step=long]").wait_for()
    expect(page.get_by_role("button", name="Next")).to_have_count(0)  # the plate says "Strike"
    expect(page.get_by_role("button", name="Resume")).to_have_count(0)
    expect(page.locator(".action-bar").get_by_role("button", name="Skip")).to_have_count(1)


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_the_turns_of_the_rivals_are_watched_or_passed_over(visitors: Visitors, way: Way) -> None:
    page = begin(visitors, way)
    Learner(page, way).learn_until("rivals")
    page.get_by_test_id("lesson-other").click()
    expect(page.locator(f"{TELLER}[data-step=dare]")).to_be_visible()


def test_an_opened_card_is_read_before_the_plate(visitors: Visitors) -> None:
    """On a phone the plate would cover it; a tap beside the card closes it."""
    page = begin(visitors, "touch")
    page.locator("[data-unit='0-0'] button.card").tap()
    explained = page.get_by_test_id("explain")
    expect(explained.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    expect(page.locator(".plate-of-vellum")).to_be_hidden()
    explained.locator("h3").tap()
    expect(explained).to_have_count(0)
    expect(page.locator(".plate-of-vellum")).to_be_visible()


def test_doing_it_unasked_skips_its_step(visitors: Visitors) -> None:
    page = begin(visitors)
    page.keyboard.press("Enter")
    page.locator(f"{TELLER}[data-step=long]").wait_for()
    page.keyboard.press("s")  # to the result of the battle, which waits
    page.locator(f"{TELLER}[data-step=standing]").wait_for()
    page.locator(NEXT).click()
    page.locator(f"{TELLER}[data-step=relic]").wait_for()
    expect(page.locator(NEXT)).to_have_count(0)


def test_the_server_may_end_in_the_middle_of_the_lesson(visitors: Visitors) -> None:
    page = begin(visitors)
    Learner(page).answer("meet")
    page.locator(f"{TELLER}[data-step=long]").wait_for()
    visitors.expected += ["WebSocket", "Failed to load", "ERR_"]
    visitors.place.stop()
    visitors.place.start()
    page.reload()
    expect(page.locator(f"{TELLER}[data-step=long]")).to_be_visible()


def test_learning_is_offered_first_until_a_match_is_finished(visitors: Visitors) -> None:
    page = visitors.come()
    expect(page.get_by_test_id("learn")).to_be_visible()
    page.goto(f"{visitors.place.url}/learn")
    expect(page.get_by_test_id("learn")).to_be_visible()
    for address in ("practice", "rules"):
        expect(page.locator(f"main a[href='/{address}']")).to_be_visible()


def test_a_first_match_that_was_begun_is_gone_on_with(visitors: Visitors) -> None:
    page = begin(visitors)
    table = page.url
    page.goto(f"{visitors.place.url}/learn")
    page.get_by_test_id("learn").click()
    page.locator(TELLER).wait_for()
    assert page.url == table

"""Every decision on short, middle and touch screens: measured, and kept as a picture if wanted.

One window is resized instead of opening others. Pictures are in `build/screenshots/screens`, if
`ABTH_PICTURES` asks for them.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.checks import words_are_there
from tests.browser.driver import Driver
from tests.browser.moments import DECISIONS, every_moment, played, table_at
from tests.browser.place import Guest, Place
from tests.browser.test_widths import ARRIVED, COUNT_QUESTIONS, MOST_BEATS, go
from tests.browser.text_fit import FAULTS, RULES
from tests.browser.touch_fit import FINGER, MOUSE, misfits_of
from tests.browser.visitors import LAID_OUT, Visitors, keep_picture, keeps_pictures


def size(width: int, height: int) -> ViewportSize:
    """A window of so many pixels."""
    return {"width": width, "height": height}


TOUCH = (size(740, 360), size(640, 360), size(600, 960), size(820, 1180), size(390, 844))
MOUSE_SIZES = (
    size(640, 360), size(1280, 600), size(1366, 625), size(1280, 720), size(1440, 900),
)  # fmt: skip
FETCHED = """(name) => performance.getEntriesByType("resource")
  .some((entry) => entry.name.includes(name) && entry.name.endsWith(".js"))"""
QUICK = ("prepare", "attack-next", "keep-relic")
PAGES = ("", "rules/5", "lab", "new", "odds", "settings")


class Screens:
    """A window that is measured at several sizes."""

    def __init__(self, page: Page, sizes: Sequence[ViewportSize], finger: int) -> None:
        self.page = page
        self.sizes = sizes
        self.finger = finger
        self.kind = "touch" if finger == FINGER else "mouse"
        self.faults: list[str] = []

    def measure(self, state: str, *, below: bool = False) -> None:
        """Note what does not fit, and keep the picture; what lies below something is left out."""
        self.page.evaluate(ARRIVED)
        words_are_there(self.page)
        for viewport in self.sizes:
            self.page.set_viewport_size(viewport)
            self.page.evaluate(LAID_OUT)
            name = f"{viewport['width']}x{viewport['height']}"
            texts: list[str] = self.page.evaluate(f"(rules) => ({FAULTS})(rules)", RULES)
            found = [*misfits_of(self.page, self.finger, below=below), *texts]
            self.faults += [f"{state} {name}: {fault}" for fault in found]
            if keeps_pictures():
                keep_picture(self.page, f"screens/{self.kind}/{name}-{state}")

    def check(self) -> None:
        """Everything fitted."""
        faults = "\n".join(self.faults)
        assert not self.faults, f"{len(self.faults)} faults:\n{faults}"


def window(visitors: Visitors, person: Guest, *, touch: bool, language: str = "de") -> Page:
    """A window at the rules, in the language with the longest words; fingers in the dark."""
    theme = "dark" if touch else "light"
    page = visitors.come(person, "rules", touch=touch, language=language, theme=theme)
    page.add_init_script(COUNT_QUESTIONS)
    page.reload()
    return page


def measure(visitors: Visitors, screens: Screens, person: Guest, names: Sequence[str]) -> None:
    """All these decisions, each at every size."""
    others = visitors.place.arrive("Others")
    page = screens.page
    for moment in names:
        table = table_at(every_moment()[moment], person, others)
        go(page, f"{visitors.place.url}/table/{table}")
        page.set_viewport_size(screens.sizes[0])
        driver = Driver(page)
        driver.ready()
        expect(driver.due).to_have_attribute("data-moment", moment)
        page.wait_for_function(FETCHED, arg="/Recap-")  # in a quiet moment of every table
        page.evaluate(ARRIVED)
        recap = page.get_by_test_id("recap")
        if recap.count() > 0:
            screens.measure(f"{moment}-recap", below=True)
            recap.get_by_test_id("put-away").click()
        if moment == "defend-first":
            screens.measure("challenged")
            page.set_viewport_size(screens.sizes[0])
        driver.answer_the_alarm()
        screens.measure(moment)


def measure_pages(visitors: Visitors, screens: Screens, person: Guest) -> None:
    """Pages without a table, a table before its match, and the end of one."""
    page, url = screens.page, visitors.place.url
    for name in PAGES:
        go(page, f"{url}/{name}")
        screens.measure(name.replace("/", "-") or "home")
    lobby = person.make_table([None, None, None, "general"], name="Friday")
    person.sit(lobby, 0)
    go(page, f"{url}/table/{lobby}")
    screens.measure("lobby")
    go(page, f"{url}/table/{person.bring(played(7)[0])}")
    page.locator("main.end .chart").wait_for()
    screens.measure("end")


def measure_panels(visitors: Visitors, screens: Screens, person: Guest) -> None:
    """What lies over the table, or beside it: log, chat, coach."""
    page, others = screens.page, visitors.place.arrive("Others")
    go(page, f"{visitors.place.url}/table/{table_at(every_moment()['prepare'], person, others)}")
    Driver(page).ready()
    page.wait_for_function(FETCHED, arg="/CoachPanel-")
    page.evaluate("document.querySelector('[data-testid=put-away]')?.click()")
    for key, name in (("l", "log"), ("m", "chat")):
        page.set_viewport_size(screens.sizes[0])
        page.keyboard.press(key)
        expect(page.locator(".drawer.over")).to_be_visible()
        screens.measure(f"over-{name}", below=True)
    page.set_viewport_size(screens.sizes[0])
    page.evaluate(LAID_OUT)
    if (close := page.locator(".drawer .close")).is_visible():
        close.click()  # it is not there any more where a wide window had it beside the gears
    page.get_by_test_id("coach").click()
    page.locator(".coach-panel").wait_for()
    screens.measure("over-coach", below=True)


def measure_story(visitors: Visitors, screens: Screens, person: Guest) -> None:
    """A battle that is told: its first step, a Line that is fought, the verdict."""
    page, others = screens.page, visitors.place.arrive("Others")
    table = table_at(every_moment()["attack-next"], person, others)
    go(page, f"{visitors.place.url}/table/{table}")
    driver = Driver(page, brisk=True)
    driver.until_due("attack-next")
    driver.play(lambda: driver.stands == "telling")
    page.keyboard.press("Space")
    screens.measure("story-begins")
    page.set_viewport_size(screens.sizes[0])
    for state, place in (("story-line", ".hot"), ("verdict", "[data-testid=continue]")):
        for _ in range(MOST_BEATS):
            if page.locator(place).count() > 0:
                break
            before = page.locator(".due p").inner_text()
            page.keyboard.press("ArrowRight")
            expect(page.locator(".due p")).not_to_have_text(before)
        if state == "verdict":
            page.locator(".verdict").wait_for()
        screens.measure(state, below=state == "verdict")
        page.set_viewport_size(screens.sizes[0])


@pytest.mark.slow
def test_some_decisions_fit_short_and_middle_screens(visitors: Visitors, place: Place) -> None:
    person = place.arrive("Ada")
    screens = Screens(window(visitors, person, touch=True), TOUCH[:3], FINGER)
    measure(visitors, screens, person, QUICK)
    screens.check()


@pytest.mark.long
@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_pages_panels_and_battles_fit_every_screen(
    visitors: Visitors, place: Place, touch: bool
) -> None:
    person = place.arrive("Ada")
    sizes, finger = (TOUCH, FINGER) if touch else (MOUSE_SIZES, MOUSE)
    screens = Screens(window(visitors, person, touch=touch), sizes, finger)
    measure_pages(visitors, screens, person)
    measure_panels(visitors, screens, person)
    measure_story(visitors, screens, person)
    screens.check()


@pytest.mark.long
@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_every_decision_fits_every_screen(visitors: Visitors, place: Place, touch: bool) -> None:
    person = place.arrive("Ada")
    page = window(visitors, person, touch=touch)
    sizes, finger = (TOUCH, FINGER) if touch else (MOUSE_SIZES, MOUSE)
    screens = Screens(page, sizes, finger)
    measure(visitors, screens, person, DECISIONS)
    screens.check()

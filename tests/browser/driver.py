"""Playing at a table in a browser, by mouse or by keyboard, with nothing but what the page offers.

Whatever glows and every button of the bar is a way to go on; a seeded choice picks one. Nothing
sleeps: after each step the page is waited for, and a page that does not move on is a failure.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Position, expect

DUE = "[data-testid=due]"
OFFER = "[data-testid=offer]"
END = "main.end"
GLOW = "button:has(> .glowing):not(.pile):visible, .sec.legal:visible"
CHOICE = "button.figure:enabled, button.prowess-option"
TO_CONFIRM = ("dismiss", "keep-relic", "keep-stolen", "keep-prowess")
NUMBERED = "way => way.closest('[data-digit]')?.dataset.digit ?? null"  # the key of a thing
IN_HAND = "way => way.closest('.hand') !== null"
# Whether Enter would press something that has the focus rather than the first button of the bar.
ELSEWHERE = "!!document.activeElement.closest('button:not([aria-pressed=true]), a, g.legal')"
EDGE: Position = {"x": 10, "y": 20}  # in a full hand no more of a card is in sight
MOST_STEPS = 1500
MOST_TABS = 150
MOST_RESULTS = 24  # and battles that are told one after the other


class Driver:
    """Somebody who plays all seats of a window at random."""

    def __init__(
        self, page: Page, seed: int = 1, *, keyboard: bool = False, brisk: bool = False
    ) -> None:
        self.page = page
        self.keyboard = keyboard
        self.brisk = brisk  # does what the bar suggests, if it suggests something
        self.dice = random.Random(seed)
        self.moments: list[str] = []  # what was decided so far
        self.seats: set[str] = set()  # who took the screen at a hot-seat table

    @property
    def due(self) -> Locator:
        """The bar that says what is due."""
        return self.page.locator(DUE)

    @property
    def stands(self) -> str:
        """How it stands: due, waiting, busy, telling, curtained or over."""
        return self.due.get_attribute("data-stands") or ""

    @property
    def moment(self) -> str:
        """The decision that is due."""
        return self.due.get_attribute("data-moment") or ""

    @property
    def version(self) -> str:
        """How far the match has come on this screen."""
        return self.due.get_attribute("data-version") or ""

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Play to the end of the match, or until something is true."""
        for _ in range(MOST_STEPS):
            self.ready()
            if self.page.locator(END).count() > 0 or (until is not None and until()):
                return
            self.step()
        raise AssertionError(f"after {MOST_STEPS} steps the match still goes on")

    def until_due(self, *moments: str) -> None:
        """Play until one of these decisions is due here (none named: any)."""
        self.play(lambda: self.stands == "due" and (not moments or self.moment in moments))

    def play_my_part(self) -> None:
        """Play until somebody else must decide."""
        self.ready()
        for _ in range(MOST_STEPS):
            if self.stands in ("waiting", "busy") or self.page.locator(END).count() > 0:
                return
            self.step()

    def ready(self) -> None:
        """Wait until there is something to do here, or the match is over."""
        busy = "".join(f":not([data-stands={word}])" for word in ("waiting", "busy"))
        self.page.locator(f"{DUE}{busy}, {END}").first.wait_for()

    def step(self) -> None:
        """Do one thing: decide, or go on where something is told."""
        match self.stands:
            case "telling":
                self.skip()
            case "curtained":
                self.take_the_screen()
            case "over":
                self.use(self.page.get_by_test_id("result"), "Enter")
                self.page.locator(END).wait_for()
            case "due":
                self.answer_the_alarm()
                self.decide()

    def skip(self) -> None:
        """Skip what is told, and go on from results that wait for us."""
        for _ in range(MOST_RESULTS):
            if self.stands != "telling":
                return
            if self.page.get_by_test_id("continue").count() > 0:
                self.go_on("Enter", "continue")
            else:
                self.go_on("s", "skip")
        expect(self.due).not_to_have_attribute("data-stands", "telling")

    def go_on(self, key: str, button: str) -> None:
        """Press a button that may be gone already, since a story ends by itself too."""
        if self.keyboard and not (key == "Enter" and self.page.evaluate(ELSEWHERE)):
            self.page.keyboard.press(key)
        else:
            self.page.evaluate(f"document.querySelector('[data-testid={button}]')?.click()")

    def take_the_screen(self) -> None:
        """The next player at this screen takes it."""
        button = self.page.locator(".curtain button")
        self.seats.add(button.inner_text())
        self.use(button, "Enter")
        expect(button).to_have_count(0)

    def answer_the_alarm(self) -> None:
        """A challenge is loud; answer it."""
        button = self.page.locator(".alarm-veil button")
        if button.is_visible():
            self.use(button, "Enter")
            expect(button).to_have_count(0)

    def decide(self) -> None:
        """Take one of the ways to go on; the match has moved on afterwards."""
        before, moment = self.version, self.moment
        self.moments.append(moment)
        if moment in TO_CONFIRM:
            self.choose(self.glowing())
            self.use(self.page.locator(f'{OFFER}[data-key="Enter"]'), "Enter")
        elif moment.endswith("-tokens"):
            self.lay_tokens()
        else:
            suggested = self.page.locator(f"{OFFER}.pri").all() if self.brisk else []
            self.choose(suggested or self.glowing() + self.page.locator(OFFER).all())
        self.moved_on(before)

    def lay_tokens(self) -> None:
        """Lay a token on a Unit, or be done with it."""
        held = self.glowing()
        if not held or self.dice.random() < 0.5:
            self.choose(self.page.locator(OFFER).all())
            return
        self.choose(held)
        self.choose(self.page.locator(f".line-up-slot {GLOW.split(',', maxsplit=1)[0]}").all())

    def glowing(self) -> list[Locator]:
        """What glows, in the order of the page."""
        dialog = self.page.locator(".overlay")
        if dialog.count() > 0:
            return dialog.locator(f"{GLOW}, {CHOICE}").all()
        return self.page.locator(GLOW).all()

    def choose(self, ways: list[Locator]) -> None:
        """One of them."""
        assert ways, f"nothing can be done at {self.moment}"
        way = self.dice.choice(ways)
        if self.keyboard:
            self.press(way)
        elif way.evaluate(IN_HAND):
            self.page.mouse.move(0, 0)  # a card below the pointer rises above its neighbors
            way.click(position=EDGE)
        else:
            way.click()

    def press(self, way: Locator) -> None:
        """Use something without a mouse: by its key, its digit, or going there and Enter."""
        key = way.get_attribute("data-key") or self.digit(way)
        if key is None or (key == "Enter" and self.page.evaluate(ELSEWHERE)):
            reach(self.page, way)
        self.page.keyboard.press(key or "Enter")

    def digit(self, way: Locator) -> str | None:
        """The number that a glowing thing goes by, unless a button of the bar has it."""
        number: str | None = way.evaluate(NUMBERED)
        taken = self.page.locator(f'{OFFER}[data-key="{number}"]').count() > 0
        return number if number is not None and len(number) == 1 and not taken else None

    def use(self, button: Locator, key: str) -> None:
        """Click a button, or press the key that does the same."""
        if self.keyboard:
            button.wait_for()
            if key == "Enter" and self.page.evaluate(ELSEWHERE):
                reach(self.page, button)
            self.page.keyboard.press(key)
        else:
            button.click()

    def moved_on(self, before: str) -> None:
        """The decision was taken: something is told, or the match stands further on.

        A step that cannot be taken back waits for its confirmation first.
        """
        further = f'{DUE}[data-stands=telling], {DUE}:not([data-version="{before}"]), {END}'
        held = self.page.locator(f"{DUE}[data-held]")
        self.page.locator(f"{DUE}[data-held], {further}").first.wait_for()
        if held.count() > 0 and self.version == before:
            self.use(self.page.locator(f'{OFFER}[data-key="Enter"]'), "Enter")
        self.page.locator(further).first.wait_for()


def reach(page: Page, place: Locator) -> None:
    """Go somewhere with the Tab key."""
    for _ in range(MOST_TABS):
        if place.evaluate("place => place === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {place}")

"""Somebody who learns: does what the storyteller asks for, by mouse, by touch or by keyboard.

Data type: `Learner`.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final, Literal

from playwright.sync_api import Locator, Page, Position, expect

TELLER: Final = "[data-testid=teller]"
NEXT: Final = "[data-testid=lesson-next]"
DUE: Final = "[data-testid=due]"
CONTINUE: Final = "[data-testid=continue]"
STRIKE: Final = "[data-testid=strike]"  # a Line of an own battle waits
# The offers of the bar; on a phone the plate has them.
OFFERS: Final = "[data-testid=lesson-offer], [data-testid=offer]:visible"
# Whether something on the board has the focus, and not the plate.
ON_THE_BOARD: Final = """document.querySelector("[data-testid=teller]") !== null &&
    document.activeElement.closest("button, input, a") !== null &&
    document.activeElement.closest("[data-testid=teller], .overlay") === null"""
# What a lesson is made of, in the order of the path.
PATH: Final = (
    "meet", "long", "medium", "close", "standing", "relic", "rivals", "dare", "die", "wheel",
    "actions", "jump", "link", "trumpet", "token", "hit", "challenged", "heroic", "prowess",
    "points", "free",
)  # fmt: skip
LINE_UP: Final = ("hussite-war-wagon", "nubian-archers")
MOST_DEEDS: Final = 120
EDGE: Final[Position] = {"x": 10, "y": 24}  # of a card in a hand: its neighbor may cover the rest

Way = Literal["mouse", "touch", "keyboard"]


class Learner:
    """One window with a first match in it."""

    def __init__(self, page: Page, way: Way = "mouse", *, reloads: Container[str] = ()) -> None:
        self.page = page
        self.way = way
        self.reloads = reloads  # the steps in whose middle the page is loaded again
        self.steps: list[str] = []  # that were told
        self.before: dict[str, Callable[[], None]] = {}  # what to do first in a step

    def step(self) -> str:
        """The step that is told now."""
        return self.page.locator(TELLER).get_attribute("data-step") or ""

    def attribute(self, name: str) -> str:
        """How the table stands."""
        return self.page.locator(DUE).get_attribute(f"data-{name}") or ""

    def learn(self) -> None:
        """The whole lesson."""
        for _ in range(MOST_DEEDS):
            self.wait()
            if self.page.locator(TELLER).count() == 0:
                self.go_on()
                continue
            step = self.step()
            if step not in self.steps:
                self.steps.append(step)
                self.before.get(step, lambda: None)()
                if step in self.reloads:
                    self.page.reload()
                    self.page.locator(f"{TELLER}[data-step={step}]").wait_for()
            self.answer(step)
            if step == "free":
                return
            if step in ("relic", "rivals"):
                self.skip_the_others()
        raise AssertionError(f"the lesson does not end; it told {self.steps}")

    def learn_until(self, last: str) -> None:
        """The lesson up to a step, which is told now."""
        for _ in range(MOST_DEEDS):
            self.wait()
            if self.page.locator(TELLER).count() == 0:
                self.go_on()
            elif self.step() == last:
                return
            else:
                self.answer(self.step())
        raise AssertionError(f"the lesson does not come to {last}")

    def wait(self) -> None:
        """Until a plate speaks, or there is something to do without one."""
        places = [TELLER, CONTINUE, STRIKE]
        if "relic" in self.steps:  # the first chest has a plate, which comes a moment later
            places.append(f"{DUE}[data-stands=due][data-moment=keep-relic]")
        self.page.locator(", ".join(places)).first.wait_for(state="attached")

    def go_on(self) -> None:
        """What no plate tells of any more: a result, another chest."""
        if self.page.locator(STRIKE).count() > 0:
            self.strike()
            return
        if self.attribute("stands") != "due":
            self.leave_the_result()
            return
        before = self.attribute("version")
        self.keep_a_relic()
        self.moved_on(before)
        self.skip_the_others()

    def strike(self) -> None:
        """Each Line of an own battle waits for the learner."""
        told = self.page.locator(STRIKE).get_attribute("data-told")
        if self.way == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            self.page.evaluate(f"document.querySelector('{STRIKE}')?.click()")
        # The next Line may wait at once, if nobody was hurt in this one.
        self.page.locator(f"{STRIKE}[data-told='{told}']").wait_for(state="detached")

    def leave_the_result(self) -> None:
        """A result waits for its reader; the verdict before it goes on by itself as well."""
        if self.way == "keyboard":
            self.page.keyboard.press("Enter")
        else:
            self.page.evaluate(f"document.querySelector('{CONTINUE}')?.click()")
        self.page.locator(CONTINUE).wait_for(state="detached")

    def skip_the_others(self) -> None:
        """The turns of Chris and Joakim need not be watched to their end."""
        skip = "[data-testid=skip]"
        while True:
            self.page.locator(f"{TELLER}, {skip}").first.wait_for(state="attached")
            if self.page.locator(TELLER).count() > 0:
                return
            self.page.evaluate(f"document.querySelector('{skip}')?.click()")

    def answer(self, step: str) -> None:
        """Do what a step asks for; the match or the plate has gone on afterwards."""
        if self.page.locator(NEXT).count() > 0:
            self.use(self.page.locator(NEXT), "Enter")
            self.told(step)
            return
        before = self.attribute("version")
        deeds: dict[str, Callable[[], None]] = {
            "meet": self.confirm,
            "relic": self.keep_a_relic,
            "dare": self.dare,
            "actions": self.use_an_action,
            "jump": self.travel,
            "link": self.lay_the_next,
            "trumpet": self.lay_the_last,
            "token": self.lay_the_token,
            "challenged": self.defend,
        }
        deeds[step]()
        self.moved_on(before)

    def told(self, step: str) -> None:
        """The plate of this step has gone."""
        self.page.locator(f"{TELLER}[data-step={step}]").wait_for(state="detached")

    def moved_on(self, before: str) -> None:
        """Something is told, or the match stands further on."""
        further = f"{DUE}[data-stands=telling], {DUE}:not([data-version='{before}'])"
        self.page.locator(further).first.wait_for(state="attached")

    # --- deeds ---

    def confirm(self) -> None:
        """The golden button of the bar, or of the plate on a phone."""
        if self.way == "keyboard" and self.page.evaluate(ON_THE_BOARD):
            self.page.keyboard.press("F6")  # Enter would press what has the focus
        offer = self.page.locator(OFFERS).and_(self.page.locator("[data-key=Enter]"))
        self.use(offer.first, "Enter")

    def keep_a_relic(self) -> None:
        """The first one."""
        self.use(self.page.locator(".relic-option button").first, "1")
        expect(self.page.locator(".relic-option [aria-pressed=true]")).to_have_count(1)
        self.confirm()

    def dare(self) -> None:
        """From three Units to two, and to battle."""
        slider = self.page.get_by_test_id("dare-slider")
        if self.way == "keyboard":
            for key, units in (("Home", "1"), ("ArrowRight", "2")):
                slider.press(key)  # the storyteller's plate may just have taken the focus
                expect(slider).to_have_attribute("aria-valuetext", units)
        else:
            self.click(self.page.get_by_test_id("dare-3"))
            expect(self.page.get_by_test_id("dare-3")).to_have_attribute("aria-pressed", "true")
            expect(self.page.locator("[data-unit='0-2'] .card")).to_have_count(1)
            self.click(self.page.get_by_test_id("dare-2"))
        expect(self.page.locator("[data-unit='0-1'] .card")).to_have_count(1)
        expect(self.page.locator("[data-unit='0-2'] .card")).to_have_count(0)
        self.page.locator(f"{DUE}[data-stands=due]").wait_for(state="attached")
        before = self.attribute("version")
        self.confirm()
        self.moved_on(before)

    def use_an_action(self) -> None:
        """Regroup brings back what was won; then two cards are drawn."""
        for key, sector in (("d", 3), ("a", 0)):  # sectors are in the order A to D
            before = self.attribute("version")
            if self.way == "keyboard":
                self.page.keyboard.press(key)
            else:
                self.click(self.page.locator(".sec").nth(sector))
            self.moved_on(before)
            self.page.locator(f"{DUE}[data-stands=due]").wait_for(state="attached")

    def travel(self) -> None:
        """The token, Era I, and the first of its Units with its neighbor."""
        match self.attribute("moment"):
            case "prepare":
                token = self.page.locator(OFFERS).and_(self.page.locator("[data-key=T]"))
                if token.count() > 0:
                    self.use(token.first, "t")
                else:
                    era = self.page.locator(OFFERS).and_(self.page.locator("[data-key='1']"))
                    self.use(era.first, "1")
            case "opponent":
                self.use(self.page.locator(".units button.card.legal").first, "1")
            case _:
                both = self.page.locator(OFFERS).and_(self.page.locator(".pri"))
                self.use(both.first, both.first.get_attribute("data-key") or "2")

    def lay_the_next(self) -> None:
        """The two whose halves meet, front first."""
        laid = self.page.locator("[data-unit^='0-'] .card").count()
        self.lay(LINE_UP[laid])

    def lay_the_last(self) -> None:
        """One Unit more, which calls another; then to battle."""
        if self.page.locator("[data-unit^='0-'] .card").count() == len(LINE_UP):
            self.lay("conscripts")
        else:
            self.confirm()

    def lay(self, card: str) -> None:
        """A card of the hand."""
        button = self.page.locator(f"[data-held={card}] button").first
        if self.way == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        elif self.way == "touch":
            button.tap(position=EDGE)
        else:
            self.page.mouse.move(0, 0)  # a card below the pointer rises above its neighbors
            button.click(position=EDGE)

    def lay_the_token(self) -> None:
        """On the second Unit."""
        self.press(self.page.locator(".held-tokens button").first)
        self.press(self.page.locator("[data-unit='0-1'] button"))
        self.page.locator(f"{DUE}[data-held]").wait_for(state="attached")
        self.confirm()

    def defend(self) -> None:
        """One Unit, and ready."""
        if self.attribute("moment") == "defend-first":
            self.lay("spy")
        else:
            self.confirm()

    # --- hands ---

    def use(self, button: Locator, key: str) -> None:
        """Click something, or press the key that does the same."""
        if self.way == "keyboard":
            button.wait_for()
            self.page.keyboard.press(key)
        else:
            self.click(button)

    def press(self, button: Locator) -> None:
        """Click something, or go there and press Enter."""
        if self.way == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            self.click(button)

    def click(self, button: Locator) -> None:
        """With a finger or the mouse."""
        if self.way == "touch":
            button.tap()
        else:
            button.click()

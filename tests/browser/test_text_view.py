"""The match as text in the browser: whole matches by keyboard, the order of the page, axe."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from abth.words import LANGUAGES, words_in
from tests.browser.checks import faults_of, nothing_sticks_out, violations_of, words_are_there
from tests.browser.driver import Driver
from tests.browser.moments import every_moment, table_at
from tests.browser.place import Place
from tests.browser.visitors import SIZES, Visitors, picture

MOST_COMMANDS = 600
MOMENTS = ("prepare", "attack-next", "keep-relic")
TURN = "[data-testid=turn]"
CHOICES = f"{TURN} ol button"


class Typist:
    """Plays by typing numbers, and now and then by the Tab key."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = words_in(language)
        self.dice = random.Random(3)

    @property
    def is_over(self) -> bool:
        """Whether the page says that the match has ended."""
        return self.page.locator(f"{TURN} h2").inner_text() == self.words.t("text-heading-over")

    def play(self) -> None:
        """Play to the end."""
        over = self.words.t("text-heading-over")
        for _ in range(MOST_COMMANDS):
            heading = self.page.locator(f"{TURN} h2", has_text=over)
            self.page.locator(CHOICES).first.or_(heading).first.wait_for()
            if self.is_over:
                return
            self.decide()
        raise AssertionError(f"after {MOST_COMMANDS} commands the match still goes on")

    def decide(self) -> None:
        """Choose at random, without a mouse."""
        page = self.page
        before = page.locator(TURN).get_attribute("data-version") or ""
        count = page.locator(CHOICES).count()
        number = self.dice.randrange(count) + 1
        if number == 1:
            page.locator(f"{TURN} h2").focus()
            page.keyboard.press("Tab")
            expect(page.locator(CHOICES).first).to_be_focused()
        else:
            page.locator("#command").focus()
            page.keyboard.type(str(number))
        page.keyboard.press("Enter")
        expect(page.locator(TURN)).not_to_have_attribute("data-version", before)


def play_in(visitors: Visitors, place: Place, language: str) -> None:
    """A whole match against a bot."""
    person = place.arrive("Ada")
    table = person.make_table([None, "recruit"])
    person.sit(table, 0)
    person.start(table)
    page = visitors.come(person, f"table/{table}", language=language, view="text")

    Typist(page, language).play()

    said = words_in(language)
    expect(page.get_by_role("heading", name=said.t("text-caption-scores"))).to_be_visible()
    words_are_there(page)
    page.get_by_role("button", name=said.t("do-see-result")).press("Enter")
    page.locator("main.end").wait_for()


@pytest.mark.slow
def test_a_whole_match_is_played_as_text_by_keyboard(visitors: Visitors, place: Place) -> None:
    play_in(visitors, place, "en")


@pytest.mark.long
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_whole_match_is_played_as_text_in_every_language(
    visitors: Visitors, place: Place, language: str
) -> None:
    play_in(visitors, place, language)


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_text_view_can_be_used_by_everybody(
    visitors: Visitors, place: Place, moment: str
) -> None:
    """The order of the document, and no fault that axe knows."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()[moment], person, others)
    page = visitors.come(person, f"table/{table}", view="text")
    page.locator(CHOICES).first.wait_for()

    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        picture(page, f"text-view/{moment}-{size}")
        assert not (faults := [*faults_of(page), *violations_of(page)]), faults
        nothing_sticks_out(page)
    words_are_there(page)
    headings = page.locator("main h2").all_inner_texts()
    battle = ["Line-ups"] if moment == "attack-next" else []
    state = [*battle, "Your hand", "Eras", "Gears of History", "Players"]
    assert headings == ["Your turn", *state, "Log"]
    assert page.locator("h1").count() == 1
    assert page.locator("[role=log] h3").count() > 1
    assert page.locator("table:not(:has(caption))").count() == 0


def test_the_view_is_switched_at_any_time_and_kept(visitors: Visitors, place: Place) -> None:
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(person, f"table/{table_at(every_moment()['prepare'], person, others)}")
    Driver(page).until_due("prepare")

    page.get_by_test_id("text-view").click()
    page.locator(CHOICES).first.wait_for()
    page.reload()
    page.locator(CHOICES).first.wait_for()
    page.get_by_label("Language").select_option("de")
    expect(page.locator(f"{TURN} h2")).to_have_text("Du bist dran")
    page.get_by_label("Sprache").select_option("en")
    page.get_by_role("button", name="Table view").click()

    Driver(page).until_due("prepare")


def test_questions_are_answered_and_unclear_words_do_nothing(
    visitors: Visitors, place: Place
) -> None:
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()["attack-next"], person, others)
    page = visitors.come(person, f"table/{table}", view="text")
    page.locator(CHOICES).first.wait_for()
    version = page.locator(TURN).get_attribute("data-version") or ""
    answer = page.get_by_test_id("answer")

    for typed, told in (("odds", " of 100"), ("card spy", "Base Unit"), ("dance", "is unclear")):
        page.locator("#command").fill(typed)
        page.keyboard.press("Enter")
        expect(answer).to_contain_text(told)
        expect(page.locator("#command")).to_have_value("")
        expect(page.locator("#command")).to_be_focused()
    expect(page.locator(TURN)).to_have_attribute("data-version", version)

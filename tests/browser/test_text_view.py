"""The match as text in the browser: whole matches by keyboard, the order of the page, axe."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from abth.words import LANGUAGES, words_in
from tests.browser.checks import (
    faults_of,
    nothing_sticks_out,
    unmarked_names,
    violations_of,
    words_are_there,
)
from tests.browser.driver import Driver
from tests.browser.moments import every_moment, table_at
from tests.browser.place import Place
from tests.browser.visitors import EACH_THEME, SIZES, Visitors, picture

MOST_COMMANDS = 600
MOST_TURNS = 12  # of two players in six Rounds
MOMENTS = ("prepare", "attack-next", "keep-relic")
TURN = "[data-testid=turn]"
CHOICES = f"{TURN} ol button"
FOCUSED = "document.activeElement.tagName"
# Everything that live regions gain while the page lives, in its order, as a screen reader takes it:
# what is folded away or switched off is not said.
RECORD = """() => {
  window.heard = [];
  const say = (node) => {
    if (node.nodeType === Node.COMMENT_NODE || node.textContent.trim() === "") return;
    const one = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    const region = one.closest("[aria-live], [role=log], [role=status], [role=alert]");
    if (!region || region.getAttribute("aria-live") === "off") return;
    if (one.closest("details:not([open])")) return;
    const silent = "[aria-live=off], details:not([open])";
    const line = one.closest("p, h3");
    for (const part of line ? [line] : one.querySelectorAll("p, h3")) {
      if (part.closest(silent)) continue;
      window.heard.push({
        role: region.getAttribute("role") ?? "live",
        tag: part.tagName,
        text: part.textContent.replace(/\\s+/g, " ").trim(),
      });
    }
  };
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "characterData") say(change.target);
      for (const node of change.addedNodes) if (node.isConnected) say(node);
    }
  }).observe(document.querySelector(".columns"), {
    childList: true, characterData: true, subtree: true,
  });
}"""


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
        assert page.evaluate(FOCUSED) != "BODY"


def play_in(visitors: Visitors, place: Place, language: str) -> None:
    """A whole match against a bot."""
    person = place.arrive("Ada")
    table = person.make_table([None, "recruit"])
    person.sit(table, 0)
    person.start(table)
    page = visitors.come(person, f"table/{table}", language=language, view="text")
    page.locator(CHOICES).first.wait_for()
    page.evaluate(RECORD)

    Typist(page, language).play()

    said = words_in(language)
    heard_as_the_log_tells(page, person.text(table, "log", language))
    assert language == "en" or unmarked_names(page) == []
    expect(page.get_by_role("heading", name=said.t("text-caption-scores"))).to_be_visible()
    words_are_there(page)
    page.get_by_role("button", name=said.t("do-see-result")).press("Enter")
    page.locator("main.end").wait_for()


def words_of(line: str) -> Counter[str]:
    """The words of a line; one that grew has them all, and more."""
    return Counter(re.findall(r"[\w#+-]+", line))


def heard_as_the_log_tells(page: Page, log: str) -> None:
    """Own turns line by line, those of the bot as one summary; nothing twice, nothing else."""
    heard = [one for one in page.evaluate("window.heard") if one["role"] == "log"]
    said = [one["text"] for one in heard]
    told = " ".join(log.split())
    lines = [words_of(line) for line in log.splitlines()]
    for text in set(said):
        grew = any(words_of(text) <= line for line in lines)
        assert said.count(text) <= told.count(text) or (text not in told and grew), text
    assert len([one for one in heard if one["tag"] == "H3"]) >= MOST_TURNS - 1  # one was there
    assert len(" ".join(said)) < len(told) * 0.75


@pytest.mark.slow
def test_a_whole_match_is_played_as_text_by_keyboard(visitors: Visitors, place: Place) -> None:
    play_in(visitors, place, "en")


@pytest.mark.long
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_whole_match_is_played_as_text_in_every_language(
    visitors: Visitors, place: Place, language: str
) -> None:
    play_in(visitors, place, language)


@pytest.mark.parametrize("theme", EACH_THEME)
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_text_view_can_be_used_by_everybody(
    visitors: Visitors, place: Place, moment: str, theme: str
) -> None:
    """The order of the document, and no fault that axe knows."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()[moment], person, others)
    page = visitors.come(person, f"table/{table}", view="text", theme=theme)
    page.locator(CHOICES).first.wait_for()

    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        picture(page, f"text-view/{moment}-{size}-{theme}")
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

    page.get_by_test_id("text-view").press("Enter")
    page.locator(CHOICES).first.wait_for()
    expect(page.locator(f"{TURN} h2")).to_be_focused()
    page.reload()
    page.locator(CHOICES).first.wait_for()
    page.get_by_label("Language").select_option("de")
    expect(page.locator(f"{TURN} h2")).to_have_text("Du bist dran")
    page.get_by_label("Sprache").select_option("en")
    page.get_by_role("button", name="Table view").press("Enter")

    Driver(page).until_due("prepare")
    expect(Driver(page).due).to_be_focused()


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


def test_what_others_say_and_the_connection_are_announced(visitors: Visitors, place: Place) -> None:
    """Every line of chat once, though only the last ten are there."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()["prepare"], person, others)
    page = visitors.come(person, f"table/{table}", view="text")
    page.locator(CHOICES).first.wait_for()
    page.evaluate(RECORD)
    chat = page.get_by_test_id("chat")

    for number in range(12):
        others.text(table, f"say Hello {number}")
        expect(chat).to_contain_text(f"Hello {number}")
    page.locator("#command").fill("say Well met")
    page.keyboard.press("Enter")
    expect(chat).to_contain_text("Ada: Well met")
    expect(page.locator("#command")).to_be_focused()
    said = [one["text"].partition(": ")[2] for one in page.evaluate("window.heard")]
    assert said == [*(f"Hello {number}" for number in range(12)), "Well met"]

    visitors.expected += ["ERR_CONNECTION_REFUSED", "WebSocket"]
    place.stop()
    expect(page.get_by_role("alert").filter(has_text="No connection")).to_be_visible()
    place.start()
    expect(page.get_by_test_id("answer")).to_have_text("The connection is back.")


def test_a_skip_link_leads_past_the_menu(visitors: Visitors, place: Place) -> None:
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()["prepare"], person, others)
    page = visitors.come(person, f"table/{table}", view="text")
    page.locator(CHOICES).first.wait_for()
    skip = page.get_by_role("button", name="Skip to what to do now")
    skip.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{TURN} h2")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(CHOICES).first).to_be_focused()

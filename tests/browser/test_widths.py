"""No text is wider than its place, at three widths, in five languages, on every page.

A state is brought up once; its width and its language change while it is shown. What is measured,
and which texts may be cut, is in `text_fit`. Where something does not fit, there is a picture in
`build/screenshots/widths`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import Driver
from tests.browser.moments import DECISIONS, every_moment, played, table_at
from tests.browser.place import Guest, Place
from tests.browser.text_fit import SIZES, SPEAK, Ruler
from tests.browser.visitors import Visitors, follow
from tests.browser.words import LANGUAGES

PAGES = (
    "", "new", "matches", "watch", "odds", "leaders", "rules", "about", "settings", "pieces",
)  # fmt: skip
LONG_NAMES = (
    "Wilhelmina Featherstonehaugh", "Maximilian of Hohenzollern", "Bartholomew Throckmorton IV",
    "Anastasia Wolkonskaja-Repnina",
)  # fmt: skip
MOST_BEATS = 80
QUICK_SIZES = (360,)
QUICK_PAGES = ("", "new", "odds")
QUICK_DECISIONS = ("prepare", "attack-next")
# Counts the questions to the server that are not answered yet.
COUNT_QUESTIONS = """
const ask = window.fetch;
window.unanswered = 0;
window.fetch = (...question) => {
  window.unanswered += 1;
  return ask(...question).finally(() => (window.unanswered -= 1));
};
"""
# The page has what it shows, and has not asked for more for some frames (odds are asked late).
ARRIVED = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const arrived = () => !document.querySelector("[data-before], .waiting:not(:has(p))")
    && window.unanswered === 0 && document.querySelector("h1, [data-testid=due]") !== null;
  for (let calm = 0, tries = 0; calm < 15; tries += 1) {
    if (tries > 1800) throw new Error("the page does not come to rest");
    await frame();
    calm = arrived() ? calm + 1 : 0;
  }
}"""
LEAVE = """() => {
  for (const one of document.querySelectorAll("h1, [data-testid=due]")) one.dataset.before = "";
}"""
PRINTED = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /rules-[a-z]{2}-/.test(name)).length >= %d"""

MISFITS = """() => {
  const words = "Words that need far more room than this";
  const styles = [
    "width: 90px; overflow: hidden; white-space: nowrap",
    "width: 90px; height: 20px; overflow: hidden; line-height: 20px",
    "width: 90px; overflow: auto; white-space: nowrap",
    "font-size: 9px",
    "position: relative; left: 300px; white-space: nowrap",
  ];
  const main = document.querySelector("main");
  const add = (parent, tag, style, text = "") => {
    const made = document.createElement(tag);
    made.style.cssText = style; // the content policy allows no style attributes
    made.textContent = text;
    parent.append(made);
    return made;
  };
  for (const style of styles) add(main, "p", style, words);
  const button = "width: 90px; border: 1px solid; white-space: nowrap";
  add(main, "button", button, words).className = "misfit";
  const box = add(main, "div", "height: 60px");
  add(box, "p", "height: 0", "One");
  add(box, "p", "height: 0", "Another");
  add(add(main, "select", "width: 60px"), "option", "", words);
}"""


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


def ruler_for(visitors: Visitors, guest: Guest, sizes: Sequence[int] = tuple(SIZES)) -> Ruler:
    """A window at home that has all words of all languages."""
    page = visitors.come(guest, "rules")
    page.add_init_script(COUNT_QUESTIONS)
    page.reload()
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
    page.wait_for_function(PRINTED % (len(LANGUAGES) - 1))
    return Ruler(page, sizes)


def go(page: Page, url: str) -> None:
    """Show another page, without loading the client again, and wait until it has all it shows."""
    page.set_viewport_size(SIZES[1440])
    page.evaluate(LEAVE)
    follow(page, url)
    page.evaluate(ARRIVED)


def measure_pages(visitors: Visitors, ruler: Ruler, names: tuple[str, ...]) -> None:
    """Every page that needs no table."""
    for name in names:
        go(ruler.page, f"{visitors.place.url}/{name}")
        ruler.measure(name.replace("/", "-") or "home")
        if name == "new":
            ruler.page.locator("summary").click()
            ruler.measure("new-advanced")


def measure_decisions(
    visitors: Visitors, ruler: Ruler, person: Guest, decisions: tuple[str, ...]
) -> None:
    """Every kind of decision, with its odds."""
    others = visitors.place.arrive("Others")
    for moment in decisions:
        table = table_at(every_moment()[moment], person, others)
        go(ruler.page, f"{visitors.place.url}/table/{table}")
        driver = Driver(ruler.page)
        driver.ready()
        expect(driver.due).to_have_attribute("data-moment", moment)
        if moment == "defend-first":
            ruler.measure("challenged")
        driver.answer_the_alarm()
        ruler.page.evaluate(ARRIVED)
        ruler.measure(moment)


def test_what_does_not_fit_is_found(visitors: Visitors) -> None:
    page = visitors.come(None, "about")
    page.locator("h1").wait_for()
    ruler = Ruler(page, sizes=(360,), languages=("en",))
    ruler.measure("before")
    ruler.check()

    page.evaluate(MISFITS)
    ruler.measure("after")

    kinds = {fault.split(": ")[1].split(" by ")[0] for fault in ruler.faults}
    assert kinds == {
        "cut", "cut in height", "leaves button.misfit", "leaves the window", "scrolls sideways",
        "overlaps", "only 9.0 px", "too wide",
    }  # fmt: skip


@pytest.mark.slow
def test_the_words_of_some_pages_and_decisions_fit_a_phone(
    visitors: Visitors, known: Guest
) -> None:
    ruler = ruler_for(visitors, known, QUICK_SIZES)
    measure_pages(visitors, ruler, QUICK_PAGES)
    measure_decisions(visitors, ruler, known, QUICK_DECISIONS)
    ruler.check()


@pytest.mark.long
def test_the_words_of_every_page_fit(visitors: Visitors, known: Guest) -> None:
    ruler = ruler_for(visitors, known)
    measure_pages(visitors, ruler, (*PAGES, f"player/{known.credentials['person']}", "table/none"))
    ruler.check()


@pytest.mark.long
def test_the_words_of_the_rulebook_fit(visitors: Visitors, known: Guest) -> None:
    """Ten chapters, the sheet of icons, the editions, the numbered rules."""
    ruler = ruler_for(visitors, known)
    parts = (*map(str, range(1, 11)), "icons", "editions", "all")
    measure_pages(visitors, ruler, tuple(f"rules/{part}" for part in parts))
    ruler.check()


@pytest.mark.long
def test_the_words_of_every_decision_fit(visitors: Visitors, known: Guest) -> None:
    ruler = ruler_for(visitors, known)
    measure_decisions(visitors, ruler, known, DECISIONS)
    ruler.check()


@pytest.mark.long
def test_the_words_before_and_after_a_match_fit(visitors: Visitors, known: Guest) -> None:
    ruler = ruler_for(visitors, known)
    page, address = ruler.page, f"{visitors.place.url}/table"
    lobby = known.make_table([None, None, None, "general"], name="Friday")
    go(page, f"{address}/{lobby}")
    ruler.measure("lobby-standing")
    known.sit(lobby, 0)
    page.locator(".lobby .yours").wait_for()
    ruler.measure("lobby")
    page.locator(".lobby .ways button").first.click()
    page.locator(".lobby form.guest").wait_for()
    ruler.measure("lobby-guest")

    go(page, f"{address}/{known.bring(played(7)[0])}")
    page.locator("main.end .chart").wait_for()
    ruler.measure("end")
    page.locator("main.end header button").last.click()
    page.locator(".position").wait_for()
    page.evaluate(ARRIVED)
    ruler.measure("look-back")
    ruler.check()


@pytest.mark.long
def test_the_words_of_dialogs_fit(visitors: Visitors, known: Guest) -> None:
    """The name, the way to a table, the menu of a phone."""
    ruler = ruler_for(visitors, known)
    page = ruler.page
    go(page, f"{visitors.place.url}/")
    for name, opener in (("join", ".other-ways button"), ("name", ".my-name")):
        page.locator(opener).first.click()
        page.locator("dialog[open]").wait_for()
        ruler.measure(f"dialog-{name}")
        page.set_viewport_size(SIZES[1440])
        page.keyboard.press("Escape")
    page.set_viewport_size(SIZES[360])
    page.locator("button.menu").click()
    page.locator("nav.unfolded").wait_for()
    ruler.measure("menu")
    ruler.check()


@pytest.mark.long
def test_the_words_of_a_battle_fit(visitors: Visitors, place: Place, known: Guest) -> None:
    """The story is stopped and told step by step; each kind of step is measured once."""
    ruler = ruler_for(visitors, known)
    page, others = ruler.page, place.arrive("Others")
    go(page, f"{place.url}/table/{table_at(every_moment()['attack-next'], known, others)}")
    driver = Driver(page, brisk=True)
    driver.until_due("attack-next")
    driver.play(lambda: driver.stands == "telling")
    page.keyboard.press("Space")
    told, steps = page.locator(".due p"), set[str]()
    for _ in range(MOST_BEATS):
        step = page.locator(".due .title").inner_text()
        verdict = page.locator(".verdict").count() > 0
        if verdict or step not in steps:
            ruler.measure(f"battle-{len(steps)}")
            page.set_viewport_size(SIZES[1440])
            steps.add(page.locator(".due .title").inner_text())
        if verdict:
            break
        before = told.inner_text()
        page.keyboard.press("ArrowRight")
        expect(told).not_to_have_text(before)
    expect(page.locator(".verdict")).to_be_visible()
    ruler.check()


@pytest.mark.long
def test_the_words_that_lie_over_the_table_fit(
    visitors: Visitors, place: Place, known: Guest
) -> None:
    """The panel of a player, a pile, a card, the keys, a refusal, the drawer, the curtain."""
    ruler = ruler_for(visitors, known)
    page, others = ruler.page, place.arrive("Others")
    table = table_at(every_moment()["prepare"], known, others)
    go(page, f"{place.url}/table/{table}")
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
        ruler.measure(f"over-{name}")
        page.set_viewport_size(SIZES[1440])
        page.keyboard.press("Escape")
        expect(overlay).to_have_count(0)

    page.locator(".token-space:not(.pointed) button").first.dispatch_event("click")
    expect(page.locator(".toast")).to_be_visible()
    ruler.measure("over-refusal")
    page.set_viewport_size(SIZES[1440])
    page.keyboard.press("Escape")
    for key, name in (("l", "log"), ("m", "chat")):
        page.keyboard.press(key)
        ruler.measure(f"over-{name}")
        page.set_viewport_size(SIZES[1440])
    page.get_by_role("tab").last.click()
    ruler.measure("over-rules")

    shared = known.make_table([None, None])
    for seat, name in enumerate(("Ada", "Ben")):
        known.sit(shared, seat, name)
    known.start(shared)
    go(page, f"{place.url}/table/{shared}")
    expect(page.locator(".curtain")).to_be_visible()
    ruler.measure("curtain")
    ruler.check()


@pytest.mark.long
def test_the_words_for_a_spectator_fit(visitors: Visitors, place: Place, known: Guest) -> None:
    others = place.arrive("Others")
    ruler = ruler_for(visitors, place.arrive("Somebody who only watches"))
    for moment in ("prepare", "attack-next", "defend-next"):
        table = table_at(every_moment()[moment], known, others)
        go(ruler.page, f"{place.url}/table/{table}")
        ruler.measure(f"spectator-{moment}")
    ruler.check()


@pytest.mark.long
def test_long_names_fit(visitors: Visitors, place: Place, known: Guest) -> None:
    """Names of the greatest length; where one is cut, its title tells all of it."""
    others = place.arrive("Others")
    ruler = ruler_for(visitors, known)
    for moment in ("prepare", "attack-next", "defend-first", "attacker-relaunch", "keep-stolen"):
        table = table_at(every_moment()[moment], known, others, LONG_NAMES)
        go(ruler.page, f"{place.url}/table/{table}")
        Driver(ruler.page).answer_the_alarm()
        ruler.page.evaluate(ARRIVED)
        ruler.measure(f"long-names-{moment}")
    ruler.check()

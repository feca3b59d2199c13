"""What a screen reader says of a match: one log, by turns, no more and no less than it tells."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driver import Driver
from tests.browser.moments import every_moment, table_at
from tests.browser.place import Place
from tests.browser.visitors import Visitors, follow, picture

LOG = "[role=log]"
SUMMARY = re.compile(r" (beat|lost to|fought|took|recruited|won) .*\.$")

# Everything that is added to the log while the page lives, in its order.
RECORD = """() => {
  window.heard = [];
  const listen = (log) => {
    for (const line of log.querySelectorAll("p")) window.heard.push(line.textContent);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.nodeType === Node.ELEMENT_NODE)
            for (const line of node.matches("p") ? [node] : node.querySelectorAll("p"))
              window.heard.push(line.textContent);
    }).observe(log, { childList: true, subtree: true });
  };
  const found = document.querySelector("[role=log]");
  if (found) listen(found);
  else new MutationObserver((_, search) => {
    const log = document.querySelector("[role=log]");
    if (log) { search.disconnect(); listen(log); }
  }).observe(document.documentElement, { childList: true, subtree: true });
}"""
SHOWN = """async () => {
  const log = document.querySelector(".lines-of-log");
  log.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
  await new Promise(requestAnimationFrame);
  return [...log.querySelectorAll("li:not(.note)")].map((line) => {
    const words = line.cloneNode(true);
    for (const silent of words.querySelectorAll("[aria-hidden=true], .summary")) silent.remove();
    const text = words.textContent.replace(/\\s+/g, " ").trim();
    return { text, turn: line.classList.contains("turn") };
  });
}"""


def heard(page: Page) -> list[str]:
    """All that was said since the recording began."""
    said: list[str] = page.evaluate("window.heard")
    return said


@pytest.mark.slow
def test_a_whole_match_is_heard_as_the_log_tells_it(visitors: Visitors, place: Place) -> None:
    """Own turns line by line, those of others as one summary; what is skipped is counted."""
    person = place.arrive("Ada")
    table = person.make_table([None, "recruit", "recruit"])
    person.sit(table, 0)
    person.start(table)
    page = visitors.come(person)
    page.evaluate(RECORD)
    follow(page, f"{place.url}/table/{table}")
    driver = Driver(page, brisk=True)

    driver.play(lambda: driver.stands == "over")

    expect(page.get_by_test_id("result")).to_be_visible()
    assert page.locator(LOG).count() == 1
    lines = page.evaluate(SHOWN)
    said = heard(page)
    turns = [line["text"] for line in lines if line["turn"]]
    others = [turn for turn in turns if not turn.endswith("Ada")]
    assert len(turns) >= 18
    assert len(others) == 2 * len(turns) // 3
    summaries = [text for text in said if "Recruit" in text.split(" ")[0] and SUMMARY.search(text)]
    assert len(summaries) >= len(others)
    # Each turn of ours is announced, once.
    begun = [text for text in said if text.startswith("Round ")]
    assert begun == [turn for turn in turns if turn.endswith("Ada")]
    assert any(text.startswith("Skipped ") for text in said)
    # Whatever else was said is a line of the log, or the beginning of one that grew.
    told = [line["text"] for line in lines]
    for text in said:
        known = any(line.startswith(text.rstrip(".")) for line in told)
        assert known or text in summaries or text.startswith(("Skipped ", "Keep ")), text
    assert said[-1] == told[-1]  # who won
    assert len(said) < len(lines) / 2
    # The log that one sees has the same summaries, below the headings of the turns.
    shown = " ".join(page.locator(".summary").all_inner_texts())
    assert len(shown) > 1000


def test_nothing_else_speaks_at_the_table(visitors: Visitors, place: Place) -> None:
    """What is told on the stage is in the log; a second voice would say everything twice."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(person, f"table/{table_at(every_moment()['attack-next'], person, others)}")
    driver = Driver(page)
    driver.until_due("attack-next")
    page.evaluate(RECORD)
    live = page.locator("[aria-live]:not([role=log]):not(:has(.odds))")
    assert page.locator(LOG).count() == 1
    page.keyboard.press("Enter")
    page.locator("[data-testid=due][data-stands=telling]").wait_for()
    assert page.locator(".tale[aria-live]").count() == 0
    assert page.locator("[data-testid=due] [role=status]").inner_text().strip() == ""
    driver.skip()
    assert live.filter(has_text="won the battle").count() == 0
    assert any(re.match(r"Skipped \d+ messages?\. Ada", text) for text in heard(page))


def test_chat_and_connection_are_announced(visitors: Visitors, place: Place) -> None:
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()["prepare"], person, others)
    page = visitors.come(person, f"table/{table}")
    Driver(page).until_due("prepare")
    page.evaluate(RECORD)
    other = visitors.come(others, f"table/{table}")
    Driver(other).due.wait_for()
    other.keyboard.press("m")
    other.keyboard.type("Well met!")
    other.keyboard.press("Enter")
    expect(page.locator(LOG)).to_contain_text("says: Well met!")

    visitors.expected += ["ERR_CONNECTION_REFUSED", "WebSocket"]
    place.stop()
    expect(page.get_by_role("alert").filter(has_text="No connection")).to_be_visible()
    place.start()
    expect(page.locator(LOG)).to_contain_text("The connection is back.")


def test_a_relic_that_is_chosen_is_pressed_and_said(visitors: Visitors, place: Place) -> None:
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(person, f"table/{table_at(every_moment()['keep-relic'], person, others)}")
    Driver(page).until_due("keep-relic")
    relics = page.locator(".relic-option button")
    expect(relics.first).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("1")
    expect(relics.first).to_have_attribute("aria-pressed", "true")
    name = (relics.first.get_attribute("aria-label") or "").split(".")[0]
    expect(page.locator(LOG)).to_contain_text(name)


def test_every_number_has_its_noun(visitors: Visitors, place: Place) -> None:
    person, others = place.arrive("Ada"), place.arrive("Others")
    page = visitors.come(person, f"table/{table_at(every_moment()['attack-next'], person, others)}")
    driver = Driver(page)
    driver.until_due("attack-next")
    lines = page.locator(".combat-line").all_inner_texts()
    assert [line.split("\n")[0].strip() for line in lines] == [
        "Long-Range",
        "Medium-Range",
        "Close Combat",
    ]
    page = visitors.come(person, f"table/{table_at(every_moment()['prepare'], person, others)}")
    Driver(page).until_due("prepare")
    counts = page.locator(".opp").first.locator(".counts [aria-label]")
    labels = [(one.get_attribute("aria-label") or "").lower() for one in counts.all()]
    assert all(re.search(r"\d", label) for label in labels[:3]), labels
    assert ["hand" in labels[0], "deck" in labels[1], "discard" in labels[2]] == [True] * 3
    assert page.locator(".relic-counts .era:not([aria-label])").count() == 0


def test_the_turns_of_others_can_wait_for_me(visitors: Visitors, place: Place) -> None:
    person = place.arrive("Ada")
    table = person.make_table([None, "recruit", "recruit"])
    person.sit(table, 0)
    person.start(table)
    page = visitors.come(person, "settings")
    page.get_by_role("switch", name=re.compile("Wait for me")).check(force=True)
    page.goto(f"{place.url}/table/{table}")
    driver = Driver(page, brisk=True)
    driver.until_due()
    held = []
    for _ in range(200):
        driver.ready()
        text = driver.due.locator(".due").inner_text()
        if driver.stands == "due":
            driver.step()
        elif "The turn is waiting for you." in text:
            held.append(re.sub(r"\s+", " ", text))
            picture(page, f"heard/waits-{len(held)}")
            if len(held) == 3:
                break
            driver.go_on("Enter", "continue")
        elif page.get_by_test_id("continue").count() > 0:
            driver.go_on("Enter", "continue")
        else:
            driver.go_on("s", "skip")
    assert [turn.split(" The")[0] for turn in held] == ["Recruit", "Recruit II", "Recruit"]
    expect(page.get_by_role("button", name="Wait for me")).to_have_attribute("aria-pressed", "true")

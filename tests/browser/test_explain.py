"""A card that is clicked explains itself, and one's own points are told by source."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.driver import EDGE, Driver
from tests.browser.moments import every_moment, table_at
from tests.browser.place import Place
from tests.browser.visitors import DESK, PHONE, Visitors, picture

TABLET: ViewportSize = {"width": 820, "height": 1180}
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
EXPLAIN = "[data-testid=explain]"
# What is pointed at, some words of its card, and its rule.
THINGS = {
    "points": (".opp .score", "Visible points", "SCORE-10"),
    "hand": (".opp .counts > span", "Only their owner sees", "RESTORE-9"),
    "relics": (".opp .relic-counts", "Relics of one Era", "SCORE-6"),
    "prowess": (".opp .medals", "Worth nothing to its owner", "SCORE-8"),
    "own prowess": (".own .medal-prowess", "Worth nothing to its owner", "SCORE-8"),
    "honor": (".own .honor", "beaten Defender", "CHALLENGE-13"),
    "deck": (".own .pile", "Face-down cards", "RESTORE-10"),
    "era deck": (".era .heap-no", "fill empty spaces", "RESTORE-5"),
    "link": (".era .link", "takes the first damage", "LINK-8"),
    "tile": (".slot.active .tile-holder", "two Eras", "TRAVEL-23"),
    "arrow": (".wheel .arrow", "Active Action", "TRAVEL-13"),
    "tile pile": (".pile-counts span", "one to three tiles", "TRAVEL-4"),
    "token on its space": (".token-space > b", "number on the Active tile", "TOKEN-5"),
    "round": (".rounds", "One turn for each player", "ROUND-8"),
}


def table_where(visitors: Visitors, place: Place, moment: str, **come: Any) -> Page:
    """A player for whom this decision is due."""
    person, others = place.arrive("Ada"), place.arrive("Others")
    table = table_at(every_moment()[moment], person, others)
    page = visitors.come(person, f"table/{table}", **come)
    Driver(page).until_due(moment)
    recap = page.get_by_test_id("put-away")
    if recap.is_visible():  # it lies over the cards
        recap.click()
    return page


def at_the_table(visitors: Visitors, place: Place) -> Page:
    """A player who has no card to choose now."""
    return table_where(visitors, place, "prepare")


@pytest.mark.parametrize("size", SIZES)
def test_a_clicked_card_explains_itself(visitors: Visitors, place: Place, size: str) -> None:
    page = at_the_table(visitors, place)
    page.set_viewport_size(SIZES[size])
    explained = page.locator(EXPLAIN)

    page.locator(".era .card").first.click(button="right")

    expect(explained.locator("[data-symbol=long]")).to_be_visible()
    symbols = explained.locator("[data-symbol]").count()
    expect(explained.locator(".thread")).to_have_count(symbols if size == "desk" else 0)
    picture(page, f"explain/card-{size}")
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)


def test_a_click_that_is_no_action_is_a_question(visitors: Visitors, place: Place) -> None:
    """It also says what one can do instead."""
    page = at_the_table(visitors, place)

    page.locator(".era.e4 .card").first.click()

    explained = page.locator(EXPLAIN)
    expect(explained).to_be_visible()
    expect(explained.locator(".instead")).to_contain_text("You can")
    explained.get_by_role("button", name="Close").click()
    expect(explained).to_have_count(0)
    expect(page.locator(".toast")).to_have_count(0)


def test_a_card_of_the_hand_that_cannot_be_played_is_a_question_too(
    visitors: Visitors, place: Place
) -> None:
    page = at_the_table(visitors, place)
    version = Driver(page).version

    page.locator(".hand .card").first.click(position=EDGE)

    expect(page.locator(f"{EXPLAIN} .instead")).to_contain_text("You can")
    assert Driver(page).version == version


def test_where_units_are_chosen_another_unit_is_refused_with_what_one_can_do(
    visitors: Visitors, place: Place
) -> None:
    page = table_where(visitors, place, "opponent")
    face = page.locator(".era .card:has(> .glowing)").first
    other = page.locator(".era .card:not(:has(> .glowing))").first

    other.click()
    expect(page.locator(".toast")).to_contain_text("You can")
    expect(page.locator(EXPLAIN)).to_have_count(0)

    other.click(button="right")
    expect(page.locator(EXPLAIN)).to_be_visible()
    page.keyboard.press("Escape")

    face.hover()
    page.locator(".unit-place:hover > .ask").click()  # this asks, the rest acts
    expect(page.locator(EXPLAIN)).to_be_visible()
    page.keyboard.press("Escape")
    expect(Driver(page).due).to_have_attribute("data-moment", "opponent")


def test_a_finger_that_rests_on_a_card_of_the_hand_asks_and_deploys_nothing(
    visitors: Visitors, place: Place
) -> None:
    page = table_where(visitors, place, "attack-first", size=PHONE, touch=True)
    version = Driver(page).version
    card = page.locator(".phone-hand button.mini").first
    box = card.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(EXPLAIN)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    picture(page, "explain/card-touched")
    page.locator(EXPLAIN).get_by_role("button", name="Close").tap()
    expect(page.locator(EXPLAIN)).to_have_count(0)
    assert Driver(page).version == version


def test_what_a_card_links_with_is_shown_at_its_sides(visitors: Visitors, place: Place) -> None:
    page = at_the_table(visitors, place)
    page.locator(".era .card:has(.half.right)").first.click(button="right")

    page.get_by_role("button", name="Show what it links with").click()

    partners = page.locator(f"{EXPLAIN} .partners")
    expect(partners.last).to_be_visible()
    picture(page, "explain/links-desk")
    page.get_by_role("button", name="Show its symbols").click()
    expect(partners).to_have_count(0)


def test_a_thing_that_is_pointed_at_has_a_small_card(visitors: Visitors, place: Place) -> None:
    page = at_the_table(visitors, place)
    card = page.locator(".hint.on")
    for selector, words, rule in THINGS.values():
        page.locator(selector).first.hover()

        expect(card).to_contain_text(words)
        expect(card.locator("a")).to_have_text(rule)
        expect(card.locator("svg")).to_have_count(1)
        page.mouse.move(2, 898)
        expect(card).to_have_count(0)


def test_the_key_i_explains_the_card_that_has_the_focus(visitors: Visitors, place: Place) -> None:
    page = at_the_table(visitors, place)
    version = Driver(page).version
    page.keyboard.press("Tab")  # from now on the focus is that of the keyboard
    page.locator(".era.e4 .card").first.focus()

    page.keyboard.press("i")

    expect(page.locator(EXPLAIN)).to_be_visible()
    assert Driver(page).version == version  # and no tile was inserted


def test_the_key_i_explains_a_player_number_by_number(visitors: Visitors, place: Place) -> None:
    page = at_the_table(visitors, place)
    page.keyboard.press("Tab")
    page.locator(".opp .cover").first.focus()

    page.keyboard.press("i")

    card = page.locator(".hint.on.asked")
    for words in ("Only their owner sees these cards", "Relics of one Era", "Prowess"):
        expect(card).to_contain_text(words)
    expect(card).not_to_have_attribute("aria-hidden", "true")
    picture(page, "explain/player-desk")
    page.keyboard.press("Escape")
    expect(page.locator(".hint.on")).to_have_count(0)


def test_the_list_of_keys_names_the_key_i(visitors: Visitors, place: Place) -> None:
    page = at_the_table(visitors, place)

    page.keyboard.press("?")

    expect(page.get_by_role("dialog")).to_contain_text("Explain the focused item")


def test_own_points_are_told_by_source(visitors: Visitors, place: Place) -> None:
    page = at_the_table(visitors, place)
    plate = page.get_by_role("region", name="Your points")
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.locator("[data-teach=points] button, [data-testid=own-points]").first.click()

        expect(plate.locator("li").last).to_contain_text("of your own")
        expect(plate).to_contain_text("Others see")
        picture(page, f"explain/points-{size}")
        plate.get_by_role("button", name="Close").click()
        expect(plate).to_have_count(0)

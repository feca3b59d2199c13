"""The tables of the balance page, its markers and its plots."""

from __future__ import annotations

from pathlib import Path

import pytest

from abth.arena.planning.plan import BadPlan, frame_of
from abth.balance.measurement import cards, order, plots, scores, suspense
from abth.balance.measurement.lone import Field, Lone, era_pile, reinforced, starting_hands
from abth.balance.measurement.matches import STANDARD, Played, play_some
from abth.balance.measurement.measure import bot_and_games
from abth.balance.measurement.page import BadPage, Table, write_page
from abth.bots.others import UnknownBot

PAGE = Path(__file__).parents[2] / "docs" / "balance.md"
BOX = frame_of(None, "default", 6, ()).box
LONE = {era: [Lone(int(card), 0.5, 0.25, 0.75) for card in BOX.elites[era]] for era in range(1, 5)}


@pytest.fixture(scope="module")
def played() -> Played:
    return play_some(None, "recruit", *STANDARD, 3, range(12))


def all_tables(played: Played) -> list[Table]:
    return [
        scores.scores_table([played]),
        scores.battles_table([played]),
        scores.minds_table([("recruit", played)]),
        order.order_table([played]),
        order.why_table([played]),
        order.tempo_table([played]),
        order.sources_table([played]),
        order.tokens_table([played]),
        suspense.suspense_table([played]),
        *(cards.cards_table(BOX, era, LONE[era], played.cards) for era in LONE),
        cards.tokens_table(BOX, played.cards),
        cards.base_table(BOX, played.cards, 48),
    ]


def test_every_table_is_whole_and_has_its_place_in_the_page(played: Played) -> None:
    """As many cells as columns, and markers in docs/balance.md."""
    page = PAGE.read_text("utf-8")
    for table in all_tables(played):
        assert table.rows
        assert {len(row) for row in table.rows} == {len(table.columns)}, table.key
        assert f"<!-- {table.key} -->" in page
        assert f"<!-- /{table.key} -->" in page


def test_a_table_replaces_what_stands_between_its_markers(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("a\n<!-- command -->\n<!-- /command -->\n<!-- x -->\nold\n<!-- /x -->\nb\n")

    write_page([Table("x", "", ("one", "two"), [("1", "2")])], "run it", page)

    assert page.read_text().splitlines() == [
        "a", "<!-- command -->", "`run it`", "<!-- /command -->",
        "<!-- x -->", "| one | two |", "| --- | ---: |", "| 1 | 2 |", "<!-- /x -->", "b",
    ]  # fmt: skip


def test_a_page_without_markers_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing here\n")

    with pytest.raises(BadPage, match="<!-- x -->"):
        write_page([Table("x", "", ("one",), [("1",)])], "run it", page)

    assert page.read_text() == "nothing here\n"


@pytest.mark.slow
def test_the_plots_are_drawn(played: Played, tmp_path: Path) -> None:
    """Five pictures, none of them empty."""
    pytest.importorskip("matplotlib")

    plots.write_plots(BOX, LONE, [played], tmp_path)

    found = sorted(path.name for path in tmp_path.iterdir())
    assert found == [
        f"balance-{name}.png" for name in ("lone", "order", "picks", "points", "suspense")
    ]
    assert all(path.stat().st_size > 2000 for path in tmp_path.iterdir())


def test_cards_are_picked_no_more_often_than_they_are_seen(played: Played) -> None:
    """But for those that a Link brings along from the next Era (CONQ-5)."""
    seen = sum(counted["seen"] for counted in played.cards.cards.values())
    faced = sum(counted["faced"] for counted in played.cards.cards.values())

    assert 0 < faced < seen


def test_starting_hands_are_the_seventy(played: Played) -> None:
    """SETUP-23: four of the eight Base Units."""
    hands = starting_hands(BOX)

    assert sum(hands.values()) == 70
    assert all(len(hand) == 4 for hand in hands)


def test_an_era_deck_reinforces_with_one_of_its_fourteen_cards() -> None:
    """SETUP-16, REINF-6: 12 of the other Elites and both Heroes."""
    card = next(int(card) for card in BOX.elites[1] if BOX.units[card].reinforcement == 1)
    pile = era_pile(BOX, 1, card)

    ways = reinforced(BOX.units, (card,), pile, 14, 4)

    assert sum(pile.values()) == pytest.approx(14)
    assert sum(chance for _, chance in ways) == pytest.approx(1)
    assert {len(line_up) for line_up, _ in ways} <= {2, 3, 4}


def test_a_lone_trebuchet_meets_the_immortals_as_in_the_rulebook() -> None:
    """TV-5: it can hit them and fall by their Heroic Death, so both chances are real."""
    ids = [unit.id for unit in BOX.units]
    field = Field(frame_of(None, "default", 6, ()))

    win, fall = field.chances((ids.index("trebuchet"),), (ids.index("persian-immortals"),))

    assert 0 < fall < 1
    assert win < fall


@pytest.mark.parametrize("text", ["captain", "captain,0", "captain,few", "nobody-knows,5"])
def test_a_senseless_comparison_is_refused(text: str) -> None:
    with pytest.raises((BadPlan, UnknownBot)):
        bot_and_games(text)


def test_a_comparison_names_bot_and_matches() -> None:
    assert bot_and_games("general:iterations=200,40") == ("general:iterations=200", 40)

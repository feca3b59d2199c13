"""The box as texts, with the numbers of Units changed in them."""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abth.balance.content_folder import CannotExport, write_folder
from abth.content import BadContent, load_box
from abth.content.changes import changes_between
from abth.content.digest import digest_of
from abth.content.editing import UNITS, UnitNumbers, edited_texts, entry_with, texts_of
from abth.content.loader import MAX_NUMBER, complaints_about

BOX = load_box()
SHIP = next(unit for unit in BOX.units if unit.id == "turtle-ship")
numbers = st.builds(
    UnitNumbers,
    **{name: st.integers(0, 20) for name in asdict(UnitNumbers.of(SHIP))}
    | {"damage_icons": st.integers(1, 20)}
    | {side: st.integers(0, 4) for side in ("link_left", "link_right")},
)


def test_an_exported_box_is_the_same_box(tmp_path: Path) -> None:
    write_folder(texts_of(), tmp_path)

    assert digest_of(load_box(tmp_path)) == digest_of(BOX)
    assert texts_of(tmp_path) == texts_of()


def test_a_changed_card_is_the_only_thing_that_changes(tmp_path: Path) -> None:
    changed = replace(UnitNumbers.of(SHIP), medium=5, close=2, accuracy=1, link_left=2)
    write_folder(edited_texts(texts_of(), [(SHIP.id, changed)]), tmp_path)

    changes = changes_between(BOX, load_box(tmp_path))

    found = {(change.id, change.field, change.before, change.after) for change in changes.numbers}
    assert found == {
        ("turtle-ship", "medium", 4, 5),
        ("turtle-ship", "close", 3, 2),
        ("turtle-ship", "accuracy", 0, 1),
        ("turtle-ship", "link_left", 0, 2),
    }
    assert not changes.gone
    assert not changes.new
    assert not changes.tiles


def test_a_number_that_is_taken_back_leaves_the_file_as_it_was() -> None:
    texts = texts_of()
    before = UnitNumbers.of(SHIP)
    there = edited_texts(texts, [(SHIP.id, replace(before, long=3, relaunch=2, link_right=4))])

    assert there != texts
    assert edited_texts(there, [(SHIP.id, before)]) == texts


@given(numbers)
def test_any_numbers_are_read_as_they_were_written(wanted: UnitNumbers) -> None:
    import tomllib

    entry = entry_with('[[unit]]\nid = "x"\nvalues = {}\nicon = "y"\n', wanted)
    unit = tomllib.loads(entry)["unit"][0]

    read = {
        **unit["values"],
        "damage_icons": unit["damage_icons"],
        **{f"link_{side}": unit.get("links", {}).get(side, 0) for side in ("left", "right")},
    }
    icons = asdict(wanted).keys() - read.keys()
    assert read | {icon: unit.get("icons", {}).get(icon, 0) for icon in icons} == asdict(wanted)
    assert unit["icon"] == "y"


@pytest.mark.parametrize(
    "change", [{"long": -1}, {"close": MAX_NUMBER + 1}, {"damage_icons": 0}, {"link_left": 5}]
)
def test_numbers_that_no_card_can_have_are_refused(change: dict[str, int]) -> None:
    with pytest.raises(BadContent):
        edited_texts(texts_of(), [(SHIP.id, replace(UnitNumbers.of(SHIP), **change))])


def test_a_card_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(BadContent, match="nobody"):
        edited_texts(texts_of(), [("nobody", UnitNumbers.of(SHIP))])


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / UNITS).write_text("mine")

    with pytest.raises(CannotExport, match=UNITS):
        write_folder(texts_of(), tmp_path)

    assert [path.name for path in tmp_path.iterdir()] == [UNITS]


def test_every_mistake_is_found_not_only_the_first(tmp_path: Path) -> None:
    texts = texts_of()
    texts[UNITS] = texts[UNITS].replace("damage_icons = 1", "damage_icons = 0", 3)
    texts["tiles.toml"] = texts["tiles.toml"].replace("pointer = 1", "pointer = 9", 1)
    write_folder(texts, tmp_path)

    places = [error.place for error in complaints_about(tmp_path)]

    assert len(places) == 4
    assert sum(UNITS in place for place in places) == 3
    assert complaints_about(Path(BOX.name)) != []  # no such folder

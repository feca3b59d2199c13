"""The loader refuses what is no box, and names the place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from abth.content import BadContent, load_box
from abth.content.digest import digest_of
from abth.content.loader import HERE, MAX_FILE
from abth.words import words_in
from abth.words.complaints import complaint_text

FILES = ("dice", "gears", "prowess", "relics", "tiles", "tokens", "units")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the box that the rules are tested with."""
    return Path(shutil.copytree(Path(__file__).parent.parent / "box", tmp_path / "box"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Replace the first such text in a file."""
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text, "the test looks for something that is no longer there"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def refusal(folder: Path) -> str:
    """What the loader says."""
    with pytest.raises(BadContent) as refused:
        load_box(folder)
    return complaint_text(words_in("en"), refused.value)


def test_a_copy_of_the_box_is_the_box(folder: Path) -> None:
    """Loaded from elsewhere it plays the same, under the folder's name."""
    for name in FILES:
        shutil.copy(HERE / f"{name}.toml", folder)
    copy = load_box(folder)

    assert digest_of(copy) == digest_of(load_box())
    assert (copy.name, load_box(str(folder)).name) == ("box", "box")
    assert load_box() is load_box(), "the own box is read once"


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "reason"),
    [
        # unknown keys
        ("units", 'rank         = "base"', 'rank = "base"\nvalor = 3', "trebuchet", "“valor”"),
        ("units", "{ reinforcement = 1 }", "{ courage = 1 }", "conscripts: icons", "“courage”"),
        ("units", "values       = { long = 1,", "values = { far = 1, long = 1,",
         "trebuchet: values", "“far”"),
        ("units", "links        = { left = 1 }", "links = { top = 1 }", "links", "“top”"),
        ("relics", "era  = 1", "era = 1\npower = 2", "mask-of-tutankhamun", "“power”"),
        ("tiles", "pointer = 1", "pointer = 1\ncolor = 3", "tile 1", "“color”"),
        ("tokens", "copies   = 3", "copies = 3\nprice = 1", "long+1", "“price”"),
        ("tokens", '{ line = "long", value = 1 }', '{ line = "long", value = 1, to = 2 }',
         "long+1: modifier", "“to”"),
        ("prowess", 'name    = "Hannes"', 'name = "Hannes"\nvoice = 1', "hannes", "“voice”"),
        ("dice", "copies = 2,", "copies = 2, luck = 1,", "S1", "“luck”"),
        ("dice", "name  =", "sides = 6\nname =", "strong", "“sides”"),
        ("gears", 'symbol = "A"', 'symbol = "A"\ncost = 1', "draw-2", "“cost”"),
        ("gears", "token_spaces = 3", "token_spaces = 3\nwheels = 2", "gears.toml", "“wheels”"),
        ("units", "[[unit]]", "[[hero]]\nid = 'x'\n[[unit]]", "units.toml", "“hero”"),
        # missing keys
        ("units", 'name         = "Trebuchet"', "", "trebuchet", "name is missing"),
        ("units", "damage_icons = 1", "", "trebuchet", "damage_icons is missing"),
        ("units", 'icon         = "trebuchet"', "", "trebuchet", "icon is missing"),
        ("tiles", "pointer = 1", "", "tile 1", "pointer is missing"),
        ("tokens", "copies   = 3", "", "long+1", "copies is missing"),
        # wrong types
        ("units", 'name         = "Trebuchet"', "name = 7", "trebuchet", "name must be a string"),
        ("units", "damage_icons = 1", 'damage_icons = "1"', "trebuchet", "number from 1 to 20"),
        ("units", "damage_icons = 1", "damage_icons = true", "trebuchet", "number from 1 to 20"),
        ("units", "damage_icons = 1", "damage_icons = 1.5", "trebuchet", "number from 1 to 20"),
        ("units", 'aliases      = ["Catapult"]', "aliases = [1]", "trebuchet", "a string of"),
        ("units", "values       = { long = 1, medium = 0, close = 0 }", "values = 3",
         "trebuchet", "values must be a table"),
        ("tiles", "eras    = [1, 2]", "eras = 12", "tile 1", "list of numbers"),
        ("tiles", "eras    = [1, 2]", 'eras = [1, "2"]', "tile 1", "number from 1 to 4"),
        ("prowess", "prowess = [5, 3, 2, 1]", "prowess = 5", "hannes", "list of numbers"),
        ("dice", "faces = [", "faces = 3\nrest = [", "strong", "“rest”"),
        # out of range
        ("units", "long = 1, medium = 0", "long = -1, medium = 0", "values", "from 0 to 20"),
        ("units", "long = 1, medium = 0", "long = 21, medium = 0", "values", "from 0 to 20"),
        ("units", "damage_icons = 1", "damage_icons = 0", "trebuchet", "from 1 to 20"),
        ("units", "era          = 1", "era = 5", "persian-immortals", "from 1 to 4"),
        ("units", "copies       = 2", "copies = 9", "trebuchet", "from 1 to 8"),
        ("units", "{ reinforcement = 1 }", "{ reinforcement = 0 }", "conscripts", "from 1 to 20"),
        ("units", "links        = { left = 1 }", "links = { left = 5 }", "links", "from 1 to 4"),
        ("relics", "era  = 1", "era = 0", "mask-of-tutankhamun", "from 1 to 4"),
        ("tiles", "pointer = 1", "pointer = 4", "tile 1", "from 1 to 3"),
        ("tokens", "copies   = 3", "copies = 0", "long+1", "from 1 to 20"),
        ("prowess", "[5, 3, 2, 1]", "[5, 3, 2, 99]", "hannes", "from 0 to 20"),
        ("gears", "token_spaces = 3", "token_spaces = 4", "gears.toml", "from 1 to 3"),
        ("dice", "long =  1,", "long = 99,", "S1", "from -20 to 20"),
        # words that are none
        ("units", 'rank         = "base"', 'rank = "legend"', "trebuchet", "base, elite, or hero"),
        ("units", 'id           = "trebuchet"', 'id = "Big Gun"', "Big Gun", "“winged-hussars”"),
        ("units", 'name         = "Trebuchet"', 'name = " "', "trebuchet", "1 to 300"),
        ("tokens", '"heroic_death"', '"glory"', "heroic-death", "must be heroic_death"),
        ("tokens", '"tighten_up"', '"later"', "tighten-up", "tighten_up or chase"),
        ("tokens", 'line = "long"', 'line = "far"', "long+1", "long, medium, or close"),
        # what breaks the game
        ("tiles", "eras    = [1, 2]", "eras = [2, 2]", "tile 1", "R-6"),
        ("tiles", "eras    = [1, 2]", "eras = [1, 2, 3]", "tile 1", "R-6"),
        ("tokens", "ability  =", 'moment = "chase"\nability =', "heroic-death", "exactly one"),
        ("units", 'rank         = "base"', 'rank = "base"\nera = 1', "trebuchet", "have an era"),
        ("units", "era          = 1\n", "", "persian-immortals", "have an era"),
        ("units", "era          = 1", "era = 1\ncopies = 2", "persian-immortals",
         "only Base Units"),
        ("dice", "copies = 2,", "copies = 3,", "strong", "six sides"),
        ("dice", 'id    = "risky"', 'id = "lucky"', "dice.toml", "strong and risky"),
        ("gears", 'symbol = "B"', 'symbol = "E"', "gears.toml", "A, B, C, and D"),
        # doubled ids
        ("units", '"archers"', '"trebuchet"', "trebuchet", "appears twice"),
        ("relics", '"code-of-hammurabi"', '"mask-of-tutankhamun"', "relic 2", "appears twice"),
        ("tokens", '"medium+1"', '"long+1"', "token 2", "appears twice"),
        ("prowess", '"chris"', '"hannes"', "sabaton 2", "appears twice"),
    ],
)  # fmt: skip
def test_the_loader_names_file_place_and_reason(
    folder: Path, file: str, old: str, new: str, place: str, reason: str
) -> None:
    """Unknown, missing, mistyped, out of range, doubled (R-6, R-32, TERM-10): never accepted."""
    change(folder, file, old, new)

    said = refusal(folder)

    assert f"{file}.toml" in said
    assert place in said
    assert reason in said


@pytest.mark.parametrize(
    ("file", "keep", "reason"),
    [
        ("prowess", 4, "five Sabatons"),
        ("tiles", 2, "three tiles"),
        ("relics", 4, "a Relic for every player"),
        ("units", 1, "fill a hand"),
        ("units", 5, "every Era needs Elite Units"),
    ],
)
def test_a_box_with_too_little_in_it_is_incomplete(
    folder: Path, file: str, keep: int, reason: str
) -> None:
    """SETUP-7, SETUP-15, SETUP-21, SETUP-23: what a match needs at least."""
    path = folder / f"{file}.toml"
    head, *entries = path.read_text(encoding="utf-8").split("\n[[")
    path.write_text("\n[[".join([head, *entries[:keep]]), encoding="utf-8")

    said = refusal(folder)

    assert said.startswith(str(folder))
    assert reason in said


def test_enough_tokens_must_lie_in_the_box(folder: Path) -> None:
    """SETUP-13: three token spaces, one token."""
    text = '[[token]]\nid = "chase"\nname = "Chase"\ncopies = 1\nmoment = "chase"\n'
    (folder / "tokens.toml").write_text(f'{text}icon = "sprint"\nnote = "x"\n', encoding="utf-8")

    assert "enough tokens" in refusal(folder)


def test_every_sabaton_needs_prowess_tokens(folder: Path) -> None:
    """SETUP-7: an empty set of Prowess tokens is no set."""
    change(folder, "prowess", "[5, 3, 2, 1]", "[]")

    assert "Prowess" in refusal(folder)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    """All seven files are needed."""
    (folder / f"{file}.toml").unlink()

    assert f"{file}.toml: cannot be read" in refusal(folder)


@pytest.mark.parametrize("file", FILES)
def test_a_truncated_file_is_named_with_the_place(folder: Path, file: str) -> None:
    """Half a file is no TOML, and the complaint says where it broke off."""
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index("=", len(text) // 2) + 1], encoding="utf-8")

    said = refusal(folder)

    assert f"{file}.toml" in said
    assert "(at end of document)" in said


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_is_named(folder: Path, file: str) -> None:
    """Nothing in it: the tables are missing."""
    (folder / f"{file}.toml").write_text("", encoding="utf-8")

    said = refusal(folder)

    assert f"{file}.toml" in said
    assert "missing" in said


def test_a_file_that_is_no_text_is_named(folder: Path) -> None:
    """Bytes that are not UTF-8."""
    (folder / "tiles.toml").write_bytes(b"\xff\xfe\x00[[tile]]")

    assert "tiles.toml: not valid UTF-8" in refusal(folder)


def test_a_folder_in_place_of_a_file_is_named(folder: Path) -> None:
    """What cannot be read for any other reason."""
    (folder / "tiles.toml").unlink()
    (folder / "tiles.toml").mkdir()

    assert "tiles.toml: cannot be read" in refusal(folder)


def test_a_huge_file_is_refused_unread(folder: Path) -> None:
    """No file of a box needs a megabyte."""
    (folder / "units.toml").write_text("#" * (MAX_FILE + 1), encoding="utf-8")

    assert "units.toml: larger than" in refusal(folder)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    """The first file that is missing stands for all."""
    said = refusal(tmp_path / "nowhere")

    assert "nowhere" in said
    assert "cannot be read" in said


def test_no_die_shows_two_faces_of_one_name(folder: Path) -> None:
    """DICE-7: with S1 twice, the action `strong S1` would mean two things."""
    change(folder, "dice", '"S2"', '"S1"')

    assert "appears twice" in refusal(folder)


def test_no_die_stands_twice(folder: Path) -> None:
    """Part 1: one Strong die and one Risky die."""
    path = folder / "dice.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text + text[text.index("[[die]]") :], encoding="utf-8")

    assert "dice.toml" in refusal(folder)


@pytest.mark.parametrize(
    "text", ["a = " + "[" * 100_000, "a = " + "9" * 5_000], ids=["deep lists", "a long number"]
)
def test_a_hostile_file_is_refused_like_any_other(folder: Path, text: str) -> None:
    """What tomllib cannot read is a complaint about the file, not a crash."""
    (folder / "tiles.toml").write_text(text, encoding="utf-8")

    assert "tiles.toml" in refusal(folder)

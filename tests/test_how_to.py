"""The how-to pages: every file they name exists, and one of them is followed to the letter."""

from __future__ import annotations

import re
import shlex
import shutil
import tomllib
from pathlib import Path

import pytest

from abth.cli import app
from abth.content import BadContent, load_box
from abth.content.digest import digest_of
from abth.rules.box import Box, UnitCard
from abth.rules.events import UnitDeployed, UnitLaidOut, UnitRecruited
from abth.rules.flow import new_game
from abth.rules.playout import Dice, play_at_random
from abth.rules.terms import ELITE

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs" / "how-to").glob("*.md"))
CONTENT = ROOT / "src" / "abth" / "content"
TREES = ("benchmarks", "docs", "examples", "src", "tests", "web")
TRANSLATED = ("de", "es", "fr", "it")  # English notes are in the box itself
ADD_A_CARD = (ROOT / "docs" / "how-to" / "add-a-card.md").read_text("utf-8")


def paths_in(page: str) -> list[str]:
    """Everything in backticks that names a file or a folder of the project."""
    quoted = re.findall(r"`([^`\s]+)`", page)
    at_the_root = {path.name for path in ROOT.iterdir() if path.is_file()}
    return [text for text in quoted if text in at_the_root or text.split("/")[0] in TREES]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    named = paths_in(page.read_text("utf-8"))

    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("page", [p for p in PAGES if p.name.startswith(("add", "change"))])
def test_a_page_names_code_tests_and_docs(page: Path) -> None:
    """A change is complete with its tests, its docs and its line for the players."""
    named = paths_in(page.read_text("utf-8"))

    assert {"src", "tests", "docs", "CHANGELOG.md"} <= {name.split("/")[0] for name in named}


# Add a card


def block(language: str) -> str:
    """The code block of the page in this language."""
    found = re.findall(rf"```{language}\n(.*?)```", ADD_A_CARD, re.DOTALL)
    assert len(found) == 1
    return str(found[0])


NEW = tomllib.loads(block("toml"))["unit"][0]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The files of the box, copied and changed as the page says."""
    assert len(box_files()) == 7, "the page says seven"
    for file in box_files():
        shutil.copy(CONTENT / file, tmp_path)
    with (tmp_path / "units.toml").open("a", encoding="utf-8") as units:
        units.write("\n" + block("toml"))
    return tmp_path


def box_files() -> list[str]:
    """The files that the loader reads."""
    return sorted(set(re.findall(r"\w+\.toml", (CONTENT / "loader.py").read_text("utf-8"))))


def card_in(box: Box) -> UnitCard:
    """The new card."""
    return next(unit for unit in box.units if unit.id == NEW["id"])


def test_the_new_card_is_in_the_box_as_it_was_written(folder: Path) -> None:
    card = card_in(load_box(folder))

    assert (card.name, card.rank, card.era) == (NEW["name"], ELITE, NEW["era"])
    assert {line: getattr(card, line) for line in NEW["values"]} == NEW["values"]
    assert {icon: getattr(card, icon) for icon in NEW["icons"]} == NEW["icons"]
    assert (card.link_right, card.damage_icons) == (NEW["links"]["right"], NEW["damage_icons"])


def test_its_half_shields_are_those_that_the_page_allows() -> None:
    """R-63: the right one is of the card's Era, the left one of its Era or the one before."""
    for unit in [NEW, *tomllib.loads((CONTENT / "units.toml").read_text("utf-8"))["unit"]]:
        links = unit.get("links", {})
        if unit["rank"] != "base":
            assert links.get("right", unit["era"]) == unit["era"], unit["id"]
            assert links.get("left", unit["era"]) in {unit["era"], unit["era"] - 1}, unit["id"]


def test_the_fields_that_the_page_explains_are_those_of_a_card() -> None:
    explained = {"id", "name", "damage_icons"} | {
        name
        for row in re.findall(r"^\| (`.*?) \|", ADD_A_CARD, re.MULTILINE)
        for name in re.findall(r"`([a-z_]+)`", row)
    }
    every = tomllib.loads((CONTENT / "units.toml").read_text("utf-8"))["unit"]
    used = {field for unit in every for field in unit} - {"aliases", "printed"}

    assert used <= explained
    assert set(NEW) <= explained


def test_the_commands_of_the_page_run(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All but the last, which waits for a person."""
    *commands, last = block("sh").splitlines()
    assert last == "abth --content FOLDER play"
    for command in commands:
        program, *arguments = shlex.split(command.replace("FOLDER", str(folder)))
        assert program == "abth"
        assert app.run(arguments) == 0, command

    assert NEW["name"] in capsys.readouterr().out


def test_the_card_is_laid_out_recruited_and_deployed(folder: Path) -> None:
    """Matches at random, until it has done all that a card does."""
    box = load_box(folder)
    card, met = box.units.index(card_in(box)), set()
    wanted = {UnitLaidOut, UnitRecruited, UnitDeployed}
    for seed in range(200):
        game = new_game(box, 3)
        story = game.listen()
        play_at_random(game, Dice(seed))
        met |= {type(event) for event in story if getattr(event, "card", None) == card}
        if wanted <= met:
            break

    assert wanted <= met


def test_the_loader_refuses_and_names_the_place(folder: Path) -> None:
    units = folder / "units.toml"
    units.write_text(units.read_text("utf-8") + "speed = 3\n", "utf-8")

    with pytest.raises(BadContent, match=rf"units\.toml.*{NEW['id']}.*speed"):
        load_box(folder)


def test_logs_of_the_old_box_no_longer_fit(folder: Path) -> None:
    assert digest_of(load_box(folder)) != digest_of(load_box())


def test_every_card_has_what_the_page_asks_for_in_the_client() -> None:
    """A picture for each Unit; a note in four languages, and a name for each Relic."""
    box = load_box()
    ids = [unit.id for unit in box.units] + [relic.id for relic in box.relics]
    scenery = (ROOT / "web/src/lib/icons/scenery.ts").read_text("utf-8")
    keys = set(re.findall(r'^  "?([a-z0-9-]+)"?: \{', scenery, re.MULTILINE))
    assert {unit.id for unit in box.units} <= keys
    for language in TRANSLATED:
        path = f"src/abth/locales/{language}/notes.ftl"
        assert f"`{path}`" in ADD_A_CARD
        found = set(re.findall(r"^([a-z0-9-]+) =", (ROOT / path).read_text("utf-8"), re.MULTILINE))
        assert {f"note-{ident}" for ident in ids} <= found
        assert {f"relic-{relic.id}" for relic in box.relics} <= found


def test_the_counts_of_the_page_are_those_of_the_box() -> None:
    box = load_box()
    counts = (
        f"{len(box.elites[1])} Elite Units and {len(box.heroes[1])} Heroes for each Era, "
        f"{len(box.base_set)} Base Units for a Sabaton, "
        f"{sum(relic.era == 1 for relic in box.relics)} Relics for each Era"
    )

    assert counts in " ".join(ADD_A_CARD.split())

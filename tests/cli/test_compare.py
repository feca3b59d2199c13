"""`abth content` and `abth compare`: from the box to a report."""

from __future__ import annotations

from pathlib import Path

import pytest

from abth.content import load_box
from abth.content.digest import digest_of
from tests.cli.conftest import Terminal


def edited(terminal: Terminal, folder: Path) -> Path:
    """A box with stronger Archers."""
    assert terminal("content", "export", folder).code == 0
    units = folder / "units.toml"
    text = units.read_text("utf-8")
    before, archers, after = text.partition('id           = "archers"')
    assert archers
    units.write_text(before + archers + after.replace("medium = 1", "medium = 7", 1), "utf-8")
    return folder


def test_an_exported_folder_is_the_box(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal("content", "export", tmp_path / "box")

    assert "7 files" in ran.out
    checked = terminal("content", "check", tmp_path / "box", "--json").json
    assert checked["ok"]
    assert checked["digest"] == digest_of(load_box())
    assert checked["changes"]["numbers"] == []
    assert "overwritten" in terminal("content", "export", tmp_path / "box").refusal


def test_a_check_names_what_changed_or_what_is_wrong(terminal: Terminal, tmp_path: Path) -> None:
    folder = edited(terminal, tmp_path / "box")
    assert "Archers: Medium-Range 1 → 7" in terminal("content", "check", folder).out

    units = folder / "units.toml"
    units.write_text(units.read_text("utf-8").replace("close = 1", "close = 99"), "utf-8")
    ran = terminal("content", "check", folder)
    assert ran.code == 2
    assert "conscripts: values: close must be a number from 0 to 20" in ran.err


@pytest.mark.slow
def test_two_boxes_are_compared_and_the_same_command_goes_on(
    terminal: Terminal, tmp_path: Path
) -> None:
    folder, out = edited(terminal, tmp_path / "box"), tmp_path / "out"
    command = ("compare", folder, "--bots", "recruit", "--players", 2, "--processes", 1)

    result = terminal(*command, "--pairs", 3, "--out", out, "--json").json
    assert result["pairs"] == 3
    assert [change["field"] for change in result["changes"]] == ["medium"]
    assert result["shifts"][0]["key"] == "archers"
    assert "Archers" in (out / "report.html").read_text("utf-8")

    more = terminal(*command, "--pairs", 4, "--out", out)
    assert "Still open after 4 pairs" in more.out
    assert "Archers: battles won when fielded" in more.out


def test_what_cannot_be_compared_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    terminal("content", "export", tmp_path / "box")
    out = ("--out", tmp_path / "out")

    assert "nothing to compare" in terminal("compare", tmp_path / "box", *out).refusal
    assert "margin" in terminal("compare", tmp_path / "box", "--margin", 0, *out).refusal
    assert "cannot be read" in terminal("compare", tmp_path / "nowhere", *out).refusal
    assert "balance" in terminal("balance", "--help").out

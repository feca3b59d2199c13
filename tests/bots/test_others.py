"""Bots of others: from a file, from an installed package, offered by the operator of a server."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from abth.arena.planning.plan import Plan
from abth.arena.simulation import simulate
from abth.bots import others
from abth.bots.others import UnknownBot
from abth.bots.registry import BOTS, make_bot, offer_bots, parse_bot, read_offer
from abth.rules.playout import Dice
from tests.arena.bots import First

MINE = """
from abth import Bot, View

class Mine(Bot):
    name, character = "mine", "Takes what comes."
    options = {"skip": 0}

    def __init__(self, seed: int, skip: int = 0) -> None:
        super().__init__(seed)
        self.skip = skip

    def choose(self, view: View) -> int:
        return view.options[self.skip % len(view.options)]

class NoBot:
    pass
"""
FIRST = "tests.arena.bots:First"


@pytest.fixture
def mine(tmp_path: Path) -> Iterator[Path]:
    """A file with a bot."""
    before = set(sys.modules)
    path = tmp_path / "mine.py"
    path.write_text(MINE)
    yield path
    for name in set(sys.modules) - before:
        if name.startswith("abth_bot_file_"):
            del sys.modules[name]


@pytest.fixture
def offered() -> Iterator[None]:
    """What is offered in a test is not offered in the next one."""
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


def test_a_bot_in_a_file_plays(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(mine.parent)

    result = simulate(Plan(games=2, players=2, bots=("./mine.py:Mine:skip=2", "recruit"), seed=1))

    assert result.totals.matches == 2
    assert parse_bot("./mine.py:Mine")[0] is parse_bot(f"{mine}:Mine")[0], "the file runs once"


def test_a_bot_in_a_file_plays_in_other_processes(mine: Path) -> None:
    result = simulate(Plan(games=3, players=2, bots=(f"{mine}:Mine", "recruit")), processes=2)

    assert result.is_finished


@pytest.mark.parametrize(
    ("end", "why"),
    [
        ("mine.py:Nobody", "mine.py:Nobody: the file has no class Nobody"),
        ("mine.py:NoBot", r"is not a bot; derive it from abth\.Bot"),
        ("mine.py:Mine:speed=3", "unknown option"),
        ("nowhere.py:Mine", "cannot be imported"),
        ("broken.py:Mine", "cannot be imported: division by zero"),
    ],
)
def test_what_is_no_bot_in_a_file_is_refused_in_one_line(mine: Path, end: str, why: str) -> None:
    (mine.parent / "broken.py").write_text("1 / 0")

    with pytest.raises(UnknownBot, match=why):
        parse_bot(f"{mine.parent / end}")


def test_an_installed_package_offers_bots_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        "first": EntryPoint("first", FIRST, others.GROUP),
        "gone": EntryPoint("gone", "no.such.module:Bot", others.GROUP),
        "nobody": EntryPoint("nobody", "tests.arena.bots:Nobody", others.GROUP),
    }
    monkeypatch.setattr(others, "entry_points", lambda group: list(points.values()))
    others.installed_bots.cache_clear()
    try:
        assert isinstance(make_bot("first:skip=2", 1), First)
        for name, why in (("gone", "cannot be imported"), ("nobody", "is not a bot")):
            with pytest.raises(UnknownBot, match=why):
                make_bot(name, 1)
        with pytest.raises(UnknownBot, match=r"use .*first.* or \./file\.py:Class"):
            make_bot("marshal", 1)
    finally:
        others.installed_bots.cache_clear()


@pytest.mark.usefixtures("offered")
def test_an_operator_offers_a_bot_with_fixed_options(
    mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(mine.parent)

    offer = read_offer("my-bot=mine.py:Mine:skip=3")
    offer_bots([offer])

    assert offer == ("my-bot", f"{mine}:Mine:skip=3")
    bot = make_bot("my-bot", 1)
    assert (bot.name, vars(bot)["skip"]) == ("my-bot", 3)
    with pytest.raises(UnknownBot, match="this bot has none"):
        make_bot("my-bot:skip=5", 1)


@pytest.mark.usefixtures("offered")
def test_an_offered_bot_keeps_its_chooser() -> None:
    offer_bots([read_offer("beginner=recruit")])

    assert BOTS["beginner"].chooser(Dice(1)).decisions == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hothead", "write NAME=BOT"),
        ("Hot head=recruit", "write NAME=BOT"),
        ("captain=recruit", "there is already a bot called captain"),
        ("mine=nowhere.py:Mine", "cannot be imported"),
        ("mine=marshal", "unknown bot"),
    ],
)
def test_a_bad_offer_is_refused_in_one_line(text: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        read_offer(text)

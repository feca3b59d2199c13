"""`abth simulate` in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from abth.arena import simulation
from abth.arena.matches.match_record import Played
from abth.arena.matches.workers import play_here
from abth.arena.planning.plan import Plan
from tests.cli.conftest import Terminal


def test_json_by_contract(terminal: Terminal) -> None:
    ran = terminal("simulate", "--games", 3, "--players", 2, "--bots", "recruit", "--json")

    assert ran.code == 0
    assert not ran.err
    assert ran.json["games"] == 3
    assert set(ran.json["wins"]) == {"recruit"}


def test_the_same_command_gives_the_same_digest(terminal: Terminal) -> None:
    line = ("simulate", "--games", 3, "--bots", "recruit,recruit", "--seed", 9, "--json")

    assert terminal(*line).json["digest"] == terminal(*line).json["digest"]


def test_a_table_for_people(terminal: Terminal) -> None:
    ran = terminal("simulate", "--games", 2, "--rounds", 8, "--edition", "de")

    assert ran.code == 0
    assert "recruit" in ran.out
    assert "Battles between players" in ran.out
    assert "Digest " in ran.out


def test_one_match_is_not_told_as_several(terminal: Terminal) -> None:
    assert "\n1 match with 2 players" in terminal("simulate", "--games", 1, "--players", 2).out


def test_logs_are_saved_and_replay(terminal: Terminal, tmp_path: Path) -> None:
    saved = terminal("simulate", "--games", 2, "--players", 2, "--save", tmp_path, "--json")
    replayed = terminal("replay", tmp_path / "match-000002.json", "--json")

    assert saved.code == replayed.code == 0
    assert replayed.json["finished"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--bots", "marshal"), "unknown bot “marshal”; use "),
        (("--bots", "recruit,"), "bots: write names"),
        (("--bots", "recruit:ms=200"), "unknown option “ms=200”"),
        (("--games", "0"), "--games"),
        (("--players", "6"), "--players"),
        (
            ("--bots", "tests.arena.bots:Impatient", "--processor-time"),
            "processor-time: “tests.arena.bots:Impatient” counts only the time that passes",
        ),
        (("--rounds", "7"), "ruling game.rounds cannot be “7”"),
        (("--edition", "se"), "unknown edition “se”"),
        (("--processes", "0"), "--processes"),
        (("--content", "nowhere"), "nowhere"),
    ],
)
def test_bad_options_end_with_one_line(
    terminal: Terminal, arguments: tuple[str, ...], complaint: str
) -> None:
    assert complaint in terminal("simulate", "--games", 1, *arguments).refusal


def test_a_bot_that_fails_ends_with_one_line(terminal: Terminal) -> None:
    bot = "tests.arena.spoilers:Raiser"

    refusal = terminal("simulate", "--games", 3, "--players", 2, "--bots", f"recruit,{bot}").refusal

    assert refusal == f"match 1: {bot} forfeits: it raised an error: RuntimeError: my head hurts"


@pytest.mark.parametrize("played", [0, 3])
def test_an_interrupt_shows_what_was_played(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, played: int
) -> None:
    def interrupted(plan: Plan, matches: range) -> Iterator[Played]:
        yield from play_here(plan, matches[:played])
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "play_here", interrupted)
    people, program = (terminal("simulate", "--games", 5, *more) for more in ((), ("--json",)))

    assert people.code == program.code == 130
    assert f"{played} matches with 4 players" in people.out
    assert people.err == f"Interrupted after {played} of 5 matches.\n"
    assert program.json["games"] == played
    assert program.json["interrupted"]

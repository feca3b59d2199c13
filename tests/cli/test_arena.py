"""`abth arena` in the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from abth.arena import tournament
from abth.arena.matches.match_record import Played
from abth.arena.matches.match_runner import play_match
from abth.arena.planning.plan import Plan
from abth.cli.arena import speed
from tests.cli.conftest import Terminal

LINE = ("arena", "--games", 4, "--bots", "recruit,tests.arena.bots:First", "--processes", 1)


class Here:
    """Plays in this process what workers would; may be interrupted."""

    stop_after = 1000

    def play(self, plan: Plan, matches: Iterable[int], _processes: int) -> Iterator[Played]:
        for number, match in enumerate(matches):
            if number == self.stop_after:
                raise KeyboardInterrupt
            yield play_match(plan, match)


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> Here:
    """No processes, for speed."""
    here = Here()
    monkeypatch.setattr(tournament, "play_on_processes", here.play)
    return here


def test_a_table_and_a_report(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal(*LINE, "--out", tmp_path / "duel")

    assert ran.code == 0
    assert "recruit" in ran.out
    assert "4 matches with 2 players (2 deals, each from 2 seats); fair share 50%" in ran.out
    assert str(tmp_path / "duel" / "report.html") in ran.out.replace("\n", "")
    assert (tmp_path / "duel" / "report.html").exists()


def test_json_is_the_result(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal(*LINE, "--out", tmp_path, "--json")

    assert ran.json == json.loads((tmp_path / "result.json").read_text())


def test_an_interrupt_says_how_to_go_on(
    terminal: Terminal, tmp_path: Path, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = terminal(*LINE, "--out", tmp_path / "whole", "--json")
    monkeypatch.setattr(here, "stop_after", 3)
    stopped = terminal(*LINE, "--out", tmp_path / "part")
    monkeypatch.setattr(here, "stop_after", 1000)
    again = terminal(*LINE, "--out", tmp_path / "part", "--json")

    assert stopped.code == 130
    assert "Stopped after 3 of 4 matches; run the same command again to continue." in stopped.err
    assert "(1 deals, each from 2 seats)" in stopped.out, "whole deals, not 1.5"
    assert again.code == 0
    assert "3 of 4 matches have already been played; continuing." in again.err
    assert again.json["digest"] == whole.json["digest"]


def test_a_forfeit_is_told_at_once(terminal: Terminal, tmp_path: Path) -> None:
    cheat = "tests.arena.spoilers:Cheat"
    ran = terminal("arena", "--games", 2, "--bots", f"recruit,{cheat}", "--out", tmp_path)

    assert ran.code == 0
    assert f"match 1: {cheat} forfeits: it chose an illegal action: " in ran.err
    assert "[forfeits/match-000001.json]" in ran.err
    assert "Forfeits: 2, crashes: 0" in ran.out
    assert terminal("replay", tmp_path / "forfeits" / "match-000001.json").code == 0


def test_many_forfeits_are_left_to_the_report(terminal: Terminal, tmp_path: Path) -> None:
    cheat = "tests.arena.spoilers:Cheat:after=0"
    ran = terminal("arena", "--games", 10, "--bots", f"recruit,{cheat}", "--out", tmp_path)

    assert ran.err.count("forfeits: it chose an illegal action") == 5
    assert ran.err.count("see the report") == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--bots", "marshal,recruit"), "unknown bot “marshal”; use "),
        (("--bots", "recruit,recruit"), "bots: “recruit” is named twice"),
        (("--bots", "recruit,"), "bots: write names"),
        (("--games", "0"), "--games"),
        (("--players", "6"), "--players"),
        (("--limit", "0"), "limit: the limit"),
        (("--processes", "0"), "--processes"),
        (("--processes", "1", "--cluster", "local"), "--processes cannot be used with --cluster"),
        (("--rounds", "7"), "ruling game.rounds cannot be “7”"),
        (("--out", "/dev/null"), "/dev/null"),
        (("--h0", "50"), "--h0, --h1, --error, and --without-luck need --test"),
        (("--without-luck",), "need --test"),
        (
            ("--test", "recruit", "soldier", "--bots", "recruit"),
            "--bots cannot be used with --test",
        ),
        (("--test", "recruit", "soldier", "--h1", "50"), "h1: must be above --h0"),
        (("--test", "recruit", "soldier", "--error", "50"), "error: must be at least 0.01"),
    ],
)
def test_bad_options_end_with_one_line(
    terminal: Terminal,
    arguments: tuple[str, ...],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)

    assert complaint in terminal("arena", "--games", 2, *arguments).refusal
    assert not list(tmp_path.iterdir())


def test_another_plan_in_the_folder_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    terminal(*LINE, "--out", tmp_path)
    refusal = terminal(*LINE, "--out", tmp_path, "--seed", 1).refusal

    assert "another arena was started here (seed 0, not 1); use another --out" in refusal


def test_speed_reads_well() -> None:
    assert speed(12.34) == "12.3 matches/s"
    assert speed(0.25) == "4.0 s/match"
    assert not speed(None)


TEST = ("arena", "--test", "recruit", "tests.arena.bots:First", "--games", 4, "--processes", 1)


def test_a_strength_test_tells_its_answer_and_goes_on(
    terminal: Terminal, tmp_path: Path, here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(here, "stop_after", 3)
    stopped = terminal(*TEST, "--out", tmp_path)
    monkeypatch.setattr(here, "stop_after", 1000)
    again = terminal(*TEST, "--out", tmp_path, "--json")

    assert stopped.code == 130
    assert "Stopped after 3 of 4 matches" in stopped.err
    assert "Still open after 2 matches: recruit against tests.arena.bots:First" in stopped.out
    assert "2 matches used (1 deals, each from 2 seats), at most 4" in stopped.out
    assert "Question: 55 of 100 or more, against 50" in stopped.out
    assert again.json == json.loads((tmp_path / "result.json").read_text())
    assert (again.json["games"], again.json["answer"], again.json["finished"]) == (4, "open", True)


def test_a_strength_test_without_luck(terminal: Terminal, tmp_path: Path) -> None:
    line = (*TEST[:5], 2, *TEST[6:], "--out", tmp_path)
    told, as_json = terminal(*line, "--without-luck"), terminal(*line, "--without-luck", "--json")
    refused = terminal(*line)

    assert "100 points as played. Without it, the results of deals vary less" in told.out
    assert set(as_json.json["luck"]) == {"coefficient", "saved", "score"}
    assert "another arena was started here (luck True, not None)" in refused.err

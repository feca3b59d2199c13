"""Whole tournaments: on processes, interrupted, spoilt, crashed; always the same numbers."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from abth.arena.matches import thinking_clock
from abth.arena.matches.match_record import MatchRecord
from abth.arena.matches.match_runner import play_match
from abth.arena.planning.plan import BadPlan, Plan
from abth.arena.report.html_report import page_of
from abth.arena.results_folder import BadFolder, Folder
from abth.arena.statistics.bot_statistics import result_of
from abth.arena.statistics.tournament_result import Result
from abth.arena.tournament import arena, plan_tournament
from abth.content import load_box
from abth.protocol.files import read_log
from abth.table.match.replay import replay

PLAN = plan_tournament(9, 3, ("recruit", "soldier", "tests.arena.bots:First"), seed=4)
SPOILERS = "tests.arena.spoilers:"


def play_here(plan: Plan, path: Path, most: int = 1000) -> Result:
    """Play up to so many matches in this process."""
    with Folder(path, plan).open() as folder:
        for match in islice(folder.missing, most):
            folder.add(play_match(plan, match))
        return result_of(plan, folder.in_order())


def timeless(result: Result) -> object:
    """The result without what the clock says."""
    data = msgspec.to_builtins(result)
    for bot in data["bots"]:
        del bot["ms_per_decision"]
    return data


def test_matches_are_planned_as_they_are_played(tmp_path: Path) -> None:
    plan = plan_tournament(10**12, 2, ("recruit", "soldier"), seed=4)
    with Folder(tmp_path, plan).open() as folder:
        folder.add(play_match(plan, 1))

        assert list(islice(folder.missing, 3)) == [0, 2, 3]
        assert len(folder.missing) == 10**12 - 1
        assert 0 in folder.missing
        assert 1 not in folder.missing


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Result]:
    """The plan, played in one go."""
    path = tmp_path_factory.mktemp("whole")
    return path, play_here(PLAN, path)


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
def test_processes_make_no_difference(
    processes: int, tmp_path: Path, whole: tuple[Path, Result]
) -> None:
    heard: list[MatchRecord] = []

    result = arena(PLAN, tmp_path, processes, hear=heard.append)

    assert timeless(result) == timeless(whole[1])
    assert sorted(record.match for record in heard) == list(range(9))
    assert result.finished


def test_an_interrupted_arena_goes_on(tmp_path: Path, whole: tuple[Path, Result]) -> None:
    """A line that was half written does not count; the rest does."""
    part = play_here(PLAN, tmp_path, most=5)
    assert (part.finished, part.matches) == (False, 5)
    matches = tmp_path / "matches.jsonl"
    lines = matches.read_bytes()
    matches.write_bytes(lines[:-100])

    with Folder(tmp_path, PLAN).open() as folder:
        assert sorted(folder.records) == [0, 1, 2, 3]
    result = play_here(PLAN, tmp_path)

    assert timeless(result) == timeless(whole[1])
    assert len(matches.read_text().splitlines()) == 9


def test_an_arena_that_is_over_plays_nothing(tmp_path: Path) -> None:
    play_here(PLAN, tmp_path)
    before = (tmp_path / "matches.jsonl").read_bytes()
    arena(PLAN, tmp_path, hear=lambda _: pytest.fail("nothing is missing"))

    assert (tmp_path / "matches.jsonl").read_bytes() == before


def test_more_matches_can_be_added(tmp_path: Path, whole: tuple[Path, Result]) -> None:
    """The matches so far are matches of the longer plan too."""
    play_here(shorter(3), tmp_path)

    assert timeless(play_here(PLAN, tmp_path)) == timeless(whole[1])
    with pytest.raises(BadFolder, match=r"another arena was started here \(matches 9, not 3\)"):
        play_here(shorter(3), tmp_path)


def shorter(games: int) -> Plan:
    """The same plan with fewer matches."""
    return plan_tournament(games, PLAN.players, PLAN.bots, seed=PLAN.seed)


def test_another_plan_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    play_here(shorter(3), tmp_path)

    with pytest.raises(BadFolder, match=r"another arena was started here \(seed 4, not 5\)"):
        play_here(plan_tournament(3, 3, PLAN.bots, seed=5), tmp_path)
    with pytest.raises(BadFolder, match="players"):
        play_here(plan_tournament(3, 2, PLAN.bots, seed=4), tmp_path)


def test_a_folder_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    play_here(shorter(3), tmp_path)
    matches = tmp_path / "matches.jsonl"
    good = matches.read_bytes()

    matches.write_bytes(b'{"match":1}\n' + good)
    with pytest.raises(BadFolder, match=":1: "):
        play_here(shorter(3), tmp_path)
    matches.write_bytes(good.replace(b'"match":2,', b'"match":7,'))
    with pytest.raises(BadFolder, match=":2: not a match of this plan"):
        play_here(shorter(3), tmp_path)
    (tmp_path / "plan.json").unlink()
    with pytest.raises(BadFolder, match="matches but no plan"):
        play_here(shorter(3), tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFolder, match="cannot be used"):
        play_here(shorter(3), tmp_path / "file")


def test_two_arenas_do_not_share_a_folder(tmp_path: Path) -> None:
    with Folder(tmp_path, PLAN).open(), pytest.raises(BadFolder, match="another arena is running"):
        play_here(PLAN, tmp_path)


def test_processes_are_at_least_one(tmp_path: Path) -> None:
    with pytest.raises(BadPlan, match="processes"):
        arena(PLAN, tmp_path, 0)


@pytest.mark.parametrize(
    ("spoiler", "why", "message"),
    [
        ("Raiser", "raised", "RuntimeError: my head hurts"),
        ("Quitter", "raised", "SystemExit: 3"),
        ("Absent", "raised", "OSError: no chair"),
        ("Cheat", "illegal", ""),
        ("Babbler", "illegal", "not the number of an action but str"),
        pytest.param("Babbler", "illegal", "but str", marks=pytest.mark.long),  # compiled
        ("Sleeper", "late", "stopped after the 0.2 s allowed"),
    ],
)
def test_a_forfeit_is_named_saved_and_counted(
    spoiler: str, why: str, message: str, tmp_path: Path
) -> None:
    """A loss for the bot, no match for the others, and a log that replays."""
    bots = ("recruit", f"{SPOILERS}{spoiler}")
    result = play_here(plan_tournament(2, 2, bots, limit=0.2), tmp_path)

    assert (result.matches, result.played) == (2, 0)
    for number, forfeit in enumerate(result.forfeits, 1):
        assert (forfeit.match, forfeit.bot, forfeit.why) == (number, bots[1], why)
        assert message in forfeit.message
        assert forfeit.log == f"forfeits/match-00000{number}.json"
        log = read_log(tmp_path / forfeit.log)
        assert not replay(log, load_box()).game.is_over
        assert {seat.bot for seat in log.seats} == set(bots)
        assert (tmp_path / forfeit.log).with_suffix(".txt").exists() == (why == "raised")
    by_name = {bot.bot: bot for bot in result.bots}
    assert (by_name[bots[1]].wins.of, by_name[bots[1]].wins.hits) == (2, 0)
    assert by_name["recruit"].wins.of == 0
    assert by_name[bots[1]].mu < by_name["recruit"].mu == 25.0
    assert f"forfeits/match-00000{len(result.forfeits)}.json" in page_of(result)


def test_the_others_of_a_spoilt_match_are_not_counted(tmp_path: Path) -> None:
    """Three bots, two of them at each table: only matches with the spoiler are lost."""
    bots = ("recruit", "tests.arena.bots:First", f"{SPOILERS}Cheat")
    result = play_here(plan_tournament(6, 2, bots), tmp_path)

    assert {bot.bot: bot.wins.of for bot in result.bots} == {bots[0]: 2, bots[1]: 2, bots[2]: 4}
    assert (result.played, len(result.forfeits)) == (2, 4)


@pytest.mark.slow
def test_a_crashed_worker_loses_its_match_and_not_the_run(tmp_path: Path) -> None:
    """Twice the same match: given up. The others go on."""
    bots = ("recruit", "tests.arena.bots:First", f"{SPOILERS}Crasher")

    result = arena(plan_tournament(6, 2, bots), tmp_path, 2)

    assert (result.matches, result.played, len(result.crashes)) == (6, 2, 4)
    for crash in result.crashes:
        assert crash.message == f"the process ended with code 7 while {bots[2]} was thinking"
    assert result.finished


@pytest.mark.slow
def test_a_match_whose_worker_died_is_played_again(tmp_path: Path) -> None:
    bots = ("recruit", f"{SPOILERS}Crasher:once={tmp_path / 'flag'}")

    result = arena(plan_tournament(2, 2, bots), tmp_path / "arena", 1)

    assert (result.played, result.crashes) == (2, [])
    assert (tmp_path / "flag").exists()


@pytest.mark.slow
def test_a_bot_that_hears_no_alarm_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its worker is ended from outside; that costs the log."""
    monkeypatch.setattr(thinking_clock, "GRACE", 0.2)
    deaf = f"{SPOILERS}Deaf"

    result = arena(plan_tournament(2, 2, ("recruit", deaf), limit=0.3), tmp_path, 1)

    assert [(forfeit.bot, forfeit.why, forfeit.log) for forfeit in result.forfeits] == [
        (deaf, "late", None), (deaf, "late", None),
    ]  # fmt: skip
    assert result.finished


def test_every_line_is_a_match(whole: tuple[Path, Result]) -> None:
    """The lines say enough for the statistics, and add up."""
    lines = (whole[0] / "matches.jsonl").read_text().splitlines()
    assert sorted(json.loads(line)["match"] for line in lines) == list(range(1, len(lines) + 1))
    for line in lines:
        record = json.loads(line)
        assert len(record["battles"]) <= 3 * 6
        assert record["end"] == "played"
        assert sum(map(len, record["owned"])) <= len(record["recruited"])
        assert len(record["recruited"]) <= len(record["faced"]) + len(record.get("arrived", []))
        assert len(record["available"]) <= 3 * 3 * 6
        assert 1 in record["places"]

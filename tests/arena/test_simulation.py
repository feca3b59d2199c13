"""Simulation: whole matches between bots, the same on any number of processes."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from abth.arena import simulation
from abth.arena.matches.match_record import Played
from abth.arena.matches.match_runner import fingerprint
from abth.arena.matches.workers import play_here
from abth.arena.planning.plan import BadPlan, Plan
from abth.arena.simulation import BotFailed, CannotSave, Simulation, simulate
from abth.bots.others import UnknownBot
from abth.content import load_box
from abth.protocol.files import read_log
from abth.rules.scoring import standing
from abth.table.match.replay import replay

FIRST = "tests.arena.bots:First"


def test_the_result_has_the_shape_of_the_contract() -> None:
    """`abth simulate --json`."""
    answer: Any = simulate(Plan(4, 3, ("recruit",), seed=1)).to_json()

    assert list(answer) == [
        "games", "players", "decisions", "seconds", "wins", "shared", "score", "battles", "digest",
    ]  # fmt: skip
    assert (answer["games"], answer["players"]) == (4, 3)
    assert sum(answer["wins"].values()) + answer["shared"] == 4
    assert list(answer["score"]["recruit"]) == ["mean", "min", "max"]
    for opponents in ("board", "players"):
        assert list(answer["battles"][opponents]) == ["attacker", "defender", "annihilated"]
    assert len(answer["digest"]) == 64


def test_the_same_seed_gives_the_same_matches() -> None:
    one, again, other = (simulate(Plan(6, 2, ("recruit",), seed=s)).totals for s in (3, 3, 4))

    assert one == again
    assert one.digest != other.digest


@pytest.mark.slow
@pytest.mark.parametrize("bots", [("recruit",), ("recruit", FIRST)])
def test_processes_make_no_difference(bots: tuple[str, ...]) -> None:
    """The same seed gives the same matches on any number of processes."""
    plan = Plan(40, 3, bots, seed=2)
    heard: list[int] = []

    alone = simulate(plan)
    together = simulate(plan, 2, heard.append)

    assert together.totals == alone.totals
    assert heard == sorted(heard)
    assert heard[-1] == 40


def test_saved_matches_replay(tmp_path: Path) -> None:
    """Every log of a simulation, and together they give its digest."""
    plan = Plan(3, 2, ("recruit", FIRST), seed=5, edition="de", rounds=8, logs=True)
    result = simulate(plan, save=tmp_path / "logs")

    files = sorted((tmp_path / "logs").iterdir())
    prints = bytearray()
    for match, file in enumerate(files):
        log = read_log(file)
        game = replay(log, load_box()).game
        assert game.is_over
        assert [seat.bot for seat in log.seats] == list(plan.names(match))
        prints += fingerprint([game.frame.actions.number(text) for text in log.actions])
        assert standing(game).winners
    assert [file.name for file in files] == [f"match-00000{n}.json" for n in (1, 2, 3)]
    assert sha256(prints).hexdigest() == result.totals.digest


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(CannotSave, match="cannot be created"):
        simulate(Plan(1, 2, ("recruit",), logs=True), save=tmp_path / "file")


def test_a_bot_of_the_users_own_sees_views() -> None:
    totals = simulate(Plan(2, 2, (FIRST, f"{FIRST}:last=yes:skip=3"))).totals

    assert set(totals.scores) == {FIRST, f"{FIRST}:last=yes:skip=3"}
    assert totals.matches == 2


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("tests.arena.bots:Cheat", "it chose an illegal action: "),
        ("tests.arena.spoilers:Raiser", "it raised an error: RuntimeError: my head hurts"),
        ("tests.arena.spoilers:Chooserless", "it raised an error: NotImplementedError: "),
        ("tests.arena.spoilers:Absent", "it raised an error: OSError: no chair"),
        ("tests.arena.bots:Unthinking:fails=yes", "it raised an error: IndexError: "),
    ],
)
def test_a_bot_that_fails_is_named_in_one_line(bot: str, why: str) -> None:
    with pytest.raises(BotFailed) as failed:
        simulate(Plan(1, 2, (bot,)))

    assert str(failed.value).startswith(f"match 1: {bot} forfeits: {why}")
    assert "\n" not in str(failed.value)


def test_an_interrupt_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """The matches so far, and their digest; `games` says how many they are."""

    def interrupted(plan: Plan, matches: range) -> Iterator[Played]:
        yield from play_here(plan, matches[:3])
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "play_here", interrupted)
    part = Simulation(Plan(5, 2, ("recruit",), seed=1))
    with pytest.raises(KeyboardInterrupt):
        part.play()
    monkeypatch.undo()
    whole = simulate(Plan(3, 2, ("recruit",), seed=1))

    assert not part.is_finished
    answer = part.to_json() | {"seconds": 0}
    assert answer == whole.to_json() | {"seconds": 0, "interrupted": True}


@pytest.mark.slow
@pytest.mark.parametrize("processes", [1, 2])
def test_a_simulation_starts_at_once_however_many_matches_it_has(processes: int) -> None:
    """Neither its queue nor its digest is prepared for all of them."""
    endless = Simulation(Plan(10**12, 2, ("recruit",), seed=1))

    def stop(played: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        endless.play(processes, stop)

    assert endless.totals.matches == 3
    if processes == 1:
        assert endless.totals.digest == simulate(Plan(3, 2, ("recruit",), seed=1)).totals.digest


def test_any_bot_may_do_without_views() -> None:
    """With a chooser: alone, and beside bots that look at the table."""
    bot = "tests.arena.bots:Unthinking"
    alone, beside = (simulate(Plan(2, 2, bots)) for bots in ((bot,), (bot, FIRST)))

    assert alone.totals.decisions > 0
    assert set(beside.totals.scores) == {bot, FIRST}


def test_the_names_of_a_plan_must_exist() -> None:
    with pytest.raises(UnknownBot):
        simulate(Plan(1, 2, ("marshal",)))
    with pytest.raises(BadPlan, match="processes"):
        simulate(Plan(1, 2, ("recruit",)), 0)

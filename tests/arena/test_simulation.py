"""Simulation: whole matches between bots, the same on any number of processes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from abth.arena.matches import CannotSave, Scores, Totals, fingerprint, play_matches
from abth.arena.simulation import BadPlan, Plan, chunks_of, simulate
from abth.bots.base import BadChoice
from abth.bots.registry import UnknownBot
from abth.content import load_box
from abth.protocol.files import read_log
from abth.rules.events import BattleDecided, NoUnitDeployed, PlayerChallenged, TurnBegan
from abth.rules.flow import new_game
from abth.rules.playout import BattleTally, Dice, record_at_random
from abth.rules.rulings import UnknownRuling, rulings_of
from abth.rules.scoring import standing
from abth.table.replay import replay
from tests.scenes import BOX

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


def test_chunks_make_no_difference() -> None:
    plan = Plan(9, 3, ("recruit",), seed=2)
    parts = Totals()
    for chunk in (range(4), range(4, 5), range(5, 9)):
        parts.add(play_matches(plan, chunk))

    assert parts == play_matches(plan, range(9))


@pytest.mark.parametrize(("games", "processes"), [(1, 1), (7, 4), (100, 2), (12_345, 3)])
def test_chunks_cover_every_match_once(games: int, processes: int) -> None:
    matches = [match for chunk in chunks_of(games, processes, 500) for match in chunk]

    assert matches == list(range(games))


def test_names_move_on_by_one_seat_with_each_match() -> None:
    plan = Plan(1, 3, ("a", "b", "c"))

    assert plan.seating(0) == ("a", "b", "c")
    assert plan.seating(1) == ("c", "a", "b")
    assert Plan(1, 4, ("a", "b")).seating(1) == ("b", "a", "b", "a")
    everybody = {name for match in range(4) for name in Plan(4, 2, tuple("abcd")).seating(match)}
    assert everybody == set("abcd")


@pytest.mark.parametrize("edition", ["default", "en"])
def test_battles_are_counted_as_they_are_told(edition: str) -> None:
    """VICT-1 to 3; a challenge that nobody answers is the Attacker's (R-30)."""
    counted, board, players = BattleTally(), [0, 0, 0], [0, 0, 0]
    for seed in range(12):
        game = new_game(BOX, 3, rulings_of(edition))
        events = game.listen()
        record_at_random(game, Dice(seed), [], counted)
        challenged = False
        for event in events:
            match event:
                case TurnBegan():
                    challenged = False
                case PlayerChallenged():
                    challenged = True
                case NoUnitDeployed():
                    players[0] += 1
                case BattleDecided(winner):
                    (players if challenged else board)[winner if winner >= 0 else 2] += 1

    assert (counted.board, counted.players) == (board, players)


def test_saved_matches_replay(tmp_path: Path) -> None:
    """Every log of a simulation, and together they give its digest."""
    plan = Plan(3, 2, ("recruit", FIRST), seed=5, edition="de", rounds=8, save=tmp_path / "logs")
    result = simulate(plan)

    files = sorted((tmp_path / "logs").iterdir())
    prints = bytearray()
    for match, file in enumerate(files):
        log = read_log(file)
        game = replay(log, load_box()).game
        assert game.is_over
        assert [seat.bot for seat in log.seats] == list(plan.seating(match))
        prints += fingerprint([game.frame.actions.number(text) for text in log.actions])
        assert standing(game).winners
    assert [file.name for file in files] == [f"match-00000{n}.json" for n in (1, 2, 3)]
    assert prints == result.totals.fingerprints


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(CannotSave, match="cannot be made"):
        simulate(Plan(1, 2, ("recruit",), save=tmp_path / "file"))


def test_a_bot_of_the_users_own_sees_views() -> None:
    totals = simulate(Plan(2, 2, (FIRST, f"{FIRST}:last=yes:skip=3"))).totals

    assert set(totals.scores) == {FIRST, f"{FIRST}:last=yes:skip=3"}
    assert totals.matches == 2


def test_a_bot_that_cheats_is_named() -> None:
    with pytest.raises(BadChoice, match="bot 'cheat': "):
        simulate(Plan(1, 2, ("tests.arena.bots:Cheat",)))


def test_scores_add_up() -> None:
    scores = Scores()
    for total in (7, 3, 5):
        scores.add(Scores(1, total, total, total))

    assert scores.to_json() == {"mean": 5.0, "min": 3, "max": 7}


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        (Plan(0, 2, ("recruit",)), "games: at least one"),
        (Plan(1, 6, ("recruit",)), "players: a match has 2 to 5"),
        (Plan(1, 2, ()), "bots: names"),
        (Plan(1, 2, ("recruit", "")), "bots: names"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(plan: Plan, complaint: str) -> None:
    """ROUND-10: 2 to 5 players."""
    with pytest.raises(BadPlan, match=complaint):
        simulate(plan)


def test_what_the_plan_names_must_exist() -> None:
    with pytest.raises(UnknownBot):
        simulate(Plan(1, 2, ("marshal",)))
    with pytest.raises(UnknownRuling):
        simulate(Plan(1, 2, ("recruit",), edition="se"))
    with pytest.raises(UnknownRuling):
        simulate(Plan(1, 2, ("recruit",), rounds=7))
    with pytest.raises(BadPlan, match="processes"):
        simulate(Plan(1, 2, ("recruit",)), 0)

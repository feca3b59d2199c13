"""The five bots: legal, blind to secrets, the same for the same seed, each better than the last."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

from abth.bots.registry import BOTS, make_bot
from abth.content import load_box
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice, let_chance_act
from abth.rules.rulings import rulings_of
from abth.rules.terms import CHANCE
from abth.rules.views import View, view_for

BOX = load_box()
COMPILED = Path(__file__).parents[2] / "build" / "compiled"
EVERY = {
    "recruit": 1,
    "soldier": 1,
    "captain": 5,
    "general:iterations=2": 9,
    "champion:iterations=30": 9,
}  # decisions asked
THINKERS = list(EVERY)


def positions(players: int, edition: str, turns: int, seed: int) -> list[tuple[Game, int]]:
    """The decisions of some soldiers' turns, each with the seat that has to decide."""
    game, dice = new_game(BOX, players, rulings_of(edition)), Dice(seed)
    bots = [make_bot("soldier", seed + seat) for seat in range(players)]
    for seat, bot in enumerate(bots):
        bot.sit_down(game.frame, seat)
    found = []
    while game.turns < turns:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
            continue
        seat = int(game.to_act)
        found.append((game.clone(), seat))
        apply(game, bots[seat].choose(view_for(game, seat)))
    return found


def choice(spec: str, view: View, game: Game, seat: int, seed: int = 5) -> int:
    """What a bot fresh at the table would do."""
    bot = make_bot(spec, seed)
    bot.sit_down(game.frame, seat)
    return bot.choose(view)


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize(("players", "edition"), [(2, "de"), (3, "default"), (5, "en")])
def test_every_choice_is_legal(spec: str, players: int, edition: str) -> None:
    """At every kind of decision that some turns bring (D-2 to D-23)."""
    for game, seat in positions(players, edition, 5, seed=players)[:: EVERY[spec]]:
        assert choice(spec, view_for(game, seat), game, seat) in game.legal()


@pytest.mark.parametrize("spec", THINKERS)
def test_secrets_change_nothing(spec: str) -> None:
    """The same view with other secrets behind it gives the same choice (R-55)."""
    dice = Dice(8)
    for game, seat in positions(3, "default", 4, seed=2)[:: 2 * EVERY[spec]]:
        view = view_for(game, seat)
        other = imagine(view, game.frame, dice)

        assert choice(spec, view_for(other, seat), other, seat) == choice(spec, view, game, seat)


@pytest.mark.parametrize("spec", THINKERS)
def test_the_same_seed_gives_the_same_choices(spec: str) -> None:
    """Two bots with one seed think alike."""
    for game, seat in positions(2, "default", 3, seed=4)[:: 2 * EVERY[spec]]:
        view = view_for(game, seat)

        assert choice(spec, view, game, seat) == choice(spec, view, game, seat)


def test_the_general_heeds_the_clock() -> None:
    """Thirty milliseconds are thirty milliseconds, and one batch at most."""
    game, seat = next(p for p in positions(2, "default", 2, seed=1)[10:] if len(p[0].legal()) > 2)
    bot = make_bot("general:ms=30", 1)
    bot.sit_down(game.frame, seat)
    start = perf_counter()
    bot.choose(view_for(game, seat))

    assert 0.03 <= perf_counter() - start < 2.0


def test_the_general_reads_the_clock_that_it_is_given() -> None:
    """By a clock that stands still at first, it goes on for as many looks."""
    game, seat = next(p for p in positions(2, "default", 2, seed=1)[10:] if len(p[0].legal()) > 2)
    bot = make_bot("general:ms=30", 1)
    bot.sit_down(game.frame, seat)
    looks = iter([0.0, 0.001, 0.002, 60.0])
    bot.now = lambda: next(looks)
    bot.choose(view_for(game, seat))

    assert not list(looks)


@pytest.mark.parametrize("spec", ["general:ms=0", "general:iterations=-1", "general:ms=soon"])
def test_a_senseless_budget_is_refused(spec: str) -> None:
    """A bot's options are bounded."""
    with pytest.raises(ValueError, match="general"):
        make_bot(spec, 1)


def test_every_bot_has_a_character() -> None:
    """One line that tells a player what to expect."""
    assert set(BOTS) == {"recruit", "soldier", "captain", "general", "champion"}
    assert all(len(bot.character) < 80 for bot in BOTS.values())


def wins(plan: str, bot: str) -> int:
    """How many matches a bot wins by the compiled engine, which plays them in seconds."""
    if not list(COMPILED.glob("abth/*.so")):
        if os.environ.get("ABTH_COMPILE") == "require":
            pytest.fail("build/compiled holds no compiled engine")
        pytest.skip("build/compiled is not there: make build/compiled/stamp")
    told = subprocess.run(
        [sys.executable, "-m", "abth", "simulate", *plan.split(), "--seed", "3", "--json"],
        check=True,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(COMPILED)},
    )
    return int(json.loads(told.stdout)["wins"][bot])


def test_a_soldier_beats_four_recruits() -> None:
    """Clearly more than the fair fifth of the matches."""
    bots = "soldier,recruit,recruit,recruit,recruit"

    assert wins(f"--games 60 --players 5 --bots {bots}", "soldier") >= 36


@pytest.mark.slow
def test_a_captain_beats_a_soldier() -> None:
    """Clearly more than half of the matches."""
    assert wins("--games 24 --players 2 --bots captain,soldier", "captain") >= 17


@pytest.mark.long
def test_a_general_holds_its_own_against_a_captain() -> None:
    """Even with little time to think."""
    bots = "general:iterations=60,captain"

    assert wins(f"--games 8 --players 2 --bots {bots}", "general:iterations=60") >= 2

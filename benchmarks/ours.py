"""Every call the benchmarks make to `abth`, and nothing else.

Run as a program it measures random matches alone and prints decisions per second, so that the
interpreted engine can be timed in a process of its own:

    PYTHONPATH=src python -m benchmarks.ours 0.5
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from abth.content import load_box
from abth.rules.game import Game, Options
from abth.rules.playout import Chance, play_at_random
from benchmarks.battles import Battle
from benchmarks.timing import rate

PLAYERS = 4
BOX = load_box()


def is_compiled() -> bool:
    """Whether the rules imported here are machine code."""
    return not str(sys.modules[Game.__module__].__file__).endswith(".py")


def random_match(players: int, seed: int) -> int:
    """Play one match at random and return how many decisions the players took."""
    return play_at_random(Game(BOX, Options(players=players)), Chance(seed))


def match_of_four(seed: int) -> int:
    """Play one match of four, as the peers do."""
    return random_match(PLAYERS, seed)


def midway(players: int, seed: int) -> Game:
    """A match in its middle, armies grown and piles begun: what a search would clone."""
    # TO BE FILLED IN: play about half of a match's decisions and stop there.
    raise NotImplementedError("ours.midway")


def clone_often(game: Game, times: int) -> None:
    """Clone a game again and again."""
    clone = game.clone
    for _ in range(times):
        clone()


def resolve_battles(battles: Sequence[Battle], repeats: int) -> tuple[float, int]:
    """Resolve all battles `repeats` times: nanoseconds per battle, checksum of the outcomes.

    Timed is what the C yardstick times: from mustered line-ups with their numbers in place to the
    winner, links, assault and given dice included. Building the line-ups and taking the checksum
    (`benchmarks.battles.checksum`) stay outside.
    """
    # TO BE FILLED IN: muster the battles once, then time the compiled loop of
    # `abth.rules.battle.combat` over them.
    raise NotImplementedError("ours.resolve_battles")


def simulate(games: int, processes: int) -> tuple[int, float]:
    """Run `abth simulate` and return the decisions and seconds it tells."""
    abth = Path(sys.executable).with_name("abth")
    command = f"{abth} simulate --games {games} --players {PLAYERS} --bots recruit --seed 1"
    told = subprocess.run(
        [*command.split(), "--processes", str(processes), "--json"],
        check=True,
        stdout=subprocess.PIPE,
    )
    answer = json.loads(told.stdout)
    return int(answer["decisions"]), float(answer["seconds"])


if __name__ == "__main__":
    match_of_four(0)
    pace = rate(match_of_four, float(sys.argv[1]))
    print(json.dumps({"compiled": is_compiled(), "decisions_per_second": pace}))

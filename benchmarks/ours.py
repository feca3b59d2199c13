"""Every call the benchmarks make to `abth`, and nothing else.

Run as a program it measures random matches alone and prints decisions per second, so that the
interpreted engine can be timed in a process of its own:

    PYTHONPATH=src python -m benchmarks.ours 0.5
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from time import perf_counter

from abth.content import load_box
from abth.rules.battle import combat
from abth.rules.battle.line_up import LineUp, Unit
from abth.rules.box import DieFace, UnitCard
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.playout import Dice, let_chance_act, play_at_random
from abth.rules.rulings import Rulings
from abth.rules.terms import ATTACKER, CHANCE, DEFENDER
from benchmarks import battles as common
from benchmarks.timing import rate

PLAYERS = 4
FRAME = Frame(load_box(), Rulings())


def is_compiled() -> bool:
    """Whether the rules imported here are machine code."""
    return not str(sys.modules[Game.__module__].__file__).endswith(".py")


def random_match(players: int, seed: int) -> int:
    """Play one match at random and return how many decisions the players took."""
    return play_at_random(new_game_in(FRAME, players), Dice(seed))


def match_of_four(seed: int) -> int:
    """Play one match of four, as the peers do."""
    return random_match(PLAYERS, seed)


def midway(players: int, seed: int) -> Game:
    """A match in its middle, armies grown and piles begun: what a search would clone."""
    game, dice = new_game_in(FRAME, players), Dice(seed)
    while 2 * game.turns < players * FRAME.rounds:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))
    return game


def clone_often(game: Game, times: int) -> None:
    """Clone a game again and again."""
    clone = game.clone
    for _ in range(times):
        clone()


def resolve_battles(battles: Sequence[common.Battle], repeats: int) -> tuple[float, int]:
    """Resolve all battles `repeats` times: nanoseconds per battle, checksum of the outcomes.

    Timed is what the C yardstick times: from mustered line-ups with their numbers in place to the
    winner, links, assault and given dice included. Building the line-ups and taking the checksum
    (`benchmarks.battles.checksum`) stay outside.
    """
    mustered = [muster(battle) for battle in battles]
    start = perf_counter()
    combat.resolve_all(mustered, repeats)
    elapsed = perf_counter() - start
    return elapsed / repeats / len(battles) * 1e9, common.checksum(map(outcome, mustered))


def muster(battle: common.Battle) -> combat.Battle:
    """The line-ups of a battle, its dice rolled, as our rules know them."""
    mustered = combat.Battle(
        FRAME.combat,
        line_up(ATTACKER, battle.attackers.units),
        line_up(DEFENDER, battle.defenders.units),
    )
    mustered.attacker_die = DieFace("attacker", 1, *battle.attackers.die)
    mustered.defender_die = DieFace("defender", 1, *battle.defenders.die)
    return mustered


def line_up(side: int, units: Sequence[common.Unit]) -> LineUp:
    """One side, front first."""
    cards = [UnitCard("unit", "Unit", 0, **asdict(unit)) for unit in units]
    return LineUp(side, [], [], [Unit(card) for card in cards])


def outcome(battle: combat.Battle) -> common.Outcome:
    """What our battle has left behind, in the benchmark's words."""
    winner = {ATTACKER: common.ATTACKER, DEFENDER: common.DEFENDER}
    fates = [
        (not side.stands(place), int(side.damage_at(place)))
        for side in (battle.attackers, battle.defenders)
        for place in range(len(side.units))
    ]
    return common.Outcome(winner.get(battle.winner, common.NO_WINNER), fates)


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

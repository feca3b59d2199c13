"""Every call the benchmarks make to `abth`, and nothing else.

Run as a program it measures random matches alone and prints decisions per second, so that the
interpreted engine can be timed in a process of its own:

    PYTHONPATH=src python -m benchmarks.ours 0.5
"""

import json
import pickle
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from time import perf_counter

from abth.bots.best_line_up import LineUpSearch, TopLineUps, best_line_ups
from abth.bots.instinct import instinct
from abth.bots.judge import Judge
from abth.bots.odds import battle_odds
from abth.bots.repeated_battle import RepeatedBattle
from abth.bots.search import play_out
from abth.content import load_box
from abth.library import game as library
from abth.rules.battle import combat
from abth.rules.battle.line_up import LineUp, Unit
from abth.rules.box import Box, DieFace, UnitCard
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.playout import Dice, let_chance_act, play_at_random
from abth.rules.rulings import Rulings
from abth.rules.terms import ATTACKER, CHANCE, DEFENDER, NONE
from benchmarks import battles as common
from benchmarks.timing import rate

PLAYERS = 4
ORDERS = 6 + 6 * 5 + 6 * 5 * 4 + 6 * 5 * 4 * 3  # of one to four of six cards
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
    """A match in its middle, with grown armies and used piles: what a search would clone."""
    game, dice = new_game_in(FRAME, players), Dice(seed)
    while 2 * game.turns < players * FRAME.rounds:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))
    return game


class Middles:
    """Matches of soldiers, halfway: where the general's playouts begin."""

    def __init__(self, players: int, matches: int) -> None:
        """Play this many matches halfway."""
        self.judge = Judge(FRAME)
        self.games = [self.midway(players, seed) for seed in range(matches)]

    def midway(self, players: int, seed: int) -> Game:
        """One match, halfway."""
        game, dice = new_game_in(FRAME, players), Dice(seed)
        while 2 * game.turns < players * FRAME.rounds:
            if game.to_act == CHANCE:
                let_chance_act(game, dice)
            else:
                play(game, instinct(game, self.judge))
        return game

    def playouts_in(self, seconds: float) -> int:
        """How many playouts are finished in this time, each from a clone."""
        dice = Dice(1)
        done = 0
        end = perf_counter() + seconds
        while perf_counter() < end:
            play_out(self.games[done % len(self.games)].clone(), self.judge, dice)
            done += 1
        return done


def clone_often(game: Game, times: int) -> None:
    """Clone a game again and again."""
    clone = game.clone
    for _ in range(times):
        clone()


def match_by_hand(seed: int) -> int:
    """The same as `match_of_four`, one `legal` and one `apply` after the other from Python."""
    dice, decisions = Dice(seed), 0
    game = library.Game(new_game_in(FRAME, PLAYERS), dice)
    legal, apply, below = game.legal, game.apply, dice.below
    while options := legal():
        apply(options[below(len(options))])
        decisions += 1
    return decisions


def pickle_often(game: Game, times: int) -> None:
    """Pickle a game again and again."""
    for _ in range(times):
        pickle.dumps(game)


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
    return LineUp(side, [Unit(card) for card in cards])


def engaged(battle: common.Battle) -> combat.Battle:
    """The same, with its Links in place."""
    mustered = muster(battle)
    combat.engage(mustered)
    return mustered


def odds_of_all(battles: Sequence[combat.Battle]) -> None:
    """The exact odds of every battle, over all rolls of the dice."""
    for battle in battles:
        battle_odds(battle, FRAME.box, True)


class Hands:
    """Hands of made-up units, in a box of their own, ready to be searched."""

    def __init__(self, hands: Sequence[common.Hand]) -> None:
        """Print the cards."""
        cards: list[UnitCard] = []
        self.hands: list[tuple[list[int], list[int]]] = []
        for hand in hands:
            first = len(cards)
            for unit in (*hand.units, *hand.defenders):
                cards.append(UnitCard(f"unit-{len(cards)}", "Unit", 0, **asdict(unit)))
            last = first + len(hand.units)
            self.hands.append((list(range(first, last)), list(range(last, len(cards)))))
        box = FRAME.box
        self.frame = Frame(
            Box(
                "hands",
                cards,
                box.relics,
                box.tiles,
                box.tokens,
                box.sabatons,
                box.strong,
                box.risky,
                box.gear_actions,
            ),
            Rulings(),
        )

    def best(self, repeats: int) -> tuple[float, int]:
        """Weigh every order of all hands `repeats` times: nanoseconds per hand, checksum.

        A ranking with room for all makes sure that no order is dropped early, as in C.
        """
        values: list[float] = []
        start = perf_counter()
        for _ in range(repeats):
            values = []
            for hand, defenders in self.hands:
                units = [self.frame.roster.unit(card, NONE) for card in defenders]
                trial = RepeatedBattle(self.frame, units, [0.0] * len(units), [1.0] * 6, True)
                hunt = LineUpSearch(self.frame, trial, hand, [])
                hunt.plain = TopLineUps(ORDERS + 1)
                hunt.run()
                if len(hunt.plain.values) != ORDERS:
                    raise SystemExit(f"benchmarks: {len(hunt.plain.values)} orders, not {ORDERS}")
                values.append(hunt.plain.values[0])
        elapsed = perf_counter() - start
        checksum = 0
        for value in values:
            checksum = (checksum * 31 + round(value * 36)) % 1_000_000_007
        return elapsed / repeats / len(self.hands) * 1e9, checksum


def hands_of_the_box(number: int, seed: int) -> list[tuple[list[int], list[int], list[int]]]:
    """Hands of six different cards, two tokens for units, and one to three board cards to beat."""
    box, dice = FRAME.box, Dice(seed)
    cards = list(range(len(box.units)))
    board = [card for card in cards if box.units[card].rank > 0]
    tokens = [token for token, kind in enumerate(box.tokens) if kind.for_units]
    found = []
    for _ in range(number):
        hand = some(cards, 6, dice)
        against = some([card for card in board if card not in hand], 1 + int(dice.below(3)), dice)
        found.append((hand, some(tokens, 2, dice), against))
    return found


def some(pieces: Sequence[int], number: int, dice: Dice) -> list[int]:
    """This many different pieces."""
    left = list(pieces)
    return [left.pop(dice.below(len(left))) for _ in range(number)]


def best_of(hand: list[int], tokens: list[int], defenders: list[int]) -> None:
    """The best order of a hand of our own box and the best use of its tokens."""
    best_line_ups(FRAME, hand, tokens, defenders, [], True)


def outcome(battle: combat.Battle) -> common.Outcome:
    """The outcome of our battle, as the benchmarks know it."""
    winner = {ATTACKER: common.ATTACKER, DEFENDER: common.DEFENDER}
    fates = [
        (not side.stands(place), int(side.damage_at(place)))
        for side in (battle.attackers, battle.defenders)
        for place in range(len(side.units))
    ]
    return common.Outcome(winner.get(battle.winner, common.NO_WINNER), fates)


def simulate(games: int, processes: int) -> tuple[int, float]:
    """Run `abth simulate` and return the decisions and seconds it reports."""
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

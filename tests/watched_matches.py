"""Random matches with every invariant of the rules checked after each action."""

from __future__ import annotations

from abth.rules.box import Box
from abth.rules.events import TurnBegan
from abth.rules.flow import apply, new_game
from abth.rules.playout import Dice
from abth.rules.rulings import ALLOWED, Rulings, Value
from abth.rules.terms import OVER
from tests.invariants import check
from tests.scenes import BOX
from tests.story import count
from tests.strategies import next_number

Switch = tuple[str, Value]


def switches() -> list[Switch]:
    """Every ruling switched to every alternative, orders of the sectors but two left out."""
    found: list[Switch] = []
    for key, values in ALLOWED.items():
        others = [value for value in values if value != values[0]]
        found += [(key, value) for value in (others[:2] if key == "gear.sectors" else others)]
    return found


def check_match(players: int, ruled: Rulings, seed: int, *, box: Box = BOX) -> int:
    """Play a random match to its end, with every invariant checked; how many actions it had."""
    game = new_game(box, players, ruled)
    story = game.listen()
    dice = Dice(seed)
    actions = 0
    check(game, None)
    while game.to_act != OVER:
        before = game.clone()
        apply(game, next_number(game, dice))
        check(game, before)
        actions += 1
    assert count(story, TurnBegan) == players * ruled.game_rounds, "I-13"
    return actions

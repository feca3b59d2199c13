"""OpenSpiel's gin rummy, written in C++ and driven from Python as its examples do."""

from random import Random

import pyspiel

PACKAGE = "open_spiel"

GAME = pyspiel.load_game("gin_rummy")


def random_match(seed: int) -> int:
    """Play one deal and return how many decisions the two players took, forced ones included.

    Cards dealt and drawn are chance nodes: their time counts, but they are not decisions.
    `pyspiel.sample_action` is the fastest of the usual ways to draw them (the others are
    `random.choices` and `numpy.random.choice`).
    """
    rng = Random(seed)
    state = GAME.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            action, _ = pyspiel.sample_action(state.chance_outcomes(), rng.random())
        else:
            action = rng.choice(state.legal_actions())
            decisions += 1
        state.apply_action(action)
    return decisions

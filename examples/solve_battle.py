"""Solve a small battle exactly enough: CFR+ on two hidden hands, with OpenSpiel.

    pip install 'abth[train]'
    python examples/solve_battle.py                 # a few seconds
    python examples/solve_battle.py --cards "archers spy trebuchet knights-templar" --iterations 200

Both sides are dealt two of a few cards and lay their line-ups, the Defender first. The table of
strategies that CFR+ arrives at cannot be exploited by more than the number it prints: what the
best answers to it would gain on average, as a share of one battle.
"""

from __future__ import annotations

import argparse
from typing import Any

import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import abth.envs.spiel  # noqa: F401  # makes the game known to OpenSpiel
from abth.envs.battle_spiel import CARDS

SHOWN = 0.01  # rarer choices are not printed


def solve(game: Any, iterations: int) -> tuple[Any, float]:
    """The average policy of CFR+, and how much it can be exploited."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    return policy, exploitability.exploitability(game, policy)


def first_choices(game: Any, policy: Any) -> dict[str, str]:
    """What the Defender lays first with each hand."""
    found: dict[str, str] = {}
    for number, _ in game.new_initial_state().chance_outcomes():
        state = game.new_initial_state()
        state.apply_action(number)
        seen = state.information_state_string()
        chances = policy.action_probabilities(state)
        told = [
            f"{state.action_to_string(action)} {chance:.0%}"
            for action, chance in chances.items()
            if chance > SHOWN
        ]
        found[seen.split(";")[0]] = ", ".join(told)
    return found


def main(arguments: list[str] | None = None) -> float:
    """Solve, then tell; gives how much the strategy can be exploited."""
    parser = argparse.ArgumentParser(description="Solve a battle of hidden hands by CFR+.")
    parser.add_argument("--cards", default=CARDS, help="the cards that may be dealt, with spaces")
    parser.add_argument("--hand", type=int, default=2, help="cards in each hand")
    parser.add_argument("--iterations", type=int, default=50)
    options = parser.parse_args(arguments)
    game = pyspiel.load_game("abth_battle", {"cards": options.cards, "hand": options.hand})
    policy, left = solve(game, options.iterations)
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
    print(f"the attack is worth {value:+.3f} on average; exploitable by {left:.4f}")
    for hand, choices in first_choices(game, policy).items():
        print(f"{hand}: {choices}")
    return float(left)


if __name__ == "__main__":
    main()

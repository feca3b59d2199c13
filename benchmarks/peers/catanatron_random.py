"""catanatron: whole matches of four `RandomPlayer`s, played by the package's own loop."""

from catanatron import Color, Game, RandomPlayer

PACKAGE = "catanatron"


def random_match(seed: int) -> int:
    """Play one match of four and return how many decisions were asked for.

    The game calls `Player.decide` once for each entry of its record of actions, forced moves
    included (a roll that is the only option is asked like any other). Dice and cards drawn are
    part of an action's outcome, never an entry of their own.
    """
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)

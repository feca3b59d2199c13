"""A Battle Through History: the board game as an engine.

    import abth

    game = abth.new_game(players=4, seed=7)
    while not game.is_over:
        game.apply(game.legal()[0])
    print(game.scores)

The names below are stable (docs/contracts.md). Each is loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from abth.bots.base import Bot as Bot
    from abth.bots.odds import Odds as Odds
    from abth.library.battles import LineUpAdvice as LineUpAdvice
    from abth.library.battles import best_line_up as best_line_up
    from abth.library.battles import odds as odds
    from abth.library.game import Game as Game
    from abth.library.game import new_game as new_game
    from abth.library.matches import MatchLog as MatchLog
    from abth.library.matches import PlayedMatch as PlayedMatch
    from abth.library.matches import load_log as load_log
    from abth.library.matches import play_match as play_match
    from abth.protocol.settings import load_box as load_box
    from abth.rules.box import Box as Box
    from abth.rules.refusals import IllegalAction as IllegalAction
    from abth.rules.views import View as View

__version__ = "0.1.0"

_MODULES = {
    "Bot": "abth.bots.base",
    "Box": "abth.rules.box",
    "Game": "abth.library.game",
    "IllegalAction": "abth.rules.refusals",
    "LineUpAdvice": "abth.library.battles",
    "Odds": "abth.bots.odds",
    "PlayedMatch": "abth.library.matches",
    "MatchLog": "abth.library.matches",
    "View": "abth.rules.views",
    "best_line_up": "abth.library.battles",
    "load_box": "abth.protocol.settings",
    "load_log": "abth.library.matches",
    "new_game": "abth.library.game",
    "odds": "abth.library.battles",
    "play_match": "abth.library.matches",
}

__all__ = [*_MODULES, "__version__"]  # noqa: PLE0604  # names of strings


if not TYPE_CHECKING:  # a type checker knows the names above, and no others

    def __getattr__(name: str) -> Any:
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = getattr(import_module(_MODULES[name]), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted(__all__)

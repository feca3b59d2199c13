"""What all environments can be told: box, rulings, Rounds, starting position and reward."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from abth.content import load_box
from abth.envs.matches import REWARDS
from abth.protocol.settings import chosen_rulings
from abth.rules.box import Box
from abth.rules.flow import new_game_in
from abth.rules.game import Frame, Game
from abth.rules.position import write_position
from abth.rules.reading import read_position
from abth.rules.rulings import Value
from abth.rules.terms import OVER

Position = str | Game
"""A position as `abth.rules.position.write_position` writes it, or a match as it is now."""


@dataclass(frozen=True)
class MatchSettings:
    """The position that matches begin with, its players and rulings among it, and the reward."""

    start: Game
    reward: str

    @property
    def frame(self) -> Frame:
        """The box and the rulings."""
        return self.start.frame

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.start.players)

    def start_of(self, options: Mapping[str, Any] | None) -> Game:
        """The position that one reset asks for, or the usual one."""
        if options is None or "position" not in options:
            return self.start
        given = options["position"]
        text = write_position(given) if isinstance(given, Game) else given
        start = read_position(text, self.frame.box, self.frame)
        if len(start.players) != self.players:
            raise ValueError(f"this environment has {self.players} players")
        return playable(start)


def match_settings(
    players: int = 4,
    rounds: int | None = None,
    edition: str = "default",
    reward: str = "win",
    rulings: Mapping[str, Value] | None = None,
    box: Box | None = None,
    position: Position | None = None,
) -> MatchSettings:
    """Settings from the keywords of an environment.

    A position brings its own players and rulings; the other keywords then do not count.
    """
    if reward not in REWARDS:
        raise ValueError(f"the reward is one of {', '.join(REWARDS)}, not {reward!r}")
    box = load_box() if box is None else box
    if position is not None:
        start = read_position(position, box) if isinstance(position, str) else position.clone()
        return MatchSettings(playable(start), reward)
    frame = Frame(box, chosen_rulings(edition, rulings, rounds))
    return MatchSettings(new_game_in(frame, players), reward)


def playable(start: Game) -> Game:
    """The position, unless its match is over."""
    if start.to_act == OVER:
        raise ValueError("a match that is over cannot begin")
    return start

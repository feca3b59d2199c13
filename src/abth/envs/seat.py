"""One seat of a match against bots, as a Gymnasium environment (docs/envs.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from abth.bots.base import Bot, choice_of
from abth.bots.registry import make_bot, parse_bot
from abth.envs.matches import act, begin, leads_of, shares_of
from abth.envs.observation import Observation, Observer
from abth.envs.rendering import RENDER_MODES, Renderer
from abth.envs.settings import Position, match_settings
from abth.rules import moments
from abth.rules.box import Box
from abth.rules.game import Game
from abth.rules.playout import Dice
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import Value
from abth.rules.scoring import standing
from abth.rules.terms import OVER

ILLEGAL_REWARD = -1.0


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat acts; the bots of the other seats and chance act by themselves.

    `bots` names the bots of the other seats, clockwise from the one after `seat`; a single name
    stands for all of them. `seat=None` takes another seat in every match, in turn.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(
        self,
        bots: str | Sequence[str] = "recruit",
        seat: int | None = None,
        players: int = 2,
        rounds: int | None = None,
        edition: str = "default",
        reward: str = "win",
        rulings: Mapping[str, Value] | None = None,
        box: Box | None = None,
        position: Position | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Open the box; `reset` begins a match."""
        self.settings = match_settings(players, rounds, edition, reward, rulings, box, position)
        self.frame = self.settings.frame
        self.reward = reward
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        self.bots = bots_of(bots, self.settings.players - 1)
        if seat is not None and not 0 <= seat < self.settings.players:
            raise ValueError(f"there is no seat {seat}")
        self._own_seat = seat
        self._matches = 0
        self.seat = 0 if seat is None else seat
        self.observer = Observer(self.frame, self.settings.players)
        self.observation_space = self.observer.space()
        self.action_space = spaces.Discrete(int(self.frame.actions.chance))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match; chance and the bots follow from the seed."""
        super().reset(seed=seed)
        if seed is not None:
            self._matches = 0
        if self._own_seat is None:
            self.seat = self._matches % self.settings.players
        self._matches += 1
        self._dice = Dice(int(self.np_random.integers(2**63)))
        self.game: Game = begin(self.settings.start_of(options), self._dice)
        self._others = self._seated()
        self._leads = leads_of(self.game)
        self._is_over = False
        self._let_others_act()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Decide; the answer comes when this seat has to decide again, or at the end.

        An illegal action ends the match and costs 1.
        """
        if self._is_over:
            raise ValueError("the match is over; reset begins another one")
        try:
            act(self.game, self._dice, int(action))
        except IllegalAction as refusal:
            self._is_over = True
            return self._observation(), ILLEGAL_REWARD, True, False, {"illegal": str(refusal)}
        self._let_others_act()
        self._is_over = self.game.is_over
        return self._observation(), self._pay(), self._is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now; sb3-contrib's MaskablePPO asks for this."""
        return self._observation()["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """The table as everyone sees it: as text (`ansi`), or printed (`human`)."""
        return self._renderer.render(self.game)

    def _seated(self) -> dict[int, Bot]:
        """The bots in the other seats, each with a seed of its own."""
        seated: dict[int, Bot] = {}
        for place, spec in enumerate(self.bots, start=1):
            seat = (self.seat + place) % self.settings.players
            seated[seat] = make_bot(spec, int(self.np_random.integers(2**31)))
            seated[seat].sit_down(self.frame, seat)
        return seated

    def _let_others_act(self) -> None:
        """The bots decide until it is this seat's turn, or the match is over."""
        game = self.game
        while game.to_act not in (self.seat, OVER):
            act(game, self._dice, choice_of(self._others[int(game.to_act)], game))
        self._renderer.show(game)

    def _observation(self) -> Observation:
        return self.observer.observe(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        if not self.game.is_over:
            moment = moments.NAMES[self.game.moment]
            return {"seat": self.seat, "round": self.game.round, "moment": moment}
        result = standing(self.game)
        won = self.seat in result.winners
        return {"seat": self.seat, "points": result.totals[self.seat], "won": won}

    def _pay(self) -> float:
        """The reward since this seat last decided."""
        if self.reward == "gains":
            before, self._leads = self._leads, leads_of(self.game)
            return self._leads[self.seat] - before[self.seat]
        if not self._is_over:
            return 0.0
        found = leads_of(self.game) if self.reward == "margin" else shares_of(self.game)
        return found[self.seat]


def bots_of(bots: str | Sequence[str], others: int) -> list[str]:
    """One bot for each of the other seats."""
    named = [bots] * others if isinstance(bots, str) else list(bots)
    if len(named) != others:
        raise ValueError(f"{others} other seats need as many bots, not {len(named)}")
    for spec in named:
        parse_bot(spec)  # refuses what is no bot
    return named

"""A match for programs: who has to act, what is legal, one action after the other.

Data type: `Game`. It wraps the state that the rules change (`abth.rules.game.Game`, here
`game.state`) and the dice that act for chance.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from operator import index
from typing import Any, SupportsIndex

from abth.content import load_box
from abth.protocol.settings import chosen_rulings
from abth.rules.box import Box
from abth.rules.chance import is_possible_outcome, outcomes
from abth.rules.flow import new_game as new_state
from abth.rules.flow import play
from abth.rules.game import Game as State
from abth.rules.playout import Dice, dice_at, let_chance_act
from abth.rules.rulings import Value
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE
from abth.rules.views import View, view_for


class Game:
    """A match. Ask who is `to_act` and what is `legal`, then `apply` one of these actions.

    With a seed, chance acts by itself. Without one, chance is a player: while it has to act,
    `to_act` is -1, `legal` is empty, and `outcomes` lists what can happen.
    """

    def __init__(self, state: State, dice: Dice | None = None) -> None:
        self.state = state
        self.dice = dice
        self._let_chance_act()

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.state.players)

    @property
    def to_act(self) -> int:
        """The seat that has to act, from 0; -1: chance; -2: nobody, the match is over."""
        return int(self.state.to_act)

    @property
    def round(self) -> int:
        """The Round in progress, from 1."""
        return self.state.round

    @property
    def is_over(self) -> bool:
        """Whether the last player of the last Round has finished."""
        return self.state.is_over

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat so far."""
        return standing(self.state).totals

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if they tie; empty before the end."""
        return standing(self.state).winners if self.state.is_over else ()

    def legal(self) -> list[int]:
        """The numbers of the actions that the seat to act may choose."""
        return self.state.legal()

    def text(self, action: int) -> str:
        """An action in words, such as `deploy trebuchet`."""
        return self.state.frame.actions.text(action)

    def number(self, text: str) -> int:
        """The number of an action in words."""
        return self.state.frame.actions.number(text)

    def apply(self, action: int | str | SupportsIndex) -> None:
        """Play an action, by its number or in words; an illegal one is refused with its atom."""
        state = self.state
        if isinstance(action, int):
            number = action
        elif isinstance(action, str):
            number = state.frame.actions.number(action)
        else:
            number = index(action)  # NumPy's numbers are no int
        if state.to_act == CHANCE:
            is_legal = is_possible_outcome(state, number)
        else:
            is_legal = state.is_option(number)
        if not is_legal:
            from abth.protocol.refusals import refused

            raise refused(state, number)
        play(state, number)
        self._let_chance_act()

    def outcomes(self) -> list[tuple[int, Fraction]]:
        """What chance can do now, each outcome with its probability."""
        found = outcomes(self.state)
        whole = sum([weight for _, weight in found])
        return [(number, Fraction(weight, whole)) for number, weight in found]

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}")
        return view_for(self.state, seat)

    def clone(self, seed: int | None = None) -> Game:
        """A copy that can go another way.

        Its chance does the same as in the original, unless it gets a seed of its own.
        """
        dice = self.dice
        if seed is not None:
            return Game(self.state.clone(), Dice(seed))
        return Game(self.state.clone(), None if dice is None else dice_at(dice.one, dice.two))

    def _let_chance_act(self) -> None:
        """With dice, chance acts until a player has to decide."""
        dice = self.dice
        if dice is not None:
            while self.state.to_act == CHANCE:
                let_chance_act(self.state, dice)

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.state, self.dice)

    def __repr__(self) -> str:
        return repr(self.state)


def new_game(
    players: int = 2,
    seed: int | None = None,
    edition: str = "default",
    rulings: Mapping[str, Value] | None = None,
    box: Box | None = None,
) -> Game:
    """A new match: the first player chooses a Sabaton.

    `edition` is `default`, `en`, `de`, `fr`, `it` or `es`; `rulings` changes single keys of it, as
    in `{"game.rounds": 8}` (appendix B of docs/rules.md).
    """
    chosen = chosen_rulings(edition, rulings)
    state = new_state(load_box() if box is None else box, players, chosen)
    return Game(state, None if seed is None else Dice(seed))

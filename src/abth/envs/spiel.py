"""The game for OpenSpiel: importing this module registers `abth` and `abth_battle` (docs/envs.md).

    import pyspiel
    import abth.envs.spiel

    game = pyspiel.load_game("abth", {"players": 2, "rounds": 6})

Chance is a player there as in the rules. A history is what OpenSpiel calls perfect recall: all
actions so far, with a gap where a seat does not see which one it was.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from abth.content import load_box
from abth.envs.battle_spiel import BATTLE_TYPE, BattleGame
from abth.envs.matches import shares_of
from abth.envs.observation import Observer
from abth.protocol.settings import chosen_rulings
from abth.rules import moments
from abth.rules.battle.rewards import winner_seat
from abth.rules.chance import outcomes
from abth.rules.flow import apply, new_game_in
from abth.rules.game import Frame, Game
from abth.rules.refusals import IllegalAction
from abth.rules.terms import CHANCE, MAX_PLAYERS, MIN_PLAYERS, OVER
from abth.words.refusals import english_refusal

ACTIONS_PER_TURN = 100
"""More than any turn has, of players or of chance; the set-up has less than one turn of each."""

EVERYONE = -1

MATCH_TYPE = pyspiel.GameType(
    short_name="abth",
    long_name="A Battle Through History",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "rounds": 6, "edition": "default"},
)


class MatchGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel carries no types
    """The whole game; a winner gets 1, shared if several win, less the fair share of a seat."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = int(params.get("players", 2))
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"a match has 2 to 5 players, not {players}")
        edition, rounds = params.get("edition", "default"), int(params.get("rounds", 6))
        rulings = chosen_rulings(edition, None, rounds)
        self.frame = Frame(load_box(), rulings)
        self.chance = int(self.frame.actions.chance)
        self.longest = ACTIONS_PER_TURN * (players * int(self.frame.rounds) + 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.chance,
            max_chance_outcomes=int(self.frame.actions.count) - self.chance,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(MATCH_TYPE, info, params)

    def new_initial_state(self) -> MatchState:
        """A match that has not begun."""
        return MatchState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MatchObserver:
        """What OpenSpiel's observations are made by."""
        if params:
            raise ValueError(f"observers of abth have no parameters, but got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return MatchObserver(self, kind)


class History:
    """All actions so far, and who saw which one each was: a seat, or everyone."""

    def __init__(self, numbers: list[int], witnesses: list[int]) -> None:
        self.numbers = numbers
        self.witnesses = witnesses

    def add(self, number: int, witness: int) -> None:
        """One more action."""
        self.numbers.append(number)
        self.witnesses.append(witness)

    def seen_by(self, player: int) -> list[int]:
        """The actions, -1 for those that this seat did not see."""
        return [
            number if eyes in (EVERYONE, player) else -1
            for number, eyes in zip(self.numbers, self.witnesses, strict=True)
        ]

    def __deepcopy__(self, memo: dict[int, Any]) -> History:
        return History(self.numbers[:], self.witnesses[:])


class MatchState(pyspiel.State):  # type: ignore[misc]  # as above
    """A match, with who saw each of its actions."""

    def __init__(self, game: MatchGame) -> None:
        super().__init__(game)
        self.chance = game.chance
        self.match: Game = new_game_in(game.frame, game.num_players())
        self.past = History([], [])

    def current_player(self) -> int:
        """A seat, chance or nobody."""
        seat = int(self.match.to_act)
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def _legal_actions(self, player: int) -> list[int]:
        """The legal actions in the order of their numbers."""
        return sorted(self.match.legal()) if player == self.match.to_act else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, numbered from 0, and how likely it is."""
        found = outcomes(self.match)
        whole = sum(weight for _, weight in found)
        return [(number - self.chance, weight / whole) for number, weight in found]

    def _apply_action(self, action: int) -> None:
        """Play an action of a seat or of chance; an illegal one is refused."""
        number = action + self.chance if self.match.to_act == CHANCE else action
        witness, relic = witness_of(self.match), finds_relic(self.match)
        try:
            apply(self.match, number)
        except IllegalAction as refusal:
            refusal.args = (english_refusal(refusal.atom, refusal.message, refusal.what),)
            raise
        if relic and not self.match.looked_at:
            witness = EVERYONE  # the only Relic found is kept at once, in sight of all
        self.past.add(number, witness)

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in the words of logs."""
        number = action + self.chance if player == pyspiel.PlayerId.CHANCE else action
        return self.match.frame.actions.text(number)

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.match.is_over

    def returns(self) -> list[float]:
        """Each seat's share of the victory, less the fair one; 0 before the end."""
        players = len(self.match.players)
        if not self.match.is_over:
            return [0.0] * players
        return [share - 1 / players for share in shares_of(self.match)]

    def __str__(self) -> str:
        text = self.match.frame.actions.text
        return "; ".join(text(number) for number in self.past.numbers)


def witness_of(game: Game) -> int:
    """Who sees which action is played now: one seat, or everyone (R-47, R-49, R-55)."""
    moment = game.moment
    if moment == moments.DRAW_CARD:
        return int(game.drawer)
    if moment in (moments.LOOK_PROWESS, moments.KEEP_PROWESS):
        return int(winner_seat(game))
    if finds_relic(game) and game.frame.relics_are_secret:
        return int(game.active)
    return EVERYONE


def finds_relic(game: Game) -> bool:
    """Whether chance finds a Relic now, in the deck or with another player."""
    return game.moment in (moments.FIND_RELIC, moments.FIND_STOLEN)


class MatchObserver:
    """What a seat sees: the row of docs/envs.md, and with perfect recall all actions so far."""

    def __init__(self, game: MatchGame, kind: Any) -> None:
        self.observer = Observer(game.frame, game.num_players())
        self.texts = game.frame.actions
        self.recalls = bool(kind.perfect_recall)
        self.sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.sees_all = bool(kind.public_info)
        sizes = {"player": game.num_players(), "row": self.observer.size}
        if self.recalls and self.sees_all:
            sizes["history"] = game.longest
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        end = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[end : end + size]
            end += size

    def set_from(self, state: MatchState, player: int) -> None:
        """Fill the tensor with what this seat sees."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.dict["row"][:] = self.row(state, player)
        if "history" in self.dict:
            seen = state.past.seen_by(player)[-len(self.dict["history"]) :]
            # From 0, nothing, over a gap to the last action of the box.
            self.dict["history"][: len(seen)] = (np.array(seen) + 2) / (self.texts.count + 1)

    def row(self, state: MatchState, player: int) -> NDArray[np.float32]:
        """The row, without what is not asked for."""
        row = self.observer.observe(state.match, player)["observation"]
        private = [self.observer.slices[name] for name in ("hand", "looks.relics", "looks.prowess")]
        kept = np.zeros_like(row)
        for part in private:
            kept[part] = row[part] if self.sees_own else 0
            row[part] = kept[part]
        return row if self.sees_all else kept

    def string_from(self, state: MatchState, player: int) -> str:
        """The same as text: the history, or the numbers of the row that are not 0."""
        if self.recalls and self.sees_all and self.sees_own:
            seen = state.past.seen_by(player)
            told = [self.texts.text(number) if number >= 0 else "?" for number in seen]
            return f"seat {player}: " + "; ".join(told)
        row = self.row(state, player)
        found = [f"{place}={row[place]:.3g}" for place in np.flatnonzero(row)]
        return f"seat {player}: " + " ".join(found)


def register() -> None:
    """Make the games known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for kind, game in ((MATCH_TYPE, MatchGame), (BATTLE_TYPE, BattleGame)):
        if kind.short_name not in known:
            pyspiel.register_game(kind, game)


register()

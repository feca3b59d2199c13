"""A battle between two players as a small game of its own, for algorithms that need a whole tree.

Chance deals each side a hand from a few cards. The Defender lays its line-up first, then the
Attacker, both front first and card by card, without knowing what the other holds. The odds of that
battle, exact over all dice, are the result: the Attacker's chance to win less the Defender's.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from abth.bots.odds import battle_odds
from abth.content import load_box
from abth.rules.battle.combat import Battle
from abth.rules.battle.line_up import LineUp
from abth.rules.game import Frame
from abth.rules.rulings import rulings_of
from abth.rules.terms import ATTACKER, ATTACKER_SLOTS, DEFENDER, DEFENDER_SLOTS

CARDS = "archers spy conscripts trebuchet kamakura-samurai"

BATTLE_TYPE = pyspiel.GameType(
    short_name="abth_battle",
    long_name="A Battle Through History: one battle",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"cards": CARDS, "hand": 2, "edition": "default"},
)

Cards = tuple[int, ...]


class BattleRules:
    """The cards, the deals, and what each battle is worth; shared by all states."""

    def __init__(self, cards: str, hand: int, edition: str) -> None:
        self.asked = (cards, hand, edition)
        self.names = cards.split()
        self.frame = Frame(load_box(), rulings_of(edition))
        numbers = {unit.id: number for number, unit in enumerate(self.frame.box.units)}
        unknown = [name for name in self.names if name not in numbers]
        if unknown or not 1 <= hand <= int(DEFENDER_SLOTS) or 2 * hand > len(self.names):
            raise ValueError(f"cannot deal two hands of {hand} from {', '.join(self.names)}")
        self.cards = [numbers[name] for name in self.names]
        self.done = len(self.cards)
        self.deals = deals_of(len(self.cards), hand)
        self.values: dict[tuple[Cards, Cards], float] = {}

    def value(self, line_ups: tuple[Cards, Cards]) -> float:
        """The Attacker's chance to win less the Defender's, asked for once."""
        if line_ups not in self.values:
            attackers = self.line_up(ATTACKER, line_ups[0])
            battle = Battle(self.frame.combat, attackers, self.line_up(DEFENDER, line_ups[1]))
            odds = battle_odds(battle, self.frame.box, defender_is_board=False)
            self.values[line_ups] = float(odds.attacker_wins - odds.defender_wins)
        return self.values[line_ups]

    def line_up(self, side: int, places: Cards) -> LineUp:
        """One side, mustered."""
        cards = [self.cards[place] for place in places]
        line_up = LineUp(side, [])
        line_up.lay_out(cards, [])
        line_up.muster(self.frame.roster)
        return line_up

    def text(self, cards: Cards) -> str:
        """Cards by their names."""
        return ", ".join(self.names[card] for card in cards)

    def __deepcopy__(self, memo: dict[int, Any]) -> BattleRules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return BattleRules, self.asked


class BattleGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel carries no types
    """Player 0 attacks, player 1 defends; actions are places in the list of cards, the last: done.

    `cards` names the cards that may be dealt, with spaces; `hand` is how many each side gets.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        hand = int(params.get("hand", 2))
        edition = str(params.get("edition", "default"))
        self.rules = BattleRules(str(params.get("cards", CARDS)), hand, edition)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.done + 1,
            max_chance_outcomes=len(self.rules.deals),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=2 * hand,
        )
        super().__init__(BATTLE_TYPE, info, params)

    def new_initial_state(self) -> BattleState:
        """A battle whose hands have not been dealt."""
        return BattleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BattleObserver:
        """What OpenSpiel's observations are made by."""
        if params:
            raise ValueError(f"observers of abth_battle have no parameters, but got {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return BattleObserver(self.rules, kind)


def deals_of(cards: int, hand: int) -> list[tuple[Cards, Cards]]:
    """Every pair of hands, the Attacker's first."""
    return [
        (attacker, defender)
        for attacker in combinations(range(cards), hand)
        for defender in combinations([card for card in range(cards) if card not in attacker], hand)
    ]


class BattleState(pyspiel.State):  # type: ignore[misc]  # as above
    """The hands and the line-ups, as places in the list of cards."""

    def __init__(self, game: BattleGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.hands: tuple[Cards, Cards] | None = None
        self.line_ups: tuple[Cards, Cards] = ((), ())
        self.turn = DEFENDER  # the Defender lays its line-up first
        self.is_laid = False

    def current_player(self) -> int:
        """Chance deals, then the Defender and the Attacker lay their line-ups."""
        if self.hands is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_laid else int(self.turn)

    def _legal_actions(self, player: int) -> list[int]:
        """Cards of the hand that are not laid; done, once there is one."""
        if self.hands is None or self.is_laid or player != self.turn:
            return []
        laid = self.line_ups[player]
        left = [card for card in self.hands[player] if card not in laid]
        return [*left, self.rules.done] if laid else left

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        deals = len(self.rules.deals)
        return [(number, 1 / deals) for number in range(deals)]

    def _apply_action(self, action: int) -> None:
        """Deal, lay a card, or end a line-up; one that is full ends by itself."""
        if self.hands is None:
            self.hands = self.rules.deals[action]
            return
        if action != self.rules.done:
            attackers, defenders = self.line_ups
            if self.turn == ATTACKER:
                self.line_ups = ((*attackers, action), defenders)
            else:
                self.line_ups = (attackers, (*defenders, action))
        laid = len(self.line_ups[self.turn])
        slots = ATTACKER_SLOTS if self.turn == ATTACKER else DEFENDER_SLOTS
        if action == self.rules.done or laid in (len(self.hands[self.turn]), slots):
            self.is_laid = self.turn == ATTACKER
            self.turn = ATTACKER

    def _action_to_string(self, player: int, action: int) -> str:
        """An action in the words of logs."""
        if player == pyspiel.PlayerId.CHANCE:
            attacker, defender = self.rules.deals[action]
            return f"deal {self.rules.text(attacker)} | {self.rules.text(defender)}"
        return "done" if action == self.rules.done else f"deploy {self.rules.names[action]}"

    def is_terminal(self) -> bool:
        """Whether both line-ups are laid."""
        return self.is_laid

    def returns(self) -> list[float]:
        """The Attacker's chance to win less the Defender's, and the same the other way round."""
        value = self.rules.value(self.line_ups) if self.is_laid else 0.0
        return [value, -value]

    def __str__(self) -> str:
        if self.hands is None:
            return "not dealt"
        text = self.rules.text
        hands = f"{text(self.hands[0])} | {text(self.hands[1])}"
        return f"{hands}: {text(self.line_ups[0])} | {text(self.line_ups[1])}"


class BattleObserver:
    """The player's hand and what both sides have laid, which is all that there is to remember."""

    def __init__(self, rules: BattleRules, kind: Any) -> None:
        self.rules = rules
        cards = len(rules.cards)
        sizes = {"player": 2}
        if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            sizes["hand"] = cards
        if kind.public_info:
            sizes["attackers"] = cards * int(ATTACKER_SLOTS)
            sizes["defenders"] = cards * int(DEFENDER_SLOTS)
            sizes["turn"] = 2
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        end = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[end : end + size]
            end += size

    def set_from(self, state: BattleState, player: int) -> None:
        """Fill the tensor with what this side sees."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if "hand" in self.dict and state.hands is not None:
            self.dict["hand"][list(state.hands[player])] = 1
        if "turn" in self.dict:
            self.dict["turn"][int(state.turn)] = 1
            for side, name in enumerate(("attackers", "defenders")):
                for place, card in enumerate(state.line_ups[side]):
                    self.dict[name][place * len(self.rules.cards) + card] = 1

    def string_from(self, state: BattleState, player: int) -> str:
        """The same as text."""
        told = ["attacker", "defender"][player]
        if "hand" in self.dict and state.hands is not None:
            told += f" holds {self.rules.text(state.hands[player])}"
        if "turn" in self.dict:
            laid = [self.rules.text(line_up) for line_up in state.line_ups]
            told += f"; {laid[0]} | {laid[1]}; {['attack', 'defense'][int(state.turn)]}"
        return told

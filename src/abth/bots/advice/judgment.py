"""What moves are worth to the coach: a small Protocol, and the captain's answers to it.

Data types: `Judgment`, which any player of more skill may replace, and `CaptainJudgment`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from abth.bots import plan
from abth.bots.judge import Judge
from abth.bots.line_ups import KEEPING, mean_strength
from abth.bots.reinforcement_odds import Stakes
from abth.rules.game import Frame, Game
from abth.rules.phases.time_travel import DISMISS, REGROUP
from abth.rules.terms import NONE, relics_looked_at

LITTLE = 0.01  # what comes before a jump anyway is worth at least this much more
VICTORY = 0.7  # a likely victory is preferred to a defeat that brings nearly as many points
CHOICE = 0.1  # each Relic to look at, beyond what the best of them scores on average


class Judgment(Protocol):
    """Says in points what battles, steps and pieces promise the seat that has to act."""

    def consider(self, game: Game) -> None:
        """Look at a position before its options are weighed."""
        ...

    def stakes(self, game: Game, defender: int) -> Stakes:
        """What a win with 1 to 5 Units and each fallen Defender bring; NONE: the board defends."""
        ...

    def risk(self, game: Game, defender: int) -> float:
        """What a lost battle costs, which `stakes` counts as part of winning."""
        ...

    def price(self, game: Game, cards: Sequence[int]) -> float:
        """What it costs to spend these cards of the hand now."""
        ...

    def step(self, game: Game, option: int, eras: Sequence[float]) -> float:
        """What the turn promises if this step comes next; `eras` has the best battle of each."""
        ...

    def piece(self, game: Game, option: int) -> float:
        """How good it is to choose this piece: a card, a Relic, a token, a value."""
        ...

    def token(self, game: Game, token: int) -> float:
        """What it is worth to keep a token for another battle."""
        ...


class CaptainJudgment:
    """The captain's estimates."""

    def __init__(self, frame: Frame) -> None:
        self.judge = Judge(frame)

    def consider(self, game: Game) -> None:
        """Compute what depends on the position alone."""
        if game.start != NONE:
            self.judge.consider(game)

    def stakes(self, game: Game, defender: int) -> Stakes:
        """Relics and recruits from the board; Prowess and Relics from a player."""
        judge = self.judge
        if defender == NONE:
            worth = [judge.recruit_worth(card) for card in range(len(judge.points))]
            wins = [hope + victory(units) for units, hope in enumerate(judge.relic_hopes)]
            return Stakes(tuple(wins), tuple(worth))
        attacker, loser = game.players[game.active], game.players[defender]
        rival = 1.0 / (len(game.players) - 1)
        lost = self.risk(game, defender)
        wins = [VICTORY]
        for units in range(1, 6):
            looks = relics_looked_at(units)
            relic = judge.relic_hope(game, attacker, loser.relics, looks)
            taken = 0.8 * rival if looks > 0 and len(loser.relics) > 0 else 0.0
            wins.append(judge.prowess_hope(game, loser) + relic + taken + lost + VICTORY)
        return Stakes(tuple(wins), tuple([0.0] * len(judge.points)))

    def risk(self, game: Game, defender: int) -> float:
        """A challenger who loses gives a Prowess token away."""
        if defender == NONE:
            return 0.0
        hope = self.judge.prowess_hope(game, game.players[game.active])
        return hope / (len(game.players) - 1)

    def price(self, game: Game, cards: Sequence[int]) -> float:
        """A strong card that is spent is missing in the next turn."""
        judge = self.judge
        if judge.turns_left(game) < plan.LAST_TURN:
            return 0.0
        mean = mean_strength(judge, game.players[game.to_act])
        return sum(KEEPING * (judge.strengths[card] - mean) for card in cards)

    def step(self, game: Game, option: int, eras: Sequence[float]) -> float:
        """As the captain plans a turn: token and actions first, then the best jump."""
        numbers, player = game.frame.actions, game.players[game.to_act]
        worths = list(eras)
        best = self._best_jump(game, worths)
        if option == numbers.insert:
            if game.pending_tile == NONE:
                return best
            return best + self._hope_of_tiles(game, worths)
        if option == numbers.take:
            gain = plan.token_gain(game, self.judge, player, game.active_tile)
            return best + gain + (LITTLE if gain > 0 else -LITTLE)
        if option == numbers.tighten_up:
            useful = len(player.deck) > 1 or len(player.hand) < 3
            return best + (0.5 if useful else -LITTLE)
        if numbers.jump <= option < numbers.face:
            return worths[option - numbers.jump + 1]
        action = option - numbers.use
        gain = plan.action_gain(game, self.judge, player, action)
        poor = action == REGROUP or (action == DISMISS and gain == 0.0)
        return best + (min(gain, LITTLE) if poor else gain)

    def _best_jump(self, game: Game, eras: list[float]) -> float:
        """The best battle that the Active tile leads to."""
        numbers = game.frame.actions
        jumps = [o - numbers.jump + 1 for o in game.options if numbers.jump <= o < numbers.face]
        return max([eras[era] for era in jumps], default=max(eras, default=0.0))

    def _hope_of_tiles(self, game: Game, eras: list[float]) -> float:
        """What further tiles promise beyond the present one."""
        player = game.players[game.active]
        here = plan.gear_worth(game, self.judge, player, eras, game.active_tile, game.wheel)
        return plan.hope_of_tiles(game, self.judge, player, eras) - here

    def piece(self, game: Game, option: int) -> float:
        """Relics by set, cards by strength, tokens by use, Prowess by value."""
        return plan.piece_worth(game, self.judge, option)

    def token(self, game: Game, token: int) -> float:
        """Half of what it does; less while three are held."""
        return plan.keeping_worth(game, self.judge, token)


def victory(units: int) -> float:
    """What winning with so many Units is worth besides the points that it brings at once."""
    return VICTORY + CHOICE * int(relics_looked_at(units)) if units > 0 else 0.0

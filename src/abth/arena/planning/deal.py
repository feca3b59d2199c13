"""The chance of one deal, which several matches share."""

from __future__ import annotations

from typing import Final

from abth.arena.planning.seeds import seed_of
from abth.rules import moments
from abth.rules.chance import first_number, urn
from abth.rules.game import Game
from abth.rules.playout import Dice, OutcomeSource
from abth.rules.terms import era_of_space

FIRST_STREAM: Final = 1000  # the number of its seed

STREAMS: Final = {
    int(moments.DEAL_TILE): 0,
    int(moments.DRAW_TILE): 0,
    int(moments.DEAL_TOKEN): 1,
    int(moments.LAY_TOKEN): 1,
    int(moments.DEAL_RELIC): 2,
    int(moments.FIND_RELIC): 2,
    int(moments.FIND_STOLEN): 3,
    int(moments.LOOK_PROWESS): 4,
    int(moments.REINFORCEMENT): 5,
    int(moments.FIND_START): 6,
    int(moments.SET_WHEEL): 7,
}
PILES: Final = {int(moments.DEAL_UNIT), int(moments.LAY_UNIT)}


class Deal(OutcomeSource):
    """A generator for every pile and for the dice of every turn.

    What one bot draws does not change what the next one rolls, so the rotations of a deal stay as
    much alike as they can.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(Dice(seed))
        self.seed = seed
        self.generators: dict[int, Dice] = {}

    def outcome(self, game: Game) -> int:
        """The number of the outcome of the pending event."""
        stream = stream_of(game)
        dice = self.generators.get(stream)
        if dice is None:
            dice = self.generators[stream] = Dice(seed_of(self.seed, FIRST_STREAM + stream))
        return int(first_number(game) + dice.piece(urn(game)))


def stream_of(game: Game) -> int:
    """Which of the generators the pending event belongs to."""
    moment = int(game.moment)
    known = STREAMS.get(moment)
    if known is not None:
        return known
    if moment in PILES:
        return 10 + int(era_of_space(game.cursor))
    if moment == moments.DRAW_CARD:
        return 20 + int(game.drawer)
    return 100 * (1 + int(game.turns)) + moment  # the dice, turn by turn

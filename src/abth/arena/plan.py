"""A tournament: which bots play how many matches, who sits where, and on which deal.

Data types: `Tournament`, the plan, and `Deal`, the chance of a match. Matches come in groups: one
deal is played once for every rotation of the seats, so that luck and seat cancel out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from abth.arena.matches import frame_of, seed_of
from abth.arena.pairings import tables
from abth.arena.simulation import BadPlan
from abth.bots.registry import BOTS, make_bot, parse_bot
from abth.rules import moments
from abth.rules.chance import first_number, urn
from abth.rules.game import Frame, Game
from abth.rules.playout import Dice
from abth.rules.rulings import Value
from abth.rules.terms import MAX_PLAYERS, MIN_PLAYERS, era_of_space

MAX_BOTS: Final = 16
SEATING: Final = -1  # the number of the seed that mixes the order at the table


@dataclass(frozen=True)
class Tournament:
    """What to play; plain data, for every process to read."""

    games: int
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    edition: str = "default"
    rounds: int | None = None
    rulings: dict[str, Value] = field(default_factory=dict)
    content: Path | None = None
    limit: float | None = None  # seconds for one decision

    def check(self) -> None:
        """Refuse what cannot be played before anything is."""
        if self.games < 1:
            raise BadPlan(f"games: at least one, not {self.games}")
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise BadPlan(f"players: a match has 2 to 5 players, not {self.players}")
        if self.limit is not None and not 0 < self.limit < 1e6:
            raise BadPlan(f"limit: seconds for one decision, more than 0, not {self.limit}")
        if not self.bots or not all(self.bots):
            raise BadPlan("bots: names separated by commas, such as recruit,soldier")
        if len(self.bots) > MAX_BOTS:
            raise BadPlan(f"bots: {MAX_BOTS} at most, not {len(self.bots)}")
        for bot in self.bots:
            if self.bots.count(bot) > 1:
                raise BadPlan(
                    f"bots: {bot!r} is named twice; with more --players than bots, "
                    "a bot sits at the table more than once"
                )
            kind, _ = parse_bot(bot)
            if kind in BOTS.values():
                make_bot(bot, 0)  # its options may still be out of range
        self.frame()

    def frame(self) -> Frame:
        """The box and the rulings."""
        return frame_of(self.content, self.edition, self.rounds, tuple(self.rulings.items()))

    @property
    def deals(self) -> int:
        """How many deals it takes; the last one is played from every seat too."""
        return -(-self.games // self.players)

    @property
    def matches(self) -> int:
        """How many matches are played: the games asked for, up to a whole number of deals."""
        return self.deals * self.players

    def order(self, deal: int) -> tuple[int, ...]:
        """The bots of a deal in the order in which they sit, as numbers."""
        cycle = tables(len(self.bots), self.players)
        order = list(cycle[deal % len(cycle)])
        dice = Dice(seed_of(seed_of(self.seed, deal), SEATING))
        for place in range(len(order) - 1, 0, -1):
            other = int(dice.below(place + 1))
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    def seating(self, match: int) -> tuple[int, ...]:
        """The bot of every seat, as its number."""
        order = self.order(match // self.players)
        return tuple(order[place] for place in self.places(match))

    def places(self, match: int) -> tuple[int, ...]:
        """For every seat the place in the deal's order: one seat further with each match."""
        rotation = match % self.players
        return tuple((seat - rotation) % self.players for seat in range(self.players))

    def deal(self, match: int) -> Deal:
        """The chance of a match, the same in every rotation."""
        return Deal(seed_of(self.seed, match // self.players))

    def bot_seeds(self, match: int) -> tuple[int, ...]:
        """A seed for the bot of every seat; it goes with the bot through the rotations."""
        deal = seed_of(self.seed, match // self.players)
        return tuple(seed_of(deal, place) for place in self.places(match))


class Deal:
    """The chance of one deal.

    Every pile and every turn's dice have a generator of their own: what one bot draws does not
    change what the next one rolls, and the rotations of a deal stay as much alike as they can.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.generators: dict[int, Dice] = {}

    def choose(self, game: Game) -> int:
        """The number of the outcome of the event that is due."""
        stream = stream_of(game)
        dice = self.generators.get(stream)
        if dice is None:
            dice = self.generators[stream] = Dice(seed_of(self.seed, 1000 + stream))
        return int(first_number(game) + dice.choose(urn(game)))


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


def stream_of(game: Game) -> int:
    """Which of the generators the event that is due belongs to."""
    moment = int(game.moment)
    known = STREAMS.get(moment)
    if known is not None:
        return known
    if moment in PILES:
        return 10 + int(era_of_space(game.cursor))
    if moment == moments.DRAW_CARD:
        return 20 + int(game.drawer)
    return 100 * (1 + int(game.turns)) + moment  # the dice, turn by turn

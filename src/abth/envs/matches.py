"""Many matches side by side, played by the actions that a caller gives; compiled.

Data type: `Matches`. Also what all environments share: an action with the chance that follows it,
and the rewards.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from abth.envs.encoding import Encoder
from abth.protocol.refusals import refused
from abth.rules.flow import play
from abth.rules.game import Game
from abth.rules.moments import NAMES
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import scores_of, winners_of
from abth.rules.terms import CHANCE, OVER

REWARDS: Final = ("win", "margin", "gains")


def begin(start: Game, dice: Dice) -> Game:
    """A match from this position on, at its first decision."""
    game = start.clone()
    while game.to_act == CHANCE:
        let_chance_act(game, dice)
    return game


def act(game: Game, dice: Dice, number: int) -> int:
    """Play an action of a seat, then let chance act; who has to act next, OVER at the end.

    An illegal action is refused with its atom and changes nothing.
    """
    if not game.is_option(number):
        raise refused(game, number)
    play(game, number)
    while game.to_act == CHANCE:
        let_chance_act(game, dice)
    return game.to_act


def turn_info(game: Game) -> dict[str, Any]:
    """What an environment tells the seat to act besides its observation."""
    return {"round": game.round, "moment": NAMES[game.moment]}


def leads_of(game: Game) -> list[float]:
    """The points that each seat is ahead of the best other one."""
    totals = [score.total for score in scores_of(game)]
    leads: list[float] = []
    for seat in range(len(totals)):
        others = [totals[other] for other in range(len(totals)) if other != seat]
        leads.append(float(totals[seat] - max(others)))
    return leads


def shares_of(game: Game) -> list[float]:
    """The share of the victory of each seat (SCORE-10 to 16)."""
    winners = winners_of(scores_of(game))
    share = 1.0 / len(winners)
    return [share if seat in winners else 0.0 for seat in range(len(game.players))]


class Matches:
    """Matches from one position on; one that ends begins again at once.

    Rows, masks and seats belong to the match as it is now, rewards and `ended` to the last step.
    """

    def __init__(self, start: Game, count: int, reward: str) -> None:
        self.start: Final = start
        self.count: Final = count
        self.reward: Final = reward
        self.players: Final = i64(len(start.players))
        self.encoder: Final = Encoder(start.frame, len(start.players), count)
        self.games: list[Game] = []
        self.dice: list[Dice] = []
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.ended: vec[u8] = vec[u8]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * len(start.players)))
        self.leads: list[list[float]] = []  # before the next action, if gains are the reward
        self.first_leads: Final = leads_of(start)

    def begin(self, seeds: list[int]) -> None:
        """Begin all matches; the chance of each follows from its seed."""
        if len(seeds) != self.count:
            raise ValueError(f"{self.count} matches need as many seeds, not {len(seeds)}")
        self.dice = [Dice(seed) for seed in seeds]
        self.games = [begin(self.start, dice) for dice in self.dice]
        self.leads = [self.first_leads for _ in self.dice]
        for place in range(len(self.rewards)):
            self.rewards[place] = 0.0
        for number in range(self.count):
            self.ended[number] = 0
            self.show(number)

    def step(self, actions: list[int]) -> None:
        """Play one action in every match; if one is illegal, none is played."""
        if len(actions) != self.count or len(self.games) != self.count:
            raise ValueError(f"{self.count} matches that have begun need as many actions")
        for number in range(self.count):
            if not self.games[number].is_option(actions[number]):
                raise refused(self.games[number], actions[number])
        for number in range(self.count):
            self.step_one(number, actions[number])

    def step_one(self, number: i64, action: i64) -> None:
        """Play one action in one match."""
        game, dice = self.games[number], self.dice[number]
        play(game, action)
        while game.to_act == CHANCE:
            let_chance_act(game, dice)
        over = game.to_act == OVER
        self.pay(game, number, over)
        if over:
            self.games[number] = begin(self.start, dice)
        self.ended[number] = 1 if over else 0
        self.show(number)

    def show(self, number: i64) -> None:
        """Write what the seat to act sees and may do."""
        game = self.games[number]
        seat = game.to_act
        self.seats[number] = seat
        self.encoder.write(game, seat, number)

    def pay(self, game: Game, number: i64, over: bool) -> None:
        """Write the rewards of a step."""
        if self.reward == "gains":
            leads = leads_of(game)
            before = self.leads[number]
            self.write_rewards(number, [leads[seat] - before[seat] for seat in range(len(leads))])
            self.leads[number] = self.first_leads if over else leads
        elif over:
            self.write_rewards(
                number, leads_of(game) if self.reward == "margin" else shares_of(game)
            )
        elif self.ended[number]:
            self.write_rewards(number, [0.0] * len(game.players))

    def write_rewards(self, number: i64, rewards: list[float]) -> None:
        """The rewards of one match."""
        place = number * self.players
        for reward in rewards:
            self.rewards[place] = reward
            place += 1

    def random_actions(self, dice: Dice) -> list[int]:
        """A legal action for every match, at random."""
        return [int(dice.option(game.offered)) for game in self.games]

    def __reduce__(self) -> tuple[Any, ...]:
        state = (self.games, self.dice, self.leads, list(self.ended), list(self.rewards))
        return matches_at, (self.start, self.count, self.reward, state)


def matches_at(start: Game, count: int, reward: str, state: tuple[Any, ...]) -> Matches:
    """Matches that go on from here."""
    matches = Matches(start, count, reward)
    matches.games, matches.dice, matches.leads = state[0], state[1], state[2]
    for number in range(len(matches.games)):
        matches.ended[number] = u8(state[3][number])
        matches.show(number)
    for place in range(len(matches.rewards)):
        matches.rewards[place] = float(state[4][place])
    return matches

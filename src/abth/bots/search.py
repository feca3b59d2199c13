"""Search: information-set Monte-Carlo tree search over imagined states.

Each iteration imagines a full state that fits the view, walks down the tree by the decisions that
are legal in it, adds one node, plays to the end by instinct and remembers how each seat fared.
Chance is left to the dice and has no nodes. The captain's plan and instinct give each new node a
prior that fades with visits.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from abth.bots.instinct import instinct
from abth.bots.judge import Judge
from abth.bots.plan import plan
from abth.rules.flow import advance, decide, play
from abth.rules.game import Frame, Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import View

CURIOSITY: Final = 0.45
TRUST: Final = 6.0  # how many visits the prior's choice is worth
MARGIN: Final = 30.0  # points ahead that count as certain
WINNING: Final = 0.6  # share of the reward for winning, the rest is for the margin


class Node:
    """A decision taken: who took it, and how it went for that seat."""

    def __init__(self, number: i64, seat: i64, prior: float) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.prior: float = prior
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it was legal when its parent was visited
        self.total: float = 0.0
        self.children: Final = list[Node]()
        self.favorite: i64 = -1  # what the prior would do here
        self.judged: bool = False


class Search:
    """A tree that grows from one view."""

    def __init__(self, view: View, frame: Frame, judge: Judge, dice: Dice) -> None:
        self.view: Final = view
        self.frame: Final = frame
        self.judge: Final = judge
        self.dice: Final = dice
        self.root: Final = Node(-1, -1, 0.0)
        self.turn: Final = i64(view.turns)
        self.me: Final = i64(view.due.to_act)
        self.rewards: list[float] = []
        self.iterations: i64 = 0

    def run(self, times: int) -> None:
        """Grow the tree by this many iterations."""
        for _ in range(times):
            self.iterate()

    def iterate(self) -> None:
        """Imagine, descend, expand, play out, remember."""
        game = self.world()
        path: list[Node] = []
        node = self.root
        while not self.is_done(game):
            if game.to_act == CHANCE:
                self.let_chance_act(game)
                continue
            if game.offered.count == 1:
                play(game, game.offered.at(0))
                continue
            if self.is_beyond(node, game):
                break
            child = self.descend(node, game)
            path.append(child)
            play(game, child.number)
            node = child
            if self.is_leaf(child):
                break
        self.finish(game)
        for node in path:
            node.visits += 1
            node.total += self.rewards[node.seat]
        self.iterations += 1

    def world(self) -> Game:
        """A full state that fits the view."""
        return imagine(self.view, self.frame, self.dice)

    def let_chance_act(self, game: Game) -> None:
        """Let chance act once."""
        let_chance_act(game, self.dice)

    def is_done(self, game: Game) -> bool:
        """Whether the tree cannot go on from here."""
        return game.to_act == OVER

    def is_beyond(self, node: Node, game: Game) -> bool:
        """Whether this decision has no place in the tree."""
        return False

    def is_leaf(self, node: Node) -> bool:
        """Whether the tree ends here for now."""
        return node.visits == 0

    def finish(self, game: Game) -> None:
        """Play to the end and set the rewards."""
        play_out(game, self.judge, self.dice)
        self.reward(game)

    def descend(self, node: Node, game: Game) -> Node:
        """The child to visit: an option never tried, or the one that promises most."""
        if not node.judged:
            node.judged = True
            node.favorite = self.advise(game)
        best: Node | None = None
        most = -1.0
        options = game.offered
        for place in range(options.count):
            option = options.at(place)
            child = find(node, option)
            if child is None:
                prior = 1.0 if option == node.favorite else 0.0
                child = Node(option, game.to_act, prior)
                node.children.append(child)
            child.offered += 1
            if child.visits == 0:
                worth = 2.0 + child.prior
            else:
                worth = self.promise(child)
            if worth > most:
                best, most = child, worth
        assert best is not None
        return best

    def promise(self, child: Node) -> float:
        """Mean so far, curiosity, and the fading prior."""
        visits = float(int(child.visits))
        mean = child.total / visits
        wonder = CURIOSITY * sqrt(log(float(int(child.offered))) / visits)
        return mean + wonder + child.prior * TRUST / (visits + TRUST)

    def advise(self, game: Game) -> i64:
        """What the captain would do in the searching player's turn; instinct anywhere else."""
        if game.to_act == self.me and game.turns == self.turn:
            return plan(game, self.judge)
        return instinct(game, self.judge)

    def reward(self, game: Game) -> None:
        """For every seat: its share of the victory and of the margin."""
        result = standing(game)
        totals = result.totals
        rewards: list[float] = []
        for seat in range(len(totals)):
            rival = -99
            for other in range(len(totals)):
                if other != seat and totals[other] > rival:
                    rival = totals[other]
            ahead = (totals[seat] - rival) / MARGIN
            ahead = -1.0 if ahead < -1.0 else 1.0 if ahead > 1.0 else ahead
            won = 1.0 / len(result.winners) if seat in result.winners else 0.0
            rewards.append(WINNING * won + (1.0 - WINNING) * (0.5 + 0.5 * ahead))
        self.rewards = rewards

    def lead(self) -> int:
        """How many visits the favorite is ahead: fewer further iterations cannot change it."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return int(first - second)

    def best(self) -> int:
        """The decision visited most often."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits:
                best = child
        return int(best.number)


def find(node: Node, number: i64) -> Node | None:
    """The child that stands for this decision."""
    for child in node.children:
        if child.number == number:
            return child
    return None


def play_out(game: Game, judge: Judge, dice: Dice) -> None:
    """Play to the end by instinct."""
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            decide(game, instinct(game, judge))
            advance(game)

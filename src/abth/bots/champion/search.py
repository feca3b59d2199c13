"""The champion's search: a tree over one turn, whose leaves the value net judges.

It grows like the general's tree, with four differences. An imagined match is played by instinct
only to the end of the turn, then the net says what it is worth. The decisions at hand share the
budget by sequential halving: all get the same, then the better half goes on. The nth visit of each
meets the same imagined cards, the same dice and the same random numbers, and 36 visits in a row
meet every pair of sides once, so that decisions are compared and not their luck. Further down, the
captain's choice and what the tree has found share the visits (PUCT).
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from abth.bots.champion.features import Outlook
from abth.bots.champion.turn_policy import TurnPolicy, follows_dice, is_about_line_up
from abth.bots.champion.value_net import ValueNet
from abth.bots.judge import Judge
from abth.bots.plan import plan
from abth.bots.search import Node, Search, find
from abth.rules import moments
from abth.rules.flow import play
from abth.rules.game import Frame, Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice, let_chance_act
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import View

WORLDS: Final[i64] = 128  # imagined once, then used again
PLANNED: Final[i64] = 6  # visits after which the captain is asked about a decision of the turn
FAVORED: Final = 0.5  # share of the visits that the prior's choice gets at first
CURIOSITY: Final = 0.3
UNSEEN: Final = 0.03  # how much worse than the best so far an option counts until it is tried
CAPTAIN: Final = 0.008  # reward by which another choice must beat the captain's
CERTAIN: Final = 3.0  # standard errors that settle a comparison
FEWEST: Final[i64] = 300  # visits before a comparison can be settled: a tree still learns
LEAST_SPREAD: Final = 0.0001  # of the differences: a few equal ones prove nothing
MOST_SEEDS: Final[i64] = 2147483562
CHANCE_SHARE: Final = 0.85  # of the reward; the rest is for the margin
MARGIN: Final = 20.0  # points ahead that count as certain
SIDES: Final[i64] = 6  # of a die
STRIDE: Final[i64] = 25  # between the pairs of sides of two visits; visits every pair


class ChampionSearch(Search):
    """A tree that grows from one view, and the decisions still in question."""

    def __init__(
        self, view: View, frame: Frame, judge: Judge, dice: Dice, net: ValueNet, deep: bool
    ) -> None:
        super().__init__(view, frame, judge, dice)
        self.net: Final = net
        self.deep: Final = deep  # otherwise one ply: the captain plays the rest of the turn
        self.seen: Final = Outlook(judge)
        self.policy: Final = TurnPolicy(judge, self.me)
        self.worlds: Final = list[Game]()
        self.starts: Final = list[Dice]()  # random numbers of the nth visits
        self.visit: i64 = 0  # of the decision that is being tried
        self.rivals: list[Node] = []  # decisions at hand that are still in question
        self.results: Final = dict[i64, list[float]]()  # of each decision, visit by visit
        self.seeds: Final = Dice(int(dice.below(MOST_SEEDS)))
        self.begin()

    def begin(self) -> None:
        """Every decision at hand is in question; the captain names a favorite."""
        game = self.world()
        favorite = plan(game, self.judge)
        self.root.judged = True
        self.root.favorite = favorite
        for option in game.options:
            child = Node(option, self.me, 1.0 if option == favorite else 0.0)
            self.root.children.append(child)
            self.results[option] = []
            self.rivals.append(child)

    # Growing

    def world(self) -> Game:
        """The imagined state of this visit, with its random numbers."""
        if len(self.rivals) > 0:
            self.visit = self.rivals[self.iterations % i64(len(self.rivals))].visits
        if self.visit >= len(self.starts):
            self.starts.append(Dice(int(self.seeds.below(MOST_SEEDS))))
        number = self.visit % WORLDS
        if number >= len(self.worlds):
            self.worlds.append(imagine(self.view, self.frame, self.seeds))
        start = self.starts[self.visit]
        self.dice.one = start.one
        self.dice.two = start.two
        return self.worlds[number].clone()

    def let_chance_act(self, game: Game) -> None:
        """Roll the sides of this visit; draw all else."""
        pair = self.visit * STRIDE % (SIDES * SIDES)
        if game.moment == moments.ROLL_STRONG:
            sides = game.frame.box.strong_sides
            play(game, game.frame.actions.strong + sides[pair // SIDES])
        elif game.moment == moments.ROLL_RISKY:
            sides = game.frame.box.risky_sides
            play(game, game.frame.actions.risky + sides[pair % SIDES])
        else:
            let_chance_act(game, self.dice)

    def is_done(self, game: Game) -> bool:
        """Whether the turn has ended."""
        return game.to_act == OVER or game.turns != self.turn

    def is_beyond(self, node: Node, game: Game) -> bool:
        """What depends on dice is not for the tree: a node stands for all rolls."""
        return node is not self.root and follows_dice(game.moment)

    def is_leaf(self, node: Node) -> bool:
        """Whether the tree ends here for now."""
        return node.visits == 0 or not self.deep

    def descend(self, node: Node, game: Game) -> Node:
        """At the root the next in turn, further down the one that promises most."""
        if node is self.root:
            return self.rivals[self.iterations % i64(len(self.rivals))]
        self.consult(node, game)
        best: Node | None = None
        most = -9.0
        spread = CURIOSITY * sqrt(float(int(node.visits)) + 1.0)
        share = (1.0 - FAVORED) / float(int(game.offered.count))
        unseen = self.best_mean(node, game) - UNSEEN
        options = game.offered
        for place in range(options.count):
            option = options.at(place)
            child = find(node, option)
            if child is None:
                child = Node(option, game.to_act, 0.0)
                node.children.append(child)
            prior = share + FAVORED if option == node.favorite else share
            visits = float(int(child.visits))
            mean = child.total / visits if child.visits > 0 else unseen
            worth = mean + spread * prior / (1.0 + visits)
            if worth > most:
                best, most = child, worth
        assert best is not None
        return best

    def consult(self, node: Node, game: Game) -> None:
        """Ask the policy at the first visit, and the captain when the decision proves important."""
        if not node.judged:
            node.judged = True
            node.favorite = self.policy.choose(game)
        elif node.visits == PLANNED and game.to_act == self.me:
            if not is_about_line_up(game.moment):
                node.favorite = plan(game, self.judge)

    def best_mean(self, node: Node, game: Game) -> float:
        """The best mean among the options that were tried."""
        best = -1.0
        for child in node.children:
            if child.visits > 0 and child.seat == game.to_act:
                mean = child.total / float(int(child.visits))
                best = max(best, mean)
        return best if best >= 0.0 else 0.5

    def finish(self, game: Game) -> None:
        """Play the turn to its end and ask the net; remember how the decision at hand did."""
        decided = self.rivals[self.iterations % i64(len(self.rivals))]
        while not self.is_done(game):
            if game.to_act == CHANCE:
                self.let_chance_act(game)
            elif self.deep or game.to_act != self.me:
                play(game, self.policy.choose(game))
            else:
                play(game, plan(game, self.judge))
        self.judge_leaf(game)
        self.results[decided.number].append(self.rewards[self.me])

    def judge_leaf(self, game: Game) -> None:
        """The rewards of a position as a turn has ended: chances, and a little for the margin."""
        if game.to_act == OVER:
            self.reward(game)
            return
        seen = self.seen
        seen.look(game)
        points = self.net.points(seen)
        chances = self.net.chances(points, seen.left)
        rewards: list[float] = []
        for seat in range(len(points)):
            rival = -99.0
            for other in range(len(points)):
                if other != seat:
                    rival = max(rival, points[other])
            ahead = (points[seat] - rival) / MARGIN
            ahead = -1.0 if ahead < -1.0 else 1.0 if ahead > 1.0 else ahead
            rewards.append(
                CHANCE_SHARE * chances[seat] + (1.0 - CHANCE_SHARE) * (0.5 + 0.5 * ahead)
            )
        self.rewards = rewards

    # Deciding

    def stages(self) -> int:
        """How often the decisions at hand can be halved until one is left."""
        left = len(self.rivals)
        halvings = 0
        while left > 1:
            left = (left + 1) // 2
            halvings += 1
        return halvings

    def value(self, child: Node) -> float:
        """The mean reward of a decision, a little more for the captain's."""
        if child.visits == 0:
            return 0.0
        return child.total / float(int(child.visits)) + CAPTAIN * child.prior

    def halve(self) -> None:
        """The better half stays in question."""
        ranked = self.ranked()
        self.rivals = ranked[: (len(ranked) + 1) // 2]

    def settle(self) -> None:
        """What is clearly worse than the best is no longer in question."""
        best = self.ranked()[0]
        kept: list[Node] = []
        for child in self.rivals:
            if child is best or not self.is_clear(best, child):
                kept.append(child)
        self.rivals = kept

    def is_clear(self, best: Node, child: Node) -> bool:
        """Whether a decision is worse by several standard errors."""
        if child.visits < FEWEST or best.visits < FEWEST:
            return False
        return self.value(best) - self.value(child) > CERTAIN * self.error(best, child)

    def error(self, one: Node, other: Node) -> float:
        """The standard error of the difference of two decisions, in the visits that both had."""
        first, second = self.results[one.number], self.results[other.number]
        count = len(first) if len(first) < len(second) else len(second)
        total = 0.0
        squares = 0.0
        for visit in range(count):
            difference = first[visit] - second[visit]
            total += difference
            squares += difference * difference
        mean = total / count
        spread = squares / count - mean * mean
        return sqrt((spread if spread > LEAST_SPREAD else LEAST_SPREAD) / count)

    def ranked(self) -> list[Node]:
        """The decisions in question, the best first."""
        ranked: list[Node] = []
        for child in self.rivals:
            place: i64 = 0
            while place < len(ranked) and self.value(ranked[place]) >= self.value(child):
                place += 1
            ranked.insert(place, child)
        return ranked

    def best(self) -> int:
        """The decision that did best."""
        return int(self.ranked()[0].number)

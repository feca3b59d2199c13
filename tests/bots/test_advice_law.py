"""The coach against brute force: every opponent in reach, every line-up, every use of tokens.

Also proves src/abth/bots/advice/line_up_search.py and src/abth/bots/advice/prospects.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

import pytest

from abth.bots.advice import advise
from abth.bots.advice.battles import Foe, reserves, units_of
from abth.bots.advice.deployments import foe_of
from abth.bots.advice.judgment import CaptainJudgment
from abth.bots.advice.prospects import companies, foe_on
from abth.bots.odds import odds
from abth.bots.reinforcement_odds import mixed_odds
from abth.bots.repeated_battle import RepeatedBattle
from abth.protocol.wire import Suggestion
from abth.rules import moments
from abth.rules.game import Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.terms import NONE, SPACES_PER_ERA
from abth.rules.views import view_for
from tests.bots.test_advice import decisions

LINE_UP = tuple[tuple[int, ...], tuple[int, ...]]  # cards, and a token or NONE for each
ASKED = (moments.PREPARE, moments.OPPONENT, moments.ATTACK_FIRST)
MOST_HAND = 6
RECOUNTED = 6  # line-ups of each size and foe that are counted with what may arrive
FEW_POINTS = 0.25  # of worth that a suggestion may lie below the best: a quarter of a Unit


class Found(NamedTuple):
    """A battle, and what it promises."""

    worth: float
    chance: float


class BruteForce:
    """Every battle of a seat, weighed by the coach's own judgment of what things are worth."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = imagine(view_for(game, seat), game.frame, Dice(1))
        self.judgment = CaptainJudgment(game.frame)
        self.judgment.consider(self.game)
        self.hand = [int(card) for card in game.players[seat].hand]
        box = game.frame.box
        held = [int(token) for token in game.players[seat].tokens]
        self.tokens = [token for token in held if box.tokens[token].for_units]

    def price(self, line_up: LINE_UP) -> float:
        """What the cards and the tokens would be worth later."""
        cards, tokens = line_up
        used = [token for token in tokens if token != NONE]
        return self.judgment.price(self.game, cards) + sum(
            self.judgment.token(self.game, token) for token in used
        )

    def count(self, foe: Foe, line_up: LINE_UP) -> Found:
        """What a line-up promises, over every roll and what may arrive."""
        game, frame = self.game, self.game.frame
        stakes = self.judgment.stakes(game, foe.seat)
        own, other = reserves(game, foe)
        cards, tokens = line_up
        if not self.calls(cards) and not self.calls(foe.cards):
            defenders = units_of(frame, foe.cards, foe.tokens)
            told = odds(
                units_of(frame, cards, tokens), defenders, frame.combat, frame.box, foe.on_board
            )
            worth = stakes.win[len(cards)] * float(told.attacker_wins)
            falls = zip(foe.cards, told.defenders, strict=True)
            worth += sum(stakes.defeat[card] * float(fall) for card, fall in falls)
            return Found(worth - self.price(line_up), float(told.attacker_wins))
        mixed = mixed_odds(
            frame, list(cards), list(tokens), own, list(foe.cards), list(foe.tokens), other,
            foe.on_board, stakes, limit=400, samples=200,
        )  # fmt: skip
        return Found(float(mixed.points) - self.price(line_up), float(mixed.attacker_wins))

    def calls(self, cards: tuple[int, ...]) -> bool:
        """Whether reinforcements may come."""
        return any(self.game.frame.box.units[card].reinforcement for card in cards)

    def best_against(self, foe: Foe) -> Found:
        """The best of all line-ups; those that wait for cards are ranked as they stand first."""
        game, frame = self.game, self.game.frame
        stakes = self.judgment.stakes(game, foe.seat)
        trial = RepeatedBattle(
            frame,
            units_of(frame, foe.cards, foe.tokens),
            [stakes.defeat[card] for card in foe.cards],
            list(stakes.win),
            foe.on_board,
        )
        ranked: dict[tuple[int, bool], list[tuple[float, LINE_UP]]] = {}
        for line_up in self.line_ups():
            trial.deploy(units_of(frame, *line_up))
            worth = trial.weigh(-1e9) - self.price(line_up)
            key = (len(line_up[0]), self.calls(line_up[0]))
            ranked.setdefault(key, []).append((worth, line_up))
        finalists = [
            line_up
            for group in ranked.values()
            for _, line_up in sorted(group, reverse=True)[:RECOUNTED]
        ]
        return max(self.count(foe, line_up) for line_up in finalists)

    def line_ups(self) -> Iterator[LINE_UP]:
        """Every order of one to four cards with every placement of the tokens held."""
        for size in range(1, min(4, len(self.hand)) + 1):
            for cards in sorted(set(permutations(self.hand, size))):
                for tokens in self.placements(size):
                    yield cards, tokens

    def placements(self, size: int) -> list[tuple[int, ...]]:
        """Every way to lay up to three tokens, one on a Unit (TOKEN-1, TOKEN-2)."""
        found: set[tuple[int, ...]] = set()
        for used in range(min(3, size, len(self.tokens)) + 1):
            for chosen in permutations(self.tokens, used):
                for places in combinations(range(size), used):
                    laid = [int(NONE)] * size
                    for place, token in zip(places, chosen, strict=True):
                        laid[place] = token
                    found.add(tuple(laid))
        return sorted(found)


def foes_in_reach(game: Game) -> list[Foe]:
    """The Units of the board, with company, that may be faced now or after a jump."""
    numbers = game.frame.actions
    if game.moment == moments.ATTACK_FIRST:
        return [foe_of(game)]
    spaces: list[int] = []
    for option in game.options:
        if numbers.jump <= option < numbers.face:
            first = int(option - numbers.jump) * int(SPACES_PER_ERA)
            spaces += [s for s in range(first, first + 3) if game.board[s] != NONE]
        elif numbers.face <= option < numbers.challenge:
            spaces.append(int(option - numbers.face))
    return [foe_on(game, way) for space in spaces for way in companies(game, space)]


def first_battle(game: Game, seat: int) -> tuple[Suggestion, Foe] | None:
    """The coach's first battle; None if that is a challenge, whose cards nobody knows."""
    for move in advise(view_for(game, seat), game.frame).suggestions:
        if move.chance is None:
            continue
        if game.moment == moments.ATTACK_FIRST:
            return move, foe_of(game)
        return (move, foe_on(game, move.spaces)) if move.spaces else None
    return None


def losses(positions: int, seed: int = 1) -> Iterator[tuple[float, float]]:
    """How far the coach's first battle lies below the best one: in points, and of 100."""
    found = 0
    for number in range(1_000):
        for game, seat in decisions(2 + number % 4, seed + number, 24):
            hand = len(game.players[seat].hand)
            if game.moment not in ASKED or not 2 <= hand <= MOST_HAND:
                continue
            if int(Dice(number + int(game.turns)).below(3)):
                continue
            if game.moment == moments.ATTACK_FIRST and game.defender != NONE:
                continue
            told = first_battle(game, seat)
            if told is None:
                continue
            move, foe = told
            force = BruteForce(game, seat)
            best = max(force.best_against(other) for other in foes_in_reach(game))
            own = force.count(foe, (tuple(move.cards), tuple(move.tokens)))
            yield best.worth - own.worth, 100 * (best.chance - own.chance)
            found += 1
            if found == positions:
                return


@pytest.mark.parametrize(
    "positions",
    [pytest.param(4, marks=pytest.mark.slow), pytest.param(60, marks=pytest.mark.long)],
)
def test_the_first_battle_is_the_best_or_nearly(positions: int) -> None:
    """Opponents, line-ups and tokens held, weighed by brute force in positions of real matches."""
    found = sorted(worth for worth, _ in losses(positions))

    assert found[-1] < 2 * FEW_POINTS
    assert found[len(found) * 9 // 10] < FEW_POINTS

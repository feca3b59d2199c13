"""What a battle is worth to a seat, by what that seat knows.

Data types: `Situation`, a view and what is computed from it once; `Worth`, the value of a battle.

Battles against board Units are exact: the seat knows its own deck and what the Era decks hold. A
challenge depends on a hand that the seat does not see. It is averaged over deals that fit the view;
in each the challenged player sends the three strongest Units.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from abth.bots.best_line_up import BestLineUp, BestLineUpQuery, best_line_ups
from abth.bots.judge import Judge
from abth.bots.line_ups_by_size import best_of_size
from abth.bots.reinforcement_odds import (
    MixedOdds,
    Reserve,
    Stakes,
    era_decks,
    mixed_odds,
    own_deck,
)
from abth.practice.stakes import better_of_two, board_stakes, challenge_stakes
from abth.rules.battle.engagement import DEFENDER_PLACES
from abth.rules.game import Frame, Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.terms import DEFENDER_SLOTS, NONE
from abth.rules.views import View

WAYS: Final = 400  # of reinforcements arriving; a battle with more is left out
DEALS: Final = 12  # hands of an opponent that are imagined


class Worth(NamedTuple):
    """The value of a battle with the best line-up, and the chance to win it."""

    value: float
    chance: float


class TooManyWays(Exception):
    """The exact odds of a battle would take too much work."""


class Situation:
    """A position as a seat sees it."""

    def __init__(self, view: View, frame: Frame) -> None:
        if view.seat is None:
            raise ValueError("a puzzle needs a seat")
        self.view: Final = view
        self.frame: Final = frame
        self.seat: Final = view.seat
        self.judge: Final = Judge(frame)
        own = view.players[self.seat]
        self.hand: Final = [int(card) for card in own.hand or ()]
        self.tokens: Final = [int(token) for token in own.tokens]
        self.reserve: Final = own_deck([int(card) for card in own.deck or ()])
        self.era_reserve: Final = era_decks([[int(c) for c in deck] for deck in view.era_decks])
        self.no_reserve: Final = own_deck([])
        self.on_board: Final = board_stakes(view, self.seat, frame)

    def deal(self, seed: int) -> Game:
        """A whole match that looks like this to the seat."""
        return imagine(self.view, self.frame, Dice(seed))

    def odds(
        self,
        line_up: Sequence[int],
        tokens: Sequence[int],
        defenders: Sequence[int],
        defender_tokens: Sequence[int],
        board: bool,
        stakes: Stakes | None,
        own_reserve: Reserve,
        other_reserve: Reserve,
    ) -> MixedOdds:
        """The exact odds of a line-up."""
        found = mixed_odds(
            self.frame,
            list(line_up),
            list(tokens),
            own_reserve,
            list(defenders),
            list(defender_tokens),
            other_reserve,
            board,
            stakes,
            WAYS,
            2,
        )
        if not found.exact:
            raise TooManyWays
        return found

    def best_of_size(
        self,
        size: int,
        defenders: Sequence[int],
        defender_tokens: Sequence[int],
        board: bool,
        stakes: Stakes | None,
        other_reserve: Reserve,
    ) -> BestLineUp | None:
        """The best line-up with this many Units; none if its odds are too much work."""
        query = BestLineUpQuery(
            frame=self.frame,
            defenders=list(defenders),
            defender_tokens=list(defender_tokens),
            board=board,
            stakes=stakes,
            own_reserve=self.reserve,
            other_reserve=other_reserve,
            limit=WAYS,
            seed=1,
        )
        found = best_of_size(query, self.hand, (), size)
        return next((line_up for line_up in found if line_up.exact), None)

    def reserve_against(self, defender: int) -> Reserve:
        """What may reinforce the Defender: Era decks, or any cards of a player's hidden ones."""
        if defender == NONE:
            return self.era_reserve
        player = self.view.players[defender]
        hidden = [int(card) for card in player.unseen]
        for card in player.known:  # these are in the hand, not in the deck
            hidden.remove(card)
        return own_deck(hidden, player.deck_size)

    def best_answer(
        self, defenders: Sequence[int], board: bool, stakes: Stakes, reserve: Reserve
    ) -> MixedOdds:
        """The odds of the line-up that is worth most against these Defenders."""
        best = best_line_ups(
            self.frame,
            self.hand,
            [],
            list(defenders),
            [],
            board,
            stakes,
            1,
            self.reserve,
            reserve,
            limit=WAYS,
        )[0]
        return self.odds(best.cards, (), defenders, (), board, stakes, self.reserve, reserve)

    def board_worth(self, defenders: Sequence[int]) -> Worth:
        """Points to expect from facing these board Units with the best line-up."""
        odds = self.best_answer(defenders, True, self.on_board, self.era_reserve)
        return Worth(float(odds.points), float(odds.attacker_wins))

    def challenge_worth(self, other: int) -> Worth:
        """Lead to expect from challenging a player, averaged over hands that fit the view."""
        relics = challenge_stakes(self.view, self.seat, other, self.frame)
        worths = [self.worth_in_deal(self.deal(seed), other, relics, seed) for seed in range(DEALS)]
        return Worth(
            sum(worth.value for worth in worths) / DEALS,
            sum(worth.chance for worth in worths) / DEALS,
        )

    def worth_in_deal(self, game: Game, other: int, relics: Stakes, seed: int) -> Worth:
        """The same for one deal: the challenged player deploys, then the best line-up answers."""
        defenders = self.defense(game, other, Dice(seed))
        share = Fraction(1, len(game.players) - 1)
        won = better_of_two(game.players[other].prowess)
        lost = better_of_two(game.players[self.seat].prowess) * share
        stakes = Stakes(tuple(float(won + lost) + relic for relic in relics.win), relics.defeat)
        odds = self.best_answer(defenders, False, stakes, self.no_reserve)
        value = float(odds.points) - float(lost * Fraction(odds.attacker_wins + odds.defender_wins))
        return Worth(value, float(odds.attacker_wins))

    def defense(self, game: Game, other: int, dice: Dice) -> list[int]:
        """The three strongest cards of a hand, in a sensible order, with their reinforcements."""
        player = game.players[other]
        judge = self.judge
        cards = judge.front_first(judge.strongest(player.hand, int(DEFENDER_SLOTS)))
        calls = sum(int(self.frame.box.units[card].reinforcement) for card in cards)
        deck = player.deck.copy()
        while calls > 0 and len(deck) > 0 and len(cards) < DEFENDER_PLACES:
            card = dice.piece(deck)
            deck.take(card)
            cards.append(card)
            calls -= 1
        return [int(card) for card in cards]

    def has_reinforcements(self, cards: Sequence[int], reserve: Reserve) -> bool:
        """Whether any of these cards calls for a card that can come."""
        can_come = any(size > 0 for size in reserve.sizes)
        return can_come and any(self.frame.box.units[card].reinforcement for card in cards)


def no_tokens(cards: Sequence[int]) -> list[int]:
    """A row of places without tokens."""
    return [int(NONE)] * len(cards)

"""Which line-up, with which tokens, promises most against one foe.

Data type: `LineUps`. Every order of one to four cards is tried over all rolls of the dice. Then the
tokens held are laid in every way on the best ones of each size, and on every single Unit. Line-ups
that cards may still join are counted again over a few ways in which these may arrive.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from abth.bots.advice.battles import (
    Chances,
    Foe,
    Outlook,
    arrivals_counted,
    awaits,
    may_change,
    reserves,
    units_of,
)
from abth.bots.advice.judgment import Judgment
from abth.bots.best_line_up import TopLineUps, goes_anywhere
from abth.bots.odds import odds
from abth.bots.reinforcement_odds import Stakes
from abth.bots.repeated_battle import RepeatedBattle
from abth.rules.battle.line_up import Unit
from abth.rules.game import Game
from abth.rules.terms import ATTACKER_SLOTS, NONE, TOKENS_PER_BATTLE

KEPT: Final = 5  # line-ups of each size on which tokens are tried
FINALISTS: Final = 2  # of each size that are counted with what may arrive
QUICK: Final = 12  # ways of arriving, while line-ups are compared
TOKEN_CHANCE: Final = 0.04  # what a token must add where only the chance counts
CHANCE_ALONE: Final = Stakes((1.0,) * 6, ())

Placement = tuple[int, ...]


class LineUps:
    """The best line-ups against one foe, by points, or by the chance to win alone.

    `facing` is the foe with stand-ins for the cards that may reinforce it.
    """

    def __init__(
        self, game: Game, judgment: Judgment, foe: Foe, facing: Foe, *, by_chance: bool = False
    ) -> None:
        frame = game.frame
        stakes = CHANCE_ALONE if by_chance else judgment.stakes(game, foe.seat)
        defeat = stakes.defeat or (0.0,) * len(frame.box.units)
        self.stakes: Final = Stakes(stakes.win, defeat)
        self._by_chance = by_chance
        self._game = game
        self._foe = foe
        self._judgment = judgment
        self._roster = frame.roster
        self._reserve = reserves(game, foe)[0]
        self._trial = RepeatedBattle(
            frame,
            units_of(frame, facing.cards, facing.tokens),
            [defeat[card] for card in facing.cards],
            list(stakes.win),
            foe.on_board,
        )
        self._tops: dict[tuple[int, bool], TopLineUps] = {}
        self._prices: dict[int, float] = {}

    def best_of_each_size(
        self, laid: Sequence[int], hand: Sequence[int], tokens: Sequence[int] = ()
    ) -> list[Outlook]:
        """The best ways to stop now or to go on, some of each size; the best first."""
        for card in set(hand):
            price = 0.0 if self._by_chance else self._judgment.price(self._game, [card])
            self._prices[card] = price
        units = [self._roster.unit(card, NONE) for card in laid]
        self._try(list(laid), units, sorted(hand))
        found: list[Outlook] = []
        for key in sorted(self._tops):
            found += self._with_tokens(self._tops[key], tokens)[:FINALISTS]
        counted = [self.counted(one, QUICK) for one in found]
        return sorted(counted, key=lambda outlook: -outlook.worth)

    def counted(self, outlook: Outlook, ways: int) -> Outlook:
        """With its chances and worth, over so many ways in which cards may arrive."""
        game, foe, cards = self._game, self._foe, outlook.cards
        price = self._price(cards) + self._token_price(outlook.tokens)
        if may_change(game, cards, foe):
            told = arrivals_counted(
                game, cards, outlook.tokens, foe, self.stakes, ways, min(ways, 60)
            )
            chances = Chances(told.attacker_wins, told.defender_wins, told.exact)
            falls = tuple([float(one) for one in told.defenders])
            return replace(outlook, worth=float(told.points) - price, chances=chances, falls=falls)
        frame = game.frame
        own = units_of(frame, cards, outlook.tokens)
        other = units_of(frame, foe.cards, foe.tokens)
        plain = odds(own, other, frame.combat, frame.box, foe.on_board)
        chances = Chances(plain.attacker_wins, plain.defender_wins, exact=True)
        falls = tuple([float(one) for one in plain.defenders])
        worth = self.stakes.win[len(cards)] * float(plain.attacker_wins) - price
        worth += sum(self.stakes.defeat[c] * f for c, f in zip(foe.cards, falls, strict=True))
        return replace(outlook, worth=worth, chances=chances, falls=falls)

    def _try(self, cards: list[int], units: list[Unit], hand: list[int]) -> None:
        """Weigh this line-up, then those with one more Unit."""
        if cards:
            self._weigh(cards, units)
        if len(cards) == ATTACKER_SLOTS:
            return
        for place, card in enumerate(hand):
            if place > 0 and hand[place - 1] == card:
                continue
            rest = hand[:place] + hand[place + 1 :]
            unit = self._roster.unit(card, NONE)
            self._try([*cards, card], [*units, unit], rest)

    def _weigh(self, cards: list[int], units: list[Unit]) -> None:
        """Line-ups that call cards compete among themselves: their worth is not known yet."""
        key = (len(cards), awaits(self._game.frame, cards, self._reserve))
        if key not in self._tops:
            self._tops[key] = TopLineUps(99 if len(cards) == 1 else KEPT)
        self._offer(self._tops[key], cards, units, self._no_tokens(cards), self._price(cards))

    def _offer(
        self,
        top: TopLineUps,
        cards: list[int],
        units: list[Unit],
        tokens: list[int],
        price: float,
    ) -> None:
        enough = top.enough() + price
        self._trial.deploy(units)
        worth = self._trial.weigh(enough)
        if worth > enough:
            top.offer(worth - price, cards, tokens)

    def _with_tokens(self, top: TopLineUps, tokens: Sequence[int]) -> list[Outlook]:
        """These line-ups with the best use of the tokens held, if that promises more."""
        best = TopLineUps(FINALISTS)
        for value, cards, laid in zip(top.values, top.cards, top.tokens, strict=True):
            best.offer(value, cards, laid)
        for cards in top.cards:
            plain = [int(card) for card in cards]
            for placed in self._placements(len(cards), tokens):
                price = self._price(plain) + self._token_price(placed)
                units = units_of(self._game.frame, plain, placed)
                self._offer(best, plain, units, list(placed), price)
        return [
            Outlook(tuple([int(c) for c in cards]), tuple([int(t) for t in laid]), value)
            for value, cards, laid in zip(best.values, best.cards, best.tokens, strict=True)
        ]

    def _placements(self, size: int, tokens: Sequence[int]) -> Iterator[Placement]:
        """Every way to lay some of the tokens (TOKEN-1, TOKEN-2), each different one once."""
        box = self._game.frame.box
        useful = sorted(token for token in tokens if box.tokens[token].for_units)
        seen: set[Placement] = set()
        waiting: list[tuple[Placement, list[int]]] = [((int(NONE),) * size, useful)]
        while waiting:
            laid, left = waiting.pop()
            if size - laid.count(int(NONE)) == TOKENS_PER_BATTLE:
                continue
            for token in sorted(set(left)):
                rest = left[:]
                rest.remove(token)
                for place in range(size):
                    if laid[place] != NONE:
                        continue
                    more = (*laid[:place], token, *laid[place + 1 :])
                    if more not in seen:
                        seen.add(more)
                        waiting.append((more, rest))
                        yield more
                    if goes_anywhere(box.tokens[token]):
                        break

    def _no_tokens(self, cards: Sequence[int]) -> list[int]:
        return [int(NONE)] * len(cards)

    def _price(self, cards: Sequence[int]) -> float:
        return sum(self._prices.get(card, 0.0) for card in cards)

    def _token_price(self, laid: Sequence[int]) -> float:
        used = [token for token in laid if token != NONE]
        if self._by_chance:
            return TOKEN_CHANCE * len(used)
        return sum(self._judgment.token(self._game, token) for token in used)

"""How captains go on with a turn: the play that the ledger of a review compares choices with.

A captain's plan takes longer than the rest of an imagined turn, but the same few decisions come up
again and again. So each is planned once, and remembered by what it depends on inside a turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from abth.bots.champion.turn_policy import FACTOR, PRIME, follows_dice, with_pieces
from abth.bots.judge import Judge
from abth.bots.plan import plan
from abth.rules.game import Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.terms import NONE
from abth.rules.views import view_for

BIG: Final[i64] = 2147483629  # a prime whose products fit


class Captains:
    """Decides for every seat of one turn as a captain who knows no hidden card."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.known: Final = dict[i64, i64]()  # decisions, by position

    def choose(self, game: Game) -> i64:
        """What a captain does here."""
        if len(game.options) == 1:
            return game.options[0]
        if follows_dice(game.moment):
            return plan(game, self.judge)  # nothing hidden matters now
        key = key_of(game)
        known = self.known.get(key, NONE)
        if known == NONE:
            view = view_for(game, int(game.to_act))
            known = plan(imagine(view, game.frame, Dice(int(key))), self.judge)
            self.known[key] = known
        return known


def key_of(game: Game) -> i64:
    """One number for a decision: what may change within a turn and a captain looks at."""
    me, active, battle = game.players[game.to_act], game.players[game.active], game.battle
    key = (game.moment * 8 + game.to_act) * 8 + game.defender + 1
    key = (key * 8 + active.era) * 64 + game.active_tile + 1
    key = ((key * 64 + game.pending_tile + 1) * 4 + game.wheel) * 16 + len(active.hand)
    key = with_pieces(key % PRIME, game.options)
    for pile in (me.hand.listed(), me.discard.listed(), me.dismissed, me.tokens):
        key = (key * FACTOR + unordered(pile)) % PRIME
    key = with_pieces(key, battle.attackers.cards)
    key = with_pieces(key, battle.attackers.tokens)
    key = with_pieces(key, battle.defenders.cards)
    return with_pieces(key, battle.defenders.tokens)


def unordered(pieces: list[i64]) -> i64:
    """The same number for the same pieces in any order."""
    total: i64 = len(pieces)
    for piece in pieces:
        mixed = (piece + 2) * 1181783497 % BIG
        total += mixed * mixed % BIG
    return total

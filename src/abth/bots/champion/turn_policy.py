"""How the seats decide inside an imagined turn: by instinct, and as captains where that is cheap.

A captain's line-up takes longer than a whole imagined turn, but the same few battles come up again
and again. So the policy of a search remembers what the captain would do in each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from abth.bots.instinct import instinct
from abth.bots.judge import Judge
from abth.bots.plan import plan
from abth.rules import moments
from abth.rules.game import Game
from abth.rules.terms import NONE

FACTOR: Final[i64] = 127
PRIME: Final[i64] = 36028797018963913  # below 2 to the power of 55: no product overflows


class TurnPolicy:
    """Decides for every seat; remembers the captain's decisions about line-ups."""

    def __init__(self, judge: Judge, me: i64) -> None:
        self.judge: Final = judge
        self.me: Final = me
        self.known: Final = dict[i64, i64]()  # decisions, by position

    def choose(self, game: Game) -> i64:
        """A decent decision for the seat to act."""
        if game.offered.count == 1:
            return game.offered.at(0)
        if follows_dice(game.moment):
            return plan(game, self.judge)
        if game.to_act == self.me and is_about_line_up(game.moment):
            return self.planned(game)
        return instinct(game, self.judge)

    def planned(self, game: Game) -> i64:
        """What the captain does here, as far as the cards in play tell."""
        key = key_of(game)
        known = self.known.get(key, NONE)
        if known == NONE:
            known = plan(game, self.judge)
            self.known[key] = known
        return known


def follows_dice(moment: i64) -> bool:
    """Whether a decision depends on what was rolled or found, so that no tree can know it."""
    return moments.DEFENDER_RELAUNCH <= moment <= moments.LAST_DECISION


def is_about_line_up(moment: i64) -> bool:
    """Whether the Attacker decides which Units and tokens to bring."""
    return moment == moments.COMPANY or moments.ATTACK_FIRST <= moment <= moments.ATTACK_TOKENS


def key_of(game: Game) -> i64:
    """One number for a decision about a line-up: what may be chosen, and what lies there."""
    battle = game.battle
    key = (game.moment * 8 + game.defender + 1) * 16 + game.players[game.active].era
    key = with_pieces(key, game.options)
    key = with_pieces(key, game.players[game.active].hand.listed())
    key = with_pieces(key, battle.attackers.cards)
    key = with_pieces(key, battle.attackers.tokens)
    key = with_pieces(key, battle.defenders.cards)
    return with_pieces(key, battle.defenders.tokens)


def with_pieces(key: i64, pieces: list[i64]) -> i64:
    """The key, mixed with the numbers of these pieces."""
    for piece in pieces:
        key = (key * FACTOR + piece + 2) % PRIME
    return (key * FACTOR + 1) % PRIME

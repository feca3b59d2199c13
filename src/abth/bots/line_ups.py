"""Line-ups: which cards to deploy, in which order, and how many.

Every set of one to four cards is tried in two sensible orders, with all rolls of the dice. Cards
that are deployed already stay in front. Equal cards are tried once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from abth.bots.judge import BRIEF, THOROUGH, Judge
from abth.rules.game import Game
from abth.rules.player import Player
from abth.rules.terms import ATTACKER_SLOTS, DEFENDER_SLOTS, NONE

KEEPING: Final = 0.05  # what holding one strength of a card for the next turn is worth


def subsets(hand: list[i64], most: i64) -> list[list[i64]]:
    """All different sets of one to `most` cards, from a sorted hand."""
    found: list[list[i64]] = []
    size = i64(len(hand))
    for mask in range(1, 1 << size):
        chosen: list[i64] = []
        doubled = False
        for place in range(size):
            if mask & (1 << place):
                chosen.append(hand[place])
            elif place + 1 < size and mask & (1 << (place + 1)) and hand[place] == hand[place + 1]:
                doubled = True  # the same set is found with the earlier copy
        if not doubled and len(chosen) <= most:
            found.append(chosen)
    return found


def best_attack(
    game: Game,
    judge: Judge,
    player: Player,
    laid: list[i64],
    defenders: list[i64],
    defender: i64,
) -> i64:
    """The next card of the best line-up, or NONE to stop; `judge.best_worth` holds its worth."""
    best: i64 = NONE
    most = -99.0
    if len(laid) > 0:
        most = judge.line_up_worth(game, player, laid, defenders, defender, THOROUGH)
    hand = player.hand.listed()
    if len(hand) > 8:
        hand = sorted(judge.strongest(player.hand, 8))
    mean = mean_strength(judge, player)
    last_turn = judge.turns_left(game) < 0.5
    for chosen in subsets(hand, ATTACKER_SLOTS - i64(len(laid))):
        cost = 0.0
        if not last_turn:
            for card in chosen:
                cost += KEEPING * (judge.strengths[card] - mean)
        ordered = judge.front_first(chosen)
        worth = judge.line_up_worth(game, player, laid + ordered, defenders, defender, THOROUGH)
        if worth - cost > most:
            best, most = ordered[0], worth - cost
    judge.best_worth = most
    return best


def mean_strength(judge: Judge, player: Player) -> float:
    """The mean strength of a card drawn later."""
    total = 0.0
    cards = len(player.deck) + len(player.discard)
    for pile in (player.deck, player.discard):
        for place in range(pile.size):
            total += judge.strengths[pile.packed[place]]
    return total / cards if cards > 0 else 0.0


def best_defense(game: Game, judge: Judge) -> i64:
    """The next card of the line-up that loses least, or NONE to stop (CHALLENGE-5)."""
    player = game.players[game.defender]
    attacker = game.players[game.active]
    laid = game.battle.defenders.cards
    best: i64 = NONE
    least = 99.0
    if len(laid) > 0:
        least = worst_answer(game, judge, attacker, laid)
    hand = player.hand.listed()
    if len(hand) > 8:
        hand = sorted(judge.strongest(player.hand, 8))
    for chosen in subsets(hand, DEFENDER_SLOTS - i64(len(laid))):
        ordered = judge.front_first(chosen)
        worth = worst_answer(game, judge, attacker, laid + ordered)
        if worth < least:
            best, least = ordered[0], worth
    return best


def worst_answer(game: Game, judge: Judge, attacker: Player, defense: list[i64]) -> float:
    """What the Attacker gets against a defense, with the best two, three or four cards."""
    other = game.players[game.defender]
    most = -99.0
    for size in range(2, 5):
        answer = judge.front_first(judge.strongest(attacker.hand, size))
        judge.weigh(answer, [], defense, game.battle.defenders.tokens, False, BRIEF)
        worth = judge.challenge_worth(game, other, i64(len(answer)))
        most = max(most, worth)
    return most

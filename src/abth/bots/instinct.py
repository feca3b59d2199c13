"""Instinct: a decent choice in a moment, by the strength of cards alone.

The soldier has nothing else, and the general's playouts need its speed: it fights no battles and
only compares strengths. Every function looks at one decision.
"""

from __future__ import annotations

from math import inf
from typing import Final

from mypy_extensions import i64

from abth.bots.judge import Judge
from abth.rules import moments
from abth.rules.game import Game
from abth.rules.phases.time_travel import DISMISS, pointed_space
from abth.rules.piles import Pile
from abth.rules.player import Player
from abth.rules.terms import ATTACKER_SLOTS, BASE, NONE, SPACES_PER_ERA

ENOUGH: Final = 1.5  # times the enemy's strength that an attack should have
RELIC: Final = 1.6  # points that a won battle brings besides its Units
CHALLENGE: Final = 3.6  # points that a won challenge brings
CONTENT: Final = 1.2  # points that make another tile unnecessary


def instinct(game: Game, judge: Judge) -> i64:
    """The number of a decent action for the player to act."""
    options = game.offered
    if options.count == 1:
        return options.at(0)
    moment = game.moment
    if moment == moments.PREPARE:
        return prepare(game, judge)
    if moment == moments.ATTACK_NEXT or moment == moments.ATTACK_FIRST:
        return attack(game, judge)
    if moment == moments.OPPONENT:
        return opponent(game, judge)
    if moment == moments.ATTACK_TOKENS or moment == moments.DEFEND_TOKENS:
        return lay_token(game, judge)
    if moment == moments.DEFEND_FIRST or moment == moments.DEFEND_NEXT:
        return defend(game, judge)
    if moment == moments.KEEP_RELIC or moment == moments.KEEP_STOLEN:
        return best_relic(game)
    return small_choice(game, judge)


def power_of(judge: Judge, hand: Pile, slots: i64) -> float:
    """The strength of the best cards of a hand, as many as there are slots: three or four."""
    if hand.size <= slots:
        power = 0.0
        for place in range(hand.size):
            power += judge.strengths[hand.packed[place]]
        return power
    first = second = third = fourth = -1.0
    for place in range(hand.size):
        found = judge.strengths[hand.packed[place]]
        if found > fourth:
            if found > second:
                third, fourth = second, third
                if found > first:
                    first, second = found, first
                else:
                    second = found
            elif found > third:
                third, fourth = found, third
            else:
                fourth = found
    power = first + second + third
    return power if slots == 3 else power + fourth


def chance(mine: float, theirs: float) -> float:
    """A rough chance to win with this strength against that one."""
    share = 0.5 + 0.5 * (mine - ENOUGH * theirs) / (mine + theirs + 1.0)
    return 0.05 if share < 0.05 else 0.95 if share > 0.95 else share


# Phase 1


def prepare(game: Game, judge: Judge) -> i64:
    """Token, then actions, then the best jump, or another tile if that is poor."""
    numbers = game.frame.actions
    player = game.players[game.active]
    power = -1.0  # not asked for yet: few decisions come to a jump
    may_insert = False
    best: i64 = NONE
    most = -1.0
    options = game.offered
    for place in range(options.count):
        option = options.at(place)
        if option == numbers.insert:
            may_insert = True
        elif option == numbers.take:
            if wants_token(game, judge, player) and not may_insert:
                return option
        elif option < numbers.tighten_up:
            if not may_insert and wants_action(game, judge, player, option - numbers.use):
                return option
        elif option == numbers.tighten_up:
            if player.hand.size < 5:
                return option
        else:
            if power < 0.0:
                power = power_of(judge, player.hand, ATTACKER_SLOTS)
            worth = era_worth(game, judge, player, option - numbers.jump + 1, power)
            if worth > most:
                best, most = option, worth
    if not may_insert:
        return best
    if most < CONTENT:
        return numbers.insert
    for place in range(options.count):  # the tile is good enough: now the token, the actions
        option = options.at(place)
        if option == numbers.take and wants_token(game, judge, player):
            return option
        if numbers.use <= option < numbers.tighten_up:
            if wants_action(game, judge, player, option - numbers.use):
                return option
    return best


def wants_token(game: Game, judge: Judge, player: Player) -> bool:
    """Unless three are held that are as good."""
    if len(player.tokens) < 3:
        return True
    return judge.token_worth[game.token_spaces[pointed_space(game)]] > 0.6


def wants_action(game: Game, judge: Judge, player: Player, action: i64) -> bool:
    """Everything but dismissing a good card."""
    if action != DISMISS:
        return True
    for place in range(player.hand.size):
        if game.frame.box.units[player.hand.packed[place]].rank == BASE:
            return True
    return False


def era_worth(game: Game, judge: Judge, player: Player, era: i64, power: float) -> float:
    """What the best opponent in an Era is worth."""
    worth = 0.0
    for space in range((era - 1) * SPACES_PER_ERA, era * SPACES_PER_ERA):
        card = game.board[space]
        if card != NONE:
            found = chance(power, judge.strengths[card]) * (judge.points[card] + RELIC)
            worth = max(worth, found)
    for other in game.players:
        if other.era == era and other.seat != player.seat:
            found = player_worth(judge, other, power)
            worth = max(worth, found)
    return worth


def player_worth(judge: Judge, other: Player, power: float) -> float:
    """What challenging a player is worth."""
    if len(other.prowess) == 0:
        return 1.0
    return chance(power, 0.8 * power_of(judge, other.hand, 3)) * CHALLENGE


# Phase 2


def opponent(game: Game, judge: Judge) -> i64:
    """An action that is still open, then the best opponent."""
    numbers = game.frame.actions
    player = game.players[game.active]
    power = power_of(judge, player.hand, ATTACKER_SLOTS)
    options = game.offered
    best = options.at(0)
    most = -1.0
    for place in range(options.count):
        option = options.at(place)
        worth = -0.5
        if option < numbers.tighten_up:
            if wants_action(game, judge, player, option - numbers.use):
                return option
        elif option < numbers.face:
            worth = 1.0
        elif option < numbers.challenge:
            card = game.board[option - numbers.face]
            worth = chance(power, judge.strengths[card]) * (judge.points[card] + RELIC)
        elif option < numbers.chase:
            other = game.players[game.seat_of(option - numbers.challenge)]
            worth = player_worth(judge, other, power)
        if worth > most:
            best, most = option, worth
    return best


def attack(game: Game, judge: Judge) -> i64:
    """Enough strength and no more, the weakest of the chosen in front."""
    numbers = game.frame.actions
    player = game.players[game.active]
    needed = 0.5
    attackers, defenders = game.battle.attackers, game.battle.defenders
    for place in range(defenders.size):
        needed += ENOUGH * judge.strengths[defenders.card(place)]
    for place in range(attackers.size):
        needed -= judge.strengths[attackers.card(place)]
    room = ATTACKER_SLOTS - attackers.size
    if room < ATTACKER_SLOTS and needed <= 0.0:
        return numbers.done
    return numbers.deploy + player.hand.at(last_needed(judge, player.hand, room, needed))


def last_needed(judge: Judge, hand: Pile, room: i64, needed: float) -> i64:
    """The weakest of the strongest cards that are needed, which goes in front."""
    strengths, cards, size = judge.strengths, hand.packed, hand.size
    last: i64 = 0
    least = inf
    for _number in range(room if room < size else size):
        most = -1.0  # of those behind the last one: weaker, or as strong and further back
        best = last
        for place in range(size):
            found = strengths[cards[place]]
            if found > most and (found < least or (found == least and place > last)):
                best, most = place, found
        last, least = best, most
        needed -= most
        if needed <= 0.0:
            break
    return last


def defend(game: Game, judge: Judge) -> i64:
    """The three strongest, the weakest of them in front."""
    numbers = game.frame.actions
    hand = game.players[game.defender].hand
    if hand.size == 0:
        return game.offered.at(0)
    room = 3 - game.battle.defenders.size
    return numbers.deploy + hand.at(last_needed(judge, hand, room, 99.0))


def lay_token(game: Game, judge: Judge) -> i64:
    """Any token if the battle is close."""
    mine = 0.0
    theirs = 0.0
    attackers, defenders = game.battle.attackers, game.battle.defenders
    for place in range(attackers.size):
        mine += judge.strengths[attackers.card(place)]
    for place in range(defenders.size):
        theirs += judge.strengths[defenders.card(place)]
    if mine > 2.0 * ENOUGH * theirs or theirs > 2.0 * mine:
        return game.frame.actions.done
    return game.offered.at(game.offered.count - 2)


# Small choices


def best_relic(game: Game) -> i64:
    """A Relic of the Era of which the player has most."""
    relics = game.frame.box.relics
    owned = game.players[game.active].relics
    options = game.offered
    best = options.at(0)
    most: i64 = -1
    for place in range(options.count):
        option = options.at(place)
        era = relics[option - game.frame.actions.relic].era
        same: i64 = 0
        for relic in owned:
            if relics[relic].era == era:
                same += 1
        if same < 5 and same > most:
            best, most = option, same
    return best


def small_choice(game: Game, judge: Judge) -> i64:
    """Take the strongest, give the weakest, roll a bad die again."""
    numbers = game.frame.actions
    moment = game.moment
    options = game.offered
    if moment == moments.DEFENDER_RELAUNCH or moment == moments.ATTACKER_RELAUNCH:
        face = game.frame.box.risky[game.risky_face]
        return numbers.reroll if face.is_negative else numbers.keep
    best = options.at(0)
    most = -99.0
    for place in range(options.count):
        option = options.at(place)
        worth = 0.0
        if moment == moments.RETRIEVE:
            worth = judge.strengths[option - numbers.retrieve]
        elif moment == moments.DISMISS:
            card = option - numbers.dismiss
            worth = -judge.strengths[card]
            if game.frame.box.units[card].rank != BASE:
                worth -= 20.0
        elif moment == moments.KEEP_PROWESS:
            worth = float(int(option))
        elif moment == moments.DROP_TOKEN:
            worth = -judge.token_worth[option - numbers.drop]
        elif moment == moments.HUNT:
            worth = judge.points[option - numbers.hunt]
        if worth > most:
            best, most = option, worth
    return best

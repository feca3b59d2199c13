"""Rules of thumb: a sensible choice for every decision, quickly; the soldier's whole wisdom.

`rule_of_thumb` looks at a full state, real in a playout, imagined for a bot at a table. It judges
one decision at a time: what is worth most now.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from abth.bots.judge import Judge
from abth.rules import moments
from abth.rules.battle.combat import Battle, fight
from abth.rules.game import Game
from abth.rules.phases.time_travel import DISMISS, DRAW_2, REGROUP, RETRIEVE, pointed_space
from abth.rules.player import Player
from abth.rules.terms import ATTACKER, BASE, DEFENDER, NONE, SPACES_PER_ERA, TOKEN_LIMIT

MARGIN: Final = 0.3  # by which the next tile must beat this one
WEAK: Final = 1.4  # a Base Unit below this strength is dismissed gladly
PATIENCE: Final = 0.12  # what a token laid on a Unit must bring


def rule_of_thumb(game: Game, judge: Judge, care: i64) -> i64:
    """The number of a sensible action for whoever has to decide."""
    moment = game.moment
    options = game.options
    if len(options) == 1:
        return options[0]
    judge.consider(game)
    if moment == moments.PREPARE:
        return prepare(game, judge, care)
    if moment == moments.OPPONENT:
        return opponent(game, judge, care)
    if moment == moments.ATTACK_FIRST or moment == moments.ATTACK_NEXT:
        return attack(game, judge, care)
    if moment == moments.ATTACK_TOKENS:
        return lay_tokens(game, judge, ATTACKER, care)
    if moment == moments.DEFEND_FIRST or moment == moments.DEFEND_NEXT:
        return defend(game, judge)
    if moment == moments.DEFEND_TOKENS:
        return defend_tokens(game)
    if moment == moments.COMPANY:
        return company(game, judge, care)
    if moment == moments.DEFENDER_RELAUNCH or moment == moments.ATTACKER_RELAUNCH:
        return relaunch(game, judge)
    if moment == moments.KEEP_RELIC or moment == moments.KEEP_STOLEN:
        return best_relic(game, judge)
    return small_choice(game, judge)


# Phase 1


def has(options: list[i64], number: i64) -> bool:
    """Whether an action is among the options."""
    for option in options:
        if option == number:
            return True
    return False


def prepare(game: Game, judge: Judge, care: i64) -> i64:
    """Another tile if the next one is better, then token and actions, then the best jump."""
    numbers = game.frame.actions
    player = game.players[game.active]
    options = game.options
    if has(options, numbers.insert):
        here = tile_worth(game, judge, player, game.active_tile, care)
        there = tile_worth(game, judge, player, game.pending_tile, care)
        if there > here + MARGIN:
            return numbers.insert
    if has(options, numbers.take) and wants_token(game, judge, player):
        return numbers.take
    action = wanted_action(game, judge, player)
    if action != NONE:
        return action
    best: i64 = NONE
    best_worth = -9.0
    for option in options:
        if numbers.jump <= option < numbers.face:
            worth = era_worth(game, judge, player, option - numbers.jump + 1, care)
            if worth > best_worth:
                best, best_worth = option, worth
    return best


def tile_worth(game: Game, judge: Judge, player: Player, tile: i64, care: i64) -> float:
    """What the better of a tile's two Eras promises."""
    printed = game.frame.box.tiles[tile]
    worth = -9.0
    if printed.low != player.era:
        worth = era_worth(game, judge, player, printed.low, care)
    if printed.high != player.era:
        other = era_worth(game, judge, player, printed.high, care)
        if other > worth:
            worth = other
    return worth


def era_worth(game: Game, judge: Judge, player: Player, era: i64, care: i64) -> float:
    """What the best battle in an Era promises."""
    worth = 0.0
    for space in range((era - 1) * SPACES_PER_ERA, era * SPACES_PER_ERA):
        if game.board[space] != NONE:
            found = unit_worth(game, judge, player, game.board[space], care)
            if found > worth:
                worth = found
    for other in game.players:
        if other.era == era and other.seat != player.seat:
            found = player_worth(game, judge, player, other, care)
            if found > worth:
                worth = found
    return worth


def unit_worth(game: Game, judge: Judge, player: Player, card: i64, care: i64) -> float:
    """What facing one board Unit promises, with two, three or four of the best cards."""
    best = 0.0
    ordered = judge.by_strength(player.hand)
    for size in range(2, 5):
        if size > len(ordered):
            break
        worth = judge.line_up_worth(game, backwards(ordered, size), [card], care)
        if worth > best:
            best = worth
    return best


def player_worth(game: Game, judge: Judge, player: Player, other: Player, care: i64) -> float:
    """What challenging a player promises, who is taken to deploy the best three cards."""
    defence = backwards(judge.by_strength(other.hand), 3)
    attack = backwards(judge.by_strength(player.hand), 4)
    judge.weigh(attack, [], defence, [], care)
    return judge.challenge_worth(game, other, i64(len(attack)))


def backwards(ordered: list[i64], size: i64) -> list[i64]:
    """The best so many cards as a line-up: the weakest in front, to take the blows."""
    cards: list[i64] = []
    last = size if size < len(ordered) else i64(len(ordered))
    place = last - 1
    while place >= 0:
        cards.append(ordered[place])
        place -= 1
    return cards


def wants_token(game: Game, judge: Judge, player: Player) -> bool:
    """A token is welcome; with three held, only a better one."""
    if len(player.tokens) < TOKEN_LIMIT:
        return True
    offered = judge.token_worth[game.token_spaces[pointed_space(game)]]
    for token in player.tokens:
        if judge.token_worth[token] < offered:
            return True
    return False


def wanted_action(game: Game, judge: Judge, player: Player) -> i64:
    """An action that helps: weak cards go, strong ones come. NONE if there is none."""
    numbers = game.frame.actions
    options = game.options
    if has(options, numbers.use + DISMISS) and worst_in_hand(game, judge, player) != NONE:
        return numbers.use + DISMISS
    if has(options, numbers.use + RETRIEVE):
        return numbers.use + RETRIEVE
    if has(options, numbers.use + DRAW_2):
        return numbers.use + DRAW_2
    if has(options, numbers.use + REGROUP):
        return numbers.use + REGROUP
    if has(options, numbers.tighten_up) and (len(player.hand) < 4 or len(player.deck) > 1):
        return numbers.tighten_up
    return NONE


def worst_in_hand(game: Game, judge: Judge, player: Player) -> i64:
    """A Base Unit that is better dismissed, or NONE."""
    worst: i64 = NONE
    for card in player.hand:
        if game.frame.box.units[card].rank == BASE and judge.strengths[card] < WEAK:
            if worst == NONE or judge.strengths[card] < judge.strengths[worst]:
                worst = card
    return worst if judge.turns_left(game) > 0.0 else NONE


# Phase 2


def opponent(game: Game, judge: Judge, care: i64) -> i64:
    """The battle that promises most, after any action that helps."""
    numbers = game.frame.actions
    player = game.players[game.active]
    action = wanted_action(game, judge, player)
    if action != NONE:
        return action
    best = game.options[0]
    best_worth = -9.0
    for option in game.options:
        if option < numbers.face or option >= numbers.no_battle:
            continue
        if option < numbers.challenge:
            worth = unit_worth(game, judge, player, game.board[option - numbers.face], care)
        elif option < numbers.chase:
            other = game.players[game.seat_of(option - numbers.challenge)]
            worth = player_worth(game, judge, player, other, care)
        else:
            worth = chase_worth(game, judge, player, care)
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def chase_worth(game: Game, judge: Judge, player: Player, care: i64) -> float:
    """What the best card of the Era's discard pile promises."""
    worth = 0.0
    for card in game.era_discards[player.era]:
        found = unit_worth(game, judge, player, card, care)
        if found > worth:
            worth = found
    return worth - 0.3


def company(game: Game, judge: Judge, care: i64) -> i64:
    """Face the linked Units too where that promises more."""
    player = game.players[game.active]
    numbers = game.frame.actions
    ordered = judge.by_strength(player.hand)
    best = game.options[0]
    best_worth = -9.0
    for option in game.options:
        cards = company_cards(game, option - numbers.company)
        for size in range(2, 5):
            worth = judge.line_up_worth(game, backwards(ordered, size), cards, care)
            if worth > best_worth:
                best, best_worth = option, worth
    return best


def company_cards(game: Game, company: i64) -> list[i64]:
    """The cards of a company, in board order."""
    left: i64 = 0
    right: i64 = 0
    if company == 1 or company == 3:
        left = 1
    elif company == 4:
        left = 2
    if company == 2 or company == 3:
        right = 1
    elif company == 5:
        right = 2
    cards: list[i64] = []
    for step in range(-left, right + 1):
        cards.append(game.board[(game.space + step) % 12])
    return cards


def attack(game: Game, judge: Judge, care: i64) -> i64:
    """The next Unit of the line-up that promises most, or done."""
    numbers = game.frame.actions
    player = game.players[game.active]
    laid = game.battle.attackers.cards
    if len(laid) == 0:
        action = wanted_action(game, judge, player)
        if action != NONE:
            return action
    defenders = game.battle.defenders.cards
    ordered = judge.by_strength(player.hand)
    best = numbers.done
    best_worth = -9.0
    if len(laid) > 0:
        best_worth = judge.line_up_worth(game, laid, defenders, care)
    for more in range(1, 5 - len(laid)):
        if more > len(ordered):
            break
        added = backwards(ordered, more)
        worth = judge.line_up_worth(game, laid + added, defenders, care)
        if worth > best_worth + 0.01:
            best, best_worth = numbers.deploy + added[0], worth
    return best


def defend(game: Game, judge: Judge) -> i64:
    """The three strongest Units, the weakest of them in front."""
    numbers = game.frame.actions
    player = game.players[game.defender]
    if has(game.options, numbers.tighten_up):
        return numbers.tighten_up
    room = 3 - i64(len(game.battle.defenders.cards))
    added = backwards(judge.by_strength(player.hand), room)
    return numbers.deploy + added[0] if len(added) > 0 else numbers.done


def defend_tokens(game: Game) -> i64:
    """Any token helps: the first there is, as far back as it can lie."""
    return game.options[len(game.options) - 2]


def lay_tokens(game: Game, judge: Judge, side: i64, care: i64) -> i64:
    """A token where it brings most, if it brings enough."""
    numbers = game.frame.actions
    attackers, defenders = game.battle.attackers, game.battle.defenders
    best = numbers.done
    best_worth = settled_worth(game, judge, attackers.tokens, care) + PATIENCE
    if judge.turns_left(game) == 0.0:
        best_worth -= PATIENCE
    last: i64 = NONE
    for option in game.options:
        if option < numbers.assign or option >= numbers.relic:
            continue
        token = (option - numbers.assign) // 5
        place = (option - numbers.assign) % 5
        if care == 0 and token == last:
            continue  # a playout tries one place for each token
        last = token
        tokens = attackers.tokens[:]
        tokens[place] = token
        worth = settled_worth(game, judge, tokens, care)
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def settled_worth(game: Game, judge: Judge, tokens: list[i64], care: i64) -> float:
    """What the line-ups as they stand promise, with these tokens."""
    attackers, defenders = game.battle.attackers, game.battle.defenders
    judge.weigh(attackers.cards, tokens, defenders.cards, defenders.tokens, care)
    units = i64(len(attackers.cards))
    if game.defender == NONE:
        return judge.board_worth(defenders.cards, units)
    return judge.challenge_worth(game, game.players[game.defender], units)


def relaunch(game: Game, judge: Judge) -> i64:
    """Throw again while losing."""
    twin = game.battle.clone()
    strong = game.frame.box.strong[game.strong_face]
    risky = game.frame.box.risky[game.risky_face]
    attacker_strong = len(twin.attackers.cards) <= 3
    twin.attacker_die = strong if attacker_strong else risky
    twin.defender_die = risky if attacker_strong else strong
    return keep_if_won(game, twin)


def keep_if_won(game: Game, twin: Battle) -> i64:
    """Keep a die that wins, throw any other again."""
    fight(twin)
    mine = ATTACKER if game.moment == moments.ATTACKER_RELAUNCH else DEFENDER
    return game.frame.actions.keep if twin.winner == mine else game.frame.actions.reroll


# Small choices


def best_relic(game: Game, judge: Judge) -> i64:
    """The Relic that adds most to a set."""
    player = game.players[game.active]
    best = game.options[0]
    best_gain = -1.0
    for option in game.options:
        relic = option - game.frame.actions.relic
        gain = judge.relic_gain(game, player, game.frame.box.relics[relic].era)
        if gain > best_gain:
            best, best_gain = option, gain
    return best


def small_choice(game: Game, judge: Judge) -> i64:
    """Retrieve the strongest, dismiss the weakest, keep the highest, chase the dearest."""
    numbers = game.frame.actions
    moment = game.moment
    options = game.options
    best = options[0]
    best_worth = -99.0
    for option in options:
        worth = 0.0
        if moment == moments.RETRIEVE:
            worth = judge.strengths[option - numbers.retrieve]
        elif moment == moments.DISMISS:
            card = option - numbers.dismiss
            worth = -judge.strengths[card] - (0.0 if is_base(game, card) else 20.0)
        elif moment == moments.KEEP_PROWESS:
            worth = float(int(option - numbers.prowess))
        elif moment == moments.DROP_TOKEN:
            worth = -judge.token_worth[option - numbers.drop]
        elif moment == moments.HUNT:
            worth = judge.recruit_worth(option - numbers.hunt)
        elif moment == moments.RECRUIT:
            worth = 1.0 if option == numbers.recruit else 0.0
        elif moment == moments.FIRST_TILE:
            worth = 1.0 if option == numbers.insert else 0.0
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def is_base(game: Game, card: i64) -> bool:
    """Whether a card is a Base Unit."""
    return game.frame.box.units[card].rank == BASE


"""Plans: the captain's whole turn, weighed over every roll of the dice.

`plan` looks at a full state, imagined for a bot at a table. It knows what each Era promises, what
a token and the actions are worth, which cards to send and in which order, and how to meet a
challenge. Nothing here looks at a card that the imagining did not deal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from abth.bots.judge import THOROUGH, Judge
from abth.bots.line_ups import best_attack, best_defense
from abth.rules import moments
from abth.rules.actions import COMPANY_LEFT, COMPANY_RIGHT
from abth.rules.battle.combat import fight
from abth.rules.battle.engagement import die_is_strong
from abth.rules.game import Game
from abth.rules.phases.battle import link_after, neighbor
from abth.rules.phases.time_travel import (
    DISMISS,
    DRAW_2,
    REGROUP,
    RETRIEVE,
    is_possible,
    pointed_space,
)
from abth.rules.player import Player
from abth.rules.terms import (
    ATTACKER,
    BASE,
    DEFENDER,
    NONE,
    SPACES_PER_ERA,
    TILES_PER_TURN,
    TOKEN_LIMIT,
)

WEAK: Final = 1.9  # a Base Unit below this strength may be dismissed
LAST_TURN: Final = 0.5


def plan(game: Game, judge: Judge) -> i64:
    """The number of the best action for the player to act."""
    moment = game.moment
    if game.offered.count == 1:
        return game.offered.at(0)
    judge.consider(game)
    if moment == moments.PREPARE:
        return prepare(game, judge)
    if moment == moments.OPPONENT:
        return choose_opponent(game, judge)
    if moment == moments.COMPANY:
        return choose_company(game, judge)
    if moment == moments.ATTACK_FIRST or moment == moments.ATTACK_NEXT:
        return attack(game, judge)
    if moment == moments.ATTACK_TOKENS or moment == moments.DEFEND_TOKENS:
        return lay_token(game, judge)
    if moment == moments.DEFEND_FIRST or moment == moments.DEFEND_NEXT:
        return defend(game, judge)
    if moment == moments.DEFENDER_RELAUNCH or moment == moments.ATTACKER_RELAUNCH:
        return relaunch(game, judge)
    return choose_piece(game, judge)


# Phase 1


def prepare(game: Game, judge: Judge) -> i64:
    """Another tile if that promises more; then token, actions, and the best jump."""
    numbers = game.frame.actions
    player = game.players[game.active]
    eras: list[float] = []  # found where they are needed: they take the most time by far
    if game.offered.has(numbers.insert):
        eras = era_worths(game, judge, player)
        here = gear_worth(game, judge, player, eras, game.active_tile, game.wheel)
        if hope_of_tiles(game, judge, player, eras) > here:
            return numbers.insert
    if game.offered.has(numbers.take) and token_gain(game, judge, player, game.active_tile) > 0.0:
        return numbers.take
    action = wanted_action(game, judge, player)
    if action != NONE:
        return action
    if not eras:
        eras = era_worths(game, judge, player)
    best = game.options[0]
    most = -9.0
    for option in game.options:
        if numbers.jump <= option < numbers.face:
            worth = eras[option - numbers.jump + 1]
            if worth > most:
                best, most = option, worth
    return best


def era_worths(game: Game, judge: Judge, player: Player) -> list[float]:
    """What the best battle in each Era promises; the present one is out of reach."""
    worths: list[float] = [-9.0] * 5
    if player.hand.size == 0:
        return [0.0] * 5
    for era in range(1, 5):
        if era == player.era:
            continue
        best = 0.0
        for space in range((era - 1) * SPACES_PER_ERA, era * SPACES_PER_ERA):
            if game.board[space] != NONE:
                worth = best_company(game, judge, player, space)
                best = max(best, worth)
        for other in game.players:
            if other.era == era and other.seat != player.seat:
                worth = challenge_hope(game, judge, player, other)
                best = max(best, worth)
        worths[era] = best
    return worths


def gear_worth(
    game: Game, judge: Judge, player: Player, eras: list[float], tile: i64, wheel: i64
) -> float:
    """What a position of the gear promises: Era, token and actions."""
    printed = game.frame.box.tiles[tile]
    low, high = eras[printed.low], eras[printed.high]
    worth = low if low > high else high
    worth += token_gain(game, judge, player, tile)
    for arrow in game.frame.arrows:
        action = game.frame.sectors[(wheel + arrow) % 4]
        if is_possible(game, player, action):
            worth += action_gain(game, judge, player, action)
    return worth


def hope_of_tiles(game: Game, judge: Judge, player: Player, eras: list[float]) -> float:
    """What one or two further tiles promise; the next Active tile already lies in the gear."""
    step = game.frame.step
    hope = gear_worth(game, judge, player, eras, game.pending_tile, (game.wheel + step) % 4)
    if game.tiles_inserted + 2 <= TILES_PER_TURN and game.tile_pile.size > 0:
        later = 0.0
        for tile in game.tile_pile:
            later += gear_worth(game, judge, player, eras, tile, (game.wheel + 2 * step) % 4)
        later /= len(game.tile_pile)
        hope = max(hope, later)
    return hope


def token_gain(game: Game, judge: Judge, player: Player, tile: i64) -> float:
    """What the indicated token is worth, less the one that would go for it."""
    if game.token_taken:
        return 0.0
    space = game.frame.box.tiles[tile].pointer - 1
    if game.frame.wheel_points:
        space = pointed_space(game)
    if game.token_spaces[space] == NONE:
        return 0.0
    gain = judge.token_worth[game.token_spaces[space]]
    if len(player.tokens) < TOKEN_LIMIT:
        return gain
    if not game.frame.swap_at_limit:
        return 0.0
    least = 9.0
    for token in player.tokens:
        least = min(least, judge.token_worth[token])
    return gain - least - 0.05


def action_gain(game: Game, judge: Judge, player: Player, action: i64) -> float:
    """What an action is worth before the battle is known."""
    if action == DRAW_2:
        return 0.55 if player.deck.size > 1 else 0.35
    if action == RETRIEVE:
        best = 0.0
        for card in player.discard:
            best = max(best, judge.strengths[card])
        return 0.25 + 0.09 * best
    if action == DISMISS:
        return 0.35 if worst_in_hand(game, judge, player) != NONE else 0.0
    return 0.3 if player.discard.size > 0 else 0.2


def wanted_action(game: Game, judge: Judge, player: Player) -> i64:
    """The next action that helps, or NONE."""
    numbers = game.frame.actions
    options = game.offered
    for action in (RETRIEVE, DRAW_2):
        if options.has(numbers.use + action):
            return numbers.use + action
    if options.has(numbers.tighten_up) and (player.deck.size > 1 or player.hand.size < 3):
        return numbers.tighten_up
    if options.has(numbers.use + DISMISS) and worst_in_hand(game, judge, player) != NONE:
        return numbers.use + DISMISS
    return numbers.use + REGROUP if options.has(numbers.use + REGROUP) else NONE


def worst_in_hand(game: Game, judge: Judge, player: Player) -> i64:
    """A Base Unit that is better dismissed, or NONE."""
    worst: i64 = NONE
    if player.deck.size == 0 and player.hand.size < 4:
        return NONE
    for card in player.hand:
        if game.frame.box.units[card].rank == BASE and judge.strengths[card] < WEAK:
            if worst == NONE or judge.strengths[card] < judge.strengths[worst]:
                worst = card
    return worst


# Phase 2


def best_company(game: Game, judge: Judge, player: Player, space: i64) -> float:
    """What a board Unit promises, alone or with those linked to it."""
    none: list[i64] = []
    best = best_attack(game, judge, player, none, [game.board[space]], NONE)
    worth = judge.best_worth
    for company in range(1, 4):
        cards = company_cards(game, space, company)
        if len(cards) > 0:
            best = best_attack(game, judge, player, none, cards, NONE)
            if best != NONE and judge.best_worth > worth:
                worth = judge.best_worth
    return worth


def company_cards(game: Game, space: i64, company: i64) -> list[i64]:
    """The cards of a company in board order; none if they are not linked."""
    cards: list[i64] = []
    here = before = space
    for _ in range(COMPANY_LEFT[company]):
        here = neighbor(game, here, -1)
        if here == NONE:
            return []
    for step in range(COMPANY_LEFT[company] + 1 + COMPANY_RIGHT[company]):
        if here == NONE or game.board[here] == NONE:
            return []
        if step > 0 and link_after(game, before) == 0:
            return []
        cards.append(game.board[here])
        before = here
        here = neighbor(game, here, 1)
    return cards


def challenge_hope(game: Game, judge: Judge, player: Player, other: Player) -> float:
    """What challenging a player promises, who sends the best three cards imagined."""
    none: list[i64] = []
    defense = judge.front_first(judge.strongest(other.hand, 3))
    best_attack(game, judge, player, none, defense, other.seat)
    return judge.best_worth


def choose_opponent(game: Game, judge: Judge) -> i64:
    """The battle that promises most, after any action that helps."""
    numbers = game.frame.actions
    player = game.players[game.active]
    action = wanted_action(game, judge, player)
    if action != NONE:
        return action
    best = game.options[0]
    most = -9.0
    none: list[i64] = []
    for option in game.options:
        if option < numbers.face or option >= numbers.no_battle:
            continue
        if option < numbers.challenge:
            worth = best_company(game, judge, player, option - numbers.face)
        elif option < numbers.chase:
            other = game.players[game.seat_of(option - numbers.challenge)]
            worth = challenge_hope(game, judge, player, other)
        else:
            worth = -9.0
            for card in game.era_discards[player.era]:
                best_attack(game, judge, player, none, [card], NONE)
                worth = max(worth, judge.best_worth - 0.3)
        if worth > most:
            best, most = option, worth
    return best


def choose_company(game: Game, judge: Judge) -> i64:
    """Face the linked Units too where that promises more."""
    player = game.players[game.active]
    first = game.frame.actions.company
    best = game.options[0]
    most = -9.0
    none: list[i64] = []
    for option in game.options:
        cards = company_cards(game, game.space, option - first)
        best_attack(game, judge, player, none, cards, NONE)
        if judge.best_worth > most:
            best, most = option, judge.best_worth
    return best


def attack(game: Game, judge: Judge) -> i64:
    """The next Unit of the line-up that promises most, or done."""
    numbers = game.frame.actions
    player = game.players[game.active]
    laid = game.battle.attackers.cards
    if len(laid) == 0:
        action = wanted_action(game, judge, player)
        if action != NONE:
            return action
    defenders = game.battle.defenders.cards
    card = best_attack(game, judge, player, laid, defenders, game.defender)
    return numbers.done if card == NONE else numbers.deploy + card


def defend(game: Game, judge: Judge) -> i64:
    """The line-up that does best against what the Attacker may hold."""
    numbers = game.frame.actions
    if game.offered.has(numbers.tighten_up):
        return numbers.tighten_up
    if game.players[game.defender].hand.size == 0:
        return game.options[0]
    card = best_defense(game, judge)
    return numbers.done if card == NONE else numbers.deploy + card


def lay_token(game: Game, judge: Judge) -> i64:
    """A token where it brings most, if that is more than keeping it is worth."""
    numbers = game.frame.actions
    defends = game.moment == moments.DEFEND_TOKENS
    line_up = game.battle.defenders if defends else game.battle.attackers
    best = numbers.done
    most = token_outlook(game, judge, line_up.tokens, defends)
    for option in game.options:
        if not numbers.assign <= option < numbers.relic:
            continue
        token = (option - numbers.assign) // 5
        tokens = line_up.tokens
        tokens[(option - numbers.assign) % 5] = token
        worth = token_outlook(game, judge, tokens, defends)
        worth -= keeping_worth(game, judge, token)
        if worth > most:
            best, most = option, worth
    return best


def keeping_worth(game: Game, judge: Judge, token: i64) -> float:
    """What a token is worth in a later battle; less if the player holds three."""
    if judge.turns_left(game) < LAST_TURN:
        return 0.01
    held = len(game.players[game.to_act].tokens)
    return judge.token_worth[token] * (0.35 if held >= TOKEN_LIMIT else 0.5)


def token_outlook(game: Game, judge: Judge, tokens: list[i64], defends: bool) -> float:
    """What the line-ups promise with these tokens."""
    attackers, defenders = game.battle.attackers, game.battle.defenders
    if defends:
        expected = judge.strongest(game.players[game.active].hand, 4)
        judge.weigh(judge.front_first(expected), [], defenders.cards, tokens, False, THOROUGH)
        return -judge.challenge_worth(game, game.players[game.defender], i64(len(expected)))
    board = game.defender == NONE
    judge.weigh(attackers.cards, tokens, defenders.cards, defenders.tokens, board, THOROUGH)
    units = attackers.size
    if board:
        return judge.board_worth(defenders.cards, units)
    return judge.challenge_worth(game, game.players[game.defender], units)


def relaunch(game: Game, judge: Judge) -> i64:
    """Roll again if that promises more than keeping the die."""
    numbers = game.frame.actions
    attacks = game.moment == moments.ATTACKER_RELAUNCH
    side = ATTACKER if attacks else DEFENDER
    strong = die_is_strong(game, side)
    kept = faces_worth(game, judge, game.strong_face, game.risky_face)
    hope = 0.0
    sides = game.frame.box.strong_sides if strong else game.frame.box.risky_sides
    for face in sides:
        if strong:
            hope += faces_worth(game, judge, face, game.risky_face)
        else:
            hope += faces_worth(game, judge, game.strong_face, face)
    hope /= len(sides)
    better = hope > kept if attacks else hope < kept
    return numbers.reroll if better else numbers.keep


def faces_worth(game: Game, judge: Judge, strong: i64, risky: i64) -> float:
    """What the Attacker gets with these faces."""
    twin = game.battle.clone()
    attacker_strong = die_is_strong(game, ATTACKER)
    strong_face = game.frame.box.strong[strong]
    risky_face = game.frame.box.risky[risky]
    twin.attacker_die = strong_face if attacker_strong else risky_face
    twin.defender_die = risky_face if attacker_strong else strong_face
    fight(twin)
    judge.win = 1.0 if twin.winner == ATTACKER else 0.0
    judge.lose = 1.0 if twin.winner == DEFENDER else 0.0
    judge.attackers_lost = float(int(twin.attackers.size - twin.attackers.survivors))
    judge.falls = [0.0 if twin.defenders.stands(p) else 1.0 for p in range(twin.defenders.size)]
    units = twin.attackers.size
    if game.defender == NONE:
        return judge.board_worth(twin.defenders.cards, units)
    return judge.challenge_worth(game, game.players[game.defender], units)


# Choosing one of several


def choose_piece(game: Game, judge: Judge) -> i64:
    """The Relic that fills a set, the strongest card, the weakest token, the highest value."""
    best = game.options[0]
    most = -99.0
    for option in game.options:
        worth = piece_worth(game, judge, option)
        if worth > most:
            best, most = option, worth
    return best


def piece_worth(game: Game, judge: Judge, option: i64) -> float:
    """How good it is to choose this."""
    numbers = game.frame.actions
    moment = game.moment
    if moment == moments.KEEP_RELIC or moment == moments.KEEP_STOLEN:
        era = game.frame.box.relics[option - numbers.relic].era
        return judge.relic_gain(game, game.players[game.active], era)
    if moment == moments.RETRIEVE:
        return judge.strengths[option - numbers.retrieve]
    if moment == moments.DISMISS:
        card = option - numbers.dismiss
        spared = 0.0 if game.frame.box.units[card].rank == BASE else 20.0
        return -judge.strengths[card] - spared
    if moment == moments.KEEP_PROWESS:
        return float(int(option - numbers.prowess))
    if moment == moments.DROP_TOKEN:
        return -judge.token_worth[option - numbers.drop]
    if moment == moments.HUNT:
        none: list[i64] = []
        card = option - numbers.hunt
        best_attack(game, judge, game.players[game.active], none, [card], NONE)
        return judge.best_worth
    if moment == moments.RECRUIT:
        return 1.0 if option == numbers.recruit else 0.0
    return 1.0 if option == numbers.insert else 0.0

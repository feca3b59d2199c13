"""Phase 1, Time Travel: the gear, the token, the actions, the jump (RULES 2.4).

The four actions and Tighten up! are here too, although some may be played until their player
deploys (R-11, R-15): `offer_actions` and `offer_tighten_up` serve every such moment.
"""

from typing import Final

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.events import (
    ActionUsed,
    CardRetrieved,
    PileRenewed,
    SabatonJumped,
    TightenUpPlayed,
    TileInserted,
    TokenDropped,
    TokenTaken,
    TurnBegan,
    UnitDismissed,
)
from abth.rules.game import Game, await_chance, begin_drawing
from abth.rules.options import Options
from abth.rules.piles import kinds, with_piece, without_piece
from abth.rules.player import Player
from abth.rules.terms import NONE, TILES_PER_TURN, TOKEN_LIMIT

DRAW_2: Final[i64] = 0
RETRIEVE: Final[i64] = 1
DISMISS: Final[i64] = 2
REGROUP: Final[i64] = 3


def begin_turn(game: Game) -> None:
    """The next player's turn (ROUND-5)."""
    game.tiles_inserted = 0
    game.token_taken = False
    game.used = 0
    game.fought = False
    game.defender = NONE
    game.space = NONE
    if game.story is not None:
        game.tell(TurnBegan(game.active, game.round))
    game.moment = moments.FIRST_TILE


# 1.a Activate the Gears of History


def offer_first_tile(game: Game) -> bool:
    """A tile must be inserted (TRAVEL-2); Tighten up! may come before it."""
    game.to_act = game.active
    player = game.players[game.active]
    if not can_tighten_up(game, player):
        game.offered.only(game.frame.actions.insert)
        return False
    game.offered.only(game.frame.actions.insert)
    game.offered.add(game.frame.actions.tighten_up)
    return True


def insert_tile(game: Game) -> None:
    """Draw a tile from the pile, renewed if needed (TRAVEL-4, R-12)."""
    if game.tile_pile.size == 0:
        game.tile_pile, game.tile_discard = game.tile_discard, game.tile_pile
        if game.story is not None:
            game.tell(PileRenewed("tiles", 0))
    await_chance(game, moments.DRAW_TILE)


def insert(game: Game, tile: i64) -> None:
    """The drawn tile enters the gear, pushes one out and turns the wheel (TRAVEL-6 to 8, R-1)."""
    game.tile_pile.take(tile)
    game.tile_discard.put(game.active_tile)
    if game.frame.direct_to_active:
        game.active_tile = tile
    else:
        game.active_tile = game.pending_tile
        game.pending_tile = tile
    turn_wheel(game)
    game.tiles_inserted += 1
    if game.story is not None:
        game.tell(TileInserted(tile, game.active_tile, game.pending_tile, game.wheel))
    game.moment = moments.PREPARE


def turn_wheel(game: Game) -> None:
    """Every tile turns the cogwheel (TRAVEL-8, R-2)."""
    game.wheel = (game.wheel + game.frame.step) % 4


# 1.b Prepare for the Battle, 1.c Time Jump


def offer_preparations(game: Game) -> bool:
    """A further tile, the token, the actions, Tighten up!, the jump (D-4)."""
    numbers = game.frame.actions
    player = game.players[game.active]
    options = game.offered
    options.count = 0
    game.to_act = game.active
    if can_insert(game):
        options.add(numbers.insert)
    if can_take_token(game, player):
        options.add(numbers.take)
    offer_actions(game, player, options)
    offer_tighten_up(game, player, options)
    tile = game.frame.box.tiles[game.active_tile]
    if tile.low != player.era:  # staying is never possible (TRAVEL-25)
        options.add(numbers.jump + tile.low - 1)
    if tile.high != player.era:
        options.add(numbers.jump + tile.high - 1)
    return options.count > 1


def can_insert(game: Game) -> bool:
    """Up to three tiles, until a 1.b option is used (TRAVEL-3, R-10)."""
    return game.tiles_inserted < TILES_PER_TURN and not game.token_taken and game.used == 0


def pointed_space(game: Game) -> i64:
    """The token space that the Active tile, or by ruling the wheel, indicates (R-5)."""
    if game.frame.wheel_points:
        return game.wheel % 3
    return game.frame.box.tiles[game.active_tile].pointer - 1


def can_take_token(game: Game, player: Player) -> bool:
    """Once a turn; with three tokens only in exchange for one (TRAVEL-10, R-7, R-8)."""
    if game.token_taken or game.token_spaces[pointed_space(game)] == NONE:
        return False
    return len(player.tokens) < TOKEN_LIMIT or game.frame.swap_at_limit


def take_token(game: Game) -> None:
    """Take the indicated token, or first ask which one to give up (TRAVEL-10 to 12)."""
    game.token_taken = True
    if len(game.players[game.active].tokens) >= TOKEN_LIMIT:
        game.moment = moments.DROP_TOKEN
    else:
        receive_token(game)


def receive_token(game: Game) -> None:
    """The indicated token goes to the Personal Area; its space waits for Phase 3 (R-9)."""
    player = game.players[game.active]
    space = pointed_space(game)
    token = game.token_spaces[space]
    game.token_spaces[space] = NONE
    player.tokens = with_piece(player.tokens, token)
    if game.story is not None:
        game.tell(TokenTaken(player.seat, token, space))
    game.moment = moments.PREPARE


def offer_drops(game: Game) -> bool:
    """One of the held tokens makes room (D-5)."""
    game.to_act = game.active
    options = game.offered
    options.count = 0
    for token in kinds(game.players[game.active].tokens):
        options.add(game.frame.actions.drop + token)
    return options.count > 1


def drop_token(game: Game, token: i64) -> None:
    """Discard a held token and take the new one (R-7)."""
    player = game.players[game.active]
    player.tokens = without_piece(player.tokens, token)
    game.token_discard.put(token)
    if game.story is not None:
        game.tell(TokenDropped(player.seat, token))
    receive_token(game)


def jump(game: Game, era: i64) -> None:
    """The Sabaton moves into an Era of the Active tile, which ends Phase 1 (TRAVEL-23, 28)."""
    game.players[game.active].era = era
    if game.story is not None:
        game.tell(SabatonJumped(game.active, era))
    game.moment = moments.OPPONENT


# The four actions


def active_sector(game: Game, arrow: i64) -> i64:
    """The sector of the wheel at which an arrow of the main board points (R-3)."""
    return (game.wheel + game.frame.arrows[arrow]) % 4


def active_action(game: Game, arrow: i64) -> i64:
    """The action at which an arrow of the main board points (TRAVEL-13, R-3)."""
    return game.frame.active_actions[game.wheel * 2 + arrow]


def offer_actions(game: Game, player: Player, options: Options) -> None:
    """The Active Actions that are unused and change something (TRAVEL-14, R-60)."""
    for arrow in range(i64(2)):
        action = active_action(game, arrow)
        if can_act(game, player, action):
            options.add(game.frame.actions.use + action)


def can_act(game: Game, player: Player, action: i64) -> bool:
    """Whether an action is unused and changes something (TRAVEL-14, R-60)."""
    return not game.used & (1 << action) and is_possible(game, player, action)


def is_possible(game: Game, player: Player, action: i64) -> bool:
    """Whether an action would change anything (R-14, R-60)."""
    if action == RETRIEVE:
        return player.discard.size > 0
    if action == REGROUP:
        return player.deck.size > 0 or player.discard.size > 0
    draws = player.deck.size > 0 or (game.frame.reshuffle_on_action and player.discard.size > 0)
    if action == DRAW_2:
        return draws
    return player.hand.size > 1 or (player.hand.size == 1 and draws)


def use_action(game: Game, action: i64) -> None:
    """Carry out an Active Action; it is spent for this turn (TRAVEL-14)."""
    game.used |= 1 << action
    if game.story is not None:
        game.tell(ActionUsed(game.to_act, action))
    carry_out(game, game.players[game.to_act], action)


def carry_out(game: Game, player: Player, action: i64) -> None:
    """Draw 2, Retrieve, Dismiss or Regroup, then return to the decision (TRAVEL-15 to 20)."""
    game.resume = game.moment
    renews = game.frame.reshuffle_on_action
    if action == DRAW_2:
        begin_drawing(game, player.seat, 2, renews, game.resume)
    elif action == RETRIEVE:
        game.moment = moments.RETRIEVE
    elif action == DISMISS:
        game.moment = moments.DISMISS
    else:
        player.deck.gather(player.discard)
        begin_drawing(game, player.seat, 1, renews, game.resume)


def offer_retrieval(game: Game) -> bool:
    """One card of the player's discard pile (D-6)."""
    options = game.offered
    options.count = 0
    options.add_kinds(game.frame.actions.retrieve, game.players[game.to_act].discard)
    return options.count > 1


def retrieve(game: Game, card: i64) -> None:
    """The card comes into the hand openly (TRAVEL-16, R-55)."""
    player = game.players[game.to_act]
    player.discard.take(card)
    player.take_openly(card)
    if game.story is not None:
        game.tell(CardRetrieved(player.seat, card))
    game.moment = game.resume


def offer_dismissal(game: Game) -> bool:
    """One card in hand (D-7); the player is asked even if all cards are equal."""
    player = game.players[game.to_act]
    options = game.offered
    options.count = 0
    options.add_kinds(game.frame.actions.dismiss, player.hand)
    return player.hand.size > 1


def dismiss(game: Game, card: i64) -> None:
    """The Unit leaves the game for good, and one card is drawn (TRAVEL-17, 18)."""
    player = game.players[game.to_act]
    player.play_from_hand(card)
    player.dismissed = with_piece(player.dismissed, card)
    if game.story is not None:
        game.tell(UnitDismissed(player.seat, card))
    begin_drawing(game, player.seat, 1, game.frame.reshuffle_on_action, game.resume)


# Tighten up!


def tighten_up_held(game: Game, player: Player) -> i64:
    """The Tighten up! token among those held, or NONE."""
    for token in player.tokens:
        if game.frame.box.tokens[token].tighten_up:
            return token
    return NONE


def offer_tighten_up(game: Game, player: Player, options: Options) -> None:
    """A player who holds it may play it where it has an effect (TOKEN-11, R-15, R-60)."""
    if can_tighten_up(game, player):
        options.add(game.frame.actions.tighten_up)


def can_tighten_up(game: Game, player: Player) -> bool:
    """Whether the player holds Tighten up! and it would change something."""
    if len(player.tokens) == 0 or tighten_up_held(game, player) == NONE:
        return False
    return is_possible(game, player, game.frame.tighten_up)


def tighten_up(game: Game) -> None:
    """The token is discarded at once and works like its action (TOKEN-12, TOKEN-15)."""
    player = game.players[game.to_act]
    token = tighten_up_held(game, player)
    player.tokens = without_piece(player.tokens, token)
    game.token_discard.put(token)
    if game.story is not None:
        game.tell(TightenUpPlayed(player.seat, game.frame.tighten_up))
    carry_out(game, player, game.frame.tighten_up)

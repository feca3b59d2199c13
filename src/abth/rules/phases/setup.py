"""Set-up: Sabatons, gear, board, Relics and hands (RULES 2.2).

The players choose their Sabatons in seat order (D-2); everything else is dealt by chance.
"""

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.events import (
    RelicDealt,
    SabatonChosen,
    StartPlayerFound,
    TileInserted,
    TokenLaidOut,
    UnitLaidOut,
    WheelSet,
)
from abth.rules.game import Game, await_chance, begin_drawing
from abth.rules.phases.time_travel import turn_wheel
from abth.rules.terms import HAND_SIZE, NONE, SPACES, SPACES_PER_ERA, era_of_space


def offer_sabatons(game: Game) -> bool:
    """Every Sabaton that is still free (SETUP-7)."""
    seat: i64 = 0
    while game.players[seat].sabaton != NONE:
        seat += 1
    game.to_act = seat
    options = game.offered
    options.count = 0
    for sabaton in range(len(game.frame.box.sabatons)):
        if game.seat_of(sabaton) == NONE:
            options.add(game.frame.actions.sabaton + sabaton)
    return options.count > 1


def choose_sabaton(game: Game, sabaton: i64) -> None:
    """Take the figure, its Base Units and its Prowess tokens (SETUP-7, SETUP-20, SETUP-22)."""
    player = game.players[game.to_act]
    player.sabaton = sabaton
    player.prowess = game.frame.box.sabatons[sabaton].prowess
    player.deck = game.frame.base_set.copy()
    if game.story is not None:
        game.tell(SabatonChosen(player.seat, sabaton))
    if player.seat == len(game.players) - 1:
        game.moment = moments.SET_UP


def set_up(game: Game) -> None:
    """Deal what is still missing, in the order of the rulebook (SETUP-8 to 23)."""
    rulings = game.frame.rulings
    if game.start == NONE:
        if rulings.start_player == "random":
            return await_chance(game, moments.FIND_START)
        begin_with(game, i64(int(rulings.start_player)))
    if game.wheel == NONE:
        if rulings.gear_start == "random":
            return await_chance(game, moments.SET_WHEEL)
        set_wheel(game, i64(int(rulings.gear_start)))
    if game.pending_tile == NONE:
        return await_chance(game, moments.DEAL_TILE)
    for space in range(i64(len(game.token_spaces))):
        if game.token_spaces[space] == NONE:
            game.cursor = space
            return await_chance(game, moments.DEAL_TOKEN)
    for space in range(SPACES):
        if game.board[space] == NONE:
            game.cursor = space
            return await_chance(game, moments.DEAL_UNIT)
    for player in game.players:
        if len(player.relics) == 0:
            game.cursor = player.seat
            return await_chance(game, moments.DEAL_RELIC)
    for player in game.players:
        if player.hand.size == 0:
            return begin_drawing(game, player.seat, HAND_SIZE, False, moments.SET_UP)
    game.cursor = 0
    game.moment = moments.BEGIN_TURN
    return None


def begin_with(game: Game, seat: i64) -> None:
    """The start player takes the Headquarters (ROUND-1)."""
    game.start = game.active = seat % i64(len(game.players))
    if game.story is not None:
        game.tell(StartPlayerFound(game.start))


def set_wheel(game: Game, position: i64) -> None:
    """The cogwheel's position before the two set-up tiles (R-4)."""
    game.wheel = position
    if game.story is not None:
        game.tell(WheelSet(position))


def deal_tile(game: Game, tile: i64) -> None:
    """The first tile ends Active, the second Pending, and both turn the wheel (SETUP-11, 12)."""
    game.tile_pile.take(tile)
    if game.active_tile == NONE:
        game.active_tile = tile
    else:
        game.pending_tile = tile
    turn_wheel(game)
    if game.story is not None:
        game.tell(TileInserted(tile, game.active_tile, game.pending_tile, game.wheel))


def deal_token(game: Game, token: i64) -> None:
    """Three Warfare tokens face up on the gear (SETUP-13)."""
    game.token_pile.take(token)
    game.token_spaces[game.cursor] = token
    if game.story is not None:
        game.tell(TokenLaidOut(game.cursor, token))


def deal_unit(game: Game, card: i64) -> None:
    """Three Elite Units of each Era, then its Heroes join the deck (SETUP-14 to 17)."""
    space = game.cursor
    era = era_of_space(space)
    game.era_decks[era].take(card)
    game.board[space] = card
    if game.story is not None:
        game.tell(UnitLaidOut(space, card))
    if space % SPACES_PER_ERA == SPACES_PER_ERA - 1:
        for hero in game.frame.box.heroes[era]:
            game.era_decks[era].put(hero)


def deal_relic(game: Game, relic: i64) -> None:
    """One Relic for each player (SETUP-21)."""
    player = game.players[game.cursor]
    game.relic_deck.take(relic)
    player.relics = [relic]
    if game.story is not None:
        game.tell(RelicDealt(player.seat, relic))

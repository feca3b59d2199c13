"""Soundness: a position must be one that a match can reach (appendix C of the rules)."""

from __future__ import annotations

from abth.rules import moments
from abth.rules.game import Game
from abth.rules.player import Player
from abth.rules.terms import HERO, HONOR_TOKENS, NONE, TOKEN_LIMIT, era_of_space, space_name


def complaint(game: Game) -> str:
    """What is wrong with a position, in a few words; empty if nothing is."""
    for space in range(len(game.board)):
        card = game.board[space]
        if card != NONE and game.frame.box.units[card].era != era_of_space(space):
            return f"a card of another Era lies on {space_name(space)}"
    for era in range(1, 5):
        for card in game.era_discards[era]:
            if game.frame.box.units[card].era != era:
                return "a card of another Era lies in an Era's discard pile"
    honor = game.honor_supply
    for player in game.players:
        honor += player.honor
        wrong = player_complaint(game, player)
        if wrong:
            return f"seat {player.seat + 1}: {wrong}"
    if game.frame.honor_is_limited and honor > HONOR_TOKENS:
        return f"there are {HONOR_TOKENS} Honor tokens, not {honor}"
    return moment_complaint(game)


def player_complaint(game: Game, player: Player) -> str:
    """What is wrong with a Personal Area."""
    if player.sabaton != NONE and game.seat_of(player.sabaton) != player.seat:
        return "another player has this Sabaton"
    for taker in player.prowess_takers:
        if taker == player.seat or taker >= len(game.players):
            return "a Prowess token is with nobody who could have won it"
    if len(player.tokens) > TOKEN_LIMIT:
        return f"nobody holds more than {TOKEN_LIMIT} Warfare tokens"
    for card in player.aside:
        if game.frame.box.units[card].rank != HERO:
            return "only Heroes are set aside"
    hand = player.hand.copy()
    for card in player.known:
        if not hand.take(card):
            return "a known card is not in hand"
    return ""


def moment_complaint(game: Game) -> str:
    """What the moment needs and the position lacks."""
    moment = game.moment
    sabatons_chosen = [player.sabaton != NONE for player in game.players]
    needs_choice = moment == moments.CHOOSE_SABATON
    if needs_choice == all(sabatons_chosen):
        return "Sabatons are chosen at the moment choose-sabaton, and only there"
    keeps = (moments.KEEP_RELIC, moments.KEEP_STOLEN, moments.KEEP_PROWESS)
    if moment in keeps and len(game.looked_at) == 0:
        return "there is nothing to keep"
    if moment == moments.HUNT and len(game.era_discards[game.players[game.active].era]) == 0:
        return "there is nothing to hunt"
    if moment == moments.COMPANY and (game.space == NONE or game.board[game.space] == NONE):
        return "no board Unit was picked"
    defends = (moments.DEFEND_FIRST, moments.DEFEND_NEXT, moments.DEFEND_TOKENS)
    if moment in defends and game.defender == NONE:
        return "nobody was challenged"
    return ""

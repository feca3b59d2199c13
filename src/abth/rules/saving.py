"""Pickling a match: its frame by reference, everything that changes as plain numbers.

A pickled match is a copy as `clone` makes one: it has no listener and records no battles.
Cards in a line-up are their numbers; the Units are mustered again from the roster.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from abth.rules.battle.combat import BLANK, Battle
from abth.rules.battle.line_up import LineUp, line_up_at, state_of_line_up
from abth.rules.box import Box, DieFace
from abth.rules.game import Frame, Game
from abth.rules.options import options_of
from abth.rules.piles import pile_of
from abth.rules.player import Player
from abth.rules.terms import ATTACKER, DEFENDER, NONE

State = tuple[Any, ...]


def saved(game: Game) -> State:
    """Everything of a match but its frame; `restored` reads it in the same order."""
    return (
        [saved_player(player) for player in game.players],
        saved_battle(game.battle, game.frame.box),
        game.start,
        game.active,
        game.turns,
        game.active_tile,
        game.pending_tile,
        game.wheel,
        game.tile_pile.listed(),
        game.tile_discard.listed(),
        game.token_spaces,
        game.token_pile.listed(),
        game.token_discard.listed(),
        game.board,
        [pile.listed() for pile in game.era_decks],
        [pile.listed() for pile in game.era_discards],
        game.relic_deck.listed(),
        game.relic_discard.listed(),
        game.honor_supply,
        game.tiles_inserted,
        game.token_taken,
        game.used,
        game.defender,
        game.space,
        game.foreign,
        game.strong_face,
        game.risky_face,
        game.defender_rerolls,
        game.attacker_rerolls,
        game.fought,
        game.looked_at.listed(),
        game.moment,
        game.to_act,
        game.options,
        game.cursor,
        game.cursor_icons,
        game.reinforced,
        game.resume,
        game.draws,
        game.drawer,
        game.draw_renews,
        game.after_draws,
    )


def restored(frame: Frame, state: State) -> Game:
    """The match with this state, in this frame."""
    players = [restored_player(player) for player in state[0]]
    game = Game(frame, players, restored_battle(frame, state[1]))
    (
        game.start,
        game.active,
        game.turns,
        game.active_tile,
        game.pending_tile,
        game.wheel,
        tile_pile,
        tile_discard,
        game.token_spaces,
        token_pile,
        token_discard,
        game.board,
        era_decks,
        era_discards,
        relic_deck,
        relic_discard,
        game.honor_supply,
        game.tiles_inserted,
        game.token_taken,
        game.used,
        game.defender,
        game.space,
        game.foreign,
        game.strong_face,
        game.risky_face,
        game.defender_rerolls,
        game.attacker_rerolls,
        game.fought,
        looked_at,
        game.moment,
        game.to_act,
        options,
        game.cursor,
        game.cursor_icons,
        game.reinforced,
        game.resume,
        game.draws,
        game.drawer,
        game.draw_renews,
        game.after_draws,
    ) = state[2:]
    game.tile_pile = pile_of(tile_pile)
    game.tile_discard = pile_of(tile_discard)
    game.token_pile = pile_of(token_pile)
    game.token_discard = pile_of(token_discard)
    game.era_decks = [pile_of(pile) for pile in era_decks]
    game.era_discards = [pile_of(pile) for pile in era_discards]
    game.relic_deck = pile_of(relic_deck)
    game.relic_discard = pile_of(relic_discard)
    game.looked_at = pile_of(looked_at)
    game.offered = options_of(options)
    return game


def saved_player(player: Player) -> State:
    """A Personal Area; `restored_player` reads it in the same order."""
    return (
        player.seat,
        player.hand.listed(),
        player.deck.listed(),
        player.discard.listed(),
        player.known.listed(),
        player.sabaton,
        player.era,
        player.honor,
        player.aside,
        player.dismissed,
        player.relics,
        player.tokens,
        player.prowess,
        player.prowess_takers,
        player.prowess_lost,
        player.prowess_returned,
    )


def restored_player(state: State) -> Player:
    """The Personal Area with this state."""
    piles = [pile_of(pieces) for pieces in state[1:5]]
    player = Player(state[0], piles[0], piles[1], piles[2], piles[3])
    (
        player.sabaton,
        player.era,
        player.honor,
        player.aside,
        player.dismissed,
        player.relics,
        player.tokens,
        player.prowess,
        player.prowess_takers,
        player.prowess_lost,
        player.prowess_returned,
    ) = state[5:]
    return player


def saved_battle(battle: Battle, box: Box) -> State:
    """The battlefield of a match; dice are the numbers of their faces."""
    return (
        saved_line_up(battle.attackers),
        saved_line_up(battle.defenders),
        face_number(battle.attacker_die, box),
        face_number(battle.defender_die, box),
        battle.winner,
    )


def restored_battle(frame: Frame, state: State) -> Battle:
    """The battlefield with this state."""
    attackers = restored_line_up(ATTACKER, frame, state[0])
    battle = Battle(frame.combat, attackers, restored_line_up(DEFENDER, frame, state[1]))
    battle.attacker_die = face_of(state[2], frame.box)
    battle.defender_die = face_of(state[3], frame.box)
    battle.winner = state[4]
    return battle


def saved_line_up(line_up: LineUp) -> State | None:
    """One side of the battlefield, by the numbers of its cards; None while it is empty."""
    if line_up.size == 0:
        return None
    mustered = len(line_up.units) > 0
    return mustered, state_of_line_up(line_up)


def restored_line_up(side: i64, frame: Frame, state: State | None) -> LineUp:
    """One side of the battlefield, its Units mustered if they were."""
    if state is None:
        return LineUp(side, [])
    line_up = line_up_at(side, [], state[1])
    if state[0]:
        line_up.muster(frame.roster)
    return line_up


def face_number(die: DieFace, box: Box) -> i64:
    """The number of a face among those of both dice; NONE before the dice are rolled."""
    if die is BLANK:
        return NONE
    number: i64 = 0
    for faces in (box.strong, box.risky):
        for face in faces:
            if face is die:
                return number
            number += 1
    raise ValueError(f"{die.id} is no face of the dice of this box")


def face_of(number: i64, box: Box) -> DieFace:
    """The face with this number among those of both dice."""
    if number == NONE:
        return BLANK
    strong = i64(len(box.strong))
    return box.strong[number] if number < strong else box.risky[number - strong]

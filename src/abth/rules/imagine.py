"""Imagining: a full state that fits a view, with everything hidden dealt at random.

One law guards both views and imagining: the view of an imagined state is the view it came from.
"""

from __future__ import annotations

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.battle.combat import empty_battle
from abth.rules.battle.line_up import LineUp
from abth.rules.flow import offer
from abth.rules.game import Frame, Game
from abth.rules.options import options_of
from abth.rules.piles import Pile, pile_of, take, without_piece
from abth.rules.player import Player, new_player
from abth.rules.playout import Dice
from abth.rules.terms import ATTACKER, NONE
from abth.rules.views import BattleView, LineUpView, Pieces, PlayerView, View


def imagine(view: View, frame: Frame, dice: Dice) -> Game:
    """A match that looks like this to the holder of the view."""
    players = [imagine_player(player, dice) for player in view.players]
    game = Game(frame, players, empty_battle(frame.combat))
    imagine_table(game, view)
    imagine_battle(game, view.battle)
    imagine_due(game, view)
    imagine_looks(game, view, dice)
    for player in view.players:
        imagine_prowess(game, player, view, dice)
    if view.due.moment <= moments.LAST_DECISION:
        offer(game, game.moment)
    return game


def listed(seen: Pieces) -> list[i64]:
    """These pieces as a list."""
    return [i64(piece) for piece in seen]


def pile(seen: Pieces) -> Pile:
    """A pile of these pieces."""
    return pile_of(listed(seen))


def imagine_table(game: Game, view: View) -> None:
    """Gear, board and common piles lie open."""
    game.start = view.start
    game.active = view.active
    game.turns = view.turns
    game.active_tile = view.active_tile
    game.pending_tile = view.pending_tile
    game.wheel = view.wheel
    game.tile_pile = pile(view.tile_pile)
    game.tile_discard = pile(view.tile_discard)
    game.token_spaces = listed(view.token_spaces)
    game.token_pile = pile(view.token_pile)
    game.token_discard = pile(view.token_discard)
    game.board = listed(view.board)
    game.era_decks = [pile(deck) for deck in view.era_decks]
    game.era_discards = [pile(discard) for discard in view.era_discards]
    game.relic_deck = pile(view.relic_deck)
    game.relic_discard = pile(view.relic_discard)
    game.honor_supply = view.honor_supply
    game.tiles_inserted = view.tiles_inserted
    game.token_taken = view.token_taken
    game.used = view.used


def imagine_player(view: PlayerView, dice: Dice) -> Player:
    """A Personal Area; a hidden hand is dealt from the cards that it may hold."""
    player = new_player(view.seat)
    player.sabaton = view.sabaton
    player.era = view.era
    player.honor = view.honor
    player.discard = pile(view.discard)
    player.known = pile(view.known)
    player.aside = listed(view.aside)
    player.dismissed = listed(view.dismissed)
    player.relics = listed(view.relics)
    player.tokens = listed(view.tokens)
    if view.hand is not None and view.deck is not None:
        player.hand = pile(view.hand)
        player.deck = pile(view.deck)
        return player
    player.hand = pile(view.known)
    player.deck = pile(view.unseen)
    for card in player.known:
        player.deck.take(card)
    while len(player.hand) < view.hand_size:
        card = dice.piece(player.deck)
        player.deck.take(card)
        player.hand.put(card)
    return player


def imagine_line_up(line_up: LineUp, view: LineUpView, frame: Frame) -> None:
    """Cards, tokens and counters as they lie."""
    line_up.lay_out(listed(view.cards), listed(view.tokens))
    line_up.muster(frame.roster)
    line_up.formed = view.formed
    line_up.links = view.links
    line_up.standing = view.standing
    line_up.damage = view.damage
    survivors: i64 = 0
    for place in range(line_up.size):
        if line_up.stands(place):
            survivors += 1
    line_up.survivors = survivors


def imagine_battle(game: Game, view: BattleView) -> None:
    """The battlefield lies open."""
    imagine_line_up(game.battle.attackers, view.attackers, game.frame)
    imagine_line_up(game.battle.defenders, view.defenders, game.frame)
    game.battle.winner = view.winner
    game.defender = view.defender
    game.space = view.space
    game.foreign = view.foreign
    game.strong_face = view.strong_face
    game.risky_face = view.risky_face
    game.attacker_rerolls = view.attacker_rerolls
    game.defender_rerolls = view.defender_rerolls
    game.fought = view.fought


def imagine_due(game: Game, view: View) -> None:
    """The moment is known to everyone."""
    due = view.due
    game.moment = due.moment
    game.to_act = due.to_act
    game.offered = options_of(listed(view.options))
    game.cursor = due.cursor
    game.cursor_icons = due.cursor_icons
    game.reinforced = due.reinforced
    game.resume = due.resume
    game.draws = due.draws
    game.drawer = due.drawer
    game.draw_renews = due.draw_renews
    game.after_draws = due.after_draws


def imagine_looks(game: Game, view: View, dice: Dice) -> None:
    """What a player is looking at: as seen, or any of the possible pieces."""
    if view.looked_at is not None:
        game.looked_at = pile(view.looked_at)
        return
    game.looked_at = pile(())
    if view.due.moment in (moments.PROWESS, moments.LOOK_PROWESS, moments.KEEP_PROWESS):
        return  # settled with the Prowess tokens
    if view.due.moment in (moments.STOLEN, moments.FIND_STOLEN, moments.KEEP_STOLEN):
        owner = game.players[view.battle.defender]
        for _ in range(view.looking):
            relic = dice.choose(owner.relics)
            owner.relics = without_piece(owner.relics, relic)
            game.looked_at.put(relic)
        return
    for _ in range(view.looking):
        relic = dice.piece(game.relic_deck)
        game.relic_deck.take(relic)
        game.looked_at.put(relic)


def imagine_prowess(game: Game, view: PlayerView, full: View, dice: Dice) -> None:
    """Values of the tokens a player has lost and still has; they fit what the viewer saw."""
    player = game.players[view.seat]
    if view.sabaton == NONE:
        return
    values = game.frame.box.sabatons[view.sabaton].prowess
    looks = looks_at_prowess_of(full, view.seat)
    seen_now = full.looked_at if looks and full.looked_at is not None else ()
    while True:
        left = values[:]
        lost: list[i64] = []
        returned: list[i64] = []
        for known in view.prowess_seen:
            if known is not None:
                value = i64(known[0])
                other = i64(known[1])
            else:
                value = dice.choose(left) if len(left) > 0 else NONE
                other = NONE
            if not take(left, value):
                break
            if known is None and len(left) > 0:
                other = dice.choose(left)
            elif other != NONE and other not in left:
                break
            lost.append(value)
            returned.append(other)
        if len(lost) == len(view.prowess_seen) and holds_all(left, seen_now):
            break
    player.prowess = left
    player.prowess_takers = listed(view.prowess_takers)
    player.prowess_lost = lost
    player.prowess_returned = returned
    if looks and full.looked_at is None:
        hidden = left[:]
        for _ in range(full.looking):
            value = dice.choose(hidden)
            take(hidden, value)
            game.looked_at.put(value)


def looks_at_prowess_of(view: View, seat: int) -> bool:
    """Whether a player is looking at this seat's Prowess tokens now."""
    if view.due.moment not in (moments.PROWESS, moments.LOOK_PROWESS, moments.KEEP_PROWESS):
        return False
    loser = view.battle.defender if view.battle.winner == ATTACKER else view.active
    return seat == loser


def holds_all(pieces: list[i64], wanted: Pieces) -> bool:
    """Whether the pile holds all of these."""
    rest = pieces[:]
    return all([take(rest, i64(piece)) for piece in wanted])

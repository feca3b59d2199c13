"""Phase 3, Restoration: clean up, refill, pass the turn (RULES 2.18). It has no decisions."""

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.battle.line_up import LineUp
from abth.rules.battle.rewards import withdraw
from abth.rules.events import (
    CardDrawn,
    HeroSetAside,
    MatchEnded,
    PileRenewed,
    TokenLaidOut,
    UnitLaidOut,
)
from abth.rules.game import Game, await_chance, begin_drawing, end_match
from abth.rules.piles import with_piece
from abth.rules.player import Player
from abth.rules.scoring import standing
from abth.rules.terms import HAND_SIZE, HERO, NOBODY, NONE, SPACES, era_of_space


def restore(game: Game) -> None:
    """Units and tokens leave the battlefield (RESTORE-1 to 4, in the order of R-51)."""
    battle = game.battle
    if game.fought:
        attackers, defenders = battle.attackers, battle.defenders
        for place in range(attackers.size):
            retire(game, game.players[game.active], attackers.card(place))
        if game.defender != NONE:
            for place in range(defenders.size):
                card = defenders.card(place)
                if game.foreign & (1 << place):
                    withdraw(game, card)
                else:
                    retire(game, game.players[game.defender], card)
        take_off(game, attackers)
        take_off(game, defenders)
        game.foreign = 0
        game.strong_face = game.risky_face = NONE
        battle.winner = NOBODY
    game.cursor = 0
    game.moment = moments.REFILL_BOARD


def take_off(game: Game, line_up: LineUp) -> None:
    """A line-up leaves the battlefield, its tokens for the discard pile (RESTORE-3)."""
    if line_up.packed_tokens != 0:
        for place in range(line_up.size):
            if line_up.token(place) != NONE:
                game.token_discard.put(line_up.token(place))
    line_up.clear()


def retire(game: Game, player: Player, card: i64) -> None:
    """A Unit goes to its owner's discard pile, a Hero is set aside for good (HERO-6, R-54)."""
    if game.frame.box.units[card].rank != HERO:
        player.discard.put(card)
        return
    player.aside = with_piece(player.aside, card)
    if game.story is not None:
        game.tell(HeroSetAside(player.seat, card))


def refill_board(game: Game) -> None:
    """Fill empty spaces, I1 to IV3, from the Era deck, renewed if needed (RESTORE-5, 6, R-52)."""
    while game.cursor < SPACES:
        if game.board[game.cursor] == NONE:
            era = era_of_space(game.cursor)
            if game.era_decks[era].size == 0:
                renew_era(game, era)
            if game.era_decks[era].size > 0:
                await_chance(game, moments.LAY_UNIT)
                return
        game.cursor += 1
    if game.frame.renew_era_at_once:
        for era in range(1, 5):
            if game.era_decks[era].size == 0:
                renew_era(game, era)
    game.cursor = 0
    game.moment = moments.REFILL_TOKENS


def renew_era(game: Game, era: i64) -> None:
    """The Era's discard pile becomes its deck (RESTORE-6, R-51)."""
    if game.era_discards[era].size == 0:
        return
    decks, discards = game.era_decks, game.era_discards
    decks[era], discards[era] = discards[era], decks[era]  # the deck is empty
    if game.story is not None:
        game.tell(PileRenewed("era", era))


def lay_unit(game: Game, card: i64) -> None:
    """Lay a Unit, perhaps a Hero, face up on the empty space (RESTORE-5, RESTORE-7)."""
    era = era_of_space(game.cursor)
    game.era_decks[era].take(card)
    game.board[game.cursor] = card
    if game.story is not None:
        game.tell(UnitLaidOut(game.cursor, card))
    game.moment = moments.REFILL_BOARD


def refill_tokens(game: Game) -> None:
    """Fill the empty token space; the discards renew the pile (RESTORE-8, TOKEN-9, R-9)."""
    for space in range(i64(len(game.token_spaces))):
        if game.token_spaces[space] != NONE:
            continue
        if game.token_pile.size == 0 and game.token_discard.size > 0:
            game.token_pile, game.token_discard = game.token_discard, game.token_pile
            if game.story is not None:
                game.tell(PileRenewed("tokens", 0))
        if game.token_pile.size > 0:
            game.cursor = space
            await_chance(game, moments.LAY_TOKEN)
            return
    game.cursor = 0
    game.moment = moments.REFILL_ATTACKER


def lay_token(game: Game, token: i64) -> None:
    """A Warfare token lies face up on its space."""
    game.token_pile.take(token)
    game.token_spaces[game.cursor] = token
    if game.story is not None:
        game.tell(TokenLaidOut(game.cursor, token))
    game.moment = moments.REFILL_TOKENS


def refill_hand(game: Game, seat: i64, then: i64) -> None:
    """A fighter with fewer than 4 cards draws up to 4 (RESTORE-9 to 12)."""
    missing = HAND_SIZE - game.players[seat].hand.size
    if missing > 0:
        begin_drawing(game, seat, missing, True, then)
    else:
        game.moment = then


def refill_defender(game: Game) -> None:
    """A challenged player refills too, after the Attacker (R-51)."""
    if game.defender == NONE:
        game.moment = moments.END_TURN
    else:
        refill_hand(game, game.defender, moments.END_TURN)


def go_on_drawing(game: Game) -> None:
    """Draw the next card; the deck is renewed where the rules say so (RESTORE-10, R-13, R-64)."""
    player = game.players[game.drawer]
    if game.draws > 0 and player.deck.size == 0 and game.draw_renews and player.discard.size > 0:
        player.deck, player.discard = player.discard, player.deck
        if game.story is not None:
            game.tell(PileRenewed("deck", player.seat))
    if game.draws > 0 and player.deck.size > 0:
        await_chance(game, moments.DRAW_CARD)
        return
    game.moment = game.after_draws
    game.draws = game.drawer = game.after_draws = 0
    game.draw_renews = False


def draw_card(game: Game, card: i64) -> None:
    """One card of the deck comes into the hand."""
    player = game.players[game.drawer]
    player.draw(card)
    game.draws -= 1
    if game.story is not None:
        game.tell(CardDrawn(player.seat, card))
    game.moment = moments.DRAWING


def end_turn(game: Game) -> None:
    """The left-hand neighbor is next, or the match is over (ROUND-7, ROUND-8, RESTORE-13)."""
    players = i64(len(game.players))
    game.turns += 1
    if game.turns == players * game.frame.rounds:
        end_match(game)
        if game.story is not None:
            result = standing(game)
            game.tell(MatchEnded(result.totals, result.winners))
        return
    game.active = (game.active + 1) % players
    game.moment = moments.BEGIN_TURN

"""Views: what one seat, or a spectator, may know (R-55). Built up, never stripped down.

Open facts are the same for everybody. Hidden are the split of a player's cards between hand and
deck, the values of Prowess tokens, and what somebody is looking at in secret. What a deck holds
is no secret in itself: every card that went into it was seen.

Much of a view is the same for all seats: `player_view` and `view_of_table` build its parts, so that
a server needs to encode each of them only once. Nobody changes a view; its dataclasses are not
frozen because frozen ones take twice as long to make.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.battle.line_up import LineUp
from abth.rules.battle.rewards import winner_seat
from abth.rules.game import Game
from abth.rules.piles import together
from abth.rules.player import Player
from abth.rules.terms import NONE

Pieces = tuple[int, ...]


@dataclass
class PlayerView:
    """A Personal Area. `unseen` is hand and deck together, `known` what must be in the hand."""

    seat: int
    sabaton: int
    era: int
    honor: int
    hand: Pieces | None
    deck: Pieces | None
    unseen: Pieces
    hand_size: int
    deck_size: int
    known: Pieces
    discard: Pieces
    aside: Pieces
    dismissed: Pieces
    relics: Pieces
    tokens: Pieces
    prowess_left: int
    prowess_takers: Pieces
    prowess_seen: tuple[tuple[int, int] | None, ...]  # value and the one given back, if known


@dataclass
class LineUpView:
    """One side of the battlefield, front first, with the counters that lie on it."""

    cards: Pieces
    tokens: Pieces
    formed: int
    links: int
    standing: int
    damage: int


@dataclass
class BattleView:
    """The battle of this turn, as far as it has come."""

    attackers: LineUpView
    defenders: LineUpView
    defender: int
    space: int
    foreign: int
    strong_face: int
    risky_face: int
    attacker_rerolls: int
    defender_rerolls: int
    fought: bool
    winner: int


@dataclass
class DueView:
    """What is due: the moment and how far its step has come."""

    moment: int
    to_act: int
    cursor: int
    cursor_icons: int
    reinforced: int
    resume: int
    draws: int
    drawer: int
    draw_renews: bool
    after_draws: int


@dataclass
class View:
    """A match as one seat sees it (None: a spectator). What nobody lists, nobody sees."""

    seat: int | None
    options: Pieces  # the legal actions, if it is this seat's turn
    players: tuple[PlayerView, ...]
    start: int
    active: int
    turns: int
    active_tile: int
    pending_tile: int
    wheel: int
    tile_pile: Pieces
    tile_discard: Pieces
    token_spaces: Pieces
    token_pile: Pieces
    token_discard: Pieces
    board: Pieces
    era_decks: tuple[Pieces, ...]
    era_discards: tuple[Pieces, ...]
    relic_deck: Pieces  # with those that somebody is looking at in secret
    relic_discard: Pieces
    honor_supply: int
    tiles_inserted: int
    token_taken: bool
    used: int
    battle: BattleView
    looked_at: Pieces | None
    looking: int  # how many are being looked at
    due: DueView


def pieces(pile: list[i64]) -> Pieces:
    """A pile as plain numbers."""
    return tuple(pile)


def view_for(game: Game, seat: int | None) -> View:
    """What this seat (None: a spectator) may know (R-55)."""
    secret = is_looking_in_secret(game, seat)
    options = pieces(game.options) if seat is not None and seat == game.to_act else ()
    players = tuple([player_view(game, player, seat, secret) for player in game.players])
    return view_of_table(game, seat, options, players, secret)


def is_looking_in_secret(game: Game, seat: int | None) -> bool:
    """Whether somebody else is looking at something this seat may not see (R-47, R-49)."""
    if len(game.looked_at) == 0:
        return False
    if game.moment in (moments.PROWESS, moments.LOOK_PROWESS, moments.KEEP_PROWESS):
        return seat is None or seat != winner_seat(game)
    return game.frame.relics_are_secret and (seat is None or seat != game.active)


def view_of_table(
    game: Game, seat: int | None, options: Pieces, players: tuple[PlayerView, ...], secret: bool
) -> View:
    """A view with these Personal Areas; `secret`: without what another player is looking at."""
    relics = game.relic_deck
    if secret and game.moment in (moments.RELICS, moments.FIND_RELIC, moments.KEEP_RELIC):
        relics = together(relics, game.looked_at)
    return View(
        seat=seat,
        options=options,
        players=players,
        start=int(game.start),
        active=int(game.active),
        turns=int(game.turns),
        active_tile=int(game.active_tile),
        pending_tile=int(game.pending_tile),
        wheel=int(game.wheel),
        tile_pile=pieces(game.tile_pile),
        tile_discard=pieces(game.tile_discard),
        token_spaces=pieces(game.token_spaces),
        token_pile=pieces(game.token_pile),
        token_discard=pieces(game.token_discard),
        board=pieces(game.board),
        era_decks=tuple([pieces(pile) for pile in game.era_decks]),
        era_discards=tuple([pieces(pile) for pile in game.era_discards]),
        relic_deck=pieces(relics),
        relic_discard=pieces(game.relic_discard),
        honor_supply=int(game.honor_supply),
        tiles_inserted=int(game.tiles_inserted),
        token_taken=game.token_taken,
        used=int(game.used),
        battle=battle_view(game),
        looked_at=None if secret else pieces(game.looked_at),
        looking=len(game.looked_at),
        due=due_view(game),
    )


def player_view(game: Game, player: Player, seat: int | None, secret: bool) -> PlayerView:
    """One Personal Area; Relics that are looked at in secret still seem to lie with their owner."""
    own = seat is not None and seat == player.seat
    return PlayerView(
        seat=int(player.seat),
        sabaton=int(player.sabaton),
        era=int(player.era),
        honor=int(player.honor),
        hand=pieces(player.hand) if own else None,
        deck=pieces(player.deck) if own else None,
        unseen=pieces(together(player.hand, player.deck)),
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        known=pieces(player.known),
        discard=pieces(player.discard),
        aside=pieces(player.aside),
        dismissed=pieces(player.dismissed),
        relics=pieces(relics_shown(game, player, secret)),
        tokens=pieces(player.tokens),
        prowess_left=len(player.prowess),
        prowess_takers=pieces(player.prowess_takers),
        prowess_seen=prowess_seen(player, seat),
    )


def relics_shown(game: Game, player: Player, secret: bool) -> list[i64]:
    """A player's Relics; those looked at in secret still seem to lie there (R-47)."""
    steals = game.moment in (moments.STOLEN, moments.FIND_STOLEN, moments.KEEP_STOLEN)
    if secret and steals and player.seat == game.defender:
        return together(player.relics, game.looked_at)
    return player.relics


def prowess_seen(player: Player, seat: int | None) -> tuple[tuple[int, int] | None, ...]:
    """Each token lost: its value and the one given back, for the eyes of its winner (R-49)."""
    seen: list[tuple[int, int] | None] = []
    for number in range(len(player.prowess_takers)):
        if seat is not None and player.prowess_takers[number] == seat:
            value = int(player.prowess_lost[number])
            seen.append((value, int(player.prowess_returned[number])))
        else:
            seen.append(None)
    return tuple(seen)


def battle_view(game: Game) -> BattleView:
    """The battlefield."""
    return BattleView(
        attackers=line_up_view(game.battle.attackers),
        defenders=line_up_view(game.battle.defenders),
        defender=int(game.defender),
        space=int(game.space),
        foreign=int(game.foreign),
        strong_face=int(game.strong_face),
        risky_face=int(game.risky_face),
        attacker_rerolls=int(game.attacker_rerolls),
        defender_rerolls=int(game.defender_rerolls),
        fought=game.fought,
        winner=int(game.battle.winner) if game.fought else int(NONE),
    )


def line_up_view(line_up: LineUp) -> LineUpView:
    """Laid cards and tokens are open to everybody at once (part 8, rule 6)."""
    return LineUpView(
        cards=pieces(line_up.cards),
        tokens=pieces(line_up.tokens),
        formed=int(line_up.formed),
        links=int(line_up.links),
        standing=int(line_up.standing),
        damage=int(line_up.damage),
    )


def due_view(game: Game) -> DueView:
    """What is due now."""
    return DueView(
        moment=int(game.moment),
        to_act=int(game.to_act),
        cursor=int(game.cursor),
        cursor_icons=int(game.cursor_icons),
        reinforced=int(game.reinforced),
        resume=int(game.resume),
        draws=int(game.draws),
        drawer=int(game.drawer),
        draw_renews=game.draw_renews,
        after_draws=int(game.after_draws),
    )

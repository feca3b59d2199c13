"""Views: what one seat, or a spectator, may know (R-55). Built up, never stripped down.

Open facts are the same for everybody. Hidden are the split of a player's cards between hand and
deck, the values of Prowess tokens, and what a player is looking at in secret. What a deck holds
is no secret in itself: every card that went into it was seen.

Much of a view is the same for all seats: `player_view` and `view_of_table` build its parts, so that
a server needs to encode each of them only once. Nobody changes a view; its dataclasses are not
frozen, and their `__init__` is written out, because it is compiled then: the one that a dataclass
would get takes fifty times as long.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.battle.line_up import LineUp
from abth.rules.battle.rewards import winner_seat
from abth.rules.dataclass_pickling import by_fields
from abth.rules.game import Game
from abth.rules.piles import Pile, with_piece
from abth.rules.player import Player
from abth.rules.terms import NONE

Pieces = tuple[int, ...]


@dataclass(init=False)
class PlayerView:
    """A Personal Area. `unseen` is hand and deck together, `known` what must be in the hand.

    `hand` and `deck` are None for those who may not see them. `aside` are Heroes set aside,
    `dismissed` cards out of the game. `prowess_left` are the tokens still here, `prowess_takers`
    the seats that won the others.
    """

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

    def __init__(
        self,
        seat: int,
        sabaton: int,
        era: int,
        honor: int,
        hand: Pieces | None,
        deck: Pieces | None,
        unseen: Pieces,
        hand_size: int,
        deck_size: int,
        known: Pieces,
        discard: Pieces,
        aside: Pieces,
        dismissed: Pieces,
        relics: Pieces,
        tokens: Pieces,
        prowess_left: int,
        prowess_takers: Pieces,
        prowess_seen: tuple[tuple[int, int] | None, ...],
    ) -> None:
        self.seat = seat
        self.sabaton = sabaton
        self.era = era
        self.honor = honor
        self.hand = hand
        self.deck = deck
        self.unseen = unseen
        self.hand_size = hand_size
        self.deck_size = deck_size
        self.known = known
        self.discard = discard
        self.aside = aside
        self.dismissed = dismissed
        self.relics = relics
        self.tokens = tokens
        self.prowess_left = prowess_left
        self.prowess_takers = prowess_takers
        self.prowess_seen = prowess_seen

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
class LineUpView:
    """One side of the battlefield, front first, with the counters that lie on it."""

    cards: Pieces
    tokens: Pieces
    formed: int
    links: int
    standing: int
    damage: int

    def __init__(
        self,
        cards: Pieces,
        tokens: Pieces,
        formed: int,
        links: int,
        standing: int,
        damage: int,
    ) -> None:
        self.cards = cards
        self.tokens = tokens
        self.formed = formed
        self.links = links
        self.standing = standing
        self.damage = damage

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
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

    def __init__(
        self,
        attackers: LineUpView,
        defenders: LineUpView,
        defender: int,
        space: int,
        foreign: int,
        strong_face: int,
        risky_face: int,
        attacker_rerolls: int,
        defender_rerolls: int,
        fought: bool,
        winner: int,
    ) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.defender = defender
        self.space = space
        self.foreign = foreign
        self.strong_face = strong_face
        self.risky_face = risky_face
        self.attacker_rerolls = attacker_rerolls
        self.defender_rerolls = defender_rerolls
        self.fought = fought
        self.winner = winner

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
class DueView:
    """The pending decision: the moment and how far its step has come."""

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

    def __init__(
        self,
        moment: int,
        to_act: int,
        cursor: int,
        cursor_icons: int,
        reinforced: int,
        resume: int,
        draws: int,
        drawer: int,
        draw_renews: bool,
        after_draws: int,
    ) -> None:
        self.moment = moment
        self.to_act = to_act
        self.cursor = cursor
        self.cursor_icons = cursor_icons
        self.reinforced = reinforced
        self.resume = resume
        self.draws = draws
        self.drawer = drawer
        self.draw_renews = draw_renews
        self.after_draws = after_draws

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
class View:
    """A match as one seat sees it (None: a spectator). What nobody lists, nobody sees.

    Cards, tokens, tiles and Relics are places in the lists of the box, seats count from 0, and -1
    stands for none. The order of a pile to draw from says nothing: chance draws from all of it.

    - `options`: the legal actions, if it is this seat's turn; `due`: the pending decision.
    - `players`: the Personal Areas by seat; `start`, `active`: who went first, whose turn it is;
      `turns`: how many are over.
    - `active_tile`, `pending_tile`, `wheel`, `tile_pile`, `tile_discard`: the Gears of History;
      `tiles_inserted`, `token_taken`, `used` (a bit for each action): what was done this turn.
    - `token_spaces`, `token_pile`, `token_discard`: Warfare tokens on the gears and beside them.
    - `board`: the cards on the spaces, I1 to IV3; `era_decks`, `era_discards`: their piles, by Era
      from 1.
    - `relic_deck`, `relic_discard`, `honor_supply`: what is left to win.
    - `battle`: the battle of this turn, as far as it has come.
    - `looked_at`: the Relics or Prowess tokens that a player is looking at, None if they are hidden
      from this seat; `looking`: how many.
    """

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
    relic_deck: Pieces  # with those that a player is looking at in secret
    relic_discard: Pieces
    honor_supply: int
    tiles_inserted: int
    token_taken: bool
    used: int
    battle: BattleView
    looked_at: Pieces | None
    looking: int  # how many are being looked at
    due: DueView

    def __init__(
        self,
        seat: int | None,
        options: Pieces,
        players: tuple[PlayerView, ...],
        start: int,
        active: int,
        turns: int,
        active_tile: int,
        pending_tile: int,
        wheel: int,
        tile_pile: Pieces,
        tile_discard: Pieces,
        token_spaces: Pieces,
        token_pile: Pieces,
        token_discard: Pieces,
        board: Pieces,
        era_decks: tuple[Pieces, ...],
        era_discards: tuple[Pieces, ...],
        relic_deck: Pieces,
        relic_discard: Pieces,
        honor_supply: int,
        tiles_inserted: int,
        token_taken: bool,
        used: int,
        battle: BattleView,
        looked_at: Pieces | None,
        looking: int,
        due: DueView,
    ) -> None:
        self.seat = seat
        self.options = options
        self.players = players
        self.start = start
        self.active = active
        self.turns = turns
        self.active_tile = active_tile
        self.pending_tile = pending_tile
        self.wheel = wheel
        self.tile_pile = tile_pile
        self.tile_discard = tile_discard
        self.token_spaces = token_spaces
        self.token_pile = token_pile
        self.token_discard = token_discard
        self.board = board
        self.era_decks = era_decks
        self.era_discards = era_discards
        self.relic_deck = relic_deck
        self.relic_discard = relic_discard
        self.honor_supply = honor_supply
        self.tiles_inserted = tiles_inserted
        self.token_taken = token_taken
        self.used = used
        self.battle = battle
        self.looked_at = looked_at
        self.looking = looking
        self.due = due

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


def pieces(row: list[i64]) -> Pieces:
    """A row of pieces as plain numbers."""
    return tuple(row)


def pile_seen(pile: Pile) -> Pieces:
    """A pile as plain numbers."""
    return tuple(pile.listed())


def seen_together(one: Pile, other: Pile) -> Pieces:
    """Two piles as if they were one."""
    both = one.copy()
    for piece in other:
        both.put(piece)
    return pile_seen(both)


def view_for(game: Game, seat: int | None) -> View:
    """What this seat (None: a spectator) may know (R-55)."""
    secret = is_looking_in_secret(game, seat)
    options = pieces(game.options) if seat is not None and seat == game.to_act else ()
    players = tuple([player_view(game, player, seat, secret) for player in game.players])
    return view_of_table(game, seat, options, players, secret)


def is_looking_in_secret(game: Game, seat: int | None) -> bool:
    """Whether another seat is looking at something this one may not see (R-47, R-49)."""
    if len(game.looked_at) == 0:
        return False
    if game.moment in (moments.PROWESS, moments.LOOK_PROWESS, moments.KEEP_PROWESS):
        return seat is None or seat != winner_seat(game)
    return game.frame.relics_are_secret and (seat is None or seat != game.active)


def view_of_table(
    game: Game, seat: int | None, options: Pieces, players: tuple[PlayerView, ...], secret: bool
) -> View:
    """A view with these Personal Areas; `secret`: without what another player is looking at."""
    relics = pile_seen(game.relic_deck)
    if secret and game.moment in (moments.RELICS, moments.FIND_RELIC, moments.KEEP_RELIC):
        relics = seen_together(game.relic_deck, game.looked_at)
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
        tile_pile=pile_seen(game.tile_pile),
        tile_discard=pile_seen(game.tile_discard),
        token_spaces=pieces(game.token_spaces),
        token_pile=pile_seen(game.token_pile),
        token_discard=pile_seen(game.token_discard),
        board=pieces(game.board),
        era_decks=tuple([pile_seen(pile) for pile in game.era_decks]),
        era_discards=tuple([pile_seen(pile) for pile in game.era_discards]),
        relic_deck=relics,
        relic_discard=pile_seen(game.relic_discard),
        honor_supply=int(game.honor_supply),
        tiles_inserted=int(game.tiles_inserted),
        token_taken=game.token_taken,
        used=int(game.used),
        battle=battle_view(game),
        looked_at=None if secret else pile_seen(game.looked_at),
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
        hand=pile_seen(player.hand) if own else None,
        deck=pile_seen(player.deck) if own else None,
        unseen=seen_together(player.hand, player.deck),
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        known=pile_seen(player.known),
        discard=pile_seen(player.discard),
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
        relics = player.relics
        for relic in game.looked_at:
            relics = with_piece(relics, relic)
        return relics
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
    """The pending decision."""
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

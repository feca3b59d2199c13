"""Those who look on: what they can work out, and how else the hidden things might lie.

Neither uses views or imagining, so that those can be proved by it.
"""

from __future__ import annotations

from collections import Counter

from abth.rules import moments
from abth.rules.battle.rewards import loser_seat, winner_seat
from abth.rules.events import (
    CardRetrieved,
    Event,
    PileRenewed,
    UnitDeployed,
    UnitDismissed,
    seen_by,
)
from abth.rules.flow import offer
from abth.rules.game import Game
from abth.rules.piles import pile_of
from abth.rules.player import Player
from abth.rules.playout import Dice
from abth.rules.terms import NONE

PROWESS = (moments.LOOK_PROWESS, moments.KEEP_PROWESS)
RELICS = (moments.FIND_RELIC, moments.KEEP_RELIC)
STOLEN = (moments.FIND_STOLEN, moments.KEEP_STOLEN)


class Onlooker:
    """A spectator who remembers: which cards must be in a hand, by what everybody has seen."""

    def __init__(self, game: Game) -> None:
        self.known: list[Counter[int]] = [Counter() for _ in game.players]

    def follow(self, events: list[Event], game: Game) -> None:
        """Take in what an action told, and the sizes of the decks after it."""
        renewed: set[int] = set()
        for event in events:
            match seen_by(event, None):
                case CardRetrieved(seat, card):
                    self.known[seat][card] += 1
                case UnitDeployed(seat, _, card) | UnitDismissed(seat, card):
                    self.known[seat] -= Counter([card])
                case PileRenewed("deck", seat):
                    renewed.add(seat)
        for player in game.players:
            # With an empty deck every own card that lies nowhere else is in the hand.
            if not player.deck or player.seat in renewed:
                self.known[player.seat] = Counter(player.hand)


def drawn(pieces: list[int], number: int, dice: Dice) -> tuple[list[int], list[int]]:
    """So many of the pieces at random, and the rest."""
    rest, taken = sorted(pieces), list[int]()
    for _ in range(number):
        taken.append(rest.pop(dice.below(len(rest))))
    return sorted(taken), rest


def dealt_anew(game: Game, seat: int | None, dice: Dice) -> Game:
    """The same match with everything that this seat cannot know dealt anew (R-47, R-49, R-55)."""
    twin = game.clone()
    for player in twin.players:
        if player.seat != seat:
            deal_hand(player, dice)
        deal_prowess(twin, player, seat, dice)
    if twin.frame.relics_are_secret and twin.looked_at and seat != twin.active:
        if twin.moment in RELICS:
            pool = twin.relic_deck + twin.looked_at
            looked_at, relics = drawn(pool, len(twin.looked_at), dice)
            twin.looked_at, twin.relic_deck = pile_of(looked_at), pile_of(relics)
        elif twin.moment in STOLEN:
            owner = twin.players[twin.defender]
            pool = owner.relics + twin.looked_at
            looked_at, owner.relics = drawn(pool, len(twin.looked_at), dice)
            twin.looked_at = pile_of(looked_at)
    if twin.moment <= moments.LAST_DECISION:
        offer(twin, twin.moment)
    return twin


def deal_hand(player: Player, dice: Dice) -> None:
    """Other cards in hand, but for those that everybody knows of."""
    pool = Counter(player.hand + player.deck) - Counter(player.known)
    hidden = len(player.hand) - len(player.known)
    fresh, rest = drawn(list(pool.elements()), hidden, dice)
    player.deck, player.hand = pile_of(rest), pile_of(player.known + fresh)


def deal_prowess(game: Game, player: Player, seat: int | None, dice: Dice) -> None:
    """Other values on the Prowess tokens, unless this seat has seen some of them."""
    looked_at = game.moment in PROWESS and player.seat == loser_seat(game)
    if player.sabaton == NONE or seat in player.prowess_takers:
        return
    if looked_at and seat == winner_seat(game):
        return
    values = player.prowess + player.prowess_lost
    player.prowess_lost, player.prowess = drawn(values, len(player.prowess_lost), dice)
    if looked_at:
        looked_at_now, _ = drawn(player.prowess, len(game.looked_at), dice)
        game.looked_at = pile_of(looked_at_now)

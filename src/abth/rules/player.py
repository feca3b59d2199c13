"""A player: the Personal Area of one seat (TERM-7).

Piles that change all the time are copied with a clone; the others are lists that are replaced when
they change, and clones share them. The docstring of `Player` says which are which.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from abth.rules.piles import Pile, no_pieces, without_piece

NOTHING: Final[list[i64]] = []
"""A pile without pieces that clones share; never changed."""


class Player:
    """Copied: hand, deck, discard, known. Shared until replaced: all other piles."""

    def __init__(self, seat: i64, hand: Pile, deck: Pile, discard: Pile, known: Pile) -> None:
        self.seat: Final = seat
        self.sabaton: i64 = -1
        self.era: i64 = 0  # 0: the Sabaton is off the board (SETUP-19)
        self.honor: i64 = 0
        self.hand: Pile = hand
        self.deck: Pile = deck
        self.discard: Pile = discard
        self.known: Pile = known  # cards in hand that everyone saw go there
        self.aside: list[i64] = NOTHING  # Heroes used (HERO-6)
        self.dismissed: list[i64] = NOTHING
        self.relics: list[i64] = NOTHING
        self.tokens: list[i64] = NOTHING
        self.prowess: list[i64] = NOTHING  # values of this player's Prowess tokens still here
        # This player's Prowess tokens that others won, in order: who has it, its value, and
        # the value that the winner saw and gave back (-1: there was only one).
        self.prowess_takers: list[i64] = NOTHING
        self.prowess_lost: list[i64] = NOTHING
        self.prowess_returned: list[i64] = NOTHING

    def clone(self) -> Player:
        """A copy that can change."""
        hand, deck, discard = self.hand.copy(), self.deck.copy(), self.discard.copy()
        twin = Player(self.seat, hand, deck, discard, self.known.copy())
        twin.sabaton = self.sabaton
        twin.era = self.era
        twin.honor = self.honor
        twin.aside = self.aside
        twin.dismissed = self.dismissed
        twin.relics = self.relics
        twin.tokens = self.tokens
        twin.prowess = self.prowess
        twin.prowess_takers = self.prowess_takers
        twin.prowess_lost = self.prowess_lost
        twin.prowess_returned = self.prowess_returned
        return twin

    def __copy__(self) -> Player:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Player:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from abth.rules.saving import restored_player, saved_player

        return restored_player, (saved_player(self),)

    def __repr__(self) -> str:
        return f"<Player in seat {self.seat}, {self.hand.size} cards in hand>"

    def draw(self, card: i64) -> None:
        """This card of the deck comes into the hand."""
        self.deck.take(card)
        self.hand.put(card)
        self.reveal_if_deck_is_empty()

    def reveal_if_deck_is_empty(self) -> None:
        """With an empty deck, everyone can tell what the hand must be."""
        if self.deck.size == 0:
            self.known.become(self.hand)

    def play_from_hand(self, card: i64) -> None:
        """A card leaves the hand openly."""
        self.hand.take(card)
        self.known.take(card)

    def take_openly(self, card: i64) -> None:
        """A card comes into the hand openly."""
        self.hand.put(card)
        self.known.put(card)

    def win_prowess(self, taker: i64, value: i64, returned: i64) -> None:
        """One of this player's Prowess tokens goes to the winner (CHALLENGE-15)."""
        self.prowess = without_piece(self.prowess, value)
        self.prowess_takers = self.prowess_takers[:]
        self.prowess_takers.append(taker)
        self.prowess_lost = self.prowess_lost[:]
        self.prowess_lost.append(value)
        self.prowess_returned = self.prowess_returned[:]
        self.prowess_returned.append(returned)


def new_player(seat: int) -> Player:
    """An empty Personal Area, the Sabaton still to be chosen."""
    return Player(i64(seat), no_pieces(), no_pieces(), no_pieces(), no_pieces())

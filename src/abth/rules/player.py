"""A player: the Personal Area of one seat (TERM-7).

Piles that change all the time are copied with a clone; the others are replaced when they change,
and clones share them. The docstring of `Player` says which are which.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from abth.rules.piles import put, take, with_piece, without_piece


class Player:
    """Copied: hand, deck, discard, known. Shared until replaced: all other piles."""

    def __init__(
        self, seat: i64, hand: list[i64], deck: list[i64], discard: list[i64], none: list[i64]
    ) -> None:
        self.seat: Final = seat
        self.sabaton: i64 = -1
        self.era: i64 = 0  # 0: the Sabaton is off the board (SETUP-19)
        self.honor: i64 = 0
        self.hand: list[i64] = hand
        self.deck: list[i64] = deck
        self.discard: list[i64] = discard
        self.known: list[i64] = none  # cards in hand that everyone saw go there
        self.aside: list[i64] = none  # Heroes used (HERO-6)
        self.dismissed: list[i64] = none
        self.relics: list[i64] = none
        self.tokens: list[i64] = none
        self.prowess: list[i64] = none  # values of this player's Prowess tokens still here
        # This player's Prowess tokens that others won, in order: who has it, its value, and
        # the value that the winner saw and gave back (-1: there was only one).
        self.prowess_takers: list[i64] = none
        self.prowess_lost: list[i64] = none
        self.prowess_returned: list[i64] = none

    def clone(self) -> Player:
        """A copy that can change."""
        known = self.known[:] if len(self.known) > 0 else self.known
        twin = Player(self.seat, self.hand[:], self.deck[:], self.discard[:], known)
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
        return f"<Player in seat {self.seat}, {len(self.hand)} cards in hand>"

    def draw(self, card: i64) -> None:
        """This card of the deck comes into the hand."""
        take(self.deck, card)
        put(self.hand, card)
        self.reveal_if_deck_is_empty()

    def reveal_if_deck_is_empty(self) -> None:
        """With an empty deck, everyone can tell what the hand must be."""
        if len(self.deck) == 0:
            self.known = self.hand[:]

    def play_from_hand(self, card: i64) -> None:
        """A card leaves the hand openly."""
        take(self.hand, card)
        if len(self.known) > 0:
            take(self.known, card)

    def take_openly(self, card: i64) -> None:
        """A card comes into the hand openly."""
        put(self.hand, card)
        self.known = with_piece(self.known, card)

    def win_prowess(self, taker: i64, value: i64, returned: i64) -> None:
        """One of this player's Prowess tokens goes to the winner (CHALLENGE-15)."""
        self.prowess = without_piece(self.prowess, value)
        self.prowess_takers = [*self.prowess_takers, taker]
        self.prowess_lost = [*self.prowess_lost, value]
        self.prowess_returned = [*self.prowess_returned, returned]


def new_player(seat: int) -> Player:
    """An empty Personal Area, the Sabaton still to be chosen."""
    return Player(i64(seat), [], [], [], [])

"""Piles: decks, hands, discard piles and heaps of tokens.

Nothing in the game reveals the order of an unseen pile, so a pile has none: it is a multiset, kept
sorted. Equal piles are equal, and no order can leak.

Data type: `Pile`, which changes in place. Its pieces are packed, because Python's own lists took a
third of the time of a random match (docs/adr/0023). The few piles that seldom change (Relics,
tokens, and the like) are lists that clones share: `with_piece` and `without_piece` make new ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Pile:
    """A sorted multiset of small numbers; to read it, it is like a list."""

    def __init__(self, packed: vec[i64], size: i64) -> None:
        self.packed: vec[i64] = packed  # of this pile alone; only the first `size` numbers count
        self.size: i64 = size

    def at(self, place: i64) -> i64:
        """The piece at this place, from the smallest."""
        return self.packed[place]

    def put(self, piece: i64) -> None:
        """Lay one piece on the pile."""
        place = self.size
        if place == len(self.packed):
            self.packed = append(self.packed, piece)
        packed = self.packed
        while place > 0 and packed[place - 1] > piece:
            packed[place] = packed[place - 1]
            place -= 1
        packed[place] = piece
        self.size += 1

    def take(self, piece: i64) -> bool:
        """Take one such piece off the pile; whether there was one."""
        packed = self.packed
        last = self.size - 1
        place = last
        above = piece
        while place >= 0:  # larger pieces close up on the way to this one
            here = packed[place]
            if here == piece:
                packed[place] = above
                self.size = last
                return True
            if here < piece:
                break
            packed[place] = above
            above = here
            place -= 1
        while place < last:  # there is none: move them back
            place += 1
            here = packed[place]
            packed[place] = above
            above = here
        return False

    def gather(self, other: Pile) -> None:
        """Shuffle another pile into this one; the other is empty then."""
        for place in range(other.size):
            self.put(other.packed[place])
        other.size = 0

    def clear(self) -> None:
        """Take all pieces off."""
        self.size = 0

    def become(self, other: Pile) -> None:
        """Hold the same pieces as another pile."""
        for place in range(other.size):
            if place < len(self.packed):
                self.packed[place] = other.packed[place]
            else:
                self.packed = append(self.packed, other.packed[place])
        self.size = other.size

    def copy(self) -> Pile:
        """The same pieces on a pile of their own."""
        return Pile(self.packed[:], self.size)

    def listed(self) -> list[i64]:
        """The pieces as a list."""
        return [self.packed[place] for place in range(self.size)]

    def __len__(self) -> int:
        return int(self.size)

    def __getitem__(self, place: i64) -> i64:
        if not -self.size <= place < self.size:
            raise IndexError(f"a pile of {self.size} has no piece {place}")
        return self.packed[place if place >= 0 else place + self.size]

    def __iter__(self) -> Iterator[i64]:
        return iter(self.listed())

    def __contains__(self, piece: object) -> bool:
        return piece in self.listed()

    def __add__(self, other: Iterable[int]) -> list[int]:
        return [*self.listed(), *other]

    def __radd__(self, other: Iterable[int]) -> list[int]:
        return [*other, *self.listed()]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Pile):
            return self.listed() == other.listed()
        return self.listed() == other

    def __hash__(self) -> int:
        raise TypeError("a pile changes, so it has no hash")

    def __repr__(self) -> str:
        return repr(self.listed())

    def __copy__(self) -> Pile:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Pile:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return pile_of, (self.listed(),)


def pile_of(pieces: list[i64]) -> Pile:
    """A pile of these pieces."""
    pile = Pile(vec[i64](capacity=i64(len(pieces))), 0)
    for piece in pieces:
        pile.put(piece)
    return pile


def no_pieces() -> Pile:
    """An empty pile."""
    return Pile(vec[i64](), 0)


def with_piece(pile: list[i64], piece: i64) -> list[i64]:
    """A new pile with the piece added; for the piles that clones share."""
    grown = pile[:]
    grown.append(piece)
    place = i64(len(pile))
    while place > 0 and pile[place - 1] > piece:
        grown[place], grown[place - 1] = grown[place - 1], grown[place]
        place -= 1
    return grown


def without_piece(pile: list[i64], piece: i64) -> list[i64]:
    """A new pile with one such piece taken off, if there is one."""
    shrunk = pile[:]
    take(shrunk, piece)
    return shrunk


def take(pile: list[i64], piece: i64) -> bool:
    """Take one such piece off a list; whether there was one."""
    for place in range(i64(len(pile))):
        if pile[place] == piece:
            pile.pop(int(place))
            return True
    return False


def kinds(pile: list[i64]) -> list[i64]:
    """The different pieces of the pile: equal pieces are one option (part 8, rule 5)."""
    found: list[i64] = []
    last: i64 = -1
    for piece in pile:
        if piece != last:
            found.append(piece)
            last = piece
    return found

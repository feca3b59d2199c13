"""Piles: decks, hands, discard piles and heaps of tokens.

Nothing in the game reveals the order of an unseen pile, so a pile has none: it is a multiset,
kept as a sorted list. Equal piles are equal lists, and no order can leak.
"""

from mypy_extensions import i64


def put(pile: list[i64], piece: i64) -> None:
    """Lay one piece on the pile."""
    place: i64 = len(pile)
    while place > 0 and pile[place - 1] > piece:
        place -= 1
    pile.insert(place, piece)


def take(pile: list[i64], piece: i64) -> bool:
    """Take one such piece off the pile; whether there was one."""
    place: i64 = 0
    size: i64 = len(pile)
    while place < size:
        if pile[place] == piece:
            pile.pop(place)
            return True
        place += 1
    return False


def with_piece(pile: list[i64], piece: i64) -> list[i64]:
    """A new pile with the piece added; for the piles that clones share."""
    grown = pile[:]
    put(grown, piece)
    return grown


def without_piece(pile: list[i64], piece: i64) -> list[i64]:
    """A new pile with one such piece taken off."""
    shrunk = pile[:]
    take(shrunk, piece)
    return shrunk


def together(one: list[i64], other: list[i64]) -> list[i64]:
    """Both piles shuffled into one."""
    pile = one + other
    pile.sort()
    return pile


def kinds(pile: list[i64]) -> list[i64]:
    """The different pieces of the pile: equal pieces are one option (part 8, rule 5)."""
    found: list[i64] = []
    last: i64 = -1
    for piece in pile:
        if piece != last:
            found.append(piece)
            last = piece
    return found


def count(pile: list[i64], piece: i64) -> i64:
    """How many such pieces lie on the pile."""
    found: i64 = 0
    for other in pile:
        if other == piece:
            found += 1
    return found

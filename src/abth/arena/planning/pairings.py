"""Who meets whom: tables in a cyclic design, the same number of matches for every bot.

With more bots than seats every choice of bots is one of a family that shifting by one bot at a
time goes through; a family played whole gives each bot the same number of matches. Families come
in an order in which neighbours and distant bots meet equally often from early on.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

Table = tuple[int, ...]


@cache
def tables(bots: int, players: int) -> tuple[Table, ...]:
    """All tables of one cycle, as numbers of bots; after the last one the first comes again."""
    if bots <= players:  # everybody sits, some of them more than once
        shifts = 1 if players % bots == 0 else bots
        return tuple(tuple((s + seat) % bots for seat in range(players)) for s in range(shifts))
    return tuple(table for family in families(bots, players) for table in shifted(family, bots))


def shifted(family: Table, bots: int) -> list[Table]:
    """Every table of a family once."""
    found = [tuple(sorted((bot + shift) % bots for bot in family)) for shift in range(bots)]
    return list(dict.fromkeys(found))


def families(bots: int, players: int) -> list[Table]:
    """One table of each family; the next is always one whose meetings are the rarest so far."""
    waiting = [
        (0, *others)
        for others in combinations(range(1, bots), players - 1)
        if is_first_of_family((0, *others), bots)
    ]
    met: Counter[int] = Counter()
    order: list[Table] = []
    while waiting:
        rarest = min(waiting, key=lambda family: sum(met[d] for d in distances(family, bots)))
        waiting.remove(rarest)
        met.update(distances(rarest, bots))
        order.append(rarest)
    return order


def is_first_of_family(table: Table, bots: int) -> bool:
    """Whether this is the table that stands for its family."""
    gaps = [(after - bot) % bots for bot, after in zip(table, table[1:] + table[:1], strict=True)]
    return all(gaps <= gaps[turn:] + gaps[:turn] for turn in range(1, len(gaps)))


def distances(table: Table, bots: int) -> list[int]:
    """How far apart in the list of bots those at a table are, pair by pair."""
    return [min(b - a, bots - b + a) for a, b in combinations(table, 2)]

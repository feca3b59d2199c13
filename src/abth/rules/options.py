"""The options of a decision, kept in one buffer that a match uses again and again.

Data type: `Options`. A new list for every decision, with a new object for every number in it, took
a fifth of the time of a random match. Readers outside the rules ask for `Game.options`, a list.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from abth.rules.piles import Pile


@mypyc_attr(acyclic=True)
class Options:
    """The numbers of the actions that the seat to act may choose, in their order."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64](capacity=i64(16))  # enough for most
        self.count: i64 = 0

    def add(self, number: i64) -> None:
        """Offer one more action."""
        if self.count < len(self.numbers):
            self.numbers[self.count] = number
        else:
            self.numbers = append(self.numbers, number)
        self.count += 1

    def add_kinds(self, first: i64, pile: Pile) -> None:
        """Offer an action for each kind of piece: equal pieces are one option (part 8, rule 5)."""
        numbers, count = self.numbers, self.count
        last: i64 = -1
        for place in range(pile.size):
            piece = pile.packed[place]
            if piece != last:
                last = piece
                if count < len(numbers):
                    numbers[count] = first + piece
                else:
                    numbers = append(numbers, first + piece)
                count += 1
        self.numbers, self.count = numbers, count

    def at(self, place: i64) -> i64:
        """The option at this place."""
        return self.numbers[place]

    def has(self, number: i64) -> bool:
        """Whether this action is among the options."""
        for place in range(self.count):
            if self.numbers[place] == number:
                return True
        return False

    def only(self, number: i64) -> None:
        """Offer this action and no other."""
        self.count = 0
        self.add(number)

    def copy(self) -> Options:
        """The same options in a buffer of their own."""
        twin = Options()
        for place in range(self.count):
            twin.add(self.numbers[place])
        return twin

    def listed(self) -> list[i64]:
        """The options as a list."""
        return [self.numbers[place] for place in range(self.count)]


def options_of(numbers: list[i64]) -> Options:
    """Options with these numbers."""
    options = Options()
    for number in numbers:
        options.add(number)
    return options

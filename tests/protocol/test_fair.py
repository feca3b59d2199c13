"""Fair dice: the bytes that the page promises, and no number that comes more often than another."""

from __future__ import annotations

import hmac
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abth.protocol.fair import (
    FairDice,
    commitment,
    pick,
    possible_draws,
    salt_of,
    secret_of_seed,
)
from abth.rules.chance import outcomes
from abth.rules.flow import apply, new_game
from abth.rules.playout import Dice
from abth.rules.terms import CHANCE, OVER
from tests.scenes import BOX

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text("utf-8")
SECRET = bytes(range(32))
ENTROPIES = ["", "a1b2", ""]


def vectors() -> tuple[dict[str, str], dict[str, str]]:
    """The test vectors of the page: those of the secret, and those of the seed."""
    _, told = PAGE.split("### Test vectors")
    first, second = told.split("With the seed `friday`")
    rows = re.compile(r"^\| ([a-z].*?) \| `([0-9a-f]+)` \|$", re.MULTILINE)
    return dict(rows.findall(first)), dict(rows.findall(second))


# What the page promises


def test_the_vectors_of_the_secret() -> None:
    told, _ = vectors()

    assert told["commitment"] == commitment(SECRET)
    assert told["salt"] == salt_of(ENTROPIES).hex()
    place = salt_of(ENTROPIES) + b"\0" + (4).to_bytes(8, "big") + bytes(4)
    assert told["block(4, 0)"] == hmac.digest(SECRET, place, "sha256").hex()
    assert drawn(told, FairDice(SECRET, ENTROPIES)) == 6


def test_the_vectors_of_the_seed() -> None:
    """Dice of a seed ignore what the seats add."""
    _, told = vectors()

    assert told["secret"] == secret_of_seed("friday").hex()
    assert told["salt"] == salt_of([]).hex()
    assert drawn(told, FairDice.of_seed("friday")) == 3


def drawn(told: dict[str, str], dice: FairDice) -> int:
    """How many draws the page promises; each is kept."""
    count = 0
    for what, value in told.items():
        if found := re.fullmatch(r"entry (\d+), (\d+) pieces", what):
            assert dice.draw(int(found[1]), int(found[2])) == int(value), what
            count += 1
    return count


# Every number as likely as any other


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 18, 100, 128, 129, 255, 256])
def test_every_number_is_in_as_many_chunks_as_any_other(bound: int) -> None:
    """Counted over all chunks of one byte: rejection leaves each number the same share."""
    counts = Counter(pick(bytes([value]), bound, chunk=1) for value in range(256))
    rejected = counts.pop(None, 0)

    assert set(counts) == set(range(bound))
    assert len(set(counts.values())) == 1
    assert rejected == 256 % bound


def test_what_is_rejected_is_passed_over() -> None:
    """252 to 255 would bring 0 to 3 once more than 4 and 5."""
    assert pick(bytes([255, 252, 251]), 6, chunk=1) == 251 % 6
    assert pick(bytes([255, 252]), 6, chunk=1) is None


@pytest.mark.parametrize("bound", [2, 6, 17])
def test_draws_are_spread_evenly(bound: int) -> None:
    """Chi-square, at a limit that fair dice pass but for once in a thousand secrets."""
    dice = FairDice(SECRET, ENTROPIES)
    rolls = 400 * bound
    counts = Counter(dice.draw(number, bound) for number in range(1, rolls + 1))

    spread = sum((counts[value] - 400) ** 2 / 400 for value in range(bound))

    assert spread < {2: 10.83, 6: 20.52, 17: 39.25}[bound]


@given(st.integers(1, 10**6), st.integers(1, 2**64))
def test_a_draw_stays_below_its_bound_and_is_the_same_again(number: int, bound: int) -> None:
    dice = FairDice(SECRET, ENTROPIES)

    assert 0 <= dice.draw(number, bound) < bound
    assert dice.draw(number, bound) == FairDice(SECRET, ENTROPIES).draw(number, bound)


@pytest.mark.parametrize("bound", [0, -1, 2**64 + 1])
def test_nothing_is_drawn_from_nothing(bound: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        FairDice(SECRET, ENTROPIES).draw(1, bound)


# What the dice depend on


def test_secret_and_every_entropy_matter() -> None:
    def rolls(dice: FairDice) -> list[int]:
        return [dice.draw(number, 1000) for number in range(1, 20)]

    others = [
        FairDice(SECRET, ENTROPIES),
        FairDice(SECRET[::-1], ENTROPIES),
        FairDice(SECRET, ["a1b2", "", ""]),
        FairDice(SECRET, ["", "a1b2"]),
        FairDice(SECRET, ["", "a1", "b2"]),
        FairDice.of_seed("friday"),
        FairDice.of_seed("Friday"),
    ]

    assert len({tuple(rolls(dice)) for dice in others}) == len(others)
    assert len(set(rolls(others[0]))) > 15


def test_the_dice_do_not_tell_their_secret() -> None:
    dice = FairDice(SECRET, ENTROPIES)

    assert SECRET.hex() not in repr(dice) + str(dice)


def test_the_pieces_are_those_of_chance_in_order() -> None:
    """A pile is a multiset (decision 2): each piece as often as it is there."""
    game, dice, looked = new_game(BOX, 3), Dice(1), 0
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            pieces = possible_draws(game)
            assert pieces == sorted(pieces)
            assert Counter(pieces) == Counter(dict(outcomes(game)))
            looked += 1
        else:
            pieces = game.legal()
        apply(game, pieces[dice.below(len(pieces))])

    assert looked > 100

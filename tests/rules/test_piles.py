"""Piles are multisets: whatever is put and taken, they stay sorted, and they read like lists."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abth.rules.battle.line_up import PLACES, LineUp
from abth.rules.piles import kinds, no_pieces, pile_of, take, with_piece, without_piece
from abth.rules.terms import ATTACKER, NONE

PIECES = st.lists(st.integers(0, 120), max_size=40)


@given(PIECES, st.lists(st.tuples(st.booleans(), st.integers(0, 120)), max_size=60))
def test_a_pile_holds_what_was_put_and_not_taken(
    pieces: list[int], changes: list[tuple[bool, int]]
) -> None:
    pile, expected = pile_of(pieces), sorted(pieces)
    for puts, piece in changes:
        if puts:
            pile.put(piece)
            expected = sorted([*expected, piece])
        else:
            assert pile.take(piece) == (piece in expected)
            take(expected, piece)
        assert pile == expected


@given(PIECES, PIECES)
def test_two_piles_become_one(pieces: list[int], more: list[int]) -> None:
    pile, other = pile_of(pieces), pile_of(more)
    pile.gather(other)

    assert (list(pile), len(other)) == (sorted(pieces + more), 0)


@given(PIECES, st.integers(0, 120))
def test_a_copy_changes_alone(pieces: list[int], piece: int) -> None:
    pile = pile_of(pieces)
    twins = [pile.copy(), copy.copy(pile), copy.deepcopy(pile), pickle.loads(pickle.dumps(pile))]
    for twin in twins:
        assert twin == pile
        twin.put(piece)
    pile.take(piece)

    assert all(twin == sorted([*pieces, piece]) for twin in twins)
    assert pile == without_piece(sorted(pieces), piece)


@given(PIECES, st.integers(0, 120))
def test_a_shared_pile_is_replaced_and_stays_sorted(pieces: list[int], piece: int) -> None:
    pile = sorted(pieces)
    grown = with_piece(pile, piece)

    assert grown == sorted([*pieces, piece])
    assert without_piece(grown, piece) == pile == sorted(pieces)


def test_a_pile_becomes_the_same_as_another() -> None:
    pile, other = pile_of([1, 2]), pile_of([3, 4, 4])
    pile.become(other)
    other.clear()

    assert (list(pile), list(other)) == ([3, 4, 4], [])


def test_a_pile_reads_like_a_list() -> None:
    pile = pile_of([4, 2, 2])

    assert (len(pile), pile[0], pile[-1], pile.at(1)) == (3, 2, 4, 2)
    assert (2 in pile, 3 in pile, bool(no_pieces())) == (True, False, False)
    one = [1]
    assert (pile + one, one + pile, repr(pile)) == ([2, 2, 4, 1], [1, 2, 2, 4], "[2, 2, 4]")
    for place in (3, -4):
        with pytest.raises(IndexError):
            pile[place]
    with pytest.raises(TypeError):
        hash(pile)


def test_piles_that_clones_share_are_replaced() -> None:
    shared = [1, 3, 3]

    assert with_piece(shared, 2) == [1, 2, 3, 3]
    assert without_piece(shared, 3) == [1, 3]
    assert without_piece(shared, 9) == shared == [1, 3, 3]
    assert kinds(shared) == [1, 3]


@given(st.data())
def test_a_card_that_leaves_takes_its_token_along_and_the_others_close_up(
    data: st.DataObject,
) -> None:
    """REWARD-2: in every place, also with high numbers, which a line-up packs."""
    size = data.draw(st.integers(1, int(PLACES)))
    cards = data.draw(st.lists(st.integers(0, 4094), min_size=size, max_size=size))
    tokens = data.draw(st.lists(st.integers(int(NONE), 125), min_size=size, max_size=size))
    line_up = LineUp(ATTACKER, [])
    line_up.lay_out(cards, tokens)
    assert (line_up.cards, line_up.tokens) == (cards, tokens)
    assert line_up.tokens_laid() == size - tokens.count(NONE)

    line_up.units = [None] * size  # type: ignore[list-item]  # Units do not matter here
    place = data.draw(st.integers(0, size - 1))
    assert line_up.leave(place) == cards.pop(place)
    tokens.pop(place)
    assert (line_up.cards, line_up.tokens, line_up.size) == (cards, tokens, size - 1)


def test_a_line_up_has_five_places_at_most() -> None:
    """REINF-9: four slots and the virtual one."""
    with pytest.raises(ValueError, match="at most 5 Units"):
        LineUp(ATTACKER, []).lay_out([1] * 6, [])

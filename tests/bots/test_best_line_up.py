"""The best line-up of a hand, checked against every order and every use of the tokens."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abth.bots.best_line_up import best_line_ups
from abth.bots.face_pairs import FacePairs
from abth.bots.odds import odds
from abth.bots.reinforcement_odds import Stakes, era_decks, mixed_odds, own_deck
from abth.content import load_box
from abth.rules.box import DieFace, UnitCard, WarfareToken
from abth.rules.game import Frame
from abth.rules.rulings import Rulings
from abth.rules.terms import NONE

BOX = load_box()
FRAME = Frame(BOX, Rulings())
ODD = Frame(
    BOX,
    Rulings(
        battle_early_end=False,
        abilities_hd_chain=False,
        abilities_accuracy="cancel_points",
        links_absorb="line_only",
        abilities_diversion_on_hd=True,
    ),
)
STAKES = Stakes(
    (0.0, 3.5, 3.0, 2.0, 1.0, 0.0),
    tuple([float([0, 1, 3][unit.rank]) for unit in BOX.units]),
)
CARDS = range(len(BOX.units))
TOKENS = range(len(BOX.tokens))
Answer = tuple[tuple[int, ...], tuple[int, ...]]


def units_named(*names: str) -> list[int]:
    return [next(n for n, unit in enumerate(BOX.units) if unit.id == name) for name in names]


def tokens_named(*names: str) -> list[int]:
    return [next(n for n, token in enumerate(BOX.tokens) if token.id == name) for name in names]


def every_use(hand: list[int], tokens: list[int]) -> Iterator[Answer]:
    """All orders of one to four cards, all placements of up to three tokens; no cleverness."""
    fit = [token for token in tokens if BOX.tokens[token].for_units]
    seen = set()
    for size in range(1, min(4, len(hand)) + 1):
        for cards in permutations(hand, size):
            for used in range(min(3, size, len(fit)) + 1):
                for chosen in permutations(fit, used):
                    for places in combinations(range(size), used):
                        laid = [int(NONE)] * size
                        for place, token in zip(places, chosen, strict=True):
                            laid[place] = token
                        if (answer := (cards, tuple(laid))) not in seen:
                            seen.add(answer)
                            yield answer


def worth(
    frame: Frame, answer: Answer, defenders: list[int], laid: list[int], board: bool, points: bool
) -> Fraction:
    attack = [frame.roster.unit(card, token) for card, token in zip(*answer, strict=True)]
    defense = [frame.roster.unit(card, token) for card, token in zip(defenders, laid, strict=True)]
    found = odds(attack, defense, frame.combat, BOX, board)
    if not points:
        return found.attacker_wins
    spoils = [
        Fraction(STAKES.defeat[card]) * falls
        for card, falls in zip(defenders, found.defenders, strict=True)
    ]
    return Fraction(STAKES.win[len(attack)]) * found.attacker_wins + sum(spoils)


hands = st.lists(st.sampled_from(CARDS), min_size=1, max_size=3)
defenses = st.lists(st.sampled_from(CARDS), max_size=3)


@settings(deadline=None, max_examples=40)
@given(
    hands,
    st.lists(st.sampled_from(TOKENS), max_size=2),
    defenses,
    st.sampled_from([None, *TOKENS]),
    st.booleans(),
    st.booleans(),
    st.sampled_from([FRAME, ODD]),
)
def test_nothing_beats_the_best(
    hand: list[int],
    tokens: list[int],
    defenders: list[int],
    token: int | None,
    board: bool,
    points: bool,
    frame: Frame,
) -> None:
    """No order and no use of tokens is worth more, and each answer is worth what it says."""
    laid = [int(NONE)] * len(defenders)
    if token is not None and laid and not board:
        laid[0] = token

    found = best_line_ups(
        frame, hand, tokens, defenders, laid, board, STAKES if points else None, top=3
    )

    worths = {
        use: worth(frame, use, defenders, laid, board, points) for use in every_use(hand, tokens)
    }
    assert found[0].value == max(worths.values())
    assert [answer.value for answer in found] == sorted(
        [answer.value for answer in found], reverse=True
    )
    for answer in found:
        assert answer.exact
        assert worths[answer.cards, answer.tokens] == answer.value
    assert len({(answer.cards, answer.tokens) for answer in found}) == len(found)


@settings(deadline=None, max_examples=15)
@given(
    st.lists(st.sampled_from(CARDS), min_size=4, max_size=4, unique=True), defenses, st.booleans()
)
def test_nobody_is_left_out_of_a_long_list(
    hand: list[int], defenders: list[int], points: bool
) -> None:
    """Without tokens and with all cards different, every order is on the list, in its place."""
    laid = [int(NONE)] * len(defenders)

    found = best_line_ups(
        FRAME, hand, [], defenders, [], True, STAKES if points else None, top=1000
    )

    truth = [worth(FRAME, use, defenders, laid, True, points) for use in every_use(hand, [])]
    assert [answer.value for answer in found] == sorted(truth, reverse=True)


def test_three_tokens_on_four_units() -> None:
    """The largest search there is, once, with tokens that depend on their place and not."""
    hand = units_named("archers", "shield-bearers", "spy", "old-guard")
    tokens = tokens_named("medium+1", "accuracy", "long+1", "chase")
    defenders = units_named("genoese-crossbowmen", "trung-sisters")
    laid = [int(NONE)] * 2

    found = best_line_ups(FRAME, hand, tokens, defenders, [], True)[0]

    truth = max(worth(FRAME, use, defenders, laid, True, False) for use in every_use(hand, tokens))
    assert found.value == truth


def test_of_equals_the_cheaper_comes_first() -> None:
    """One card wins for sure, so no more cards and no token are spent."""
    found = best_line_ups(
        FRAME, units_named("mark-i-tank", "archers"), tokens_named("close+2"), [], [], False
    )

    assert [answer.value for answer in found] == [1]
    assert len(found[0].cards) == 1
    assert found[0].tokens == (NONE,)


def test_tokens_that_no_unit_bears_stay_behind() -> None:
    """TOKEN-15."""
    found = best_line_ups(
        FRAME, units_named("archers"), tokens_named("chase", "tighten-up"), [0], [], True, top=50
    )

    assert [answer.tokens for answer in found] == [(NONE,)]


def test_copies_of_a_card_are_tried_once() -> None:
    found = best_line_ups(FRAME, units_named("archers", "archers"), [], [0], [], True, top=50)

    assert sorted(len(answer.cards) for answer in found) == [1, 2]


def test_many_rerolls_on_both_sides() -> None:
    """Beyond what is reckoned in small numbers the odds themselves are asked."""
    cards = [UnitCard(f"c{n}", "C", 0, close=n, relaunch=4) for n in range(3)]
    box = type(BOX)(
        "Many", cards, BOX.relics, BOX.tiles, BOX.tokens, BOX.sabatons, BOX.strong, BOX.risky,
        BOX.gear_actions,
    )  # fmt: skip
    frame = Frame(box, Rulings())
    for board in (True, False):
        found = best_line_ups(frame, [0, 1, 2], [], [2, 2], [], board, top=99)
        truth = []
        for order in [p for size in (1, 2, 3) for p in permutations(range(3), size)]:
            attack, defense = [
                [frame.roster.unit(card, NONE) for card in side] for side in (order, (2, 2))
            ]
            truth.append(odds(attack, defense, frame.combat, box, board).attacker_wins)
        assert [answer.value for answer in found] == sorted(truth, reverse=True)


def test_a_token_may_cost_values() -> None:
    """A total below 0 counts as 0, with a die and without (BATTLE-5)."""
    cards = [UnitCard("a", "A", 0), UnitCard("b", "B", 0, close=1, damage_icons=2)]
    token = WarfareToken("curse", "Curse", 1, long=-2, close=-2, heroic_death=2)
    box = type(BOX)(
        "Curse", cards, BOX.relics, BOX.tiles, [token], BOX.sabatons, BOX.strong, BOX.risky,
        BOX.gear_actions,
    )  # fmt: skip
    frame = Frame(box, Rulings())

    found = best_line_ups(frame, [0], [0], [1], [], True, top=9)

    for answer in found:
        line_up = [frame.roster.unit(0, answer.tokens[0])]
        plain = odds(line_up, [frame.roster.unit(1, NONE)], frame.combat, box, True)
        assert answer.value == plain.attacker_wins
    assert len(found) == 2


def test_reinforcements_are_reckoned_with_for_the_finalists() -> None:
    """What wins is judged with all that may arrive (REINF-3: the die may change hands)."""
    hand = units_named("conscripts", "archers", "shield-bearers", "spy")
    defenders = units_named("persian-immortals")
    own = own_deck(units_named("trebuchet", "archers", "conscripts"))
    board = era_decks([[], units_named("roman-legionaries", "nubian-archers"), [], [], []])

    found = best_line_ups(FRAME, hand, [], defenders, [], True, STAKES, 4, own, board, finalists=50)

    for answer in found:
        cards, laid = list(answer.cards), list(answer.tokens)
        mixed = mixed_odds(FRAME, cards, laid, own, defenders, [], board, True, STAKES)
        assert (answer.value, answer.exact) == (mixed.points, True)
    sampled = best_line_ups(FRAME, hand, [], defenders, [], True, None, 1, own, board, limit=2)[0]
    assert not sampled.exact
    assert sampled.error > 0


def test_an_icon_without_a_reserve_changes_nothing() -> None:
    hand = units_named("conscripts", "archers")

    found = best_line_ups(FRAME, hand, [], [0], [], True, attacker_reserve=own_deck([]))

    assert found == best_line_ups(FRAME, hand, [], [0], [], True)
    assert found[0].exact


def test_dice_with_too_many_faces_are_refused() -> None:
    faces = [DieFace(str(n), 1, n, 0, 0) for n in range(8)]

    with pytest.raises(ValueError, match="so many faces"):
        FacePairs(faces, faces)

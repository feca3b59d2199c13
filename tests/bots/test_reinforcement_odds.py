"""Odds before reinforcements, checked against every order of small decks."""

from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import permutations, product
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abth.bots.odds import Odds, odds
from abth.bots.reinforcement_odds import MixedOdds, Reserve, Stakes, era_decks, mixed_odds, own_deck
from abth.rules.battle.line_up import Unit
from abth.rules.game import Frame
from abth.rules.rulings import Rulings
from tests.letters import letters

BOX = letters(
    "x base 0/0/2 REI2",
    "y base 0/1/1 REI1",
    "r base 1/0/0 REI1",
    "s base 0/2/0",
    "t base 0/0/1 hp2",
    "a I 1/1/2 REI1",
    "b I 0/0/3 hp2",
    "c II 0/2/1 REI1 HD1",
    "d II 2/0/0 REL1",
    "e III 0/0/1 REI2",
)
FRAME = Frame(BOX, Rulings())
ONCE = Frame(BOX, Rulings(icons_count="per_unit"))
NUMBERS = {unit.id: number for number, unit in enumerate(BOX.units)}
EMPTY = own_deck([])
STAKES = Stakes(
    (0.0, 4.0, 3.0, 2.0, 1.0, 0.5), tuple([float(unit.rank) + 0.25 for unit in BOX.units])
)


def numbers(names: str) -> list[int]:
    return [NUMBERS[name] for name in names.split()]


def calls(card: int, frame: Frame) -> int:
    """The icons of a card that count (R-66)."""
    icons = int(BOX.units[card].reinforcement)
    return min(icons, 1) if frame is ONCE else icons


def reinforced(
    cards: list[int], places: int, decks: list[list[int]], by_era: bool, frame: Frame
) -> list[int]:
    """Appendix A word for word, on decks in an order: a queue of icons."""
    line_up, decks = list(cards), [list(deck) for deck in decks]
    queue = [card for card in cards for _ in range(calls(card, frame))]
    while queue:
        caller = queue.pop(0)
        deck = decks[BOX.units[caller].era if by_era else 0]
        if len(line_up) < places and deck:
            line_up.append(deck.pop(0))
            queue += [line_up[-1]] * calls(line_up[-1], frame)
    return line_up


def all_ends(
    cards: list[int], places: int, reserve: Reserve, frame: Frame = FRAME
) -> list[list[int]]:
    """The line-up that each order of the piles makes."""
    orders = [
        [list(order)[: reserve.sizes[n]] for order in permutations([int(c) for c in pile])]
        for n, pile in enumerate(reserve.piles)
    ]
    return [
        reinforced(cards, places, list(decks), reserve.by_era, frame) for decks in product(*orders)
    ]


def fought(
    attackers: list[int],
    tokens: list[int],
    defenders: list[int],
    board: bool,
    frame: Frame = FRAME,
) -> Odds:
    def units(cards: list[int], tokens: list[int]) -> list[Unit]:
        laid = tokens + [-1] * (len(cards) - len(tokens))
        return [FRAME.roster.unit(card, token) for card, token in zip(cards, laid, strict=True)]

    return odds(units(attackers, tokens), units(defenders, []), frame.combat, BOX, board)


def brute(
    attackers: list[int],
    tokens: list[int],
    attack: Reserve,
    defenders: list[int],
    defense: Reserve,
    board: bool,
    frame: Frame = FRAME,
) -> list[Fraction]:
    """The mean over all orders: wins, losses, points."""
    ends = product(all_ends(attackers, 5, attack, frame), all_ends(defenders, 4, defense, frame))
    parts = Counter((tuple(one), tuple(other)) for one, other in ends)
    whole = parts.total()
    sums = [Fraction(0)] * 7
    for (one_end, other_end), ways in parts.items():
        found = fought(list(one_end), tokens, list(other_end), board, frame)
        points = Fraction(STAKES.win[len(one_end)]) * found.attacker_wins
        for card, falls in zip(other_end, found.defenders, strict=True):
            points += Fraction(STAKES.defeat[card]) * falls
        row = [found.attacker_wins, found.defender_wins, found.annihilated]
        row += [found.attackers_lost, found.defenders_lost, points, found.attackers[0]]
        sums = [total + Fraction(ways, whole) * part for total, part in zip(sums, row, strict=True)]
    return sums


def row(found: MixedOdds) -> list[Fraction | float]:
    return [
        found.attacker_wins,
        found.defender_wins,
        found.annihilated,
        found.attackers_lost,
        found.defenders_lost,
        found.points,
        found.attackers[0],
    ]


own = st.lists(st.sampled_from(numbers("x y r s t")), max_size=4)
cards_of_board = st.lists(st.sampled_from(numbers("a b c d e")), min_size=1, max_size=3)
NO_CARDS: list[int] = []
era_piles = st.tuples(
    st.just(NO_CARDS),
    st.lists(st.sampled_from(numbers("a b")), max_size=3),
    st.lists(st.sampled_from(numbers("c d")), max_size=2),
    st.lists(st.sampled_from(numbers("e")), max_size=2),
    st.just(NO_CARDS),
)


@settings(deadline=None, max_examples=40)
@given(own.filter(bool), own, cards_of_board, era_piles)
def test_each_unit_may_count_once(
    attackers: list[int], deck: list[int], defenders: list[int], piles: tuple[list[int], ...]
) -> None:
    """The same where a Unit with two icons calls one card and removes one Link (R-66)."""
    attack, defense = own_deck(deck), era_decks(list(piles))

    found = mixed_odds(ONCE, attackers, [], attack, defenders, [], defense, True, STAKES)

    assert row(found) == brute(attackers, [], attack, defenders, defense, True, ONCE)


@settings(deadline=None, max_examples=60)
@given(own.filter(bool).map(lambda cards: cards[:4]), own, cards_of_board, era_piles)
def test_the_mixture_is_the_mean_over_every_order_of_the_decks(
    attackers: list[int], deck: list[int], defenders: list[int], piles: tuple[list[int], ...]
) -> None:
    """Own deck for the Attacker, Era decks for board Units (REINF-1 to 10)."""
    attack, defense = own_deck(deck), era_decks(list(piles))

    found = mixed_odds(FRAME, attackers, [], attack, defenders, [], defense, True, STAKES)

    assert found.exact
    assert row(found) == brute(attackers, [], attack, defenders, defense, True)


@settings(deadline=None, max_examples=60)
@given(own.filter(bool).map(lambda cards: cards[:2]), own, st.integers(0, 5))
def test_a_challenged_players_deck_is_any_part_of_what_is_unseen(
    defenders: list[int], unseen: list[int], size: int
) -> None:
    """The Defender's own deck, as large as it is and no larger (R-27, R-55)."""
    attackers, defense = numbers("s t"), own_deck(unseen, size)

    found = mixed_odds(FRAME, attackers, [], EMPTY, defenders, [], defense, False, STAKES)

    assert row(found) == brute(attackers, [], EMPTY, defenders, defense, False)


def test_arrivals_come_in_the_order_of_the_icons() -> None:
    """BV-49: two icons in front, one behind; r's own icon finds no slot."""
    attackers, deck = numbers("x y"), own_deck(numbers("r"))
    other = own_deck(numbers("r s t t"))

    three = mixed_odds(FRAME, attackers, [], other, numbers("b"), [], EMPTY, True)

    assert all(len(line_up) == 5 for line_up in all_ends(attackers, 5, other))
    assert three.wins_with[:4] == (0, 0, 0, 0)
    assert three.ways == 12  # three of r, s, t, t in a row; the two t are alike
    one = mixed_odds(FRAME, attackers, [], deck, numbers("b"), [], EMPTY, True)
    assert one.ways == 1
    assert one.attacker_wins == fought(numbers("x y r"), [], numbers("b"), True).attacker_wins


def test_the_order_decides_which_era_sends_the_last_unit() -> None:
    """A front Unit of Era I and one of Era II, one slot left: Era I sends (R-26, REINF-9)."""
    piles = era_decks([[], numbers("b"), numbers("d"), [], []])

    found = mixed_odds(FRAME, numbers("s t"), [], EMPTY, numbers("b a c"), [], piles, True)

    same = fought(numbers("s t"), [], numbers("b a c b"), True)
    assert found.attacker_wins == same.attacker_wins


def test_a_dry_pile_passes_to_the_next_icon() -> None:
    """R-28: Era I is empty, so the icon of Era II is served."""
    piles = era_decks([[], [], numbers("d"), [], []])

    found = mixed_odds(FRAME, numbers("s t"), [], EMPTY, numbers("a c"), [], piles, True)

    assert found.ways == 1
    same = fought(numbers("s t"), [], numbers("a c d"), True)
    assert found.attacker_wins == same.attacker_wins


def test_without_icons_these_are_the_plain_odds() -> None:
    tokens = [-1, next(n for n, token in enumerate(BOX.tokens) if token.close == 2)]

    found = mixed_odds(FRAME, numbers("s t"), tokens, own_deck([1]), numbers("b"), [], EMPTY, True)

    plain = fought(numbers("s t"), tokens, numbers("b"), True)
    assert (found.exact, found.ways) == (True, 1)
    assert found.attackers == plain.attackers
    assert found.defenders == plain.defenders
    assert found.wins_with[1] == plain.attacker_wins
    assert found.points == 0


def test_nobody_there_to_defend_is_a_win_all_the_same() -> None:
    """Reinforcements still count for the Relic (R-30)."""
    found = mixed_odds(
        FRAME, numbers("y"), [], own_deck(numbers("s t")), [], [], EMPTY, False, STAKES
    )

    assert [float(chance) for chance in found.wins_with] == [0, 1, 0, 0, 0]
    assert found.points == STAKES.win[2]


def test_too_many_ways_are_sampled_and_the_error_is_told() -> None:
    """The estimate lies within three of its standard errors of the truth."""
    reckon = partial(
        mixed_odds,
        FRAME,
        numbers("y y"),
        [],
        own_deck(numbers("y r s t t")),
        numbers("a c"),
        [],
        era_decks([[], numbers("a b"), numbers("c d"), [], []]),
        True,
        STAKES,
    )
    truth = reckon()

    guess = reckon(limit=truth.ways - 1, samples=600, seed=3)

    assert truth.exact
    assert guess.ways == 600
    assert guess.errors is not None
    for name in ("attacker_wins", "defender_wins", "attackers_lost", "defenders_lost", "points"):
        error = getattr(guess.errors, name)
        assert 0 < error < 4 / sqrt(600)
        assert abs(getattr(guess, name) - getattr(truth, name)) <= 3 * error, name
    assert reckon(limit=truth.ways) == truth


def test_the_same_seed_gives_the_same_estimate() -> None:
    deck = own_deck(numbers("x y r s t"))
    reckon = partial(mixed_odds, FRAME, numbers("x"), [], deck, numbers("b"), [], EMPTY, True)

    first = reckon(limit=2, samples=50, seed=7)

    assert not first.exact
    assert reckon(limit=2, samples=50, seed=7) == first
    assert reckon(limit=2, samples=50, seed=8) != first


def test_a_battle_needs_an_attacker() -> None:
    with pytest.raises(ValueError, match="1 to 5 Attackers"):
        mixed_odds(FRAME, [], [], EMPTY, numbers("b"), [], EMPTY, True)

"""Puzzles: their values equal brute force, nothing hidden counts, every number keeps its puzzle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice, permutations, product

import pytest

from abth.bots.odds import odds
from abth.bots.reinforcement_odds import Stakes
from abth.practice import generate
from abth.practice.battles import DEALS, Situation, Worth
from abth.practice.find_fight import companies_at
from abth.practice.generate import collect, printed_frame, puzzle_from, puzzles_of_match
from abth.practice.library import library
from abth.practice.matches import views_of_match
from abth.practice.puzzles import Choice, Puzzle
from abth.practice.reasons import of_hundred
from abth.practice.stakes import better_of_two, challenge_stakes
from abth.rules.battle.combat import Battle, engage, fight
from abth.rules.battle.line_up import LineUp, Unit
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.reading import read_position
from abth.rules.terms import ATTACKER, DEFENDER, NONE, SPACES_PER_ERA, attacks_with_strong_die
from abth.rules.views import View, view_for

FRAME = printed_frame()
BOX = FRAME.box
SAMPLE = 6  # puzzles of a kind that are computed again in every run
PARTS = 20  # of all puzzles, each a test of its own

Cards = tuple[int, ...]


def of_kind(*kinds: str, count: int | None = None) -> list[Puzzle]:
    """Puzzles of these kinds, spread over all levels."""
    found = [puzzle for puzzle in library() if puzzle.kind in kinds]
    return found if count is None else found[:: max(1, len(found) // count)][:count]


def view_in(puzzle: Puzzle) -> View:
    return view_for(read_position(puzzle.position, BOX), puzzle.seat)


def has_hidden_reinforcements(puzzle: Puzzle) -> bool:
    """Whether Defenders may call cards of a deck that nobody sees.

    No brute force deals those: `tests/bots/test_reinforcement_odds.py` proves their odds.
    """
    view = view_in(puzzle)
    rival = view.battle.defender
    if puzzle.kind == "token" or rival == NONE:
        return False
    situation = Situation(view, FRAME)
    reserve = situation.reserve_against(rival)
    return situation.has_reinforcements(tuple(view.battle.defenders.cards), reserve)


# Brute force: every order of the decks, every side of both dice


def arrivals(cards: Cards, places: int, piles: dict[int, Cards], by_era: bool) -> Iterator[
    tuple[Fraction, Cards]
]:  # fmt: skip
    """Every way in which a line-up may be reinforced, icon by icon (R-26), with its chance."""

    def follow(
        line_up: Cards, queue: Cards, piles: dict[int, Cards], chance: Fraction
    ) -> Iterator[tuple[Fraction, Cards]]:
        if not queue or len(line_up) == places:
            yield chance, line_up
            return
        pile = int(BOX.units[queue[0]].era) if by_era else 0
        left = piles.get(pile, ())
        if not left:
            yield from follow(line_up, queue[1:], piles, chance)
            return
        for card in sorted(set(left)):
            rest = list(left)
            rest.remove(card)
            calls = (card,) * int(BOX.units[card].reinforcement)
            share = Fraction(left.count(card), len(left))
            yield from follow(
                (*line_up, card), (*queue[1:], *calls), {**piles, pile: tuple(rest)}, chance * share
            )

    queue = tuple(card for card in cards for _ in range(int(BOX.units[card].reinforcement)))
    yield from follow(cards, queue, piles, Fraction(1))


def units_of(cards: Cards, tokens: Cards) -> list[Unit]:
    laid = [*tokens, *[int(NONE)] * (len(cards) - len(tokens))]
    return [FRAME.roster.unit(card, token) for card, token in zip(cards, laid, strict=True)]


def fought(
    attackers: list[Unit], defenders: list[Unit], board: bool
) -> tuple[Fraction, list[Fraction]]:
    """The chance to win, and that each Defender falls: all 36 throws, one by one."""
    battle = Battle(FRAME.combat, LineUp(ATTACKER, attackers), LineUp(DEFENDER, defenders))
    if battle.attackers.relaunch_icons() or battle.defenders.relaunch_icons():
        known = odds(attackers, defenders, FRAME.combat, BOX, board)  # proved in tests/bots
        return known.attacker_wins, list(known.defenders)
    strong = [face for face in BOX.strong for _ in range(face.copies)]
    risky = [face for face in BOX.risky for _ in range(face.copies)]
    own, other = (strong, risky) if attacks_with_strong_die(len(attackers)) else (risky, strong)
    won, falls = 0, [0] * len(defenders)
    for battle.attacker_die, battle.defender_die in product(own, other):
        engage(battle)
        fight(battle)
        won += battle.winner == ATTACKER
        falls = [
            fallen + (not battle.defenders.stands(place)) for place, fallen in enumerate(falls)
        ]
    throws = len(own) * len(other)
    return Fraction(won, throws), [Fraction(fallen, throws) for fallen in falls]


def value_of(puzzle: Puzzle, view: View, cards: Cards, tokens: Cards) -> tuple[float, float]:
    """Value and chance of a line-up, by the measure of the puzzle."""
    situation = Situation(view, FRAME)
    battle = view.battle
    board = battle.defender == NONE
    defenders, laid = tuple(battle.defenders.cards), tuple(battle.defenders.tokens)
    own_piles: dict[int, Cards] = {0: tuple(view.players[puzzle.seat].deck or ())}
    their_piles = {era: tuple(deck) for era, deck in enumerate(view.era_decks)}
    if puzzle.kind == "token":  # reinforcements have arrived
        own_piles, their_piles = {}, {}
    elif not board:
        their_piles = {}
    own = list(arrivals(cards, 5, own_piles, False))
    theirs = list(arrivals(defenders, 4, their_piles, board))
    value = chance = Fraction(0)
    for (one, line_up), (two, facing) in product(own, theirs):
        won, falls = fought(units_of(line_up, tokens), units_of(facing, laid), board)
        chance += one * two * won
        value += one * two * points_of(situation.on_board, len(line_up), won, facing, falls)
    return float(chance if puzzle.measure == "chance" else value), float(chance)


def points_of(
    stakes: Stakes, size: int, won: Fraction, facing: Cards, falls: Sequence[Fraction]
) -> Fraction:
    """What the Attackers score on average: for winning, and for each Defender who falls."""
    points = won * Fraction(stakes.win[size])
    return points + sum(
        fallen * Fraction(stakes.defeat[card]) for card, fallen in zip(facing, falls, strict=True)
    )


def check_by_brute_force(puzzle: Puzzle) -> None:
    assert not has_hidden_reinforcements(puzzle)
    view = view_in(puzzle)
    for choice, value, chance in zip(puzzle.choices, puzzle.values, puzzle.chances, strict=True):
        found = value_of(puzzle, view, choice.line_up, choice.tokens)
        assert found == pytest.approx((value, chance), abs=0.0001)
    assert set(puzzle.answers) <= {
        place for place, value in enumerate(puzzle.values) if value > max(puzzle.values) - 0.011
    }


def sample(count: int) -> list[Puzzle]:
    """Puzzles of every level that brute force can solve."""
    return [
        one
        for one in of_kind("line-up", "token", count=count)
        if not has_hidden_reinforcements(one)
    ]


@pytest.mark.parametrize("puzzle", sample(SAMPLE), ids=lambda p: p.key)
def test_the_values_equal_brute_force(puzzle: Puzzle) -> None:
    """Every order of the decks, every side of the dice (DICE-1 to 6, REINF-1 to 10)."""
    check_by_brute_force(puzzle)


def calls_nobody(puzzle: Puzzle) -> bool:
    """Whether no card of the hand or of the Defenders has a Reinforcement icon."""
    view = view_in(puzzle)
    cards = [*(view.players[puzzle.seat].hand or ()), *view.battle.defenders.cards]
    return not any(BOX.units[card].reinforcement for card in cards)


def test_no_line_up_of_the_hand_is_better_than_the_answer() -> None:
    """Without Reinforcement icons every order of one to four cards is tried."""
    puzzles = [puzzle for puzzle in of_kind("line-up") if calls_nobody(puzzle)][:2]
    assert puzzles
    for puzzle in puzzles:
        view = view_in(puzzle)
        hand = view.players[puzzle.seat].hand or ()
        rows = {row for size in range(1, 5) for row in permutations(hand, size)}
        best = max(value_of(puzzle, view, row, ())[0] for row in rows)
        assert max(puzzle.values) == pytest.approx(best, abs=0.0001)


# Whom to fight, and where: the best of every row of the hand, against everyone who may be faced


def rows_of(view: View) -> set[Cards]:
    """Every order of one to four cards of the hand."""
    hand = view.players[view.seat or 0].hand or ()
    return {row for size in range(1, 5) for row in permutations(hand, size)}


def best_against(
    view: View, defenders: Cards, stakes: Stakes, board: bool, kept: Fraction
) -> Worth:
    """The row worth most against these Defenders; `kept` is what losing would cost."""
    found: list[tuple[Fraction, Fraction]] = []
    for row in rows_of(view):
        won, falls = fought(units_of(row, ()), units_of(defenders, ()), board)
        points = points_of(stakes, len(row), won, defenders, falls)
        found.append((points - kept, won))
    value, won = max(found)
    return Worth(float(value), float(won))


def worth_of_challenge(view: View, rival: int) -> float:
    """The mean over the deals that a puzzle imagines; drawn battles do not occur in them."""
    situation = Situation(view, FRAME)
    share = Fraction(1, len(view.players) - 1)
    relics = challenge_stakes(view, situation.seat, rival, FRAME)
    total = 0.0
    for seed in range(DEALS):
        deal = situation.deal(seed)
        defenders = tuple(situation.defense(deal, rival, Dice(seed)))
        won = better_of_two(deal.players[rival].prowess)
        lost = better_of_two(deal.players[situation.seat].prowess) * share
        wins = tuple(float(won + lost) + relic for relic in relics.win)
        total += best_against(view, defenders, Stakes(wins, relics.defeat), False, lost).value
    return total / DEALS


def worth_in_era(view: View, era: int) -> float:
    """The best fight of an Era: each Unit alone, and in company; each player who is there."""
    situation = Situation(view, FRAME)
    first = (era - 1) * int(SPACES_PER_ERA)
    spaces = range(first, first + int(SPACES_PER_ERA))
    companies = {group for space in spaces for group in companies_at(situation.deal(0), space)}
    worths = [
        best_against(view, group, situation.on_board, True, Fraction(0)) for group in companies
    ]
    rivals = [
        player.seat
        for player in view.players
        if player.era == era and player.seat != view.seat and player.hand_size > 0
    ]
    challenges = [worth_of_challenge(view, rival) for rival in rivals]
    return max([worth.value for worth in worths] + challenges)


def is_quick(puzzle: Puzzle) -> bool:
    """Whether every order can be tried in a moment: a small hand, nobody who could be called."""
    view = view_in(puzzle)
    cards = list(view.players[puzzle.seat].hand or ())
    if len(cards) > 4:
        return False
    for choice in puzzle.choices:
        cards += choice.facing
        if choice.era:
            first = (choice.era - 1) * int(SPACES_PER_ERA)
            cards += list(view.board[first : first + int(SPACES_PER_ERA)])
    return not any(BOX.units[card].reinforcement for card in cards if card != NONE)


def worth_by_brute_force(view: View, choice: Choice) -> float:
    if choice.era:
        return worth_in_era(view, choice.era)
    if choice.challenge >= 0:
        return worth_of_challenge(view, choice.challenge)
    stakes = Situation(view, FRAME).on_board
    return best_against(view, choice.facing, stakes, True, Fraction(0)).value


@pytest.mark.parametrize(
    ("kind", "measure"),
    [
        pytest.param("fight", "points", marks=pytest.mark.slow),
        pytest.param("fight", "lead", marks=pytest.mark.long),
        pytest.param("era", "points", marks=pytest.mark.long),
        pytest.param("era", "lead", marks=pytest.mark.long),
    ],
)
def test_the_best_fight_equals_brute_force(kind: str, measure: str) -> None:
    """Every row of the hand against everyone to face, every side of the dice (D-4, D-9)."""
    puzzles = [puzzle for puzzle in of_kind(kind) if puzzle.measure == measure and is_quick(puzzle)]
    assert puzzles
    for puzzle in puzzles:
        view = view_in(puzzle)
        values = [worth_by_brute_force(view, choice) for choice in puzzle.choices]
        assert values == pytest.approx(puzzle.values, abs=0.0001), puzzle.key


# What a seat knows


@pytest.mark.parametrize("puzzle", of_kind("line-up", "token", count=4), ids=lambda p: p.key)
def test_hidden_cards_make_no_difference(puzzle: Puzzle) -> None:
    """Deal again what the seat cannot see: the same puzzle (R-55)."""
    dealt_again = imagine(view_in(puzzle), FRAME, Dice(99))

    assert puzzle_from(view_for(dealt_again, puzzle.seat), FRAME) == puzzle


@pytest.mark.long
@pytest.mark.parametrize("puzzle", of_kind("fight", "era", count=3), ids=lambda p: p.key)
def test_a_challenge_is_judged_without_the_hidden_hand(puzzle: Puzzle) -> None:
    dealt_again = imagine(view_in(puzzle), FRAME, Dice(99))

    assert puzzle_from(view_for(dealt_again, puzzle.seat), FRAME) == puzzle


@pytest.mark.long
def test_puzzles_are_what_their_positions_give() -> None:
    for puzzle in library()[::40]:  # a hundred, of every level
        assert puzzle_from(view_in(puzzle), FRAME) == puzzle


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_all_values_equal_brute_force(part: int) -> None:
    """But for hidden decks."""
    puzzles = of_kind("line-up", "token")[part::PARTS]
    solved = [puzzle for puzzle in puzzles if not has_hidden_reinforcements(puzzle)]
    assert len(solved) > len(puzzles) / 2
    for puzzle in solved:
        check_by_brute_force(puzzle)


# Making them


@pytest.mark.long
def test_a_match_gives_the_same_puzzles_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(generate, "OF_EACH_MATCH", 1)
    first, again = puzzles_of_match(1), puzzles_of_match(1)

    assert first == again
    assert {puzzle.kind for puzzle in first} == {"line-up", "token", "fight", "era"}


def test_a_match_is_seen_by_the_seat_that_decides() -> None:
    views = list(islice(views_of_match(2, FRAME), 8))

    assert all(view.seat == view.due.to_act for view in views)
    assert len({(view.turns, view.due.moment) for view in views}) == len(views)


def test_puzzles_are_collected_once_and_up_to_a_number() -> None:
    some = of_kind("token", count=4) + of_kind("line-up", count=4)

    kept = collect([some, some], 3)

    assert len(kept) == 6
    assert len({puzzle.key for puzzle in kept}) == 6


def test_the_program_writes_the_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    some = of_kind("token", count=1) + of_kind("line-up", count=1)
    some += of_kind("fight", count=1) + of_kind("era", count=1)
    written: list[list[Puzzle]] = []
    monkeypatch.setattr(generate, "all_matches", lambda processes: iter([some]))
    monkeypatch.setattr(generate, "write_library", lambda kept, file: written.append(kept))

    generate.main(of_each_kind=1)

    assert written == [some]
    assert "4 puzzles" in capsys.readouterr().out


@pytest.mark.slow
def test_matches_are_played_on_several_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    class OneProcess:
        def __init__(self, processes: int) -> None:
            assert processes == 2

        def __enter__(self) -> OneProcess:
            return self

        def __exit__(self, *_: object) -> None:
            """Nothing to end."""

        map = staticmethod(map)

    monkeypatch.setattr(generate, "ProcessPoolExecutor", OneProcess)
    monkeypatch.setattr(generate, "puzzles_of_match", lambda seed: [seed])

    found: list[object] = list(islice(generate.all_matches(2), 20))

    assert found == [[seed] for seed in range(1, 21)]


def test_a_reason_names_the_ability_that_decides() -> None:
    """Such as a Heroic Death; and its numbers agree with the choices."""
    told = [puzzle for puzzle in of_kind("line-up") if "-heroic-death" in puzzle.why.message]

    assert len(told) > 10
    for puzzle in told:
        assert BOX.units[int(puzzle.why.arguments["unit"])].heroic_death
        assert puzzle.why.arguments["chance"] == of_hundred(puzzle.chances[puzzle.answers[0]])


def test_no_shown_line_up_with_fewer_units_wins_more_often_than_the_reason_says() -> None:
    """Once it said "only 0" beside a choice that won 3."""
    for puzzle in of_kind("line-up"):
        if puzzle.why.message == "practice-why-more":
            size = len(puzzle.choices[puzzle.answers[0]].line_up)
            fewer = [
                of_hundred(chance)
                for choice, chance in zip(puzzle.choices, puzzle.chances, strict=True)
                if len(choice.line_up) < size
            ]
            assert puzzle.why.arguments["low"] == max(fewer)

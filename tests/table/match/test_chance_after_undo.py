"""Going back past dice: the same draws come again, in the same order."""

from __future__ import annotations

import msgspec
import pytest

from abth.protocol.fair import FairDice, possible_draws
from abth.protocol.log import Seat
from abth.protocol.proof import FIRST_VERSION, make_proof
from abth.rules.playout import Dice
from abth.rules.terms import CHANCE, OVER
from abth.table.match.dice import Chance, Generator
from abth.table.match.match import Match
from abth.table.match.proof_check import ProofFails, check_proof
from abth.table.match.replay import fork, replay, resume
from tests.played import last_decision
from tests.scenes import BOX

SECRET = bytes(range(7, 39))
ENTROPIES = ["", "c0ffee"]
SEATS = [Seat("Ada", "person"), Seat("Bo", "bot", "recruit")]


def begun(chance: Chance | Generator | None = None, decisions: int = 25) -> Match:
    """A match in which some decisions were made."""
    match = Match(BOX, SEATS, chance=chance or FairDice(SECRET, ENTROPIES))
    decide(match, Dice(3), decisions)
    return match


def decide(match: Match, dice: Dice, decisions: int = 10_000) -> None:
    for _ in range(decisions):
        if match.game.to_act == OVER:
            return
        match.play(int(match.game.to_act), int(dice.choose(match.game.options)))


def go_back_past_chance(match: Match) -> tuple[int, list[int]]:
    """Undo to before a draw; the version, and the decisions that were taken back."""
    path = match.steps.path_to(match.version)
    last_draw = max(place for place, step in enumerate(path) if step.seat == CHANCE)
    first = max(place for place in range(last_draw) if path[place].seat == 0)
    match.undo_to(path[first].parent)
    return path[first].parent, [step.number for step in path[first:] if step.seat >= 0]


def counting(match: Match) -> list[int]:
    """The actions that count, chance included."""
    return [step.number for step in match.steps.path_to(match.version)]


def test_the_same_decisions_meet_the_same_chance() -> None:
    match = begun()
    before = counting(match)

    _, decisions = go_back_past_chance(match)
    for number in decisions:
        match.play(int(match.game.to_act), number)

    assert counting(match) == before


def test_going_back_twice_changes_nothing() -> None:
    match = begun()
    before = counting(match)

    for _ in range(3):
        _, decisions = go_back_past_chance(match)
        for number in decisions:
            match.play(int(match.game.to_act), number)

    assert counting(match) == before


def test_another_decision_before_the_dice_does_not_change_the_roll() -> None:
    """A token laid, or not laid, makes the log longer; the next draw stays what it was."""
    match = begun()
    numbers = []
    for length in (1, 2, 3):
        twin = resume(match.log, BOX, FairDice(SECRET, ENTROPIES))
        back = last_decision(twin, 0)
        assert back is not None
        for _ in range(length):
            twin.undo_to(back)
            decide(twin, Dice(9), 1)
        numbers.append(twin.steps.next_draw_number)

    assert len(set(numbers)) == 1


def test_a_generator_repeats_its_draws_too() -> None:
    """At a table without a server: `abth play` with the dice of the operating system."""
    match = begun(Dice(11))
    before = counting(match)

    _, decisions = go_back_past_chance(match)
    for number in decisions:
        match.play(int(match.game.to_act), number)

    assert counting(match) == before


def test_the_dice_know_their_place_after_a_restart() -> None:
    match = begun()
    before = counting(match)
    _, decisions = go_back_past_chance(match)

    again = resume(match.log, BOX, FairDice(SECRET, ENTROPIES))
    for number in decisions:
        again.play(int(again.game.to_act), number)

    assert counting(again) == before


def test_a_proof_with_repeated_draws_holds() -> None:
    match = begun()
    version, decisions = go_back_past_chance(match)
    for number in decisions:
        match.play(int(match.game.to_act), number)
    decide(match, Dice(5), 20)

    draws = check_proof(make_proof(match.log, SECRET, ENTROPIES), BOX)

    repeated = [draw for draw in draws if draw.drawn_as != draw.number]
    assert f"undo to {version}" in match.entries
    assert repeated
    assert all(draw.drawn_as < draw.number for draw in repeated)


def test_fresh_draws_after_going_back_are_found() -> None:
    """A table that draws by the number of each entry makes new dice with every undo."""
    log = with_fresh_draws().log

    with pytest.raises(ProofFails):
        check_proof(make_proof(log, SECRET, ENTROPIES), BOX)


def test_proofs_of_the_first_version_hold() -> None:
    """In those, every draw goes by the number of its entry."""
    proof = make_proof(with_fresh_draws().log, SECRET, ENTROPIES)

    draws = check_proof(msgspec.structs.replace(proof, version=FIRST_VERSION), BOX)

    assert all(draw.drawn_as == draw.number for draw in draws)


def with_fresh_draws() -> Match:
    """A match that went back past dice and drew by the number of the entry afterwards."""
    match = begun()
    go_back_past_chance(match)
    log = match.log
    again = replay(log, BOX)
    dice, fair = Dice(5), FairDice(SECRET, ENTROPIES)
    for _ in range(60):
        if again.game.to_act == CHANCE:
            draws = possible_draws(again.game)
            again.enter_action(draws[fair.draw(again.version + 1, len(draws))])
        else:
            again.enter_action(int(dice.choose(again.game.options)))
    return again


def test_a_fork_with_the_same_dice_repeats_too() -> None:
    match = begun()
    before = counting(match)
    version, decisions = go_back_past_chance(match)

    forked = fork(match.log, BOX, version, SEATS, FairDice(SECRET, ENTROPIES))
    for number in decisions:
        forked.play(int(forked.game.to_act), number)

    assert counting(forked) == before

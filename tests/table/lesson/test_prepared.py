"""The prepared deal of the first match: every scripted result, and survival off the path.

Also proves `table/lesson/script.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import TypeVar

import pytest

from abth.protocol import wire
from abth.protocol.fair import secret_of_seed
from abth.protocol.log import decode, encode
from abth.protocol.proof import make_proof
from abth.rules.events import (
    BattleDecided,
    DieRolled,
    Event,
    HeroicDeathStruck,
    LineFought,
    LinkAssaulted,
    LinkBroken,
    LinkFormed,
    PlayerChallenged,
    ProwessTaken,
    ReinforcementArrived,
    RelicSeen,
    TurnBegan,
    UnitDamaged,
    UnitDefeated,
    UnitRecruited,
)
from abth.table.lesson.prepared import prepared_deal
from abth.table.lesson.script import LESSONS, Turn, lesson_options, load_script
from abth.table.match.match import Match
from abth.table.match.proof_check import ProofFails, check_proof
from abth.table.match.replay import replay
from tests.table.lesson.lessons import (
    BOX,
    DARES,
    FIRST_BATTLE,
    GEARS,
    LINE_UP,
    LINKED,
    SEED,
    Lesson,
    after_daring,
    challenged,
)

Some = TypeVar("Some", bound=Event)
SCRIPT = load_script("first-match")
ACTIONS = Lesson().match.game.frame.actions


def card(name: str) -> int:
    return next(number for number, unit in enumerate(BOX.units) if unit.id == name)


def only(kind: type[Some], events: Sequence[Event]) -> list[Some]:
    return [event for event in events if isinstance(event, kind)]


def own_turn(events: Sequence[Event]) -> Sequence[Event]:
    """What happened before the next turn began."""
    began = only(TurnBegan, events)
    return events[: events.index(began[0])] if began else events


def totals(events: Sequence[Event]) -> list[tuple[int, int]]:
    return [(line.attacker, line.defender) for line in only(LineFought, events)]


# The path


def test_the_match_begins_in_a_battle_of_one_unit_against_one() -> None:
    """The learner has only to engage: insertion, jump and deployment are done (ROUND-5)."""
    lesson = Lesson()
    battle = lesson.match.game.battle

    assert [*battle.attackers.cards] == [card("shield-bearers")]
    assert [*battle.defenders.cards] == [card("nubian-archers")]
    assert lesson.hand == ["trebuchet", "archers", "archers"]
    assert "done" in lesson.legal


def test_the_first_battle_is_that_of_the_first_five_lines() -> None:
    """0:1 hurts the Shield Bearers, 1:1 nobody, 1:0 fells the Archers (BATTLE-4, DMG-3, DMG-4)."""
    events = Lesson().play("done")

    assert [(roll.strong, roll.face) for roll in only(DieRolled, events)] == [(True, 1), (False, 5)]
    assert totals(events) == [(0, 1), (1, 1), (1, 0)]
    assert only(UnitDamaged, events) == [UnitDamaged(side=0, place=0, damage=1)]
    assert [fallen.side for fallen in only(UnitDefeated, events)] == [1]
    assert only(BattleDecided, events) == [BattleDecided(winner=0, attackers=1, defenders=0)]


def test_one_unit_wins_a_look_at_four_relics_and_the_fallen_join() -> None:
    """REWARD-1, REWARD-8; one of the four is of the Era of the learner's own Relic."""
    lesson = Lesson()
    events = lesson.play("done")

    assert only(UnitRecruited, events) == [UnitRecruited(seat=0, card=card("nubian-archers"))]
    assert [BOX.relics[seen.relic or 0].era for seen in only(RelicSeen, events)] == [1, 2, 3, 4]
    assert lesson.legal[0] == "relic nebra-sky-disc"


@pytest.mark.parametrize("units", DARES)
def test_the_second_battle_is_won_with_one_two_or_three_units(units: int) -> None:
    """The chest is richer for fewer Units (DICE-1, REWARD-8 to 10)."""
    lesson = Lesson()
    lesson.play(*FIRST_BATTLE)
    assert [*lesson.match.game.battle.defenders.cards] == [card("hussite-war-wagon")]

    events = lesson.play(*[f"deploy {name}" for name in DARES[units]], "done")

    assert only(BattleDecided, events) == [BattleDecided(winner=0, attackers=units, defenders=0)]
    assert len(only(RelicSeen, events)) == 5 - units
    assert all(roll.strong == (roll.side == 0) for roll in only(DieRolled, events))


@pytest.mark.parametrize("units", DARES)
def test_the_gears_bring_back_what_was_won(units: int) -> None:
    """Regroup and Draw 2 are active, two Eras are open, a token lies ready (TRAVEL-9 to 19)."""
    lesson = after_daring(units)

    assert lesson.match.game.round == 3
    assert {"insert", "take", "use D", "jump I", "jump III"} <= set(lesson.legal)
    lesson.play("use D", "use A")
    assert {"spy", "conscripts", "hussite-war-wagon", "nubian-archers"} <= set(lesson.hand)


@pytest.mark.parametrize("units", DARES)
@pytest.mark.parametrize("line_up", [LINE_UP, [*LINKED, "done"], [*LINKED, "deploy spy", "done"]])
@pytest.mark.parametrize("token", ["assign close+1 1", "assign close+1 2", "done"])
def test_the_link_takes_a_hit_with_any_unit(units: int, line_up: list[str], token: str) -> None:
    """LINK-1, LINK-8: with two, three or four Units, with the token and without."""
    lesson = after_daring(units)
    lesson.play(*GEARS)
    fought = own_turn(lesson.play(*line_up, token))

    assert LinkFormed(side=0, gap=0, type=1) in fought
    assert not only(LinkAssaulted, fought)
    assert LinkBroken(side=0, gap=0) in fought
    assert LinkBroken(side=1, gap=0) in fought  # theirs as well
    assert not [fallen for fallen in only(UnitDefeated, fought) if fallen.side == 0]
    assert only(BattleDecided, fought)[0].winner == 0


def test_nobody_who_can_be_faced_takes_the_link_away() -> None:
    """ASSAULT-1 would contradict what the lesson shows."""
    game = after_daring(2).match.game
    faced = [BOX.units[int(card)] for card in (*game.board[:3], *game.board[6:9])]

    assert not [unit.id for unit in faced if unit.assault]


@pytest.mark.parametrize("units", DARES)
def test_a_trumpet_calls_one_more_unit(units: int) -> None:
    """REINF-2; with four Units and more the die is Risky (DICE-4)."""
    lesson = after_daring(units)
    lesson.play(*GEARS)
    fought = own_turn(lesson.play(*LINE_UP, "assign close+1 1"))

    assert [arrived.side for arrived in only(ReinforcementArrived, fought)] == [0]
    assert [(roll.side, roll.strong) for roll in only(DieRolled, fought)] == [(1, True), (0, False)]


@pytest.mark.parametrize("units", DARES)
def test_the_spy_in_front_strikes_back_at_chris(units: int) -> None:
    """ABIL-3: the learner still holds it when the challenge comes."""
    events = challenged(units).play("deploy spy", "done")

    assert only(HeroicDeathStruck, events)[0] == HeroicDeathStruck(side=1, place=0, points=1)


@pytest.mark.parametrize("units", DARES)
def test_chris_challenges_and_wins_a_prowess_token_whatever_stands_against_him(units: int) -> None:
    """CHALLENGE-1, CHALLENGE-15; with five Units he looks at none of the Relics (REWARD-11)."""
    hand = challenged(units).hand
    for size in (1, 2, 3):
        for line_up in sorted(set(permutations(hand, size))):
            lesson = challenged(units)
            assert PlayerChallenged(1, 0) in lesson.match.events
            done = ["done"] if size < 3 else []
            events = lesson.play(*[f"deploy {name}" for name in line_up], *done)
            assert only(BattleDecided, events)[0].winner == 0
            assert ProwessTaken(seat=1, owner=0, value=2) in events


def test_then_the_learner_is_free() -> None:
    """Nothing is prepared any more; the match ends after Round 6 (ROUND-8)."""
    lesson = challenged(2)
    lesson.play("deploy archers", "done")
    while lesson.match.game.round < 4:
        lesson.play(lesson.legal[0])

    assert lesson.deal.draw(lesson.match.game, lesson.match.events) is None
    lesson.play_to_the_end(lambda legal: legal[-1])
    assert lesson.match.game.round == 6


# Off the path


@pytest.mark.parametrize("seed", range(12))
def test_a_learner_who_does_anything_at_all_comes_to_the_end(seed: int) -> None:
    dice = Random(seed)
    lesson = Lesson()
    lesson.play_to_the_end(dice.choice)

    assert lesson.match.game.is_over
    assert replay(lesson.match.log, BOX).entries == lesson.match.entries


@pytest.mark.parametrize("era", ["I", "III"])
def test_chris_follows_into_either_era(era: str) -> None:
    lesson = after_daring(1)
    lesson.play(f"jump {era}", f"face {era}3")
    while PlayerChallenged(1, 0) not in lesson.match.events:
        lesson.play(lesson.legal[-1])

    assert lesson.match.game.round == 3


def test_chris_inserts_further_tiles_to_reach_the_learner() -> None:
    """TRAVEL-3: at most three; if none leads there, he comes in a later Round."""
    rounds = set()
    for seed in range(8):
        dice = Random(seed)
        lesson = after_daring(2)
        lesson.play("insert", "insert")
        while PlayerChallenged(1, 0) not in lesson.match.events and not lesson.match.game.is_over:
            lesson.play(dice.choice(lesson.legal))
        rounds.add(lesson.match.game.round)
    assert min(rounds) == 3


def test_what_the_learner_takes_back_is_not_played_again() -> None:
    """The script leads once; after an undo (D-16) the learner decides."""
    lesson = Lesson()
    lesson.match.undo(0)
    lesson.go_on()
    assert "deploy trebuchet" in lesson.legal
    assert lesson.match.game.battle.attackers.cards == []

    lesson.match.undo(0)
    lesson.go_on()
    assert "face I1" in lesson.legal


def test_going_back_past_the_dice_meets_the_same_prepared_dice() -> None:
    lesson = Lesson()
    before = lesson.match.version
    first = totals(lesson.play("done"))
    lesson.match.undo_to(before)
    lesson.go_on()

    assert totals(lesson.play("done")) == first


def test_the_lesson_goes_on_after_a_restart_at_every_version() -> None:
    """The deal looks at the match alone, so a match made from its log goes on alike."""
    whole = challenged(2)
    for version in range(0, whole.match.version, 7):
        lesson = Lesson(replay(whole.match.log, BOX, version))
        entries = lesson.match.entries
        assert entries == whole.match.entries[: len(entries)]


# The log and its proof


@pytest.fixture(scope="module")
def finished() -> Match:
    lesson = challenged(3)
    lesson.play_to_the_end(lambda legal: legal[-1])
    return lesson.match


def test_the_log_is_a_normal_log(finished: Match) -> None:
    assert replay(decode(encode(finished.log)), BOX).game.is_over


def test_the_proof_says_which_draws_were_prepared(finished: Match) -> None:
    proof = make_proof(finished.log, secret_of_seed(SEED), ["", "", ""], SEED, 1, "first-match")
    draws = check_proof(proof, BOX)

    assert all(draw.prepared for draw in draws[:30])
    assert not any(draw.prepared for draw in draws[-20:])


def test_a_prepared_deal_does_not_pass_for_fair_dice(finished: Match) -> None:
    proof = make_proof(finished.log, secret_of_seed(SEED), ["", "", ""], SEED)
    with pytest.raises(ProofFails, match="the dice"):
        check_proof(proof, BOX)


def test_a_deal_that_departs_from_its_script_is_found(finished: Match) -> None:
    log = finished.log
    altered = ["wheel 1" if entry == "wheel 2" else entry for entry in log.actions]
    log = decode(encode(log).replace(b'"wheel 2"', b'"wheel 1"'))
    assert log.actions == altered
    proof = make_proof(log, secret_of_seed(SEED), ["", "", ""], SEED, 1, "first-match")
    with pytest.raises(ProofFails, match=r"the script of the lesson says .wheel 2"):
        check_proof(proof, BOX)


# The script


def texts_of(turn: Turn) -> list[str]:
    """Every action that a turn of the script names."""
    plays = [text for texts in turn.plays.values() for text in texts]
    return [
        *[text for text in plays if not text.startswith("follow ")],
        *[f"card {name}" for cards in turn.draws.values() for name in cards],
        *[f"card {name}" for name in turn.units + turn.reinforcements],
        *[f"tile {name}" for name in turn.tiles],
        *[f"token {name}" for name in turn.tokens],
        *[f"find {name}" for name in turn.relics],
        *[f"strong {face}" for face in turn.strong],
        *[f"risky {face}" for face in turn.risky],
        *[f"look {value}" for value in turn.prowess],
    ]


@pytest.mark.parametrize("turn", [SCRIPT.deal, *SCRIPT.turns])
def test_every_word_of_the_script_is_an_action(turn: Turn) -> None:
    assert all(ACTIONS.number(text) >= 0 for text in texts_of(turn))
    sabatons = {seat.sabaton for seat in SCRIPT.seats}
    assert set(turn.plays) | set(turn.draws) <= sabatons


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_private_and_has_one_person(lesson: wire.Lesson) -> None:
    options = lesson_options(lesson, "Learn")

    assert [plan.kind for plan in options.seats] == ["person", "bot", "bot"]
    assert options.invitation
    assert not options.spectators


def test_a_match_that_is_no_lesson_has_no_prepared_deal() -> None:
    assert prepared_deal(None) is None

"""Looking back at a match."""

from __future__ import annotations

import msgspec
import pytest

from abth.protocol.log import Log
from abth.rules.events import CardDrawn, DieRolled, ProwessSeen, TurnBegan
from abth.rules.position import digest
from abth.rules.scoring import standing
from abth.rules.views import view_for
from abth.table.match.match import Match
from abth.table.match.replay import replay
from abth.table.match.report import (
    NoSuchMoment,
    all_viewers,
    course_of,
    moment_of,
    points_of,
    say_through,
)
from tests.played import BOX, RULINGS, finished


def without_detours(log: Log) -> Log:
    """The same match, as if nothing had ever been taken back."""
    match = replay(log, BOX)
    counting = [log.actions[step.parent] for step in match.steps.path_to(match.version)]
    return msgspec.structs.replace(log, actions=counting)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_report_of_a_match_agrees_with_its_end(players: int) -> None:
    """Points by source, one total after each turn, one version for each turn (SCORE-10)."""
    log = finished(players)
    match = replay(log, BOX)
    result = standing(match.game)

    course = course_of(match)

    assert any(text.startswith("undo to") for text in log.actions)
    assert course.is_over
    assert course.standing == result
    assert [points_of(score).total for score in result.scores] == list(result.totals)
    assert len(course.totals) == len(course.turns) == players * 6
    assert course.totals[-1] == list(result.totals)
    assert course.turns == sorted(course.turns)
    assert sum(isinstance(event, TurnBegan) for event in match.events) == len(course.turns)


@pytest.mark.parametrize("players", [2, 5])
def test_a_turn_begins_at_its_version(players: int) -> None:
    match = replay(finished(players), BOX)

    for version in course_of(match).turns[:5]:
        events = moment_of(match, version, [None]).events
        assert "turn-began" in [event.type for event in events]


def test_luck_is_what_the_dice_and_the_decks_gave() -> None:
    """Every roll of a player's die and every card drawn is counted once (DICE-1 to 5)."""
    match = replay(finished(3), BOX)
    drawn = [event for event in match.events if isinstance(event, CardDrawn)]

    luck = course_of(match).luck

    for seat in range(3):
        own = sum(event.seat == seat for event in drawn)
        assert luck[seat].draws >= own > 0
        assert luck[seat].drawn_expected == pytest.approx(luck[seat].drawn, rel=0.5)
        assert luck[seat].rolls > 0
        assert abs(luck[seat].sum - luck[seat].expected) < 6 * luck[seat].rolls
    rolled = sum(isinstance(event, DieRolled) for event in match.events)
    assert 0 < sum(each.rolls for each in luck) <= rolled


def test_what_was_taken_back_counts_nowhere() -> None:
    """A match and the same match without its detours are one and the same."""
    log = finished(4)
    match, straight = replay(log, BOX), replay(without_detours(log), BOX)
    detours, plain = course_of(match), course_of(straight)

    assert straight.version < match.version
    assert (detours.luck, detours.totals) == (plain.luck, plain.totals)
    assert digest(straight.game) == digest(match.game)


def test_every_moment_is_what_the_match_was_then() -> None:
    log = finished(2)
    match = replay(log, BOX)

    for version in range(0, len(log.actions) + 1, 7):
        game = replay(log, BOX, version).game
        moment = moment_of(match, version, all_viewers(match))
        assert [view.view for view in moment.views] == [view_for(game, s) for s in (0, 1, None)]
        assert (moment.version, moment.last) == (version, len(log.actions))
        assert moment.action == (log.actions[version - 1] if version else None)
        assert moment.due.seat == (game.to_act if game.to_act >= 0 else None)
        deciding = [view for view in moment.views if view.legal]
        assert [view.seat for view in deciding] == ([game.to_act] if game.to_act >= 0 else [])


def test_a_moment_knows_what_happened_before_it_in_its_turn() -> None:
    """Otherwise nobody knows who fights the battle of a step that is jumped to."""
    log = without_detours(finished(2))
    match = replay(log, BOX)

    for version in range(40, len(log.actions) + 1, 3):
        moment = moment_of(match, version, [None])
        said = [*moment.turn, *moment.events]
        assert said[0].type == "turn-began"
        known = [say_through(event, [None]) for event in replay(log, BOX, version).events]
        assert known[-len(said) :] == said
        assert all(event.type != "turn-began" for event in moment.turn[1:])


def test_the_step_that_takes_back_tells_nothing() -> None:
    log = finished(3)
    version = log.actions.index("undo") + 1

    moment = moment_of(replay(log, BOX), version, [None])

    assert moment.action == "undo"
    assert moment.events == []


def test_a_moment_tells_only_what_its_eyes_may_know() -> None:
    """Drawn cards and Prowess values are for their owners until the end (R-55, R-49)."""
    log = finished(3)
    match = Match(BOX, log.seats, RULINGS, "en")
    hidden = 0
    for place, text in enumerate(without_detours(log).actions):
        told = len(match.events)
        match.enter(text)
        news = match.events[told:]
        secret = [event for event in news if isinstance(event, CardDrawn | ProwessSeen)]
        if not secret or place % 5:
            continue
        fact = "card" if isinstance(secret[0], CardDrawn) else "value"
        kind = "card-drawn" if fact == "card" else "prowess-seen"
        for eyes in ([None], [0], [1], [0, 1, 2], [None, 2]):
            events = moment_of(match, place + 1, eyes).events
            known = next(event for event in events if event.type == kind).facts[fact]
            assert (known is not None) == (secret[0].seat in eyes)
            hidden += known is None
    assert hidden > 10


@pytest.mark.parametrize("version", [-1, 10**6])
def test_a_version_that_never_was_is_refused(version: int) -> None:
    with pytest.raises(NoSuchMoment, match=f"there is no version {version}"):
        moment_of(replay(finished(2), BOX), version, [None])


def test_eyes_that_nobody_has_are_refused() -> None:
    with pytest.raises(NoSuchMoment, match="There is no such seat"):
        moment_of(replay(finished(2), BOX), 3, [2])

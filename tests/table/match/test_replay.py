"""A replayed log is the match that was played, at every version."""

from __future__ import annotations

import json
from functools import cache
from typing import Final, NamedTuple

import msgspec
import pytest

from abth.protocol.log import BadLog, Log, Seat, is_undo, make_log
from abth.rules.events import Event
from abth.rules.playout import Dice
from abth.rules.position import digest
from abth.rules.rulings import rulings_of
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import View
from abth.table.match.match import Match
from abth.table.match.replay import replay
from abth.table.viewers.spectator_delay import follow, unplayed_copy
from tests.played import last_decision, play
from tests.replays.record import HERE, MATCHES, Recording
from tests.scenes import BOX

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eve")
RECORDED: Final = [name for name, *_ in MATCHES]
STRIDE: Final = 29  # versions between two replays from the first entry on, which cost the most


class State(NamedTuple):
    """Everything that can be asked of a match at a version."""

    views: list[View]
    events: list[Event]
    legal: list[int]
    to_act: int
    can_undo: int | None
    digest: str


def state_of(match: Match) -> State:
    game = match.game
    return State(
        views=[match.view(seat) for seat in (None, *range(len(match.seats)))],
        events=list(match.events),
        legal=[] if game.to_act < 0 else list(game.legal()),
        to_act=int(game.to_act),
        can_undo=match.can_undo,
        digest=digest(game),
    )


class Played(NamedTuple):
    """A live match that has come to its end, and how it stood at each of its versions."""

    match: Match
    states: list[State]


def seats(players: int) -> list[Seat]:
    return [Seat(name, "person") for name in NAMES[:players]]


def play_recorded(name: str) -> Played:
    """A recorded match, played action by action."""
    recording: Recording = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    rulings = rulings_of("default", recording["rulings"])
    match = Match(BOX, seats(recording["players"]), rulings)
    states = [state_of(match)]
    for text in recording["actions"]:
        match.enter(text)
        states.append(state_of(match))
    assert digest(match.game) == recording["digest"]
    return Played(match, states)


@cache
def play_with_undos(players: int, seed: int) -> Played:
    """A random match in which much is taken back, freely and by consent."""
    match, dice = Match(BOX, seats(players), rulings_of("en"), "en"), Dice(seed)
    states = [state_of(match)]
    while match.game.to_act != OVER:
        if match.game.to_act == CHANCE or not take_back(match, dice):
            play(match, dice, 1)
        states.append(state_of(match))
    return Played(match, states)


def take_back(match: Match, dice: Dice) -> bool:
    """Undo now and then; whether it has happened."""
    if match.can_undo is not None and dice.below(5) == 0:
        match.undo(match.can_undo)
        return True
    version = last_decision(match, int(dice.below(len(match.seats))))
    if version is not None and dice.below(40) == 0:
        match.undo_to(version)
        return True
    return False


def check_every_version(played: Played) -> None:
    """A replay that grows by one entry, replays from the start and looking back all agree."""
    live, states = played
    log = live.log
    growing = unplayed_copy(live)
    for version, state in enumerate(states):
        follow(growing, live, live.version - version)
        assert growing.version == version
        assert state_of(growing) == state
        if version % STRIDE == 0 or version == live.version:
            assert state_of(replay(log, BOX, version)) == state
            cut = msgspec.structs.replace(log, actions=log.actions[:version])
            assert state_of(replay(cut, BOX)) == state
            assert live.events_at(version) == state.events
        if version % 7 == 0:
            check_looking_back(played, version)


def check_looking_back(played: Played, version: int) -> None:
    live, states = played
    game, events, _ = live.look_back(version)
    assert digest(game) == states[version].digest
    if version and not is_undo(live.entries[version - 1]):
        assert events == states[version].events[len(states[version - 1].events) :]
    else:
        assert events == []


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.slow] * (name != "two-players")) for name in RECORDED],
)
def test_a_recorded_match_replays_to_what_it_was_at_every_version(name: str) -> None:
    """The log is the match (decision 4): views, events, legal actions and undo are the same."""
    check_every_version(play_recorded(name))


@pytest.mark.parametrize(
    "players",
    [
        2,
        pytest.param(3, marks=pytest.mark.slow),
        pytest.param(4, marks=pytest.mark.long),
        pytest.param(5, marks=pytest.mark.long),
    ],
)
def test_a_match_with_undos_replays_to_what_it_was_at_every_version(players: int) -> None:
    """Undo appends and never rewrites (part 8, rule 7)."""
    played = play_with_undos(players, seed=players)

    assert "undo" in played.match.entries
    assert any(entry.startswith("undo to ") for entry in played.match.entries)
    check_every_version(played)


def test_the_actions_that_count_are_those_that_were_not_taken_back() -> None:
    for entries, counting in (
        ([], []),
        (["sabaton hannes", "sabaton chris", "undo"], [0]),
        (["sabaton hannes", "undo", "sabaton chris", "undo"], []),
        (["sabaton hannes", "sabaton chris", "undo to 0", "sabaton tommy"], [3]),
        (["sabaton hannes", "undo", "sabaton chris", "undo to 1", "sabaton tommy"], [0, 4]),
        (["sabaton hannes", "undo to 0", "undo to 1"], [0]),
    ):
        match = Match(BOX, seats(3))
        for entry in entries:
            match.enter(entry)
        path = match.steps.path_to(match.version)
        assert [step.parent for step in path] == counting
        assert digest(match.game) == digest(match.game_at(match.version))


def short_log(*actions: str) -> Log:
    return make_log(BOX, seats(3), "default", rulings_of("default"), list(actions))


@pytest.mark.parametrize(
    ("actions", "complaint"),
    [
        (["sabaton nobody"], "#1 'sabaton nobody': there is no such action"),
        (["sabaton hannes"] * 2, "#2 'sabaton hannes': "),
        (["undo to 5"], "#1 'undo to 5': There is no version 5 to go back to"),
        (["undo"], "#1 'undo': You have no decision to undo"),
    ],
)
def test_a_log_that_does_not_replay_is_refused_with_its_place(
    actions: list[str], complaint: str
) -> None:
    with pytest.raises(BadLog) as refused:
        replay(short_log(*actions), BOX)

    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize("version", [-1, 2])
def test_a_version_that_never_was_is_refused(version: int) -> None:
    with pytest.raises(BadLog, match=f"version: there is no version {version}; the last one is 1"):
        replay(short_log("sabaton hannes"), BOX, version)

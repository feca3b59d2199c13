"""Saved matches: what is written is read again, and what cannot be is refused with its place."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abth.content.digest import digest_of
from abth.protocol.files import read_log, write_log
from abth.protocol.log import (
    BadLog,
    Log,
    Seat,
    decode,
    encode,
    make_log,
    rulings_in,
)
from abth.rules.box import Box
from abth.rules.flow import new_game
from abth.rules.game import Game
from abth.rules.playout import Dice
from abth.rules.rulings import rulings_of
from abth.rules.scoring import standing
from abth.rules.views import view_for
from abth.table.match.replay import replay
from tests.random_play import play_and_log
from tests.scenes import BOX

SEATS = [Seat("Ada", "person"), Seat("Bo", "bot", "recruit"), Seat("Cy", "bot", "recruit")]


def random_match(seed: int, edition: str = "default", rounds: int = 6) -> tuple[Log, Game]:
    """A whole match at random: its log, and how it ended."""
    rulings = rulings_of(edition, rounds=rounds)
    game = new_game(BOX, len(SEATS), rulings)
    numbers = play_and_log(game, Dice(seed))
    actions = [game.frame.actions.text(number) for number in numbers]
    return make_log(BOX, SEATS, edition, rulings, actions), game


LOG, END = random_match(1)
SAVED = encode(LOG)


def altered(**changes: Any) -> bytes:
    """The saved match with some fields replaced; None takes a field away."""
    data = {**json.loads(SAVED), **changes}
    return json.dumps({key: value for key, value in data.items() if value is not None}).encode()


def complaint(data: bytes) -> str:
    """What is wrong with this log, in one line."""
    with pytest.raises(BadLog) as refused:
        replay(decode(data), BOX)
    assert len(str(refused.value).splitlines()) == 1
    return str(refused.value)


# What is written is read again


@pytest.mark.parametrize(
    ("edition", "rounds"), [("default", 6), ("en", 6), ("de", 8), ("fr", 6), ("it", 8), ("es", 6)]
)
def test_a_saved_match_replays_to_the_same_end(edition: str, rounds: int) -> None:
    """The log is the match (decision 4): scores and every view are the same."""
    log, end = random_match(7, edition, rounds)

    again = replay(decode(encode(log)), BOX).game

    assert standing(again) == standing(end)
    for seat in (None, 0, 1, 2):
        assert view_for(again, seat) == view_for(end, seat)


def test_a_log_from_before_icons_were_a_ruling_keeps_its_meaning() -> None:
    """Every icon counted then, also in the Italian edition; new logs say what counts (R-66)."""
    log, _ = random_match(7, "it")
    data = json.loads(encode(log))
    assert data["rulings"] == {"icons.count": "per_unit"}
    assert rulings_in(log) == rulings_of("it")
    assert rulings_in(log, "en") == rulings_of("en")

    data["rulings"] = {}
    old = decode(json.dumps(data).encode())
    assert rulings_in(old).icons_count == "per_icon"
    assert rulings_in(decode(encode(old))).icons_count == "per_icon"


def test_a_log_names_what_it_was_played_with() -> None:
    """Version, package, content, options, seats and actions, chance included (decision 4)."""
    data = json.loads(encode(random_match(3, "en", 8)[0]))

    assert list(data) == [
        "version", "package", "content", "players", "edition", "rulings", "seats", "actions",
    ]  # fmt: skip
    assert data["version"] == "abth-log/1"
    assert data["content"] == {"name": BOX.name, "digest": digest_of(BOX)}
    assert data["edition"] == "en"
    assert data["rulings"] == {"game.rounds": 8}
    assert data["seats"][0] == {"name": "Ada", "kind": "person"}
    assert data["seats"][1] == {"name": "Bo", "kind": "bot", "bot": "recruit"}
    assert {text.split()[0] for text in data["actions"]} >= {"sabaton", "card", "tile", "jump"}


@pytest.mark.parametrize("edition", ["default", "de"])
def test_rulings_stand_beside_their_edition(edition: str) -> None:
    """Also where a ruling puts a key of the edition back to its default (appendix B)."""
    rulings = rulings_of(edition, {"abilities.accuracy": "first_damage", "gear.arrows": (0, 2)})

    log = decode(encode(make_log(BOX, SEATS, edition, rulings, [])))

    assert rulings_in(log) == rulings
    assert ("abilities.accuracy" in log.rulings) == (edition == "de")


def test_a_match_may_end_in_the_middle() -> None:
    log = msgspec.structs.replace(LOG, actions=LOG.actions[:200])

    game = replay(log, BOX).game

    assert not game.is_over


def test_a_file_holds_what_was_written(tmp_path: Path) -> None:
    path = tmp_path / "match.json"

    write_log(path, LOG)

    assert read_log(path) == LOG
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


# Undo appends, never rewrites


def test_an_undo_takes_the_last_decision_back() -> None:
    """The replay goes on as if it had not been made (part 8, rule 7)."""
    actions = ["sabaton hannes", "undo", "sabaton chris", "sabaton hannes", "undo", "sabaton tommy"]

    match = replay(msgspec.structs.replace(LOG, actions=actions), BOX)

    sabatons = [BOX.sabatons[p.sabaton].id for p in match.game.players if p.sabaton >= 0]
    assert sabatons == ["chris", "tommy"]
    assert match.entries == actions
    assert len(match.events) == 2


def test_no_undo_after_chance_has_fallen() -> None:
    at = LOG.actions.index("insert") + 2
    actions = [*LOG.actions[:at], "undo"]

    assert "'undo': Something has been rolled or drawn since then" in complaint(
        altered(actions=actions)
    )


def test_no_undo_before_anything_was_decided() -> None:
    assert complaint(altered(actions=["undo"])) == (
        "#1 'undo': You have no decision to undo. (D-2)"
    )


# What is wrong is said in one line, with its place


def test_an_illegal_action_is_named_with_its_atom() -> None:
    """Decision 6: a refusal names its atom."""
    at = next(n for n, text in enumerate(LOG.actions) if text.startswith("jump "))
    actions = [*LOG.actions[:at], "deploy spy"]

    said = complaint(altered(actions=actions))

    assert said == f"#{at + 1} 'deploy spy': You cannot deploy Units now. (R-62)"


@pytest.mark.parametrize("at", [0, 2, 3, 10, 50, 51, 52, 120])
def test_a_missing_action_makes_a_later_one_illegal(at: int) -> None:
    actions = [*LOG.actions[:at], *LOG.actions[at + 1 :]]

    said = complaint(altered(actions=actions))

    assert said.startswith("#")
    assert int(said.split()[0].removeprefix("#")) > at


@pytest.mark.parametrize("at", [0, 3, 4, 30, 60])
def test_a_doubled_action_is_refused_where_it_stands(at: int) -> None:
    """Each of these can only come once: a Sabaton, the start player, a card of the board."""
    actions = [*LOG.actions[: at + 1], LOG.actions[at], *LOG.actions[at + 1 :]]

    assert complaint(altered(actions=actions)).startswith("#")


def test_actions_after_the_end_are_refused() -> None:
    """ROUND-8."""
    said = complaint(altered(actions=[*LOG.actions, "insert"]))

    assert said == f"#{len(LOG.actions) + 1} 'insert': The match is over. (ROUND-8)"


def test_an_unknown_action_is_named() -> None:
    assert complaint(altered(actions=["dance"])) == "#1 'dance': there is no such action"


def test_an_impossible_outcome_of_chance_is_refused() -> None:
    """Chance brings only what the event due can bring (DECK-10)."""
    at = next(n for n, text in enumerate(LOG.actions) if text.startswith("tile "))
    actions = [*LOG.actions[:at], "risky K1"]

    assert f"#{at + 1} 'risky K1': Another roll or draw comes before" in complaint(
        altered(actions=actions)
    )


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"version": "abth-log/2"}, "version: “abth-log/2” is unknown"),
        ({"version": 1}, "version: "),
        ({"version": None}, "version: is missing"),
        ({"actions": None}, "actions: is missing"),
        ({"actions": ["insert", 5]}, "actions[1]: "),
        ({"actions": ["x" * 101]}, "actions[0]: "),
        ({"colour": "red"}, "colour: unknown field"),
        ({"players": 1}, "players: "),
        ({"players": 6}, "players: "),
        ({"players": 2}, "seats: there are 3 for 2 players"),
        ({"edition": "se"}, "rulings: unknown edition “se”"),
        ({"rulings": {"game.rounds": 7}}, "rulings: ruling game.rounds cannot be “7”"),
        ({"rulings": {"game.length": 6}}, "rulings: unknown ruling “game.length”"),
        ({"seats": [{"name": "", "kind": "person"}] * 3}, "seats[0].name: "),
        ({"seats": [{"name": "\x1b[2J", "kind": "person"}] * 3}, "seats[0].name: "),
        ({"seats": [{"name": "Ada", "kind": "cat"}] * 3}, "seats[0].kind: "),
        ({"seats": [{"name": "Ada", "kind": "bot"}] * 3}, "seats[0]: every bot"),
        ({"content": {"name": "x", "digest": "1"}}, "content.digest: "),
        ({"content": {"name": "x", "digest": "0" * 64}}, "content: played with a different box"),
    ],
)
def test_a_bad_field_is_named(changes: dict[str, Any], place: str) -> None:
    assert complaint(altered(**changes)).startswith(place)


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"null", b"{", b'"abth-log/1"', b"\xff\xfe", b"[" * 5000]
)
def test_what_is_no_log_is_refused(data: bytes) -> None:
    assert complaint(data)


@pytest.mark.parametrize("length", range(0, len(SAVED) - 2, 97))
def test_a_truncated_log_is_refused(length: int) -> None:
    assert "JSON" in complaint(SAVED[:length])


@settings(max_examples=60, deadline=None)
@given(st.integers(0, len(SAVED) - 1), st.binary(min_size=0, max_size=3))
def test_a_damaged_log_is_read_or_refused_but_never_crashes(at: int, put: bytes) -> None:
    damaged = SAVED[:at] + put + SAVED[at + len(put) :]

    with contextlib.suppress(BadLog):
        replay(decode(damaged), BOX)


def test_another_box_is_refused() -> None:
    """A log names the content it was played with (decision 4)."""
    other = Box(
        "Another box", BOX.units[:-1], BOX.relics, BOX.tiles, BOX.tokens, BOX.sabatons,
        BOX.strong, BOX.risky, BOX.gear_actions,
    )  # fmt: skip

    with pytest.raises(
        BadLog, match=r"^content: played with a different box .* than .*Another box"
    ):
        replay(LOG, other)


# Files


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.json"

    with pytest.raises(BadLog) as refused:
        read_log(path)

    assert str(refused.value) == f"{path}: cannot be read: there is no such file or folder"


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    path = tmp_path / "no folder" / "match.json"

    with pytest.raises(BadLog) as refused:
        write_log(path, LOG)

    assert str(refused.value) == f"{path}: cannot be written: there is no such file or folder"


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is ever half written."""
    path = tmp_path / "match.json"
    path.write_bytes(b"old")

    def full(descriptor: int) -> None:
        raise OSError(28, "no space is left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadLog, match="no space is left"):
        write_log(path, LOG)

    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]

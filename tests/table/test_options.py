"""The options of a table: bots that users may invite, rulings, seats.

Also proves `table/refusals.py`.
"""

from __future__ import annotations

import pytest

from abth.bots.registry import UnknownBot
from abth.protocol.wire import SeatPlan, TableOptions
from abth.table.options import check_options, require_invitable_bot, rulings_for
from abth.table.refusals import Refusal


def test_rulings_follow_the_edition_and_the_chosen_keys() -> None:
    options = TableOptions(
        name="T",
        seats=[SeatPlan(), SeatPlan()],
        rounds=8,
        edition="de",
        rulings={"relics.reveal": "private"},
        start_player=1,
    )

    rulings = rulings_for(options)

    assert (rulings.game_rounds, rulings.start_player) == (8, "1")
    assert rulings.relics_reveal == "private"


@pytest.mark.parametrize(
    "options",
    [
        TableOptions(name="T", seats=[SeatPlan(), SeatPlan()], start_player=2),
        TableOptions(name="T", seats=[SeatPlan(), SeatPlan(kind="bot")]),
        TableOptions(name="T", seats=[SeatPlan(), SeatPlan(bot="soldier")]),
        TableOptions(name="T", seats=[SeatPlan(), SeatPlan()], away_bot="os:system"),
    ],
)
def test_options_that_cannot_be_played_are_refused(options: TableOptions) -> None:
    with pytest.raises(Refusal) as refusal:
        check_options(options)

    assert refusal.value.code == "malformed"


@pytest.mark.parametrize(
    ("spec", "written"),
    [
        ("captain", "captain"),
        ("general", "general"),
        ("general:ms=2000", "general:ms=2000"),
        ("general:iterations=100:ms=50", "general:iterations=100:ms=50"),
        ("general:ms=\u0665\u0660", "general:ms=50"),
    ],
)
def test_bots_that_users_may_invite(spec: str, written: str) -> None:
    assert require_invitable_bot(spec) == written


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "major",
        "os:system",
        "captain:Captain",
        "abth.bots.captain:Captain",
        "tests.server.bot_pool.stand_ins:Last",
        "general:ms=2001",
        "general:ms=0",
        "general:ms=-5",
        "general:ms=fast",
        "general:iterations=1000000",
        "general:depth=3",
        "captain:ms=5",
        "general:ms=5:os:system",
        "x" * 1000,
    ],
)
def test_bots_that_nobody_may_invite(spec: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        require_invitable_bot(spec)

    assert len(str(refusal.value)) < 200

"""The options of a table: bots that users may invite, rulings, seats.

Also proves `table/refusals.py`.
"""

from __future__ import annotations

import pytest

from abth.bots.others import UnknownBot
from abth.protocol.fair import commitment, secret_of_seed
from abth.protocol.proof import decode_proof
from abth.protocol.wire import SeatPlan, TableOptions
from abth.table.match.proof_check import check_proof
from abth.table.options import check_options, require_invitable_bot, rulings_for
from abth.table.refusals import Refusal
from tests.server.house import House, guests, over_sockets, play_out, two_at_a_table


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
        ("champion:ms=100", "champion:ms=100"),
        ("champion:deep=no", "champion:deep=no"),
        ("champion:deep=yes:ms=30", "champion:ms=30"),  # what is usual is not written
        ("champion:ms=300", "champion"),
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
        "./mine.py:Mine",
        "captain:./mine.py:Mine",
        "captain:x=./mine.py:Mine",
        "captain:x=./mine.py:Mine=1",
        "x" * 1000,
    ],
)
def test_bots_that_nobody_may_invite(spec: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        require_invitable_bot(spec)

    assert len(str(refusal.value)) < 200


@over_sockets
async def test_the_promise_of_a_seeded_deal_differs_from_table_to_table(place: House) -> None:
    """The same seed, the same draws, and nothing to compare guessed seeds with."""
    (ada,) = await guests(place, 1)
    tables = [await ada.make_table([None, None], seed="friday") for _ in range(2)]
    promised = {(await ada.get(f"/tables/{table}"))["commitment"] for table in tables}

    assert len(promised) == 2
    assert commitment(secret_of_seed("friday")) not in promised


@over_sockets
async def test_the_proof_of_a_seeded_deal_holds_and_shows_the_seed(place: House) -> None:
    people, table, devices = await two_at_a_table(place, seed="friday")
    promised = (await people[0].get(f"/tables/{table}"))["commitment"]
    await play_out(devices)

    proof = decode_proof((await people[0].http.get(f"/api/tables/{table}/proof")).content)

    assert proof.commitment == promised
    assert (proof.seed, proof.cover is None) == ("friday", False)
    assert check_proof(proof, place.services.box)


@over_sockets
async def test_where_odds_are_not_allowed_the_server_tells_its_players_none(place: House) -> None:
    """Neither the calculator nor the coach; others may calculate, and so may they afterwards."""
    people, table, devices = await two_at_a_table(place, odds=False, coach=True)
    question = {"attackers": [0], "defenders": [1]}
    line_up = {"hand": [0, 1], "defenders": [1]}

    refused = await people[0].post("/odds", question, 403)
    assert refused["code"] == "odds-off"
    assert (await people[0].post("/odds/line-up", line_up, 403))["code"] == "odds-off"
    assert (await people[0].get(f"/tables/{table}"))["coach"] is False
    advice = await people[0].get(f"/tables/{table}/seats/0/advice", 409)
    assert advice["code"] == "coach-off"
    assert (await place.client().post("/api/odds", json=question)).status_code == 200
    await play_out(devices)
    await people[0].post("/odds", question)

"""Reviews over HTTP: streamed, shared, stored, and only for those who may look back.

Also proves `server/http/reviews.py`.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from abth.review import turns
from abth.review.chances import Chances
from abth.review.review import JUDGE
from abth.rules.game import Game
from abth.table import early_end
from tests.server.house import Guest, House, over_sockets
from tests.server.http.test_history import finished_table

pytestmark = pytest.mark.slow


class OddEras(Chances):
    """A judge that knows one thing: it is good to stand in Era I or III."""

    def one(self, game: Game, seed: int) -> list[float]:
        active, players = int(game.active), game.players
        own = 0.7 if players[active].era % 2 else 0.1
        other = (1 - own) / (len(players) - 1)
        return [own if seat == active else other for seat in range(len(players))]

    def by_captains(self, game: Game, seed: int, spread: int) -> list[float]:
        return self.one(game, seed)

    def is_expected(self, game: Game, number: int) -> bool:
        return False

    def planned(self, game: Game, seed: int, planner: int) -> tuple[list[float], bool | None]:
        return self.one(game, seed), None


@pytest.fixture(autouse=True)
def quick_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "Chances", OddEras)
    monkeypatch.setattr(turns, "reason_for", lambda *_: None)


def path(table: str) -> str:
    return f"/tables/{table}/review"


async def lines_of(guest: Guest, table: str, **query: Any) -> list[Any]:
    """Everything that a review sends."""
    request = guest.http.stream("POST", f"/api{path(table)}", params=query)
    async with request as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        return [json.loads(line) async for line in answer.aiter_lines()]


@over_sockets
async def test_a_review_fills_in_place_and_is_stored(place: House) -> None:
    people, table = await finished_table(place)
    ada, ben = people
    lines = await lines_of(ada, table, lang="en")
    first, last = lines[0], lines[-1]

    assert (first["is_complete"], first["done"]) == (False, 0)
    guessed = next(line for line in lines if line["turns"])
    assert len(guessed["turns"]) == len(last["turns"]) == 12
    assert not any(turn["judged"] for turn in guessed["turns"])
    assert all(turn["judged"] for turn in last["turns"])
    early = [line for line in lines if line["done"] and not line["turns"][0]["judged"]]
    assert early, "the first result does not wait for the whole turn"
    assert [line["done"] for line in lines] == sorted(line["done"] for line in lines)
    assert (last["is_complete"], last["judge"], last["done"]) == (True, JUDGE, last["all"])
    for account in last["ledger"]:
        parts = ("start", "luck", "own_choices", "others_choices", "correction")
        assert sum(account[part] for part in parts) == pytest.approx(account["result"])
    assert 1 <= len(last["moments"]) <= 3
    for moment in last["moments"]:
        assert moment["seat"] == 0, "others' choices appear as sums only"
        assert moment["better"] != moment["played"]
        assert moment["better_action"] != moment["played_action"]
        assert moment["options"][0]["is_best"]
        seen = await ada.get(f"/tables/{table}/moments/{moment['version']}", eyes=0)
        assert seen["due"]["seat"] == 0
    asked = len(place.bots.reviewed)

    (german,) = await lines_of(ben, table, lang="de")

    assert len(place.bots.reviewed) == asked, "the second reader gets it at once"
    assert german["ledger"] == last["ledger"]
    assert {moment["seat"] for moment in german["moments"]} <= {1}
    assert {who for who, _, _ in place.bots.reviewed} == {ada.id}
    stored = await ada.get(path(table), lang="en")
    assert stored == last
    stranger = await Guest.arrive(place, "Eve")
    assert (await stranger.get(path(table)))["moments"] == []


async def readers_become(place: House, table: str, count: int) -> None:
    """Wait until so many follow the review of a table."""
    jobs = place.services.reviews.jobs
    while table not in jobs or jobs[table].readers != count:
        await asyncio.sleep(0)


@over_sockets
async def test_readers_share_one_review_and_it_stops_without_them(place: House) -> None:
    people, table = await finished_table(place)
    ada, ben = people
    place.bots.allowed.clear()
    both = [asyncio.ensure_future(lines_of(guest, table)) for guest in people]
    await readers_become(place, table, 2)
    both[1].cancel()
    await readers_become(place, table, 1)
    assert place.services.reviews.jobs[table].is_running
    both[0].cancel()
    await readers_become(place, table, 0)
    while place.services.reviews.jobs[table].is_running:
        await asyncio.sleep(0)
    place.bots.allowed.set()
    assert place.bots.reviewed == []

    lines = await lines_of(ben, table)

    assert lines[-1]["is_complete"]
    asked = [(turn, choice) for _, turn, choice in place.bots.reviewed]
    assert len(asked) == len(set(asked)), "each question is asked once"
    followed = [turn for turn, choice in asked if choice is None]
    assert followed == [None, *range(12)]
    assert len(asked) == len(followed) + lines[-1]["all"]
    assert (await ada.get(path(table)))["is_complete"]


@over_sockets
async def test_only_who_may_look_back_gets_a_review(place: House) -> None:
    people, table = await finished_table(place, spectators=False)
    stranger = await Guest.arrive(place, "Mallory")
    nobody = place.client()

    assert (await stranger.post(path(table), status=403))["code"] == "not-allowed"
    assert (await stranger.get(path(table), status=403))["code"] == "not-allowed"
    assert (await nobody.post(f"/api{path(table)}")).status_code == 401
    assert (await people[0].get(path(table), status=404))["message_id"] == "problem-no-review"
    assert (await people[0].post(path("nowhere"), status=404))["code"] == "unknown"
    assert place.bots.reviewed == []


@over_sockets
async def test_a_match_that_is_not_played_to_its_end_has_no_review(place: House) -> None:
    ada, ben = [await Guest.arrive(place, name) for name in ("Ada", "Ben")]
    table = await ada.make_table([None, None])
    for seat, guest in enumerate((ada, ben)):
        await guest.post(f"/tables/{table}/join", {"seat": seat})
    await ada.post(f"/tables/{table}/start")
    assert (await ada.post(path(table), status=409))["code"] == "not-over"

    live = await place.services.tables.require(table)
    await early_end.resign(live, ben.id, 1)

    refused = await ada.post(path(table), status=409)
    assert refused["message_id"] == "problem-review-unfinished"


@over_sockets
async def test_who_asks_for_many_reviews_waits(place: House) -> None:
    people, table = await finished_table(place)
    for _ in range(place.settings.limits.reviews_at_once):
        place.services.rates.check_review(people[0].id)

    refused = await people[0].post(path(table), status=429)
    assert refused["message_id"] == "problem-too-many-reviews"
    assert (await lines_of(people[1], table))[-1]["is_complete"], "others do not wait"
    assert (await lines_of(people[0], table))[-1]["is_complete"], "what is stored costs nothing"


@over_sockets
async def test_a_turn_that_fails_ends_the_review_and_asking_again_goes_on(place: House) -> None:
    people, table = await finished_table(place)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(turns.MatchTurns, "follow", broken)
        failed = (await lines_of(people[0], table))[-1]

    assert (failed["failed"], failed["is_complete"]) == (True, False)
    assert failed["turns"], "the first guess stays"
    assert failed["done"] > 0, "and so do the choices that were judged"
    assert (await lines_of(people[0], table))[-1]["is_complete"]


def broken(*_: object) -> turns.TurnPart:
    raise RuntimeError


@over_sockets
async def test_all_moments_of_an_imported_match_are_told(place: House) -> None:
    people, table = await finished_table(place)
    log = await people[0].get(f"/tables/{table}/log")
    imported = (await people[0].post("/matches", log, 201))["id"]

    last = (await lines_of(people[1], imported))[-1]

    assert {moment["seat"] for moment in last["moments"]} == {0, 1}

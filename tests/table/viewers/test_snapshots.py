"""What has changed, applied to what a viewer has, is what the viewer may see: always, and exactly.

Also proves `table/viewers/update_encoding.py`.
"""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from abth.protocol import wire
from abth.protocol.view_changes import apply_changes
from abth.table.viewers.entrance import enter, leave
from tests.table.stand_ins import Ears, Room, in_a_room
from tests.table.viewers.told_matches import MESSAGE, PEOPLE, REPLAYS, Onlooker, ToldMatch

QUICK = ("two-players", "four-players-english")  # the others take longer to prove
RECORDINGS = [
    name if name in QUICK else pytest.param(name, marks=pytest.mark.long)
    for name in sorted(path.stem for path in REPLAYS.glob("*.json"))
]


async def entered(told: ToldMatch, onlookers: list[Onlooker]) -> None:
    """Enter a whole match; what everyone has been told is what they may see, at every version."""
    late: list[Onlooker] = []
    while told.go_on():
        compare(told, [*onlookers, *late])
        if told.match.version % 60 == 0:  # looking back and coming late change nothing
            told.match.look_back(told.match.version // 2)
            for onlooker in late:
                leave(told.room.live, onlooker)
            late = [await told.open(PEOPLE[1]), await told.open(None, told.match.version - 3)]
    told.end()
    compare(told, [*onlookers, *late])


def compare(told: ToldMatch, onlookers: list[Onlooker]) -> None:
    """What everyone has been told gives what they may see."""
    whole = {onlooker.seats: told.whole_views(onlooker) for onlooker in onlookers}
    for onlooker in onlookers:
        assert onlooker.plain_views == whole[onlooker.seats], told.match.version


def undos(told: ToldMatch) -> int:
    return sum(entry.startswith("undo") for entry in told.match.entries)


@pytest.mark.parametrize("name", RECORDINGS)
def test_changes_give_every_seat_and_spectators_their_views_through_a_whole_match(
    name: str,
) -> None:
    async def scenario() -> None:
        told = ToldMatch(name)
        people = PEOPLE[: len(told.match.seats)]
        await entered(told, [await told.open(person) for person in (*people, None)])
        assert undos(told) > 5

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "name", ["three-players", pytest.param("four-players-english", marks=pytest.mark.long)]
)
def test_changes_give_a_shared_screen_all_its_views(name: str) -> None:
    async def scenario() -> None:
        told = ToldMatch(name, shared=True)
        screen = await told.open(PEOPLE[0])
        await entered(told, [screen])
        seats = [*range(len(told.match.seats)), None]
        assert [view["seat"] for view in screen.plain_views] == seats

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "name", ["two-players", pytest.param("five-players-german", marks=pytest.mark.long)]
)
def test_changes_give_spectators_their_views_late(name: str) -> None:
    async def scenario() -> None:
        told = ToldMatch(name, delay=17)
        await entered(told, [await told.open(person) for person in ("ada", None)])
        assert undos(told) > 5

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "name", ["two-players", pytest.param("four-players-english", marks=pytest.mark.long)]
)
def test_changes_that_another_process_found_give_everyone_their_views(name: str) -> None:
    """Two processes enter a match in turn, a few entries each; both have viewers."""

    async def scenario() -> None:
        here, there = ToldMatch(name), ToldMatch(name)
        people = PEOPLE[: len(here.match.seats)]
        onlookers = {told: [await told.open(person) for person in (*people, None)]
                     for told in (here, there)}  # fmt: skip
        while here.go_on():
            there.follow(here)
            for told in (here, there):
                compare(told, onlookers[told])
            if here.match.version % 7 == 0:
                here, there = there, here
        for told in (here, there):
            told_as = [msgspec.json.decode(raw) for raw in onlookers[told][0].raw]
            updates = [each for each in told_as if each["type"] == "update"]
            whole = [each for each in updates if "view" in each["views"][0]["changes"]]
            assert len(whole) == 1  # the first since the table was opened
            assert undos(told) > 5

    asyncio.run(scenario())


def test_an_update_says_what_has_changed_for_all_and_for_each_seat() -> None:
    async def scenario(room: Room) -> None:
        ada, ben = Ears("ada"), Ears("ben")
        for ears in (ada, ben):
            await enter(room.live, ears, wire.Hello(id=1))
        for _ in range(2):  # both choose their Sabatons; then everything is dealt
            await room.act()
        await room.act()

        told = [msgspec.json.decode(b"{" + ears.updates[-1]) for ears in (ada, ben)]
        assert told[0]["changes"] == told[1]["changes"]
        assert "view.wheel" in told[0]["changes"]
        assert [view["seat"] for one in told for view in one["views"]] == [0, 1]
        assert not any(path.endswith(("hand", "deck")) for path in told[0]["changes"])
        assert {len(ears.updates[-1]) < 3000 for ears in (ada, ben)} == {True}

    in_a_room(Room(None, None), scenario)


def test_a_viewer_without_a_view_receives_whole_ones() -> None:
    """The match begins while they look, or they have come to hold other seats."""

    async def scenario() -> None:
        told = ToldMatch("two-players")
        ada = await told.open("ada")
        told.go_on()
        told.go_on()
        told.room.row.seats[1].person = "ada"
        told.room.live.publisher.review_seats()
        told.go_on()

        updates = [MESSAGE.decode(raw) for raw in ada.raw[1:]]
        assert all(isinstance(update, wire.Update) for update in updates)
        paths = [[sorted(view["changes"]) for view in told_plainly(raw)] for raw in ada.raw[1:]]
        whole = ["facts", "legal", "view"]
        assert paths[0] == [whole]  # the first update since the table was opened
        assert paths[1] != [whole]
        assert paths[2] == [whole] * 3
        assert ada.plain_views == told.whole_views(ada)

    asyncio.run(scenario())


def told_plainly(raw: bytes) -> list[dict[str, dict[str, object]]]:
    found: list[dict[str, dict[str, object]]] = msgspec.json.decode(raw)["views"]
    return found


def test_changes_leave_the_old_view_as_it_was() -> None:
    old = {"seat": 0, "view": {"players": [{"honor": 1}, {"honor": 2}], "due": {"moment": 3}}}
    new = apply_changes(old, {"view.players.1.honor": 5, "view.due": None})

    assert old["view"] == {"players": [{"honor": 1}, {"honor": 2}], "due": {"moment": 3}}
    assert new == {"seat": 0, "view": {"players": [{"honor": 1}, {"honor": 5}], "due": None}}
    assert new["view"]["players"][0] is old["view"]["players"][0]


def test_nobody_who_comes_while_a_decision_is_stored_sees_it_before_it_is() -> None:
    """Then they are told of it like everyone else: no event comes twice."""

    async def scenario(room: Room) -> None:
        acting = asyncio.ensure_future(room.act())
        await asyncio.sleep(0)  # the decision is played, and its commit under way
        ears = Ears("ben")
        coming = asyncio.ensure_future(enter(room.live, ears, wire.Hello(id=1)))
        await acting
        await coming

        welcome = ears.heard[0]
        assert isinstance(welcome, wire.Welcome)
        told = len(welcome.events) + sum(
            len(msgspec.json.decode(b"{" + update)["events"]) for update in ears.updates
        )
        assert told == len(room.live.table.require_match().events)

    in_a_room(Room(None, None), scenario)

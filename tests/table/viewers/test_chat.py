"""Chat lines belong to their table, in one order for everyone."""

from __future__ import annotations

from abth.protocol import wire
from abth.table.viewers.chat import send_chat
from abth.table.viewers.entrance import enter
from tests.server.house import (
    Device,
    Guest,
    House,
    over_sockets,
    two_at_a_table,
)
from tests.table.stand_ins import Ears, Room, in_a_room


@over_sockets
async def test_chat_belongs_to_the_table(place: House) -> None:
    people, table, (ada, ben) = await two_at_a_table(place)
    watcher = await Device.open(place, table, None)
    stranger = await Guest.arrive(place, "Mallory")
    foreign = await stranger.device(table)

    said = await ada.ask({"type": "chat", "key": "c1", "text": "  <b>Good\u200b luck</b>! "})
    again = await ada.ask({"type": "chat", "key": "c1", "text": "Good luck!"})
    line = (await ben.kind(wire.ChatNews)).line

    assert isinstance(said, wire.Done)
    assert isinstance(again, wire.Done)
    assert (line.number, line.name, line.seat, line.text) == (1, "Ada", 0, "<b>Good luck</b>!")
    assert isinstance(await watcher.ask({"type": "ping"}), wire.Done)
    assert watcher.chat == foreign.chat == []  # no public chat
    assert (await foreign.ask({"type": "chat", "key": "x", "text": "hi"})).code == "not-allowed"
    assert (await watcher.ask({"type": "chat", "key": "x", "text": "hi"})).code == "unauthenticated"
    await place.restart()
    back = await people[1].device(table)
    assert back.heard[0].chat == [line]
    assert (await people[1].device(table, chat_seen=1)).heard[0].chat == []


def test_a_line_said_long_ago_is_not_said_again() -> None:
    """The table keeps the last lines only; the store knows the keys of all."""

    async def scenario(room: Room) -> None:
        ears = Ears("ada")
        await enter(room.live, ears, wire.Hello(id=1))
        room.memory.said.add(("ada", "old"))
        heard = len(ears.heard)
        await send_chat(room.live, room.sender(0, "old", ears), "Hello?")

        assert ears.answers == [1]
        assert len(ears.heard) == heard
        assert room.live.chat.since(0) == []

    in_a_room(Room(None, None), scenario)

"""Players who are away hear that it is their turn."""

from __future__ import annotations

import random
from typing import Any

from abth.protocol import wire
from tests.server.house import (
    Device,
    House,
    guests,
    over_sockets,
    seated_table,
    step,
    two_at_a_table,
)


class Challenger(random.Random):
    """Chooses at random, but challenges whenever that is allowed."""

    def choice(self, options: Any) -> Any:
        challenges = [option for option in options if option.startswith("challenge")]
        return super().choice(challenges or options)


@over_sockets
async def test_a_person_hears_of_a_turn_wherever_they_are(place: House) -> None:
    people, table, (ada, ben) = await two_at_a_table(place)
    elsewhere = await Device.open(place, None, people[1].secret)

    await ada.act(0, ada.views[0].legal[0])

    turn = await elsewhere.kind(wire.YourTurn)
    assert (turn.table, turn.seat, turn.point, turn.challenged) == (table, 1, "D-2", False)
    assert turn.name == "A table"
    assert (await ben.kind(wire.Update)).due.seat == 1
    assert not any(b"your-turn" in raw for raw in ben.raw)  # `due` says so
    listed = await people[1].get("/tables")
    assert [state["id"] for state in listed["yours"]] == [table]
    assert listed["yours"][0]["to_act"] == 1


@over_sockets
async def test_a_challenged_person_who_is_away_is_called_and_the_match_waits(
    place: House,
) -> None:
    people = await guests(place, 4)
    table = await seated_table(people)
    devices = [await guest.device(table) for guest in people]
    choices = Challenger(4)
    elsewhere = [await Device.open(place, None, guest.secret) for guest in people]
    while True:
        assert await step(devices, choices)
        due = devices[0].due
        assert due is not None
        if due.moment in ("defend-first", "defend-next"):
            break
    seat = due.seat
    assert seat is not None
    turn = await elsewhere[seat].until(lambda m: isinstance(m, wire.YourTurn) and m.challenged)
    assert (turn.seat, turn.table) == (seat, table)
    version = devices[seat].version
    await devices[seat].close()
    other = devices[0 if seat else 1]
    await other.until(lambda m: isinstance(m, wire.TableNews) and not m.table.seats[seat].here)
    await place.restart()

    back = await people[seat].device(table, seen=version)

    assert (back.version, back.deciding) == (version, seat)
    assert isinstance(await back.act(seat, back.views[seat].legal[0]), wire.Update)

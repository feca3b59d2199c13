"""The open tables of a server: a match is opened only with the box it was played with."""

from __future__ import annotations

from sqlalchemy import update

from abth.content.digest import digest_of
from abth.storage.schema import tables
from tests.server.house import House, guests, over_sockets, seated_table


@over_sockets
async def test_a_match_with_another_box_says_so(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    waiting = await people[0].make_table([None, None])
    # All tables were made with a box that this server does not have.
    await place.services.store.execute(update(tables).values(box="0" * 64))
    await place.restart()

    refused = await people[0].get(f"/tables/{table}", 409)

    assert (refused["code"], refused["message_id"]) == ("other-box", "problem-other-box")
    listed = (await people[0].get("/tables"))["yours"]
    assert {entry["id"] for entry in listed} == {table, waiting}


@over_sockets
async def test_every_new_table_keeps_the_digest_of_its_box(place: House) -> None:
    ada = (await guests(place, 1))[0]
    table = await ada.make_table([None, None])

    row = await place.services.store.tables.get(table)

    assert row is not None
    assert row.box == digest_of(place.services.box)

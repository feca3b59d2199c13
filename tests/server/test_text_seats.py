"""Text seats: who may read what, and what the text tells."""

from __future__ import annotations

from tests.server.house import House, guests, over_sockets, seated_table
from tests.server.http.test_text import read, type_line


@over_sockets
async def test_everyone_reads_their_own_cards_and_spectators_none(place: House) -> None:
    ada, ben, eve = await guests(place, 3)
    table = await seated_table([ada, ben])
    await type_line(ada, table, "1")
    await type_line(ben, table, "1")
    live = place.services.tables.live(table)
    assert live is not None
    assert live.table.match is not None
    game = live.table.match.game
    names = [[game.frame.box.units[card].name for card in p.hand] for p in game.players]

    own, other, watching = [await read(guest, table) for guest in (ada, ben, eve)]

    for text, hand in ((own, names[0]), (other, names[1])):
        shown = text.partition("YOUR HAND\n")[2].partition("\n\n")[0]
        assert all(name in shown for name in hand)
        assert f"{'drew'} 4 cards." in text
    assert "YOUR HAND" not in watching
    assert watching.count("drew 4 cards.") == 2
    assert "Please wait".upper() in watching


@over_sockets
async def test_spectators_and_strangers_change_nothing(place: House) -> None:
    ada, ben, eve = await guests(place, 3)
    table = await seated_table([ada, ben], chat="players")

    assert (await type_line(eve, table, "1")).text == "You have nothing to choose now.\n"
    assert "undo" not in (await type_line(eve, table, "undo")).text
    assert "players" in (await type_line(eve, table, "say hello")).text
    answer = await eve.http.get(f"/api/tables/{table}/text", params={"seat": 0})
    assert answer.status_code == 403


@over_sockets
async def test_a_table_without_spectators_shows_them_no_text(place: House) -> None:
    ada, ben, eve = await guests(place, 3)
    table = await seated_table([ada, ben], spectators=False)

    assert (await eve.http.get(f"/api/tables/{table}/text")).status_code == 403


@over_sockets
async def test_spectators_with_a_delay_read_the_match_as_it_stood(place: House) -> None:
    ada, ben, eve = await guests(place, 3)
    table = await seated_table([ada, ben], delay=10)
    await type_line(ada, table, "sabaton tommy")

    assert "Tommy" in await read(ben, table)
    assert "Tommy" not in await read(eve, table)


@over_sockets
async def test_where_odds_are_off_no_chance_is_told(place: House) -> None:
    (ada,) = await guests(place, 1)
    table = await seated_table([ada], ["recruit"], odds=False)

    assert (await type_line(ada, table, "odds")).text == "Odds are switched off at this table.\n"


@over_sockets
async def test_why_asks_the_coach_where_the_table_allows_it(place: House) -> None:
    (ada,) = await guests(place, 1)
    for coach, lines in ((True, 2), (False, 1)):
        table = await seated_table([ada], ["recruit"], coach=coach)
        answer = (await type_line(ada, table, "why 1")).text.splitlines()

        assert len(answer) == lines
        assert any("coach" in line for line in answer) is coach


@over_sockets
async def test_before_the_match_the_text_says_so(place: House) -> None:
    (ada,) = await guests(place, 1)
    table = await ada.make_table([None, "recruit"])

    assert "The match has not begun." in await read(ada, table)
    assert (await type_line(ada, table, "1")).status_code == 409


@over_sockets
async def test_two_seats_of_one_person_are_read_one_at_a_time(place: House) -> None:
    (ada,) = await guests(place, 1)
    table = await ada.make_table([None, None])
    for seat in (0, 1):
        await ada.post(f"/tables/{table}/join", {"seat": seat, "entropy": "00", "name": f"A{seat}"})
    await ada.post(f"/tables/{table}/start")

    first, second = await read(ada, table), await read(ada, table, seat=1)

    assert "YOUR TURN" in first
    assert "PLEASE WAIT\nWaiting for A0 to decide." in second


@over_sockets
async def test_a_match_that_was_ended_early_has_its_scores(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await seated_table([ada, ben])
    await type_line(ada, table, "1")
    await type_line(ben, table, "1")
    await ben.post(f"/tables/{table}/resign")

    text = await read(ben, table)

    assert "THE MATCH IS OVER" in text
    assert f"FINAL SCORES\n{ada.name} won the match." in text
    assert (await type_line(ben, table, "1")).text == "You have nothing to choose now.\n"

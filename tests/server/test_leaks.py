"""Nothing leaks: who may not know a secret gets the same bytes whatever it is."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest

from abth.content import load_box
from abth.protocol import wire
from abth.protocol.fair import FairDice
from abth.protocol.log import Seat
from abth.rules.events import CardDrawn
from abth.rules.moments import DRAW_CARD
from abth.rules.playout import Dice
from abth.rules.rulings import rulings_of
from abth.server import agreed, sight
from abth.server.shown import Showing, due_of, events_for, views_for
from abth.table.match import Match
from tests.server.house import Device, House, guests, over_sockets, play_out, seated_table, step

BOX = load_box(None)


class OtherHand(FairDice):
    """Draws as the fair dice do, but swaps what seat 0 draws into its first hand."""

    swapped = False

    def draw(self, number: int, bound: int, /) -> int:
        index = super().draw(number, bound)
        return (index + bound // 2) % bound if self.swapped and number in SWAPPED else index


SWAPPED: set[int] = set()
SECRET = re.compile(rb"[0-9a-f]{64}")


@over_sockets
async def test_no_message_before_the_end_holds_the_secret_of_the_dice(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, seed=None)
    devices = [await guest.device(table) for guest in people]
    watcher = await Device.open(place, table, None)
    row = await place.hall.store.tables.get(table)
    assert row is not None
    told = [await people[0].http.get(f"/api{path}") for path in ("/tables", f"/tables/{table}")]

    await play_out([*devices, watcher])

    said = b"".join([*(answer.content for answer in told), *devices[0].raw, *watcher.raw])
    assert row.commitment.encode() in said
    assert row.secret.encode() not in said
    assert row.seats[0].entropy.encode() != row.secret.encode()
    assert set(SECRET.findall(said)) == {row.commitment.encode()}
    for guest in people:
        assert guest.secret.encode() not in said
    proof = await people[0].get(f"/tables/{table}/proof")
    assert proof["secret"] == row.secret


@over_sockets
async def test_matches_that_differ_in_a_secret_look_alike_to_all_others(place: House) -> None:
    """Two matches, the same but for which cards Ada draws into her hand (R-55)."""
    people = await guests(place, 2)
    sent: list[list[bytes]] = []
    hands = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(agreed, "dice_of", lambda row: OtherHand.of_seed(str(row.options.seed)))
        patch.setattr(sight, "dice_of", lambda row: OtherHand.of_seed(str(row.options.seed)))
        for swapped in (False, True):
            OtherHand.swapped = swapped
            table = await seated_table(people)
            ben = await people[1].device(table)
            watcher = await Device.open(place, table, None)
            ada = await people[0].device(table)
            devices = [ada, ben, watcher]
            for _ in range(2):  # both choose their Sabatons; then everything is dealt
                if not swapped:
                    SWAPPED.clear()
                await step(devices, random.Random(1))
                if not swapped:
                    SWAPPED.update(draws_of(place, table, seat=0))
            hands.append(ada.views[0].view.players[0].hand)
            sent.append([steady(raw, table) for raw in (*ben.raw, *watcher.raw)])

    assert SWAPPED
    assert hands[0] != hands[1]
    assert sent[0] == sent[1]


def draws_of(place: House, table: str, seat: int) -> set[int]:
    """The entries of the log with which a seat drew cards."""
    there = place.hall.live(table)
    assert there is not None
    assert there.match is not None
    found = set()
    for version in range(there.match.version):
        game = there.match.game_at(version)
        if game.moment == DRAW_CARD and game.drawer == seat and game.to_act < 0:
            found.add(version + 1)
    return found


def steady(raw: bytes, table: str) -> bytes:
    """A message without the name of its table."""
    return raw.replace(table.encode(), b"TABLE")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["default", "en"])
def test_what_is_shown_quickly_is_what_is_built_up_slowly(players: int, edition: str) -> None:
    match = Match(
        BOX,
        [Seat(f"P{n}", "person") for n in range(players)],
        rulings_of(edition),
        edition,
        Dice(players),
    )
    choices = random.Random(players)
    everybody = [(seat,) for seat in range(players)]
    while match.game.to_act >= 0:
        told = len(match.events)
        match.play(int(match.game.to_act), choices.choice(match.game.legal()))
        events = match.events[told:]
        due, undo = due_of(match.game, 5.0), wire.UndoState(seat=match.can_undo)
        showing = Showing(
            match.game, since=3, version=9, undone=False, events=events, due=due, undo=undo
        )
        for eyes in (*everybody, (0, players - 1), ()):
            expected = wire.Update(
                no=1,
                re=None,
                since=3,
                version=9,
                undone=False,
                events=events_for(events, eyes),
                views=views_for(match.game, eyes),
                due=due,
                undo=undo,
            )
            shown = b'{"type":"update","no":1,"re":null,' + showing.body(eyes)
            assert shown == msgspec.json.encode(expected)


def test_events_of_several_seats_are_merged() -> None:
    events = [CardDrawn(0, 3), CardDrawn(1, 4), CardDrawn(2, 5)]
    told: list[Any] = [event.facts["card"] for event in events_for(events, (0, 2))]

    assert told == [3, None, 5]
    assert isinstance(events_for(events, ())[0], wire.EventSaid)

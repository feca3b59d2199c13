"""Nothing leaks: who may not know a secret gets the same bytes whatever it is."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from abth.content import load_box
from abth.protocol import wire
from abth.protocol.fair import FairDice
from abth.protocol.log import Seat
from abth.rules.battle.rewards import loser_seat
from abth.rules.events import CardDrawn, TurnBegan
from abth.rules.game import Game
from abth.rules.moments import (
    DRAW_CARD,
    FIND_RELIC,
    FIND_STOLEN,
    KEEP_PROWESS,
    KEEP_RELIC,
    LOOK_PROWESS,
    NAMES,
)
from abth.rules.playout import Dice
from abth.rules.rulings import rulings_of
from abth.table import options
from abth.table import table as table_module
from abth.table.match.match import Match
from abth.table.viewers.update_encoding import events_for, views_for
from tests.server.house import (
    Device,
    Guest,
    House,
    guests,
    over_sockets,
    play_out,
    seated_table,
    step,
)

BOX = load_box(None)


class OtherDraws(FairDice):
    """Draws as the fair dice do, but something else for the entries in `SWAPPED`."""

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
    row = await place.services.store.tables.get(table)
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
    readers = (people[1].http, place.client())
    sent: list[list[bytes]] = []
    read: list[list[bytes]] = []
    hands = []
    with dice_that_may_differ():
        for swapped in (False, True):
            OtherDraws.swapped = swapped
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
                    SWAPPED.update(draws_of(place, table, DRAW_CARD, seat=0))
            hands.append(ada.views[0].view.players[0].hand)
            sent.append([steady(raw, table) for raw in (*ben.raw, *watcher.raw)])
            texts = [await reader.get(f"/api/tables/{table}/text") for reader in readers]
            read.append([text.content for text in texts])

    assert SWAPPED
    assert hands[0] != hands[1]
    assert sent[0] == sent[1]
    assert read[0] == read[1]
    assert b"YOUR HAND" in read[0][0]


@contextmanager
def dice_that_may_differ() -> Iterator[None]:
    """While the dice of new tables are `OtherDraws`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(options, "dice_of", lambda row: OtherDraws.of_seed(str(row.options.seed)))
        patch.setattr(
            table_module, "dice_of", lambda row: OtherDraws.of_seed(str(row.options.seed))
        )
        yield


def draws_of(
    place: House, table: str, chance: int, seat: int | None = None, since: int = 0
) -> set[int]:
    """The entries of the log with which chance drew this, for a seat or for any."""
    there = place.services.tables.live(table)
    assert there is not None
    assert there.table.match is not None
    found = set()
    for version in range(since, there.table.match.version):
        game = there.table.match.game_at(version)
        if game.moment == chance and game.to_act < 0 and seat in (None, game.drawer):
            found.add(version + 1)
    return found


COMMITMENT = re.compile(rb'"commitment":"[0-9a-f]{64}"')


def steady(raw: bytes, table: str) -> bytes:
    """A message without the id of its table and the promise of its dice, which has a cover."""
    return COMMITMENT.sub(b"", raw.replace(table.encode(), b"TABLE"))


# What a winner looks at


class Told:
    """All bytes that each pair of eyes was sent in a match: people by their seats, a spectator."""

    def __init__(
        self, place: House, table: str, people: list[Guest], devices: list[Device]
    ) -> None:
        self.place = place
        self.table = table
        self.people = people
        self.devices = devices  # of all people, and of the spectator
        self.asked: list[list[bytes]] = [[] for _ in devices]

    @classmethod
    async def begin(cls, place: House, people: list[Guest], **options: Any) -> Told:
        """A match in which nobody has decided anything yet."""
        table = await seated_table(people, **options)
        devices = [await guest.device(table) for guest in people]
        return cls(place, table, people, [*devices, await Device.open(place, table, None)])

    @property
    def due(self) -> wire.Due:
        """What is due."""
        due = self.devices[0].due
        assert due is not None
        return due

    @property
    def game(self) -> Game:
        """The match as the server knows it."""
        live = self.place.services.tables.live(self.table)
        assert live is not None
        assert live.table.match is not None
        return live.table.match.game

    async def ask(self) -> None:
        """Everybody opens the table anew, and asks for it by HTTP."""
        clients = [*(guest.http for guest in self.people), self.place.client()]
        secrets = [*(guest.secret for guest in self.people), None]
        version = self.devices[0].version
        for asked, client, secret in zip(self.asked, clients, secrets, strict=True):
            asked.extend((await Device.open(self.place, self.table, secret)).raw)
            for what in ("", "/position", f"/moments/{version}", "/log", "/report"):
                asked.append((await client.get(f"/api/tables/{self.table}{what}")).content)

    def to(self, number: int) -> list[bytes]:
        """Everything that came to these eyes."""
        return [steady(raw, self.table) for raw in (*self.devices[number].raw, *self.asked[number])]


def seed_that_reaches(due: str, edition: str) -> str:
    """The first deal in which choices at random lead to this decision on something secret."""
    for seed in range(200):
        dice, seats = FairDice.of_seed(str(seed)), [Seat(f"P{n}", "person") for n in range(3)]
        match = Match(BOX, seats, rulings_of(edition), edition, dice)
        choices = random.Random(1)
        while match.game.to_act >= 0:
            if NAMES[match.game.moment] == due and something_is_left(match.game):
                return str(seed)
            match.play(int(match.game.to_act), choices.choice(match.game.legal()))
    raise AssertionError(f"no deal leads to {due}")


def something_is_left(game: Game) -> bool:
    """Whether something else could have been looked at than what is."""
    if game.moment == KEEP_PROWESS:
        return len(set(game.players[loser_seat(game)].prowess)) > 2
    return game.moment == KEEP_RELIC or len(game.players[game.defender].relics) > 0


class FirstOption(random.Random):
    """Chooses what comes first."""

    def choice(self, seq: Any) -> Any:
        return seq[0]


async def looked_at_twice(
    place: House, due: str, chance: int, edition: str, steps_after: int = 0
) -> tuple[int, Told, Told]:
    """The seat that looks at something, and the match twice, the same but for what that is.

    It goes up to the decision that is due then, or some steps beyond, with the same choices.
    """
    people = await guests(place, 3)
    seed = seed_that_reaches(due, edition)
    matches: list[Told] = []
    looks: int | None = None
    SWAPPED.clear()
    with dice_that_may_differ():
        for swapped in (False, True):
            OtherDraws.swapped = swapped
            told = await Told.begin(place, people, seed=seed, edition=edition)
            choices, before = random.Random(1), 0
            while told.due.moment != due or not something_is_left(told.game):
                before = told.devices[0].version
                assert await step(told.devices, choices)
            looks = told.due.seat
            SWAPPED.update(draws_of(place, told.table, chance, since=before))
            await told.ask()
            for number in range(steps_after):
                assert await step(told.devices, choices if number else FirstOption())
            await told.ask()
            matches.append(told)
    assert SWAPPED
    assert looks is not None
    return looks, matches[0], matches[1]


def shown_to(told: Told, seat: int) -> wire.SeatView:
    """The view that a seat has at last."""
    return told.devices[seat].views[seat]


@over_sockets
async def test_only_the_winner_knows_the_prowess_that_was_looked_at(place: House) -> None:
    """Neither its owner nor any other player nor a spectator, also after it was kept (R-49)."""
    winner, one, other = await looked_at_twice(place, "keep-prowess", LOOK_PROWESS, "default", 20)

    for eyes in range(4):
        assert (one.to(eyes) == other.to(eyes)) == (eyes != winner), eyes
    assert shown_to(one, winner).view.turns == shown_to(other, winner).view.turns
    assert any(player.prowess_takers for player in shown_to(one, winner).view.players)


@over_sockets
async def test_only_the_winner_knows_the_relics_of_the_deck_that_were_looked_at(
    place: House,
) -> None:
    """Where they are looked at in secret, until one is kept and the others are discarded (R-47)."""
    winner, one, other = await looked_at_twice(place, "keep-relic", FIND_RELIC, "en")

    assert shown_to(one, winner).view.looked_at != shown_to(other, winner).view.looked_at
    for eyes in range(4):
        assert (one.to(eyes) == other.to(eyes)) == (eyes != winner), eyes


@over_sockets
async def test_only_the_winner_knows_the_relics_of_the_loser_that_were_looked_at(
    place: House,
) -> None:
    """Not even their owner does, who sees them all the same as if they still lay there (R-47)."""
    winner, one, other = await looked_at_twice(place, "keep-stolen", FIND_STOLEN, "en")

    assert shown_to(one, winner).view.looked_at != shown_to(other, winner).view.looked_at
    for eyes in range(4):
        assert (one.to(eyes) == other.to(eyes)) == (eyes != winner), eyes


@over_sockets
async def test_where_relics_are_open_everybody_knows_them(place: House) -> None:
    """So these comparisons do see a difference where there is one (R-47)."""
    _, one, other = await looked_at_twice(place, "keep-relic", FIND_RELIC, "default")

    assert all(one.to(eyes) != other.to(eyes) for eyes in range(4))


def test_events_of_several_seats_are_merged() -> None:
    events = [CardDrawn(0, 3), CardDrawn(1, 4), CardDrawn(2, 5)]
    told: list[Any] = [event.facts["card"] for event in events_for(events, (0, 2))]

    assert told == [3, None, 5]
    assert isinstance(events_for(events, ())[0], wire.EventSaid)


def test_at_a_shared_screen_an_event_says_who_may_know_it() -> None:
    """So that the log shows only what the holder of the screen may know (R-55)."""
    told = events_for([CardDrawn(0, 3), CardDrawn(1, 4), TurnBegan(0, 1)], (0, 2))

    drawn = told[0].secret
    assert drawn is not None
    assert (drawn.known_to, drawn.open.facts) == ([0], {"seat": 0, "card": None})
    assert [event.secret for event in told[1:]] == [None, None]
    assert events_for([CardDrawn(0, 3)], (0,))[0].secret is None


def test_a_shared_screen_has_a_view_that_shows_nothing_private() -> None:
    """It is shown while the screen changes hands."""
    match = Match(BOX, [Seat("Ada", "person"), Seat("Bo", "person")], chance=Dice(4))
    for _ in range(6):
        match.play(int(match.game.to_act), match.game.legal()[0])
    shared = views_for(match.game, (0, 1))

    assert [view.seat for view in shared] == [0, 1, None]
    assert shared[2] == views_for(match.game, ())[0]
    assert [player.hand for player in shared[2].view.players] == [None, None]

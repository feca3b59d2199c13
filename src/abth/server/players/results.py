"""Results and ratings of finished matches: recorded once, then read for pages and leaderboards."""

from __future__ import annotations

from functools import partial
from typing import Final

from abth.bots.others import UnknownBot
from abth.protocol.wire import Profile, Ranked, Rating
from abth.rules.scoring import Standing
from abth.server.operation.metrics import MATCHES
from abth.server.players import ratings
from abth.server.players.ratings import bot_id, is_bot, rating_of
from abth.storage.rows import RatingRow, ResultRow, TableRow
from abth.storage.store import Store
from abth.table.final_places import places_at_end
from abth.table.options import require_invitable_bot
from abth.table.rated import is_rated
from abth.table.refusals import unknown

MATCHES_READ: Final = 500  # of one player
RANKED: Final = 200


class MatchResults:
    """The results and ratings of everyone who has played."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ratings_at(self, row: TableRow) -> dict[str, Rating]:
        """The ratings of the players at a table who have one."""
        players = [player for player in players_at(row) if player]
        found = await self._store.results.ratings(players)
        return {player: as_rating(rating) for player, rating in found.items()}

    async def record(self, row: TableRow, standing: Standing, ended: float) -> None:
        """Store how a match ended, and the new ratings of its players; a match counts once."""
        players, places = players_at(row), places_at_end(row, standing.scores)
        found = [
            ResultRow(
                table=row.id,
                seat=seat,
                player=player,
                name=row.seats[seat].name or player,
                score=standing.totals[seat],
                place=places[seat],
                won=seat in standing.winners,
                ended=ended,
            )
            for seat, player in enumerate(players)
        ]
        rate = partial(rated, row, found) if is_rated(row) else None
        if await self._store.results.add(found, rate):  # unless the match was stored before
            MATCHES.inc()

    async def profile(self, player: str) -> Profile:
        """A player's page."""
        name = await self._name_of(player)
        rated = (await self._store.results.ratings([player])).get(player)
        own = await self._store.results.of_player(player, MATCHES_READ)
        tables = list(dict.fromkeys(result.table for result in own))
        seats = await self._store.results.of_tables(tables)
        titles = await self._store.tables.titles(tables)
        rows = [as_match(titles[table], seats[table]) for table in tables]
        return ratings.profile_of(player, name, None if rated is None else as_rating(rated), rows)

    async def _name_of(self, player: str) -> str:
        if is_bot(player):
            name = player.removeprefix(ratings.BOT)
            try:
                return require_invitable_bot(name)
            except UnknownBot:
                raise unknown("player") from None
        person = await self._store.people.get(player)
        if person is None or person.deleted is not None:
            raise unknown("player")
        return person.name

    async def leaderboard(self) -> list[Ranked]:
        """The best rated players."""
        best = await self._store.results.best(RANKED, ratings.ESTABLISHED)
        return ratings.leaderboard(
            {row.player: as_rating(row) for row in best},
            {row.player: row.name for row in best},
            {row.player: row.wins for row in best},
        )


def rated(row: TableRow, found: list[ResultRow], before: dict[str, RatingRow]) -> list[RatingRow]:
    """The ratings after a match, from those before it."""
    replaced = row.attendance.replaced
    finishes = [
        ratings.Finish(result.player, result.place, replaced=result.seat in replaced)
        for result in found
    ]
    after = ratings.rate({who: as_rating(row) for who, row in before.items()}, finishes)
    names = {result.player: result.name for result in found}
    won = {result.player for result in found if result.won}
    return [
        RatingRow(
            player=who,
            name=who.removeprefix(ratings.BOT) if is_bot(who) else names[who],
            mu=rating.mu,
            sigma=rating.sigma,
            matches=rating.matches,
            wins=(before[who].wins if who in before else 0) + (who in won),
        )
        for who, rating in after.items()
    ]


def players_at(row: TableRow) -> list[str]:
    """The player of each seat: the id of a user, or `bot:captain`."""
    return [seat.person or ("" if seat.bot is None else bot_id(seat.bot)) for seat in row.seats]


def as_rating(row: RatingRow) -> Rating:
    """A stored rating."""
    return rating_of(row.mu, row.sigma, row.matches)


def as_match(title: str, seats: list[ResultRow]) -> ratings.FinishedMatch:
    """A match from the results of its seats."""
    return ratings.FinishedMatch(
        table=seats[0].table,
        name=title,
        ended=seats[0].ended,
        ids=[seat.player for seat in seats],
        names=[seat.name for seat in seats],
        scores=[seat.score for seat in seats],
        places=[seat.place for seat in seats],
    )

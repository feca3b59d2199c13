"""Whether everybody sees the same match, and whether it is the match of the stored log.

Data type: `Agreement`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.json import encode

from abth.content import load_box
from abth.protocol.log import Seat
from abth.rules.views import view_for
from abth.table.match.match import Match
from tests.torture.book import Command, Found, read_database
from tests.torture.players import Company, ServerGone, World

PATIENCE: Final = 60.0  # seconds until bots have decided and news has arrived
PAUSE: Final = 0.05


class Agreement:
    """Compares what servers show with the stored logs, each of which it replays once."""

    def __init__(self, world: World, companies: Sequence[Company], place: Path | str) -> None:
        self._world = world
        self._companies = companies
        self._place = place
        self._box = load_box()
        self._replayed: dict[str, Match] = {}
        self._compared = 0  # commands

    async def check(self) -> None:
        """With nobody deciding: all see the same, and the database has what was promised."""
        book, gate = self._world.book, self._world.gate
        gate.clear()
        promised = book.commands[self._compared :]
        tables = {command.table for command in promised} | {each.table for each in self._companies}
        found, settled = await self._wait_for_agreement(tables)
        book.compare(found, settled)
        self._compared += len(promised)
        gate.set()

    async def _wait_for_agreement(self, tables: Collection[str]) -> tuple[Found, list[Command]]:
        """Blame what still differs after a while; what the database has by then.

        Also the commands that were answered before it was read: some are still on their way.
        """
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while True:
            commands = self._world.book.commands
            settled = [each for each in commands if each.table in tables and each.is_settled]
            found = await read_database(self._place, tables)
            differences = [
                difference
                for company in self._companies
                for difference in await self._differences(company, found)
            ]
            if not differences or loop.time() > end:
                for difference in differences:
                    self._world.book.blame(difference)
                return found, settled
            await asyncio.sleep(PAUSE)

    async def _differences(self, company: Company, found: Found) -> list[str]:
        """What differs at one table between servers, viewers, and the log."""
        table, entries = company.table, found.entries(company.table)
        try:
            positions = await self._positions(company)
        except ServerGone:
            return [f"{table} cannot be looked at"]
        versions = {position["version"] for position in positions}
        if versions != {len(entries)}:
            return [f"{table} is shown at versions {versions}, the log has {len(entries)}"]
        match = self._replay(table, entries, len(company.players) + len(company.bots))
        wrong = [
            f"seat {shown['seat']} of {table} is shown another match than the log"
            for position in positions
            for shown in position["views"]
            if encode(shown["view"]) != encode(view_for(match.game, shown["seat"]))
        ]
        if len({encode(position["due"]) for position in positions}) > 1:
            wrong.append(f"viewers of {table} see different decisions")
        return wrong

    async def _positions(self, company: Company) -> list[Any]:
        """The match as everyone sees it, a spectator too, at every server."""
        found = []
        for server in self._world.servers:
            for secret in [*(player.secret for player in company.players), None]:
                path = f"/tables/{company.table}/position"
                answer = await self._world.try_request("GET", path, secret, server=server)
                if answer.status_code != 200:
                    self._world.book.blame(f"a position is refused: {answer.text}")
                    raise ServerGone
                found.append(answer.json())
        return found

    def _replay(self, table: str, entries: Sequence[str], seats: int) -> Match:
        """The match of a log; what was replayed before must not have changed."""
        match = self._replayed.get(table)
        if match is None:
            match = self._replayed[table] = Match(self._box, [Seat("any", "person")] * seats)
        if match.entries != entries[: match.version]:
            self._world.book.blame(f"the log of {table} has changed")
        for entry in entries[match.version :]:
            match.enter(entry)
        return match

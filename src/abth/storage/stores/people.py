"""People as they are stored: names, hashed secrets, recovery phrases, bot tokens, webhooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    delete,
    func,
    insert,
    literal,
    select,
    union_all,
    update,
)

from abth.storage.announcements import Announcement
from abth.storage.rows import CredentialRow, NewTokenRow, PersonRow, TokenRow
from abth.storage.schema import devices, people, phrases, tokens

if TYPE_CHECKING:
    from abth.storage.store import Store


class PeopleStore:
    """Reads and writes people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(
        self, person: str, name: str, secret: str, phrase: str, now: float, label: str = ""
    ) -> None:
        """Add a person, with the hashes of the first device's secret and of the phrase."""
        first = {"hash": secret, "person": person, "created": now, "label": label, "seen": now}
        await self._store.execute(
            insert(people).values(id=person, name=name, created=now),
            insert(devices).values(first),
            insert(phrases).values(hash=phrase, person=person),
        )

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person."""
        await self._change(person, update(people).where(people.c.id == person).values(name=name))

    async def get(self, person: str) -> PersonRow | None:
        """The person with this id."""
        columns = (
            people.c.id,
            people.c.name,
            people.c.webhook_url,
            people.c.webhook_key,
            people.c.deleted,
        )
        row = await self._store.row(select(*columns).where(people.c.id == person))
        return None if row is None else PersonRow(**row)

    async def silenced_until(self, person: str) -> float | None:
        """Until when a person may write no chat; None: they may."""
        row = await self._store.row(select(people.c.silenced).where(people.c.id == person))
        return None if row is None else row["silenced"]

    async def find_by_secret(self, secret: str) -> CredentialRow | None:
        """What the device or token with this hash opens."""
        no_token = literal(None, tokens.c.id.type).label("token")
        no_scopes = literal(None, tokens.c.scopes.type).label("scopes")
        never = literal(None, devices.c.seen.type).label("seen")
        token = (tokens.c.person, tokens.c.id.label("token"), tokens.c.scopes, never)
        device = (devices.c.person, no_token, no_scopes, devices.c.seen)
        row = await self._store.row(
            union_all(
                select(*device).where(devices.c.hash == secret),
                select(*token).where(tokens.c.hash == secret),
            )
        )
        return None if row is None else CredentialRow(**row)

    async def find_by_phrase(self, phrase: str) -> str | None:
        """The person whose recovery phrase has this hash."""
        row = await self._store.row(select(phrases.c.person).where(phrases.c.hash == phrase))
        return None if row is None else str(row["person"])

    async def tokens(self, person: str) -> list[TokenRow]:
        """The bot tokens of a person."""
        columns = (tokens.c.id, tokens.c.label, tokens.c.created, tokens.c.scopes)
        query = select(*columns).where(tokens.c.person == person).order_by(tokens.c.id)
        return [TokenRow(**row) for row in await self._store.rows(query)]

    async def add_token(self, token: NewTokenRow, limit: int) -> int | None:
        """Add a bot token; its number, or None if the person already has `limit` of them."""

        def step(connection: Connection) -> int | None:
            own = tokens.c.person == token.person
            mine = select(func.count()).select_from(tokens).where(own)
            if connection.execute(mine).scalar_one() >= limit:
                return None
            made = connection.execute(insert(tokens).values(msgspec.structs.asdict(token)))
            assert made.inserted_primary_key is not None
            return int(made.inserted_primary_key[0])

        number: int | None = await self._store.change(step)
        return number

    async def remove_token(self, person: str, number: int) -> bool:
        """Remove a bot token; whether there was one."""

        def step(connection: Connection) -> bool:
            mine = (tokens.c.person == person) & (tokens.c.id == number)
            self._tell(connection, person)
            return (connection.execute(delete(tokens).where(mine))).rowcount > 0

        return bool(await self._store.change(step))

    async def set_webhook(self, person: str, url: str | None, key: str | None) -> None:
        """Set where notices go, and the key that signs them; None: nowhere."""
        values = {"webhook_url": url, "webhook_key": key}
        await self._change(person, update(people).where(people.c.id == person).values(**values))

    async def _change(self, person: str, statement: Executable) -> None:
        """Change an account; other processes read it again."""

        def step(connection: Connection) -> None:
            connection.execute(statement)
            self._tell(connection, person)

        await self._store.change(step)

    def _tell(self, connection: Connection, person: str) -> None:
        """Tell other processes that an account has changed."""
        database = self._store.database
        news = Announcement(origin=database.process, person=person, account=True)
        database.tell(connection, [news])

    async def names(self, ids: list[str]) -> dict[str, str]:
        """Names by id."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(ids))
        return {row["id"]: row["name"] for row in await self._store.rows(query)}

"""People as they are stored: names, hashed secrets, recovery phrases, bot tokens, webhooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, func, insert, literal, select, union_all, update

from abth.storage.rows import PersonRow, TokenRow
from abth.storage.schema import devices, people, phrases, tokens

if TYPE_CHECKING:
    from abth.storage.store import Store


class PeopleStore:
    """Reads and writes people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, person: str, name: str, secret: str, phrase: str, now: float) -> None:
        """Add a person, with the hashes of the first device's secret and of the phrase."""
        await self._store.execute(
            insert(people).values(id=person, name=name, created=now),
            insert(devices).values(hash=secret, person=person, created=now),
            insert(phrases).values(hash=phrase, person=person),
        )

    async def add_device(self, person: str, secret: str, now: float) -> None:
        """Add a device of a person."""
        await self._store.execute(insert(devices).values(hash=secret, person=person, created=now))

    async def rename(self, person: str, name: str) -> None:
        """Change the name of a person."""
        await self._store.execute(update(people).where(people.c.id == person).values(name=name))

    async def get(self, person: str) -> PersonRow | None:
        """The person with this id."""
        columns = (people.c.id, people.c.name, people.c.webhook_url, people.c.webhook_key)
        row = await self._store.row(select(*columns).where(people.c.id == person))
        return None if row is None else PersonRow(**row)

    async def find_by_secret(self, secret: str) -> tuple[str, int | None] | None:
        """The person whose device or token has this hash, and the token's number if it is one."""
        no_token = literal(None, tokens.c.id.type).label("token")
        row = await self._store.row(
            union_all(
                select(devices.c.person, no_token).where(devices.c.hash == secret),
                select(tokens.c.person, tokens.c.id.label("token")).where(tokens.c.hash == secret),
            )
        )
        return None if row is None else (row["person"], row["token"])

    async def find_by_phrase(self, phrase: str) -> str | None:
        """The person whose recovery phrase has this hash."""
        row = await self._store.row(select(phrases.c.person).where(phrases.c.hash == phrase))
        return None if row is None else str(row["person"])

    async def tokens(self, person: str) -> list[TokenRow]:
        """The bot tokens of a person."""
        columns = (tokens.c.id, tokens.c.label, tokens.c.created)
        query = select(*columns).where(tokens.c.person == person).order_by(tokens.c.id)
        return [TokenRow(**row) for row in await self._store.rows(query)]

    async def add_token(
        self, person: str, label: str, secret: str, now: float, limit: int
    ) -> int | None:
        """Add a bot token; its number, or None if the person already has `limit` of them."""

        def step(connection: Connection) -> int | None:
            mine = select(func.count()).select_from(tokens).where(tokens.c.person == person)
            if connection.execute(mine).scalar_one() >= limit:
                return None
            row = {"person": person, "label": label, "hash": secret, "created": now}
            made = connection.execute(insert(tokens).values(row))
            assert made.inserted_primary_key is not None
            return int(made.inserted_primary_key[0])

        number: int | None = await self._store.change(step)
        return number

    async def remove_token(self, person: str, number: int) -> bool:
        """Remove a bot token; whether there was one."""

        def step(connection: Connection) -> bool:
            mine = (tokens.c.person == person) & (tokens.c.id == number)
            return (connection.execute(delete(tokens).where(mine))).rowcount > 0

        return bool(await self._store.change(step))

    async def set_webhook(self, person: str, url: str | None, key: str | None) -> None:
        """Set where notices go, and the key that signs them; None: nowhere."""
        values = {"webhook_url": url, "webhook_key": key}
        await self._store.execute(update(people).where(people.c.id == person).values(**values))

    async def names(self, ids: list[str]) -> dict[str, str]:
        """Names by id."""
        query = select(people.c.id, people.c.name).where(people.c.id.in_(ids))
        return {row["id"]: row["name"] for row in await self._store.rows(query)}

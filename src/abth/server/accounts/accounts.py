"""User accounts: a name, and hashes of secrets.

Data type: `Accounts`. A user signs in with the secret of a device or a bot token, or recovers the
account with a phrase.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from pathlib import Path
from typing import Final

from cachetools import LRUCache

from abth.protocol.wire import Credentials, Me, Token, Webhook
from abth.server.accounts.credentials import (
    could_be_phrase,
    hash_of,
    hash_of_phrase,
    new_pepper,
    new_phrase,
    new_secret,
)
from abth.storage.rows import PersonRow
from abth.storage.store import Store
from abth.table.refusals import Refusal, unknown
from abth.table.services import Clock
from abth.table.text_cleaning import clean_name

MOST_CACHED: Final = 5_000
LONGEST_SECRET: Final = 200
ID_BYTES: Final = 10  # ids cannot be guessed


def load_pepper(data: Path) -> bytes:
    """The pepper of phrase hashes, from a file beside the data; made if it is missing."""
    path = data.with_suffix(".pepper")
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        pepper = new_pepper()
        file.write(pepper)
    return pepper


class Accounts:
    """The accounts of all users."""

    def __init__(self, store: Store, clock: Clock, pepper: bytes, tokens: int) -> None:
        self._store = store.people
        self._clock = clock
        self._pepper = pepper
        self._most_tokens = tokens
        # The user with the hash of a secret, and the number of the token if it is one.
        self._known: LRUCache[str, tuple[str, int | None]] = LRUCache(MOST_CACHED)
        self._rows: LRUCache[str, PersonRow] = LRUCache(MOST_CACHED)

    async def create_account(self, name: str) -> Credentials:
        """Create an account; the secret and the phrase are shown only now."""
        person, name, secret, phrase = (
            secrets.token_hex(ID_BYTES),
            clean_name(name),
            new_secret(),
            new_phrase(),
        )
        hashed = await asyncio.to_thread(hash_of_phrase, phrase, self._pepper)
        await self._store.add(person, name, hash_of(secret), hashed, self._clock.now())
        return Credentials(person=person, name=name, secret=secret, phrase=phrase)

    async def recover(self, phrase: str) -> Credentials:
        """A secret for another device, in exchange for the recovery phrase."""
        person = None
        if could_be_phrase(phrase):
            hashed = await asyncio.to_thread(hash_of_phrase, phrase, self._pepper)
            person = await self._store.find_by_phrase(hashed)
        if person is None:
            raise Refusal("unknown-phrase", "nobody has this recovery phrase")
        secret = new_secret()
        await self._store.add_device(person, hash_of(secret), self._clock.now())
        row = await self.require_user(person)
        return Credentials(person=person, name=row.name, secret=secret, phrase=None)

    async def authenticate(self, secret: str) -> PersonRow:
        """The user with this secret."""
        hashed = hash_of(secret) if len(secret) <= LONGEST_SECRET else ""
        known = self._known.get(hashed)
        if known is None:
            known = await self._store.find_by_secret(hashed)
            if known is None:
                raise Refusal("unauthenticated", "this secret is nobody's")
            self._known[hashed] = known
        return await self.require_user(known[0])

    async def name_of(self, person: str) -> str:
        """The name of the user with this id."""
        return (await self.require_user(person)).name

    async def require_user(self, person: str) -> PersonRow:
        """The user with this id."""
        row = self._rows.get(person)
        if row is None:
            row = await self._store.get(person)
            if row is None:
                raise unknown("person")
            self._rows[person] = row
        return row

    async def rename(self, person: str, name: str) -> Me:
        """Rename a user; seats already taken keep their names."""
        await self._store.rename(person, clean_name(name))
        return await self._changed(person)

    async def _changed(self, person: str) -> Me:
        self._rows.pop(person, None)
        return as_me(await self.require_user(person))

    async def tokens(self, person: str) -> list[Token]:
        """The bot tokens of a user."""
        return [
            Token(id=row.id, label=row.label, created=row.created)
            for row in await self._store.tokens(person)
        ]

    async def add_token(self, person: str, label: str) -> Token:
        """A new bot token; its secret is shown only now."""
        label, secret, now = clean_name(label), new_secret(), self._clock.now()
        number = await self._store.add_token(person, label, hash_of(secret), now, self._most_tokens)
        if number is None:
            most = str(self._most_tokens)
            reason = f"nobody has more than {most} tokens"
            raise Refusal("too-many", reason, message="problem-too-many-tokens", what=most)
        return Token(id=number, label=label, created=now, secret=secret)

    async def remove_token(self, person: str, number: int) -> None:
        """Revoke a token."""
        is_number = abs(number) < 2**63  # larger numbers do not fit a database column
        if not (is_number and await self._store.remove_token(person, number)):
            raise unknown("token")
        for hashed in [h for h, known in self._known.items() if known == (person, number)]:
            del self._known[hashed]

    def may_have_webhook(self, person: str) -> bool:
        """Whether a user has a webhook, or is not cached."""
        row = self._rows.get(person)
        return row is None or row.webhook_url is not None

    async def set_webhook(self, person: str, url: str, key: str) -> Webhook:
        """Set where turn notices of a user are sent."""
        await self._store.set_webhook(person, url, key)
        await self._changed(person)
        return Webhook(url=url, key=key)

    async def remove_webhook(self, person: str) -> None:
        """Stop the turn notices of a user."""
        await self._store.set_webhook(person, None, None)
        await self._changed(person)


def as_me(row: PersonRow) -> Me:
    """An account as its user sees it."""
    return Me(person=row.id, name=row.name, webhook=row.webhook_url)

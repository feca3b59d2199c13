"""User accounts: a name, and hashes of secrets.

Data type: `Accounts`. A user signs in with the secret of a device or a bot token, or recovers the
account with a phrase.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Final, NamedTuple, get_args

import msgspec
from cachetools import LRUCache

from abth.protocol.wire import (
    Credentials,
    Me,
    Scope,
    Token,
    Webhook,
)
from abth.server.accounts.credentials import (
    could_be_phrase,
    hash_of,
    hash_of_phrase,
    new_phrase,
    new_secret,
)
from abth.server.accounts.device_labels import device_label
from abth.storage.log_append import Values
from abth.storage.rows import CredentialRow, NewTokenRow, PersonRow
from abth.storage.store import Store
from abth.table.refusals import Refusal, unknown
from abth.table.services import Clock
from abth.table.text_cleaning import clean_name

MOST_CACHED: Final = 5_000
LONGEST_SECRET: Final = 200
ID_BYTES: Final = 10  # ids cannot be guessed
MOST_DEVICES: Final = 30
SEEN_EVERY: Final = 3600.0  # seconds between two notes that a device is used
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)


class Session(NamedTuple):
    """A user, the hash of the secret that was shown, and its scopes if it is that of a token."""

    user: PersonRow
    credential: str
    scopes: list[str] | None

    def may(self, scope: str) -> bool:
        """Whether the secret opens this; that of a device opens everything."""
        return self.scopes is None or scope in self.scopes


class Accounts:
    """The accounts of all users."""

    def __init__(self, store: Store, clock: Clock, pepper: bytes, tokens: int) -> None:
        self._store = store.people
        self._accounts = store.accounts
        self._clock = clock
        self._pepper = pepper
        self._most_tokens = tokens
        self._known: LRUCache[str, CredentialRow] = LRUCache(MOST_CACHED)  # by the secret's hash
        self._rows: LRUCache[str, PersonRow] = LRUCache(MOST_CACHED)

    async def create_account(self, name: str, agent: str = "") -> Credentials:
        """Create an account; the secret and the phrase are shown only now."""
        person, name, secret, phrase = (
            secrets.token_hex(ID_BYTES),
            clean_name(name),
            new_secret(),
            new_phrase(),
        )
        hashed = await asyncio.to_thread(hash_of_phrase, phrase, self._pepper)
        label, now = device_label(agent), self._clock.now()
        await self._store.add(person, name, hash_of(secret), hashed, now, label)
        return Credentials(person=person, name=name, secret=secret, phrase=phrase)

    async def recover(self, phrase: str, agent: str = "") -> Credentials:
        """A secret for another device, in exchange for the recovery phrase."""
        person = None
        if could_be_phrase(phrase):
            hashed = await asyncio.to_thread(hash_of_phrase, phrase, self._pepper)
            person = await self._store.find_by_phrase(hashed)
        if person is None:
            raise Refusal("unknown-phrase")
        secret = new_secret()
        label, now = device_label(agent), self._clock.now()
        await self._accounts.add_device(person, hash_of(secret), label, now, MOST_DEVICES)
        self.forget(person)
        row = await self.require_user(person)
        return Credentials(person=person, name=row.name, secret=secret, phrase=None)

    def is_cached(self, secret: str) -> bool:
        """Whether this secret was found before and is remembered."""
        return len(secret) <= LONGEST_SECRET and hash_of(secret) in self._known

    async def sign_in(self, secret: str) -> Session:
        """The user with this secret, and what the secret opens."""
        hashed = hash_of(secret) if len(secret) <= LONGEST_SECRET else ""
        known = self._known.get(hashed)
        if known is None:
            known = await self._store.find_by_secret(hashed)
            if known is None:
                raise Refusal("unauthenticated")
            self._known[hashed] = known
        user = await self.require_user(known.person)
        await self._note_seen(hashed, known)
        return Session(user, hashed, None if known.scopes is None else known.scopes.split())

    async def _note_seen(self, hashed: str, known: CredentialRow) -> None:
        """Note now and then that a device is used."""
        now = self._clock.now()
        if known.token is None and now - (known.seen or 0.0) >= SEEN_EVERY:
            self._known[hashed] = msgspec.structs.replace(known, seen=now)
            await self._accounts.note_seen(hashed, now)

    def knows(self, hashed: str) -> bool:
        """Whether the secret with this hash was seen lately and has not changed since."""
        return hashed in self._known

    async def is_valid(self, hashed: str) -> bool:
        """Whether the secret with this hash still opens an account."""
        return await self._store.find_by_secret(hashed) is not None

    def forget(self, person: str) -> None:
        """This account has changed: read it again."""
        self._rows.pop(person, None)
        for hashed in [h for h, known in self._known.items() if known.person == person]:
            del self._known[hashed]

    async def name_of(self, person: str) -> str:
        """The name of the user with this id."""
        return (await self.require_user(person)).name

    async def require_user(self, person: str) -> PersonRow:
        """The user with this id."""
        row = self._rows.get(person)
        if row is None:
            row = await self._store.get(person)
            if row is None or row.deleted is not None:
                raise unknown("player")
            self._rows[person] = row
        return row

    async def is_silenced(self, person: str) -> bool:
        """Whether the operator lets this user write no chat now; always read from the store."""
        until = await self._store.silenced_until(person)
        return until is not None and until > self._clock.now()

    async def exists(self, person: str) -> bool:
        """Whether there is such a user, who has not left for good."""
        row = await self._store.get(person)
        return row is not None and row.deleted is None

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
            Token(id=row.id, label=row.label, created=row.created, scopes=read_scopes(row.scopes))
            for row in await self._store.tokens(person)
        ]

    async def add_token(
        self, person: str, label: str, scopes: list[Scope], device: str | None
    ) -> Token:
        """A new bot token, which ends with the device; its secret is shown only now."""
        label, secret, now = clean_name(label), new_secret(), self._clock.now()
        scopes = [scope for scope in SCOPES if scope in (scopes or ("play",))]
        token = NewTokenRow(
            person=person,
            label=label,
            hash=hash_of(secret),
            created=now,
            scopes=" ".join(scopes),
            device=device,
        )
        number = await self._store.add_token(token, self._most_tokens)
        if number is None:
            raise Refusal("too-many", "problem-too-many-tokens", what=self._most_tokens)
        return Token(id=number, label=label, created=now, scopes=scopes, secret=secret)

    async def remove_token(self, person: str, number: int) -> None:
        """Revoke a token."""
        is_number = abs(number) < 2**63  # larger numbers do not fit a database column
        if not (is_number and await self._store.remove_token(person, number)):
            raise unknown("token")
        self.forget(person)

    async def remove(self, person: str) -> None:
        """Remove an account for good."""
        await self._accounts.remove(person, self._clock.now())
        self.forget(person)

    async def export(self, person: str) -> dict[str, list[Values]]:
        """Everything that is stored about a user."""
        return await self._accounts.export(person)

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


def read_scopes(stored: str) -> list[Scope]:
    """Scopes as they are stored."""
    return [scope for scope in SCOPES if scope in stored.split()]


def as_me(row: PersonRow) -> Me:
    """An account as its user sees it."""
    return Me(person=row.id, name=row.name, webhook=row.webhook_url)

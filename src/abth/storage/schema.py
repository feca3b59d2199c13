"""The schema of the database: plain tables that SQLite and PostgreSQL both understand.

Times are seconds since 1970. `log` is the only truth about a match; `to_act`, `round`, `deadline`
and `clock` of a table repeat what follows from it, so that lists need no replay. Every change here
comes with a migration (`docs/how-to/change-the-schema.md`).
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

FIRST_REVISION: Final = "0001"
REVISION: Final = "0001"  # of the newest script in `migrations/versions`
SCHEMA_VERSION: Final = 1

# Alembic's own table, which keeps the revision of the file.
revisions = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

metadata = MetaData()

# Programs from before Alembic read this number and refuse a file that has another one.
versions = Table("schema_version", metadata, Column("version", Integer, primary_key=True))

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("created", Double, nullable=False),
    Column("webhook_url", Text),
    Column("webhook_key", Text),
)

# Of device secrets and recovery phrases only hashes are stored.
devices = Table(
    "devices",
    metadata,
    Column("hash", String(200), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
)

phrases = Table(
    "phrases",
    metadata,
    Column("hash", String(200), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("hash", String(200), nullable=False, unique=True),
    Column("created", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("options", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("state", String(10), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("rematch", String(40)),
    Column("forked_from", String(40)),
    Column("forked_at", Integer),
    Column("same_chance", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("to_act", Integer),
    Column("round", Integer),
    Column("deadline", Double),
    Column("clock", Text),
    Column("question", Text),  # the open undo request: by whom, to which version, who has agreed
    Index("tables_by_state", "state", "listed", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(60)),
    Column("bot", String(60)),
    Column("entropy", String(64), nullable=False),
    Column("away", Boolean, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1; the primary key refuses a second writer
    Column("entry", String(100), nullable=False),
    Column("at", Double, nullable=False),
    Column("person", String(40)),
    Column("key", String(40)),  # of the message that caused it, so that it counts once
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(60), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("key", String(40), nullable=False),
    UniqueConstraint("table", "person", "key"),
)

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(60), nullable=False, index=True),  # a person's id, or `bot:captain`
    Column("name", String(60), nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended", Double, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(60), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

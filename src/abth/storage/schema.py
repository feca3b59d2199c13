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
REVISION: Final = "0008"  # of the newest script in `migrations/versions`
FIRST_VERSION: Final = 1  # that programs from before Alembic wrote
SCHEMA_VERSION: Final = 2

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
    Column("silenced", Double),  # by the operator: until then they write no chat
    Column("deleted", Double),  # the user has left: the id stays in the logs of others' matches
)

# Of device secrets and recovery phrases only hashes are stored.
devices = Table(
    "devices",
    metadata,
    Column("hash", String(200), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("label", String(60)),  # browser and system; None: unknown
    Column("seen", Double),
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
    Column("scopes", String(60), nullable=False),  # what it may do, separated by spaces
    Column("device", String(200)),  # the hash of the device it was made on, and ends with
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
    Column("box", String(64)),  # the digest of the box; None: from before it was stored
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
    Column("question", Text),  # the open undo request, and how often each seat has asked
    Column("attendance", Text),  # who was seen when, who resigned, what the players agreed to
    # Grows with each change, where several processes share the database: who loses a race reloads.
    Column("revision", Integer, nullable=False, server_default="0"),
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

practice = Table(
    "practice",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),  # its key
    Column("right", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)

# Reviews of finished matches as JSON, one for each version of the judge.
reviews = Table(
    "reviews",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("judge", String(40), primary_key=True),
    Column("review", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# Facts about the whole database, such as the fingerprint of the server's pepper.
facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# The processes that share the database; one that has not been seen for a while is dead.
processes = Table(
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("seen", Double, nullable=False),
)

# Who has a connection to which table, and at which process.
present = Table(
    "present",
    metadata,
    Column("table", String(40), primary_key=True),
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
    Column("people", Text, nullable=False),  # ids, as JSON
    Column("spectators", Integer, nullable=False),
    Index("present_by_process", "process"),
)

# Whom a person does not want to read (`mute`) or to meet (`block`).
blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("other", ForeignKey("people.id"), primary_key=True, index=True),
    Column("kind", String(10), nullable=False),
    Column("at", Double, nullable=False),
)

# What players report about others, for the host of the table and for the operator.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id"), nullable=False, index=True),
    Column("by", ForeignKey("people.id"), nullable=False, index=True),
    Column("about", ForeignKey("people.id"), nullable=False, index=True),
    Column("line", Integer),  # of the chat
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

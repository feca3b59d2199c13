"""Work that must be done once, whichever process does it.

Data type: `Job`. It is stored in the transaction of the change that calls for it. With SQLite the
one process of the server runs it itself; with PostgreSQL it is a row of the job queue.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from abth.protocol.wire import YourTurn

JobKind = Literal["go-on", "clock", "turn"]


class Job(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something to do at a table.

    `go-on`: bots decide, or a finished match gets its result. `clock`: at the moment `at` the time
    of a player is up. `turn`: a player is told that it is their turn.
    """

    kind: JobKind
    table: str
    version: int  # of the match when the job came up
    at: float = 0.0  # seconds since 1970; 0: at once
    person: str = ""
    turn: YourTurn | None = None
    webhook: bool = False  # the player may have a webhook

    @property
    def key(self) -> str:
        """Two jobs with the same key are the same job."""
        return f"{self.kind}:{self.table}:{self.version}:{self.at:.3f}:{self.person}"

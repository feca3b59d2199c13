"""Commands at a table that other processes change as well: who loses a race tries again."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeVar

from abth.storage.errors import TableChanged
from abth.table import replica
from abth.table.refusals import Refusal

if TYPE_CHECKING:
    from abth.table.live_table import LiveTable

T = TypeVar("T")
P = ParamSpec("P")

TRIES: Final = 10


def retried(
    command: Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[LiveTable, P], Coroutine[Any, Any, T]]:
    """The command, carried out again if another process has changed the table meanwhile.

    The table has been read again by then, so a decision on an older version is refused as stale.
    A refusal counts only if this process knows the table as it is stored: a player may come from
    another process faster than its announcement.
    """

    @wraps(command)
    async def attempts(live: LiveTable, /, *arguments: P.args, **options: P.kwargs) -> T:
        for _ in range(TRIES):
            revision = live.table.row.revision
            try:
                return await command(live, *arguments, **options)
            except TableChanged:
                continue
            except Refusal:
                if not await has_missed(live, revision):
                    raise
        raise Refusal("busy")

    return attempts


async def has_missed(live: LiveTable, revision: int) -> bool:
    """Whether another process has changed the table since this revision; it is read by then."""
    if not live.services.is_shared:
        return False
    await replica.catch_up(live)
    return not live.gone and live.table.row.revision != revision

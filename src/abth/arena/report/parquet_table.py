"""The matches as a Parquet table: one row for every seat, for pandas, polars and the like.

Needs the extra `report`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from abth.arena.matches.match_record import MatchRecord
from abth.arena.planning.plan import Plan
from abth.arena.statistics.rates import shares
from abth.arena.statistics.tournament_result import SOURCES


def table_of(plan: Plan, records: Sequence[MatchRecord]) -> bytes:
    """The file."""
    pa: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    rows = [row for record in records for row in rows_of(plan, record)]
    whole, small, text = pa.int32(), pa.int8(), pa.string()
    fields = {
        "match": whole, "deal": whole, "rotation": small, "end": text, "seat": small,
        "position": small, "bot": text, "place": small, "win": pa.float64(), "score": whole,
        **dict.fromkeys(SOURCES, whole), "decisions": whole, "seconds": pa.float64(),
        "forfeit": text, "digest": text,
    }  # fmt: skip
    table = pa.Table.from_pylist(rows, schema=pa.schema(list(fields.items())))
    sink = pa.BufferOutputStream()
    parquet.write_table(table, sink)
    return bytes(sink.getvalue())


def rows_of(plan: Plan, record: MatchRecord) -> list[dict[str, object]]:
    """One match; what a seat does not have is null."""
    won, rows = shares(record), []
    for seat, bot in enumerate(record.bots):
        row: dict[str, object] = {
            "match": record.match + 1,
            "deal": record.match // plan.players + 1,
            "rotation": record.match % plan.players,
            "end": record.end,
            "seat": seat,
            "bot": plan.bots[bot],
            "digest": record.digest,
        }
        if record.start >= 0:
            row["position"] = (seat - record.start) % len(record.bots) + 1
        if record.decisions:
            row |= {"decisions": record.decisions[seat], "seconds": record.seconds[seat]}
        if record.end == "played":
            row |= {"place": record.places[seat], "win": won[seat], "score": record.totals[seat]}
            row |= dict(zip(SOURCES, record.scores[seat], strict=True))
        if record.forfeit is not None and record.forfeit.seat == seat:
            row["forfeit"] = record.forfeit.why
        rows.append(row)
    return rows

"""The folder of an arena: the plan, the matches line by line, and what they add up to.

`matches.jsonl` is the truth: a match counts once its line is complete. Everything else is made from
it, and written whole or not at all.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from abth import __version__
from abth.arena.matches.match_record import MatchRecord, Played, read_line, write_line
from abth.arena.planning.plan import Plan
from abth.content.digest import digest_of
from abth.protocol.strict_json import misplaced, not_json
from abth.words.complaints import Complaint, system_details

PLAN: Final = "plan.json"
MATCHES: Final = "matches.jsonl"
FORFEITS: Final = "forfeits"
VERSION: Final = "abth-arena/2"


class BadFolder(Complaint):
    """A folder that cannot be used; one line that says which file, and why."""


def plan_of(plan: Plan) -> dict[str, Any]:
    """The plan as it is written down: all that decides on the matches."""
    written = {
        "version": VERSION,
        "package": __version__,
        "matches": plan.matches,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "edition": plan.edition,
        "rounds": int(plan.frame().rounds),
        "rulings": msgspec.to_builtins(plan.rulings),
        "content": digest_of(plan.frame().box),
        "limit": plan.limit,
    }
    more = {"processor_time": plan.processor_time, "luck": plan.luck}
    return written | {key: True for key, is_set in more.items() if is_set}


class OpenMatches(Collection[int]):
    """The numbers of the matches without a record, found one by one."""

    def __init__(self, planned: int, records: Mapping[int, MatchRecord]) -> None:
        self.planned = range(planned)
        self.records = records

    def __contains__(self, match: object) -> bool:
        return match in self.planned and match not in self.records

    def __iter__(self) -> Iterator[int]:
        return (match for match in self.planned if match not in self.records)

    def __len__(self) -> int:
        return len(self.planned) - len(self.records)


class Folder:
    """Where an arena keeps its matches; one arena at a time."""

    def __init__(self, path: Path, plan: Plan, more: Mapping[str, Any] | None = None) -> None:
        self.path = path
        self.plan = plan
        self.more = dict(more or {})  # what else belongs to the plan and may not change
        self.records: dict[int, MatchRecord] = {}

    @contextmanager
    def open(self) -> Iterator[Folder]:
        """Ready to add matches; those that were there already are read."""
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            matches = self.path / MATCHES
            if matches.exists() and matches.stat().st_size and not (self.path / PLAN).exists():
                raise BadFolder(str(self.path), "cli-folder-no-plan", plan=PLAN)
            with matches.open("a+b") as file:
                lock(file, self.path)
                self.check_plan()
                self.read(file)
                self.file = file
                yield self
        except OSError as error:
            where = error.filename or self.path
            raise BadFolder(str(where), "cli-cannot-use", **system_details(error)) from error

    def check_plan(self) -> None:
        """Another plan than the one that was begun here is refused; more matches are welcome."""
        path, wanted = self.path / PLAN, plan_of(self.plan) | self.more
        if path.exists():
            try:
                begun = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
            except msgspec.DecodeError as error:
                raise BadFolder.of(not_json(str(error)), str(path)) from error
            for key in wanted | begun:
                before, value = begun.get(key), wanted.get(key)
                if key == "matches" and isinstance(before, int) and before <= self.plan.matches:
                    continue
                if before != value:
                    details = {"key": key, "before": str(before), "now": str(value)}
                    raise BadFolder(str(self.path), "cli-folder-other-plan", **details)
        self.write(PLAN, msgspec.json.format(msgspec.json.encode(wanted), indent=2) + b"\n")

    def read(self, file: IO[bytes]) -> None:
        """The matches so far; a last line that was not finished is cut off."""
        file.seek(0)
        whole = 0
        for number, line in enumerate(file, 1):
            if not line.endswith(b"\n"):
                break
            whole += len(line)
            where = f"{self.path / MATCHES}:{number}"
            try:
                record = read_line(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadFolder.of(misplaced(str(error)), where) from error
            if not self.fits(record):
                raise BadFolder(where, "cli-folder-no-match")
            self.records.setdefault(record.match, record)
        file.truncate(whole)
        file.seek(0, os.SEEK_END)

    def fits(self, record: MatchRecord) -> bool:
        """Whether this is a match of the plan."""
        if not 0 <= record.match < self.plan.matches:
            return False
        return tuple(record.bots) == self.plan.seating(record.match)

    @property
    def missing(self) -> OpenMatches:
        """The matches still to be played."""
        return OpenMatches(self.plan.matches, self.records)

    def add(self, played: Played) -> MatchRecord:
        """One more match; the log of a forfeit is there before its line is."""
        record = played.record
        if record.forfeit is not None and played.log is not None:
            (self.path / FORFEITS).mkdir(exist_ok=True)
            name = f"{FORFEITS}/match-{record.match + 1:06}"
            self.write(f"{name}.json", played.log)
            if played.trace:
                self.write(f"{name}.txt", played.trace.encode("utf-8", "replace"))
            forfeit = msgspec.structs.replace(record.forfeit, log=f"{name}.json")
            record = msgspec.structs.replace(record, forfeit=forfeit)
        self.file.write(write_line(record))
        self.file.flush()
        self.records[record.match] = record
        return record

    def in_order(self) -> list[MatchRecord]:
        """All matches so far by their numbers, however many processes played them."""
        return [self.records[number] for number in sorted(self.records)]

    def write(self, name: str, data: bytes) -> None:
        """A file of the folder, whole or not at all."""
        path = self.path / name
        unfinished = path.with_name(f".{path.name}.unfinished")
        unfinished.write_bytes(data)
        unfinished.replace(path)


def lock(file: IO[bytes], path: Path) -> None:
    """Nobody else adds matches meanwhile, where the system can see to that."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise BadFolder(str(path), "cli-folder-in-use") from error

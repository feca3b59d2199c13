"""One server for each SQLite file: a lock that the system releases when the process ends.

Data type: `FileLock`. Two servers on one file would each believe that they know every table.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from abth.words.complaints import Complaint, system_details


class FileBusy(Complaint):
    """Another server uses the file."""


class FileLock:
    """A lock on a file beside the data, held until it is released or the process ends."""

    def __init__(self, data: Path) -> None:
        path = data.with_name(f"{data.name}.lock")
        try:
            data.parent.mkdir(parents=True, exist_ok=True)
            self._handle: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise FileBusy(str(path), "error-cannot-write", **system_details(error)) from error
        try:
            lock(self._handle)
        except OSError as error:
            self.release()
            raise FileBusy(str(data), "error-data-in-use") from error

    def __enter__(self) -> None:
        """Hold the lock."""

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Let another server use the file."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> None:
        """Lock an open file, or raise `OSError` at once."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(handle: int) -> None:
        """Lock an open file, or raise `OSError` at once."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

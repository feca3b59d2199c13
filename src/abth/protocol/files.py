"""Logs on disk: read and written completely or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

from abth.protocol.log import BadLog, Log, decode, encode
from abth.words.complaints import system_details

MAX_FILE: Final = 5_000_000  # bytes


def read_log(path: Path) -> Log:
    """The log in a file; every error names the file."""
    try:
        if path.stat().st_size > MAX_FILE:
            raise BadLog(str(path), "error-too-big", most=MAX_FILE // 1_000_000)
        data = path.read_bytes()
    except OSError as error:
        raise BadLog(str(path), "error-cannot-read", **system_details(error)) from error
    try:
        return decode(data)
    except BadLog as error:
        raise BadLog.of(error, str(path)) from error


def write_log(path: Path, log: Log) -> None:
    """Write the log; if that fails, the file keeps its old content."""
    write_encoded_log(path, encode(log))


def write_encoded_log(path: Path, data: bytes) -> None:
    """Write a log that is JSON already; if that fails, the file keeps its old content."""
    try:
        _replace(path, data)
    except OSError as error:
        raise BadLog(str(path), "error-cannot-write", **system_details(error)) from error


def _replace(path: Path, data: bytes) -> None:
    """Put a finished file in place of the old one in one step."""
    descriptor, unfinished = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(unfinished).chmod(0o666 & ~_umask())
        Path(unfinished).replace(path)
    except BaseException:
        Path(unfinished).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """The permissions that new files do not get; a temporary file would get even fewer."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask

"""The pepper of recovery phrases: a file of its own, whose fingerprint the database knows.

Without the right pepper nobody could recover an account, so a server with a missing or another
pepper does not start. Several hosts that share a database need copies of the same file.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

from abth.server.accounts.credentials import new_pepper
from abth.storage.store import Store
from abth.words.complaints import Complaint

FACT: Final = "pepper"


class BadPepper(Complaint):
    """The pepper is missing, or is that of another server."""


def fingerprint(pepper: bytes) -> str:
    """Tells peppers apart without giving them away."""
    return hashlib.sha256(b"abth pepper " + pepper).hexdigest()[:32]


async def load_pepper(store: Store, path: Path) -> bytes:
    """The pepper in this file; made if neither the file nor its fingerprint exists."""
    known = await store.fact(FACT)
    if not path.exists() and (known is not None or await store.accounts.has_phrases()):
        raise BadPepper(str(path), "cli-pepper-missing")
    pepper = read_or_make(path)
    known = await store.keep_fact(FACT, fingerprint(pepper))
    if known != fingerprint(pepper):
        raise BadPepper(str(path), "cli-pepper-other")
    return pepper


def read_or_make(path: Path) -> bytes:
    """The content of the file, which is created, readable by its owner alone, if needed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(handle, "wb") as file:
        pepper = new_pepper()
        file.write(pepper)
    return pepper

"""Content folders written: on the disk, and as an archive to download."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from abth.words.complaints import Complaint, system_details

DATE: Final = (1980, 1, 1, 0, 0, 0)  # the same box gives the same archive


class CannotExport(Complaint):
    """A folder that cannot be written; one line that says which, and why."""


def write_folder(texts: Mapping[str, str], folder: Path) -> None:
    """The files are in the folder; one that is already there is never overwritten."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in texts:
            if (folder / name).exists():
                raise CannotExport(str(folder / name), "cli-content-exists")
        for name, text in texts.items():
            with (folder / name).open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
    except OSError as error:
        where = error.filename or folder
        raise CannotExport(str(where), "cli-cannot-use", **system_details(error)) from error


def zip_of(texts: Mapping[str, str], folder: str) -> bytes:
    """The files as a ZIP archive that unpacks into one folder."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts.items():
            archive.writestr(zipfile.ZipInfo(f"{folder}/{name}", DATE), text)
    return packed.getvalue()

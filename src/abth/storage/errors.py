"""What can go wrong with a change, besides mistakes."""

from __future__ import annotations

from abth.words.complaints import Complaint


class TableChanged(Exception):
    """Another process has changed the table meanwhile; nothing was written."""


class StorageUnavailable(Complaint):
    """The database does not answer now, or has no room."""

    @classmethod
    def after(cls, error: BaseException, detail: str = "") -> StorageUnavailable:
        """The complaint that an error of a driver leads to."""
        return cls("", "cli-database-silent", detail=detail or type(error).__name__)

"""Which extra of the package brings a library that is not installed."""

from __future__ import annotations

from typing import Final

EXTRAS: Final = {
    "arena": ("openskill",),
    "cluster": ("ray",),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "postgresql": ("asyncpg", "greenlet", "pgqueuer"),
    "report": ("matplotlib", "pyarrow"),
    "server": (
        "PIL",
        "alembic",
        "cachetools",
        "httptools",
        "httpx",
        "litestar",
        "prometheus_client",
        "sqlalchemy",
        "uvicorn",
        "uvloop",
        "websockets",
    ),
    "terminal": ("rich",),
    "train": ("pyspiel",),
}
"""The extras of pyproject.toml that commands need, and the modules each of them brings."""


def extra_of(error: ModuleNotFoundError) -> str | None:
    """The extra that brings the missing module; none if no extra does."""
    module = (error.name or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if module in modules), None)

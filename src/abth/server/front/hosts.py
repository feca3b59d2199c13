"""The names that a server answers to. A page of another site cannot reach it by a name of its own.

Data type: `HostNames`. A site that lets its name point to this computer (DNS rebinding) sends that
name as `Host`, so unknown names are refused. Loopback names and plain IP addresses are always
allowed: no site can own them. The operator allows the others.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

ANY: Final = "*"
LOOPBACK: Final = "localhost"


class HostNames:
    """Which values of the `Host` header are accepted."""

    def __init__(self, allowed: Iterable[str] = ()) -> None:
        names = [plain_name(name) for name in allowed]
        self._any = ANY in names
        self._names = frozenset(names)
        self._endings = tuple(name[1:] for name in names if name.startswith("*."))

    def foreign(self, hosts: Iterable[str]) -> str | None:
        """The first of these headers that is not accepted; a request should have one."""
        return next((host for host in hosts if not self.accepts(host)), None)

    def accepts(self, host: str | None) -> bool:
        """Whether a request with this header is answered; browsers always send one."""
        if not host or self._any:
            return True
        name = plain_name(host)
        if not name:
            return False
        return (
            name in self._names
            or name == LOOPBACK
            or name.endswith((f".{LOOPBACK}", *self._endings))
            or is_address(name)
        )


def plain_name(host: str) -> str:
    """A host without its port, in lower case; empty if it cannot be read."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether this is an IP address, not a name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True

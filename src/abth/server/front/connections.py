"""All open connections: how many there may be, and which one makes room for another.

Data type: `OpenConnections`. A connection is *waiting* until a whole request, or the first message
of a WebSocket, has arrived. When every place is taken, the one that has waited longest is closed.
"""

from __future__ import annotations

import ipaddress
import sys
from collections import Counter
from collections.abc import Iterable
from typing import Final, Protocol

from abth.protocol.strict_json import BadInput
from abth.server.operation.logs import log_limit
from abth.server.settings import Limits

TOO_MANY: Final = 429
FULL: Final = 503
RESERVED_FILES: Final = 128  # for the database, the bots and the program itself
MOST_FILES: Final = 65_536  # more are never asked for
GROUP_OF_IPV6: Final = 64  # bits; one user gets this many addresses


class OpenConnection(Protocol):
    """One connection."""

    def hang_up(self) -> None:
        """Close it at once."""
        ...


class OpenConnections:
    """The connections of one server, by address."""

    def __init__(self, limits: Limits, trusted: Iterable[str] = ()) -> None:
        self._most = most_connections(limits.connections)
        # One address never holds more than half of all places.
        self._most_of_one = min(limits.connections_per_address, max(2, self._most // 2))
        self._trusted = [ipaddress.ip_network(network, strict=False) for network in trusted]
        self._addresses: dict[OpenConnection, str] = {}
        self._of_address: Counter[str] = Counter()
        self._waiting: dict[OpenConnection, None] = {}  # the longest first

    def __len__(self) -> int:
        return len(self._addresses)

    def enter(self, caller: OpenConnection, address: str) -> int | None:
        """Give a connection a place; the HTTP status that refuses it if there is none."""
        group = address_group(address)
        if self._of_address[group] >= self._most_of_one and not self._is_trusted(address):
            log_limit("connections of an address", address)
            return TOO_MANY
        if len(self._addresses) >= self._most and not self._make_room():
            log_limit("connections", "")
            return FULL
        self._addresses[caller] = group
        self._of_address[group] += 1
        self._waiting[caller] = None
        return None

    def leave(self, caller: OpenConnection) -> None:
        """A connection has ended."""
        self._waiting.pop(caller, None)
        group = self._addresses.pop(caller, None)
        if group is None:
            return
        self._of_address[group] -= 1
        if not self._of_address[group]:
            del self._of_address[group]

    def is_busy(self, caller: OpenConnection) -> None:
        """A request or a first message has arrived."""
        self._waiting.pop(caller, None)

    def is_waiting(self, caller: OpenConnection) -> None:
        """The request is answered; another one may come."""
        if caller in self._addresses:
            self._waiting[caller] = None

    def _make_room(self) -> bool:
        """Close the connection that has waited longest; whether there was one."""
        longest = next(iter(self._waiting), None)
        if longest is None:
            return False
        log_limit("silent connections", "")
        self.leave(longest)
        longest.hang_up()
        return True

    def _is_trusted(self, address: str) -> bool:
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(ip in network for network in self._trusted)


def check_network(text: str) -> str:
    """The address or network of a proxy; refuse what is none."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError as error:
        raise BadInput(text, "error-network") from error


def address_group(address: str) -> str:
    """The address that limits count: an IPv6 user has a whole network of them."""
    if ":" not in address:
        return address
    try:
        network = ipaddress.ip_network((address.partition("%")[0], GROUP_OF_IPV6), strict=False)
    except ValueError:
        return address
    return str(network)


def most_connections(wanted: int) -> int:
    """As many connections as are wanted and as this process may open files for."""
    if sys.platform == "win32":  # it has no such limit
        return wanted
    import resource

    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if files == resource.RLIM_INFINITY:
        return wanted
    return max(2, min(wanted, files - min(RESERVED_FILES, files // 2)))


def raise_file_limit() -> None:
    """Let this process open as many files as the system allows it."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))

"""Where notices may go: URLs that are well-formed, and hosts on the public internet.

Data types: `Target`, a URL in parts, and `Resolver`. `require_address` looks up a host, checks
every address, and returns the one to connect to, so that a second lookup cannot lead elsewhere.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from typing import Final, Literal
from urllib.parse import quote, urlsplit

import msgspec

from abth.words.complaints import Complaint

LONGEST_URL: Final = 500
PORTS: Final = {"http": 80, "https": 443}
UNSAFE: Final = re.compile(r"[\x00-\x20\x7f-\xa0\\]")

# IPv6 addresses that stand for an IPv4 address, which may be private.
CARRIERS: Final = tuple(
    ipaddress.IPv6Network(network)
    for network in (
        "::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48",
        "2001::/32", "2002::/16",
    )
)  # fmt: skip

# Networks for special purposes that Python's `ipaddress` calls public, at least in some versions,
# and an address at which a cloud answers its own machines.
SPECIAL: Final = tuple(
    ipaddress.ip_network(network)
    for network in (
        "0.0.0.0/8", "100.64.0.0/10", "168.63.129.16/32", "169.254.0.0/16", "192.0.0.0/24",
        "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.175.48.0/24",
        "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "240.0.0.0/4",
        "100::/64", "100:0:0:1::/64", "2001::/23", "2001:db8::/32", "2620:4f:8000::/48",
        "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8",
    )
)  # fmt: skip
FIRST_FREE_PORT: Final = 1024  # below it, only the ports of HTTP: the others belong to services

Resolver = Callable[[str, int], Awaitable[list[str]]]
"""Finds every IP address of a host."""


class BadAddress(Complaint):
    """A URL that no notice is sent to; one sentence says why."""


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """A URL in parts."""

    scheme: Literal["http", "https"]
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        """Host and port as HTTP writes them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def parse_url(url: str) -> Target:
    """The parts of a URL; raises `BadAddress` if no notice could be sent there."""
    if len(url) > LONGEST_URL:
        raise BadAddress("", "error-address-long", most=LONGEST_URL)
    if UNSAFE.search(url):
        raise BadAddress("", "error-address-signs")
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode("ascii").rstrip(".")
        path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=-._~")
        query = quote(parts.query, safe="/%:@!$&'()*+,;=-._~?")
    except ValueError as error:  # UnicodeError included
        raise BadAddress("", "error-address") from error
    if parts.scheme not in ("http", "https"):
        raise BadAddress("", "error-address-scheme")
    if not host or "%" in host:
        raise BadAddress("", "error-address")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("", "error-address-user")
    if port is not None and port not in PORTS.values() and port < FIRST_FREE_PORT:
        raise BadAddress("", "error-address-port")
    scheme: Literal["http", "https"] = "https" if parts.scheme == "https" else "http"
    return Target(
        scheme=scheme,
        host=host,
        port=port or PORTS[scheme],
        path=f"{path}?{query}" if query else path,
    )


def is_public(address: str) -> bool:
    """Whether this is an IP address of the public internet, and does not stand for another."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and (
        ip.scope_id is not None or any(ip in network for network in CARRIERS)
    ):
        return False
    if any(ip in network for network in SPECIAL):
        return False
    return ip.is_global and not (
        ip.is_private
        or ip.is_loopback
        or ip.is_link_local
        or ip.is_multicast
        or ip.is_reserved
        or ip.is_unspecified
    )


async def look_up(host: str, port: int) -> list[str]:
    """Every IP address of a host, from the system's resolver."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


async def require_address(target: Target, resolve: Resolver, *, allow_private: bool) -> str:
    """The IP address to connect to; raises `BadAddress` if any address of the host is private."""
    addresses = await resolve(target.host, target.port)
    if not addresses:
        raise OSError("the host has no address")
    if not allow_private and not all(is_public(address) for address in addresses):
        raise BadAddress(target.host, "error-address-private")
    return addresses[0]

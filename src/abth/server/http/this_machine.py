"""Whether a request comes from the machine that the server runs on, and not through a proxy.

A request that a proxy passes on names another host, or says for whom it asks.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final

from abth.server.http.dependencies import AppRequest

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


def is_from_this_machine(request: AppRequest) -> bool:
    """Whether a program on this machine asks the server itself."""
    headers = request.headers
    if any(name in headers for name in FORWARDED) or request.client is None:
        return False
    return is_loopback(request.client.host) and is_loopback(host_name(headers.get("host", "")))


def host_name(host: str) -> str:
    """The name in a `Host` header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if ":" in host else host


def is_loopback(name: str) -> bool:
    """Whether a name or an address stands for this machine."""
    if name.lower() == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False

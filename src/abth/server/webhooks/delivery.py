"""One HTTP request to an IP address that was checked.

httpx connects to the address itself and does not look up the host again; the TLS certificate must
be valid for the host's name. The request goes through a transport without a client around it:
nothing follows redirects, reads proxies from the environment, or logs the URL. Of the response only
the status is read, and httpcore bounds the size of its head.
"""

from __future__ import annotations

import asyncio
import ssl
from functools import cache
from typing import TYPE_CHECKING

from abth.server.webhooks.addresses import Target

if TYPE_CHECKING:
    import httpx


class NoAnswer(Exception):
    """There was no HTTP response; the message names the error."""


async def post(
    target: Target,
    address: str,
    headers: dict[str, str],
    body: bytes,
    trusted: ssl.SSLContext | None = None,
) -> int:
    """Send the request to this address; the status of the response, or `NoAnswer`."""
    transport = await asyncio.to_thread(make_transport, trusted)
    import httpx  # imported in a thread by the line above

    url = httpx.URL(
        scheme=target.scheme, host=address, port=target.port, raw_path=target.path.encode("ascii")
    )
    request = httpx.Request(
        "POST",
        url,
        headers={"Host": target.host_header, "Connection": "close", **headers},
        content=body,
        extensions={"sni_hostname": target.host},
    )
    try:
        async with transport:
            response = await transport.handle_async_request(request)
            await response.aclose()
    except (httpx.TransportError, OSError, ValueError) as error:
        raise NoAnswer(f"no connection ({type(root_cause(error)).__name__})") from error
    return response.status_code


def make_transport(trusted: ssl.SSLContext | None) -> httpx.AsyncHTTPTransport:
    """A transport for one request. Importing httpx and reading certificates takes a while."""
    import httpx

    return httpx.AsyncHTTPTransport(verify=trusted or trusted_by_default(), trust_env=False)


@cache
def trusted_by_default() -> ssl.SSLContext:
    """The certificates that the system trusts."""
    return ssl.create_default_context()


def root_cause(error: BaseException) -> BaseException:
    """The first error of a chain: httpx wraps what the network or TLS raised."""
    while (earlier := error.__cause__ or error.__context__) is not None:
        error = earlier
    return error

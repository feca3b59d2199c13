"""The examples for nginx and Caddy are run: a match is played through them, on loopback.

Without one of these programs its test is left out.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import socket
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from abth.protocol import wire
from tests.server.house import PATIENCE, Device, House, guests, house, seated_table, until_closed

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).parents[2] / "docs" / "hosting"
NAME = "play.example"
SPOOFED = {"X-Forwarded-For": "203.0.113.7", "Forwarded": "for=203.0.113.7"}


def nginx(folder: Path, port: int, server: int) -> list[str]:
    """The command that runs nginx with the example, without TLS, at this port."""
    text = (
        (EXAMPLES / "nginx.conf")
        .read_text("utf-8")
        .replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    )
    text = re.sub(r"server \{\s+listen 80;.*?\n\}\n", "", text, flags=re.DOTALL)
    text = re.sub(r"^\s*(ssl_|listen \[::\]).*\n", "", text, flags=re.MULTILINE)
    text, changed = re.subn(r"listen 443 ssl http2;", f"listen 127.0.0.1:{port};", text)
    assert changed == 1
    (folder / "abth.conf").write_text(text, "utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.geteuid() == 0 else ""
    main = f"{user} daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/errors;"
    http = f"http {{ {places} include {folder}/abth.conf; }}"
    (folder / "nginx.conf").write_text(f"{main} events {{}} {http}", "utf-8")
    return ["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def caddy(folder: Path, port: int, server: int) -> list[str]:
    """The command that runs Caddy with the example, without TLS, at this port."""
    text = (
        (EXAMPLES / "Caddyfile").read_text("utf-8").replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    )
    text, changed = re.subn(
        rf"^{NAME} {{", f"http://{NAME}:{port} {{\n\tbind 127.0.0.1", text, flags=re.M
    )
    assert changed == 1
    text = f"{{\n\tadmin off\n\tauto_https off\n}}\n{text}"
    (folder / "Caddyfile").write_text(text, "utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextlib.asynccontextmanager
async def running(command: list[str], folder: Path, port: int) -> AsyncIterator[None]:
    """A proxy while a test needs it."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    process = await asyncio.create_subprocess_exec(
        *command, env=environment, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    errors = asyncio.ensure_future(process.stderr.read())
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.close()
                    break
                assert process.returncode is None, (await errors).decode()
                await asyncio.sleep(0.05)  # nothing tells when another program listens
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
        errors.cancel()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_match_is_played_through_the_proxy(
    proxy: Callable[[Path, int, int], list[str]], tmp_path: Path
) -> None:
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"there is no {proxy.__name__}")

    async def scenario() -> None:
        async with asyncio.timeout(60), house(tmp_path) as place:
            await place.stop()
            place.settings = replace(
                place.settings,
                allowed_hosts=(NAME,),
                trusted_proxies=("127.0.0.1",),
                limits=replace(place.settings.limits, newcomers_per_minute=0, newcomers_at_once=4),
            )
            await place.start()
            port = free_port()
            async with running(proxy(tmp_path, port, place.port), tmp_path, port):
                await play_through(place, port)

    asyncio.run(scenario())


async def play_through(place: House, port: int) -> None:
    """Two people meet and play; a guest who pretends to have many addresses has one."""
    people = await guests(place, 2)
    table = await seated_table(people)
    url = f"http://127.0.0.1:{port}"
    headers = {"Host": f"{NAME}:{port}", "Origin": f"http://{NAME}:{port}"}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE) as client:
        assert (await client.get("/healthz")).json()["ok"]
        assert (await client.get("/metrics")).status_code == 404
        assert (await client.get("/readyz")).status_code == 404
        foreign = {"Origin": "https://evil.example"}
        assert (await client.post("/api/people", json={}, headers=foreign)).status_code == 403
        tried = [
            await client.post(
                "/api/people",
                json={"name": "Eve"},
                headers=SPOOFED | {"X-Forwarded-For": f"203.0.113.{number}"},
            )
            for number in range(4)
        ]
        assert [answer.status_code for answer in tried] == [201, 201, 429, 429]
    device = Device(await through(table, port))
    await device.send({"type": "hello", "secret": people[0].secret})
    assert isinstance(await device.hear(), wire.Welcome)
    seat = device.deciding
    assert seat is not None
    done = await device.act(seat, device.views[seat].legal[0])
    assert isinstance(done, wire.Update)
    await place.restart()
    await until_closed(device)
    assert device.socket.close_code == 1012
    again = Device(await through(table, port))
    await again.send({"type": "hello", "secret": people[0].secret, "seen": done.version})
    assert (await again.hear()).version >= done.version
    await again.close()


async def through(table: str, port: int) -> ClientConnection:
    """A socket of a browser, through the proxy."""
    return await connect(
        f"ws://{NAME}:{port}/api/tables/{table}/socket",
        host="127.0.0.1",
        origin=f"http://{NAME}:{port}",  # type: ignore[arg-type]
        port=port,
        max_size=None,
    )

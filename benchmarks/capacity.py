"""What a match, an action and an idle client cost: processor time, memory, bytes and rows.

The server runs in a process of its own and is asked for its own metrics; its database is looked at
afterwards. `docs/capacity.md` computes from these numbers what many players need.

    python -m benchmarks.capacity [--tables 200] [--seconds 10] [--json FILE]
"""

import argparse
import asyncio
import json
import os
import resource
import sqlite3
import tempfile
import urllib.request
from contextlib import closing
from pathlib import Path
from time import perf_counter, process_time

from benchmarks.server import (
    DATA,
    HOST,
    SEATS,
    TABLES,
    Lane,
    Room,
    ask,
    connect,
    lanes_at,
    play_for,
    running,
)


def metric(port: int, name: str) -> float:
    """One number of the server's metrics."""
    with urllib.request.urlopen(f"http://{HOST}:{port}/metrics", timeout=30) as page:
        for line in page.read().decode().splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[1])
    raise SystemExit(f"benchmarks: the server has no metric {name}")


class CountingRoom(Room):
    """Clients that also count the bytes they receive."""

    def __init__(self) -> None:
        super().__init__()
        self.bytes = 0

    def heard(self, message: bytes) -> None:
        """Count a message."""
        self.bytes += len(message)
        super().heard(message)


def action_costs(port: int, seconds: float) -> dict[str, float]:
    """Server processor time of an action at tables of four, with everyone connected."""
    lanes = lanes_at(port, 1 + int(seconds * 2500 / TABLES / 150))

    async def run() -> list[float]:
        done: list[float] = []
        end = perf_counter() + seconds
        await asyncio.gather(*(play_for(lane, end, done) for lane in lanes))
        return done

    before = metric(port, "process_cpu_seconds_total")
    done = asyncio.run(run())
    spent = metric(port, "process_cpu_seconds_total") - before
    return {"actions": len(done), "cpu_ms_per_action": 1e3 * spent / len(done)}


def match_costs(port: int) -> dict[str, float]:
    """Bytes that the clients of one whole match of four receive."""

    async def run() -> dict[str, float]:
        lane = Lane(port)
        lane.prepare("capacity")
        table, script = lane._ready.pop()
        room = CountingRoom()
        for secret in lane._secrets:
            client = await connect(port, f"/api/tables/{table}/socket", room.heard)
            room.clients.append(client)
            welcome = room.expect(1)
            client.send(json.dumps({"type": "hello", "id": 0, "secret": secret}).encode())
            await welcome
        room.bytes = 0
        for seat, message in script:
            await room.carry(seat, message)
        room.close()
        return {
            "actions_per_match": len(script),
            "bytes_per_action_and_client": room.bytes / len(script) / SEATS,
        }

    return asyncio.run(run())


def idle_costs(port: int, tables: int) -> dict[str, float]:
    """Memory and processor time of tables with four clients each who do nothing."""

    async def run() -> dict[str, float]:
        people = [ask(port, "/api/people", {"name": f"I{seat}"}) for seat in range(SEATS)]
        secrets = [person["secret"] for person in people]
        before = metric(port, "process_resident_memory_bytes")
        rooms = []
        for _ in range(tables):
            options = {"name": "Idle", "seats": [{}] * SEATS}
            table = ask(port, "/api/tables", options, secrets[0])["id"]
            for secret in secrets:
                ask(port, f"/api/tables/{table}/join", {}, secret)
            ask(port, f"/api/tables/{table}/start", {}, secrets[0])
            room = Room()
            rooms.append(room)
            for secret in secrets:
                client = await connect(port, f"/api/tables/{table}/socket", room.heard)
                room.clients.append(client)
                welcome = room.expect(1)
                client.send(json.dumps({"type": "hello", "id": 0, "secret": secret}).encode())
                await welcome
        after = metric(port, "process_resident_memory_bytes")
        start, spent = perf_counter(), metric(port, "process_cpu_seconds_total")
        await asyncio.sleep(10)
        spent = metric(port, "process_cpu_seconds_total") - spent
        clients = tables * SEATS
        share = spent / (perf_counter() - start) / clients
        for room in rooms:
            room.close()
        return {
            "idle_clients": clients,
            "memory_kb_per_table_of_4": (after - before) / tables / 1e3,
            "idle_cpu_per_client": share,
            "memory_mb_of_an_empty_server": before / 1e6,
        }

    return asyncio.run(run())


def database_costs(folder: Path) -> dict[str, float]:
    """Rows and bytes of the database, for each entry of a log."""
    with closing(sqlite3.connect(folder / "bench.sqlite")) as connection:
        entries = connection.execute("SELECT count(*) FROM log").fetchone()[0]
        matches = connection.execute("SELECT count(*) FROM results").fetchone()[0] / SEATS
        pages, size = [
            connection.execute(f"PRAGMA {name}").fetchone()[0]
            for name in ("page_count", "page_size")
        ]
    return {
        "log_rows": entries,
        "finished_matches": matches,
        "database_bytes_per_log_row": pages * size / max(1, entries),
    }


def bot_costs(decisions: int = 60) -> dict[str, float]:
    """Processor time of a decision of each bot, and of the coach, in matches of four."""
    from abth.bots.advice import advise
    from abth.bots.registry import BOTS, make_bot
    from abth.content import load_box
    from abth.rules.chance import first_number, urn
    from abth.rules.flow import apply, new_game_in
    from abth.rules.game import Frame
    from abth.rules.playout import Dice
    from abth.rules.rulings import rulings_of
    from abth.rules.views import view_for

    frame = Frame(load_box(None), rulings_of())
    found = {}
    for name in (*BOTS, "coach"):
        game, dice, spent, times = new_game_in(frame, SEATS), Dice(3), 0.0, 0
        while times < (decisions if name != "general" else decisions // 6) and not game.is_over:
            if game.to_act < 0:
                apply(game, int(first_number(game) + dice.piece(urn(game))))
                continue
            if len(game.options) > 1:
                seat, start = int(game.to_act), process_time()
                view = view_for(game, seat)
                if name == "coach":
                    advise(view, frame)
                else:
                    bot = make_bot(name, times)
                    bot.sit_down(frame, seat)
                    bot.choose(view)
                spent, times = spent + process_time() - start, times + 1
            apply(game, int(dice.choose(game.options)))
        found[f"cpu_ms_of_{name}"] = 1e3 * spent / times
    return found


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.capacity", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="with four idle clients each")
    parser.add_argument("--seconds", type=float, default=10.0, help="of actions")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers")
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found = bot_costs()
    with tempfile.TemporaryDirectory() as folder:
        os.environ[DATA] = folder
        with running("ours") as port:
            found |= match_costs(port)
            found |= action_costs(port, options.seconds)
        found |= database_costs(Path(folder))
        os.environ[DATA] = str(Path(folder) / "idle")
        with running("ours") as port:
            found |= idle_costs(port, options.tables)
    for name, value in found.items():
        print(f"{name:32} {value:,.4g}" if value < 1000 else f"{name:32} {value:,.0f}")
    if options.json:
        options.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

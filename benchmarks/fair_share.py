"""How long a player waits for a cheap bot while another user's tables keep the bots busy.

One guest starts tables where only generals play. Another guest plays against a soldier, and every
answer of the soldier is timed: first while the server is quiet, then while it is busy.

    python -m benchmarks.fair_share [--tables 10] [--answers 12] [--bot soldier]
"""

import argparse
import itertools
import json
import statistics
import urllib.request
from time import perf_counter
from typing import Any

from benchmarks.server import HOST, ask, percentile, running

PATIENCE = 180.0  # seconds for all answers of one measure


class Guest:
    """A user of the server."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.secret = ask(port, "/api/people", {"name": name})["secret"]

    def post(self, path: str, body: object) -> Any:
        """One POST as this user."""
        return ask(self.port, f"/api{path}", body, self.secret)

    def get(self, path: str) -> Any:
        """One GET as this user."""
        head = {"Authorization": f"Bearer {self.secret}"}
        request = urllib.request.Request(f"http://{HOST}:{self.port}/api{path}", headers=head)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)

    def start(self, bots: list[str | None]) -> str:
        """Start a match with these bots; this user takes the seats without one."""
        plan = [{} if bot is None else {"kind": "bot", "bot": bot} for bot in bots]
        table: str = self.post("/tables", {"name": "Bench", "seats": plan, "seed": "fair"})["id"]
        for bot in bots:
            if bot is None:
                self.post(f"/tables/{table}/join", {})
        self.post(f"/tables/{table}/start", {})
        return table


def answer_seconds(guest: Guest, table: str, answers: int) -> list[float]:
    """How long each answer of the bot takes, while the guest plays the first legal action."""
    found: list[float] = []
    end = perf_counter() + PATIENCE
    at = guest.get(f"/tables/{table}/position")
    for number in itertools.count():
        if len(found) >= answers or perf_counter() > end or at["state"] != "playing":
            return found
        version, seat = at["version"], at["due"]["seat"]
        if seat == 0:
            act = {"seat": 0, "action": at["views"][0]["legal"][0], "seen": version}
            at = guest.post(f"/tables/{table}/act", act | {"key": f"{table}-{number}"})
            continue
        start = perf_counter()
        at = guest.get(f"/tables/{table}/position?seen={version}&wait=30")
        while at["version"] == version and perf_counter() < end:
            at = guest.get(f"/tables/{table}/position?seen={version}&wait=30")
        found.append(perf_counter() - start)
    raise AssertionError("count() never ends")


def measure(tables: int, answers: int, bot: str) -> tuple[list[float], list[float]]:
    """Seconds of each answer, on a quiet server and on a busy one."""
    with running("ours") as port:
        player, crowd = Guest(port, "Player"), Guest(port, "Crowd")
        answer_seconds(player, player.start([None, bot]), 2)  # wakes the processes
        quiet = answer_seconds(player, player.start([None, bot]), answers)
        for _ in range(tables):
            crowd.start(["general", "general"])
        busy = answer_seconds(player, player.start([None, bot]), answers)
    return quiet, busy


def main() -> None:
    """Print the numbers."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fair_share", description=__doc__)
    parser.add_argument("--tables", type=int, default=10, help="of the other user, generals only")
    parser.add_argument("--answers", type=int, default=12, help="of the bot, in each measure")
    parser.add_argument("--bot", default="soldier", help="that the player meets")
    options = parser.parse_args()
    quiet, busy = measure(options.tables, options.answers, options.bot)
    for name, found in ("quiet", quiet), (f"{options.tables} tables of general", busy):
        median, worst = statistics.median(found), percentile(found, 1.0)
        print(f"{name}: {len(found)} answers of {options.bot}, median {median:.3f} s, "
              f"longest {worst:.3f} s")  # fmt: skip


if __name__ == "__main__":
    main()

"""How long a review takes over HTTP: the curve, the first judged choice, the first moment, the end.

A match of two captains and two soldiers is imported into a server of its own, whose bot processes
have not been started.

    python -m benchmarks.review_time [--seed 7]
"""

from __future__ import annotations

import argparse
import http.client
import json
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import abth
from abth.protocol.log import encode
from benchmarks.fair_share import Guest
from benchmarks.server import HOST, running

BOTS = ("captain", "soldier", "captain", "soldier")
PATIENCE = 600.0  # seconds


def finished_match(guest: Guest, seed: int) -> str:
    """The id of an imported match."""
    log = abth.play_match(list(BOTS), seed=seed).log
    return str(guest.post("/matches", json.loads(encode(log)))["id"])


def lines_of_review(guest: Guest, match: str) -> Iterator[tuple[float, Any]]:
    """Every line of the answer, with the seconds since it was asked for."""
    connection = http.client.HTTPConnection(HOST, guest.port, timeout=PATIENCE)
    head = {"Authorization": f"Bearer {guest.secret}"}
    start = perf_counter()
    connection.request("POST", f"/api/tables/{match}/review", headers=head)
    for line in connection.getresponse():
        yield perf_counter() - start, json.loads(line)
    connection.close()


def main() -> None:
    """Print the numbers."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.review_time", description=__doc__)
    parser.add_argument("--seed", type=int, default=7, help="of the match")
    options = parser.parse_args()
    first: dict[str, float] = {}
    with running("ours") as port:
        guest = Guest(port, "Reader")
        for seconds, found in lines_of_review(guest, finished_match(guest, options.seed)):
            stages = {
                "the curve": bool(found["turns"]),
                "the first choice": found["done"] > 0,
                "the first moment": bool(found["moments"]),
                f"all {found['all']} choices and the ledger": found["is_complete"],
            }
            for stage, is_known in stages.items():
                if is_known:
                    first.setdefault(stage, seconds)
    for stage, seconds in first.items():
        print(f"{stage}: {seconds:.2f} s")


if __name__ == "__main__":
    main()

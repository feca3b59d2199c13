"""A tournament on a cluster while one of its workers is killed: every match once, none twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

GAMES = 12
PATIENCE = 300.0  # seconds, on a machine that is busy otherwise
TASK = b"ray::play_remotely"


def descendants(pid: int) -> list[int]:
    """The processes below this one, by their parents."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text()
            except OSError:  # it has ended
                continue
            parent = int(stat.rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(folder.name))
    found, ahead = [], [pid]
    while ahead:
        below = children.get(ahead.pop(), [])
        found += below
        ahead += below
    return found


def playing_workers(pid: int) -> list[int]:
    """The workers of a cluster below this process that play a match at the moment."""
    found = []
    for each in descendants(pid):
        try:
            if (Path("/proc") / str(each) / "cmdline").read_bytes().startswith(TASK):
                found.append(each)
        except OSError:
            continue
    return found


def matches_in(folder: Path) -> list[int]:
    """The numbers of the matches that are recorded, in the order of their ends."""
    file = folder / "matches.jsonl"
    lines = file.read_text().splitlines() if file.exists() else []
    return [json.loads(line)["match"] for line in lines if line.endswith("}")]


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc").is_dir(), reason="finds processes as Linux shows them")
def test_a_worker_killed_in_the_middle_costs_no_match(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    command = [
        sys.executable, "-m", "abth", "arena", "--bots", "captain,soldier", "--games", str(GAMES),
        "--players", "2", "--seed", "7", "--cluster", "local", "--out", str(tmp_path), "--json",
    ]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as arena:
        end, killed = time.monotonic() + PATIENCE, False
        while arena.poll() is None and not killed:
            assert time.monotonic() < end
            workers = playing_workers(arena.pid)
            if workers and len(matches_in(tmp_path)) >= 2:
                os.kill(workers[0], signal.SIGKILL)
                killed = True
            time.sleep(0.05)
        out, err = arena.communicate(timeout=PATIENCE)

    assert arena.returncode == 0, err.decode()
    assert killed
    result = json.loads(out)  # nothing of Ray's words is mixed into it
    assert result["finished"]
    assert result["crashes"] == []
    assert sorted(matches_in(tmp_path)) == list(range(1, GAMES + 1))

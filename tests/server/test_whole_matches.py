"""Whole matches over real sockets: all player counts, people and bots, spectators, devices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from abth.content import load_box
from abth.protocol.log import decode
from abth.protocol.proof import decode_proof
from abth.rules.scoring import standing
from abth.table.match.proof_check import check_proof
from abth.table.match.replay import replay
from tests.server.house import Device, guests, house, play_out, seated_table

BOX = load_box(None)


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (3, 0), (4, 0), (5, 0), (1, 3), (2, 2)])
def test_a_match_is_played_to_its_end(tmp_path: Path, people: int, bots: int) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as place:
            all_guests = await guests(place, people)
            table = await seated_table(all_guests, ["recruit"] * bots, seed=None)
            devices = [await guest.device(table) for guest in all_guests]
            watcher = await Device.open(place, table, None)
            await play_out([*devices, watcher], seed=people)

            host = all_guests[0]
            log = await host.http.get(f"/api/tables/{table}/log")
            proof = await host.http.get(f"/api/tables/{table}/proof")
            result = standing(replay(decode(log.content), BOX).game)
            state = devices[0].table
            assert state is not None
            assert state.scores == list(result.totals)
            assert state.winners == list(result.winners)
            assert check_proof(decode_proof(proof.content), BOX)
            for device in (*devices, watcher):
                assert device.version == state.version
                for seat, view in device.views.items():
                    assert view.view.seat == seat
            report = await host.get(f"/tables/{table}/report")
            assert [points["total"] for points in report["points"]] == state.scores
            profile = await host.get(f"/players/{host.id}")
            assert profile["matches"] == 1
            assert profile["results"][0]["scores"] == state.scores
            board = await host.get("/leaderboard")
            assert len(board) == people + min(bots, 1)

    asyncio.run(scenario())

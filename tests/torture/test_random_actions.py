"""Random actions over all ways to play: the short version of `make torture`."""

from __future__ import annotations

from abth.rules.rulings import ALLOWED, EDITIONS
from tests.torture.random_actions import BATCH, play_batch, ways


def test_the_ways_to_play_cover_all_player_counts_rounds_editions_and_rulings() -> None:
    found = ways()

    assert {(way.players, way.rounds) for way in found} == {
        (players, rounds) for players in (2, 3, 4, 5) for rounds in (6, 8)
    }
    assert {way.edition for way in found} == set(EDITIONS)
    assert {way.switch[0] for way in found if way.switch} == set(ALLOWED) - {"game.rounds"}


def test_a_batch_plays_its_matches_with_every_invariant_checked() -> None:
    tally = play_batch(seed=1, first=0)

    assert (tally.matches, tally.broken) == (BATCH, [])
    assert tally.actions > 100 * BATCH
    assert tally.actions == play_batch(seed=1, first=0).actions

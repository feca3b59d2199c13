"""The battles of a match, as they stood before their dice."""

from __future__ import annotations

import pytest

from abth.rules.battle.combat import fight
from abth.rules.events import BattleDecided, ReinforcementArrived, UnitDeployed
from abth.rules.position import digest
from abth.rules.terms import NONE
from abth.table.match.fought_battles import NoSuchBattle, fought_battles, require_battle
from abth.table.match.replay import replay
from tests.played import BOX, finished


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_battle_that_counts_is_there_and_ends_as_it_did(players: int) -> None:
    """A battle fought again with its Links and dice has the same winner (BATTLE-1 to 8)."""
    match = replay(finished(players), BOX)
    before = digest(match.game)
    decided = [event for event in match.events if isinstance(event, BattleDecided)]

    records = list(fought_battles(match))

    assert [record.winner for record in records] == [event.winner for event in decided]
    assert [record.number for record in records] == list(range(1, len(decided) + 1))
    for record in records:
        if record.battle is not None:
            again = record.battle.clone()
            fight(again)
            assert again.winner == record.winner
    assert digest(match.game) == before


@pytest.mark.parametrize("players", [2, 5])
def test_the_hand_is_the_one_before_deploying(players: int) -> None:
    match = replay(finished(players), BOX)

    for record in fought_battles(match):
        if record.battle is None:
            continue
        for number, side in enumerate(record.sides):
            arrived = [
                event.card
                for event in record.events
                if isinstance(event, ReinforcementArrived) and event.side == number
            ]
            laid = [
                event.card
                for event in record.events
                if isinstance(event, UnitDeployed) and event.side == number
            ]
            assert list(side.cards[len(side.deployed) :]) == arrived
            if side.seat != NONE:
                assert list(side.deployed) == laid
                hand = list(side.hand)
                for card in laid:
                    hand.remove(card)
        game = match.game_at(record.before_roll)
        player = game.players[record.sides[0].seat]
        assert len(record.sides[0].hand) == len(player.hand) + len(record.sides[0].deployed)


def test_a_battle_is_found_by_its_number_or_by_a_version() -> None:
    match = replay(finished(3), BOX)
    records = list(fought_battles(match))

    assert require_battle(match, 2, None).version == records[1].version
    assert require_battle(match, None, None).number == len(records)
    assert require_battle(match, None, records[4].version).number == 5
    assert require_battle(match, None, records[4].version - 1).number == 4
    for number, version in ((len(records) + 1, None), (None, 0), (3, records[1].version)):
        with pytest.raises(NoSuchBattle):
            require_battle(match, number, version)

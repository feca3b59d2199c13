"""Relics: open, harmless in battle, scored by Era, lost in one way only (RULES 2.20)."""

from __future__ import annotations

from collections import Counter

import pytest

from abth.rules.events import (
    Event,
    LineFought,
    PlayerChallenged,
    ReinforcementArrived,
    UnitDefeated,
    UnitDeployed,
)
from abth.rules.flow import new_game, play
from abth.rules.game import Game
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import score_player
from abth.rules.terms import ATTACKER, CHANCE
from abth.rules.views import view_for
from tests.rules.asking import due
from tests.scenes import BOX, act, chances, let_it_happen, scene


def test_relics_are_in_sight_of_everybody() -> None:
    """Every seat and every spectator sees all Relics of all players (RELIC-1)."""
    game = scene("players=3 relics1=vasa,rosetta-stone relics3=oseberg-ship hand1=spy")
    names = [relic.id for relic in BOX.relics]

    for seat in (0, 1, 2, None):
        seen = [[names[relic] for relic in p.relics] for p in view_for(game, seat).players]
        assert seen == [["rosetta-stone", "vasa"], [], ["oseberg-ship"]]


def test_relics_have_no_effect_in_battle() -> None:
    """The same battle with all Relics and with none (RELIC-2)."""
    stories: list[list[Event]] = []
    for owned in ("", "relics1=rest"):
        game = scene(
            f"players=2 {owned} moment=engage attackers=kamakura-samurai,archers "
            "defenders=moche-warriors,spartan-hoplites"
        )
        story = game.listen()
        act(game, "strong S3", "risky K5")
        stories.append([event for event in story if isinstance(event, LineFought | UnitDefeated)])

    assert stories[0] == stories[1]
    assert stories[0]


def test_a_relic_never_stands_in_a_line_up() -> None:
    """Only Units of the hand can be deployed (RELIC-2)."""
    game = scene(
        "players=2 moment=attack-first used=AB hand1=spy,archers relics1=rest "
        "defenders=iceni-rebels"
    )

    texts = {game.frame.actions.text(number) for number in game.legal()}
    assert texts == {"deploy spy", "deploy archers"}


def test_each_relic_belongs_to_one_era() -> None:
    """Eight for each Era (RELIC-3)."""
    assert Counter(int(relic.era) for relic in BOX.relics) == {1: 8, 2: 8, 3: 8, 4: 8}


def test_relics_of_one_era_score_more_than_those_of_several() -> None:
    """Four of Era I against one of each Era (RELIC-3)."""
    eras = {era: [relic.id for relic in BOX.relics if relic.era == era] for era in range(1, 5)}
    mixed = [eras[era][0] for era in eras]
    game = scene(f"players=2 relics1={','.join(eras[1][1:5])} relics2={','.join(mixed)}")

    assert [score_player(game, player).relics for player in game.players] == [6, 4]


def test_an_empty_relic_deck_is_made_of_the_discards() -> None:
    """All others are discarded, and one of them is found (RELIC-4)."""
    game = scene(
        "players=2 relics2=vasa relicdiscard=rest moment=engage attackers=trebuchet "
        "defenders=moche-warriors"
    )
    act(game, "strong S1", "risky K3")

    assert due(game) == "find-relic"
    assert len(chances(game)) == 31
    assert game.relic_discard == []


@pytest.mark.parametrize(
    ("attackers", "winner", "lost"),
    [
        ("trebuchet,archers,archers,spy", "attacker", 1),
        ("trebuchet,trebuchet,archers,archers,spy", "attacker", 0),
        ("trebuchet", "defender", 0),
    ],
)
def test_a_relic_is_lost_in_a_lost_defense_only(attackers: str, winner: str, lost: int) -> None:
    """Against fewer than five Units; whoever attacks risks none (RELIC-5)."""
    game = scene(
        f"players=2 spaces=long+1,long+1,long+1 moment=spoils fought=yes defender=2 "
        f"winner={winner} attackers={attackers} defenders=archers "
        "relics1=rosetta-stone relics2=vasa"
    )
    act(game, "look 1", "look 5", "prowess 5")
    let_it_happen(game)

    assert len(game.players[1].relics) == 1 - lost
    assert len(game.players[0].relics) == 1 + lost


def play_turn(game: Game, dice: Dice) -> None:
    """Everybody plays at random until the turn is over."""
    turn = game.turns
    while game.turns == turn:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_a_whole_match_relics_are_lost_to_challengers_only(seed: int) -> None:
    """Whoever has fewer after a turn was challenged, by fewer than five Units (RELIC-5)."""
    game = new_game(BOX, 5)
    dice = Dice(seed)
    story = game.listen()
    losses = 0
    while not game.is_over:
        story.clear()
        before = [len(player.relics) for player in game.players]
        play_turn(game, dice)
        losers = [n for n in range(5) if len(game.players[n].relics) < before[n]]
        challenged = [e.defender for e in story if isinstance(e, PlayerChallenged)]
        arrived = [e for e in story if isinstance(e, UnitDeployed | ReinforcementArrived)]
        assert losers in ([], challenged)
        if losers:
            assert len([event for event in arrived if event.side == ATTACKER]) < 5
            losses += 1

    assert losses > 0

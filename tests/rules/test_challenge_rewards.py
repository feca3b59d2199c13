"""Rewards of a battle between players: Honor, Prowess, a Relic (RULES 2.17)."""

from __future__ import annotations

import pytest

from abth.rules.events import (
    BattleDecided,
    HonorTaken,
    ProwessSeen,
    ProwessTaken,
    RelicSeen,
    RelicTaken,
)
from abth.rules.game import Game
from tests.rules.asking import due, refused
from tests.scenes import BOX, act, chances, let_it_happen, options, scene

QUIET = "players=2 spaces=long+1,long+1,long+1"
FIVE = "trebuchet,trebuchet,archers,archers,spy"


def relics(game: Game, seat: int) -> list[str]:
    return [BOX.relics[relic].id for relic in game.players[seat].relics]


def after(standing: str, winner: str, more: str = "", attackers: str = "trebuchet") -> Game:
    """A battle between two players just decided, with these Units standing; rewards follow."""
    return scene(
        f"{QUIET} moment=spoils fought=yes defender=2 winner={winner} standing={standing} "
        f"attackers={attackers} defenders=archers hand1=caroleans "
        f"board=-,-,-,-,-,-,-,-,-,-,-,- {more}"
    )


@pytest.mark.parametrize(("defeated", "honor"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_beaten_defender_is_honored_for_every_two_attackers(defeated: int, honor: int) -> None:
    """Half of the defeated Attackers, rounded down (CHALLENGE-13, R-50, BV-7)."""
    standing = 31 & ~((1 << defeated) - 1)
    game = after(f"{standing},0", "attacker", attackers=FIVE)

    assert game.players[1].honor == honor
    assert game.honor_supply == 8 - honor
    assert game.players[0].honor == 0


def test_attackers_felled_by_heroic_death_bring_honor_too() -> None:
    """A beaten Unit takes two along: one token, whatever the cause (CHALLENGE-13, R-50)."""
    game = scene(
        f"{QUIET} moment=engage defender=2 "
        "attackers=trebuchet,archers,archers defenders=iceni-rebels"
    )
    act(game, "strong S1", "risky K3")

    assert (game.players[1].honor, game.honor_supply) == (1, 7)


def test_honor_ends_with_the_supply_of_eight() -> None:
    """One token left for two earned, unless the supply is unlimited (R-50, BV-51, DECK-9)."""
    limited = after("1,0", "attacker", "honor=1", attackers=FIVE)
    unlimited = after("1,0", "attacker", "honor=1 rulings=honor.supply:unlimited", attackers=FIVE)

    assert (limited.players[1].honor, limited.honor_supply) == (1, 0)
    assert unlimited.players[1].honor == 2


def test_a_defender_who_wins_gets_neither_honor_nor_a_relic() -> None:
    """Three Attackers defeated, and only a Prowess token is won (CHALLENGE-14, BV-8)."""
    game = after("0,1", "defender", "relics1=vasa", attackers="archers,archers,spy")
    story = game.listen()
    act(game, "look 1", "look 5", "prowess 5")
    let_it_happen(game)

    assert game.players[1].honor == 0
    assert (relics(game, 0), relics(game, 1)) == (["vasa"], [])
    assert ProwessTaken(1, 0, 5) in story


@pytest.mark.parametrize(("winner", "seat"), [("attacker", 0), ("defender", 1)])
def test_the_winner_keeps_one_of_two_prowess_tokens(winner: str, seat: int) -> None:
    """Whichever side it is; the other token goes back to the loser (CHALLENGE-15, D-22)."""
    game = after("1,0" if seat == 0 else "0,1", winner)
    loser = game.players[1 - seat]

    assert chances(game) == {"look 1": 1, "look 2": 1, "look 3": 1, "look 5": 1}
    act(game, "look 5")
    assert chances(game) == {"look 1": 1, "look 2": 1, "look 3": 1}
    act(game, "look 2")
    assert (due(game), game.to_act) == ("keep-prowess", seat)
    assert options(game) == {"prowess 5", "prowess 2"}
    assert refused(game, "prowess 1") == "CHALLENGE-15"
    act(game, "prowess 2")
    assert list(loser.prowess) == [1, 3, 5]
    assert (list(loser.prowess_takers), list(loser.prowess_lost)) == ([seat], [2])


def test_tokens_won_from_others_are_safe() -> None:
    """Chris has lost all of his own; those he won from Hannes stay his (CHALLENGE-16)."""
    lost = "lost2=1:1:2,1:2:3,1:3:5,1:5:-1 lost1=2:5:1"
    game = after("1,0", "attacker", lost)

    assert due(game) != "look-prowess"
    assert list(game.players[0].prowess_takers) == [1]


def test_a_winning_attacker_takes_a_relic_of_the_defender() -> None:
    """Beside the Prowess token (CHALLENGE-17, D-23)."""
    game = after(
        "7,0",
        "attacker",
        "relics2=vasa,rosetta-stone,oseberg-ship",
        attackers="archers,archers,spy",
    )
    act(game, "look 1", "look 5", "prowess 5", "find vasa", "find rosetta-stone")

    assert (due(game), options(game)) == ("keep-stolen", {"relic vasa", "relic rosetta-stone"})
    act(game, "relic vasa")
    assert relics(game, 0) == ["vasa"]


def test_five_attackers_win_a_prowess_token_and_no_relic() -> None:
    """The virtual slot is occupied (CHALLENGE-18)."""
    game = after("31,0", "attacker", "relics2=vasa,rosetta-stone", attackers=FIVE)
    act(game, "look 1", "look 5", "prowess 5")
    let_it_happen(game)

    assert (relics(game, 0), relics(game, 1)) == ([], ["rosetta-stone", "vasa"])
    assert list(game.players[1].prowess_lost) == [5]


@pytest.mark.parametrize(("units", "seen"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_fewer_attackers_look_at_more_of_the_losers_relics(units: int, seen: int) -> None:
    """They are drawn blind, and the others come back (CHALLENGE-19, CHALLENGE-20, BV-43)."""
    owned = ["mask-of-tutankhamun", "rosetta-stone", "oseberg-ship", "vasa", "wright-flyer"]
    game = after(
        "1,0", "attacker", f"relics2={','.join(owned)}", attackers=",".join(FIVE.split(",")[:units])
    )
    story = game.listen()
    act(game, "look 1", "look 5", "prowess 5")
    while due(game) == "find-stolen":
        assert set(chances(game).values()) == {1}
        act(game, sorted(chances(game))[0])
    if seen > 1:
        act(game, sorted(options(game))[0])

    assert sum(isinstance(event, RelicSeen) for event in story) == seen
    assert len(relics(game, 0)) == 1
    assert sorted(relics(game, 0) + relics(game, 1)) == sorted(owned)


@pytest.mark.parametrize(("owned", "seen"), [("vasa,rosetta-stone", 2), ("vasa", 1), ("", 0)])
def test_a_loser_with_few_relics_shows_what_there_is(owned: str, seen: int) -> None:
    """Fewer than four, and none from the deck instead (R-48, BV-10, D-23)."""
    game = after("1,0", "attacker", f"relics2={owned}")
    deck = list(game.relic_deck)
    story = game.listen()
    act(game, "look 1", "look 5", "prowess 5")
    let_it_happen(game)

    assert (due(game) == "keep-stolen") == (seen == 2)
    assert sum(isinstance(event, RelicSeen) for event in story) == seen
    assert list(game.relic_deck) == deck


def test_annihilation_between_players_gives_nobody_anything() -> None:
    """No Prowess, no Relic, no Honor for two Attackers felled (CHALLENGE-21, R-45)."""
    game = scene(
        f"{QUIET} moment=engage defender=2 attackers=trebuchet,archers defenders=iceni-rebels "
        "hand1=spy hand2=spy relics1=rosetta-stone relics2=vasa"
    )
    story = game.listen()
    act(game, "strong S1", "risky K4")
    let_it_happen(game)

    rewards = (HonorTaken, ProwessSeen, ProwessTaken, RelicSeen, RelicTaken)
    assert BattleDecided(-1, 0, 0) in story
    assert not any(isinstance(event, rewards) for event in story)
    assert (relics(game, 0), relics(game, 1)) == (["rosetta-stone"], ["vasa"])


def test_rewards_between_players_are_honor_then_prowess_then_relic() -> None:
    """In this order, and nobody is asked whether to take them (R-58, R-65)."""
    game = scene(
        f"{QUIET} moment=engage defender=2 attackers=trebuchet,archers,archers,spy "
        "defenders=iceni-rebels relics2=vasa"
    )
    story = game.listen()
    act(game, "strong S1", "risky K3", "look 1", "look 5", "prowess 5", "find vasa")

    rewards = (HonorTaken, ProwessSeen, ProwessTaken, RelicSeen, RelicTaken)
    told = [type(event) for event in story if isinstance(event, rewards)]
    assert told == [HonorTaken, ProwessSeen, ProwessSeen, ProwessTaken, RelicSeen, RelicTaken]


@pytest.mark.parametrize(
    ("lost", "seen"), [("lost2=1:1:2,1:2:3,1:3:5", 1), ("lost2=1:1:2,1:2:3,1:3:5,1:5:-1", 0)]
)
def test_the_last_prowess_tokens_are_taken_without_a_choice(lost: str, seen: int) -> None:
    """With one left it is taken, with none there is nothing to take (R-49, BV-9, D-22)."""
    game = after("1,0", "attacker", lost)
    if seen:
        act(game, "look 5")

    assert due(game) != "keep-prowess"
    assert game.players[1].prowess == []
    assert len(game.players[1].prowess_lost) == 4


def test_two_equal_prowess_tokens_are_asked_for_all_the_same() -> None:
    """So that silence tells nothing (D-22, BV-55)."""
    game = scene(f"{QUIET} moment=engage defender=2 attackers=trebuchet defenders=archers")
    game.players[1].prowess = [3, 3]
    act(game, "strong S1", "risky K3", "look 3", "look 3")

    assert (due(game), options(game)) == ("keep-prowess", {"prowess 3"})
    act(game, "prowess 3")
    assert game.players[1].prowess == [3]

"""Heroes: won, used once, set aside, scored (RULES 2.19)."""

from __future__ import annotations

import pytest

from abth.rules.box import UnitCard
from abth.rules.events import HeroSetAside
from abth.rules.scoring import standing
from abth.rules.terms import ELITE, HERO
from tests.rules.asking import refused
from tests.scenes import BOX, act, cards, chances, options, scene

HEROES = [unit for unit in BOX.units if unit.rank == HERO]
QUIET = (
    "players=2 spaces=long+1,long+1,long+1 "
    "hand1=old-guard,swiss-guard,agojie,turtle-ship hand2=archers*2,spy,trebuchet"
)


def strength(card: UnitCard) -> int:
    """Values of all Lines and Damage icons together."""
    return int(card.long + card.medium + card.close + card.damage_icons)


def test_every_era_has_two_heroes() -> None:
    """Eight in all (HERO-1)."""
    assert sorted(hero.era for hero in HEROES) == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_every_hero_calls_reinforcements(hero: UnitCard) -> None:
    """At least one Reinforcement icon, which works (HERO-2)."""
    game = scene(
        f"{QUIET} moment=reinforce attackers={hero.id} defenders=iceni-rebels deck1=archers"
    )

    assert hero.reinforcement >= 1
    assert chances(game) == {"card archers": 1}


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_every_hero_can_link_on_both_sides(hero: UnitCard) -> None:
    """Two half shields, and for each a card of the box that completes it (HERO-3)."""
    others = [unit for unit in BOX.units if unit is not hero]

    assert hero.link_left in {unit.link_right for unit in others if unit.link_right}
    assert hero.link_right in {unit.link_left for unit in others if unit.link_left}


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_every_hero_has_abilities_and_is_strong(hero: UnitCard) -> None:
    """An ability, and more strength than any Elite Unit of the same Era (HERO-4, C-1)."""
    elites = [unit for unit in BOX.units if unit.rank == ELITE and unit.era == hero.era]

    assert hero.heroic_death + hero.accuracy + hero.diversion + hero.relaunch > 0
    assert strength(hero) > max(strength(elite) for elite in elites)


def test_a_hero_fights_one_battle_and_no_more() -> None:
    """Deployed once, it is set aside and in none of the own piles (HERO-5, HERO-6)."""
    game = scene(
        "players=2 spaces=long+1,long+1,long+1 moment=attack-first used=AB defenders=iceni-rebels "
        "hand1=leonidas,archers*2,spy,trebuchet deck1="
    )
    act(game, "deploy leonidas", "done", "strong S1", "risky K3")
    act(game, *[f"find {relic.id}" for relic in BOX.relics[:4]], f"relic {BOX.relics[0].id}")

    player = game.players[0]
    assert cards(player.aside) == ["leonidas"]
    assert "leonidas" not in cards(player.hand + player.deck + player.discard)


@pytest.mark.parametrize("mask", [0, 1])
def test_a_deployed_hero_is_set_aside_defeated_or_not(mask: int) -> None:
    """Not to the discard pile; it scores 3 (HERO-6, BV-26)."""
    game = scene(
        f"{QUIET} moment=restore fought=yes defender=2 attackers=leonidas defenders=fu-hao "
        f"standing={mask},{1 - mask}"
    )

    assert cards(game.players[0].aside) == ["leonidas"]
    assert cards(game.players[1].aside) == ["fu-hao"]
    assert game.players[0].discard == game.players[1].discard == []
    assert [score.heroes for score in standing(game).scores] == [3, 3]


def test_a_hero_that_arrives_as_a_reinforcement_is_used_up() -> None:
    """Arriving counts as use, for Attacker and Defender (HERO-5)."""
    game = scene(
        f"{QUIET} moment=reinforce defender=2 attackers=conscripts defenders=conscripts "
        "deck1=leonidas deck2=fu-hao"
    )
    story = game.listen()
    act(game, "card leonidas", "card fu-hao", "strong S1", "risky K1")
    while game.turns == 0:
        act(game, sorted(options(game) or chances(game))[0])

    assert [event.seat for event in story if isinstance(event, HeroSetAside)] == [0, 1]
    assert cards(game.players[0].aside) == ["leonidas"]
    assert cards(game.players[1].aside) == ["fu-hao"]


def test_a_hero_set_aside_never_comes_back() -> None:
    """A renewed deck is made without it, and it cannot be retrieved (HERO-7, R-54)."""
    game = scene(
        "players=2 spaces=long+1,long+1,long+1 hand1=archers deck1= aside1=leonidas "
        "discard1=spy,trebuchet*2 moment=restore"
    )
    assert set(chances(game)) == {"card spy", "card trebuchet"}

    retrieving = scene("players=2 moment=retrieve act=1 aside1=leonidas discard1=spy,trebuchet")
    assert refused(retrieving, "retrieve leonidas") == "TRAVEL-16"


def test_a_hero_set_aside_scores_at_the_end() -> None:
    """Three points, used or not (HERO-7, SCORE-4)."""
    used = scene("players=2 aside1=leonidas")
    unused = scene("players=2 hand1=leonidas")

    assert standing(used).totals == standing(unused).totals == (3, 0)


def test_a_conquered_hero_waits_in_the_discard_pile_unused() -> None:
    """Like any recruited Unit, until its new owner deploys it (HERO-8)."""
    game = scene(
        f"{QUIET} moment=engage attackers=hms-dreadnought,flying-circus defenders=leonidas"
    )
    act(game, "strong S1", "risky K3", "find vasa", "find rosetta-stone", "find oseberg-ship")
    act(game, "relic vasa")

    assert "leonidas" in cards(game.players[0].discard)
    assert game.players[0].aside == []


def test_a_surviving_board_hero_goes_to_its_eras_discard_pile() -> None:
    """From there Chase can bring it back (HERO-9, BV-34)."""
    game = scene(f"{QUIET} moment=engage attackers=spy defenders=leonidas deck1=")
    act(game, "strong S1", "risky K3")
    assert cards(game.era_discards[1]) == ["leonidas"]

    chase = scene(
        f"{QUIET} moment=opponent used=AB era1=I tokens1=chase discardI=leonidas,nubian-archers"
    )
    assert options(act(chase, "chase")) == {"hunt leonidas", "hunt nubian-archers"}


def test_a_reshuffle_brings_a_surviving_hero_back() -> None:
    """The Era's discard pile becomes its deck, Hero included (HERO-9)."""
    game = scene(
        f"{QUIET} moment=restore dismissed2=rest-I discardI=leonidas "
        "board=-,spartan-hoplites,nubian-archers,genoese-crossbowmen,trung-sisters,viking-raiders,"
        "winged-hussars,caroleans,landsknechts,bantu-ruga-ruga,anzacs,flying-circus"
    )

    assert chances(game) == {"card leonidas": 1}


def test_a_hero_in_hand_may_be_dismissed() -> None:
    """Like any Unit, and then it is worth nothing (R-54)."""
    game = scene(
        "players=2 moment=dismiss act=1 resume=prepare inserted=1 hand1=leonidas,spy deck1="
    )
    assert options(game) == {"dismiss leonidas", "dismiss spy"}
    act(game, "dismiss leonidas")

    assert cards(game.players[0].dismissed)[-1] == "leonidas"
    assert standing(game).totals == (0, 0)


def test_a_hero_is_used_even_in_a_battle_without_dice() -> None:
    """A challenged player without cards loses at once; the Hero is set aside (R-54, BV-54)."""
    game = scene(
        "players=2 spaces=long+1,long+1,long+1 moment=opponent used=AB era1=I era2=I deck1= "
        "hand1=leonidas,old-guard,swiss-guard,agojie,turtle-ship deck2= discard2=spy"
    )
    act(game, "challenge chris", "deploy leonidas", "done", "look 1", "look 2", "prowess 2")

    assert cards(game.players[0].aside) == ["leonidas"]
    assert cards(game.players[0].discard) == []

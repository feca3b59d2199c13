"""Challenging another player: deployment and engagement (RULES 2.17)."""

from __future__ import annotations

import pytest

from abth.rules.events import (
    BattleDecided,
    DieRolled,
    Event,
    LineFought,
    LinkAssaulted,
    LinkFormed,
    PlayerChallenged,
    UnitDamaged,
    UnitDefeated,
    UnitRecruited,
)
from abth.rules.game import Game
from abth.rules.terms import ATTACKER
from abth.rules.views import view_for
from tests.rules.asking import due, refused
from tests.scenes import act, cards, chances, let_it_happen, options, scene

HANDS = "hand1=trebuchet*2,archers*2,spy hand2=archers,conscripts,trebuchet,spy"
MEET = f"players=3 moment=opponent used=AB era1=I era2=I era3=II {HANDS} hand3=spy,archers"
QUIET = "players=2 spaces=long+1,long+1,long+1"
FIVE = "trebuchet,trebuchet,archers,archers,spy"


def challenged(more: str = "") -> Game:
    """Hannes, in Era I, has challenged Chris."""
    return act(scene(f"{MEET} {more}"), "challenge chris")


def test_a_player_in_the_same_era_can_be_challenged() -> None:
    """Chris stands there, Joakim does not, and nobody challenges themselves (CHALLENGE-1)."""
    game = scene(MEET)

    assert {text for text in options(game) if "challenge" in text} == {"challenge chris"}
    assert refused(game, "challenge joakim") == "CHALLENGE-1"
    assert refused(game, "challenge hannes") == "CHALLENGE-1"


def test_only_one_player_is_challenged_in_a_turn() -> None:
    """Once Chris is chosen, Joakim is no opponent any more (CHALLENGE-1)."""
    game = act(scene(MEET.replace("era3=II", "era3=I")), "challenge chris")

    assert refused(game, "challenge joakim") == "R-61"


def test_a_challenged_player_cannot_refuse() -> None:
    """Chris has to act and can only deploy (CHALLENGE-2)."""
    game = challenged()

    assert game.to_act == 1
    assert options(game) == {
        "deploy archers",
        "deploy conscripts",
        "deploy trebuchet",
        "deploy spy",
    }


def test_the_challenged_player_has_the_defender_board() -> None:
    """The Defender Board is Chris's, his first Unit stands at the Battlefront (CHALLENGE-3)."""
    game = scene(MEET)
    story = game.listen()
    act(game, "challenge chris", "deploy archers", "deploy spy")

    assert story[0] == PlayerChallenged(0, 1)
    assert game.defender == 1
    assert cards(game.battle.defenders.cards) == ["archers", "spy"]


def test_the_defender_deploys_on_the_defender_board_only() -> None:
    """Nothing of Chris's lies on an Attacker Board (CHALLENGE-4)."""
    game = act(challenged(), "deploy archers", "deploy spy", "deploy trebuchet")

    assert game.battle.attackers.cards == []
    assert len(game.battle.defenders.cards) == 3


def test_the_defender_deploys_up_to_three_units_from_hand() -> None:
    """With three laid Chris is done, and the Attacker is next (CHALLENGE-5)."""
    game = challenged()
    for unit in ("archers", "conscripts", "trebuchet"):
        assert game.to_act == 1
        act(game, f"deploy {unit}")

    assert cards(game.players[1].hand) == ["spy"]
    assert (due(game), game.to_act) == ("attack-first", 0)


def test_the_defender_may_stop_after_one_unit() -> None:
    """Done after the first (CHALLENGE-5)."""
    game = act(challenged(), "deploy archers", "done")

    assert cards(game.battle.defenders.cards) == ["archers"]
    assert game.to_act == 0


def test_the_defender_lays_tokens_before_the_attacker_deploys() -> None:
    """Up to three, at most one on each Unit (CHALLENGE-6)."""
    game = challenged("tokens2=long+1,close+2,diversion")
    act(game, "deploy archers", "deploy spy", "done")

    assert (due(game), game.to_act) == ("defend-tokens", 1)
    act(game, "assign diversion 2")
    assert options(game) == {"assign long+1 1", "assign close+2 1", "done"}
    assert refused(game, "assign long+1 2") == "TOKEN-2"
    act(game, "assign long+1 1")
    assert (due(game), game.to_act) == ("attack-first", 0)


def test_the_attacker_deploys_in_full_knowledge() -> None:
    """Line-up and tokens of Chris lie open; then up to four Units (CHALLENGE-7)."""
    game = challenged("tokens2=diversion")
    act(game, "deploy archers", "done", "assign diversion 1")

    seen = view_for(game, 0).battle.defenders
    assert seen.cards == tuple(game.battle.defenders.cards)
    assert seen.tokens == tuple(game.battle.defenders.tokens)
    assert refused(game, "done") == "CONQ-11"
    act(game, "deploy trebuchet", "deploy trebuchet", "deploy archers", "deploy archers")
    assert due(game) == "roll-strong"


def test_the_attackers_tokens_follow_the_engagement() -> None:
    """After Reinforcements, Links and Assault, as against the board (CHALLENGE-8)."""
    game = scene(
        "players=2 moment=opponent used=AB era1=I era2=I tokens1=close+2 deck1=conscripts "
        "hand1=conscripts,archers hand2=archers,spy"
    )
    act(game, "challenge chris", "deploy archers", "done", "deploy conscripts", "done")
    assert due(game) == "reinforcement"

    act(game, "card conscripts")
    assert (due(game), game.to_act) == ("attack-tokens", 0)
    assert options(game) == {"assign close+2 1", "assign close+2 2", "done"}


def test_links_and_assault_work_between_players() -> None:
    """Two shields of Chris's complete a Link, an icon of Hannes's takes it away (CHALLENGE-9)."""
    text = (
        "players=2 moment=engage defender=2 attackers={} board=-,-,-,-,-,-,-,-,-,-,-,- "
        "defenders=genoese-crossbowmen,trung-sisters"
    )
    linked, assaulted = scene(text.format("archers")), scene(text.format("viking-raiders"))

    assert (linked.battle.defenders.links, linked.battle.defenders.formed) == (1, 1)
    assert (assaulted.battle.defenders.links, assaulted.battle.defenders.formed) == (0, 1)


def test_a_challenged_player_is_reinforced_from_the_own_deck() -> None:
    """The Defender's reinforcements come from Chris's deck (CHALLENGE-9, R-27)."""
    game = scene(
        "players=2 moment=reinforce defender=2 attackers=spy defenders=conscripts deck2=archers"
    )

    assert chances(game) == {"card archers": 1}
    act(game, "card archers")
    assert cards(game.battle.defenders.cards) == ["conscripts", "archers"]
    assert game.players[1].deck == []


ERA_DECK = "rulings=challenge.defender_reinforcements:era_deck"


def test_by_ruling_an_era_deck_reinforces_a_challenged_player() -> None:
    """Elite icons call a card of their Era, which is nobody's afterwards (R-27, CHALLENGE-9)."""
    game = scene(
        f"{QUIET} {ERA_DECK} moment=reinforce defender=2 attackers=spy "
        "defenders=moche-warriors deck2=archers hand1=swiss-guard"
    )
    assert set(chances(game)) >= {"card leonidas", "card nubian-archers"}
    assert "card archers" not in chances(game)

    act(game, "card leonidas", "card nubian-archers")  # the Hero's own icon calls another
    act(game, "strong S1", "risky K3", "look 1", "look 5", "prowess 5")
    assert {"leonidas", "nubian-archers"} <= set(cards(game.era_discards[1]))
    assert "moche-warriors" in cards(game.players[1].discard)
    assert cards(game.players[1].aside) == []


def test_by_ruling_base_units_of_a_challenged_player_call_nobody() -> None:
    """There is no Era deck for them (R-27)."""
    game = scene(
        f"players=2 {ERA_DECK} moment=reinforce defender=2 attackers=spy "
        "defenders=conscripts deck2=archers"
    )

    assert due(game) == "roll-strong"


@pytest.mark.parametrize(("units", "strong"), [(1, True), (3, True), (4, False), (5, False)])
def test_dice_between_players_go_by_the_attackers_units(units: int, strong: bool) -> None:
    """The Defender's three Units do not matter (CHALLENGE-10)."""
    attackers = ",".join(FIVE.split(",")[:units])
    game = scene(
        f"players=2 moment=engage defender=2 attackers={attackers} defenders=archers,spy,trebuchet"
    )
    story = game.listen()
    act(game, "strong S1", "risky K3")

    rolls = {event.strong: event.side for event in story if isinstance(event, DieRolled)}
    assert rolls[strong] == ATTACKER


def test_a_battle_between_players_runs_as_against_the_board() -> None:
    """The same line-ups and dice tell the same story (CHALLENGE-11)."""
    stories: list[list[Event]] = []
    wanted = (LinkFormed, LinkAssaulted, LineFought, UnitDamaged, UnitDefeated, BattleDecided)
    for defender in ("", "defender=2"):
        game = scene(
            f"players=2 moment=engage {defender} attackers=kamakura-samurai,archers "
            "defenders=moche-warriors,spartan-hoplites"
        )
        story = game.listen()
        act(game, "strong S3", "risky K5")
        stories.append([event for event in story if isinstance(event, wanted)])

    assert stories[0] == stories[1]
    assert isinstance(stories[0][-1], BattleDecided)


def test_nobody_recruits_from_a_player() -> None:
    """The defeated Elite stays Chris's (CHALLENGE-12)."""
    game = scene(
        f"{QUIET} moment=engage defender=2 attackers=trebuchet defenders=moche-warriors "
        "hand1=archers*2,spy,conscripts hand2=archers*2,spy,conscripts"
    )
    story = game.listen()
    act(game, "strong S1", "risky K3", "look 1", "look 2", "prowess 2")

    assert not any(isinstance(event, UnitRecruited) for event in story)
    assert "moche-warriors" in cards(game.players[1].discard)
    assert "moche-warriors" not in cards(game.players[0].discard)


def test_the_attacker_picks_among_several_players() -> None:
    """With two Sabatons in the Era either can be challenged (CHALLENGE-22)."""
    game = scene(MEET.replace("era3=II", "era3=I"))

    assert {"challenge chris", "challenge joakim"} <= options(game)


def test_a_player_may_be_challenged_twice_in_a_round() -> None:
    """Joakim has beaten Chris; in the same Round Hannes may challenge him again (CHALLENGE-22)."""
    game = scene(
        f"players=3 start=3 moment=opponent used=AB era3=I era2=I era1=II {HANDS} "
        "hand3=spy,archers spaces=long+1,long+1,long+1 gear=I-II/1,I-III/2,0"
    )
    act(game, "challenge chris", "deploy archers", "done", "deploy archers", "done")
    act(game, "strong S2", "risky K4", "look 1", "look 2", "prowess 2")
    let_it_happen(game)
    assert (game.active, game.round) == (0, 1)

    act(game, "jump I")
    assert "challenge chris" in options(game)

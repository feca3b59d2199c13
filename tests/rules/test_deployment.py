"""Deploying Units, and the order of the engagement (RULES 2.5, 2.6)."""

from __future__ import annotations

import pytest

from abth.rules.events import (
    BattleDecided,
    DieRolled,
    Event,
    HonorTaken,
    LineFought,
    LinkAssaulted,
    LinkFormed,
    NoUnitDeployed,
    ReinforcementArrived,
    TokenAssigned,
    UnitDeployed,
)
from abth.rules.game import Game
from abth.rules.terms import ATTACKER
from abth.rules.views import view_for
from tests.rules.asking import board, due, refused, tokens, units
from tests.scenes import act, chances, fought, let_it_happen, options, scene

HAND = "hand1=trebuchet*2,archers*2,spy,shield-bearers"


def attacking(hand: str = HAND, more: str = "") -> Game:
    """The first player faces the Mamluk Lancers and has no Unit out yet."""
    return scene(
        f"players=2 moment=attack-first {board()} era1=II defenders=mamluk-lancers {hand} {more}"
    )


def challenged(more: str = "", hand: str = "hand2=archers*2,trebuchet,spy") -> Game:
    """The first player has just challenged the second."""
    game = scene(
        f"players=2 {board()} moment=opponent era1=II era2=II hand1=archers,spy deck1= "
        f"{hand} {more}"
    )
    return act(game, "challenge chris")


def attackers(game: Game) -> list[str]:
    return units(game.battle.attackers.cards)


def defenders(game: Game) -> list[str]:
    return units(game.battle.defenders.cards)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_attacker_deploys_one_to_four_units(count: int) -> None:
    """At least one, and done may be said after each (CONQ-11)."""
    game = attacking()
    assert refused(game, "done") == "CONQ-11"

    act(game, *["deploy trebuchet", "deploy spy", "deploy archers"][:count], "done")

    assert len(game.battle.attackers.cards) == count
    assert due(game) == "roll-strong"


def test_four_units_are_the_most() -> None:
    """With the fourth the line-up is done by itself (CONQ-11, CONQ-13, R-62)."""
    game = attacking()

    act(game, "deploy trebuchet", "deploy spy", "deploy archers", "deploy archers")

    assert due(game) == "roll-strong"
    assert attackers(game) == ["trebuchet", "spy", "archers", "archers"]
    assert units(game.players[0].hand) == ["trebuchet", "shield-bearers"]


def test_units_come_from_the_hand() -> None:
    """Not from the deck or the discard pile (CONQ-11)."""
    game = attacking("hand1=archers,spy deck1=trebuchet discard1=conscripts")

    assert refused(game, "deploy trebuchet") == refused(game, "deploy conscripts") == "CONQ-11"
    act(game, "deploy spy")
    assert units(game.players[0].hand) == ["archers"]


def test_units_stand_in_the_order_in_which_they_were_laid() -> None:
    """From the Battlefront outwards, without gaps, as the Attacker likes (CONQ-12, R-62)."""
    game = attacking()

    act(game, "deploy spy")
    assert attackers(game) == ["spy"]
    act(game, "deploy shield-bearers", "deploy trebuchet", "done")

    assert attackers(game) == ["spy", "shield-bearers", "trebuchet"]


def test_units_lie_open_one_by_one() -> None:
    """Everybody sees each Unit as soon as it is laid, and it stays (R-62)."""
    game = attacking()
    story = game.listen()

    act(game, "deploy spy")

    assert units(view_for(game, 1).battle.attackers.cards) == ["spy"]
    assert isinstance(story[-1], UnitDeployed)
    assert "spy" not in units(game.players[0].hand)


def test_cards_from_hand_never_take_the_virtual_slot() -> None:
    """The fifth place waits for a reinforcement (CONQ-13)."""
    game = attacking("hand1=conscripts,archers*2,spy,trebuchet deck1=shield-bearers")

    act(game, "deploy conscripts", "deploy spy", "deploy archers", "deploy archers")
    assert chances(game) == {"card shield-bearers": 1}
    act(game, "card shield-bearers")

    assert len(attackers(game)) == 5
    assert units(game.players[0].hand) == ["trebuchet"]


def test_the_defenders_virtual_slot_holds_one_reinforcement() -> None:
    """Three linked cards and one more, no matter how many icons (CONQ-10)."""
    cards = board(I1="qin-crossbowmen", I2="macedonian-phalanx", I3="moche-warriors")
    game = scene(f"players=2 moment=opponent era1=I {cards} hand1=archers,spy deck1=")

    act(game, "face I2", "with both", "deploy archers", "done", "card fu-hao")

    assert defenders(game) == ["qin-crossbowmen", "macedonian-phalanx", "moche-warriors", "fu-hao"]
    assert due(game) == "roll-strong"


# The order of engagement


def test_the_engagement_runs_in_its_order() -> None:
    """Reinforcements, Links, Assault, tokens, dice (ENG-1, ENG-2)."""
    game = scene(
        f"players=2 moment=attack-next {board()} era1=I attackers=conscripts "
        "hand1=egyptian-charioteers,spy deck1=trung-sisters tokens1=close+1 "
        "defenders=qin-crossbowmen,carthaginian-soldiers"
    )
    story = game.listen()

    act(game, "deploy egyptian-charioteers", "done", "card trung-sisters", "card iceni-rebels")
    act(game, "assign close+1 1", "strong S1", "risky K1")

    stages: list[type[Event]] = [ReinforcementArrived, LinkFormed, TokenAssigned, DieRolled]
    seen = [stages.index(type(event)) for event in story if type(event) in stages]
    assert seen == [0, 0, 1, 1, 2, 3, 3]
    assert len([event for event in story if isinstance(event, LinkAssaulted)]) == 2


def test_the_story_tells_all_links_before_the_assault() -> None:
    """The Links step is over for both sides when Assault begins (ENG-1, ENG-2)."""
    battle = fought("egyptian-charioteers, nubian-archers | genoese-crossbowmen, trung-sisters")

    steps = [event for event in battle.story or [] if isinstance(event, LinkFormed | LinkAssaulted)]
    assert [type(event) for event in steps] == [LinkFormed] * 2 + [LinkAssaulted] * 2


def test_each_step_is_completed_for_both_sides() -> None:
    """Both sides' Links form before Assault takes one of either (ENG-2)."""
    battle = "players=2 moment=reinforce {} attackers=egyptian-charioteers,nubian-archers {}"
    game = scene(
        battle.format(board(), "era1=II defenders=genoese-crossbowmen,trung-sisters deck1=")
    )

    # One Assault icon on each side, one Link on each side: all four cancel out.
    assert (game.battle.attackers.formed, game.battle.defenders.formed) == (1, 1)
    assert (game.battle.attackers.links, game.battle.defenders.links) == (0, 0)


def test_after_the_roll_the_line_ups_are_frozen() -> None:
    """No Unit, token, action or Tighten up! any more (ENG-3)."""
    game = scene(
        f"players=2 moment=dice fought=yes {board()} attackers=balearic-slingers hand1=spy "
        "defenders=mamluk-lancers era1=II tokens1=relaunch,tighten-up gear=I-II/1,III-IV/2,0"
    )
    act(game, "strong S1", "risky K1")
    assert due(game) == "attacker-relaunch"

    assert options(game) == {"reroll", "keep"}
    assert refused(game, "deploy spy") == "R-62"
    assert refused(game, "assign relaunch 1") == "TOKEN-3"
    assert refused(game, "use A") == "TRAVEL-22"
    assert refused(game, "tighten-up") == "R-15"


def test_nobody_deploys_with_knowledge_of_reinforcements_or_dice() -> None:
    """Both sides have deployed before the first of them is seen (ENG-4)."""
    game = scene(
        "players=2 moment=opponent era1=II era2=II hand1=conscripts,spy hand2=conscripts,spy"
    )
    story = game.listen()
    act(game, "challenge chris", "deploy conscripts", "done", "deploy conscripts", "done")
    assert due(game) == "reinforcement"

    let_it_happen(game)

    kinds = [type(event) for event in story]
    last_unit = max(n for n, kind in enumerate(kinds) if kind is UnitDeployed)
    assert last_unit < kinds.index(ReinforcementArrived) < kinds.index(DieRolled)
    assert kinds.count(UnitDeployed) == 2


# A challenged player


def test_a_challenged_player_deploys_one_to_three_units() -> None:
    """One at least with a card in hand, three at most (R-29)."""
    game = challenged()
    assert refused(game, "no-unit") == "R-29"
    assert refused(game, "done") == "R-29"

    act(game, "deploy spy", "deploy archers", "deploy archers")

    assert defenders(game) == ["spy", "archers", "archers"]
    assert game.to_act == 0
    assert due(game) == "attack-first"


def test_by_ruling_a_challenged_player_may_deploy_nothing() -> None:
    """`challenge.defender_min = 0`: then the Attacker has won as against nobody (R-29)."""
    game = challenged("rulings=challenge.defender_min:0")
    story = game.listen()
    assert "no-unit" in options(game)

    act(game, "no-unit", "deploy archers", "done")

    assert NoUnitDeployed(1) in story
    assert game.battle.winner == ATTACKER
    assert due(game) == "look-prowess"
    assert len(game.players[1].hand) == 4


def test_without_units_there_is_no_later_no() -> None:
    """Once a Unit is laid, nothing is no option any more (R-29)."""
    game = act(challenged("rulings=challenge.defender_min:0"), "deploy spy")

    assert "no-unit" not in options(game)
    assert refused(game, "no-unit") == "R-29"


def test_an_empty_handed_player_has_no_line_up() -> None:
    """The Attacker deploys, is reinforced, and has won without tokens, dice or Lines (R-30)."""
    game = scene(
        f"players=2 {board()} moment=opponent era1=II era2=II hand1=conscripts,spy deck1=archers "
        "tokens1=close+1 hand2= deck2=spy relics2=vasa,oseberg-ship"
    )
    story = game.listen()

    act(game, "challenge chris", "deploy conscripts", "done", "card archers")

    assert attackers(game) == ["conscripts", "archers"]
    assert game.battle.winner == ATTACKER
    assert story[-1] == BattleDecided(ATTACKER, 2, 0)
    assert tokens(game.players[0].tokens) == ["close+1"]
    assert due(game) == "look-prowess"
    act(game, "look 5", "look 1", "prowess 5", "find vasa", "find oseberg-ship", "relic vasa")
    let_it_happen(game)
    assert not any(isinstance(e, DieRolled | LineFought | HonorTaken) for e in story)
    assert game.players[1].honor == 0
    assert game.turns == 1


def test_an_empty_handed_player_may_tighten_up_first() -> None:
    """With Tighten up! and a deck the line-up is not given up (R-30)."""
    game = scene(
        f"players=2 {board()} moment=opponent era1=II era2=II hand1=conscripts,spy "
        "hand2= deck2=spy,archers tokens2=tighten-up rulings=challenge.defender_min:0"
    )
    act(game, "challenge chris")
    assert options(game) == {"tighten-up", "no-unit"}

    let_it_happen(act(game, "tighten-up"))

    assert options(game) == {"deploy spy", "deploy archers", "no-unit"}


def test_the_defender_lays_tokens_right_after_deploying() -> None:
    """Before the Attacker deploys, hence not on reinforcements (R-31, R-62)."""
    game = challenged("tokens2=close+1,long+1 tokens1=relaunch", "hand2=conscripts,spy")
    act(game, "deploy conscripts", "done")
    assert due(game) == "defend-tokens"
    assert options(game) == {"assign close+1 1", "assign long+1 1", "done"}

    act(game, "assign close+1 1")  # every Unit has one: done by itself
    assert due(game) == "attack-first"
    act(game, "deploy archers", "done")
    let_it_happen(game)

    assert due(game) == "attack-tokens"
    assert len(defenders(game)) == 2
    assert tokens(game.battle.defenders.tokens) == ["close+1", "-"]
    assert tokens(game.players[1].tokens) == ["long+1"]


def test_by_ruling_the_defender_lays_tokens_after_the_assault() -> None:
    """`challenge.defender_tokens = after_assault`: on reinforcements too (R-31)."""
    ruling = "rulings=challenge.defender_tokens:after_assault"
    game = challenged(f"tokens2=close+1 tokens1=relaunch {ruling}", "hand2=conscripts,spy")

    act(game, "deploy conscripts", "done")
    assert due(game) == "attack-first"
    let_it_happen(act(game, "deploy archers", "done"))
    assert due(game) == "defend-tokens"
    assert options(game) == {"assign close+1 1", "assign close+1 2", "done"}
    act(game, "assign close+1 2")

    assert due(game) == "attack-tokens"
    assert game.to_act == 0
    assert tokens(game.battle.defenders.tokens) == ["-", "close+1"]

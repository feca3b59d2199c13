"""Warfare tokens on Units (RULES 2.10)."""

from __future__ import annotations

import pytest

from abth.rules.events import LineFought, UnitDefeated
from abth.rules.game import Game
from tests.rules.asking import board, due, refused, tokens, units
from tests.scenes import BOX, act, fates, fought, let_it_happen, options, scene


def laying(held: str, attackers: str = "archers,spy", more: str = "") -> Game:
    """The Attacker about to lay tokens, Links and Assault done."""
    return scene(
        f"players=2 moment=engage {board()} attackers={attackers} defenders=mamluk-lancers "
        f"tokens1={held} era1=II {more}"
    )


def assignments(game: Game) -> set[str]:
    """The ways to lay a token that are on offer."""
    return {option for option in options(game) if option.startswith("assign")}


def test_up_to_three_tokens_on_own_units() -> None:
    """Three are the most, then it is done by itself (TOKEN-1)."""
    game = laying("long+1*2,medium+1", "archers,spy,trebuchet,shield-bearers")
    game.players[0].tokens *= 2  # more than anybody may hold, so that only laying is limited

    act(game, "assign long+1 1", "assign medium+1 2")
    assert due(game) == "attack-tokens"
    act(game, "assign long+1 4")

    assert due(game) == "roll-strong"
    laid = tokens(game.battle.attackers.tokens)
    assert laid == ["long+1", "medium+1", "-", "long+1"]
    assert len(game.players[0].tokens) == 3


def test_tokens_are_laid_on_own_units_that_are_there() -> None:
    """No token on an empty slot, none that is not held, none for the other side (TOKEN-1)."""
    game = laying("long+1")

    assert assignments(game) == {"assign long+1 1", "assign long+1 2"}
    assert refused(game, "assign long+1 3") == "TOKEN-1"
    assert refused(game, "assign close+2 1") == "TOKEN-1"
    act(game, "assign long+1 1")
    assert tokens(game.battle.defenders.tokens) == ["-"]


def test_one_token_on_a_unit() -> None:
    """A Unit that has one gets no second (TOKEN-2)."""
    game = act(laying("long+1,close+1"), "assign long+1 1")

    assert assignments(game) == {"assign close+1 2"}
    assert refused(game, "assign close+1 1") == "TOKEN-2"


def test_when_every_unit_has_a_token_it_is_done() -> None:
    """Two Units, two tokens: the third stays in hand, nobody is asked (TOKEN-2, D-17)."""
    game = act(laying("long+1,close+1,chase"), "assign long+1 1", "assign close+1 2")

    assert due(game) == "roll-strong"
    assert tokens(game.players[0].tokens) == ["chase"]


def test_a_reinforcement_may_receive_a_token() -> None:
    """Tokens follow Reinforcements, Links and Assault, and come before the dice (TOKEN-3)."""
    game = scene(
        f"players=2 moment=attack-next {board()} attackers=conscripts defenders=mamluk-lancers "
        "deck1=spy hand1=archers tokens1=relaunch era1=II"
    )
    assert refused(game, "assign relaunch 1") == "TOKEN-3"

    act(game, "done", "card spy")
    assert assignments(game) == {"assign relaunch 1", "assign relaunch 2"}
    act(game, "assign relaunch 2")

    assert tokens(game.battle.attackers.tokens) == ["-", "relaunch"]
    assert due(game) == "roll-strong"


def test_nobody_has_to_use_tokens() -> None:
    """Unused ones stay in the Personal Area (TOKEN-4)."""
    game = laying("long+1,close+2", more="deck1=archers")

    act(game, "done", "strong S3", "risky K1")
    let_it_happen(game)

    assert game.turns == 1
    assert tokens(game.players[0].tokens) == ["long+1", "close+2"]


@pytest.mark.parametrize(
    ("token", "lines"), [("long+1", (1, 0, 0)), ("medium+2", (0, 2, 0)), ("close+2", (0, 0, 2))]
)
def test_a_token_changes_one_line(token: str, lines: tuple[int, int, int]) -> None:
    """Its bonus counts in its own Line of Combat and in no other (TOKEN-5)."""
    story = fought(f"a 0/0/0 hp9 @{token} | d 0/0/0 hp9").story or []

    totals = [(event.attacker, event.defender) for event in story if isinstance(event, LineFought)]
    assert totals == [(value, 0) for value in lines]


def test_a_token_works_like_the_printed_icon() -> None:
    """A Heroic Death token strikes as the icon does, and adds to it (TOKEN-5)."""
    with_icon = fought("a 0/0/0 HD1 | d 1/0/0 hp3")
    with_token = fought("a 0/0/0 @heroic-death | d 1/0/0 hp3")
    with_both = fought("a 0/0/0 HD1 @heroic-death | d 1/0/0 hp3")

    assert fates(with_icon) == fates(with_token) == ([None], [1])
    assert fates(with_both) == ([None], [2])


def test_tokens_carry_line_modifiers_and_abilities_only() -> None:
    """One effect each, never Reinforcement, Assault or Links, besides two of their own (R-32)."""
    for token in BOX.tokens:
        lines = [token.long, token.medium, token.close]
        abilities = [token.heroic_death, token.accuracy, token.diversion, token.relaunch]
        special = [int(token.tighten_up), int(token.chase)]
        assert sum(value != 0 for value in lines + abilities + special) == 1
        for icon in ("reinforcement", "assault", "link_left", "link_right"):
            assert not hasattr(token, icon)
    assert sum(int(token.copies) for token in BOX.tokens) == 20


def test_a_token_cannot_be_moved() -> None:
    """Laid on a Unit it belongs there for the battle (TOKEN-6)."""
    game = act(laying("long+1,close+1", "archers,spy,trebuchet"), "assign long+1 1")

    assert refused(game, "assign long+1 2") == "TOKEN-1"
    act(game, "done")
    assert tokens(game.battle.attackers.tokens) == ["long+1", "-", "-"]
    assert refused(game, "assign close+1 2") == "D-1"


def test_a_token_is_lost_with_its_unit() -> None:
    """Its bonus ends when the Unit falls (TOKEN-7)."""
    battle = fought("a 0/0/0 @close+2, b 0/0/0 | d 1/0/0 hp9")

    assert fates(battle) == ([None, 0], [0])
    standing = fought("a 0/0/0, b 0/0/0 @close+2 | d 1/0/0 hp9")
    assert fates(standing) == ([None, 0], [2])


def test_used_tokens_go_to_the_shared_discard_pile() -> None:
    """Those of fallen Units and those of survivors (TOKEN-7, TOKEN-8)."""
    game = laying("long+1,close+1", more="deck1=archers")
    story = game.listen()
    act(game, "assign long+1 1", "assign close+1 2", "strong S3", "risky K6")
    assert [event.place for event in story if isinstance(event, UnitDefeated)] == [0]
    act(game, "find vasa", "find rosetta-stone", "find oseberg-ship", "relic vasa")

    assert tokens(game.token_discard) == ["long+1", "close+1"]
    assert game.players[0].tokens == []
    assert units(game.battle.attackers.cards) == []

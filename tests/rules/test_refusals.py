"""Refusals: what is not legal changes nothing and names its rule in plain words."""

from __future__ import annotations

import pytest

from abth.content.atoms import atom_texts
from abth.rules.flow import apply
from abth.rules.position import digest
from abth.rules.refusals import IllegalAction
from tests.rules.asking import refused
from tests.scenes import act, scene

MEET = "players=3 moment=opponent used=AB era1=I era2=II hand1=spy,archers hand2=spy"
FIGHT = "players=2 moment=engage hand1=spy attackers=trebuchet defenders="
WON = f"{FIGHT}moche-warriors"
DUEL = "players=2 moment=engage defender=2 hand1=spy hand2=spy relics2=vasa,rosetta-stone "


@pytest.mark.parametrize(
    ("action", "atom"),
    [
        ("challenge chris", "CHALLENGE-1"),  # in another Era
        ("challenge hannes", "CHALLENGE-1"),  # oneself
        ("challenge joakim", "R-17"),  # not on the board yet
        ("challenge tommy", "SETUP-24"),  # not in this match
        ("face II1", "CONQ-2"),
        ("no-battle", "CONQ-1"),
        ("chase", "R-16"),
    ],
)
def test_an_opponent_that_cannot_be_chosen(action: str, atom: str) -> None:
    """Each with the rule that says so (CHALLENGE-1, R-61)."""
    assert refused(scene(MEET), action) == atom


def test_nobody_challenges_without_a_card_in_hand() -> None:
    """An opponent is chosen with a card in hand (R-30)."""
    game = scene("players=2 moment=opponent era1=I era2=I gear=I-II/1,I-II/2,0 hand2=spy deck1=spy")

    assert refused(game, "challenge chris") == "R-30"


def test_a_challenged_player_has_to_deploy() -> None:
    """Neither done nor nothing; one Unit at least (R-29, CHALLENGE-2, CHALLENGE-5)."""
    game = scene("players=2 moment=defend-first defender=2 act=2 hand1=spy hand2=spy,archers")

    assert refused(game, "no-unit") == "R-29"
    assert refused(game, "done") == "R-29"
    assert refused(game, "deploy trebuchet") == "CHALLENGE-5"


def test_a_die_is_rerolled_with_relaunch_only() -> None:
    """Before the dice, after the dice, nobody may (ABIL-13)."""
    game = act(scene(WON), "strong S1", "risky K3", "find vasa", "find rosetta-stone")
    act(game, "find oseberg-ship", "find enigma-machine")

    assert refused(game, "reroll") == "ABIL-13"
    assert refused(game, "keep") == "ABIL-13"


def test_a_recruit_is_chosen_where_the_ruling_says_so() -> None:
    """By default nobody is asked (R-44, D-20)."""
    game = act(scene(WON), "strong S1", "risky K3", "find vasa", "find rosetta-stone")
    act(game, "find oseberg-ship", "find enigma-machine")

    assert refused(game, "recruit") == "R-44"
    assert refused(game, "leave") == "R-44"


@pytest.mark.parametrize("action", ["relic wright-flyer", "relic petite-curie"])
def test_a_relic_is_one_of_those_looked_at(action: str) -> None:
    """From the deck (REWARD-12, D-21)."""
    game = act(scene(WON), "strong S1", "risky K3", "find vasa", "find rosetta-stone")
    act(game, "find oseberg-ship", "find enigma-machine")

    assert refused(game, action) == "REWARD-12"


def test_a_stolen_relic_is_one_of_those_looked_at() -> None:
    """From the loser, and no token can be chosen any more (CHALLENGE-19, D-23)."""
    game = act(
        scene(f"{DUEL}attackers=trebuchet defenders=archers"),
        "strong S1", "risky K3", "look 1", "look 5", "prowess 1", "find vasa", "find rosetta-stone",
    )  # fmt: skip

    assert refused(game, "relic wright-flyer") == "CHALLENGE-19"
    assert refused(game, "prowess 5") == "CHALLENGE-15"


def test_a_prowess_token_is_one_of_the_two_looked_at() -> None:
    """Not any other of the loser's (CHALLENGE-15, D-22)."""
    game = act(
        scene(f"{DUEL}attackers=trebuchet defenders=archers"),
        "strong S1", "risky K3", "look 1", "look 5",
    )  # fmt: skip

    assert refused(game, "prowess 2") == "CHALLENGE-15"
    assert refused(game, "prowess 3") == "CHALLENGE-15"


@pytest.mark.parametrize(
    "action", ["insert", "take", "use A", "tighten-up", "jump I", "deploy spy"]
)
def test_nothing_of_the_own_turn_is_done_while_rewards_are_due(action: str) -> None:
    """After the Close Line only result and rewards remain (BATTLE-3)."""
    game = act(scene(f"{WON} tokens1=tighten-up,long+1"), "done", "strong S1", "risky K3")
    act(game, "find vasa", "find rosetta-stone", "find oseberg-ship", "find enigma-machine")

    assert refused(game, action) in {"TRAVEL-28", "R-59", "TRAVEL-22", "R-15", "R-62"}


def test_chance_has_to_act_first() -> None:
    """No player decides while the dice are due (RESTORE-14, D-18)."""
    game = scene(WON)

    assert refused(game, "reroll") == "D-1"
    assert refused(game, "deploy spy") == "D-1"


@pytest.mark.parametrize("action", ["risky K3", "card spy", "find vasa", "look 1", "tile I-II/1"])
def test_chance_brings_only_what_is_due(action: str) -> None:
    """The Strong die is to be rolled, nothing else (DECK-10)."""
    assert refused(scene(WON), action) == "DECK-10"


def test_a_player_cannot_play_chance() -> None:
    """A player has to decide; no card falls by itself (D-1)."""
    game = scene("players=2 moment=prepare inserted=1 hand1=spy")

    assert refused(game, "card archers") == "D-1"
    assert refused(game, "strong S4") == "D-1"


def test_chance_brings_no_prowess_that_the_loser_has_lost() -> None:
    """Only tokens still with the loser are picked (CHALLENGE-16, DECK-10)."""
    game = scene(f"{DUEL}lost2=1:5:3 attackers=trebuchet defenders=archers")
    act(game, "strong S1", "risky K3")

    assert refused(game, "look 5") == "DECK-10"


def test_a_match_that_is_over_takes_no_action() -> None:
    """Neither of players nor of chance (SCORE-1, ROUND-8)."""
    game = scene("players=2 turns=12 moment=match-over")

    assert refused(game, "insert") == "ROUND-8"
    assert refused(game, "strong S1") == "ROUND-8"
    assert game.legal() == []


@pytest.mark.parametrize("number", [-1, -1000, 10**6])
@pytest.mark.parametrize("text", [WON, "players=2 moment=prepare inserted=1 hand1=spy"])
def test_a_number_that_is_no_action_is_refused(number: int, text: str) -> None:
    """Whoever is to act, the match stays as it was (D-1)."""
    game = scene(text)
    before = digest(game)

    with pytest.raises(IllegalAction, match=f"refusal-no-such-action {number}"):
        apply(game, number)
    assert digest(game) == before


def test_a_refusal_names_its_message_and_its_atom() -> None:
    """The atom is one of the rules (CHALLENGE-1)."""
    with pytest.raises(IllegalAction) as refusal:
        act(scene(MEET), "challenge chris")

    assert refusal.value.atom in atom_texts()
    assert refusal.value.message == "refusal-sabaton-in-other-era"
    assert str(refusal.value) == "refusal-sabaton-in-other-era (CHALLENGE-1)"


def test_whatever_is_not_listed_is_refused() -> None:
    """At six moments every action of the box is tried (REWARD-12, D-20, D-21, D-22)."""
    moments = [
        act(scene(f"{WON} tokens1=long+1"), "done"),
        act(scene(f"{DUEL}attackers=toltec-warriors defenders=archers"), "strong S1", "risky K3"),
        act(scene(WON), "strong S1", "risky K3", "find vasa"),
        act(scene(f"{DUEL}attackers=trebuchet defenders=archers"), "strong S1", "risky K3"),
        act(
            scene(f"{DUEL}attackers=trebuchet defenders=archers"),
            "strong S1", "risky K3", "look 1", "look 5",
        ),
        act(
            scene(f"{WON} rulings=rewards.recruit:choose"),
            "strong S1", "risky K3",
        ),
    ]  # fmt: skip
    known = set(atom_texts())
    for game in moments:
        before = digest(game)
        legal = set(game.legal())
        for number in range(int(game.frame.actions.chance)):
            if number not in legal:
                with pytest.raises(IllegalAction) as refusal:
                    apply(game, number)
                assert refusal.value.atom in known
        assert digest(game) == before

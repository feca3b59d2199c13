"""Pär's first battle (TV-8), and Chris against Joakim (TV-9, TV-10): whole turns."""

from __future__ import annotations

from collections import Counter

import pytest

from abth.rules.chance import outcomes
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.refusals import IllegalAction
from abth.rules.scoring import score_player
from abth.rules.terms import ATTACKER
from tests.letters import letters, pile, relics_of, staged
from tests.scenes import BOX, act, cards, chances, fates, fought, options
from tests.story import told, totals

# TV-8: Pär's first battle


PAIR = ("genoese-crossbowmen", "trung-sisters")
NEXT_TO_THE_SISTERS, *LATER = [
    BOX.units[card].id
    for card in BOX.elites[2]
    if BOX.units[card].id not in PAIR and BOX.units[card].link_left == 0
][:3]


def par_sits_down() -> Game:
    """A match of two, set up so that Pär's first turn is that of the rulebook (SETUP-11 to 23)."""
    game = new_game(BOX, 2)
    act(game, "sabaton par", "sabaton hannes", "start 1", "wheel 0", "tile I-III/2")
    act(game, "tile III-IV/1", "token close+2", "token diversion", "token chase")
    elites = {era: [BOX.units[number].id for number in BOX.elites[era]] for era in range(1, 5)}
    for era in range(1, 5):
        row = elites[era][:3]
        if era == 2:
            row = ["genoese-crossbowmen", "trung-sisters", NEXT_TO_THE_SISTERS]
        act(game, *[f"card {unit}" for unit in row])
    act(game, f"find {relics_of(1, 2)[0]}", f"find {relics_of(1, 2)[1]}")
    act(game, "card trebuchet", "card archers", "card conscripts", "card shield-bearers")
    return act(game, "card trebuchet", "card archers", "card conscripts", "card spy")


def test_par_prepares_his_first_battle() -> None:
    """TV-8, Phase 1: two tiles, the +2 Close token, Draw 2, no Retrieve (TRAVEL-2 to 23, R-60)."""
    game = par_sits_down()
    par = game.players[0]
    assert (len(par.hand), len(par.deck), len(par.discard)) == (4, 4, 0)
    assert (len(par.relics), len(par.tokens), par.era) == (1, 0, 0)

    act(game, "tile II-III/1")
    assert options(game) == {"insert", "take", "use D", "use A", "jump III", "jump IV"}
    act(game, "insert", "tile I-IV/3")
    assert options(game) == {"insert", "take", "use A", "jump II", "jump III"}
    act(game, "take", "use A", "card trebuchet", "card archers")
    assert options(game) == {"jump II", "jump III"}, "Retrieve has nothing to retrieve"
    with pytest.raises(IllegalAction) as refused:
        act(game, "use B")
    assert refused.value.atom == "R-60"
    act(game, "jump II")

    assert (len(par.hand), len(par.deck)) == (6, 2)
    assert [BOX.tokens[token].id for token in par.tokens] == ["close+2"]
    assert options(game) == {"face II1", "face II2", "face II3"}


def test_par_wins_his_first_battle_and_the_board_is_restored() -> None:
    """TV-8, Phases 2 and 3, with every count the example gives (REINF-11, LINK-8, VICT-3)."""
    game = par_sits_down()
    par = game.players[0]
    act(game, "tile II-III/1", "insert", "tile I-IV/3", "take", "use A")
    act(game, "card trebuchet", "card archers", "jump II", "face II2")
    assert options(game) == {"with alone", "with left"}
    act(game, "with left")
    assert cards(game.battle.defenders.cards) == ["genoese-crossbowmen", "trung-sisters"]

    act(game, "deploy trebuchet", "deploy archers", "deploy conscripts", "done")
    assert len(par.hand) == 3
    assert chances(game) == {"card conscripts": 1, "card spy": 1}
    story = game.listen()
    act(game, "card spy")
    assert cards(game.battle.attackers.cards) == ["trebuchet", "archers", "conscripts", "spy"]
    assert len(par.deck) == 1
    assert options(game) == {f"assign close+2 {place}" for place in (1, 2, 3, 4)} | {"done"}
    act(game, "done", "strong S4", "risky K1")

    assert told(story) == [
        "link d1 type 2",
        "long 2:0", "link d1 breaks", "d1 falls",
        "medium 2:1", "d2 has 1",
        "close 2:5", "a1 falls", "a2 falls", "a3 falls",
        "attacker 1:1",
    ]  # fmt: skip
    relic = relics_of(4, 1)[0]
    act(game, f"find {relic}")
    assert cards(par.discard) == [
        "trebuchet", "archers", "conscripts", "spy", "genoese-crossbowmen",
    ]  # fmt: skip
    assert cards(game.era_discards[2]) == ["trung-sisters"]
    assert len(par.relics) == 2
    assert len(game.era_decks[2]) == 14

    act(game, *[f"card {unit}" for unit in LATER], "token long+1", "card conscripts")
    assert len(game.era_decks[2]) == 12
    assert cards(game.board[3:6]) == [*LATER, NEXT_TO_THE_SISTERS]
    assert [BOX.tokens[token].id for token in game.token_spaces] == ["long+1", "diversion", "chase"]
    assert [BOX.tokens[token].id for token in par.tokens] == ["close+2"], "unused, it stays"
    assert (len(par.hand), len(par.deck), len(par.discard)) == (4, 0, 5)
    score = score_player(game, par)
    assert (score.elite, score.relics, score.total) == (1, 2, 3)
    assert (game.turns, game.active) == (1, 1)
    assert outcomes(game), "a tile is drawn for Hannes"


def test_pars_battle_with_letters() -> None:
    """TV-8 as a pure battle of fixture cards (TERM-5, R-23, DICE-3)."""
    battle = fought(
        "treb 1/0/0, archers 0/1/0, conscripts 0/0/1 REI1, spy 0/0/0 HD1"
        " | genoese 0/2/1 = sisters 0/1/3 hp2 ASL1 | K1 S4"
    )

    assert totals(battle) == [(2, 0), (2, 1), (2, 5)]
    assert fates(battle) == ([None, None, None, 0], [None, 1])
    assert battle.winner == ATTACKER


# TV-9 and TV-10: Chris against Joakim

LETTERS = letters(
    "jA I 0/0/2 HD1",
    "jB I 0/1/2 hp2",
    "c1 I 1/1/1",
    "c2 I 0/1/1 ACC1 ASL1",
    "c3 I 0/0/1",
)
CHRIS = (
    "players=2 turns=2 sabaton1=chris sabaton2=joakim era1=III era2=II inserted=3 moment=prepare"
    " gear=II-III/1,I-IV/1,0 tokens2=diversion spaces=long+1,long+1,medium+1 taken=yes"
)
NAMES = (
    ("jA", "jB", "c1", "c2", "c3", "blank"),
    ("iceni-rebels", "spartan-hoplites", "balearic-slingers", "egyptian-charioteers",
     "shield-bearers", "archers"),
)  # fmt: skip


def chris_challenges(names: tuple[str, ...]) -> Game:
    """Chris jumps into Joakim's Era and challenges him."""
    box = LETTERS if names[0] == "jA" else BOX
    first, second, c1, c2, c3, spare = names
    hands = f" hand1={c1},{c2},{c3},{spare} hand2={first},{second},{spare}"
    return act(staged(box, CHRIS + hands), "jump II", "challenge joakim")


@pytest.mark.parametrize("names", NAMES)
def test_joakim_beats_chris_by_a_diversion(names: tuple[str, ...]) -> None:
    """TV-9: the Defender wins 2 to 1 and gets a Prowess token, no more (CHALLENGE-5 to 16)."""
    first, second, c1, c2, c3, _ = names
    game = chris_challenges(names)
    chris, joakim = game.players
    story = game.listen()
    assert game.to_act == 1, "the Defender deploys first"
    act(game, f"deploy {first}", f"deploy {second}", "done", "assign diversion 2")
    assert game.to_act == 0
    act(game, f"deploy {c1}", f"deploy {c2}", f"deploy {c3}", "done", "strong S1", "risky K1")
    if options(game) == {"reroll", "keep"}:
        act(game, "keep")  # the Slingers of the box have Relaunch

    assert told(story) == [
        "long 2:1", "d2 has 1",
        "medium 2:2",
        "close 3:5", "a1 falls", "a2 falls",
        "defender 1:2",
    ]  # fmt: skip
    low, *others, high = sorted(chris.prowess)
    assert chances(game) == {f"look {value}": n for value, n in Counter(chris.prowess).items()}
    act(game, f"look {low}", f"look {high}")
    assert game.to_act == 1
    assert options(game) == {f"prowess {low}", f"prowess {high}"}
    act(game, f"prowess {high}")

    assert (chris.prowess, chris.prowess_lost) == ([low, *others], [high])
    assert (chris.prowess_takers, chris.prowess_returned) == ([1], [low])
    assert (joakim.honor, joakim.relics) == (0, [])
    assert sorted(pile(game, chris.discard)) == sorted([c1, c2, c3])
    assert sorted(pile(game, joakim.discard)) == sorted([first, second])
    assert [BOX.tokens[token].id for token in game.token_discard] == ["diversion"]
    while game.turns == 2:
        apply(game, outcomes(game)[0][0])
    assert (len(chris.hand), len(joakim.hand)) == (4, 4)


@pytest.mark.parametrize("names", NAMES)
def test_without_the_token_chris_would_have_won(names: tuple[str, ...]) -> None:
    """TV-10: the front falls by a covered point, without Heroic Death (ABIL-8)."""
    first, second, c1, c2, c3, _ = names
    game = chris_challenges(names)
    story = game.listen()
    act(game, f"deploy {first}", f"deploy {second}", "done", "done")
    act(game, f"deploy {c1}", f"deploy {c2}", f"deploy {c3}", "done", "strong S1", "risky K1")
    if options(game) == {"reroll", "keep"}:
        act(game, "keep")

    assert told(story) == [
        "long 2:1", "d1 falls", "d1 denied", "medium 2:2", "close 3:3", "attacker 3:1",
    ]  # fmt: skip

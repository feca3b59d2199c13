"""Boundary vectors of reinforcements, dice, Links, damage and abilities (RULES 6.2)."""

from __future__ import annotations

import pytest

from abth.rules.battle.combat import victor
from abth.rules.events import DieRolled, PileRenewed
from abth.rules.game import Game
from abth.rules.terms import ATTACKER, DEFENDER, NOBODY
from tests.letters import letters, pile, staged
from tests.scenes import act, chances, fates, fought, options
from tests.story import count, story_of, told, totals

HERE = "players=2 era1=II era2=II used=ABCD moment=opponent spaces=long+1,long+1,long+1"


@pytest.mark.parametrize(
    ("units", "strong"), [(1, True), (2, True), (3, True), (4, False), (5, False)]
)
def test_the_number_of_attackers_decides_on_the_dice(units: int, strong: bool) -> None:
    """BV-2: up to three Units Strong, from four on Risky (DICE-1 to 4, REINF-11)."""
    box = letters("r base 0/0/0 REI1", "q II 0/0/0 hp9")
    first = "r" if units == 5 else "blank"
    game = staged(box, f"{HERE} hand1=r,blank*4 deck1=blank*3 board=-,-,-,q,-,-,-,-,-,-,-,-")
    story = game.listen()
    act(game, "face II1", f"deploy {first}", *["deploy blank"] * (min(units, 4) - 1))
    if units < 4:
        act(game, "done")
    if units == 5:
        act(game, "card blank")
    assert len(game.battle.attackers.cards) == units
    act(game, "strong S3", "risky K5")

    rolled = {event.side: event.strong for event in story if isinstance(event, DieRolled)}
    assert rolled == {ATTACKER: strong, DEFENDER: not strong}


def test_a_negative_total_counts_as_nothing() -> None:
    """BV-5: cards 0 in Medium and the face K6 make 0, not -1 (BATTLE-5)."""
    battle = fought("a 0/0/0, b 0/0/0, c 0/0/0, d 0/0/0 | q 0/1/0 hp9 | K6 S3")

    assert totals(battle)[1] == (0, 1)
    assert fates(battle)[ATTACKER].count(None) == 2, "1 in Medium and 1 in Close, not one more"


@pytest.mark.parametrize(
    ("text", "survivors", "winner"),
    [
        ("p 1/0/0 | q 0/0/0 HD1", (0, 0), NOBODY),
        ("p 0/0/0 | q 0/0/0", (1, 1), ATTACKER),
        ("p 0/0/0, o 0/0/0 | q 0/0/0", (2, 1), ATTACKER),
        ("p 0/0/0 | q 0/0/0, r 0/0/0", (1, 2), DEFENDER),
    ],
)
def test_more_survivors_win_and_a_draw_is_the_attackers(
    text: str, survivors: tuple[int, int], winner: int
) -> None:
    """BV-6: 0:0, 1:1, 2:1, 1:2 (VICT-1 to 3)."""
    battle = fought(text)

    attackers, defenders = survivors
    assert battle.attackers.survivors == attackers
    assert battle.defenders.survivors == defenders
    assert battle.winner == victor(attackers, defenders) == winner


def reinforced(box_cards: tuple[str, ...], text: str, *actions: str) -> Game:
    """A battle in Era II against `q`, up to what comes after the deployment."""
    box = letters("q II 0/0/0 hp9", *box_cards)
    game = staged(box, f"{HERE} {text} board=-,-,-,q,-,-,-,-,-,-,-,-")
    return act(game, "face II1", *actions)


def test_a_reinforcement_beyond_the_virtual_slot_is_lost() -> None:
    """BV-11: four deployed, two icons, one card drawn; Risky die, no Relic (REINF-10, REWARD-7)."""
    game = reinforced(
        ("x base 9/0/0 REI1", "y base 0/0/0 REI1", "e1 I 0/0/0", "e2 I 0/0/0"),
        "hand1=x,y,blank*2 deck1=blank*4,e1,e2",
        "deploy x", "deploy y", "deploy blank", "deploy blank",
    )  # fmt: skip
    assert chances(game) == {"card blank": 4, "card e1": 1, "card e2": 1}
    story = game.listen()
    act(game, "card e1")
    assert len(game.players[0].deck) == 5
    assert pile(game, game.battle.attackers.cards) == ["x", "y", "blank", "blank", "e1"]
    act(game, "strong S3", "risky K5")

    assert [(e.side, e.strong) for e in story if isinstance(e, DieRolled)] == [
        (DEFENDER, True),
        (ATTACKER, False),
    ]
    assert told(story)[-1] == "attacker 5:0"
    assert chances(game).keys() <= {f"card {unit.id}" for unit in game.frame.box.units}
    assert game.players[0].relics == []


def test_an_empty_deck_sends_no_reinforcement() -> None:
    """BV-12: five cards in the discard pile stay there (REINF-5, DECK-1)."""
    game = reinforced(
        ("x base 0/0/0 REI1",), "hand1=x,blank deck1= discard1=blank*5", "deploy x", "done"
    )

    assert pile(game, game.battle.attackers.cards) == ["x"]
    assert (len(game.players[0].deck), len(game.players[0].discard)) == (0, 5)
    assert set(chances(game)) == {"strong S1", "strong S2", "strong S3", "strong S4"}


def test_an_empty_era_deck_sends_no_reinforcement() -> None:
    """BV-13: four cards in the Era's discard pile stay there (REINF-7, DECK-4)."""
    box = letters("q II 0/0/0 REI1")
    game = staged(
        box,
        f"{HERE} hand1=blank*2 board=-,-,-,q,-,-,-,-,-,-,-,- discardII=ii1,ii2,ii3,ii4"
        " discard2=rest-II",
    )
    act(game, "face II1", "deploy blank", "done")

    assert pile(game, game.battle.defenders.cards) == ["q"]
    assert (len(game.era_decks[2]), len(game.era_discards[2])) == (0, 4)
    assert "strong S1" in chances(game)


def test_assault_takes_the_front_link() -> None:
    """BV-14: of x-y and y-z the counter x-y goes (ASSAULT-1, ASSAULT-2)."""
    battle = fought("a 0/0/0 ASL1 | x 0/0/0 = y 0/0/0 = z 0/0/0")

    links = [word for word in story_of(battle) if word.startswith("link")]
    assert links == ["link d1 type 1", "link d2 type 1", "link d1 assaulted"]
    assert battle.defenders.links == 0b10


def test_each_link_takes_one_damage_from_the_front() -> None:
    """BV-15: counter, Unit, counter (LINK-8 to 10, R-37)."""
    battle = fought("p 3/0/0 | x 0/0/0 = y 0/0/0 = z 0/0/0")

    assert story_of(battle)[3:6] == ["link d1 breaks", "d1 falls", "link d2 breaks"]
    assert fates(battle) == ([0], [None, 0, 0])


def test_a_diverted_point_breaks_the_link_nearer_the_front() -> None:
    """BV-16: Diversion on the Unit between two Links (R-37, R-38, ABIL-11)."""
    battle = fought("p 2/0/0 | x 0/0/0 = y 0/0/0 DIV1 = z 0/0/0")

    assert story_of(battle)[3:5] == ["link d1 breaks", "d1 falls"]
    assert battle.defenders.links == 0b10


def test_heroic_deaths_form_a_chain() -> None:
    """BV-17: q1, p1 and q2 fall one by the other (R-39)."""
    battle = fought("p1 1/0/0 HD1 | q1 0/0/0 HD1, q2 0/0/0")

    assert story_of(battle)[1:6] == ["d1 falls", "d1 strikes 1", "a1 falls", "a1 strikes 1",
                                     "d2 falls"]  # fmt: skip
    assert fates(battle) == ([None], [None, None])


def test_the_last_units_annihilate_each_other() -> None:
    """BV-18: nobody wins; the Attacker still recruits but gets no Relic (VICT-1, REWARD-14)."""
    box = letters("p base 1/0/0", "q II 0/0/0 HD1")
    game = staged(box, f"{HERE} hand1=p board=-,-,-,q,-,-,-,-,-,-,-,-")
    story = game.listen()
    act(game, "face II1", "strong S3", "risky K5")

    assert told(story)[-1] == "nobody 0:0"
    assert pile(game, game.players[0].discard) == ["p", "q"]
    assert game.players[0].relics == []


def test_a_wiped_out_side_never_uses_its_die_again() -> None:
    """BV-19: the battle ends in Long, K3's +3 in Close counts for nobody (BATTLE-7, R-43)."""
    battle = fought("p 1/0/0 | q 0/0/0 | S2 K3")

    assert totals(battle) == [(1, 0)]
    assert battle.winner == ATTACKER


# Relaunch


def at_the_dice(icons: str, units: int = 1) -> Game:
    """A battle against a board Unit with these icons, dice still to be rolled."""
    box = letters(f"q II 0/0/0 hp9 {icons}")
    game = staged(box, f"{HERE} hand1=blank*4 board=-,-,-,q,-,-,-,-,-,-,-,-")
    act(game, "face II1", *["deploy blank"] * units)
    return act(game, "done") if units < 4 else game


def test_the_board_rerolls_a_negative_face_once_per_icon() -> None:
    """BV-27: K4 is thrown again, K2 stays, for no icon is left (ABIL-15, R-33)."""
    game = at_the_dice("REL1")
    act(game, "strong S1", "risky K4")
    assert set(chances(game)) == {f"risky K{face}" for face in range(1, 7)}
    story = game.listen()
    act(game, "risky K2")

    assert told(story)[:3] == ["long 1:0", "d1 has 1", "medium 0:0"], "K2 was used"


def test_the_board_keeps_a_face_without_a_penalty() -> None:
    """BV-28: K3 is not thrown again (ABIL-15)."""
    game = at_the_dice("REL1")
    story = game.listen()
    act(game, "strong S1", "risky K3")

    assert told(story)[-1].startswith(("attacker", "defender", "nobody"))


@pytest.mark.parametrize("face", ["S1", "S2", "S3", "S4"])
def test_the_board_never_rerolls_the_strong_die(face: str) -> None:
    """BV-29: two icons and the Strong die (R-33), even beside a bad Risky one."""
    game = at_the_dice("REL2", units=4)
    story = game.listen()
    act(game, f"strong {face}", "risky K2")

    assert count(story, DieRolled) == 2
    assert told(story)[-1].startswith(("attacker", "defender"))


def test_a_defender_who_kept_the_die_is_not_asked_again() -> None:
    """BV-48: Defender first and final, then the Attacker (ABIL-14, D-18, D-19)."""
    box = letters("p base 0/0/0 REL1", "blank2 base 0/0/0")
    game = staged(box, f"{HERE} sabaton2=joakim hand1=p hand2=p")
    act(game, "challenge joakim", "strong S1", "risky K5")
    assert (game.to_act, options(game)) == (1, {"reroll", "keep"})
    act(game, "keep")
    assert (game.to_act, options(game)) == (0, {"reroll", "keep"})
    story = game.listen()
    act(game, "reroll", "strong S4")

    assert told(story)[-1].startswith(("attacker", "defender", "nobody"))


# Links of an Attacker, damage, abilities


@pytest.mark.parametrize(
    ("halves", "links"),
    [(("lk(2,-)", "lk(-,2)"), ["link a1 type 2"]), (("lk(-,2)", "lk(2,-)"), [])],
)
def test_an_attackers_links_are_mirrored(halves: tuple[str, str], links: list[str]) -> None:
    """BV-36 and BV-37: the front's left half meets the right half behind it (R-23)."""
    box = letters(f"x base 0/0/0 {halves[0]}", f"y base 0/0/0 {halves[1]}")
    game = staged(box, f"{HERE} hand1=x,y,blank")
    story = game.listen()
    act(game, "face II1", "deploy x", "deploy y", "done")

    assert told(story) == links


@pytest.mark.parametrize(
    ("halves", "links"),
    [(("lk(2,-)", "lk(-,2)"), []), (("lk(-,2)", "lk(2,-)"), ["link d1 type 2"])],
)
def test_a_defenders_links_are_not_mirrored(halves: tuple[str, str], links: list[str]) -> None:
    """BV-36 and BV-37 for a challenged player (R-23, LINK-6)."""
    box = letters(f"x base 0/0/0 {halves[0]}", f"y base 0/0/0 {halves[1]}")
    game = staged(box, f"{HERE} sabaton2=joakim hand1=blank hand2=x,y,blank")
    story = game.listen()
    act(game, "challenge joakim", "deploy x", "deploy y", "done")

    assert told(story) == links


@pytest.mark.parametrize(
    ("text", "fate"),
    [
        pytest.param("p1 2/0/0 | q1 0/0/0 HD1, q2 0/0/0", ([None], [None, None]), id="BV-38"),
        pytest.param("p1 2/0/0 ACC1 | q1 0/0/0 HD1, q2 0/0/0", ([0], [None, None]), id="BV-39"),
        pytest.param(
            "p1 1/0/0 = p2 0/0/0 | q1 0/0/0 HD1, q2 0/0/0", ([0, 0], [None, 0]), id="BV-40"
        ),
        pytest.param(
            "p 2/0/0 | q1 0/0/0, q2 0/0/0 DIV2, q3 0/0/0", ([0], [None, None, 0]), id="BV-41"
        ),
        pytest.param("p 2/0/0 hp2 ACC1 | q1 0/0/0 HD1 = q2 0/0/0", ([1], [None, 0]), id="BV-42"),
    ],
)
def test_damage_finds_its_unit(text: str, fate: tuple[list[int | None], list[int | None]]) -> None:
    """BV-38 to BV-42, also with the sides exchanged (BATTLE-8, ABIL-5, ABIL-11, R-38, R-40)."""
    attackers, defenders = text.split(" | ")

    assert fates(fought(text)) == fate
    assert fates(fought(f"{defenders} | {attackers}")) == (fate[1], fate[0])


def test_a_full_annihilation_finishes_the_damage_of_its_line() -> None:
    """BV-38: point 2 still falls although p1 is gone (BATTLE-8, R-43)."""
    battle = fought("p1 2/0/0 | q1 0/0/0 HD1, q2 0/0/0")

    assert story_of(battle)[1:5] == ["d1 falls", "d1 strikes 1", "a1 falls", "d2 falls"]
    assert battle.winner == NOBODY


def test_the_link_between_them_takes_the_heroic_death() -> None:
    """BV-40: the counter is gone, both Units are unharmed (R-38, LINK-11)."""
    battle = fought("p1 1/0/0 = p2 0/0/0 | q1 0/0/0 HD1, q2 0/0/0")

    assert "link a1 breaks" in story_of(battle)
    assert (battle.attackers.formed, battle.attackers.links) == (1, 0)


def test_reinforcements_arrive_in_the_order_of_the_icons() -> None:
    """BV-49: r1, r2, r3 fill the slots, r1's own icon is lost (R-26, REINF-8 to 10)."""
    game = reinforced(
        ("x base 0/0/0 REI2", "y base 0/0/0 REI1", "r1 base 0/0/0 REI1", "r2 base 0/0/0",
         "r3 base 0/0/0", "r4 base 0/0/0"),
        "hand1=x,y,blank deck1=r1,r2,r3,r4 dismissed1=blank",
        "deploy x", "deploy y", "done",
    )  # fmt: skip
    story = game.listen()
    act(game, "card r1", "card r2", "card r3")

    assert pile(game, game.battle.attackers.cards) == ["x", "y", "r1", "r2", "r3"]
    assert pile(game, game.players[0].deck) == ["r4"]
    assert "strong S1" in chances(game)
    assert count(story, PileRenewed) == 0

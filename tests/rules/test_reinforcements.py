"""Reinforcements (RULES 2.7)."""

from __future__ import annotations

import pytest

from abth.rules.battle.engagement import called_up
from abth.rules.box import Box
from abth.rules.events import PileRenewed, ReinforcementArrived, ReinforcementMissed
from abth.rules.game import Frame, Game
from abth.rules.notation import unit_of
from abth.rules.reading import read_position
from abth.rules.rulings import Value, rulings_of
from abth.rules.terms import ATTACKER, DEFENDER, HERO
from tests.rules.asking import board, due, refused, units
from tests.scenes import BOX, act, chances, let_it_happen, options, scene

DOUBLE = unit_of("sundiata-keita", {"reinforcement": 2}, HERO, 2)
TWICE = Box(
    BOX.name,
    [DOUBLE if unit.id == DOUBLE.id else unit for unit in BOX.units],  # two icons on one card
    BOX.relics,
    BOX.tiles,
    BOX.tokens,
    BOX.sabatons,
    BOX.strong,
    BOX.risky,
    BOX.gear_actions,
)


def reinforced(
    attackers: str,
    defenders: str = "mamluk-lancers",
    more: str = "deck1=",
    rulings: dict[str, Value] | None = None,
) -> Game:
    """Both line-ups are complete, and reinforcements are due."""
    text = f"players=2 moment=reinforce {board()} era1=II attackers={attackers} {more}"
    frame = Frame(TWICE, rulings_of("default", rulings))
    return read_position(f"{text} defenders={defenders}", TWICE, frame)


def attackers(game: Game) -> list[str]:
    return units(game.battle.attackers.cards)


def defenders(game: Game) -> list[str]:
    return units(game.battle.defenders.cards)


@pytest.mark.parametrize(
    ("cards", "arriving"), [("sundiata-keita", 1), ("sundiata-keita,conscripts", 2)]
)
def test_a_unit_with_two_icons_may_call_once(cards: str, arriving: int) -> None:
    """By ruling each Unit with the icon calls one, as Italian and Spanish say (R-66, E-12)."""
    deck = "deck1=trebuchet*2,spy hand1=archers"
    game = reinforced(cards, more=deck, rulings={"icons.count": "per_unit"})
    before = len(attackers(game))
    assert called_up(game, ATTACKER) == arriving

    for _ in range(arriving):
        act(game, "card trebuchet")

    assert len(attackers(game)) == before + arriving
    assert due(game) == "roll-strong"


@pytest.mark.parametrize(
    ("cards", "arriving"),
    [("archers", 0), ("conscripts", 1), ("conscripts,conscripts", 2), ("sundiata-keita", 2)],
)
def test_each_icon_adds_one_unit(cards: str, arriving: int) -> None:
    """One for each Reinforcement icon, also for two icons on one card (REINF-1)."""
    game = reinforced(cards, more="deck1=trebuchet*2,spy hand1=archers")
    before = len(attackers(game))

    for _ in range(arriving):
        assert due(game) == "reinforcement"
        act(game, next(iter(chances(game))))

    assert due(game) == "roll-strong"
    assert len(attackers(game)) == before + arriving
    assert len(game.players[0].deck) == 3 - arriving


def test_icons_of_both_sides_count() -> None:
    """The Attacker's come first, then the Defender's (REINF-1, ENG-2)."""
    game = reinforced("conscripts", "ethiopian-chewa", "deck1=spy")
    story = game.listen()

    act(game, "card spy", "card mamluk-lancers")

    assert story[:2] == [
        ReinforcementArrived(ATTACKER, game.battle.attackers.cards[1], 0, 0, 0),
        ReinforcementArrived(DEFENDER, game.battle.defenders.cards[1], 0, 0, 0),
    ]


def test_a_reinforcement_stands_at_the_back() -> None:
    """It takes the first empty slot, whichever Unit called it (REINF-2)."""
    game = act(reinforced("conscripts,archers,trebuchet", more="deck1=spy"), "card spy")

    assert attackers(game) == ["conscripts", "archers", "trebuchet", "spy"]


def test_reinforcement_is_compulsory() -> None:
    """Nobody is asked, even if it costs the better die (REINF-3)."""
    game = reinforced("conscripts,archers,trebuchet", more="deck1=spy hand1=archers")
    assert due(game) == "reinforcement"
    assert refused(game, "done") == "D-1"

    act(game, "card spy", "strong S1")
    assert len(attackers(game)) == 4
    assert due(game) == "roll-risky"


def test_the_attackers_reinforcements_come_from_the_own_deck() -> None:
    """Every card of the own deck is as likely, none of hand or discards (REINF-4)."""
    game = reinforced("conscripts", more="hand1=archers deck1=trebuchet*2,spy discard1=turtle-ship")
    assert chances(game) == {"card trebuchet": 2, "card spy": 1}

    act(game, "card spy")

    assert units(game.players[0].deck) == ["trebuchet", "trebuchet"]


def test_an_empty_deck_sends_nobody() -> None:
    """The discard pile is not reshuffled for it (REINF-5, BV-12)."""
    game = reinforced("conscripts", more="deck1= discard1=archers*2,trebuchet*2,spy")
    story = game.listen()

    assert due(game) == "roll-strong"
    act(game, "strong S1")
    assert attackers(game) == ["conscripts"]
    assert len(game.players[0].discard) == 5
    assert not any(isinstance(event, PileRenewed) for event in story)


def test_a_board_unit_calls_from_its_own_era() -> None:
    """From the deck of the Era of the Unit that bears the icon (REINF-6)."""
    game = reinforced("archers", "moche-warriors,hussite-war-wagon")
    eras = {game.frame.box.units[card].era for card in game.era_decks[1]}
    assert eras == {1}
    assert chances(game) == {f"card {card}": 1 for card in units(game.era_decks[1])}

    act(game, "card vitruvian-scorpio")

    assert defenders(game) == ["moche-warriors", "hussite-war-wagon", "vitruvian-scorpio"]
    assert "vitruvian-scorpio" not in units(game.era_decks[1])
    assert len(game.era_decks[2]) == 16


def test_an_empty_era_deck_sends_nobody() -> None:
    """Its discard pile is not reshuffled for it, and no other Era helps (REINF-7, BV-13)."""
    game = reinforced("archers", "moche-warriors", "deck1= discardI=rest-I")

    assert due(game) == "roll-strong"
    assert defenders(game) == ["moche-warriors"]
    assert len(game.era_discards[1]) == 16


def test_a_reinforcement_calls_others_in_turn() -> None:
    """Its own icons are resolved the same way (REINF-8)."""
    game = reinforced("conscripts", more="deck1=conscripts,spy,archers")

    act(game, "card conscripts")
    assert due(game) == "reinforcement"
    act(game, "card spy")

    assert attackers(game) == ["conscripts", "conscripts", "spy"]
    assert due(game) == "roll-strong"


def test_the_attacker_has_five_places_and_the_defender_four() -> None:
    """The virtual slot is the last place of each side (REINF-9)."""
    game = reinforced(
        "sundiata-keita,conscripts,conscripts", "qin-crossbowmen,macedonian-phalanx,moche-warriors",
        "deck1=archers*2,trebuchet*2",
    )  # fmt: skip

    act(game, "card archers", "card archers")
    assert len(attackers(game)) == 5
    act(game, "card vitruvian-scorpio")

    assert len(defenders(game)) == 4
    assert due(game) == "roll-strong"


def test_reinforcements_beyond_the_virtual_slot_are_lost() -> None:
    """No card is drawn for them (REINF-10, BV-11)."""
    game = reinforced(
        "conscripts,archers,conscripts,trebuchet", more="deck1=trebuchet,archers,spy,shield-bearers"
    )

    act(game, "card spy")

    assert due(game) == "roll-strong"
    assert len(attackers(game)) == 5
    assert len(game.players[0].deck) == 3


@pytest.mark.parametrize(
    ("cards", "relics"),
    [
        ("conscripts", 3),
        ("conscripts,archers", 2),
        ("conscripts,archers,trebuchet", 1),
        ("conscripts,archers,archers,trebuchet", 0),
    ],
)
def test_reinforcements_count_as_deployed(cards: str, relics: int) -> None:
    """For the dice and for the Relic of the winner (REINF-11)."""
    game = act(reinforced(cards, "genoese-crossbowmen", "deck1=spy hand1="), "card spy")
    count = len(attackers(game))

    # With 4 Units and more the Attacker has the Risky die; either way the Attacker wins.
    strong, risky = ("S1", "K2") if count <= 3 else ("S3", "K1")
    act(game, f"strong {strong}", f"risky {risky}")
    found = 0
    while due(game) == "find-relic":
        act(game, next(iter(chances(game))))
        found += 1

    assert found == relics


# Queues and decks that run dry


def test_icons_are_served_from_front_to_back() -> None:
    """First the line-up as deployed, then those who arrived, in their order (R-26, BV-49)."""
    game = reinforced("sundiata-keita,conscripts", more="deck1=conscripts,archers,spy,trebuchet")

    act(game, "card conscripts", "card archers", "card spy")

    assert attackers(game) == ["sundiata-keita", "conscripts", "conscripts", "archers", "spy"]
    assert due(game) == "roll-strong"
    assert units(game.players[0].deck) == ["trebuchet"]


def test_two_eras_are_called_in_the_order_of_their_icons() -> None:
    """The front Unit's Era first; where slots run short the order decides (R-26)."""
    game = reinforced("archers", "moche-warriors,tongan-war-canoe")
    assert all(game.frame.box.units[card].era == 1 for card in drawable(game))

    act(game, "card vitruvian-scorpio")
    assert all(game.frame.box.units[card].era == 2 for card in drawable(game))
    act(game, "card mamluk-lancers")

    assert defenders(game)[2:] == ["vitruvian-scorpio", "mamluk-lancers"]


def drawable(game: Game) -> list[int]:
    """The cards that chance may bring."""
    names = [outcome.removeprefix("card ") for outcome in chances(game)]
    assert names
    ids = units(range(len(game.frame.box.units)))
    return [ids.index(name) for name in names]


def test_a_deck_that_runs_dry_stops_its_own_icons_only() -> None:
    """An icon without a card is passed over, the next is served (R-28)."""
    game = reinforced("archers", "moche-warriors,tongan-war-canoe", "deck1= discardI=rest-I")

    assert all(game.frame.box.units[card].era == 2 for card in drawable(game))
    act(game, "card mamluk-lancers")
    assert defenders(game) == ["moche-warriors", "tongan-war-canoe", "mamluk-lancers"]


def test_cards_are_drawn_one_by_one_until_the_deck_is_empty() -> None:
    """Two icons, one card: one arrives (R-28)."""
    game = reinforced("sundiata-keita", more="deck1=spy")

    act(game, "card spy")

    assert attackers(game) == ["sundiata-keita", "spy"]
    assert due(game) == "roll-strong"


# A challenged player


def defended(units_there: str, more: str) -> Game:
    """A battle between players, both line-ups complete."""
    return scene(
        f"players=2 moment=reinforce {board()} era1=II era2=II defender=2 attackers=archers deck1= "
        f"defenders={units_there} {more}"
    )


def test_a_challenged_player_is_reinforced_from_the_own_deck() -> None:
    """Whatever the Era of the Unit with the icon (R-27)."""
    game = defended("moche-warriors", "deck2=spy,trebuchet*2")

    assert chances(game) == {"card spy": 1, "card trebuchet": 2}
    act(game, "card spy")
    assert defenders(game) == ["moche-warriors", "spy"]
    assert units(game.players[1].deck) == ["trebuchet", "trebuchet"]


def test_a_challenged_player_with_an_empty_deck_is_alone() -> None:
    """No reshuffle, no Era deck (R-27)."""
    game = defended("moche-warriors", "deck2= discard2=spy,archers")

    assert due(game) == "roll-strong"
    assert len(game.players[1].discard) == 2


def test_by_ruling_era_decks_reinforce_a_challenged_player() -> None:
    """`challenge.defender_reinforcements = era_deck`: Elite icons do, Base icons do not (R-27)."""
    ruling = "rulings=challenge.defender_reinforcements:era_deck"
    game = defended("conscripts,moche-warriors", f"deck2=spy,trebuchet*2 {ruling}")

    assert chances(game) == {f"card {card}": 1 for card in units(game.era_decks[1])}
    act(game, "card vitruvian-scorpio")
    assert defenders(game) == ["conscripts", "moche-warriors", "vitruvian-scorpio"]
    assert len(game.players[1].deck) == 3


def test_by_ruling_such_a_reinforcement_is_nobodys() -> None:
    """After the battle it goes to its Era's discard pile (R-27)."""
    ruling = "rulings=challenge.defender_reinforcements:era_deck"
    game = defended("moche-warriors", f"deck2=spy,trebuchet*2 hand2=archers*2 hand1=spy {ruling}")
    let_it_happen(act(game, "card vitruvian-scorpio", "strong S1", "risky K1"))
    act(game, min(options(game)))  # one of the two Prowess tokens, then Phase 3

    assert "vitruvian-scorpio" in units(game.era_discards[1])
    assert "moche-warriors" in units(game.players[1].discard)
    everything = game.players[1].hand + game.players[1].deck + game.players[1].discard
    assert "vitruvian-scorpio" not in units(everything)


# Calls in vain


def missed(game: Game, *actions: str) -> list[ReinforcementMissed]:
    """The reinforcements that could not come while this happened."""
    story = game.listen()
    act(game, *actions)
    return [event for event in story if isinstance(event, ReinforcementMissed)]


def test_an_empty_deck_is_told() -> None:
    """An icon that calls nobody says so, and which Unit called (REINF-5, R-28)."""
    game = defending("conscripts", "deck2= discard2=spy")

    assert missed(game, "done") == [ReinforcementMissed(DEFENDER, 0, "deck", 1)]


def test_an_empty_era_deck_is_told() -> None:
    """Every icon in vain is told, also when the next one is served (REINF-7, R-28)."""
    game = scene(
        f"players=2 moment=attack-next {board()} era1=I attackers=archers hand1=spy deck1= "
        "defenders=moche-warriors,tongan-war-canoe discardI=rest-I"
    )

    assert missed(game, "done") == [ReinforcementMissed(DEFENDER, 0, "deck", 1)]


def test_reinforcements_without_a_slot_are_told() -> None:
    """How many are lost, and whose icon was the first in vain (REINF-10)."""
    game = reinforced(
        "conscripts,archers,conscripts,trebuchet", more="deck1=trebuchet,archers,spy,shield-bearers"
    )

    assert missed(game, "card spy") == [ReinforcementMissed(ATTACKER, 2, "slots", 1)]


def defending(units_there: str, more: str) -> Game:
    """A battle between players; the Attacker may still deploy."""
    return scene(
        f"players=2 moment=attack-next {board()} era1=II era2=II defender=2 attackers=archers "
        f"hand1=spy deck1= defenders={units_there} {more}"
    )

"""Battles and positions as one line of text: read, written, and refused where they are wrong."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abth.rules.actions import UnknownAction
from abth.rules.flow import new_game
from abth.rules.game import Game
from abth.rules.notation import BadNotation, parse_battle, write_battle
from abth.rules.playout import Dice
from abth.rules.position import digest, write_position
from abth.rules.reading import BadPosition, read_position
from abth.rules.rulings import ALLOWED, UnknownRuling, Value, changes_of, rulings_of
from abth.rules.terms import CHANCE, OVER
from tests.scenes import BOX, act, chances, fates, fought, options, scene
from tests.strategies import LAW, games, play_some

# Battles


@pytest.mark.parametrize(
    "text",
    [
        "trebuchet, archers, conscripts, spy | genoese-crossbowmen, trung-sisters | K1 S4",
        "spy @diversion, archers @close+2 | bantu-ruga-ruga | S2 K3",
        "x 0/1/3 hp2 REI1 ASL1 HD1 ACC1 DIV1 REL1 | y 0/0/0",
        "spy @long-3 | y 9/9/9 hp99 @heroic-death",
    ],
)
def test_a_battle_is_written_as_it_was_read(text: str) -> None:
    """Cards by their ids, others by their numbers (TERM-10), tokens with `@` (TOKEN-2)."""
    assert write_battle(parse_battle(text, BOX), BOX) == text


def test_a_link_may_be_said_with_an_equals_sign() -> None:
    """LINK-5: `=` joins two Units, whatever is printed on them."""
    battle = fought("p 1/0/0 | spy = spy")

    assert fates(battle) == ([0], [0, 0])
    assert battle.defenders.formed == 1


def test_a_half_shield_may_be_written_out() -> None:
    """R-23: `lk(l,r)` gives the left and the right half, as the module says."""
    text = "x 0/0/0 lk(2,-), y 0/0/0 lk(-,2) | z 0/0/0"
    battle = fought(text)

    assert battle.attackers.formed == 1
    assert write_battle(battle, BOX) == text


def test_a_unit_without_damage_icons_is_refused() -> None:
    """DMG-3: every Unit has at least one Damage icon."""
    with pytest.raises(BadNotation):
        parse_battle("x 0/0/0 hp0 | spy", BOX)


@pytest.mark.parametrize("twice", ["hp1 hp2", "ASL1 ASL1", "lk(1,-) lk(-,1)"])
def test_an_icon_that_is_told_twice_is_refused(twice: str) -> None:
    with pytest.raises(BadNotation, match="told already"):
        parse_battle(f"x 0/0/0 {twice} | spy", BOX)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "attackers | defenders"),
        ("spy", "attackers | defenders"),
        ("spy | spy | S1 K1 | spy", "attackers | defenders"),
        ("| spy", "a Unit is missing"),
        ("spy, | spy", "a Unit is missing"),
        ("spy = | spy", "a Unit is missing"),
        ("dragon | spy", "'dragon'"),
        ("spy @glory | spy", "'glory'"),
        ("spy @chase | spy", "'chase'"),
        ("spy @tighten-up | spy", "'tighten-up'"),
        ("spy @close+0 | spy", "'close+0'"),
        ("spy @diversion @accuracy | spy", "'spy @diversion'"),
        ("x 0/0 | spy", "'x 0/0'"),
        ("x -1/0/0 | spy", "'x -1/0/0'"),
        ("x 0/0/0 XP1 | spy", "'XP1'"),
        ("x 0/0/0 hp | spy", "'hp'"),
        ("x 0/0/0 hp1000 | spy", "1000"),
        ("x 99999999999999999999/0/0 | spy", "99999999999999999999"),
        ("spy, spy, spy, spy, spy, spy | spy", "at most 5 Units"),
        ("spy | spy, spy, spy, spy, spy", "at most 4 Units"),
        ("spy | spy | S1", "two faces"),
        ("spy | spy | S1 K1 K2", "two faces"),
        ("spy | spy | K1 S1", "'K1'"),
        ("spy | spy | S9 K1", "'S9'"),
        ("spy, spy, spy, spy | spy | S1 K1", "'S1'"),
    ],
)
def test_a_bad_battle_is_refused_by_the_word_that_is_wrong(text: str, word: str) -> None:
    """TOKEN-15, REINF-9, DICE-2, DICE-3: nothing is guessed."""
    with pytest.raises(BadNotation) as refused:
        parse_battle(text, BOX)

    assert word in str(refused.value)


@settings(LAW, max_examples=200)
@given(st.text(alphabet="sp y,=|@0/1hK1S2()-x", max_size=40))
def test_no_text_breaks_the_reader_of_battles(text: str) -> None:
    """A battle, or a plain refusal: never another error."""
    with suppress(BadNotation):
        written = write_battle(parse_battle(text, BOX), BOX)
        assert " | " in written


# Positions


@LAW
@given(games(begun=True))
def test_a_position_is_written_as_it_was_read(game: Game) -> None:
    """One line, no more than the reader takes, the same digest again."""
    text = write_position(game)

    assert "\n" not in text
    again = read_position(text, BOX)
    assert (write_position(again), digest(again)) == (text, digest(game))


def test_a_short_position_stands_for_a_fresh_table() -> None:
    """Keys left out: eight Base Units in the deck, three Elite Units in each Era (SETUP-15, 22)."""
    game = scene("players=3")

    assert [len(player.deck) for player in game.players] == [8, 8, 8]
    assert [len(deck) for deck in game.era_decks[1:]] == [14] * 4
    assert (len(game.tile_pile), len(game.token_pile), len(game.relic_deck)) == (10, 20, 32)
    assert (game.to_act, game.active, game.turns) == (CHANCE, 0, 0)


def test_what_is_named_nowhere_makes_the_piles() -> None:
    """I-1, I-3 to I-5: pieces that the text lays somewhere are missing from their piles."""
    game = scene(
        "players=2 turns=1 hand1=spy,anzacs tokens2=chase relics1=vasa"
        " board=-,-,-,-,-,-,-,-,-,-,-,-"
    )

    assert [len(deck) for deck in game.era_decks[1:]] == [17, 17, 17, 16]
    assert (len(game.token_pile), len(game.relic_deck)) == (19, 31)
    assert (len(game.players[0].deck), game.active) == (7, 1)


def test_rest_names_everything_that_is_mentioned_nowhere_else() -> None:
    """`rest-II` among Units, `rest` among Relics and tokens."""
    game = scene(
        "players=2 discardII=rest-II dismissed1=rest-III relicdiscard=rest tokendiscard=rest"
        " hand2=viking-raiders board=-,-,-,-,-,-,-,-,-,-,-,-"
    )

    assert (len(game.era_discards[2]), len(game.era_decks[2])) == (16, 0)
    assert (len(game.players[0].dismissed), len(game.era_decks[3])) == (17, 0)
    assert (len(game.relic_discard), len(game.relic_deck)) == (32, 0)
    assert (len(game.token_discard), len(game.token_pile)) == (20, 0)


def test_rest_names_the_tiles_too() -> None:
    """The module promises `rest` among tiles likewise."""
    game = scene("players=2 tilediscard=rest moment=prepare inserted=1")

    assert (len(game.tile_discard), len(game.tile_pile)) == (10, 0)


@pytest.mark.parametrize("hand", ["rest-II", "restless"])
def test_rest_is_refused_where_it_means_nothing(hand: str) -> None:
    """A word that nobody understands is no part of a hand."""
    with pytest.raises(BadPosition):
        scene(f"players=2 hand1={hand}")


@pytest.mark.parametrize("key", sorted(ALLOWED))
def test_every_ruling_survives_writing(key: str) -> None:
    """Appendix B: each alternative of each key is written and read again."""
    for value in ALLOWED[key]:
        ruled = rulings_of("default", {key: value})
        game = new_game(BOX, 2, ruled)
        again = read_position(write_position(game), BOX)
        assert again.frame.rulings == ruled
        assert set(changes_of(ruled)) <= {key}


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "players"),
        ("players=1", "from 2 to 5"),
        ("players=6", "from 2 to 5"),
        ("players=99999999999999999999", "from 2 to 5"),
        ("players=two", "players=two"),
        ("players=2 players=3", "players stands twice"),
        ("players=2 hand1=spy hand1=spy", "hand1 stands twice"),
        ("players=2 treasure=1", "'treasure'"),
        ("players=2 hand3=spy", "'hand3'"),
        ("players=2 loot", "'loot'"),
        ("players=2 hand1=dragon", "'dragon'"),
        ("players=2 hand1=spy*2", "Base Unit of seat 1"),
        ("players=2 hand1=spy*0", "from 1 to 40"),
        ("players=2 hand1=spy*99999999999999", "from 1 to 40"),
        ("players=2 hand1=spy*x", "hand1=x"),
        ("players=2 hand1=anzacs discard2=anzacs", "two places"),
        ("players=2 hand1=persian-immortals", "two places"),
        ("players=2 tokens1=glory", "'glory'"),
        ("players=2 tokens1=chase*2", "token lies in two places"),
        ("players=2 relics1=vasa relics2=vasa", "relic lies in two places"),
        ("players=2 relics1=grail", "'grail'"),
        ("players=2 gear=I-II/1,I-II/1,0", "tile lies in two places"),
        ("players=2 gear=I-I/1,I-II/1,0", "'I-I/1'"),
        ("players=2 gear=I-II/1", "active tile, pending tile, wheel"),
        ("players=2 gear=I-II/1,I-II/2,4", "from 0 to 3"),
        ("players=2 spaces=chase", "3 spaces"),
        ("players=2 board=-,-,-", "12 spaces"),
        ("players=2 sabaton1=elvis", "'elvis'"),
        ("players=2 era1=V", "'V'"),
        ("players=2 start=3", "from 1 to 2"),
        ("players=2 turns=17", "from 0 to 16"),
        ("players=2 turns=-1", "turns=-1"),
        ("players=2 inserted=4", "from 0 to 3"),
        ("players=2 used=E", "A, B, C and D"),
        ("players=2 moment=teatime", "'teatime'"),
        ("players=2 resume=teatime", "'teatime'"),
        ("players=2 lost1=2:5", "seat:value:returned"),
        ("players=2 lost1=2:4:1", "no such Prowess token"),
        ("players=2 defender=3", "from 0 to 2"),
        ("players=2 space=V1", "'V1'"),
        ("players=2 attackers=spy@glory", "'glory'"),
        ("players=2 attackers=trebuchet,trebuchet,archers,archers,conscripts,conscripts",
         "at most 5 Units"),
        ("players=2 standing=32,0", "from 0 to 31"),
        ("players=2 standing=1", "two numbers"),
        ("players=2 damage=99999999999999999999,0", "damage="),
        ("players=2 faces=S1", "two faces"),
        ("players=2 faces=K1,S1", "'K1'"),
        ("players=2 winner=referee", "'referee'"),
        ("players=2 looked=grail", "'grail'"),
        ("players=2 act=3", "from 0 to 2"),
        ("players=2 draws=1,3,keep,prepare", "from 1 to 2"),
        ("players=2 rulings=house.rule:1", "'house.rule'"),
        ("players=2 rulings=game.rounds:7", "game.rounds"),
        ("players=2 rulings=game.rounds", "game.rounds"),
        ("players=2 " + "x" * 20_000, "20000 characters"),
    ],
)  # fmt: skip
def test_a_bad_position_is_refused_by_the_word_that_is_wrong(text: str, word: str) -> None:
    """I-1 to I-5 and the bounds of every key: nothing is guessed."""
    with pytest.raises(BadPosition) as refused:
        scene(text)

    assert word in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("board=spy,-,-,-,-,-,-,-,-,-,-,-", id="I-2: a Base Unit on the board"),
        pytest.param("board=anzacs,-,-,-,-,-,-,-,-,-,-,-", id="I-2: Era IV in Era I"),
        pytest.param("discardI=anzacs", id="I-2: Era IV in the discards of Era I"),
        pytest.param("sabaton1=par sabaton2=par", id="SETUP-7: one Sabaton twice"),
        pytest.param("lost1=1:5:3", id="I-6: won from oneself"),
        pytest.param("lost1=5:5:3", id="I-6: won by nobody at the table"),
        pytest.param("known1=spy", id="R-55: a known card that is not in hand"),
        pytest.param("tokens1=long+1,medium+1,chase,accuracy", id="TRAVEL-12: four tokens held"),
        pytest.param("aside1=spy", id="HERO-6: a Base Unit set aside"),
        pytest.param("honor1=9", id="R-50: more Honor than there is"),
        pytest.param("honor=5 honor1=2 honor2=2", id="R-50: one Honor token too many"),
        pytest.param("moment=choose-sabaton", id="D-2: everybody has a Sabaton"),
        pytest.param("moment=keep-relic", id="I-18: nothing to keep"),
        pytest.param("moment=hunt era1=I", id="I-18: nothing to hunt"),
        pytest.param("draws=1,2", id="draws: two words of four"),
        pytest.param("rulings=gear.arrows:0/1/z", id="rulings: half understood"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    """Appendix C: what no match can show is no position."""
    with pytest.raises(BadPosition):
        scene(f"players=2 {text}")


def test_a_position_with_nothing_to_decide_goes_on_by_itself() -> None:
    """R-30, I-18: an empty hand that nothing fills forfeits Phase 2 also right after reading."""
    game = scene("players=2 era1=I hand1= deck1= moment=opponent spaces=chase,long+1,long+1")

    assert game.to_act == CHANCE
    assert chances(game)


def test_the_fifth_unit_may_have_fallen_too() -> None:
    """I-9, DMG-3: a Hero with four Damage icons falls in the virtual slot, and that is saved."""
    fallen = sum(icons << (7 * place) for place, icons in enumerate((1, 1, 1, 1, 4)))
    text = (
        "players=2 sabaton2=joakim era1=II era2=II moment=keep-prowess looked=1,2 fought=yes"
        " winner=defender defender=2 attackers=trebuchet,archers,conscripts,spy,milunka-savic"
        f" defenders=shield-bearers standing=0,1 damage={fallen},0"
    )

    assert options(scene(text)) == {"prowess 1", "prowess 2"}


@settings(LAW, max_examples=200)
@given(games(begun=True), st.data())
def test_a_garbled_position_is_read_or_refused(game: Game, data: st.DataObject) -> None:
    """Words dropped, doubled or exchanged: a match or a plain refusal, never another error."""
    words = write_position(game).split()
    place = data.draw(st.integers(1, len(words) - 1))
    other = data.draw(st.integers(1, len(words) - 1))
    key = words[place].split("=")[0]
    garbled = data.draw(
        st.sampled_from([words[:place] + words[place + 1 :], [*words, words[place]],
                         [*words[:place], f"{key}={words[other].split('=')[1]}",
                          *words[place + 1 :]]])
    )  # fmt: skip
    with suppress(BadPosition):
        again = read_position(" ".join(garbled), BOX)
        assert again.to_act in (CHANCE, OVER, *range(5))


# Actions and rulings


def test_every_action_has_a_number_and_a_text_of_its_own() -> None:
    """A log names actions in words; each word is one number."""
    actions = new_game(BOX, 2).frame.actions
    texts = [actions.text(number) for number in range(actions.count)]

    assert len(set(texts)) == actions.count
    assert [actions.number(text) for text in texts] == list(range(actions.count))


@pytest.mark.parametrize("number", [-1, 10**6])
def test_a_number_that_is_no_action_is_refused(number: int) -> None:
    """Neither below nor above the list."""
    with pytest.raises(UnknownAction, match=str(number)):
        new_game(BOX, 2).frame.actions.text(number)


@pytest.mark.parametrize("text", ["", "dance", "deploy dragon", "jump V", "insert 1", " insert"])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    """Word by word as in a log, or not at all."""
    with pytest.raises(UnknownAction, match="unknown action"):
        act(scene("players=2"), text)


@pytest.mark.parametrize(
    ("edition", "key", "value"),
    [
        ("pt", "game.rounds", 6),
        ("default", "house.rule", 1),
        ("default", "game.rounds", 7),
        ("en", "gear.step", "four"),
        ("en", "battle.early_end", "false"),
    ],
)
def test_unknown_rulings_and_editions_are_refused(edition: str, key: str, value: Value) -> None:
    """Appendix B: its keys, its values, its five presets."""
    with pytest.raises(UnknownRuling):
        rulings_of(edition, {key: value})


def test_a_position_from_mid_match_plays_on() -> None:
    """What was read is a match like any other: it goes on to its end."""
    game = play_some(new_game(BOX, 3), Dice(11), 200)
    again = read_position(write_position(game), BOX)

    assert play_some(again, Dice(12), 10_000).is_over

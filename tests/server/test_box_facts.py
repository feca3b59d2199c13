"""Facts for clients."""

from __future__ import annotations

import msgspec

from abth.bots.registry import BOTS
from abth.content import load_box
from abth.content.atoms import atom_text
from abth.content.digest import digest_of
from abth.protocol.wire import BoxFacts, ThinkingTime
from abth.rules.actions import Actions
from abth.rules.rulings import ALLOWED, EDITIONS, Rulings, rulings_of
from abth.server.box_facts import bot_facts, box_facts, encoded, encoded_box

BOX = load_box()
FACTS = box_facts(BOX)


def test_every_piece_of_the_box_stands_at_its_number() -> None:
    assert [card.id for card in FACTS.units] == [unit.id for unit in BOX.units]
    assert [relic.id for relic in FACTS.relics] == [relic.id for relic in BOX.relics]
    assert [token.id for token in FACTS.tokens] == [token.id for token in BOX.tokens]
    assert [tuple(tile.eras) for tile in FACTS.tiles] == [(t.low, t.high) for t in BOX.tiles]
    assert sum(face.copies for face in FACTS.strong) == sum(f.copies for f in FACTS.risky) == 6
    assert FACTS.actions == Actions(BOX).texts
    assert FACTS.digest == digest_of(BOX)
    assert len(FACTS.points) == 21


def test_actions_of_the_gear_are_named_by_their_symbols() -> None:
    """`use A` is the first of the gear's actions (TRAVEL-13)."""
    assert FACTS.gear_actions == ["draw-2", "retrieve", "dismiss", "regroup"]
    assert [f"use {symbol}" in FACTS.actions for symbol in FACTS.gear_symbols] == [True] * 4
    assert [gear.id for gear in FACTS.gears] == FACTS.gear_actions


def test_a_token_tells_what_it_does() -> None:
    """A modifier, an ability, or a moment of its own (TOKEN-5, TOKEN-10)."""
    by_id = {token.id: token for token in FACTS.tokens}

    assert (by_id["close+2"].line, by_id["close+2"].value) == ("close", 2)
    assert by_id["heroic-death"].ability == "heroic_death"
    assert by_id["chase"].moment == "chase"
    assert by_id["tighten-up"].moment == "tighten-up"
    for token in FACTS.tokens:
        assert [token.line, token.ability, token.moment].count(None) == 2


def test_every_ruling_can_be_offered() -> None:
    """Each key of appendix B: values, default, where it is ruled, what the editions say."""
    assert [ruling.key for ruling in FACTS.rulings] == list(ALLOWED)
    assert FACTS.editions == list(EDITIONS)
    for ruling in FACTS.rulings:
        assert ruling.values[0] == ruling.default
        assert atom_text(ruling.atom), ruling.key
        for value in ruling.values:
            told = tuple(value) if isinstance(value, list) else value
            assert isinstance(rulings_of("default", {ruling.key: told}), Rulings)
    accuracy = next(ruling for ruling in FACTS.rulings if ruling.key == "abilities.accuracy")
    assert accuracy.editions == {"de": "cancel_points"}


def test_facts_are_encoded_once_and_kept_by_their_tag() -> None:
    first, second = encoded_box(BOX), encoded_box(BOX)

    assert first is second
    assert msgspec.json.decode(first.body, type=BoxFacts) == FACTS
    assert first.is_known(first.etag)
    assert first.is_known(f'"other", W/{first.etag}')
    assert first.is_known("*")
    assert not first.is_known(None)
    assert not first.is_known('"other"')
    assert encoded([1]).etag != encoded([2]).etag


def test_bots_are_told_with_their_character() -> None:
    assert [bot.name for bot in bot_facts()] == list(BOTS)
    assert all(bot.character.endswith(".") for bot in bot_facts())


def test_bots_that_think_are_told_with_their_time() -> None:
    thinking = {bot.name: bot.thinking for bot in bot_facts() if bot.thinking is not None}

    assert thinking == {
        "general": ThinkingTime(usual=1000, most=2000),
        "champion": ThinkingTime(usual=300, most=2000),
    }

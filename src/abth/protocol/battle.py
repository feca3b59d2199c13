"""`abth battle` in JSON: the battle to set up, and the answer with or without dice.

Data types: `UnitSetup`, `DiceSetup` and `BattleSetup` are what is asked; `FoughtAnswer` and
`BattleOddsAnswer` what is answered; `ReadyBattle` is a battle that the rules can fight.
"""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from abth.protocol.story.battle import story_of
from abth.protocol.strict_json import BadInput, read_json, within
from abth.rules.battle.combat import Battle, CombatRules, engage, fight
from abth.rules.battle.line_up import MASK, LineUp, Unit
from abth.rules.box import Box, DieFace, UnitCard, WarfareToken
from abth.rules.events import Event, LineFought
from abth.rules.rulings import EDITIONS, Rulings, UnknownRuling, rulings_of
from abth.rules.terms import (
    ABILITIES,
    ATTACKER,
    BASE,
    DEFENDER,
    LINES,
    NOBODY,
    SIDES,
    attacks_with_strong_die,
)

MAX_BATTLES: Final = 10_000
PAIRS_OF_SIDES: Final = 36  # of two dice; it divides the denominator of every answer
MOST: Final = 99  # of any number of a Unit
MOST_DAMAGE: Final = min(MOST, int(MASK))  # what a line-up can count
MOST_DIVERSION: Final = min(MOST, int(MASK) - 1)  # and a token may add one
MODIFIER: Final = re.compile(r"(long|medium|close)([+-][1-9])")
OWNERS: Final = ("board", "player")

Number = Annotated[int, Meta(ge=0, le=MOST)] | UnsetType
HalfShield = Annotated[int, Meta(ge=0, le=4)] | None | UnsetType
RulingInput = bool | int | str | list[int | str]


class UnitSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """A Unit: a card of the box, or its numbers; either may have a token."""

    card: str | None = None
    name: Annotated[str, Meta(max_length=100)] | None = None
    token: str | None = None
    long: Number = UNSET
    medium: Number = UNSET
    close: Number = UNSET
    damage: Annotated[int, Meta(ge=1, le=MOST_DAMAGE)] | UnsetType = UNSET
    heroic_death: Number = UNSET
    accuracy: Number = UNSET
    diversion: Annotated[int, Meta(ge=0, le=MOST_DIVERSION)] | UnsetType = UNSET
    relaunch: Number = UNSET
    assault: Number = UNSET
    link_left: HalfShield = UNSET
    link_right: HalfShield = UNSET


class DiceSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """The final faces of the dice."""

    strong: str
    risky: str


class BattleSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """Two line-ups, front first, as they stand after reinforcements."""

    attacker: Annotated[list[UnitSetup], Meta(min_length=1, max_length=5)]
    defender: Annotated[list[UnitSetup], Meta(min_length=1, max_length=4)]
    edition: str | None = None
    rulings: dict[str, RulingInput] | None = None
    defender_is: str | None = None
    dice: DiceSetup | None = None


class LineAnswer(Struct, frozen=True):
    """The totals of one Line."""

    line: str
    attacker: int
    defender: int


class UnitFate(Struct, frozen=True):
    """How one Unit came out of the battle."""

    defeated: bool
    damage: int


class WhyAnswer(Struct, frozen=True):
    """Why a battle with given dice ended as it did; sentences for people."""

    line: str  # in which it turned
    turned: str
    dice: str
    chance: str  # of the Attacker, before the roll
    luck: str  # of the Attacker


class FoughtAnswer(Struct, frozen=True):
    """A battle fought with given dice."""

    winner: str | None
    lines: list[LineAnswer]
    attacker: list[UnitFate]
    defender: list[UnitFate]
    events: list[str]
    why: WhyAnswer | UnsetType = UNSET


class UnitOdds(Struct, frozen=True):
    """One Unit's chance of defeat."""

    defeated: str


class BattleOddsAnswer(Struct, frozen=True):
    """The odds of a battle, as fractions over one denominator."""

    attacker_wins: str
    defender_wins: str
    annihilated: str
    attacker: list[UnitOdds]
    defender: list[UnitOdds]


@dataclass(frozen=True)
class ReadyBattle:
    """A battle before its engagement; with dice it can be fought, without dice it has odds."""

    battle: Battle
    defender_is_board: bool
    has_dice: bool


DECODER: Final[msgspec.json.Decoder[BattleSetup | list[BattleSetup]]] = msgspec.json.Decoder(
    BattleSetup | Annotated[list[BattleSetup], Meta(max_length=MAX_BATTLES)]
)


def read_battles(data: bytes) -> BattleSetup | list[BattleSetup]:
    """One battle or a list of them; the form is checked, the names are not yet."""
    return read_json(data, DECODER)


class BattleReader:
    """Makes battles of their setups, with the cards, tokens and dice of one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards: dict[str, UnitCard] = {}
        for card in box.units:  # an id comes before another card's name
            for name in (card.name, *card.aliases):
                self.cards.setdefault(name.casefold(), card)
        self.cards.update({card.id: card for card in box.units})
        self.tokens = {token.id: token for token in box.tokens}

    def read_battle(self, setup: BattleSetup, place: str = "") -> ReadyBattle:
        """The battle with both line-ups; `place` is where the setup stands in the input."""
        if setup.defender_is not in (None, *OWNERS):
            where, given = within(place, "defender_is"), clipped(setup.defender_is or "")
            raise BadInput(where, "error-choice-of", value=given, known=OWNERS)
        battle = Battle(
            CombatRules(read_rulings(setup, place)),
            LineUp(ATTACKER, self.read_units(setup.attacker, within(place, "attacker"))),
            LineUp(DEFENDER, self.read_units(setup.defender, within(place, "defender"))),
        )
        if setup.dice is not None:
            self.lay_dice(battle, setup.dice, within(place, "dice"))
        return ReadyBattle(battle, setup.defender_is != "player", setup.dice is not None)

    def read_units(self, line_up: list[UnitSetup], place: str) -> list[Unit]:
        """The Units of one side."""
        return [
            self.read_unit(setup, f"{place}[{number}]", f"{place.rpartition('.')[2]} {number + 1}")
            for number, setup in enumerate(line_up)
        ]

    def read_unit(self, setup: UnitSetup, place: str, default_name: str) -> Unit:
        """One Unit with its token (ABIL-2)."""
        card = unnamed_card(setup, default_name)
        if setup.card is not None:
            refuse_numbers(setup, place)
            card = self.read_card(setup.card, within(place, "card"))
        if setup.token is None:
            return Unit(card)
        return Unit(card, self.read_token(setup.token, within(place, "token")))

    def read_card(self, name: str, place: str) -> UnitCard:
        """A card by its id, its name or its alias (E-40)."""
        card = self.cards.get(name) or self.cards.get(name.casefold())
        if card is not None:
            return card
        near = difflib.get_close_matches(name[:100].casefold(), self.cards, 1, 0.5)
        if near:
            id_near = self.cards[near[0]].id
            raise BadInput(place, "error-card-near", card=clipped(name), near=id_near)
        raise BadInput(place, "error-card", card=clipped(name))

    def read_token(self, name: str, place: str) -> WarfareToken:
        """A token that can lie on a Unit, whether the box has it or not (TOKEN-5, R-32)."""
        effect: dict[str, int] = {}
        modifier = MODIFIER.fullmatch(name)
        if modifier is not None:
            effect[modifier[1]] = int(modifier[2])
        elif name.replace("-", "_") in ABILITIES and "_" not in name:
            effect[name.replace("-", "_")] = 1
        elif name in self.tokens:
            if not self.tokens[name].for_units:
                raise BadInput(place, "error-token-not-for-units", token=name).by("TOKEN-15")
            return self.tokens[name]
        else:
            some = ("long+1", "close-2", "heroic-death", "accuracy", "diversion", "relaunch")
            raise BadInput(place, "error-token", token=clipped(name), known=some)
        return WarfareToken(name, name, 1, **effect)  # type: ignore[arg-type]

    def lay_dice(self, battle: Battle, dice: DiceSetup, place: str) -> None:
        """Each die lies with the side that has it (DICE-1 to 4)."""
        strong = read_face(dice.strong, self.box.strong, "strong", within(place, "strong"))
        risky = read_face(dice.risky, self.box.risky, "risky", within(place, "risky"))
        if attacks_with_strong_die(len(battle.attackers.units)):
            battle.attacker_die, battle.defender_die = strong, risky
        else:
            battle.attacker_die, battle.defender_die = risky, strong


def clipped(word: str) -> str:
    """A word of the input, cut if it is too long."""
    return word if len(word) <= 60 else f"{word[:60]}…"


def read_face(name: str, faces: list[DieFace], die: str, place: str) -> DieFace:
    """The face of a die by its name (RULES part 1)."""
    for face in faces:
        if face.id == name:
            return face
    known = tuple(face.id for face in faces)
    raise BadInput(place, "error-face", face=clipped(name), die=die, known=known)


def read_rulings(setup: BattleSetup, place: str) -> Rulings:
    """The rulings of the edition, with the given keys changed (appendix B)."""
    edition = setup.edition if setup.edition is not None else "default"
    changes: dict[str, Any] = {}
    for key, value in (setup.rulings or {}).items():
        changes[key] = tuple(value) if isinstance(value, list) else value
    try:
        return rulings_of(edition, changes)
    except UnknownRuling as error:
        field = "rulings" if edition in EDITIONS else "edition"
        raise BadInput.of(error, within(place, field)) from error


def refuse_numbers(setup: UnitSetup, place: str) -> None:
    """Refuse a Unit that has both a card and its own numbers."""
    for field in UnitSetup.__struct_fields__:
        if field not in {"card", "token"} and getattr(setup, field) not in {None, UNSET}:
            raise BadInput(within(place, field), "error-card-and-numbers")


def unnamed_card(setup: UnitSetup, default_name: str) -> UnitCard:
    """A card made of numbers; missing ones are 0, except that `damage` is 1."""
    return UnitCard(
        "",
        setup.name or default_name,
        BASE,
        long=setup.long or 0,
        medium=setup.medium or 0,
        close=setup.close or 0,
        damage_icons=setup.damage or 1,
        assault=setup.assault or 0,
        heroic_death=setup.heroic_death or 0,
        accuracy=setup.accuracy or 0,
        diversion=setup.diversion or 0,
        relaunch=setup.relaunch or 0,
        link_left=setup.link_left or 0,
        link_right=setup.link_right or 0,
    )


def fight_answer(battle: Battle) -> FoughtAnswer:
    """Engage and fight with the given dice, and tell the story."""
    story: list[Event] = []
    battle.story = story
    engage(battle)
    fight(battle)
    return FoughtAnswer(
        winner=None if battle.winner == NOBODY else SIDES[battle.winner],
        lines=[
            LineAnswer(LINES[event.line], event.attacker, event.defender)
            for event in story
            if isinstance(event, LineFought)
        ],
        attacker=fates(battle.attackers),
        defender=fates(battle.defenders),
        events=story_of(battle, story),
    )


def fates(line_up: LineUp) -> list[UnitFate]:
    """How each Unit of a side came out of the battle."""
    return [
        UnitFate(not line_up.stands(place), int(line_up.damage_at(place)))
        for place in range(len(line_up.units))
    ]


def odds_answer(
    attacker_wins: Fraction,
    defender_wins: Fraction,
    annihilated: Fraction,
    attackers: Sequence[Fraction],
    defenders: Sequence[Fraction],
) -> BattleOddsAnswer:
    """The odds over one common denominator, 36 if possible."""
    chances = (attacker_wins, defender_wins, annihilated, *attackers, *defenders)
    whole = math.lcm(PAIRS_OF_SIDES, *(chance.denominator for chance in chances))
    return BattleOddsAnswer(
        fraction_text(attacker_wins, whole),
        fraction_text(defender_wins, whole),
        fraction_text(annihilated, whole),
        [UnitOdds(fraction_text(chance, whole)) for chance in attackers],
        [UnitOdds(fraction_text(chance, whole)) for chance in defenders],
    )


def fraction_text(chance: Fraction, whole: int) -> str:
    """`12/36`: a fraction over a multiple of its denominator."""
    return f"{chance.numerator * (whole // chance.denominator)}/{whole}"

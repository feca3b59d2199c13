"""The text form of line-ups and battles: one line, read and written.

    trebuchet, archers, conscripts, spy | genoese-crossbowmen, trung-sisters | K1 S4

Attackers, defenders (both front first), and the faces of their dice, which may be missing. A Unit
is a card of the box or its numbers, `name 0/1/3 hp2 ASL1 HD1 ACC1 DIV1 REL1 lk(2,-)`; `@` lays a
token on it, as in `spy @diversion` or `spy @close+2`. Links form by the half shields; `=` instead
of a comma says that the two Units are linked, whatever is printed.
"""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from abth.rules.battle.combat import BLANK, Battle, CombatRules, engage
from abth.rules.battle.line_up import MASK, LineUp, Unit
from abth.rules.box import Box, DieFace, UnitCard, WarfareToken
from abth.rules.rulings import Rulings
from abth.rules.terms import ABILITIES, ATTACKER, BASE, DEFENDER, LINES, attacks_with_strong_die

ICONS: Final = {
    "hp": "damage_icons",
    "REI": "reinforcement",
    "ASL": "assault",
    "HD": "heroic_death",
    "ACC": "accuracy",
    "DIV": "diversion",
    "REL": "relaunch",
}
MAX_UNITS: Final = (5, 4)
MAX_NUMBER: Final = 99
assert MAX_NUMBER < MASK
TOKEN: Final = re.compile(r"(long|medium|close)([+-])([1-9])")


class BadNotation(ValueError):
    """A text that is not a battle; the message names the wrong word."""


def parse_battle(text: str, box: Box, rulings: Rulings | None = None) -> Battle:
    """The battle that a line of text describes, engaged and ready to be fought."""
    parts = [part.strip() for part in text.split("|")]
    if not 2 <= len(parts) <= 3:
        raise BadNotation("a battle is written as: attackers | defenders | dice")
    rules = CombatRules(rulings or Rulings())
    battle = Battle(
        rules, parse_line_up(parts[0], ATTACKER, box), parse_line_up(parts[1], DEFENDER, box)
    )
    faces = parts[2].split() if len(parts) == 3 else []
    if len(faces) == 2:
        battle.attacker_die, battle.defender_die = parse_dice(
            faces, len(battle.attackers.units), box
        )
    elif faces:
        raise BadNotation(f"{parts[2]!r}: two faces, the attacker's first")
    engage(battle)
    return battle


def parse_dice(faces: list[str], attackers: int, box: Box) -> tuple[DieFace, DieFace]:
    """The attacker's face and the defender's, on the dice their numbers give them (DICE-1)."""
    dice = (
        (box.strong, box.risky) if attacks_with_strong_die(attackers) else (box.risky, box.strong)
    )
    found: list[DieFace] = []
    for word, die in zip(faces, dice, strict=True):
        matching = [face for face in die if face.id == word]
        if not matching:
            words = ", ".join([face.id for face in die])
            raise BadNotation(f"{word!r}: with {attackers} attackers this die shows {words}")
        found.append(matching[0])
    return found[0], found[1]


def parse_line_up(text: str, side: i64, box: Box) -> LineUp:
    """The Units of one side, front first."""
    words = re.split(r"\s*([,=])(?![^(]*\))\s*", text.strip())
    cards, tokens, linked = [], [], []
    for number, word in enumerate(words):
        if number % 2:
            linked.append(word == "=")
            continue
        card, token = parse_unit(word, box)
        cards.append(card)
        tokens.append(token)
    if len(cards) > MAX_UNITS[side]:
        raise BadNotation(f"at most {MAX_UNITS[side]} Units here, not {len(cards)}")
    for gap, is_linked in enumerate(linked):
        if is_linked:
            join(cards, gap, side)
    units = [Unit(card, token) for card, token in zip(cards, tokens, strict=True)]
    return LineUp(side, units)


def join(cards: list[UnitCard], gap: int, side: i64) -> None:
    """Give the two Units on either side of a gap the halves of one shield (R-23)."""
    near, far = ("link_left", "link_right") if side == ATTACKER else ("link_right", "link_left")
    cards[gap] = changed(cards[gap], near)
    cards[gap + 1] = changed(cards[gap + 1], far)


def changed(card: UnitCard, half: str) -> UnitCard:
    """The same card with a half shield of type 1 on one side."""
    numbers = numbers_of(card)
    numbers[half] = i64(1)
    return unit_of(card.id, numbers, card.rank, card.era)


def unit_of(name: str, numbers: dict[str, i64], rank: i64 = BASE, era: i64 = 0) -> UnitCard:
    """A card with these numbers; missing ones are 0, except for one Damage icon."""
    return UnitCard(
        name,
        name,
        rank,
        era,
        long=numbers.get("long", 0),
        medium=numbers.get("medium", 0),
        close=numbers.get("close", 0),
        damage_icons=numbers.get("damage_icons", 1),
        reinforcement=numbers.get("reinforcement", 0),
        assault=numbers.get("assault", 0),
        heroic_death=numbers.get("heroic_death", 0),
        accuracy=numbers.get("accuracy", 0),
        diversion=numbers.get("diversion", 0),
        relaunch=numbers.get("relaunch", 0),
        link_left=numbers.get("link_left", 0),
        link_right=numbers.get("link_right", 0),
    )


def numbers_of(card: UnitCard) -> dict[str, i64]:
    """Every number of a card that counts in a battle."""
    return {
        "long": card.long,
        "medium": card.medium,
        "close": card.close,
        "damage_icons": card.damage_icons,
        "reinforcement": card.reinforcement,
        "assault": card.assault,
        "heroic_death": card.heroic_death,
        "accuracy": card.accuracy,
        "diversion": card.diversion,
        "relaunch": card.relaunch,
        "link_left": card.link_left,
        "link_right": card.link_right,
    }


def parse_unit(text: str, box: Box) -> tuple[UnitCard, WarfareToken | None]:
    """One Unit, by its card or its numbers, with the token on it."""
    words = text.split()
    if not words:
        raise BadNotation("a Unit is missing")
    token = None
    if words[-1].startswith("@"):
        token = parse_token(words.pop()[1:], box)
    if len(words) == 1:
        return require_card(words[0], box), token
    return parse_numbers(words), token


def require_card(name: str, box: Box) -> UnitCard:
    """The card with this id."""
    for card in box.units:
        if card.id == name:
            return card
    raise BadNotation(f"unknown card {name!r}")


def parse_numbers(words: list[str]) -> UnitCard:
    """A Unit given by its numbers: name, values, then icons."""
    if len(words) < 2 or not re.fullmatch(r"\d+/\d+/\d+", words[1]):
        raise BadNotation(f"{' '.join(words)!r}: a name, then its values as in 0/1/3")
    numbers: dict[str, i64] = {}
    for line, value in zip(LINES, words[1].split("/"), strict=True):
        numbers[line] = parse_number(value)
    for word in words[2:]:
        links = re.fullmatch(r"lk\(([1-4-]),([1-4-])\)", word)
        icon = re.fullmatch(r"([A-Za-z]+)(\d+)", word)
        if links:
            halves = [i64(0) if half == "-" else i64(int(half)) for half in links.groups()]
            set_once(numbers, "link_left", halves[0], word)
            set_once(numbers, "link_right", halves[1], word)
        elif icon and icon[1] in ICONS:
            set_once(numbers, ICONS[icon[1]], parse_number(icon[2]), word)
            if word == "hp0":
                raise BadNotation("hp0: every Unit has at least one Damage icon")
        else:
            raise BadNotation(f"unknown icon {word!r}")
    return unit_of(words[0], numbers)


def set_once(numbers: dict[str, i64], name: str, number: i64, word: str) -> None:
    """Set a number of a Unit; refuse it if it was given before."""
    if name in numbers:
        raise BadNotation(f"{word}: this was told already")
    numbers[name] = number


def parse_number(word: str) -> i64:
    """A number of a Unit."""
    if len(word) > 4 or int(word) > MAX_NUMBER:
        raise BadNotation(f"{word}: no number of a Unit is above {MAX_NUMBER}")
    return i64(int(word))


def parse_token(name: str, box: Box) -> WarfareToken:
    """A token of the box, or any line modifier or ability by its name."""
    for token in box.tokens:
        if token.id == name and token.for_units:
            return token
    effect: dict[str, i64] = {}
    modifier = TOKEN.fullmatch(name)
    ability = name.replace("-", "_")
    if modifier:
        effect[modifier[1]] = i64(int(modifier[2] + modifier[3]))
    elif ability in ABILITIES:
        effect[ability] = i64(1)
    else:
        raise BadNotation(f"unknown token {name!r}, or one that is never laid on a Unit")
    return WarfareToken(
        name,
        name,
        1,
        long=effect.get("long", 0),
        medium=effect.get("medium", 0),
        close=effect.get("close", 0),
        heroic_death=effect.get("heroic_death", 0),
        accuracy=effect.get("accuracy", 0),
        diversion=effect.get("diversion", 0),
        relaunch=effect.get("relaunch", 0),
    )


def write_battle(battle: Battle, box: Box) -> str:
    """The battle in one line, as `parse_battle` reads it."""
    parts = [write_line_up(battle.attackers, box), write_line_up(battle.defenders, box)]
    if battle.attacker_die is not BLANK:
        parts.append(f"{battle.attacker_die.id} {battle.defender_die.id}")
    return " | ".join(parts)


def write_line_up(line_up: LineUp, box: Box) -> str:
    """The Units of one side, front first."""
    words: list[str] = []
    for unit in line_up.units:
        word = write_unit(unit.card, box)
        words.append(word if unit.token is None else f"{word} @{unit.token.id}")
    return ", ".join(words)


def write_unit(card: UnitCard, box: Box) -> str:
    """A card of the box by its id, any other by its numbers."""
    if card in box.units:
        return card.id
    words = [card.id, f"{card.long}/{card.medium}/{card.close}"]
    numbers = numbers_of(card)
    for icon, field in ICONS.items():
        if numbers[field] > (1 if icon == "hp" else 0):
            words.append(f"{icon}{numbers[field]}")
    if card.link_left or card.link_right:
        words.append(f"lk({card.link_left or '-'},{card.link_right or '-'})")
    return " ".join(words)

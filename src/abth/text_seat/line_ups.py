"""The section “Line-ups”: both sides of the battle, their totals, and the chances."""

from __future__ import annotations

from abth.bots.advice.battles import Chances, of_100
from abth.protocol.story.sayings import signed
from abth.protocol.text_page import TextSection, TextTable
from abth.rules.terms import ATTACKER, NONE, relics_looked_at
from abth.text_seat.facts import Facts, Side
from abth.text_seat.unit_words import abilities, figures, joined

UNIT_COLUMNS = ("slot", "unit", "long", "medium", "close", "damage", "abilities", "token", "link")
LINES = ("long", "medium", "close")


def line_ups_section(facts: Facts, chances: Chances | None) -> TextSection:
    """Both line-ups, front first, and what they add up to."""
    t = facts.words.t
    sides = facts.sides()
    tables = [line_up_table(facts, side) for side in sides if side.line_up.cards]
    lines = [
        t("text-nobody-yet", side=heading(facts, side)) for side in sides if not side.line_up.cards
    ]
    return TextSection(
        name="line-ups",
        heading=t("text-heading-line-ups"),
        lines=[*lines, *chance_lines(facts, chances)],
        tables=[*tables, totals_table(facts, sides)],
    )


def heading(facts: Facts, side: Side) -> str:
    """`Ada attacks`."""
    attacks = side.side == ATTACKER
    return facts.words.t("battle-attacks" if attacks else "battle-defends", who=side.name)


def line_up_table(facts: Facts, side: Side) -> TextTable:
    """One side, front first."""
    t = facts.words.t
    return TextTable(
        caption=heading(facts, side),
        columns=[t(f"text-column-{name}") for name in UNIT_COLUMNS],
        rows=[unit_row(facts, side, place) for place in range(len(side.line_up.cards))],
    )


def unit_row(facts: Facts, side: Side, place: int) -> list[str]:
    """One Unit of a line-up with its token, its damage and its Link."""
    words = facts.words
    unit = facts.box.units[side.line_up.cards[place]]
    token = side.line_up.tokens[place]
    *values, icons = figures(unit)
    if not side.facts.standing[place]:
        damage = words.t("state-defeated")
    elif side.facts.damage[place]:
        damage = words.t("text-damage", damage=side.facts.damage[place], icons=icons)
    else:
        damage = icons
    carried = [facts.token(token)] if token != NONE else []
    return [
        str(place + 1),
        unit.name,
        *values,
        damage,
        joined(words, abilities(words, unit), "abilities"),
        joined(words, carried, "token"),
        link_words(facts, side, place),
    ]


def link_words(facts: Facts, side: Side, place: int) -> str:
    """`with 2`: the places that a Unit is linked with."""
    links = side.links
    linked = [gap + 1 for gap in (place - 1,) if gap >= 0 and links[gap]]
    linked += [place + 2 for gap in (place,) if gap < len(links) and links[gap]]
    words = facts.words
    return joined(words, [words.t("text-linked", place=str(other)) for other in linked], "link")


def totals_table(facts: Facts, sides: tuple[Side, Side]) -> TextTable:
    """What each side brings to each Line, and its die."""
    t = facts.words.t
    rows = [
        [t(f"line-{line}"), *(total_words(facts, side, number) for side in sides)]
        for number, line in enumerate(LINES)
    ]
    rows.append([t("text-row-die"), *(die_words(facts, side) for side in sides)])
    rows.append([t("text-row-coming"), *(str(side.facts.coming) for side in sides)])
    looked_at = int(relics_looked_at(max(1, len(sides[0].line_up.cards))))
    rows.append([t("text-row-relics-seen"), str(looked_at), t("text-none", column="relics")])
    return TextTable(
        caption=t("text-caption-totals"),
        columns=[t("text-column-line"), *(heading(facts, side) for side in sides)],
        rows=rows,
    )


def total_words(facts: Facts, side: Side, line: int) -> str:
    """`3`, or `2, die 0 to +1` before the dice are rolled."""
    total, shown = str(side.totals[line]), side.facts.lines[line]
    if shown.total is not None:
        return total
    lowest, highest = signed(shown.lowest), signed(shown.highest)
    return facts.words.t("text-before-dice", total=total, lowest=lowest, highest=highest)


def die_words(facts: Facts, side: Side) -> str:
    """The die of a side, and what it shows once it is rolled."""
    t = facts.words.t
    die = t(f"die-{side.die}")
    if side.face is None:
        return die
    values = zip(LINES, (side.face.long, side.face.medium, side.face.close), strict=True)
    shown = [
        t("die-line", line=t(f"line-{line}"), value=signed(int(value))) for line, value in values
    ]
    return t("die-shows", die=die, face=", ".join(shown))


def chance_lines(facts: Facts, chances: Chances | None) -> list[str]:
    """The chances of both sides, `Ada wins 64 of 100, Era II 33 of 100`."""
    if chances is None:
        return []
    attacker, defender = facts.sides()
    return [
        facts.words.t(
            "text-chances" if chances.exact else "text-chances-about",
            attacker=attacker.name,
            wins=of_100(chances.wins),
            defender=defender.name,
            loses=of_100(chances.loses),
        )
    ]

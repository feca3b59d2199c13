"""`abth cards`: the box as a table, card by card, or as JSON."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.shared.command_line import Argument, Option
from abth.cli.shared.language import t, words
from abth.cli.shared.tables import Column, Table
from abth.cli.shared.terminal import Content, box_of, examples, print_json

if TYPE_CHECKING:
    from abth.rules.box import Box, UnitCard

EXAMPLES = (
    ("abth cards --era II --rank elite", "cli-cards-example-elite"),
    ("abth cards --sort close", "cli-cards-example-close"),
    ("abth cards Catapult", "cli-cards-example-name"),
    ("abth cards --json", "cli-cards-example-json"),
)


class Era(StrEnum):
    """The four Eras."""

    I = "I"  # noqa: E741 (as printed)
    II = "II"
    III = "III"
    IV = "IV"


class Rank(StrEnum):
    """The three kinds of Units."""

    BASE = "base"
    ELITE = "elite"
    HERO = "hero"


class Order(StrEnum):
    """What the table can be sorted by."""

    BOX = "box"
    NAME = "name"
    LONG = "long"
    MEDIUM = "medium"
    CLOSE = "close"
    DAMAGE = "damage"


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("cards", help="cli-cards")(cards)


def epilog() -> str:
    """What follows the options in the help."""
    return examples(*EXAMPLES)


def cards(
    context: click.Context,
    name: Annotated[str | None, Argument(help="cli-cards-name", show_default=False)] = None,
    era: Annotated[Era | None, Option(help="cli-cards-era")] = None,
    rank: Annotated[Rank | None, Option(help="cli-cards-rank")] = None,
    sort: Annotated[Order, Option(help="cli-cards-sort")] = Order.BOX,
    as_json: Annotated[bool, Option("--json", help="cli-cards-json")] = False,
    content: Content = None,
) -> None:
    """Show the Unit cards of the box, or print the whole box as JSON."""
    box = box_of(context, content)
    if as_json:
        if name is not None or era is not None or rank is not None or sort is not Order.BOX:
            raise click.BadParameter(t("cli-cards-json-alone"), param_hint="--json")
        print_json(box_as_json(box))
    elif name is not None:
        show_card(box, name)
    else:
        show_table(sorted_units(chosen_units(box, era, rank), sort))


def chosen_units(box: Box, era: Era | None, rank: Rank | None) -> list[UnitCard]:
    """The Units of an Era and of a rank, if these are given."""
    from abth.rules.terms import ERAS, RANKS

    return [
        unit
        for unit in box.units
        if (era is None or unit.era == ERAS.index(era.value) + 1)
        and (rank is None or unit.rank == RANKS.index(rank.value))
    ]


def sorted_units(units: list[UnitCard], order: Order) -> list[UnitCard]:
    """The Units in this order; equal ones stay in the order of the box."""
    if order is Order.BOX:
        return units
    if order is Order.NAME:
        return sorted(units, key=lambda unit: unit.name.casefold())
    field = "damage_icons" if order is Order.DAMAGE else order.value
    return sorted(units, key=lambda unit: -int(getattr(unit, field)))


# On the terminal


def show_table(units: list[UnitCard]) -> None:
    """One row for each Unit."""
    from abth.rules.terms import RANKS

    table = Table(
        Column(t("cli-column-card")),
        Column(t("cli-column-rank")),
        Column(t("terminal-column-era"), "center"),
        *(Column(t(f"step-short-{line}"), "right") for line in ("long", "medium", "close")),
        Column(t("cli-column-damage"), "right"),
        Column(t("cli-column-links"), "center"),
        Column(t("cli-column-icons")),
        caption=t("cli-cards-count", count=len(units)),
    )
    for unit in units:
        numbers = (unit.long, unit.medium, unit.close, unit.damage_icons)
        table.add(
            unit.id,
            t(f"cli-rank-{RANKS[unit.rank]}"),
            era_text(unit.era),
            *(str(number) for number in numbers),
            links_text(unit),
            icons_text(unit),
        )
    table.show(otherwise=120)


def show_card(box: Box, name: str) -> None:
    """One card with its note and where it is printed."""
    from abth.protocol.battle import BattleReader
    from abth.rules.terms import RANKS

    unit = BattleReader(box).read_card(name, "NAME")
    values = t("unit-values", long=int(unit.long), medium=int(unit.medium), close=int(unit.close))
    damage = t("unit-damage", icons=int(unit.damage_icons))
    kind = f"cli-kind-{RANKS[unit.rank]}"
    lines = [
        f"{unit.name} ({unit.id})",
        t(kind, era=era_text(unit.era), copies=int(unit.copies)),
        t("cli-card-numbers", values=values, damage=damage),
    ]
    if unit.link_left or unit.link_right:
        lines.append(t("cli-card-shields", shields=links_text(unit)))
    if icons_text(unit):
        lines.append(t("cli-card-icons", icons=icons_text(unit)))
    if unit.aliases:
        lines.append(t("cli-card-aliases", names=words().listed(unit.aliases)))
    if unit.printed:
        source = words().printed(f"printed-{unit.id}", unit.printed)
        lines.append(t("cli-card-printed", source=source))
    lines.append(words().printed(f"note-{unit.id}", unit.note))
    for line in lines:
        click.echo(line)


def era_text(era: int) -> str:
    """`II`, or a dash for none."""
    from abth.rules.terms import ERAS

    return ERAS[era - 1] if era else "-"


def links_text(unit: UnitCard) -> str:
    """`I ‧ II`: the left and the right half shield."""
    if not unit.link_left and not unit.link_right:
        return ""
    return f"{era_text(unit.link_left)} | {era_text(unit.link_right)}"


def icons_text(unit: UnitCard) -> str:
    """`Assault, Accuracy x2`: all icons of a card."""
    from abth.content.loader import UNIT_ICONS
    from abth.words.pieces import icon_name

    counts = [(icon, int(getattr(unit, icon))) for icon in UNIT_ICONS]
    return ", ".join(icon_name(words(), icon, count) for icon, count in counts if count)


# As JSON


def box_as_json(box: Box) -> dict[str, object]:
    """Everything in the box that matters in play."""
    return {
        "units": [unit_as_json(unit) for unit in box.units],
        "relics": [{"id": r.id, "name": r.name, "era": int(r.era)} for r in box.relics],
        "tiles": [
            {"eras": [int(t.low), int(t.high)], "pointer": int(t.pointer)} for t in box.tiles
        ],
        "warfare_tokens": [{"id": t.id, "copies": int(t.copies)} for t in box.tokens],
        "prowess": {s.id: [int(value) for value in s.prowess] for s in box.sabatons},
    }


def unit_as_json(unit: UnitCard) -> dict[str, object]:
    """One card; missing parts are null or 0."""
    from abth.rules.terms import RANKS

    return {
        "id": unit.id,
        "name": unit.name,
        "rank": RANKS[unit.rank],
        "era": int(unit.era) or None,
        "copies": int(unit.copies),
        "long": int(unit.long),
        "medium": int(unit.medium),
        "close": int(unit.close),
        "damage": int(unit.damage_icons),
        "reinforcement": int(unit.reinforcement),
        "assault": int(unit.assault),
        "heroic_death": int(unit.heroic_death),
        "accuracy": int(unit.accuracy),
        "diversion": int(unit.diversion),
        "relaunch": int(unit.relaunch),
        "link_left": int(unit.link_left) or None,
        "link_right": int(unit.link_right) or None,
    }

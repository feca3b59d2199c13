"""The Gears of History and the players in colors, each as a panel."""

from __future__ import annotations

from rich import box as borders
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from abth.cli.play.theme import (
    BRASS,
    IRON,
    SHAPES,
    SOFT,
    chip,
    joined,
    mark_of,
    painted,
    shortened,
    tint_of,
)
from abth.cli.shared.language import t, words
from abth.rules.terms import TILES_PER_TURN
from abth.rules.views import PlayerView
from abth.text_seat.facts import Facts
from abth.words.pieces import action_name

ROOMY = 100  # columns from which tokens have a column of their own


def panel(content: Text | Table | Group, title: str, width: int) -> Panel:
    """A frame with a title."""
    heading = painted(f" {title} ", f"bold {BRASS}")
    return Panel(
        content, title=heading, title_align="left", border_style=IRON, box=borders.ROUNDED,
        width=width, padding=(0, 1),
    )  # fmt: skip


# The gear


def gear(facts: Facts, width: int) -> Panel:
    """Tiles, actions and tokens; the active ones are lit."""
    view = facts.view
    tiles = label(t("table-active")).append_text(tile(facts, view.active_tile, lit=True))
    tiles.append(f"    {t('table-pending')}  ", SOFT).append_text(
        tile(facts, view.pending_tile, lit=False)
    )
    inserted = t("terminal-inserted", count=view.tiles_inserted, most=int(TILES_PER_TURN))
    tiles.append(f"    {inserted}", SOFT)
    actions = label(t("terminal-actions")).append_text(joined(gear_actions(facts)))
    tokens = label(t("terminal-tokens")).append_text(joined(token_spaces(facts)))
    return panel(Text("\n").join([tiles, actions, tokens]), t("table-gears"), width)


def label(name: str) -> Text:
    """What a line of the gear is about."""
    return painted(f"{name:9}", SOFT)


def tile(facts: Facts, number: int, lit: bool) -> Text:
    """A tile: its two Eras, and the token space it indicates."""
    printed = facts.box.tiles[number]
    eras = [int(printed.low), int(printed.high)]
    if lit:
        return joined([chip(mark_of(era), f"bold #17120a on {tint_of(era)}") for era in eras], " ")
    text = joined([painted(mark_of(era), tint_of(era)) for era in eras])
    if not facts.frame.wheel_points:
        text.append(f" {t('terminal-points-at', space=int(printed.pointer))}", SOFT)
    return text


def gear_actions(facts: Facts) -> list[Text]:
    """The four actions, the two active ones lit."""
    found = []
    for action, active, used in facts.actions():
        name = action_name(words(), action.id, action.name)
        if not active:
            found.append(painted(f" {name} ", SOFT))
        elif used:
            found.append(painted(f" {name} ({t('gear-used')}) ", f"{SOFT} strike"))
        else:
            found.append(chip(f"▸ {name}"))
    return found


def token_spaces(facts: Facts) -> list[Text]:
    """The three token spaces, the indicated one lit."""
    found = []
    for space, (name, pointed) in enumerate(facts.tokens(), 1):
        named = f"{space} {name}"
        found.append(chip(f"▸ {named}") if pointed else Text(f" {named} "))
    return found


# The players


def players(facts: Facts, width: int) -> Panel:
    """The area of every player, as far as it is open; on a narrow terminal tokens go below."""
    wide = width >= ROOMY
    table = Table(box=None, expand=True, header_style=SOFT, pad_edge=False)
    table.padding = (0, 2 if wide else 1, 0, 0)
    table.add_column(f"  {t('terminal-column-player')}", no_wrap=True)
    table.add_column(t("terminal-column-era"), no_wrap=True)
    for column in ("hand", "deck", "discard"):
        table.add_column(t(f"terminal-column-{column}"), justify="right", no_wrap=True)
    table.add_column(t("terminal-column-relics"), no_wrap=True)
    for column in ("prowess", "honor", "points"):
        table.add_column(t(f"terminal-column-{column}"), justify="right", no_wrap=True)
    table.add_column(t("terminal-tokens") if wide else "", ratio=1)
    for player in facts.view.players:
        tokens = Text(", ".join(facts.held(player)) or "-") if wide else Text()
        table.add_row(*player_row(facts, player, 16 if wide else 10), tokens)
    title = t("table-round", round=facts.round, rounds=int(facts.frame.rounds))
    return panel(table if wide else Group(table, *tokens_held(facts)), title, width)


def tokens_held(facts: Facts) -> list[Text]:
    """A line for each player who holds tokens."""
    return [
        Text("  ").append(
            t("terminal-tokens-of", who=facts.names[player.seat], tokens=", ".join(held))
        )
        for player in facts.view.players
        if (held := facts.held(player))
    ]


def player_row(facts: Facts, player: PlayerView, room: int) -> list[Text]:
    """One player, without the tokens."""
    won = facts.prowess_won(player.seat)
    return [
        player_name(facts, player, room),
        painted(mark_of(player.era), tint_of(player.era)) if player.era else painted("-", SOFT),
        Text(str(player.hand_size)),
        Text(str(player.deck_size)),
        Text(str(len(player.discard))),
        relics(facts, player),
        Text(f"{player.prowess_left}{f' +{won}' if won else ''}"),
        painted(str(player.honor), "" if player.honor else SOFT),
        painted(facts.points(player), f"bold {BRASS}"),
    ]


def player_name(facts: Facts, player: PlayerView, room: int) -> Text:
    """`▸ Ada · Hannes`, with a mark for whose turn it is."""
    acts = player.seat == facts.view.active
    text = painted("▸ " if acts else "  ", BRASS)
    own = player.seat == facts.view.seat
    text.append(shortened(facts.names[player.seat], room), f"bold {BRASS}" if own else "bold")
    return text.append(f" · {facts.sabaton(player)}", SOFT)


def relics(facts: Facts, player: PlayerView) -> Text:
    """`●1 ■2`: the Relics by Era."""
    found = [
        painted(f"{SHAPES[era]}{count}", tint_of(era + 1))
        for era, count in enumerate(facts.relics(player))
        if count
    ]
    return joined(found, " ") if found else painted("-", SOFT)

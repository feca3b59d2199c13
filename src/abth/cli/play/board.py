"""The board in colors: a row of three cards for every Era, and who stands there."""

from __future__ import annotations

from rich.text import Text

from abth.cli.play.cards import VALUES, Card, Edge, row
from abth.cli.play.theme import BRASS, SOFT, mark_of, painted, shortened, tint_of
from abth.cli.shared.language import t
from abth.rules.terms import NONE
from abth.text_seat.facts import Facts

MARGIN = 2  # for Links that continue in another row


def board(facts: Facts, width: int) -> list[Text]:
    """All four Eras."""
    lines = [line for era in range(1, 5) for line in era_rows(facts, era, width)]
    return [*lines, painted(t("terminal-legend").center(width).rstrip(), SOFT)]


def era_rows(facts: Facts, era: int, width: int) -> list[Text]:
    """The heading of an Era and its three cards."""
    gap = 7 if width >= 100 else 5
    size = (width - 2 * MARGIN - 2 * gap) // 3
    first = (era - 1) * 3
    spaces = range(first, first + 3)
    gaps = [facts.link_after(space) for space in spaces]
    cards = [card_at(facts, space, first) for space in spaces]
    lines = [heading(facts, era, 2 * MARGIN + 3 * size + 2 * gap)]
    for number, line in enumerate(row(cards, size, gaps, gap)):
        before = facts.link_before(first) if number == VALUES else 0
        after = gaps[2] if number == VALUES else 0
        lines.append(around(before, "▸═") + line + around(after, "═▸"))
    return lines


def around(kind: int, arrow: str) -> Text:
    """The mark of a Link that continues in the row before or after this one."""
    return painted(arrow, f"bold {tint_of(kind)}") if kind else Text(" " * MARGIN)


def card_at(facts: Facts, space: int, first: int) -> Card | str:
    """The card on a space, and how it meets its neighbors."""
    unit = facts.unit_at(space)
    if unit is None:
        return t("terminal-empty")
    left = right = Edge.OPEN
    if facts.link_before(space):
        left = Edge.AROUND if space == first else Edge.BRIDGED
    if facts.link_after(space):
        right = Edge.AROUND if space == first + 2 else Edge.BRIDGED
    return Card(unit, left, right)


def heading(facts: Facts, era: int, width: int) -> Text:
    """`● I ━━ on the active tile ━━━━━ deck 14 ━ ⚑ Ada`; heavy if the player may jump there."""
    view, tint = facts.view, tint_of(era)
    tile = facts.box.tiles[view.active_tile] if view.active_tile != NONE else None
    is_active = tile is not None and era in (tile.low, tile.high)
    line = "━" if is_active else "─"
    text = painted(f"{line * MARGIN} ", tint).append(f"{mark_of(era)} ", f"bold {tint}")
    if is_active:
        text.append(line * 2, tint).append(f" {t('terminal-active-tile')} ", f"bold {BRASS}")
    sizes = t("terminal-piles", deck=len(view.era_decks[era]), discard=len(view.era_discards[era]))
    piles = f" {sizes} "
    flags = visitors(facts, era, width - len(text) - len(piles) - 6)
    fill = width - len(text) - len(piles) - len(flags) - 2
    text.append(line * fill, tint).append(piles, SOFT)
    return text.append_text(flags).append(line * 2, tint)


def visitors(facts: Facts, era: int, room: int) -> Text:
    """The Sabatons that stand in an Era."""
    seats = facts.visitors(era)
    text = Text()
    for seat in seats:
        name = shortened(facts.names[seat], max(room // len(seats) - 3, 3))
        own = seat == facts.view.seat
        text.append("⚑ ", BRASS).append(f"{name} ", f"bold {BRASS}" if own else "bold")
    return text

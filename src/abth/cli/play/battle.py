"""The battlefield in colors: both line-ups, front to front."""

from __future__ import annotations

from rich.text import Text

from abth.cli.play.cards import Card, Edge, row, values_text
from abth.cli.play.theme import BRASS, IRON, painted, shortened
from abth.cli.shared.language import t
from abth.rules.terms import ATTACKER, NONE
from abth.text_seat.facts import Facts, Side

FRONT = 5  # columns of the Battlefront
WIDEST_CARD = 28
NARROWEST_CARD = 19  # below this the two sides lie in two rows


def battlefield(facts: Facts, width: int) -> list[Text]:
    """The Attacker at the left, the Defender at the right, the Battlefront between them."""
    attacker, defender = facts.sides()
    counts = [max(1, len(side.line_up.cards)) for side in (attacker, defender)]
    gap = 5 if width >= 100 else 3
    gaps = (counts[0] + counts[1] - 2) * gap
    size = min((width - FRONT - gaps) // sum(counts), WIDEST_CARD)
    if size >= NARROWEST_CARD:
        lines = abreast(facts, attacker, defender, size, gap)
    else:
        size = min((width - (max(counts) - 1) * gap) // max(counts), WIDEST_CARD)
        lines = stacked(facts, attacker, defender, size, gap)
    margin = (width - max(len(line) for line in lines)) // 2
    return [Text(" " * margin) + line for line in lines]


def abreast(facts: Facts, attacker: Side, defender: Side, size: int, gap: int) -> list[Text]:
    """Both sides in one row."""
    sides = (attacker, defender)
    least = max(len(line_up(facts, side, size, gap)) for side in sides)
    blocks = [block(facts, side, size, gap, least) for side in sides]
    height = max(len(lines) for lines in blocks)
    for lines in blocks:
        while len(lines) < height:
            lines.append(Text(" " * len(lines[0])))
    front = [painted("  ┃  ", f"bold {BRASS}")] * height
    return [a + b + c for a, b, c in zip(blocks[0], front, blocks[1], strict=True)]


def stacked(facts: Facts, attacker: Side, defender: Side, size: int, gap: int) -> list[Text]:
    """The Attacker above, its front at the right; the Defender below, its front at the left."""
    above = block(facts, attacker, size, gap)
    below = block(facts, defender, size, gap)
    width = max(len(above[0]), len(below[0]))
    for line in above:
        line.pad_left(width - len(line))
    front = painted(f" {t('battle-front')} ".center(width, "━"), f"bold {BRASS}")
    return [*above, front, *below]


def block(facts: Facts, side: Side, size: int, gap: int, least: int = 3) -> list[Text]:
    """One side: who it is, its cards, its die and what it adds up to."""
    count = max(1, len(side.line_up.cards))
    width = count * size + (count - 1) * gap
    attacks = side.side == ATTACKER
    words = t("battle-attacks" if attacks else "battle-defends", who=side.name)
    title = painted(shortened(words, width), "bold")
    notes = [title, total(side, width), *([die(side, width)] if side.face is not None else [])]
    for note in notes:
        note.align("right" if attacks else "left", width)
    return [title, *line_up(facts, side, size, gap, least), *notes[1:]]


def line_up(facts: Facts, side: Side, size: int, gap: int, least: int = 3) -> list[Text]:
    """The cards of one side, the front next to the Battlefront (TERM-5, TERM-6)."""
    shown = side.line_up
    if not shown.cards:
        return row([t("terminal-nobody-yet")], size, [], gap, least)
    gaps = side.links
    cards: list[Card | str] = [laid(facts, side, place, gaps) for place in range(len(shown.cards))]
    if side.side == ATTACKER:
        cards.reverse()
        gaps = gaps[::-1]
    return row(cards, size, gaps, gap, least)


def laid(facts: Facts, side: Side, place: int, links: list[int]) -> Card:
    """One card of a line-up."""
    shown = side.line_up
    edges = [
        Edge.BRIDGED if 0 <= gap < len(links) and links[gap] else Edge.OPEN
        for gap in (place - 1, place)
    ]  # toward the front and toward the rear
    left, right = reversed(edges) if side.side == ATTACKER else edges
    token = shown.tokens[place]
    return Card(
        unit=facts.box.units[shown.cards[place]],
        left=left,
        right=right,
        token=facts.token(token) if token != NONE else "",
        damage=side.facts.damage[place],
        fallen=not side.facts.standing[place],
    )


def total(side: Side, width: int) -> Text:
    """The totals of the side in each Line."""
    text = painted(f"{t('terminal-total')} ", IRON)
    return text.append_text(values_text(*side.totals))


def die(side: Side, width: int) -> Text:
    """The die of a side once it is rolled."""
    face = side.face
    assert face is not None
    long, short = t(f"die-{side.die}"), t(f"terminal-{side.die}")
    name = f"{long} " if width >= len(long) + 12 else f"{short} "
    numbers = (int(face.long), int(face.medium), int(face.close))
    return painted(name, BRASS).append_text(values_text(*numbers, gap=" ", signed=True))

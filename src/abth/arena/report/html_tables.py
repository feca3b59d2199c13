"""The tables of the report, as HTML that sorts on a click."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from abth.arena.match_record import Why
from abth.arena.statistics.tournament_result import SOURCES, Rate, Result
from abth.rules.terms import ERAS

ENDING_NAMES: Final = ("attacker wins", "defender wins", "annihilated")
NOTHING: Final = "\N{EN DASH}"


@dataclass(frozen=True)
class Cell:
    """What is shown, and what it is sorted by."""

    text: str
    key: float | str
    kind: str = ""


def number(value: float | None, form: str) -> Cell:
    """A number in this form, or a dash."""
    return Cell(NOTHING, -1.0) if value is None else Cell(format(value, form), value)


def words(text: str) -> Cell:
    """A text."""
    return Cell(text, text.lower(), "text")


def share(rate: Rate) -> Cell:
    """A rate with its interval."""
    if not rate.of:
        return Cell(NOTHING, -1.0)
    low, high = rate.interval
    return Cell(f"{rate.rate:.1%} ({low:.0%} to {high:.0%})", rate.rate)


def table(headings: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    """A table with headings that sort it."""
    lines = [[*row] for row in rows]
    kinds = [cell.kind for cell in lines[0]] if lines else [""] * len(headings)
    head = "".join(
        f'<th scope="col" class="{kind}"><button type="button">{escape(heading)}</button></th>'
        for heading, kind in zip(headings, kinds, strict=True)
    )
    body = "\n".join("<tr>" + "".join(map(td, row)) + "</tr>" for row in lines)
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>\n'
        f"<tbody>{body}</tbody></table></div>"
    )


def td(cell: Cell) -> str:
    """One cell."""
    return f'<td class="{cell.kind}" data-key="{escape(str(cell.key))}">{escape(cell.text)}</td>'


def bots(result: Result) -> str:
    """One row for each bot."""
    headings = ("Bot", "Rating", "Matches", "Wins", "Place", "Score", "ms/decision", "Forfeits")
    return table(
        headings,
        (
            (
                words(bot.bot),
                Cell(f"{bot.mu:.1f} ± {2 * bot.sigma:.1f}", bot.mu),
                number(bot.wins.of, ","),
                share(bot.wins),
                number(bot.place, ".2f"),
                Cell(f"{bot.score:.1f} ± {bot.score_sd:.1f}", bot.score),
                number(bot.ms_per_decision, ".2f"),
                number(bot.forfeits, ","),
            )
            for bot in result.bots
        ),
    )


def points(result: Result) -> str:
    """Mean points by source, one row for each bot."""
    return table(
        ("Bot", *(source.capitalize() for source in SOURCES), "Together"),
        (
            (
                words(bot.bot),
                *(number(bot.points[source], ".2f") for source in SOURCES),
                number(bot.score, ".2f"),
            )
            for bot in result.bots
        ),
    )


def pairs(result: Result) -> str:
    """One row for each pair that has met."""
    found = result.head_to_head
    return table(
        ("Bot", "Against", "Finished above", "Meetings"),
        (
            (words(bot), words(other), number(above, ".1%"), number(met, ","))
            for bot, aboves, meetings in zip(found.bots, found.above, found.meetings, strict=True)
            for other, above, met in zip(found.bots, aboves, meetings, strict=True)
            if met
        ),
    )


def seats(result: Result) -> str:
    """One row for each place in turn order."""
    return table(
        ("Turn order", "Matches", "Wins", "Mean score"),
        (
            (
                Cell(f"{seat.position}.", seat.position),
                number(seat.wins.of, ","),
                share(seat.wins),
                number(seat.score, ".2f"),
            )
            for seat in result.seats
        ),
    )


def battles(result: Result) -> str:
    """One row for each Era and each Round."""
    found = result.battles
    named = [(f"Era {ERAS[part.number - 1]}", part) for part in found.by_era]
    named += [(f"Round {part.number}", part) for part in found.by_round]
    return table(
        (
            "Where and when",
            *(f"{who}: {what}" for who in ("Board", "Players") for what in ENDING_NAMES),
        ),
        (
            (words(name), *(number(count, ",") for count in (*part.board, *part.players)))
            for name, part in named
        ),
    )


def cards(result: Result) -> str:
    """One row for each Elite and Hero."""
    headings = ("Card", "Rank", "Era", "Available", "Faced", "Pick rate", "Recruited", "Owned")
    return table(
        (*headings, "Owners' wins"),
        (
            (
                words(card.name),
                words(card.rank),
                Cell(ERAS[card.era - 1], card.era),
                number(card.available, ","),
                number(card.faced, ","),
                number(card.pick_rate, ".1%"),
                number(card.recruited, ","),
                number(card.owned, ","),
                share(card.owners_win),
            )
            for card in result.cards
        ),
    )


def tokens(result: Result) -> str:
    """One row for each Warfare token."""
    return table(
        ("Token", "Taken", "Used", "Matches of users", "Users' wins"),
        (
            (
                words(token.name),
                number(token.taken, ","),
                number(token.used, ","),
                number(token.users_win.of, ","),
                share(token.users_win),
            )
            for token in result.tokens
        ),
    )


def forfeits(result: Result, why: Mapping[Why, str]) -> str:
    """One row for each match that went wrong."""
    rows = [
        (
            number(spoilt.match + 1, "d"),
            words(spoilt.bot),
            words(why[spoilt.why]),
            Cell(spoilt.message, spoilt.message, "text long"),
            words(spoilt.log or ""),
        )
        for spoilt in result.forfeits
    ]
    rows += [
        (
            number(crash.match + 1, "d"),
            words(""),
            words("crashed"),
            Cell(crash.message, crash.message, "text long"),
            words(""),
        )
        for crash in result.crashes
    ]
    return table(("Match", "Bot", "What", "Details", "Log"), rows)

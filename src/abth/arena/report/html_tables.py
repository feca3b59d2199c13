"""The tables of the report, as HTML that sorts on a click."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from abth.arena.matches.match_record import reason_in
from abth.arena.statistics.tournament_result import SOURCES, Rate, Result
from abth.rules.terms import ERAS
from abth.words import Words
from abth.words.pieces import token_name

ENDINGS: Final = ("report-attacker-wins", "report-defender-wins", "report-annihilated")
"""How a battle ends, by message."""
SOURCE_NAMES: Final = {
    "elites": "end-source-elite",
    "heroes": "end-source-heroes",
    "relics": "end-source-relics",
    "prowess": "end-source-prowess",
    "honor": "end-source-honor",
}
NOTHING: Final = "\N{EN DASH}"


@dataclass(frozen=True)
class Cell:
    """What is shown, and what it is sorted by."""

    text: str
    key: float | str
    kind: str = ""


def number(said: Words, value: float | None, digits: int = 0) -> Cell:
    """A number with so many digits after the point, or a dash."""
    return Cell(NOTHING, -1.0) if value is None else Cell(said.number(value, digits), value)


def percent(said: Words, value: float | None) -> Cell:
    """A share of 1, or a dash."""
    return Cell(NOTHING, -1.0) if value is None else Cell(said.percent(value, 1), value)


def plus_minus(said: Words, value: float, doubt: float) -> Cell:
    """`25.3 ± 1.2`."""
    return Cell(f"{said.number(value, 1)} ± {said.number(doubt, 1)}", value)


def words(text: str) -> Cell:
    """A text."""
    return Cell(text, text.lower(), "text")


def share(said: Words, rate: Rate) -> Cell:
    """A rate with its interval."""
    if not rate.of:
        return Cell(NOTHING, -1.0)
    low, high = map(said.percent, rate.interval)
    text = said.t("report-share", rate=said.percent(rate.rate, 1), low=low, high=high)
    return Cell(text, rate.rate)


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


def bots(result: Result, said: Words) -> str:
    """One row for each bot."""
    return table(
        (
            said.t("cli-column-bot"),
            said.t("cli-column-rating"),
            said.t("report-column-matches"),
            said.t("cli-column-wins"),
            said.t("cli-column-place"),
            said.t("cli-column-score"),
            said.t("report-column-ms"),
            said.t("cli-column-forfeits"),
        ),
        (
            (
                words(bot.bot),
                plus_minus(said, bot.mu, 2 * bot.sigma),
                number(said, bot.wins.of),
                share(said, bot.wins),
                number(said, bot.place, 2),
                plus_minus(said, bot.score, bot.score_sd),
                number(said, bot.ms_per_decision, 2),
                number(said, bot.forfeits),
            )
            for bot in result.bots
        ),
    )


def points(result: Result, said: Words) -> str:
    """Mean points by source, one row for each bot."""
    return table(
        (
            said.t("cli-column-bot"),
            *(said.t(SOURCE_NAMES[source]) for source in SOURCES),
            said.t("report-column-together"),
        ),
        (
            (
                words(bot.bot),
                *(number(said, bot.points[source], 2) for source in SOURCES),
                number(said, bot.score, 2),
            )
            for bot in result.bots
        ),
    )


def pairs(result: Result, said: Words) -> str:
    """One row for each pair that has met."""
    found = result.head_to_head
    return table(
        (
            said.t("cli-column-bot"),
            said.t("report-column-against"),
            said.t("report-column-above"),
            said.t("report-column-meetings"),
        ),
        (
            (words(bot), words(other), percent(said, above), number(said, met))
            for bot, aboves, meetings in zip(found.bots, found.above, found.meetings, strict=True)
            for other, above, met in zip(found.bots, aboves, meetings, strict=True)
            if met
        ),
    )


def seats(result: Result, said: Words) -> str:
    """One row for each place in turn order."""
    return table(
        (
            said.t("report-seats"),
            said.t("report-column-matches"),
            said.t("cli-column-wins"),
            said.t("cli-column-mean"),
        ),
        (
            (
                Cell(f"{seat.position}.", seat.position),
                number(said, seat.wins.of),
                share(said, seat.wins),
                number(said, seat.score, 2),
            )
            for seat in result.seats
        ),
    )


def battles(result: Result, said: Words) -> str:
    """One row for each Era and each Round."""
    found = result.battles
    named = [(said.t("era-named", era=ERAS[part.number - 1]), part) for part in found.by_era]
    named += [(said.t("report-round", round=part.number), part) for part in found.by_round]
    sides = (said.t("report-board"), said.t("report-players"))
    return table(
        (
            said.t("report-column-where"),
            *(
                said.t("report-column-ending", who=who, what=said.t(what))
                for who in sides
                for what in ENDINGS
            ),
        ),
        (
            (words(name), *(number(said, count) for count in (*part.board, *part.players)))
            for name, part in named
        ),
    )


def cards(result: Result, said: Words) -> str:
    """One row for each Elite and Hero."""
    return table(
        (
            said.t("cli-column-card"),
            said.t("cli-column-rank"),
            said.t("terminal-column-era"),
            said.t("report-column-available"),
            said.t("report-column-faced"),
            said.t("report-column-picks"),
            said.t("report-column-recruited"),
            said.t("report-column-owned"),
            said.t("report-column-owners"),
        ),
        (
            (
                words(card.name),
                words(said.t(f"cli-rank-{card.rank}")),
                Cell(ERAS[card.era - 1], card.era),
                number(said, card.available),
                number(said, card.faced),
                percent(said, card.pick_rate),
                number(said, card.recruited),
                number(said, card.owned),
                share(said, card.owners_win),
            )
            for card in result.cards
        ),
    )


def tokens(result: Result, said: Words) -> str:
    """One row for each Warfare token."""
    return table(
        (
            said.t("report-column-token"),
            said.t("report-column-taken"),
            said.t("report-column-used"),
            said.t("report-column-users-matches"),
            said.t("report-column-users"),
        ),
        (
            (
                words(token_name(said, token.id, token.name)),
                number(said, token.taken),
                number(said, token.used),
                number(said, token.users_win.of),
                share(said, token.users_win),
            )
            for token in result.tokens
        ),
    )


def long_text(text: str) -> Cell:
    """A cell with a sentence in it."""
    return Cell(text, text, "text long")


def forfeits(result: Result, said: Words) -> str:
    """One row for each match that went wrong."""
    rows = [
        (
            number(said, spoilt.match),
            words(spoilt.bot),
            words(said.t(f"report-why-{spoilt.why}")),
            long_text(reason_in(said, spoilt)),
            words(spoilt.log or ""),
        )
        for spoilt in result.forfeits
    ]
    rows += [
        (
            number(said, crash.match),
            words(""),
            words(said.t("report-why-crashed")),
            long_text(reason_in(said, crash)),
            words(""),
        )
        for crash in result.crashes
    ]
    return table(
        (
            said.t("report-column-match"),
            said.t("cli-column-bot"),
            said.t("report-column-what"),
            said.t("report-column-details"),
            said.t("report-column-log"),
        ),
        rows,
    )

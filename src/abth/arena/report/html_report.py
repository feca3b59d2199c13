"""The report: one HTML page that needs nothing else, neither files nor network."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

from abth.arena.report.html_tables import (
    battles,
    bots,
    cards,
    forfeits,
    pairs,
    points,
    seats,
    tokens,
)
from abth.arena.statistics.tournament_result import Result
from abth.words import ENGLISH, Words, words_in

INSTALL: Final = "pip install 'abth[report]'"
SECURITY: Final = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def page_of(result: Result, said: Words | None = None) -> str:
    """The whole page, in English if no other words are given."""
    said = said or words_in(ENGLISH)
    plots = plots_of(result, said)
    sections = [
        *wrong(result, said),
        *about_bots(result, plots, said),
        *about_the_box(result, plots, said),
    ]
    note = "" if plots else without_plots(said)
    title = said.t("report-title", bots=said.listed(result.plan["bots"]))
    return document(
        title, (header(result, said), note, "".join(sections), footer(result, said)), said
    )


def document(title: str, parts: Iterable[str], said: Words) -> str:
    """A page of its own that holds these parts."""
    inside = "\n".join(parts)
    return f"""<!doctype html>
<html lang="{said.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{SECURITY}">
<title>{escape(title)}</title>
<style>
{asset("report.css")}</style>
</head>
<body>
<main>
{inside}
</main>
<script>
{asset("report.js")}</script>
</body>
</html>
"""


def without_plots(said: Words) -> str:
    """How to get the plots that are missing."""
    extra, install = "<code>report</code>", f"<code>{INSTALL}</code>"
    text = said.t("report-without-plots", extra=extra, command=install)
    return f'<p class="note">{text}</p>'


def asset(name: str) -> str:
    """A file that lies beside this module."""
    return files("abth.arena.report").joinpath(name).read_text("utf-8")


def plots_of(result: Result, said: Words) -> dict[str, str]:
    """Every plot by its name; none without matplotlib."""
    if find_spec("matplotlib") is None:
        return {}
    from abth.arena.report import bot_plots, box_plots

    draw: tuple[Callable[[Result, Words], str], ...] = (
        bot_plots.ratings, bot_plots.head_to_head, bot_plots.points, bot_plots.scores,
        bot_plots.seats, box_plots.battles, box_plots.cards, box_plots.tokens,
    )  # fmt: skip
    return {plot.__name__: plot(result, said) for plot in draw}


def header(result: Result, said: Words) -> str:
    """Who won, and the numbers that everybody asks for first."""
    best, plan = result.bots[0], result.plan
    low, high = best.wins.interval
    matches = said.number(result.matches)
    if not result.finished:
        matches = said.t("report-count-of", count=result.matches, all=plan["matches"])
    lead = said.t(
        "report-lead",
        rate=said.percent(best.wins.rate),
        matches=best.wins.of,
        low=said.percent(low),
        high=said.percent(high),
        fair=said.percent(result.fair_share),
        players=plan["players"],
    )
    length, challenges = result.length, result.battles.challenges
    sure = said.number(2 * best.sigma, 1)
    tiles = (
        (matches, said.t("report-tile-matches", players=plan["players"])),
        (said.number(best.mu, 1), said.t("report-tile-rating", bot=best.bot, sure=sure)),
        (said.percent(length.leader_wins.rate), said.t("report-tile-leader")),
        (
            said.number(length.decisions),
            said.t("report-tile-decisions", least=length.least, most=length.most),
        ),
        (said.percent(challenges.rate), said.t("report-tile-challenges")),
    )
    return titled(said.t("report-over"), headline(result, said), lead, tiles)


def titled(over: str, title: str, lead: str, tiles: Iterable[tuple[str, str]]) -> str:
    """The head of a page: its title, one sentence, and tiles of a value and what it is."""
    items = "".join(f"<li><b>{escape(n)}</b>{escape(text)}</li>" for n, text in tiles)
    return (
        f'<header><p class="over">{escape(over)}</p><h1>{escape(title)}</h1>'
        f'<p class="lead">{escape(lead)}</p><ul class="tiles">{items}</ul></header>'
    )


def headline(result: Result, said: Words) -> str:
    """The news in a few words: whether the ratings of the first two lie clearly apart."""
    best, *others = result.bots
    if not others:
        return best.bot
    if best.mu - 2 * best.sigma > others[0].mu + 2 * others[0].sigma:
        return said.t("report-on-top", bot=best.bot)
    return said.t("report-close", bot=best.bot, other=others[0].bot)


def section(title: str, text: str, *parts: str, kind: str = "") -> str:
    """One section of the page."""
    inside = "\n".join(part for part in parts if part)
    return (
        f'<section class="{kind}"><h2>{escape(title)}</h2>\n<p>{escape(text)}</p>\n'
        f"{inside}</section>\n"
    )


def folded(title: str, inside: str) -> str:
    """A table that opens on a click."""
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


def wrong(result: Result, said: Words) -> Iterable[str]:
    """What went wrong, first of all and only if something did."""
    if result.forfeits or result.crashes:
        counts = {"forfeits": len(result.forfeits), "crashes": len(result.crashes)}
        text = said.t("report-wrong-text", **counts)
        yield section(said.t("report-wrong"), text, forfeits(result, said), kind="wrong")


def about_bots(result: Result, plots: dict[str, str], said: Words) -> Iterable[str]:
    """Ratings, meetings, points, seats."""
    numbers = said.t("report-numbers")
    yield section(
        said.t("report-bots"),
        said.t("report-bots-text"),
        plots.get("ratings", ""),
        bots(result, said),
    )
    if len(result.bots) > 1:
        yield section(
            said.t("report-pairs"),
            said.t("report-pairs-text"),
            plots.get("head_to_head", ""),
            folded(numbers, pairs(result, said)),
            kind="narrow",
        )
    yield section(
        said.t("report-points"),
        said.t("report-points-text"),
        plots.get("points", ""),
        folded(numbers, points(result, said)),
    )
    if plots:
        yield section(said.t("report-scores"), said.t("report-scores-text"), plots["scores"])
    yield section(
        said.t("report-seats"),
        said.t("report-seats-text"),
        plots.get("seats", ""),
        folded(numbers, seats(result, said)),
        kind="narrow",
    )


def about_the_box(result: Result, plots: dict[str, str], said: Words) -> Iterable[str]:
    """Battles, cards and tokens."""
    yield section(
        said.t("report-battles"),
        said.t("report-battles-text"),
        plots.get("battles", ""),
        folded(said.t("report-numbers"), battles(result, said)),
    )
    yield section(
        said.t("report-cards"),
        said.t("report-cards-text"),
        plots.get("cards", ""),
        folded(said.t("report-all-cards"), cards(result, said)),
        kind="halo",
    )
    yield section(
        said.t("table-tokens"),
        said.t("report-tokens-text"),
        plots.get("tokens", ""),
        folded(said.t("report-all-tokens"), tokens(result, said)),
    )


def footer(result: Result, said: Words) -> str:
    """How to play the same matches again."""
    plan = result.plan
    again = (
        f"abth arena --bots {','.join(plan['bots'])} --games {plan['matches']} "
        f"--players {plan['players']} --seed {plan['seed']}"
    )
    text = said.t(
        "report-again",
        command=f"<code>{escape(again)}</code>",
        edition=escape(str(plan["edition"])),
        rounds=plan["rounds"],
        version=escape(plan["package"]),
        digest=escape(result.digest),
    )
    return f"<footer><p>{text}</p></footer>"

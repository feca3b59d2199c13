"""The report: one HTML page that needs nothing else, neither files nor network."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

from abth.arena.match_record import WHY
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

WITHOUT_PLOTS: Final = "Plots need the extra <code>report</code>: pip install 'abth[report]'"
SECURITY: Final = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def page_of(result: Result) -> str:
    """The whole page."""
    plots = plots_of(result)
    sections = [*wrong(result), *about_bots(result, plots), *about_the_box(result, plots)]
    note = "" if plots else f'<p class="note">{WITHOUT_PLOTS}</p>'
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{SECURITY}">
<title>Arena: {escape(", ".join(result.plan["bots"]))}</title>
<style>
{asset("report.css")}</style>
</head>
<body>
<main>
{header(result)}
{note}
{"".join(sections)}
{footer(result)}
</main>
<script>
{asset("report.js")}</script>
</body>
</html>
"""


def asset(name: str) -> str:
    """A file that lies beside this module."""
    return files("abth.arena.report").joinpath(name).read_text("utf-8")


def plots_of(result: Result) -> dict[str, str]:
    """Every plot by its name; none without matplotlib."""
    if find_spec("matplotlib") is None:
        return {}
    from abth.arena.report import bot_plots, box_plots

    draw: tuple[Callable[[Result], str], ...] = (
        bot_plots.ratings, bot_plots.head_to_head, bot_plots.points, bot_plots.scores,
        bot_plots.seats, box_plots.battles, box_plots.cards, box_plots.tokens,
    )  # fmt: skip
    return {plot.__name__: plot(result) for plot in draw}


def header(result: Result) -> str:
    """Who won, and the numbers that everybody asks for first."""
    best, plan = result.bots[0], result.plan
    low, high = best.wins.interval
    matches = f"{result.matches:,} of {plan['matches']:,}" if not result.finished else ""
    lead = (
        f"It won {best.wins.rate:.0%} of its {best.wins.of:,} matches (95 % interval {low:.0%} to "
        f"{high:.0%}) where a fair share is {result.fair_share:.0%}. Every deal was played from "
        f"all {plan['players']} seats, so that luck and seat cancel out."
    )
    length, challenges = result.length, result.battles.challenges
    tiles = (
        (matches or f"{result.matches:,}", f"matches of {plan['players']} players"),
        (f"{best.mu:.1f}", f"rating of {best.bot} (± {2 * best.sigma:.1f})"),
        (f"{length.leader_wins.rate:.0%}", "won by who led before the last Round"),
        (f"{length.decisions:.0f}", f"decisions per match ({length.least} to {length.most})"),
        (f"{challenges.rate:.0%}", "of the battles are challenges of players"),
    )
    items = "".join(f"<li><b>{escape(n)}</b>{escape(text)}</li>" for n, text in tiles)
    return (
        '<header><p class="over">A Battle Through History · Arena</p>'
        f"<h1>{escape(headline(result))}</h1>"
        f'<p class="lead">{escape(lead)}</p><ul class="tiles">{items}</ul></header>'
    )


def headline(result: Result) -> str:
    """The news in a few words: whether the ratings of the first two lie clearly apart."""
    best, *others = result.bots
    if not others:
        return best.bot
    if best.mu - 2 * best.sigma > others[0].mu + 2 * others[0].sigma:
        return f"{best.bot} comes out on top"
    return f"{best.bot} leads, {others[0].bot} is close behind"


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


def wrong(result: Result) -> Iterable[str]:
    """What went wrong, first of all and only if something did."""
    if result.forfeits or result.crashes:
        count = f"{len(result.forfeits)} forfeits, {len(result.crashes)} crashes"
        text = (
            f"{count}. A forfeit counts as a match that its bot did not win, and as no match for "
            "the others. Show a saved log with: abth replay FILE"
        )
        yield section("Matches that went wrong", text, forfeits(result, WHY), kind="wrong")


def about_bots(result: Result, plots: dict[str, str]) -> Iterable[str]:
    """Ratings, meetings, points, seats."""
    yield section(
        "The bots",
        "Ratings are openskill's (Plackett-Luce) and start at 25; win rates count a shared "
        "victory in parts.",
        plots.get("ratings", ""),
        bots(result),
    )
    if len(result.bots) > 1:
        yield section(
            "Head to head",
            "How often the bot of the row finishes above the bot of the column when both sit at "
            "one table; a shared place counts half.",
            plots.get("head_to_head", ""),
            folded("The numbers", pairs(result)),
            kind="narrow",
        )
    yield section(
        "Where the points come from",
        "Mean points of a match by source.",
        plots.get("points", ""),
        folded("The numbers", points(result)),
    )
    if plots:
        yield section("Scores", "How the final scores of each bot are spread.", plots["scores"])
    yield section(
        "Turn order",
        "The share of wins of whoever plays first, second and so on, over all bots.",
        plots.get("seats", ""),
        folded("The numbers", seats(result)),
        kind="narrow",
    )


def about_the_box(result: Result, plots: dict[str, str]) -> Iterable[str]:
    """Battles, cards and tokens."""
    yield section(
        "Battles",
        "The Era is the one the Attacker jumped to. Plain columns: against Units of the board; "
        "hatched: between players.",
        plots.get("battles", ""),
        folded("The numbers", battles(result)),
    )
    yield section(
        "Cards",
        "Picked often and owned by winners: top right. Dots grow with the number of owners; rest "
        "the mouse on one to see its name. Owning any card goes with winning, so compare cards "
        "with each other rather than with the dashed fair share.",
        plots.get("cards", ""),
        folded("All cards", cards(result)),
        kind="halo",
    )
    yield section(
        "Warfare tokens",
        "Those who used the token at least once in a match, and how often that happens.",
        plots.get("tokens", ""),
        folded("All tokens", tokens(result)),
    )


def footer(result: Result) -> str:
    """How to play the same matches again."""
    plan = result.plan
    again = (
        f"abth arena --bots {','.join(plan['bots'])} --games {plan['matches']} "
        f"--players {plan['players']} --seed {plan['seed']}"
    )
    return (
        f"<footer><p>The same matches again: <code>{escape(again)}</code>, edition "
        f"{escape(str(plan['edition']))}, {plan['rounds']} Rounds, abth {escape(plan['package'])}. "
        f"Digest {escape(result.digest)}.</p></footer>"
    )

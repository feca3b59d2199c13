"""The report of a comparison: what was changed, and how much every rate moved."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.util import find_spec

from abth.arena.report.html_report import document, folded, section, titled, without_plots
from abth.arena.report.html_tables import Cell, percent, table, words
from abth.arena.report.strength_report import plain
from abth.balance.comparison.change_words import (
    change_lines,
    headline,
    interval_text,
    points,
    subject,
)
from abth.balance.comparison.comparison_result import ComparisonResult, Shift
from abth.words import Words

MOST_PLOTTED = 30
COLUMNS = ("what", "before", "after", "change", "interval", "answer")


def page_of_comparison(result: ComparisonResult, said: Words) -> str:
    """The whole page."""
    groups = [[s for s in result.shifts if s.main], [s for s in result.shifts if not s.main]]
    parts = (
        header(result, said),
        "" if find_spec("matplotlib") else without_plots(said),
        wrong(result, said),
        changes_section(result, said),
        group_section(groups[0], "main", result, said),
        group_section(groups[1], "rest", result, said),
        footer(result, said),
    )
    return document(headline(result, said), parts, said)


def header(result: ComparisonResult, said: Words) -> str:
    """The answer, and the numbers behind it."""
    most, error = said.number(result.most), plain(said, result.error)
    pairs = said.t("strength-games", games=said.number(result.pairs), most=most)
    tiles = (
        (pairs, said.t("compare-tile-pairs")),
        (plain(said, result.margin), said.t("compare-tile-margin")),
        (said.t("compare-error-of", error=error), said.t("strength-tile-errors")),
    )
    before, after = result.boxes
    bots = said.listed(dict.fromkeys(result.plan["bots"]))
    lead = said.t("compare-lead", before=before, after=after, bots=bots)
    over = said.t("compare-over", players=result.plan["players"])
    return titled(over, headline(result, said), lead, tiles)


def wrong(result: ComparisonResult, said: Words) -> str:
    """Pairs that were left out, if there are any."""
    if not result.spoilt:
        return ""
    return section(said.t("report-wrong"), said.t("compare-spoilt", count=result.spoilt),
                   kind="wrong")  # fmt: skip


def changes_section(result: ComparisonResult, said: Words) -> str:
    """What differs between the boxes."""
    items = "".join(f"<li>{escape(line)}</li>" for line in change_lines(result, said))
    return section(said.t("compare-changes"), said.t("compare-changes-text"), f"<ul>{items}</ul>")


def group_section(
    shifts: Sequence[Shift], group: str, result: ComparisonResult, said: Words
) -> str:
    """The shifts of one group: a plot, and all numbers."""
    if not shifts:
        return ""
    plot = plot_of(shifts, group, result, said)
    headings = [said.t(f"compare-column-{column}") for column in COLUMNS]
    inside = table(headings, [shift_row(shift, said) for shift in shifts])
    return section(
        said.t(f"compare-{group}"),
        said.t(f"compare-{group}-text", sure=plain(said, 1 - result.error)),
        plot,
        inside if group == "main" else folded(said.t("report-numbers"), inside),
    )


def plot_of(shifts: Sequence[Shift], group: str, result: ComparisonResult, said: Words) -> str:
    """The shifts with intervals as a plot, those that moved the most if there are many."""
    known = [shift for shift in shifts if shift.interval is not None]
    if find_spec("matplotlib") is None or not known:
        return ""
    from abth.balance.comparison import plots

    plot = plots.shifts(moved_most(known), group, result.margin, said)
    if len(known) <= MOST_PLOTTED:
        return plot
    return f"<p>{escape(said.t('compare-plot-most', count=MOST_PLOTTED))}</p>{plot}"


def moved_most(shifts: Sequence[Shift]) -> list[Shift]:
    """Those that have clearly moved, then the largest differences; in the order they had."""
    ranked = sorted(
        range(len(shifts)),
        key=lambda n: (
            shifts[n].answer not in ("more", "less"),
            -abs(shifts[n].difference or 0),
        ),
    )
    return [shifts[n] for n in sorted(ranked[:MOST_PLOTTED])]


def shift_row(shift: Shift, said: Words) -> list[Cell]:
    """One shift in a table."""
    difference = shift.difference
    return [
        words(f"{subject(said, shift)}: {said.t(f'measure-{shift.kind}')}"),
        percent(said, shift.before),
        percent(said, shift.after),
        Cell("", -1.0) if difference is None else Cell(points(said, difference), difference),
        Cell(interval_text(said, shift), shift.interval[0] if shift.interval else -1.0),
        words(said.t(f"shift-{shift.answer}")),
    ]


def footer(result: ComparisonResult, said: Words) -> str:
    """How to compare the same boxes again."""
    plan = result.plan
    again = (
        f"abth compare A B --bots {','.join(plan['bots'])} --players {plan['players']} "
        f"--seed {plan['seed']} --pairs {result.most} --margin {100 * result.margin:g} "
        f"--error {100 * result.error:g}"
    )
    text = said.t(
        "compare-again",
        command=f"<code>{escape(again)}</code>",
        first=result.digests[0][:12],
        second=result.digests[1][:12],
        edition=escape(str(plan["edition"])),
        rounds=plan["rounds"],
        version=escape(plan["package"]),
    )
    return f"<footer><p>{text}</p></footer>"

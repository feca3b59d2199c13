"""The report of a strength test: the answer, the path to it, and the deals behind it."""

from __future__ import annotations

from html import escape
from importlib.util import find_spec
from shlex import quote
from typing import Final

from abth.arena.report.html_report import document, folded, section, titled, without_plots
from abth.arena.report.html_tables import Cell, table, words
from abth.arena.strength_test.strength_result import PAIR, StrengthResult
from abth.words import Words

OUTCOMES: Final = {
    0.0: "strength-lost-both",
    0.25: "strength-lost-and-shared",
    0.5: "strength-one-each",
    0.75: "strength-won-and-shared",
    1.0: "strength-won-both",
}
"""The outcomes of a pair of matches, by the share of the two victories."""


def page_of_test(result: StrengthResult, said: Words) -> str:
    """The whole page."""
    plots = plots_of(result, said)
    parts = (
        header(result, said),
        "" if plots else without_plots(said),
        wrong(result, said),
        path_section(result, plots, said),
        answer_section(result, plots, said),
        deals_section(result, plots, said),
        footer(result, said),
    )
    return document(headline(result, said), parts, said)


def plots_of(result: StrengthResult, said: Words) -> dict[str, str]:
    """Every plot by its name; none without matplotlib."""
    if find_spec("matplotlib") is None:
        return {}
    from abth.arena.report import strength_plots

    names = [outcome_name(outcome.score, result, said) for outcome in result.outcomes]
    return {
        "path": strength_plots.path(result, said),
        "answer": strength_plots.answer(result, said),
        "deals": strength_plots.deals(result, names, said),
    }


def headline(result: StrengthResult, said: Words) -> str:
    """The answer in a few words."""
    bots = {"challenger": result.challenger, "opponent": result.opponent}
    if result.answer == "stronger":
        return said.t("strength-stronger", **bots)
    if result.answer == "not_stronger":
        return said.t("strength-not-stronger", **bots)
    return said.t("strength-open", games=said.number(result.games), **bots)


def of_100(said: Words, share: float, digits: int = 1) -> str:
    """A share of 1 as a number of 100."""
    return said.number(100 * share, digits)


def score_line(result: StrengthResult, said: Words) -> str:
    """The score with its interval."""
    low, high = (of_100(said, end) for end in result.interval)
    score = of_100(said, result.score)
    return said.t("strength-score", challenger=result.challenger, score=score, low=low, high=high)


def question(result: StrengthResult, said: Words) -> str:
    """Which two shares are told apart."""
    shares = {name: plain(said, value) for name, value in (("h0", result.h0), ("h1", result.h1))}
    return said.t("strength-question", **shares)


def plain(said: Words, share: float) -> str:
    """A share of 1 as a number of 100, with as few digits as it needs, at most two."""
    value = round(100 * share, 2)
    digits = next(count for count in range(3) if round(value, count) == value)
    return of_100(said, share, digits)


def header(result: StrengthResult, said: Words) -> str:
    """The answer, and the numbers behind it."""
    most = said.number(result.plan["matches"])
    games = said.t("strength-games", games=said.number(result.games), most=most)
    tiles = [
        (question(result, said), said.t("strength-tile-question")),
        (
            said.t("strength-errors", error=plain(said, result.error)),
            said.t("strength-tile-errors"),
        ),
        (games, said.t("strength-tile-games")),
    ]
    if result.luck is not None:
        saved = of_100(said, max(0.0, result.luck.saved), 0)
        tiles.append((said.t("strength-saved", saved=saved), said.t("strength-tile-luck")))
    over = said.t("strength-over", players=result.plan["players"])
    return titled(over, headline(result, said), score_line(result, said), tiles)


def wrong_line(result: StrengthResult, said: Words) -> str:
    """What went wrong; empty if nothing did."""
    own, others = result.forfeits
    if not own and not others and not result.crashed_deals:
        return ""
    return said.t("strength-wrong", own=own, others=others, crashed=result.crashed_deals)


def wrong(result: StrengthResult, said: Words) -> str:
    """The same as a section of the page."""
    text = wrong_line(result, said)
    return section(said.t("report-wrong"), text, kind="wrong") if text else ""


def luck_line(result: StrengthResult, said: Words) -> str:
    """What known luck did; empty if the score includes luck."""
    found = result.luck
    if found is None:
        return ""
    score, saved = of_100(said, found.score), of_100(said, max(0.0, found.saved), 0)
    return said.t("strength-luck", score=score, saved=saved)


def answer_section(result: StrengthResult, plots: dict[str, str], said: Words) -> str:
    """The score with its interval."""
    luck = luck_line(result, said)
    more = f"<p>{escape(luck)}</p>" if luck else ""
    text = said.t("strength-answer-text")
    return section(said.t("strength-answer"), text, more, plots.get("answer", ""))


def path_section(result: StrengthResult, plots: dict[str, str], said: Words) -> str:
    """The evidence after every deal."""
    players = result.plan["players"]
    games, found = said.t("strength-plot-games"), said.t("strength-plot-evidence")
    rows = (
        (number(said, deal * players), number(said, value, 2))
        for deal, value in enumerate(result.path, 1)
    )
    return section(
        said.t("strength-path"),
        said.t("strength-path-text"),
        plots.get("path", ""),
        folded(said.t("report-numbers"), table((games, found), rows)),
    )


def number(said: Words, value: float, digits: int = 0) -> Cell:
    """A number with so many digits after the point."""
    return Cell(said.number(value, digits), value)


def deals_section(result: StrengthResult, plots: dict[str, str], said: Words) -> str:
    """How many deals gave which result."""
    players, deals = result.plan["players"], said.number(result.deals)
    kind = "pairs" if players == PAIR else "deals"
    text = said.t(f"strength-{kind}-text", deals=deals, players=players)
    rows = (
        (words(outcome_name(outcome.score, result, said)), number(said, outcome.deals))
        for outcome in result.outcomes
    )
    headings = (said.t("strength-column-score"), said.t("strength-column-deals"))
    return section(
        said.t(f"strength-{kind}"),
        text,
        plots.get("deals", ""),
        folded(said.t("report-numbers"), table(headings, rows)),
    )


def outcome_name(score: float, result: StrengthResult, said: Words) -> str:
    """The result of a deal in words, or as a share where there are many."""
    if result.plan["players"] == PAIR:
        return said.t(OUTCOMES[score])
    return said.percent(score)


def footer(result: StrengthResult, said: Words) -> str:
    """How to run the same test again."""
    plan = result.plan
    again = (
        f"abth arena --test {quote(result.challenger)} {quote(result.opponent)} "
        f"--players {plan['players']} --seed {plan['seed']} --games {plan['matches']} "
        f"--h0 {100 * result.h0:g} --h1 {100 * result.h1:g} --error {100 * result.error:g}"
        f"{' --without-luck' if result.luck else ''}"
        f"{' --processor-time' if plan.get('processor_time') else ''}"
    )
    text = said.t(
        "strength-again",
        command=f"<code>{escape(again)}</code>",
        edition=escape(str(plan["edition"])),
        rounds=plan["rounds"],
        version=escape(plan["package"]),
    )
    return f"<footer><p>{text}</p></footer>"

"""What the numbers mean: intervals, ratings, tables, and the files that hold them."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from abth.arena.matches.match_record import Forfeit, MatchRecord
from abth.arena.matches.match_runner import MatchRunner, RunningMatch, play_match
from abth.arena.report.html_report import page_of
from abth.arena.results_folder import Folder
from abth.arena.statistics.bot_statistics import (
    head_to_head,
    length,
    rate_bots,
    result_of,
    seat_result,
)
from abth.arena.statistics.rates import shares, wilson
from abth.arena.statistics.tournament_result import SOURCES, Result
from abth.arena.tournament import lacks_extras, plan_tournament, write_results
from abth.rules.scoring import standing

PLAN = plan_tournament(24, 3, ("recruit", "soldier", "tests.arena.bots:First"), seed=2)


@pytest.fixture(scope="module")
def records() -> list[MatchRecord]:
    return [play_match(PLAN, match).record for match in range(PLAN.matches)]


@pytest.fixture(scope="module")
def result(records: list[MatchRecord]) -> Result:
    return result_of(PLAN, records)


def match(
    places: list[int], bots: list[int] | None = None, start: int = 0, number: int = 0
) -> MatchRecord:
    """A match that ended so."""
    seats = len(places)
    return MatchRecord(
        match=number,
        bots=bots or list(range(seats)),
        end="played",
        start=start,
        decisions=[10] * seats,
        seconds=[0.1] * seats,
        scores=[[9 - place, 0, 0, 0, 0] for place in places],
        places=places,
        leaders=[0],
        owned=[[] for _ in places],
        used=[[] for _ in places],
    )


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611),
     (1, 29, 0.0061, 0.1718), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)],
)  # fmt: skip
def test_wilson_as_published(hits: int, of: int, low: float, high: float) -> None:
    """Newcombe 1998, table I, method 3, and two that are easy to check by hand."""
    assert wilson(hits, of) == pytest.approx((low, high), abs=6e-5)


def test_no_matches_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    empty = result_of(PLAN, [])
    assert empty.matches == 0
    assert "<html" in page_of(empty)


def test_a_shared_victory_is_shared() -> None:
    assert shares(match([1, 1, 3])) == [0.5, 0.5, 0.0]


def test_ratings_follow_the_results() -> None:
    """The first always wins, the last always loses."""
    ratings = rate_bots(3, [match([1, 2, 3]) for _ in range(30)])

    assert ratings[0][0] > 25 > ratings[2][0]
    assert ratings[0][0] > ratings[1][0] > ratings[2][0]
    assert all(sigma < 25 / 3 for _, sigma in ratings)


def test_a_forfeit_costs_only_the_bot_that_caused_it() -> None:
    forfeit = Forfeit(seat=1, why="raised", message="", decision=3)
    spoilt = MatchRecord(match=0, bots=[0, 1, 2], end="forfeit", forfeit=forfeit)
    crashed = MatchRecord(match=1, bots=[0, 1, 2], end="crashed")

    before, spoiler, _ = rate_bots(3, [spoilt, crashed])

    assert before == (25.0, 25 / 3)
    assert spoiler[0] < 25


def test_a_bot_at_two_seats_has_one_rating() -> None:
    ratings = rate_bots(2, [match([1, 3, 2, 4], bots=[0, 1, 0, 1]) for _ in range(5)])

    assert ratings[0][0] > 25 > ratings[1][0]


def test_head_to_head_counts_who_finished_above() -> None:
    table = head_to_head(("a", "b", "c"), [match([1, 2, 2]), match([2, 1, 3])])

    assert table.above[0] == [None, 0.5, 1.0]
    assert table.above[1] == [0.5, None, 0.75]
    assert table.meetings[0] == [0, 2, 2]


def test_seats_are_counted_from_the_start_player() -> None:
    played = [match([1, 2, 3], start=0), match([2, 1, 3], start=1), match([1, 2, 3], start=2)]

    assert [seat_result(position, played).wins.hits for position in range(3)] == [2, 1, 0]


def test_a_match_is_decided_early_if_the_leader_wins() -> None:
    found = length([match([1, 2]), match([2, 1])])

    assert (found.leader_wins.hits, found.leader_wins.of) == (1, 2)
    assert (found.decisions, found.least, found.most) == (20, 20, 20)


def test_the_better_bot_is_rated_higher(result: Result) -> None:
    names = [bot.bot for bot in result.bots]

    assert names.index("soldier") < names.index("recruit")
    assert sum(bot.wins.hits for bot in result.bots) == pytest.approx(24)


def test_the_numbers_add_up(result: Result, records: list[MatchRecord]) -> None:
    for bot in result.bots:
        assert sum(bot.points.values()) == pytest.approx(bot.score)
        assert sum(bot.scores.values()) == bot.wins.of == 24
        assert bot.wins.interval[0] <= bot.wins.rate <= bot.wins.interval[1]
    battles = sum(len(record.battles) for record in records)
    assert sum(part.total for part in result.battles.by_era) == battles
    assert sum(part.total for part in result.battles.by_round) == battles
    assert result.battles.challenges.of == battles
    assert sum(seat.wins.hits for seat in result.seats) == pytest.approx(24)
    for card in result.cards:
        assert card.owned <= card.recruited <= card.faced
        assert card.arrived <= card.faced
        if card.available:
            assert card.pick_rate == (card.faced - card.arrived) / card.available
        assert card.owned == card.owners_win.of
    assert sum(card.owned for card in result.cards) > 0
    assert sum(token.used for token in result.tokens) <= sum(token.taken for token in result.tokens)


def test_a_record_says_what_the_game_says() -> None:
    """Scores, places and owned cards are those of the finished match."""
    running = RunningMatch(MatchRunner(PLAN), 3)
    running.play()
    record, final = running.played().record, standing(running.game)

    assert record.totals == list(final.totals)
    assert tuple(record.winners) == final.winners
    units = running.game.frame.box.units
    for pile, score in zip(record.owned, final.scores, strict=True):
        ranks = Counter(int(units[card].rank) for card in pile)
        assert (ranks[1], 3 * ranks[2]) == (score.elite, score.heroes)


class Page(HTMLParser):
    """Every tag, and all that is loaded from somewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.open: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        for name, value in attrs:
            if name in ("src", "href", "xlink:href", "srcset", "data") and value:
                self.loaded.append(value)


def test_result_table_and_page_say_the_same(tmp_path: Path, records: list[MatchRecord]) -> None:
    """One JSON, one Parquet with a row for each seat, one page that loads nothing."""
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    pytest.importorskip("matplotlib")
    with Folder(tmp_path, PLAN).open() as folder:
        folder.records = {record.match: record for record in records}
        result = write_results(PLAN, folder)

    saved = json.loads((tmp_path / "result.json").read_text())
    rows = parquet.read_table(tmp_path / "matches.parquet").to_pylist()
    text = (tmp_path / "report.html").read_text("utf-8")
    page = Page()
    page.feed(text)

    assert saved["digest"] == result.digest
    assert len(rows) == 24 * 3
    for bot in saved["bots"]:
        own = [row for row in rows if row["bot"] == bot["bot"]]
        assert sum(row["win"] for row in own) == pytest.approx(bot["wins"]["hits"])
        assert sum(row["score"] for row in own) / len(own) == pytest.approx(bot["score"])
        assert all(row["score"] == sum(row[source] for source in SOURCES) for row in own)
        assert f"{bot['mu']:.1f} ± {2 * bot['sigma']:.1f}" in text
    assert {row["position"] for row in rows} == {1, 2, 3}
    assert page.tags["svg"] == 8
    assert all(target.startswith("#") for target in page.loaded)
    assert not re.search(r"@import|url\((?!#)", text)
    assert "Persian Immortals" in text
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "matches.jsonl", "matches.parquet", "plan.json", "report.html", "result.json",
    ]  # fmt: skip


def test_names_are_no_markup(records: list[MatchRecord], result: Result) -> None:
    """A bot named after a tag, or like a formula, does no harm."""
    import msgspec

    odd = "x:<script>$y_$"
    bots = [msgspec.structs.replace(result.bots[0], bot=odd), *result.bots[1:]]
    table = msgspec.structs.replace(result.head_to_head, bots=[odd, *(bot.bot for bot in bots[1:])])
    plan = result.plan | {"bots": table.bots}
    page = page_of(msgspec.structs.replace(result, bots=bots, head_to_head=table, plan=plan))

    assert "<script>$" not in page


def test_without_the_extra_there_is_still_a_report(
    tmp_path: Path, records: list[MatchRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No plots and no Parquet, and a word on how to get them."""
    for module in ("matplotlib", "pyarrow"):
        monkeypatch.setitem(sys.modules, module, None)
    with Folder(tmp_path, PLAN).open() as folder:
        folder.records = {record.match: record for record in records}
        write_results(PLAN, folder)

    page = (tmp_path / "report.html").read_text("utf-8")
    assert "<svg" not in page
    assert "pip install 'abth[report]'" in page
    assert not (tmp_path / "matches.parquet").exists()
    assert lacks_extras() == ["matches.parquet", "report.html"]

"""From the records of the matches to their result: bots, ratings, seats, length."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from openskill.models import PlackettLuce

from abth.arena.matches.match_record import MatchRecord
from abth.arena.planning.plan import Plan
from abth.arena.results_folder import plan_of
from abth.arena.statistics.box_statistics import battles, cards, tokens
from abth.arena.statistics.rates import mean, rate, shares
from abth.arena.statistics.tournament_result import (
    SOURCES,
    BotResult,
    CrashResult,
    ForfeitResult,
    HeadToHead,
    Length,
    Result,
    SeatResult,
)

Ratings = list[tuple[float, float]]
"""Mu and sigma of every bot, in the order of the plan."""

THOUSANDTH: Final = 1e-3


def result_of(plan: Plan, records: Sequence[MatchRecord]) -> Result:
    """What these matches, in their order, say."""
    played = [record for record in records if record.end == "played"]
    box = plan.frame().box
    ratings = rate_bots(len(plan.bots), records)
    bots = [bot_result(plan, number, records, ratings) for number in range(len(ratings))]
    return Result(
        plan=plan_of(plan),
        finished=len(records) == plan.matches,
        matches=len(records),
        played=len(played),
        fair_share=1 / plan.players,
        digest=hashlib.sha256("".join(record.digest for record in records).encode()).hexdigest(),
        bots=sorted(bots, key=lambda bot: -bot.mu),
        head_to_head=head_to_head(plan.bots, played),
        seats=[seat_result(position, played) for position in range(plan.players)],
        length=length(played),
        battles=battles(played, int(plan.frame().rounds)),
        cards=cards(box, played),
        tokens=tokens(box, played),
        forfeits=list(forfeits(plan, records)),
        crashes=[
            CrashResult(r.match + 1, r.message, r.message_id, r.arguments)
            for r in records
            if r.end == "crashed"
        ],
    )


def rate_bots(bots: int, records: Iterable[MatchRecord]) -> Ratings:
    """Plackett-Luce ratings after these matches; a forfeit costs only the bot that caused it."""
    model = PlackettLuce()
    ratings = [(float(model.mu), float(model.sigma)) for _ in range(bots)]
    for record in records:
        if record.forfeit is not None:
            ranks = [float(seat == record.forfeit.seat) for seat in range(len(record.bots))]
            concerned = {record.bots[record.forfeit.seat]}
        elif record.end == "played":
            ranks = [float(place) for place in record.places]
            concerned = set(record.bots)
        else:
            continue
        teams = [[model.create_rating(list(ratings[bot]))] for bot in record.bots]
        rated = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in concerned:  # at several seats: the mean of them
            own = [rated[seat] for seat, number in enumerate(record.bots) if number == bot]
            ratings[bot] = (mean([r.mu for r in own]), mean([r.sigma for r in own]))
    return ratings


def bot_result(plan: Plan, bot: int, records: Sequence[MatchRecord], ratings: Ratings) -> BotResult:
    """One bot over all its seats."""
    wins, seats, decisions, seconds = 0.0, 0, 0, 0.0
    spoilt = 0
    places: list[int] = []
    scores: list[list[int]] = []
    for record in records:
        spoilt += record.forfeit is not None and record.bots[record.forfeit.seat] == bot
        won = shares(record)
        for seat, number in enumerate(record.bots):
            if number != bot or not record.decisions:
                continue
            decisions += record.decisions[seat]
            seconds += record.seconds[seat]
            if record.end == "played":
                seats += 1
                wins += won[seat]
                places.append(record.places[seat])
                scores.append(record.scores[seat])
    totals = [sum(sources) for sources in scores]
    average = mean(totals)
    return BotResult(
        bot=plan.bots[bot],
        wins=rate(wins, seats + spoilt),
        mu=ratings[bot][0],
        sigma=ratings[bot][1],
        place=mean(places),
        score=average,
        score_sd=sqrt(mean([(total - average) ** 2 for total in totals])),
        points={name: mean([score[n] for score in scores]) for n, name in enumerate(SOURCES)},
        scores=dict(sorted(Counter(totals).items())),
        forfeits=spoilt,
        ms_per_decision=seconds / THOUSANDTH / decisions if decisions else 0.0,
    )


def head_to_head(bots: tuple[str, ...], played: Sequence[MatchRecord]) -> HeadToHead:
    """Who finishes above whom when both sit at one table."""
    count = len(bots)
    above = [[0.0] * count for _ in range(count)]
    meetings = [[0] * count for _ in range(count)]
    for record in played:
        for seat, one in enumerate(record.bots):
            for other_seat, other in enumerate(record.bots):
                if one == other:
                    continue
                ahead = record.places[other_seat] - record.places[seat]
                meetings[one][other] += 1
                above[one][other] += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return HeadToHead(
        bots=list(bots),
        above=[
            [hits / of if of else None for hits, of in zip(*row, strict=True)]
            for row in zip(above, meetings, strict=True)
        ],
        meetings=meetings,
    )


def seat_result(position: int, played: Sequence[MatchRecord]) -> SeatResult:
    """How each place in the turn order fares, with any bot."""
    wins, scores = 0.0, []
    for record in played:
        seat = (record.start + position) % len(record.bots)
        wins += shares(record)[seat]
        scores.append(record.totals[seat])
    return SeatResult(position + 1, rate(wins, len(played)), mean(scores))


def length(played: Sequence[MatchRecord]) -> Length:
    """Decisions of a match; and whether a leader of the last Round but one wins."""
    decisions = [sum(record.decisions) for record in played]
    decided = sum(bool(set(record.leaders) & set(record.winners)) for record in played)
    return Length(
        decisions=mean(decisions),
        least=min(decisions, default=0),
        most=max(decisions, default=0),
        leader_wins=rate(decided, len(played)),
    )


def forfeits(plan: Plan, records: Iterable[MatchRecord]) -> Iterable[ForfeitResult]:
    """Every forfeit with the name of its bot."""
    for record in records:
        if record.forfeit is not None:
            spoilt = record.forfeit
            bot = plan.bots[record.bots[spoilt.seat]]
            yield ForfeitResult(
                record.match + 1,
                bot,
                spoilt.why,
                spoilt.message,
                spoilt.log,
                spoilt.message_id,
                spoilt.arguments,
            )

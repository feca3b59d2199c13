"""What players are worth: openskill's Plackett-Luce as the arena uses it, and who beat whom.

Data types: `Finish`, where one seat ended, and `ResultRow`, a finished match as it is stored.
Persons and bots stand side by side: a bot is rated under `bot:` and its name. Places count from 1
and a shared place is the better one. A player at several seats gets the mean of what these earned.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from abth.arena.match_observer import places_of
from abth.protocol.wire import HeadToHead, Profile, Ranked, Rating, Result
from abth.rules.scoring import Standing

BOT: Final = "bot:"
CAUTION: Final = 3  # standard deviations below the mean: what a player is worth almost surely
RESULTS_SHOWN: Final = 100


class Finish(Struct, frozen=True):
    """Where one seat ended."""

    id: str
    place: int


class ResultRow(Struct, frozen=True, kw_only=True):
    """A finished match, seat by seat."""

    table: str
    name: str
    ended: float
    ids: list[str]
    names: list[str]
    scores: list[int]
    places: list[int]

    @property
    def finishes(self) -> list[Finish]:
        """Who ended where."""
        return [Finish(who, place) for who, place in zip(self.ids, self.places, strict=True)]


def bot_id(spec: str) -> str:
    """The id under which a bot is rated."""
    return BOT + spec


def is_bot(who: str) -> bool:
    """Whether this is the id of a bot."""
    return who.startswith(BOT)


def places_in(standing: Standing) -> list[int]:
    """Every seat's place, tie-breaks included (SCORE-11, 12, 16)."""
    return places_of(standing.scores)


# Ratings


@cache
def model() -> PlackettLuce:
    """The one model, with openskill's own numbers."""
    return PlackettLuce()


def start_rating() -> Rating:
    """Of somebody who has not played yet."""
    return rating_of(float(model().mu), float(model().sigma), 0)


def rating_of(mu: float, sigma: float, matches: int) -> Rating:
    """A rating with its ordinal."""
    return Rating(mu=mu, sigma=sigma, ordinal=ordinal(mu, sigma), matches=matches)


def ordinal(mu: float, sigma: float) -> float:
    """The cautious estimate that leaderboards are sorted by."""
    return mu - CAUTION * sigma


def rate(old: Mapping[str, Rating], result: Sequence[Finish]) -> dict[str, Rating]:
    """The new ratings of all who played; a match of one with oneself says nothing."""
    before = {finish.id: old.get(finish.id) or start_rating() for finish in result}
    if len(before) < 2:
        return before
    teams = [
        [model().create_rating([before[finish.id].mu, before[finish.id].sigma])]
        for finish in result
    ]
    rated = [team[0] for team in model().rate(teams, ranks=[float(f.place) for f in result])]
    after: dict[str, Rating] = {}
    for who, rating in before.items():
        own = [new for new, finish in zip(rated, result, strict=True) if finish.id == who]
        mu, sigma = fmean(new.mu for new in own), fmean(new.sigma for new in own)
        after[who] = rating_of(mu, sigma, rating.matches + 1)
    return after


# Who beat whom


def head_to_head(rows: Iterable[ResultRow], who: str) -> list[HeadToHead]:
    """How somebody fared against each other player, most frequent rivals first."""
    names: dict[str, str] = {}
    tallies: dict[str, list[int]] = {}  # matches, ahead, behind
    for row in rows:
        own = best_places(row).get(who)
        if own is None:
            continue
        for rival, place in best_places(row).items():
            if rival == who:
                continue
            names[rival] = name_in(row, rival)
            tally = tallies.setdefault(rival, [0, 0, 0])
            tally[0] += 1
            tally[1] += own < place
            tally[2] += own > place
    return [
        HeadToHead(
            id=rival,
            name=names[rival],
            bot=is_bot(rival),
            matches=matches,
            ahead=ahead,
            behind=behind,
        )
        for rival, (matches, ahead, behind) in sorted(
            tallies.items(), key=lambda item: (-item[1][0], item[0])
        )
    ]


def best_places(row: ResultRow) -> dict[str, int]:
    """Each player's best place, for who held several seats."""
    best: dict[str, int] = {}
    for who, place in zip(row.ids, row.places, strict=True):
        best[who] = min(place, best.get(who, place))
    return best


def name_in(row: ResultRow, who: str) -> str:
    """What somebody was called at that table."""
    return who.removeprefix(BOT) if is_bot(who) else row.names[row.ids.index(who)]


def wins_of(rows: Iterable[ResultRow], who: str) -> int:
    """How many matches somebody won, shared victories included."""
    return sum(best_places(row).get(who) == 1 for row in rows)


def leaderboard(
    ratings: Mapping[str, Rating],
    names: Mapping[str, str],
    wins: Mapping[str, int],
    least_matches: int = 1,
) -> list[Ranked]:
    """Everybody who has played enough, the best first; equal ordinals share a place."""
    entries = sorted(
        ((who, rating) for who, rating in ratings.items() if rating.matches >= least_matches),
        key=lambda entry: (-entry[1].ordinal, entry[0]),
    )
    ordinals = [rating.ordinal for _, rating in entries]
    return [
        Ranked(
            place=1 + ordinals.index(rating.ordinal),
            id=who,
            name=who.removeprefix(BOT) if is_bot(who) else names.get(who, who),
            bot=is_bot(who),
            rating=rating,
            wins=wins.get(who, 0),
        )
        for who, rating in entries
    ]


def all_wins(rows: Iterable[ResultRow]) -> dict[str, int]:
    """How many matches everybody has won."""
    wins: dict[str, int] = {}
    for row in rows:
        for who, place in best_places(row).items():
            wins[who] = wins.get(who, 0) + (place == 1)
    return wins


def profile_of(who: str, name: str, rating: Rating | None, rows: Sequence[ResultRow]) -> Profile:
    """A player's page from the matches somebody has played."""
    own = [row for row in rows if who in row.ids]
    own.sort(key=lambda row: (-row.ended, row.table))
    return Profile(
        id=who,
        name=name,
        bot=is_bot(who),
        rating=rating,
        matches=len(own),
        wins=wins_of(own, who),
        results=[result_of(row, who) for row in own[:RESULTS_SHOWN]],
        rivals=head_to_head(own, who),
    )


def result_of(row: ResultRow, who: str) -> Result:
    """One line of a history; of several seats the best one counts."""
    place = best_places(row)[who]
    finishes = list(zip(row.ids, row.places, strict=True))
    return Result(
        table=row.table,
        name=row.name,
        ended=row.ended,
        players=list(row.names),
        scores=list(row.scores),
        seat=finishes.index((who, place)),
        won=place == 1,
    )

"""Ratings: openskill's Plackett-Luce as the arena uses it, and who beat whom.

Data types: `Finish`, the place of one seat, and `FinishedMatch`. Users and bots are rated together:
a bot is rated under `bot:` and its name. Places count from 1, and a shared place is the better one.
A player at several seats gets the mean of their new ratings.

Players see openskill's numbers on the scale that they know from other games: everyone starts at
1500, and a rating is provisional until `ESTABLISHED` matches. Leaderboards sort by the cautious
ordinal, which is far below the rating as long as little is known about a player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from statistics import fmean
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from abth.protocol.wire import HeadToHead, Profile, Ranked, Rating, Result

BOT: Final = "bot:"
CAUTION: Final = 3  # standard deviations below the mean
START: Final = 1500  # the rating that is shown for openskill's first mean
SCALE: Final = 40  # points that are shown for one of openskill's
ESTABLISHED: Final = 10  # matches after which a rating is no longer provisional
RESULTS_SHOWN: Final = 100


class Finish(Struct, frozen=True):
    """The place of one seat."""

    id: str
    place: int
    replaced: bool = False  # a bot has decided for this player: the rating does not rise


class FinishedMatch(Struct, frozen=True, kw_only=True):
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
        """The place of every seat."""
        return [Finish(who, place) for who, place in zip(self.ids, self.places, strict=True)]


def bot_id(spec: str) -> str:
    """The id under which a bot is rated."""
    return BOT + spec


def is_bot(who: str) -> bool:
    """Whether this is the id of a bot."""
    return who.startswith(BOT)


# Ratings


@cache
def model() -> PlackettLuce:
    """The model, with the parameters of openskill."""
    return PlackettLuce()


def start_rating() -> Rating:
    """The rating of a player who has not played yet."""
    return rating_of(float(model().mu), float(model().sigma), 0)


def rating_of(mu: float, sigma: float, matches: int) -> Rating:
    """A rating with its ordinal, and as players see it."""
    return Rating(
        mu=mu,
        sigma=sigma,
        ordinal=ordinal(mu, sigma),
        matches=matches,
        shown=round(START + SCALE * (mu - float(model().mu))),
        doubt=round(SCALE * sigma),
        provisional=matches < ESTABLISHED,
    )


def ordinal(mu: float, sigma: float) -> float:
    """The cautious estimate that leaderboards are sorted by."""
    return mu - CAUTION * sigma


def rate(old: Mapping[str, Rating], result: Sequence[Finish]) -> dict[str, Rating]:
    """The new ratings of all players; a match of one player alone changes nothing."""
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
        if any(finish.replaced for finish in result if finish.id == who):
            mu = min(mu, rating.mu)
        after[who] = rating_of(mu, sigma, rating.matches + 1)
    return after


# Who beat whom


def head_to_head(rows: Iterable[FinishedMatch], who: str) -> list[HeadToHead]:
    """How a player fared against each rival, the most frequent rivals first."""
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


def best_places(row: FinishedMatch) -> dict[str, int]:
    """Each player's best place; a player may hold several seats."""
    best: dict[str, int] = {}
    for who, place in zip(row.ids, row.places, strict=True):
        best[who] = min(place, best.get(who, place))
    return best


def name_in(row: FinishedMatch, who: str) -> str:
    """The name of a player at that table."""
    return who.removeprefix(BOT) if is_bot(who) else row.names[row.ids.index(who)]


def wins_of(rows: Iterable[FinishedMatch], who: str) -> int:
    """How many matches a player won, shared victories included."""
    return sum(best_places(row).get(who) == 1 for row in rows)


def leaderboard(
    ratings: Mapping[str, Rating],
    names: Mapping[str, str],
    wins: Mapping[str, int],
    least_matches: int = 1,
) -> list[Ranked]:
    """Established players, the best first; then provisional ones; then those without a victory.

    Only the first group has places; equal ordinals share one.
    """
    groups = {who: group_of(rating, wins.get(who, 0)) for who, rating in ratings.items()}
    entries = sorted(
        ((who, rating) for who, rating in ratings.items() if rating.matches >= least_matches),
        key=lambda entry: (groups[entry[0]], -entry[1].ordinal, entry[0]),
    )
    ordinals = [rating.ordinal for _, rating in entries]
    return [
        Ranked(
            place=1 + ordinals.index(rating.ordinal) if groups[who] == 0 else None,
            id=who,
            name=who.removeprefix(BOT) if is_bot(who) else names.get(who, who),
            bot=is_bot(who),
            rating=rating,
            wins=wins.get(who, 0),
        )
        for who, rating in entries
    ]


def group_of(rating: Rating, wins: int) -> int:
    """Where a leaderboard lists a player: 0 established, 1 provisional, 2 without a victory."""
    if wins == 0:
        return 2
    return 1 if rating.provisional else 0


def profile_of(
    who: str, name: str, rating: Rating | None, rows: Sequence[FinishedMatch]
) -> Profile:
    """A player's page, from the matches they have played."""
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


def result_of(row: FinishedMatch, who: str) -> Result:
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

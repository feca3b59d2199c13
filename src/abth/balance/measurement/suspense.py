"""Suspense: how the lead changes, and when a match is decided.

After each Round everyone has had equally many turns, so points are compared only there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from abth.balance.measurement.matches import Match, Played
from abth.balance.measurement.means import Mean, most_of, percent
from abth.balance.measurement.page import Table

SHARE = 0.95  # of all last Rounds that gain no more than what is called out of reach


def leaders(match: Match, rounds: int) -> set[int]:
    """Who has the most points after this many Rounds."""
    totals = match.totals(rounds)
    return {player for player, points in enumerate(totals) if points == max(totals)}


def leader_wins(played: Played, rounds: int) -> Mean:
    """How often the leader after this many Rounds wins; several leaders count by their share."""
    shares = []
    for match in played.matches:
        ahead = leaders(match, rounds)
        shares.append(sum(match.share(player) for player in ahead) / len(ahead))
    return Mean.of(shares)


def lead(match: Match, rounds: int) -> int:
    """Points between the first and the second after this many Rounds."""
    second, first = sorted(match.totals(rounds))[-2:]
    return first - second


def spread(match: Match, rounds: int) -> int:
    """Points between the first and the last after this many Rounds."""
    totals = match.totals(rounds)
    return max(totals) - min(totals)


def caught_up(match: Match) -> int:
    """The most points that a player gained on the leader in the last Round."""
    before, after = match.totals(match.rounds - 1), match.totals(match.rounds)
    gained = [late - early for early, late in zip(before, after, strict=True)]
    first = min(leaders(match, match.rounds - 1))
    return max(gain - gained[first] for player, gain in enumerate(gained) if player != first)


def reach(played: Played) -> float:
    """What 95 % of all last Rounds do not gain on the leader: a larger lead is safe."""
    return most_of((caught_up(match) for match in played.matches), SHARE)


def decided(played: Played) -> Mean:
    """How often the lead is safe when the last Round begins."""
    limit = reach(played)
    return Mean.of(lead(match, match.rounds - 1) > limit for match in played.matches)


def in_play(played: Played) -> Mean:
    """How many players, the leader included, can still win when the last Round begins."""
    limit = reach(played)
    numbers = []
    for match in played.matches:
        totals = match.totals(match.rounds - 1)
        numbers.append(sum(max(totals) - points <= limit for points in totals))
    return Mean.of(numbers)


def changes(match: Match) -> int:
    """How often a Round ends with only new leaders."""
    held = [leaders(match, rounds) for rounds in range(1, match.rounds + 1)]
    return sum(not before & after for before, after in pairwise(held))


def mean_changes(played: Played) -> float:
    """The mean number of such changes."""
    return Mean.of(changes(match) for match in played.matches).value


def suspense_table(plays: Sequence[Played]) -> Table:
    """How open a match is when the last Round begins, and how often the lead changes."""
    rows = []
    for played in plays:
        last = played.rounds - 1
        ends = [lead(match, match.rounds) for match in played.matches]
        rows.append(
            (
                played.name,
                leader_wins(played, played.rounds // 2).percent(),
                leader_wins(played, last).percent(),
                f"{Mean.of(lead(match, last) for match in played.matches).value:.1f}",
                f"{reach(played):.0f}",
                decided(played).percent(),
                f"{in_play(played).value:.1f}",
                Mean.of(changes(match) for match in played.matches).text(),
                percent(sum(end <= 1 for end in ends) / max(1, len(ends))),
            )
        )
    columns = (
        "match", "leader at half-time wins", "leader before the last Round wins", "lead then",
        "out of reach", "decided then", "still in play", "lead changes", "won by a point or less",
    )  # fmt: skip
    return Table("suspense", "How open a match is", columns, rows)

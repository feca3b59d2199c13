"""Order of play: whether it matters who begins, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from abth.rules.scoring import HERO_POINTS
from benchmarks.balance.matches import SOURCES, WON, Match, Played, Turn
from benchmarks.balance.means import Mean, percent, rate
from benchmarks.balance.page import Table

PLACES = ("1st", "2nd", "3rd", "4th", "5th")
PROWESS = SOURCES.index("Prowess")
TOKENS = 4  # Prowess tokens of a Sabaton


def wins(played: Played) -> list[Mean]:
    """Each player's share of the victories, by order of play."""
    return [
        Mean.of(match.share(player) for match in played.matches) for player in range(played.players)
    ]


def seat_wins(played: Played) -> list[Mean]:
    """The same by seat, whoever begins: a bot that prefers a seat would show here."""
    seats = range(played.players)
    return [
        Mean.of(match.share((seat - match.seat) % match.players) for match in played.matches)
        for seat in seats
    ]


def ahead(played: Played, player: int, rounds: int) -> Mean:
    """How many points a player is ahead of the mean of the table after so many Rounds."""
    totals = [match.totals(rounds) for match in played.matches]
    return Mean.of(points[player] - sum(points) / len(points) for points in totals)


def tokens_won(match: Match) -> Iterator[tuple[int, int, int]]:
    """Prowess tokens in the order they are won: by whom, the loser's how many-th, its value."""
    lost = [0] * match.players
    before = [0] * match.players
    for turn in match.turns:
        points = [one[PROWESS] for one in turn.points]
        for winner, loser in duellists(turn):
            value = points[winner] - before[winner]
            if value:
                yield winner, lost[loser], value
                lost[loser] += 1
        before = points


def duellists(turn: Turn) -> Iterator[tuple[int, int]]:
    """Winner and loser of a turn's challenge, either way round."""
    if turn.is_challenge:
        yield turn.player, turn.target
        yield turn.target, turn.player


def gap(played: Played) -> Mean:
    """How many points the first player ends ahead of the last."""
    finals = [match.final() for match in played.matches]
    return Mean.of(points[0] - points[-1] for points in finals)


def gap_with_equal_tokens(played: Played) -> Mean:
    """The same if every Prowess token that was won had been worth the mean of them all.

    Captains and soldiers do not look at the values they have won, so they would play alike.
    """
    found = [list(tokens_won(match)) for match in played.matches]
    worth = Mean.of(value for tokens in found for _, _, value in tokens).value
    gaps = []
    for match, tokens in zip(played.matches, found, strict=True):
        first = sum(worth - value for winner, _, value in tokens if winner == 0)
        last = sum(worth - value for winner, _, value in tokens if winner == match.players - 1)
        points = match.final()
        gaps.append(points[0] + first - points[-1] - last)
    return Mean.of(gaps)


def recruits_ahead(played: Played, player: int) -> Mean:
    """How many recruits more than the others a player has at the beginning of a turn."""
    means = []
    for match in played.matches:
        found = []
        for number in range(match.players + player, len(match.turns), match.players):
            armies = [
                points[0] + points[1] / HERO_POINTS for points in match.turns[number - 1].points
            ]
            others = (sum(armies) - armies[player]) / (match.players - 1)
            found.append(armies[player] - others)
        means.append(sum(found) / len(found))
    return Mean.of(means)


def order_table(plays: Sequence[Played]) -> Table:
    """Who wins, by order of play."""
    rows = []
    for played in plays:
        shares = [mean.percent() for mean in wins(played)]
        seats = " / ".join(f"{100 * mean.value:.0f}" for mean in seat_wins(played))
        missing = ["-"] * (len(PLACES) - played.players)
        number = str(len(played.matches))
        fair = percent(1 / played.players)
        rows.append((played.name, number, fair, *shares, *missing, seats))
    columns = ("match", "matches", "fair", *PLACES, "by seat, %")
    return Table("order", "Victories by order of play", columns, rows)


def sources_table(plays: Sequence[Played]) -> Table:
    """Points by source and challenges, by order of play."""
    rows = []
    for played in plays:
        number = len(played.matches)
        for player in range(played.players):
            ends = [match.points(match.rounds)[player] for match in played.matches]
            made = [turn for turn in played.turns() if turn.is_challenge and turn.player == player]
            values = [
                value
                for match in played.matches
                for winner, _, value in tokens_won(match)
                if winner == player
            ]
            rows.append(
                (
                    f"{played.players} players, {PLACES[player]}",
                    Mean.of(sum(points) for points in ends).text(),
                    *(f"{Mean.of(p[source] for p in ends).value:.2f}" for source in range(4)),
                    f"{len(made) / number:.2f}",
                    attacks_won(played, player),
                    f"{suffered(played, player):.2f}",
                    Mean.of(values).text(2),
                )
            )
    columns = (
        "player", "score", *SOURCES[:4], "challenges", "won", "suffered", "worth of a token",
    )  # fmt: skip
    return Table("order-sources", "Points and challenges by order of play", columns, rows)


def why_table(plays: Sequence[Played]) -> Table:
    """How far the first ends ahead of the last, and what speaks for the first all match long."""
    rows = []
    for played in plays:
        first, last = 0, played.players - 1
        rows.append(
            (
                played.name,
                gap(played).text(),
                gap_with_equal_tokens(played).text(),
                *(f"{recruits_ahead(played, player).value:+.2f}" for player in (first, last)),
                *(attacks_won(played, player) for player in (first, last)),
                *(f"{suffered(played, player):.2f}" for player in (first, last)),
            )
        )
    columns = (
        "match", "points ahead of the last", "… with equal tokens", "recruits ahead, 1st", "last",
        "challenges won, 1st", "last", "challenges suffered, 1st", "last",
    )  # fmt: skip
    return Table("order-why", "The first player beside the last", columns, rows)


def attacks_won(played: Played, player: int) -> str:
    """How often a player's own challenges succeed."""
    made = [turn for turn in played.turns() if turn.is_challenge and turn.player == player]
    return rate(sum(turn.ending == WON for turn in made), len(made))


def suffered(played: Played, player: int) -> float:
    """How often a player is challenged in a match."""
    return sum(turn.target == player for turn in played.turns()) / len(played.matches)


def tokens_table(plays: Sequence[Played]) -> Table:
    """What the loser's first, second … Prowess token is worth, and who takes it."""
    rows = []
    for played in plays:
        found = [token for match in played.matches for token in tokens_won(match)]
        for number in range(TOKENS):
            taken = [(winner, value) for winner, nth, value in found if nth == number]
            shares = [
                percent(sum(winner == player for winner, _ in taken) / max(1, len(taken)))
                for player in range(played.players)
            ]
            rows.append(
                (
                    f"{played.players} players, {PLACES[number]} token",
                    f"{len(taken) / len(played.matches):.1f}",
                    Mean.of(value for _, value in taken).text(2),
                    *shares,
                    *["-"] * (len(PLACES) - played.players),
                )
            )
    columns = ("token that a loser loses", "a match", "worth", *(f"to the {p}" for p in PLACES))
    return Table("order-tokens", "Prowess tokens and who wins them", columns, rows)

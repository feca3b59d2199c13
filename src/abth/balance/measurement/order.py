"""Order of play: whether it matters who begins, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from abth.balance.measurement.matches import SOURCES, WON, Match, Played, Points, Turn
from abth.balance.measurement.means import Mean, percent, rate
from abth.balance.measurement.page import Table
from abth.rules.scoring import HERO_POINTS

PLACES = ("1st", "2nd", "3rd", "4th", "5th")
PROWESS = SOURCES.index("Prowess")
TOKENS = 4  # Prowess tokens of a Sabaton
EDGE = 3  # recruits more or fewer that are told apart


def wins(played: Played) -> list[Mean]:
    """Each player's share of the victories, by order of play."""
    return [
        Mean.of(match.share(player) for match in played.matches) for player in range(played.players)
    ]


def seat_wins(played: Played) -> list[Mean]:
    """The same by seat, no matter who begins: a bot that prefers a seat would show here."""
    seats = range(played.players)
    return [
        Mean.of(match.share((seat - match.seat) % match.players) for match in played.matches)
        for seat in seats
    ]


def ahead(played: Played, player: int, rounds: int) -> Mean:
    """How many points a player is ahead of the table's mean after this many Rounds."""
    totals = [match.totals(rounds) for match in played.matches]
    return Mean.of(points[player] - sum(points) / len(points) for points in totals)


def tokens_won(match: Match) -> Iterator[tuple[int, int, int]]:
    """Prowess tokens in the order they are won: winner, number among the loser's, value."""
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
    """Winner and loser of a turn's challenge."""
    if turn.is_challenge:
        yield turn.player, turn.target
        yield turn.target, turn.player


def token_worth(played: Played) -> float:
    """The mean value of all Prowess tokens that were won."""
    return Mean.of(value for match in played.matches for _, _, value in tokens_won(match)).value


def rescored(match: Match, worth: float) -> list[float]:
    """The scores if every Prowess token that was won had counted `worth`.

    Captains and soldiers do not look at what their tokens are worth, so they would play alike.
    """
    scores = [float(sum(points) - points[PROWESS]) for points in match.points(match.rounds)]
    for winner, _, _ in tokens_won(match):
        scores[winner] += worth
    return scores


def wins_if(played: Played, worth: float) -> list[float]:
    """Who would win then, by order of play; equal scores share the victory."""
    shares = [0.0] * played.players
    for match in played.matches:
        scores = rescored(match, worth)
        best = [player for player, score in enumerate(scores) if score == max(scores)]
        for player in best:
            shares[player] += 1 / len(best) / len(played.matches)
    return shares


def gap(played: Played) -> Mean:
    """How many points the first player ends ahead of the last."""
    finals = [match.final() for match in played.matches]
    return Mean.of(points[0] - points[-1] for points in finals)


def gap_if(played: Played, worth: float) -> Mean:
    """The same if every Prowess token that was won had counted `worth`."""
    finals = [rescored(match, worth) for match in played.matches]
    return Mean.of(points[0] - points[-1] for points in finals)


def recruits(points: Points) -> int:
    """How many Elites and Heroes a player owns."""
    return points[0] + points[1] // HERO_POINTS


def recruits_ahead(played: Played, player: int) -> Mean:
    """How many recruits more than the others a player has at the beginning of a turn."""
    means = []
    for match in played.matches:
        found = []
        for number in range(match.players + player, len(match.turns), match.players):
            armies = [recruits(points) for points in match.turns[number - 1].points]
            others = (sum(armies) - armies[player]) / (match.players - 1)
            found.append(armies[player] - others)
        means.append(sum(found) / len(found))
    return Mean.of(means)


def challenges(match: Match) -> Iterator[tuple[Turn, int]]:
    """Every challenge, with how many recruits the Attacker has more than the Defender."""
    for before, turn in pairwise(match.turns):
        if turn.is_challenge:
            mine, theirs = before.points[turn.player], before.points[turn.target]
            yield turn, recruits(mine) - recruits(theirs)


def order_table(plays: Sequence[Played]) -> Table:
    """Who wins, by order of play."""
    rows = []
    for played in plays:
        shares = [mean.percent() for mean in wins(played)]
        seats = in_percent([mean.value for mean in seat_wins(played)])
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
    """What becomes of the first player's lead without the luck and the weight of Prowess."""
    rows = []
    for played in plays:
        worth = token_worth(played)
        last = played.players - 1
        rows.append(
            (
                played.name,
                in_percent([mean.value for mean in wins(played)]),
                in_percent(wins_if(played, worth)),
                in_percent(wins_if(played, 0)),
                gap(played).text(),
                gap_if(played, worth).text(),
                gap_if(played, 0).text(),
                f"{recruits_ahead(played, 0).value:+.1f}",
                f"{recruits_ahead(played, last).value:+.1f}",
            )
        )
    columns = (
        "match", "victories, %", "… with equal tokens", "… without Prowess",
        "first ahead of last", "… with equal tokens", "… without Prowess",
        "recruits ahead on turn, first", "… last",
    )  # fmt: skip
    return Table("order-why", "What the first player's lead is made of", columns, rows)


def tempo_table(plays: Sequence[Played]) -> Table:
    """Challenges by how much larger the Attacker's army is, and by who makes them."""
    found = [
        (min(EDGE, max(-EDGE, ahead)), turn, match.players - 1)
        for played in plays
        for match in played.matches
        for turn, ahead in challenges(match)
    ]
    first = [(ahead, turn) for ahead, turn, _ in found if turn.player == 0]
    last = [(ahead, turn) for ahead, turn, place in found if turn.player == place]
    rows = []
    for edge in range(-EDGE, EDGE + 1):
        sign = " or fewer" if edge == -EDGE else " or more" if edge == EDGE else ""
        cells = [f"{edge:+d}{sign}" if edge else "as many"]
        for some in ([(ahead, turn) for ahead, turn, _ in found], first, last):
            here = [turn for ahead, turn in some if ahead == edge]
            cells.append(percent(len(here) / max(1, len(some))))
            cells.append(rate(sum(turn.ending == WON for turn in here), len(here)))
        rows.append(tuple(cells))
    columns = (
        "recruits more than the Defender", "of all challenges", "won", "of the first player's",
        "won", "of the last player's", "won",
    )  # fmt: skip
    return Table("order-tempo", "Challenges by size of the armies", columns, rows)


def in_percent(shares: Sequence[float]) -> str:
    """Shares in a row."""
    return " / ".join(f"{100 * share:.0f}" for share in shares)


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

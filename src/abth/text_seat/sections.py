"""The sections of the page that tell the state of the table: hand, Eras, gear, players, scores."""

from __future__ import annotations

from collections.abc import Sequence

from abth.protocol.text_page import TextSection, TextTable
from abth.rules.box import UnitCard
from abth.rules.points import Points
from abth.rules.scoring import Score, Standing
from abth.rules.terms import ERAS, NONE
from abth.rules.views import PlayerView
from abth.text_seat.choices import tile_words
from abth.text_seat.facts import Facts
from abth.text_seat.unit_words import abilities, figures, half_shields, joined
from abth.words.pieces import action_name, relic_name

CARD_COLUMNS = ("unit", "long", "medium", "close", "damage", "abilities", "shields")
PLAYER_COLUMNS = (
    "player", "era", "hand", "deck", "discard", "tokens", "relics", "points", "prowess",
    "prowess-won", "honor", "sabaton",
)  # fmt: skip
PILE_COLUMNS = ("player", "known", "discard-pile", "dismissed", "relics")
SOURCES = ("elite", "heroes", "relics", "prowess", "honor")


def table_of(
    facts: Facts, caption: str, columns: Sequence[str], rows: list[list[str]]
) -> TextTable:
    """A table with these columns of the catalogue."""
    t = facts.words.t
    return TextTable(caption=caption, columns=[t(f"text-column-{c}") for c in columns], rows=rows)


def card_cells(facts: Facts, unit: UnitCard) -> list[str]:
    """A Unit with its figures, abilities and half shields."""
    words = facts.words
    icons, shields = abilities(words, unit), half_shields(words, unit)
    return [
        unit.name,
        *figures(unit),
        joined(words, icons, "abilities"),
        joined(words, shields, "shields"),
    ]


def unit_names(facts: Facts, cards: Sequence[int]) -> list[str]:
    """Several cards by name."""
    return [facts.box.units[card].name for card in cards]


def cards_in_words(facts: Facts, cards: Sequence[int]) -> str:
    """The cards of a pile in a sentence."""
    return ", ".join(unit_names(facts, cards)) or facts.words.t("terminal-no-cards")


# Your hand


def hand_section(facts: Facts, own: PlayerView) -> TextSection:
    """The cards of the player: the hand as a table, deck and discard pile by name."""
    t = facts.words.t
    rows = [card_cells(facts, facts.box.units[card]) for card in own.hand or ()]
    heading = t("terminal-your-hand-title")
    counts = t("text-hand", hand=own.hand_size, deck=own.deck_size, discard=len(own.discard))
    return TextSection(
        name="hand",
        heading=heading,
        lines=[
            counts,
            t("terminal-your-deck", cards=cards_in_words(facts, own.deck or ())),
            t("terminal-your-discard", cards=cards_in_words(facts, own.discard)),
        ],
        tables=[table_of(facts, heading, CARD_COLUMNS, rows)] if rows else [],
    )


# Eras


def eras_section(facts: Facts) -> TextSection:
    """The Units on the board, and for each Era its piles and who is there."""
    t = facts.words.t
    units = table_of(
        facts,
        t("text-caption-board"),
        ("place", *CARD_COLUMNS, "link"),
        [space_row(facts, space) for space in range(len(facts.view.board))],
    )
    eras = table_of(
        facts,
        t("text-caption-eras"),
        ("era", "visitors", "deck", "discard-pile"),
        [era_row(facts, era) for era in range(1, len(ERAS) + 1)],
    )
    return TextSection(name="eras", heading=t("text-heading-eras"), lines=[], tables=[units, eras])


def place_name(space: int) -> str:
    """`II 1`."""
    return f"{ERAS[space // 3]} {space % 3 + 1}"


def space_row(facts: Facts, space: int) -> list[str]:
    """One board space with its Links."""
    words = facts.words
    unit = facts.unit_at(space)
    none = [joined(words, [], column) for column in CARD_COLUMNS]
    cells = none if unit is None else card_cells(facts, unit)
    spaces = len(facts.view.board)
    linked = [(space - 1) % spaces] if facts.link_before(space) else []
    linked += [(space + 1) % spaces] if facts.link_after(space) else []
    links = [words.t("text-linked", place=place_name(other)) for other in linked]
    return [place_name(space), *cells, joined(words, links, "link")]


def era_row(facts: Facts, era: int) -> list[str]:
    """The piles of an Era, and the players who are there."""
    view = facts.view
    there = [facts.names[seat] for seat in facts.visitors(era)]
    return [
        ERAS[era - 1],
        joined(facts.words, there, "visitors"),
        str(len(view.era_decks[era])),
        joined(facts.words, unit_names(facts, view.era_discards[era]), "discard-pile"),
    ]


# The gear


def gear_section(facts: Facts) -> TextSection:
    """Tiles, active actions, tokens, and what is left in the common supply."""
    words, view = facts.words, facts.view
    t = words.t
    tiles = facts.box.tiles
    rows = [
        [t("text-row-active-tile"), tile_words(facts, tiles[view.active_tile])],
        [t("text-row-next-tile"), tile_words(facts, tiles[view.pending_tile])],
        [t("text-row-actions"), ", ".join(active_actions(facts))],
        [t("text-row-tokens"), ", ".join(token_spaces(facts))],
        [t("text-row-tiles-left"), str(len(view.tile_pile))],
        [t("text-row-tokens-left"), str(len(view.token_pile))],
        [t("text-row-relics-left"), str(len(view.relic_deck))],
        [t("text-row-honor-left"), str(view.honor_supply)],
    ]
    table = table_of(facts, t("table-gears"), ("part", "state"), rows)
    return TextSection(name="gear", heading=t("table-gears"), lines=[], tables=[table])


def active_actions(facts: Facts) -> list[str]:
    """The two active actions; a used one says so."""
    words = facts.words
    return [
        action_name(words, action.id, action.name) + (f" ({words.t('gear-used')})" if used else "")
        for action, active, used in facts.actions()
        if active
    ]


def token_spaces(facts: Facts) -> list[str]:
    """`1: Accuracy`, and which one is indicated."""
    t = facts.words.t
    return [
        t("text-token-space", space=space, token=name, pointed="yes" if pointed else "no")
        for space, (name, pointed) in enumerate(facts.tokens(), 1)
    ]


# Players


def players_section(facts: Facts) -> TextSection:
    """What everyone knows of every player: counts, then cards by name."""
    t, view = facts.words.t, facts.view
    counts = table_of(
        facts,
        t("text-caption-players"),
        PLAYER_COLUMNS,
        [player_row(facts, player) for player in view.players],
    )
    piles = table_of(
        facts,
        t("text-caption-piles"),
        PILE_COLUMNS,
        [piles_row(facts, player) for player in view.players],
    )
    lines = []
    if 0 <= view.start < len(facts.names):
        lines.append(t("text-headquarters", who=facts.names[view.start]))
    return TextSection(
        name="players", heading=t("text-heading-players"), lines=lines, tables=[counts, piles]
    )


def player_name(facts: Facts, seat: int) -> str:
    """`Nora, you`."""
    name = facts.names[seat]
    return facts.words.t("text-you", who=name) if seat == facts.view.seat else name


def player_row(facts: Facts, player: PlayerView) -> list[str]:
    """The counts of one player."""
    words = facts.words
    era = [ERAS[player.era - 1]] if player.era else []
    figure = [facts.sabaton(player)] if facts.sabaton(player) else []
    relics = [
        words.t("text-relics", era=ERAS[era], count=count)
        for era, count in enumerate(facts.relics(player))
        if count
    ]
    return [
        player_name(facts, player.seat),
        joined(words, era, "era"),
        str(player.hand_size),
        str(player.deck_size),
        str(len(player.discard)),
        joined(words, facts.held(player), "tokens"),
        joined(words, relics, "relics"),
        points_words(facts, player),
        str(player.prowess_left),
        str(facts.prowess_won(player.seat)),
        str(player.honor),
        joined(words, figure, "sabaton"),
    ]


def points_words(facts: Facts, player: PlayerView) -> str:
    """`12`, or `12, with hidden Prowess 14 to 20` (R-49)."""
    points = facts.table.points[player.seat]
    if points.hidden == 0:
        return str(points.total)
    return facts.words.t("text-points", points=points.total, least=points.least, most=points.most)


def piles_row(facts: Facts, player: PlayerView) -> list[str]:
    """The cards of one player that lie open or that everyone has seen."""
    words = facts.words
    relics = []
    for number in player.relics:
        relic = facts.box.relics[number]
        name = relic_name(words, relic.id, relic.name)
        relics.append(words.t("text-relic", relic=name, era=ERAS[int(relic.era) - 1]))
    return [
        player_name(facts, player.seat),
        joined(words, unit_names(facts, player.known), "known"),
        joined(words, unit_names(facts, player.discard), "discard-pile"),
        joined(words, unit_names(facts, player.dismissed), "dismissed"),
        joined(words, relics, "relics"),
    ]


# Scores


def scores_section(facts: Facts, standing: Standing | None = None) -> TextSection:
    """The points of every player by source; at the end nothing is hidden."""
    t = facts.words.t
    caption = t("text-caption-points" if standing is None else "text-caption-scores")
    columns = [t("text-column-player"), *(t(f"end-source-{source}") for source in SOURCES)]
    table = TextTable(
        caption=caption,
        columns=[*columns, t("text-column-points")],
        rows=[score_row(facts, player, standing) for player in facts.view.players],
    )
    lines = []
    if standing is not None and standing.winners:
        won = facts.words.listed([facts.names[seat] for seat in standing.winners])
        lines.append(t("text-winners", count=len(standing.winners), who=won))
    return TextSection(name="scores", heading=caption, lines=lines, tables=[table])


def score_row(facts: Facts, player: PlayerView, standing: Standing | None) -> list[str]:
    """The points of one player by source."""
    if standing is None:
        points: Points | Score = facts.table.points[player.seat]
        total = points_words(facts, player)
    else:
        points = standing.scores[player.seat]
        total = str(int(points.total))
    sources = [str(int(getattr(points, source))) for source in SOURCES]
    return [player_name(facts, player.seat), *sources, total]


def has_gear(facts: Facts) -> bool:
    """Whether the table is set up: before that there is nothing to tell."""
    return NONE not in (facts.view.wheel, facts.view.active_tile)

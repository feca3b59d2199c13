"""The messages between a server and its clients, as types; `docs/api.md` explains them.

Cards, tokens, relics, tiles, faces and actions are their numbers in the box, which `BoxFacts`
lists; seats count from 0. A version is the number of entries in the log of a match. Times are
seconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from abth.protocol.log import PRINTABLE
from abth.protocol.written_rulings import Ruling
from abth.rules.facts import TableFacts
from abth.rules.views import View

VERSION: Final = "abth/1"  # of this protocol

Name = Annotated[str, Meta(min_length=1, max_length=30, pattern=PRINTABLE)]
Title = Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=PRINTABLE)]
Entropy = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Version = Annotated[int, Meta(ge=0)]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something that a client sends; unknown fields are refused."""


class FromServer(Struct, frozen=True, kw_only=True):
    """Something that the server sends."""


# --- people ------------------------------------------------------------------------------------


class NewPerson(FromClient, frozen=True, kw_only=True):
    """A new user with a name."""

    name: Name


class Recovery(FromClient, frozen=True, kw_only=True):
    """The phrase with which a user signs in on another device."""

    phrase: Annotated[str, Meta(min_length=1, max_length=200)]


class Credentials(FromServer, frozen=True, kw_only=True):
    """Shown once: the server keeps only hashes. The phrase is absent after a recovery."""

    person: str
    name: str
    secret: str
    phrase: str | None


class Me(FromServer, frozen=True, kw_only=True):
    """The user with this secret."""

    person: str
    name: str
    webhook: str | None


class NewToken(FromClient, frozen=True, kw_only=True):
    """A token for a program that plays in a user's name."""

    label: Name


class Token(FromServer, frozen=True, kw_only=True):
    """A bot token; the secret is shown once, when the token is made."""

    id: int
    label: str
    created: float
    secret: str | None = None


class NewWebhook(FromClient, frozen=True, kw_only=True):
    """The URL that receives a notice when it is your turn."""

    url: Annotated[str, Meta(max_length=500)]


class Webhook(FromServer, frozen=True, kw_only=True):
    """The URL, and the key that signs each notice (shown once)."""

    url: str
    key: str


# --- tables ------------------------------------------------------------------------------------


class TurnClock(FromClient, frozen=True, kw_only=True):
    """How long a player may take for the decisions of one turn."""

    kind: Literal["live", "days"]
    seconds: Annotated[int, Meta(ge=10, le=30 * 86_400)]


class SeatPlan(FromClient, frozen=True, kw_only=True):
    """Who may sit at a seat: a person, or a bot such as `captain` (`soldier` …)."""

    kind: Literal["person", "bot"] = "person"
    bot: Annotated[str, Meta(max_length=60)] | None = None


class TableOptions(FromClient, frozen=True, kw_only=True):
    """The options of a table, fixed before the match."""

    name: Title
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=5)]
    rounds: Literal[6, 8] = 6
    edition: Annotated[str, Meta(max_length=10)] = "default"
    rulings: dict[Annotated[str, Meta(max_length=60)], Ruling] = {}
    start_player: Annotated[int, Meta(ge=0, le=4)] | None = None  # None: chosen by chance
    invitation: bool = False  # not listed; joined by its link
    clock: TurnClock | None = None
    away: Literal["wait", "bot"] = (
        "bot"  # whether a bot replaces a player who leaves or runs out of time
    )
    away_bot: Annotated[str, Meta(max_length=60)] = "captain"
    odds: bool = True  # exact odds may be asked for during the match
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=1000)] = 0  # log entries that spectators lag behind
    # The same seed gives the same draws: a duplicate deal. None: fresh, fair dice.
    seed: Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE)] | None = None


class SeatState(FromServer, frozen=True, kw_only=True):
    """A seat of a table as everyone sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    person: str | None = None
    bot: str | None = None  # the bot that plays it now, also for an absent person
    here: bool = False  # a connection is open
    away: bool = False  # a bot plays for this person
    rating: float | None = None


class TableState(FromServer, frozen=True, kw_only=True):
    """A table as the caller sees it. `hosting` and `yours` tell what the caller may do."""

    id: str
    options: TableOptions
    state: Literal["open", "playing", "over", "closed"]
    seats: list[SeatState]
    host: str  # a person's id
    hosting: bool  # whether that is the caller
    yours: list[int]  # seats of the caller
    version: int
    commitment: str  # SHA-256 of the secret of the dice
    to_act: int | None  # the seat that must decide
    deadline: float | None
    round: int | None
    created: float
    started: float | None
    ended: float | None
    winners: list[int]
    scores: list[int]
    rematch: str | None  # the table where these people play again
    forked_from: str | None
    spectators: int
    link: str  # the path to join by


class TableList(FromServer, frozen=True, kw_only=True):
    """Tables to join, tables to watch, and those of the caller."""

    open: list[TableState]
    playing: list[TableState]
    yours: list[TableState]


class Join(FromClient, frozen=True, kw_only=True):
    """Take a seat; several seats make a hot-seat table. Entropy goes into the dice."""

    seat: SeatNumber | None = None
    name: Name | None = None  # another name for this seat, for friends at one screen
    entropy: Entropy = ""


class SeatChange(FromClient, frozen=True, kw_only=True):
    """Before the start, the host opens a seat or gives it to a bot."""

    bot: Annotated[str, Meta(max_length=60)] | None = None  # None: open again


class Fork(FromClient, frozen=True, kw_only=True):
    """A new table that starts from a version of a finished match."""

    version: Version
    chance: Literal["same", "fresh"] = "fresh"
    options: TableOptions


# --- playing -----------------------------------------------------------------------------------


class Due(FromServer, frozen=True, kw_only=True):
    """The pending decision, as everyone sees it: which seat, which decision, until when."""

    seat: int | None
    point: str | None  # D-2 … D-23 of the rules
    moment: str  # its name, such as `attack-next`
    deadline: float | None


class UndoState(FromServer, frozen=True, kw_only=True):
    """Whether the last decision may be taken back freely, or who was asked for consent."""

    seat: int | None  # the seat that may take back now without asking
    asked_by: int | None = None
    to: int | None = None  # the version to go back to
    agreed: list[int] = []
    needed: list[int] = []


class SeatView(FromServer, frozen=True, kw_only=True):
    """The match as one seat (None: a spectator) sees it, and what that seat may do."""

    seat: int | None
    view: View
    facts: TableFacts  # what follows from the view: points, Links, totals, possible actions
    legal: list[str]  # the texts of view.options, in the same order


EventFact = bool | int | str | list[int] | None


class EventSaid(FromServer, frozen=True, kw_only=True):
    """What happened: the name of the event, such as `unit-deployed`, and its facts.

    `abth.rules.events` has the facts of each; in TypeScript this is a union of all of them.
    """

    type: str
    facts: dict[str, EventFact]


class Line(FromServer, frozen=True, kw_only=True):
    """A line of chat."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


# From client to server, over a WebSocket. `id` comes back as `re` in the answer.


class Hello(FromClient, frozen=True, kw_only=True, tag="hello"):
    """The first message: the secret (absent: a spectator) and the version last seen."""

    id: int
    protocol: str = VERSION
    secret: Annotated[str, Meta(max_length=200)] | None = None
    seen: Version | None = None
    chat_seen: int = 0


class Act(FromClient, frozen=True, kw_only=True, tag="act"):
    """A decision, by text or number. The same key twice counts once."""

    id: int
    key: Key
    seat: SeatNumber
    seen: Version
    action: ActionText | int


class Undo(FromClient, frozen=True, kw_only=True, tag="undo"):
    """Take back the last decision; where that is not free, `to` asks the others."""

    id: int
    key: Key
    seat: SeatNumber
    seen: Version
    to: Version | None = None


class Consent(FromClient, frozen=True, kw_only=True, tag="consent"):
    """The answer to an undo request."""

    id: int
    seat: SeatNumber
    to: Version
    agree: bool


class Chat(FromClient, frozen=True, kw_only=True, tag="chat"):
    """Write a line of chat."""

    id: int
    key: Key
    text: ChatText


class Ping(FromClient, frozen=True, kw_only=True, tag="ping"):
    """A sign of life; the server answers it."""

    id: int


ClientMessage = Hello | Act | Undo | Consent | Chat | Ping

# From server to client. `no` counts the messages of this connection from 1.


class Welcome(FromServer, frozen=True, kw_only=True, tag="welcome"):
    """The answer to hello: everything, or what was missed since `seen`."""

    no: int
    re: int
    protocol: str
    table: TableState
    version: int
    since: int  # events below begin after this version; 0: all of the match
    events: list[EventSaid]
    views: list[SeatView]  # one for each of your seats; only a spectator's if you have none
    due: Due
    undo: UndoState
    chat: list[Line]


class Update(FromServer, frozen=True, kw_only=True, tag="update"):
    """The match went on from `since` to `version`; after an undo, `events` start from 0 again."""

    no: int
    re: int | None  # your message that caused this, which it answers
    since: int
    version: int
    undone: bool
    events: list[EventSaid]
    views: list[SeatView]
    due: Due
    undo: UndoState


class TableNews(FromServer, frozen=True, kw_only=True, tag="table"):
    """A player joined, left or came back; the state or the clock changed."""

    no: int
    re: int | None
    table: TableState


class ChatNews(FromServer, frozen=True, kw_only=True, tag="chat"):
    """A new line of chat."""

    no: int
    re: int | None
    line: Line


class Done(FromServer, frozen=True, kw_only=True, tag="done"):
    """Your message was carried out, now or earlier; it brought no update."""

    no: int
    re: int
    version: int


class Refused(FromServer, frozen=True, kw_only=True, tag="refused"):
    """Your message changed nothing, and why. `atom` names the rule that forbids it, if any."""

    no: int
    re: int | None
    code: str  # illegal, stale, not-your-seat, malformed …
    reason: str
    atom: str | None = None
    version: int | None = None
    message_id: str | None = None  # of the reason in the catalogue of words
    what: str = ""  # what the message speaks of


class YourTurn(FromServer, frozen=True, kw_only=True, tag="your-turn"):
    """A seat of yours must decide at another table; at this one, see `due`."""

    no: int
    table: str
    name: str
    seat: int
    point: str | None
    challenged: bool


ServerMessage = Welcome | Update | TableNews | ChatNews | Done | Refused | YourTurn


class Problem(FromServer, frozen=True, kw_only=True):
    """The body of every HTTP error."""

    code: str
    reason: str
    atom: str | None = None
    message_id: str | None = None
    what: str = ""


# The same over plain HTTP, for programs.


class HttpAct(FromClient, frozen=True, kw_only=True):
    """A decision."""

    seat: SeatNumber
    action: ActionText | int
    seen: Version | None = None  # None: the current version
    key: Key | None = None


class Position(FromServer, frozen=True, kw_only=True):
    """A match as a program sees it; with `wait`, the answer comes when there is news."""

    table: str
    state: Literal["open", "playing", "over", "closed"]
    version: int
    views: list[SeatView]
    due: Due
    events: list[EventSaid]
    scores: list[int]
    winners: list[int]


# --- looking back ------------------------------------------------------------------------------


class SourcePoints(FromServer, frozen=True, kw_only=True):
    """Points of a seat by source."""

    elite: int
    heroes: int
    relics: int
    prowess: int
    honor: int
    total: int


class Luck(FromServer, frozen=True, kw_only=True):
    """What dice and deck gave a seat compared with the average, in battle values."""

    rolls: int
    sum: float
    expected: float
    draws: int = 0  # cards drawn, reinforcements included
    drawn: float = 0.0  # their values
    drawn_expected: float = 0.0


class MatchReport(FromServer, frozen=True, kw_only=True):
    """A finished match: points by source, luck, points after each turn."""

    table: TableState
    points: list[SourcePoints]
    luck: list[Luck]
    course: list[list[int]]  # after each turn: the total of each seat
    turns: list[int]  # the version at which each turn began
    winners: list[int]
    imported: bool


class Moment(FromServer, frozen=True, kw_only=True):
    """A match as it stood at a version, as seen by the seats that the viewer may use."""

    version: int
    last: int
    views: list[SeatView]
    events: list[EventSaid]  # of the step that led here
    action: str | None  # the entry of the log that led here
    due: Due


class Rating(FromServer, frozen=True, kw_only=True):
    """How strong a user or a bot is: openskill's mean and doubt, and the cautious ordinal."""

    mu: float
    sigma: float
    ordinal: float
    matches: int


class Ranked(FromServer, frozen=True, kw_only=True):
    """A line of the leaderboard; bots are listed by name."""

    place: int
    id: str
    name: str
    bot: bool
    rating: Rating
    wins: int


class HeadToHead(FromServer, frozen=True, kw_only=True):
    """How one player fared against another."""

    id: str
    name: str
    bot: bool
    matches: int
    ahead: int  # ended with more points
    behind: int


class Result(FromServer, frozen=True, kw_only=True):
    """One line of a player's history."""

    table: str
    name: str
    ended: float
    players: list[str]
    scores: list[int]
    seat: int
    won: bool


class Profile(FromServer, frozen=True, kw_only=True):
    """A player's page."""

    id: str
    name: str
    bot: bool
    rating: Rating | None
    matches: int
    wins: int
    results: list[Result]
    rivals: list[HeadToHead]


class Draw(FromServer, frozen=True, kw_only=True):
    """An event of chance: its place in the log, how many pieces there were, which one came."""

    number: int
    pieces: int
    index: int
    action: str


class BotFacts(FromServer, frozen=True, kw_only=True):
    """A bot that can be invited."""

    name: str
    character: str


class CardFacts(FromServer, frozen=True, kw_only=True):
    """A Unit card."""

    id: str
    name: str
    rank: str
    era: int
    copies: int
    long: int
    medium: int
    close: int
    damage: int
    reinforcement: int
    assault: int
    heroic_death: int
    accuracy: int
    diversion: int
    relaunch: int
    link_left: int
    link_right: int
    icon: str
    note: str


class RelicFacts(FromServer, frozen=True, kw_only=True):
    """A Relic."""

    id: str
    name: str
    era: int
    icon: str
    note: str


Ability = Literal["heroic_death", "accuracy", "diversion", "relaunch"]


class TokenFacts(FromServer, frozen=True, kw_only=True):
    """A Warfare token: a Line modifier, an ability, or one with a moment of its own."""

    id: str
    name: str
    copies: int
    long: int  # what it adds to each Line
    medium: int
    close: int
    line: Literal["long", "medium", "close"] | None
    value: int  # added to that Line
    ability: Ability | None
    moment: Literal["tighten-up", "chase"] | None  # never laid on a Unit
    icon: str
    note: str


class TileFacts(FromServer, frozen=True, kw_only=True):
    """A Time-traveling tile."""

    eras: list[int]
    pointer: int


class SpaceFacts(FromServer, frozen=True, kw_only=True):
    """A space of the board, as `face II3` names it, and the Era it belongs to."""

    name: str
    era: int


class LadderFacts(FromServer, frozen=True, kw_only=True):
    """What follows from the number of the Attacker's Units (DICE-1 to 4, REWARD-7 to 11)."""

    units: int
    strong: bool  # the Attacker rolls the Strong die
    relics: int  # looked at after a victory over the board


class ScoringFacts(FromServer, frozen=True, kw_only=True):
    """What things are worth (SCORE-3 to 6)."""

    elite: int
    hero: int
    relics: list[int]  # by number of Relics of one Era, from 0; more count as the last


# What an action is about. Piece 0 of `era` is Era I; a `value` is that of a Prowess token.
Piece = Literal[
    "none", "gear", "era", "space", "sabaton", "company", "unit", "token", "relic", "value"
]


class VerbFacts(FromServer, frozen=True, kw_only=True):
    """A run of action numbers with one verb: number `first + n` is about piece `n`.

    With `places`, `first + n * places + p` is about piece `n` at place `p`.
    """

    verb: str
    first: int
    count: int
    piece: Piece
    places: int = 1


class FaceFacts(FromServer, frozen=True, kw_only=True):
    """A face of a die, and how many sides show it."""

    id: str
    copies: int
    long: int
    medium: int
    close: int


class SabatonFacts(FromServer, frozen=True, kw_only=True):
    """A figure to play."""

    id: str
    name: str
    prowess: list[int]


class GearFacts(FromServer, frozen=True, kw_only=True):
    """One of the four actions on the cogwheel; `use A` names it by its symbol."""

    id: str
    name: str
    symbol: str
    icon: str
    note: str


class RulingFacts(FromServer, frozen=True, kw_only=True):
    """A key of the rulings: its values, its default, its atom, and what the editions say."""

    key: str
    values: list[Ruling]  # the default first
    default: Ruling
    atom: str
    editions: dict[str, Ruling]  # only those that differ from the default


class BoxFacts(FromServer, frozen=True, kw_only=True):
    """Everything printed: the meaning of the numbers in views."""

    name: str
    digest: str
    units: list[CardFacts]
    relics: list[RelicFacts]
    tokens: list[TokenFacts]
    tiles: list[TileFacts]
    strong: list[FaceFacts]
    risky: list[FaceFacts]
    sabatons: list[SabatonFacts]
    gear_actions: list[str]  # ids of the four actions on the cogwheel
    gear_symbols: list[str]  # how actions name them: `use A`
    gears: list[GearFacts]
    token_spaces: int
    actions: list[str]  # the text of every action number
    verbs: list[VerbFacts]  # what the numbers of a player's actions mean
    ladder: list[LadderFacts]
    scoring: ScoringFacts
    moments: list[str]
    points: list[str]  # the decision point of each deciding moment
    atoms: dict[str, str]  # every rule by its number
    editions: list[str]
    rulings: list[RulingFacts]
    spaces: list[SpaceFacts]  # of the board
    places: tuple[int, int]  # slots of the Attacker and of the Defender, the virtual one included


class OddsQuestion(FromClient, frozen=True, kw_only=True):
    """Two line-ups, front first, as cards and tokens of the box; `tokens` may be empty."""

    attackers: Annotated[list[int], Meta(max_length=5)]
    defenders: Annotated[list[int], Meta(max_length=5)]
    attacker_tokens: Annotated[list[int], Meta(max_length=5)] = []  # -1: none
    defender_tokens: Annotated[list[int], Meta(max_length=5)] = []
    board: bool = True
    edition: Annotated[str, Meta(max_length=10)] = "default"
    rulings: dict[Annotated[str, Meta(max_length=60)], Ruling] = {}
    attacker_reserve: Annotated[list[int], Meta(max_length=40)] = []  # cards that may reinforce
    defender_reserve: Annotated[list[int], Meta(max_length=40)] = []
    # How many cards of the reserve are in the deck, if hand and deck are unknown. None: all.
    attacker_deck: Annotated[int, Meta(ge=0, le=40)] | None = None
    defender_deck: Annotated[int, Meta(ge=0, le=40)] | None = None


class OddsAnswer(FromServer, frozen=True, kw_only=True):
    """Exact chances as fractions, `25/36`; estimates as decimals, with their largest error."""

    attacker_wins: str
    defender_wins: str
    annihilated: str
    attackers: list[str]  # of each Unit to be defeated
    defenders: list[str]
    relics_looked_at: int
    error: float  # 0: exact

"""The messages between a server and its clients, as types; `docs/api.md` explains them.

Cards, tokens, relics, tiles, faces and actions are their numbers in the box, which `BoxFacts`
lists; seats count from 0. A version is the number of entries in the log of a match. Times are
seconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from abth.protocol.log import PRINTABLE
from abth.protocol.written_rulings import Ruling
from abth.rules.facts import TableFacts
from abth.rules.views import View

VERSION: Final = "abth/2"  # of this protocol

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


Scope = Literal["play", "tables"]
"""What a token may do: play at tables, or make and host them. None of them changes an account."""


class NewToken(FromClient, frozen=True, kw_only=True):
    """A token for a program that plays in a user's name."""

    label: Name
    scopes: Annotated[list[Scope], Meta(max_length=2)] = []  # none: it only plays


class Token(FromServer, frozen=True, kw_only=True):
    """A bot token; the secret is shown once, when the token is made."""

    id: int
    label: str
    created: float
    scopes: list[Scope]
    secret: str | None = None


class DeviceState(FromServer, frozen=True, kw_only=True):
    """A device on which a user is signed in."""

    id: str
    label: str  # browser and system, such as `Firefox · Linux`; empty if unknown
    created: float
    seen: float | None  # when it was last used, to the hour
    current: bool  # whether the request comes from it


BlockKind = Literal["mute", "block"]
"""Hide what a player writes, or also refuse to share a table with them."""


class NewBlock(FromClient, frozen=True, kw_only=True):
    """Mute or block a player."""

    kind: BlockKind


class BlockState(FromServer, frozen=True, kw_only=True):
    """A player whom a user has muted or blocked."""

    person: str
    name: str
    kind: BlockKind
    since: float


class NewReport(FromClient, frozen=True, kw_only=True):
    """Report a player to the host of the table and to the operator of the server."""

    person: str
    text: ChatText
    line: int | None = None  # of the chat


class PlayerReport(FromServer, frozen=True, kw_only=True):
    """A report about a player; only the host reads it."""

    id: int
    person: str
    name: str
    by: str
    by_name: str
    text: str
    line: str | None  # what was written in the chat
    at: float


class Kick(FromClient, frozen=True, kw_only=True):
    """Remove a person from a table for good, or let them come back."""

    person: str
    lift: bool = False


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


Lesson = Literal["first-match"]


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
    # Who lets a bot play for a player who is away: all who are there, or the host alone.
    call_bot: Literal["all", "host"] = "all"
    odds: bool = True  # exact odds may be asked for during the match
    # Who reads and writes the chat: the players and the host, everyone with an account, or nobody.
    chat: Literal["players", "all", "off"] = "players"
    coach: bool | None = (
        None  # the coach may be asked; None: unless several people play for ratings
    )
    spectators: bool = True
    delay: Annotated[int, Meta(ge=0, le=1000)] = 0  # log entries that spectators lag behind
    # The same seed gives the same draws: a duplicate deal. None: fresh, fair dice.
    seed: Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE)] | None = None
    lesson: Lesson | None = None  # its deal is prepared; only `POST /api/lessons` makes one


class NewLesson(FromClient, frozen=True, kw_only=True):
    """Begin a lesson at a table of your own; entropy goes into the dice that follow the script."""

    lesson: Lesson
    name: Title
    entropy: Entropy = ""


class DareChoice(FromServer, frozen=True, kw_only=True):
    """The best line-up of so many Units, front first: its exact chance, and the Relics to see."""

    cards: list[int]
    wins: str  # a fraction, `5/12`
    relics: int


Ending = Literal["resigned", "points", "unrated"]
"""How a match ended early: a player resigned, or all agreed, with the points so far or without."""


Unrated = Literal["import", "lesson", "fork", "seed", "shared-screen", "undo", "absent"]
"""Why a match changes no ratings; `undo`: it went back past dice; `absent`: a player never came."""


class TableNote(FromServer, frozen=True, kw_only=True):
    """Something that happened at the table, not in the game, after this many finished turns."""

    kind: Literal["bot-called", "left", "timed-out", "back", "resigned", "ended"]
    seats: list[int]
    turn: int
    at: float


class EndOffer(FromServer, frozen=True, kw_only=True):
    """An offer to end the match now: with the points so far, or without a result."""

    by: int  # a seat
    counts: bool
    agreed: list[int] = []
    needed: list[int] = []


class SeatState(FromServer, frozen=True, kw_only=True):
    """A seat of a table as everyone sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None  # of an open seat: that of the person for whom it is kept
    person: str | None = None
    invited: str | None = None  # the person for whom an open seat is kept
    bot: str | None = None  # the bot that plays it now, also for an absent person
    here: bool = False  # a connection is open
    since: float | None = None  # when a person who is not here was last seen
    away: bool = False  # a bot plays for this person
    resigned: bool = False
    replaced: bool = False  # a bot has decided for this person at least once
    bot_from: float | None = None  # from then on the others may call a bot
    called_by: list[int] = []  # seats that want a bot here
    call_needs: list[int] = []  # seats that have not agreed to it yet
    rating: int | None = None  # 1500: the average of new players
    provisional: bool = False  # the rating rests on few matches


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
    coach: bool  # whether the coach may be asked
    rematch: str | None  # the table where these people play again
    rematch_agreed: list[int]  # seats that want to play again
    ending: Ending | None  # None: the match was played to its end, or is not over
    unrated: Unrated | None  # None: the match is rated
    end_offer: EndOffer | None
    notes: list[TableNote]
    forked_from: str | None
    spectators: int
    reports: int  # how many the host has received; nobody else sees the number
    kicked: list[str]  # people whom the host has removed for good; only the host sees them
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


class BotCall(FromClient, frozen=True, kw_only=True):
    """A vote for a bot, or against one, at the seat of a player who is away."""

    agree: bool = True


class EndAnswer(FromClient, frozen=True, kw_only=True):
    """An offer to end the match, or the answer to one."""

    counts: bool = False  # with the points so far, not without a result
    agree: bool = True


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


Changes = dict[str, Any]
"""New values of fields of a `SeatView`, by their paths, such as `view.players.2.honor`.

The parts of a path are names of fields and places in lists. A value replaces the whole field.
"""


class SeatChanges(FromServer, frozen=True, kw_only=True):
    """What has changed in the view of one seat (None: a spectator's) besides the open changes.

    A viewer without such a view receives all of it: the fields `view`, `facts` and `legal`.
    """

    seat: int | None
    changes: Changes


EventFact = bool | int | str | list[int] | None


class EventSaid(FromServer, frozen=True, kw_only=True, omit_defaults=True):
    """What happened: the name of the event, such as `unit-deployed`, and its facts.

    `abth.rules.events` has the facts of each; in TypeScript this is a union of all of them. Someone
    who holds several seats is told what any of them may know; `secret` then says which may.
    """

    type: str
    facts: dict[str, EventFact]
    secret: EventSecret | None = None


class EventSecret(FromServer, frozen=True, kw_only=True):
    """An event that only some seats may know, and what all others know of it."""

    known_to: list[int]
    open: EventSaid


class Line(FromServer, frozen=True, kw_only=True):
    """A line of chat."""

    number: int
    person: str
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
    """The match went on from `since` to `version`; after an undo, `events` start from 0 again.

    `changes` apply to all your views as the message before left them, then those of each seat.
    """

    no: int
    re: int | None  # your message that caused this, which it answers
    since: int
    version: int
    undone: bool
    events: list[EventSaid]
    changes: Changes
    views: list[SeatChanges]
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


Argument = str | int | list[str]
"""An argument of a message; the words of a list are joined with “or”."""


class Refused(FromServer, frozen=True, kw_only=True, tag="refused"):
    """Your message changed nothing, and why. `atom` names the rule that forbids it, if any."""

    no: int
    re: int | None
    code: str  # illegal, stale, not-your-seat, malformed …
    reason: str
    atom: str | None = None
    version: int | None = None
    message_id: str | None = None  # of the reason in the catalogue of words
    place: str = ""  # what the reason is about, such as `seats[2]`
    arguments: dict[str, Argument] = {}  # of the message


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
    place: str = ""
    arguments: dict[str, Argument] = {}


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


# Why a battle ended as it did.

ReasonFact = int | str | list[int]


class WhyReason(FromServer, frozen=True, kw_only=True):
    """A sentence of the catalogue: `why-{id}` says it, `why-{id}-more` tells the rest.

    Of its facts, `line` is the name of a Line, `units` are cards, `tokens` are Warfare tokens;
    `attacker` and `defender` are what a die adds to the three Lines.
    """

    id: str
    facts: dict[str, ReasonFact]


class RollLuck(FromServer, frozen=True, kw_only=True):
    """How likely one side was to win before the roll, and what the 36 rolls would have brought."""

    chance: str  # exact, `18/36`; with re-rolls, if there are any
    of_100: int
    rolls: list[bool]  # whether each of the 36 pairs of sides wins; those that do come first
    rolled: int  # which of them was rolled
    rerolls: bool
    verdict: Literal["lucky", "unlucky", "neither"]


class BetterLineUp(FromServer, frozen=True, kw_only=True):
    """A line-up, front first, that would have won more often."""

    cards: list[int]
    tokens: list[int]  # one for each card; -1: none
    of_100: int
    exact: bool  # else it was sampled


class BattleWhy(FromServer, frozen=True, kw_only=True):
    """Why a battle ended as it did, in three reasons, for one of its sides."""

    battle: int  # its number in the match, from 1
    version: int  # at which it was decided
    before_roll: int  # the version before its dice were rolled
    seat: int | None  # whose battle it is told as; None: the Era that defended
    side: Literal[0, 1]
    own: bool  # whether that is the seat of the viewer
    won: bool
    turned: WhyReason
    line: int | None  # the Line in which it turned, 0 to 2
    dice: WhyReason
    helped: WhyReason
    luck: RollLuck | None  # None: no dice were rolled
    better: BetterLineUp | None
    text: str  # the battle in one line, as the odds calculator reads it


class TurningPoint(FromServer, frozen=True, kw_only=True):
    """A battle that changed a match more than others."""

    battle: int
    version: int  # before its dice were rolled
    round: int
    era: int
    attacker: int
    defender: int | None  # None: the Era
    winner: Literal[0, 1] | None  # the side; None: nobody
    of_100: int | None  # the winner's chance before the roll
    points: list[int]  # what the turn brought each seat
    gains: list[Literal["unit", "hero", "relic", "prowess", "honor"]]


class MatchReport(FromServer, frozen=True, kw_only=True):
    """A finished match: points by source, luck, points after each turn."""

    table: TableState
    points: list[SourcePoints]
    luck: list[Luck]
    course: list[list[int]]  # after each turn: the total of each seat
    turns: list[int]  # the version at which each turn began
    winners: list[int]
    imported: bool
    turning_points: list[TurningPoint] = []  # at most three, in order
    lost_by: list[dict[str, int]] = []  # for each seat: how many battles it lost by which reason


class Moment(FromServer, frozen=True, kw_only=True):
    """A match as it stood at a version, as seen by the seats that the viewer may use."""

    version: int
    last: int
    views: list[SeatView]
    events: list[EventSaid]  # of the step that led here
    turn: list[EventSaid]  # of this turn, before that step
    action: str | None  # the entry of the log that led here
    due: Due


class Rating(FromServer, frozen=True, kw_only=True):
    """How strong a user or a bot is: openskill's mean and doubt, and the cautious ordinal.

    Players see `shown`, which starts at 1500, and `doubt` on the same scale.
    """

    mu: float
    sigma: float
    ordinal: float
    matches: int
    shown: int
    doubt: int
    provisional: bool  # too few matches to rely on it


class Ranked(FromServer, frozen=True, kw_only=True):
    """A line of the leaderboard; bots are listed by name.

    Provisional players and those without a victory have no place.
    """

    place: int | None
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
    """An event of chance: its place in the log, how many pieces there were, which one came.

    `drawn_as` is the number that the dice were given: that of the entry in which this draw of the
    match was made first. It differs from `number` only after going back past dice.
    """

    number: int
    drawn_as: int
    pieces: int
    index: int
    action: str
    prepared: bool = False  # by the script of a lesson, and not drawn by the dice


class ThinkingTime(FromServer, frozen=True, kw_only=True):
    """How long a bot thinks about a decision, in milliseconds: usually, and at most at a table."""

    usual: int
    most: int


class BotFacts(FromServer, frozen=True, kw_only=True):
    """A bot that can be invited; `thinking` if its time can be set, as in `champion:ms=100`."""

    name: str
    character: str
    thinking: ThinkingTime | None = None


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


class BestLineUpQuestion(FromClient, frozen=True, kw_only=True):
    """A hand, with the tokens one may lay, against a line-up (front first)."""

    hand: Annotated[list[int], Meta(min_length=1, max_length=10)]
    tokens: Annotated[list[int], Meta(max_length=3)] = []
    defenders: Annotated[list[int], Meta(min_length=1, max_length=4)]
    defender_tokens: Annotated[list[int], Meta(max_length=4)] = []  # -1: none
    board: bool = True
    edition: Annotated[str, Meta(max_length=10)] = "default"
    rulings: dict[Annotated[str, Meta(max_length=60)], Ruling] = {}


class FoundLineUp(FromServer, frozen=True, kw_only=True):
    """A line-up, front first, with a token (or -1) on each card, and its chance to win."""

    cards: list[int]
    tokens: list[int]
    attacker_wins: str  # `25/36`
    relics_looked_at: int  # after a victory


class BestLineUpAnswer(FromServer, frozen=True, kw_only=True):
    """The best line-up with one Unit, with two, three and four. No reinforcements arrive."""

    line_ups: list[FoundLineUp]


# --- practice ----------------------------------------------------------------------------------


PuzzleKind = Literal["line-up", "token", "fight", "era"]


class PuzzleChoice(FromServer, frozen=True, kw_only=True):
    """A possible answer to a puzzle; which fields count depends on its kind."""

    line_up: list[int]  # cards, front first
    tokens: list[int]  # a token, or -1, for each of them
    facing: list[int]  # board Units
    challenge: int  # a seat, or -1
    era: int  # or 0
    inserts: bool  # whether a tile must be inserted before the jump


class PracticePuzzle(FromServer, frozen=True, kw_only=True):
    """A position as a seat sees it, and the choices. A number always names the same puzzle."""

    number: int
    level: int  # 1 to 10
    kind: PuzzleKind
    measure: Literal["chance", "points", "lead"]  # what the values of the choices are
    view: View
    choices: list[PuzzleChoice]


class PracticeProgress(FromServer, frozen=True, kw_only=True):
    """How far a user has come."""

    level: int  # that the answers so far lead to
    streak: int  # right answers in a row
    right: int
    answered: int
    puzzles: int  # how many there are


class PracticeTask(FromServer, frozen=True, kw_only=True):
    """The next puzzle, if one is left that the user has not answered."""

    puzzle: PracticePuzzle | None
    progress: PracticeProgress


class PracticeAnswer(FromClient, frozen=True, kw_only=True):
    """The place of the choice, from 0."""

    choice: Annotated[int, Meta(ge=0, le=9)]


class PracticeReason(FromServer, frozen=True, kw_only=True):
    """A message of the catalogue; its arguments are numbers of cards, tokens, seats and so on."""

    message_id: str
    arguments: dict[str, float]


class PracticeVerdict(FromServer, frozen=True, kw_only=True):
    """Whether the answer was right, and what every choice is worth."""

    right: bool
    answers: list[int]  # the places of the right choices
    values: list[float]  # by the puzzle's measure
    chances: list[float]  # to win the battle
    why: PracticeReason
    progress: PracticeProgress


# The worked examples of the rulebook to read


class WorkedUnit(FromServer, frozen=True, kw_only=True):
    """A Unit in a worked battle, as it stands when a step begins, and what the step does to it."""

    card: int
    token: int | None
    damage: int
    stands: bool
    struck: int  # damage that it suffers in this step
    falls: bool  # in this step


class WorkedSide(FromServer, frozen=True, kw_only=True):
    """A line-up in a worked battle, front first."""

    units: list[WorkedUnit]
    links: list[int]  # the type of the Link counter that is left in each gap; 0: none
    broken: list[int]  # the type of the Link that this step breaks in each gap; 0: none
    strong: bool | None  # which die it has; None: not rolled yet
    face: int | None  # of that die


WorkedStepKind = Literal[
    "deployment", "reinforcements", "links", "assault", "tokens", "dice",
    "long", "medium", "close", "result",
]  # fmt: skip


class WorkedStep(FromServer, frozen=True, kw_only=True):
    """A step of a worked battle: what it brings is there, and whom it strikes still stands."""

    kind: WorkedStepKind
    attackers: WorkedSide
    defenders: WorkedSide
    totals: tuple[int, int] | None  # of the Line, Attacker's first
    survivors: tuple[int, int] | None  # at the end


class WorkedBattle(FromServer, frozen=True, kw_only=True):
    """A battle of the rulebook, played by the engine."""

    id: str
    attacker: int  # a Sabaton
    defender: int | None  # a Sabaton; None: the Era itself
    era: int
    steps: list[WorkedStep]


class GearStep(FromServer, frozen=True, kw_only=True):
    """The gear after a tile."""

    active_tile: int
    pending_tile: int
    wheel: int
    active_sectors: list[int]
    space: int | None  # the token space that the Active tile indicates
    spaces: list[int]  # the token on each space


class ScoreStep(FromServer, frozen=True, kw_only=True):
    """Points of one source, and all points so far."""

    source: Literal["elite", "heroes", "relics", "prowess", "honor"]
    points: int
    total: int


class WorkedScore(FromServer, frozen=True, kw_only=True):
    """The points of a player at the end, source by source."""

    sabaton: int
    units: list[int]
    heroes: list[int]
    relics: list[int]
    prowess: list[int]  # values of the tokens won
    rival: int  # the Sabaton who lost them
    steps: list[ScoreStep]


class RulebookFacts(FromServer, frozen=True, kw_only=True):
    """The worked examples that fit the box."""

    battles: list[WorkedBattle]
    score: WorkedScore | None
    gear: list[GearStep]


# --- the coach ---------------------------------------------------------------------------------


class AdviceThing(FromServer, frozen=True, kw_only=True):
    """A thing that a sentence of the coach names, such as a card or a player."""

    kind: Literal["unit", "token", "era", "seat", "relic", "gear", "sabaton"]
    id: int


AdviceArgument = int | str | AdviceThing | list[AdviceThing]


class AdviceText(FromServer, frozen=True, kw_only=True):
    """A sentence: the id of a message in the catalogue of words, and its arguments."""

    id: str
    args: dict[str, AdviceArgument]


class Suggestion(FromServer, frozen=True, kw_only=True):
    """A move that the coach suggests. Nothing of it has been played."""

    actions: list[int]  # to play in this order; the first one is legal now
    texts: list[str]  # the same actions, as a log writes them
    starts_battle: bool  # whether the last action ends the deployment or the laying of tokens
    title: AdviceText
    reason: AdviceText
    side: Literal[0, 1] | None  # of the line-up below: 0 attacks, 1 defends
    cards: list[int]  # the whole line-up, front first
    laid: int  # how many of these cards lie there already
    tokens: list[int]  # for each card the token that is to lie on it, or -1
    era: int | None  # where the Sabaton jumps to
    spaces: list[int]  # of the board, with the Units to face
    chance: str | None  # to win the battle: `25/36`, or `0.694` for an estimate
    exact: bool  # whether the chance counts every roll and every card that may come
    relics: int | None  # how many the winner chooses from
    called: int  # cards that the line-up calls from the deck; they count for the Relics


class Advice(FromServer, frozen=True, kw_only=True):
    """What a seat could do: up to three moves that differ in kind, the best first."""

    seat: int
    version: int
    point: str  # D-2 … D-23 of the rules
    suggestions: list[Suggestion]
